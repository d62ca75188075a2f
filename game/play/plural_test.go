package play

import (
	"slices"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// TestFiguresInPlural makes moves: the word below their number is in the plural form of that number.
func TestFiguresInPlural(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic#x"})
	b := &r.play.sight.words.best
	for n, want := range []string{"moves", "move", "moves"} {
		if n > 0 {
			m := quickMoves(t, r.session())[0]
			r.tick(20)
			r.key(arrow[m.Dir])
		}
		r.tick(1)
		if got := r.Find(movesID).Label; r.session().STM() != n || got != want || !slices.Contains(b.moves, want) {
			t.Errorf("%d moves: %q, captions %q, want %q", r.session().STM(), got, b.moves, want)
		}
	}
}

// TestSplitsAddUp writes the splits below the bar of a finished run in tenths that add up to those of its time.
func TestSplitsAddUp(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic#x"})
	run, err := puzzle.ParseRun("relay(2x2..3x3).snake#monday")
	if err != nil {
		t.Fatal(err)
	}
	r.play.course.Run = &Run{Of: run}
	w := resultWords{legs: []time.Duration{250 * time.Millisecond, 5499 * time.Millisecond}} // 5.749 in all
	if got := w.labels(r.play); got[0].tenths != "0:00.2" || got[1].tenths != "0:05.5" || got[1].clock != "0:05.499" {
		t.Errorf("the splits are written %q, %q and %q", got[0].tenths, got[1].tenths, got[1].clock)
	}
}
