package game

import (
	"slices"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// unsaved is what the player has to know about a run that does not keep what happens in it.
type unsaved struct {
	text   string   // one sentence, shown in the menu and the pause; "" while all is well
	always string   // the sentence of a run that keeps no game from the start, "" of any other
	told   []string // why the store failed, as far as it was said in this run
}

// storeFailed says why saving fails, but each reason once in a run: every move may fail again, and what passes may
// come back. The reason "" says that all is kept again.
func (a *App) storeFailed(why string) {
	u := &a.unsaved
	if why == "" {
		if u.text != u.always {
			a.toast.drop(u.text)
		}
		u.text = u.always
		return
	}
	u.text = a.lang.T("message.not_saved", "why", why)
	if !slices.Contains(u.told, why) {
		u.told = append(u.told, why)
		a.toast.show(a, u.text)
	}
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
