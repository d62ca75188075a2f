package draw_test

import (
	"runtime"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// BenchmarkLookAhead draws on a 16x16 board, with the ticks in between in which the program looks ahead: how long the processor
// works for a tick. At the start a cell is drawn and taken back; in the middle of a whole line cells are taken back.
func BenchmarkLookAhead(b *testing.B) {
	open := func(b *testing.B) *gametest.Run {
		runtime.LockOSThread()
		b.Cleanup(runtime.UnlockOSThread)
		r := gametest.New(b, gametest.Options{Game: "16x16.classic#x"})
		r.Open("draw")
		return r
	}
	b.Run("start", func(b *testing.B) {
		r := open(b)
		r.Tap(game.Touch, ui.ID{Name: "line"})
		r.FocusOn(ui.ID{Name: "line"})
		keys := [...]game.Key{"ArrowRight", "ArrowLeft"}
		var works gametest.Works
		for i := 0; b.Loop(); i++ {
			if i%4 == 0 {
				r.In.Keys = []game.KeyEvent{{Key: keys[i/4%2], Down: true}}
			}
			works.Tick(r)
		}
		works.Report(b)
	})
	b.Run("middle", func(b *testing.B) {
		r := open(b)
		var works gametest.Works
		for i := 0; b.Loop(); i++ {
			if i%600 == 0 { // a whole line, of which half is taken back
				r.Press(gametest.Named("finish"))
				r.TickUntil(3000, "a whole line", func() bool { return r.Find(gametest.Named("start")) != nil })
				r.FocusOn(ui.ID{Name: "line"})
			}
			if i%4 == 0 {
				r.In.Keys = []game.KeyEvent{{Key: "Backspace", Down: true}}
			}
			works.Tick(r)
		}
		works.Report(b)
	})
}
