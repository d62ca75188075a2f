package saves

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

const runText = "marathon(3).2x2.snake#a"

// wayOf returns moves that solve a small game.
func wayOf(t *testing.T, g puzzle.Game) []puzzle.Move {
	t.Helper()
	type node struct {
		board puzzle.Board
		way   []puzzle.Move
	}
	seen := map[puzzle.Board]bool{g.Scramble: true}
	for queue := []node{{g.Scramble, nil}}; len(queue) > 0; queue = queue[1:] {
		n := queue[0]
		if n.board == g.Goal.Board() {
			return n.way
		}
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			m := puzzle.Move{Dir: d, N: 1}
			if next, err := n.board.Play(m); err == nil && !seen[next] {
				seen[next] = true
				queue = append(queue, node{next, append(n.way[:len(n.way):len(n.way)], m)})
			}
		}
	}
	t.Fatal("no way")
	return nil
}

// playLegs plays some legs of the run, and solves all but the last of them if solve is not set.
func (s *Saves) playLegs(t *testing.T, from, to int, own, solve bool) (news history.News) {
	t.Helper()
	run, err := puzzle.ParseRun(runText)
	if err != nil {
		t.Fatal(err)
	}
	for n := from; n <= to; n++ {
		g, err := run.Deal(n - 1)
		if err != nil {
			t.Fatal(err)
		}
		s.Start(g, session.Options{Own: own, Leg: session.Leg{Run: runText, N: n}}, 0, date)
		leg := s.Log.Current()
		leg.StartStudy(0)
		if n == to && !solve {
			break
		}
		for i, m := range wayOf(t, g) {
			if err := leg.Move(m, time.Duration(i+1)*time.Second, session.Mouse); err != nil {
				t.Fatal(err)
			}
		}
		news = s.Finish(leg, date)
	}
	return news
}

// TestFinishRun checks that a run has one record, whose bests count, and its legs none.
func TestFinishRun(t *testing.T) {
	st := newStore()
	s, _ := st.open()
	config := s.Settings.Config
	if news := s.playLegs(t, 1, 2, false, true); news.Counted || s.History.Len() != 0 {
		t.Fatal("a leg counts")
	}
	news := s.playLegs(t, 3, 3, false, true)
	if s.History.Len() != 1 || len(news.All) == 0 || s.Settings.Config != config {
		t.Fatalf("%d records, news %+v", s.History.Len(), news)
	}
	g := s.History.Group("marathon(3).2x2.snake")
	if run, ok := g.Run(); g == nil || !ok || run.N != 3 || g.Tally(session.NoInput) == nil || g.Tally(session.Mouse).Games != 1 || !s.IsRun(0) {
		t.Fatal("the run has no group")
	}
	if _, _, err := s.Look(0); err != ErrRun {
		t.Errorf("the run looks like a game: %v", err)
	}
	s.playLegs(t, 1, 3, true, true)
	if own := s.History.Group("marathon(3).2x2.snake=own"); own == nil || own.Games() != 1 || g.Games() != 1 {
		t.Error("a run of known boards counts among the others")
	}
	again, notices := st.load()
	if again.History.Len() != 2 || len(notices) > 0 {
		t.Fatalf("%d records are read, %v", again.History.Len(), keys(notices))
	}
	for id := range history.ID(2) {
		was, ok, err := s.LookRun(id)
		is, ok2, err2 := again.LookRun(id)
		if !ok || !ok2 || err != nil || err2 != nil || string(was.Line()) != string(is.Line()) {
			t.Errorf("run %d: %v, %v", id, err, err2)
		}
	}
	again.Remove(0)
	if third, _ := st.load(); third.History.Group("marathon(3).2x2.snake").Games() != 0 {
		t.Error("a removed run is back")
	}
}

// TestLostRun kills the program after each write of a run: the run is recorded exactly once, and only when it is done.
func TestLostRun(t *testing.T) {
	whole := newStore()
	s, _ := whole.open()
	s.playLegs(t, 1, 3, false, true)
	lines := strings.SplitAfter(whole.text(game.GameFile), "\n")
	for n := range lines {
		st := newStore(game.GameFile, strings.Join(lines[:n], ""))
		for range 2 {
			s, _ := st.load()
			want := 0
			if n >= len(lines)-1 {
				want = 1
			}
			if got := session.LoadSolves(st.files[game.SolvesFile]).Runs; s.History.Len() != want || len(got) != want {
				t.Fatalf("after %d of %d lines there are %d runs, stored %d", n, len(lines), s.History.Len(), len(got))
			}
		}
	}
}

// TestRunOnDisk reads runs piece by piece, with an index and without, among games.
func TestRunOnDisk(t *testing.T) {
	d := newDisk()
	s, _ := newStore().open()
	lines := ""
	for range 3 {
		lines += s.solve(t)
		s.playLegs(t, 1, 3, s.History.Len() > 3, true)
		lines += string(s.added.lines[len(s.added.lines)-1].text) + "\n"
		s.History = history.New()
	}
	d.files[game.SolvesFile] = []byte(lines)
	for range 2 {
		s, _ := d.open()
		for s.Loading() {
			d.tick(s)
		}
		found := 0
		for id := range history.ID(s.History.Len()) {
			if !s.IsRun(id) {
				continue
			}
			_, _, _ = s.LookRun(id)
			d.tick(s)
			if r, ok, err := s.LookRun(id); !ok || err != nil || r.ID() != runText {
				t.Fatalf("%v, %v, %v", r.ID(), ok, err)
			}
			found++
		}
		if found == 0 || len(d.files[game.IndexFile]) == 0 {
			t.Fatalf("%d runs are found", found)
		}
	}
}

// TestRunInBackup takes a run and its records from one device to another in the middle of a leg.
func TestRunInBackup(t *testing.T) {
	s, _ := newStore().open()
	s.playLegs(t, 1, 3, true, true)
	s.playLegs(t, 1, 2, false, false)
	data := string(s.copied(t).Data)
	other, _ := newStore().open()
	if done := other.restored(t, data); !done.Game || done.Added != 1 || done.Fault != "" {
		t.Fatalf("taken is %+v", done)
	}
	legs := other.Log.Legs()
	if len(legs) != 2 || !legs[0].Solved() || !other.Log.Current().Paused() {
		t.Fatalf("%d legs are restored", len(legs))
	}
	other.Log.Current().Resume(0)
	for i, m := range wayOf(t, other.Log.Current().Game()) {
		if err := other.Log.Current().Move(m, time.Duration(i)*time.Second, session.Touch); err != nil {
			t.Fatal(err)
		}
	}
	other.playLegs(t, 3, 3, false, true)
	if g := other.History.Group("marathon(3).2x2.snake"); g == nil || g.Games() != 1 {
		t.Error("the run has no record")
	}
	if done := other.restored(t, data); done.Added != 0 {
		t.Errorf("%d records are new again", done.Added)
	}
	other.Export(history.NewList(other.History, other.History.GroupOf(0), history.Filter{}, history.ByDate, false), false, "x")
	list := other.export.list
	for list.Step(100) {
	}
	f := other.Exported()
	if f == nil || session.LoadSolves(f.Data).Runs == nil {
		t.Fatal("no run is exported")
	}
}
