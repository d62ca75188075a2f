package app_test

import (
	"bytes"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// TestExportOfAList saves the solves of a list as a table and with all moves.
func TestExportOfAList(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{})
	for range 2 { // a single game has no list
		solveNear(r, nearGame)
		r.Tick(200)
	}
	r.Open("records")
	for _, id := range []string{"card", "list"} {
		r.TickUntil(60, id, func() bool { return r.Control(gametest.Named(id)) != nil })
		r.Press(gametest.Named(id))
		r.Tick(2)
	}
	for id, ext := range map[string]string{"csv": ".csv", "json": ".jsonl"} {
		r.Press(gametest.Named("export"))
		r.Tick(12)
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named(id)}}
		r.TickUntil(60, "the file", func() bool { return r.Out.Save != nil })
		f := r.Out.Save
		if want := "wildfifteen-" + r.StoredSolves().List[0].Group() + ext; f.Name != want {
			t.Errorf("the file is %q, not %q", f.Name, want)
		}
		if id == "csv" && (!bytes.HasPrefix(f.Data, []byte(history.CSVHeader)) || bytes.Count(f.Data, []byte{'\n'}) != 3) {
			t.Errorf("the table is %q", f.Data)
		}
		if id == "json" && len(session.LoadSolves(f.Data).List) != 2 {
			t.Errorf("the games are %q", f.Data)
		}
		r.Tick(1)
	}
}
