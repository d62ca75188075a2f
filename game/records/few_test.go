package records

import (
	"strings"
	"testing"

	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// TestFewGames opens a puzzle with a game that was solved with a peek and one that was not solved: all that the page says is about
// both of them, the rows too, and there is no diagram.
func TestFewGames(t *testing.T) {
	d := newDesk(t, 0)
	row := history.Row{Second: start.Unix(), MS: 640, STM: 1, Flags: history.Blind, Peeks: 1}
	d.history.Add(row, "4x4.snake=blind")
	row.Second, row.Peeks, row.Flags = row.Second-60, 0, history.Blind|history.Failed
	d.history.Add(row, "4x4.snake=blind")
	r := newRun(t, d)
	r.tap(0, ui.ID{Name: cardGroup})
	r.tick(3)
	words := r.words()
	for _, want := range []string{"Solved 1 of 2", "|2 games|", "|Sort or save|"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not in %q", want, words)
		}
	}
	p := r.stage.Top().(*groupPage)
	if len(p.rows) != 2 || p.rows[1].time != "Not solved" || p.rows[1].moves != "" {
		t.Errorf("the rows are %+v", p.rows)
	}
	for _, c := range r.stage.Controls() {
		if c.ID == chartID || c.ID == tableID || c.ID == compareID {
			t.Errorf("there is %v", c.ID)
		}
	}
}

// TestDiagramFrom opens puzzles with one solve too few for a diagram, and with enough.
func TestDiagramFrom(t *testing.T) {
	for n, want := range map[int]bool{chartLeast - 1: false, chartLeast: true} {
		r := newRun(t, newDesk(t, n))
		r.tap(0, ui.ID{Name: cardGroup})
		r.tick(3)
		got := false
		for _, c := range r.stage.Controls() {
			got = got || c.ID == chartID
		}
		if got != want {
			t.Errorf("%d solves: a diagram: %v", n, got)
		}
	}
}

// TestRunPage finds the button that begins another run.
func TestRunPage(t *testing.T) {
	d := newDesk(t, 0)
	solve := session.RunSolve{Run: "relay(2x2..3x3).snake", Seed: "a", Date: start, MS: 2000, Legs: []session.LegSolve{{MS: 500}, {MS: 1500}}}
	id, _ := d.history.Add(history.RunRow(solve), solve.Group())
	d.runs = map[history.ID]session.RunSolve{id: solve}
	for _, press := range ways {
		r := newRun(t, d)
		press(r, ui.ID{Name: cardGroup})
		if c := r.control(againID); c.Look != ui.Primary {
			t.Errorf("the button that plays is %+v", c)
		}
		press(r, againID)
		if got := d.done[len(d.done)-1]; !strings.HasPrefix(got, "run relay") {
			t.Errorf("it did %q", got)
		}
	}
}

// TestPlayFromTheOnlyCard plays another game from the page of all records, where they are of one puzzle.
func TestPlayFromTheOnlyCard(t *testing.T) {
	for _, press := range ways {
		d := newDesk(t, 3)
		press(newRun(t, d), againID)
		if want := "play 3x3.classic 0"; len(d.done) != 1 || d.done[0] != want {
			t.Errorf("it did %q, want %q", d.done, want)
		}
	}
}

// TestShowIsAnAct reads the button that closes the choice of solves.
func TestShowIsAnAct(t *testing.T) {
	r := newRun(t, newDesk(t, 12))
	r.tap(0, ui.ID{Name: cardGroup})
	for _, id := range []ui.ID{filterID, showID, listID, filterID} {
		r.tap(0, id)
		r.tick(3)
		if c := r.stage.Find(showID); id == filterID && (c == nil || c.Label != "Show 12 solves") {
			t.Errorf("the button is %+v", c)
		}
	}
}
