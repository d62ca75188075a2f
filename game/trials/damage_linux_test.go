package trials

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// played returns the files of a player with some records, settings and a running game.
func played(tr *trial) *gametest.Memory {
	s := gametest.WithSettings(func(s *session.Settings) { s.FirstDone, s.Theme = true, session.DarkTheme })
	r := gametest.New(tr.T, gametest.Options{Store: s})
	for i := range 3 {
		id, way := gametest.Deal(tr, "3x3.classic", 4+tr.random.IntN(6), tr.random.Uint64())
		r.Reply(game.Reply{Kind: game.Link, Text: id})
		r.Tick(30)
		for _, m := range way[:len(way)-max(0, i-1)] { // the last game stays unsolved
			r.Key(gametest.Arrow[m.Dir])
			r.Tick(1 + tr.random.IntN(20))
		}
		r.Tick(100)
	}
	g, err := puzzle.ParseConfig("3x3.path(a1:R2DL2DR2)")
	if err != nil {
		tr.Fatal(err)
	}
	for _, name := range []string{"snake", "Snake, again"} {
		r.Store.Append(game.GoalsFile, session.GoalLine{Goal: session.KeptGoal{Config: g, Name: name}}.Text())
	}
	for _, line := range []string{"study 17 10", "lesson 4"} {
		r.Store.Append(game.MarksFile, session.Summed([]byte(line)))
	}
	return r.Store
}

// damaged are the files whose lines have sums.
var damaged = append([]string{game.GoalsFile, game.MarksFile}, watched...)

// changedBits starts with files of which a bit has changed: that is said, and what has changed is kept aside.
func changedBits(tr *trial) {
	good := played(tr)
	for range 40 {
		name := damaged[tr.random.IntN(len(damaged))]
		s := good.Clone()
		data := s.Files[name]
		if len(data) == 0 {
			continue
		}
		at := tr.random.IntN(len(data))
		data[at] ^= 1 << tr.random.IntN(8)
		tr.count(1)
		said := toasts(tr, s)
		aside := name + game.BadEnd
		if len(said) != 1 || len(s.Files[aside]) == 0 {
			tr.Errorf("%s, byte %d: says %q, keeps %q aside", name, at, said, s.Files[aside])
		}
		if name == game.GameFile && data[at] != '\n' && good.Files[name][at] != '\n' {
			if got, want := current(s).Board(), current(good).Board(); got != want {
				tr.Errorf("byte %d: the board is %v, was %v", at, got, want)
			}
		}
		before := maps.Clone(s.Files)
		if said := toasts(tr, s); len(said) > 0 || !slices.Equal(names(before), names(s.Files)) {
			tr.Errorf("%s, byte %d: the next start says %q and has %q", name, at, said, names(s.Files))
		}
		if tr.Failed() {
			return
		}
	}
}

func current(s *gametest.Memory) *session.Session {
	return session.Load(s.Files[game.GameFile]).Log.Current()
}

func names(files map[string][]byte) []string { return slices.Sorted(maps.Keys(files)) }

// toasts starts the game and returns what it says in the first seconds.
func toasts(tr *trial, s *gametest.Memory) (all []string) {
	r := gametest.New(tr.T, gametest.Options{Store: s})
	for range 40 {
		r.Tick(15)
		if text, _ := r.Toast(); text != "" && !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return slices.DeleteFunc(all, func(text string) bool { return !strings.Contains(text, "damaged") })
}

// clocks plays while the clocks jump: the game and the records stay whole, and the backup can be read.
func clocks(tr *trial) {
	s := gametest.NewMemory()
	zones := []*time.Location{time.UTC, time.FixedZone("far", 100*3600), time.FixedZone("", -99*3600), time.FixedZone("odd", 1234), time.Local}
	for range 10 {
		tr.count(1)
		id, way := gametest.Deal(tr, "3x3.snake", 5, tr.random.Uint64())
		r := gametest.New(tr.T, gametest.Options{Store: s, Game: id})
		r.In.Date = jump(tr.random).In(zones[tr.random.IntN(len(zones))])
		board := r.Board()
		r.Reply(game.Reply{Kind: game.Link, Text: id})
		r.Tick(10)
		for _, m := range way {
			switch tr.random.IntN(6) {
			case 0:
				r.In.Date = jump(tr.random).In(zones[tr.random.IntN(len(zones))])
			case 1:
				r.In.Now += time.Duration(tr.random.Int64N(int64(300 * 24 * time.Hour)))
			}
			r.Tick(1 + tr.random.IntN(5))
			if r.SceneName() != "play" {
				r.Key("Escape")
			}
			r.Key(gametest.Arrow[m.Dir])
		}
		r.Tick(20)
		loaded := session.Load(s.Files[game.GameFile])
		if all := r.StoredSolves(); loaded.BadLines > 0 || all.BadLines > 0 {
			tr.Errorf("after %v: bad lines %q %q", board, loaded.Bad, all.Bad)
		}
		kept := bytes.Clone(s.Files[game.SolvesFile])
		r.App.Backup()
		backup := r.App.Update(&r.In)
		other := gametest.New(tr.T, gametest.Options{})
		if backup.Save != nil {
			other.Reply(game.Reply{Kind: game.Opened, Text: "backup", Data: backup.Save.Data})
			if got := len(other.StoredSolves().List); got != len(session.LoadSolves(kept).List) {
				tr.Errorf("the backup has %d records", got)
			}
		}
	}
}

// jump returns a date, some of them absurd.
func jump(r *rand.Rand) time.Time {
	switch r.IntN(4) {
	case 0:
		return time.Unix(r.Int64(), 0)
	case 1:
		return time.Unix(-r.Int64(), 0)
	case 2:
		return time.Date(r.IntN(20000)-5000, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return time.Unix(r.Int64N(4e9), r.Int64N(1e9))
}
