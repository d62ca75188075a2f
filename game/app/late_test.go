package app_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// slowRecords is a file of records that is read in parts, as slowly as the test likes.
type slowRecords struct {
	data  []byte
	asked []game.Range
}

func (s *slowRecords) Read(at game.Range)          { s.asked = append(s.asked, at) }
func (s *slowRecords) Write(string, int64, []byte) {}

// answer returns the answers to what was asked.
func (s *slowRecords) answer() (all []game.Reply) {
	for _, at := range s.asked {
		end := min(at.From+int64(at.Length), int64(len(s.data)))
		all = append(all, game.Reply{Kind: game.Ranged, Range: at, Data: s.data[at.From:end]})
	}
	s.asked = nil
	return all
}

// TestWinWhileRecordsLoad wins a game while the records are read. Which best it beat is told once they are known: on the result
// if the player looks at it, and else for a moment; nothing is told of a game that beat none, and of one that had more time to be
// studied.
func TestWinWhileRecordsLoad(t *testing.T) {
	const known = "3x2.classic#late"
	for _, c := range []struct {
		name string
		old  int64 // time of the record, in ms
		game string
		goOn bool // to another game before the records are known
		want string
	}{
		{"a best", 3_600_000, known, false, "New best, "},
		{"a best, in the next game", 3_600_000, known, true, "New best, "},
		{"no best", 1, known, false, ""},
		{"a board of one's own", 3_600_000, "3x2.classic:1,2,3,0,4,5", false, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			told := session.Told{Config: "3x2.classic", MS: c.old, STM: 1, Date: gametest.Start.Add(-time.Hour)}
			records := &slowRecords{data: append(told.Line(), '\n')}
			r := gametest.New(t, gametest.Options{Game: c.game, Boot: func(b *game.Boot) {
				b.Files.Long, b.Files.Sizes = records, map[string]int64{game.SolvesFile: int64(len(records.data))}
			}})
			r.Tick(60)
			g, err := puzzle.ParseGame(c.game)
			if err != nil {
				t.Fatal(err)
			}
			solveBoard(t, r, g.Goal.Board())
			r.Tick(120)
			if r.Find(gametest.Named("next")) == nil {
				t.Fatalf("no result: %v", r.IDs())
			}
			if says := saysAll(r); strings.Contains(says, "best,") || strings.Contains(says, "Your first") {
				t.Errorf("news before the records are read: %q", says)
			}
			if c.goOn {
				r.Key("Enter")
				r.Tick(60)
			}
			if len(records.asked) == 0 {
				t.Fatal("nothing has been asked for")
			}
			var said []string
			for range 60 {
				r.In.Replies = records.answer()
				r.Tick(1)
				said = append(said, saysAll(r))
			}
			found := 0
			for _, text := range said {
				if strings.Contains(text, "New best, ") || strings.Contains(text, "Your first") || strings.Contains(text, "quickest") {
					found++
				}
			}
			if (found > 0) != (c.want != "") || c.want != "" && !strings.Contains(strings.Join(said, ""), c.want) {
				t.Errorf("said is %q, want %q", said[len(said)-1], c.want)
			}
			if text, _ := r.Toast(); c.goOn != strings.HasPrefix(text, "New best, ") {
				t.Errorf("for a moment it says %q", text)
			}
		})
	}
}

// saysAll returns all that the screen says.
func saysAll(r *gametest.Run) string {
	text, _ := r.Toast()
	for _, c := range r.App.Controls() {
		text += fmt.Sprint("|", c.Label, "|", c.Value)
	}
	return text
}
