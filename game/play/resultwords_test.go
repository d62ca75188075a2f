package play

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/puzzle/solve"
)

// TestNewsWords checks what a result says of the records that were broken: the most important one, by how much.
func TestNewsWords(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#a"})
	time, moves := history.Broken{Kind: history.BestTime, Old: 130.5, New: 123.4}, history.Broken{Kind: history.BestMoves, Old: 90, New: 82}
	for _, c := range []struct {
		want string
		all  []history.Broken
	}{
		{"", nil},
		{"New best, 7\u00a0s faster", []history.Broken{moves, time}},
		{"Fewest moves yet, 8 fewer", []history.Broken{moves}},
		{"Your first 4 × 4 Snake", []history.Broken{{Kind: history.BestTime, First: true, New: 3}}},
		{"New best, 1:05 faster", []history.Broken{{Kind: history.BestTime, Old: 100, New: 35}}},
		{"New best, 0.3\u00a0s faster", []history.Broken{{Kind: history.BestTime, Old: 10.3, New: 10}}},
		{"New best, 0.004\u00a0s faster", []history.Broken{{Kind: history.BestTime, Old: 1.004, New: 1}}},
		{"Your quickest fingers on this board", []history.Broken{{Kind: history.BestTPS, Old: 4, New: 5}}},
	} {
		if got := newsWords(r.play, history.News{All: c.all}, r.play.sight.words.config); got != c.want {
			t.Errorf("%+v: %q, want %q", c.all, got, c.want)
		}
	}
}

// TestBarRamp checks that the bar runs from the colour of the first tile on the goal's line to that of the last.
func TestBarRamp(t *testing.T) {
	for id, ends := range map[string][2]int{"3x3.classic#a": {1, 8}, "3x3.snake-1#a": {2, 9}, "3x3.spiral-4#a": {1, 9}, "2x2.classic#a": {1, 3}} {
		r := newRun(t, options{game: id})
		var b bar
		b.update(r.frame(), r.play)
		if first, last := b.ramp(0), b.ramp(1); first != b.colors[ends[0]] || last != b.colors[ends[1]] || first == last {
			t.Errorf("%s: from %v to %v, want %v to %v", id, first, last, b.colors[ends[0]], b.colors[ends[1]])
		}
	}
}

// TestBar checks what the bar shows in each state of the search, for a game solved in three moves.
func TestBar(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,7,0,8"})
	for _, k := range []game.Key{"ArrowDown", "ArrowUp", "ArrowLeft"} {
		r.key(k)
	}
	s := r.session()
	if !s.Solved() || s.STM() != 3 {
		t.Fatalf("solved %v in %d moves", s.Solved(), s.STM())
	}
	f := r.frame()
	for _, c := range []struct {
		known        best
		lower, upper int
		perfect      bool
		label        string
	}{
		{best{over: true, lower: 1, upper: 1}, 1, 1, false, "Best possible 1"},
		{best{over: true, lower: 3, upper: 5}, 3, 3, true, "3 is the fewest possible"},
		{best{solver: &solve.Solver{}, lower: 1, upper: 2}, 1, 2, false, "Best possible 1 to 2"},
		{best{over: true, lower: 1, upper: 9}, 1, 3, false, "Best possible at least 1"},
	} {
		c.known.game = s.Game()
		r.play.best = c.known
		var b bar
		if b.update(f, r.play); b.lower != c.lower || b.upper != c.upper || b.you != 3 || b.perfect != c.perfect || b.label.Text != c.label || b.moves.Text != "3 moves" {
			t.Errorf("%+v: %d to %d, %d, perfect %v, %q, %q", c, b.lower, b.upper, b.you, b.perfect, b.label.Text, b.moves.Text)
		}
	}
}
