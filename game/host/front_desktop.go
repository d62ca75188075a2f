//go:build !js && !android && !ios

package host

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/host/store"
)

// callOther asks a program that runs with the same files to come to the front and to open a game, if one is named. It reports
// whether that program answers.
func callOther(d *store.Disk, open string) bool {
	letOthersForward()
	return d.Call(open)
}

// answer comes to the front if another program has asked for that.
func (w *window) answer() {
	if w.above {
		w.above = false
		ebiten.SetWindowFloating(false)
	}
	d, ok := w.host.store.(*store.Disk)
	if !ok {
		return
	}
	open, called := d.Called()
	if !called {
		return
	}
	w.forward()
	if open != "" {
		w.host.requests.reply(game.Reply{Kind: game.Link, Text: open})
	}
}

// forward brings the window to the front where the system allows that, and asks for attention where it does not.
func (w *window) forward() {
	if ebiten.IsWindowMinimized() {
		ebiten.RestoreWindow()
	}
	toFront()
	if ebiten.IsFocused() {
		return
	}
	if !w.host.requests.fullscreen {
		ebiten.SetWindowFloating(true)
		w.above = true
	}
	ebiten.RequestAttention()
}
