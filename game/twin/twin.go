// Package twin runs the same game as a program under test, but without an engine. Tests read from the twin where the
// controls are on the program's screen, and what the screen must look like.
package twin

import (
	"image"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/ui"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// Twin is a game in a window that nobody sees.
type Twin struct {
	App *app.App
	In  game.Input   // of the next tick
	Out *game.Output // of the last one

	fonts *render.Fonts
}

// New begins a game that stores nothing: it replaces Store and Fonts of b by its own. No tick has passed yet.
func New(b game.Boot, in game.Input) *Twin {
	b.Store, b.Fonts = nowhere{}, render.NewFonts()
	return &Twin{App: app.New(b), In: in, fonts: b.Fonts}
}

// Ticks runs n ticks of a sixtieth of a second. The first one gets the keys and replies of In, the others get none.
func (w *Twin) Ticks(n int) {
	for range n {
		w.In.Now += time.Second / 60
		w.Out = w.App.Update(&w.In)
		w.In.Keys, w.In.Replies = nil, nil
	}
}

// Press presses and releases keys, one after another.
func (w *Twin) Press(keys ...game.Key) {
	for _, k := range keys {
		for _, down := range []bool{true, false} {
			w.In.Keys = []game.KeyEvent{{Key: k, Down: down}}
			w.Ticks(1)
		}
	}
}

// Control returns the control with a name, nil if none is on the screen.
func (w *Twin) Control(name string) *ui.Control {
	return ui.Find(w.App.Controls(), ui.ID{Name: name})
}

// Cell returns the n-th cell of the board, counted row by row from 0, nil if it is not on the screen.
func (w *Twin) Cell(n int) *ui.Control {
	return ui.Find(w.App.Controls(), ui.ID{Name: "cell", N: n})
}

// Picture returns the screen, drawn by the software renderer.
func (w *Twin) Picture() *image.RGBA {
	var l render.List
	w.App.Draw(&l)
	return soft.New(w.fonts).Picture(&l)
}

// nowhere is a store that keeps nothing.
type nowhere struct{}

func (nowhere) Append(string, []byte)  {}
func (nowhere) Replace(string, []byte) {}
func (nowhere) Confirm(string, string) {}
func (nowhere) Flush() bool            { return true }
