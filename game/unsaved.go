package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// unsaved is what the player has to know about a run that does not keep what happens in it.
type unsaved struct {
	text   string // one sentence, shown in the menu and the pause; "" while all is well
	failed bool   // the store failed, and that was said
}

// storeFailed says once in a run that saving fails: each move may fail again.
func (a *App) storeFailed(why string) {
	if a.unsaved.failed {
		return
	}
	a.unsaved = unsaved{a.lang.T("message.not_saved", "why", why), true}
	a.toast.show(a, a.unsaved.text)
}

// tall is the height that add takes in a column of width w.
func (u *unsaved) tall(f *ui.Frame, w float32) float32 {
	if u.text == "" {
		return 0
	}
	face := f.Face(render.Regular, 16)
	return f.Fonts.Metrics(face).Line*float32(len(f.Wrap(u.text, face, w))) + f.Dip(16)
}

// add puts the sentence at the end of a column, if there is one.
func (u *unsaved) add(col *ui.Column) {
	if u.text != "" {
		col.Space(8)
		col.Small(u.text)
	}
}
