package play

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// nextAir is the room around the word of the main button beside others, in dip.
const nextAir = 64

// mainLabel returns the word of the main button.
func (r *result) mainLabel() string {
	if r.main() == againID {
		return r.Stage.Lang.T("result.again")
	}
	return r.Stage.Lang.T("result.next")
}

func (r *result) nextButton(f *ui.Frame, at render.Rect) {
	c := ui.Control{ID: r.main(), Role: ui.Button, Look: ui.Primary, Label: r.mainLabel(), Align: render.Middle, Rect: at}
	lines, face := f.LabelLines(&c)
	if more := f.Fonts.Metrics(face).Line*float32(len(lines)) - at.H; more > 0 { // two lines of large letters
		c.Rect.Y, c.Rect.H = at.Y-render.Floor(more/2), at.H+more
	}
	f.Add(c)
}

// row lays out the buttons beside the main one.
func (r *result) row(f *ui.Frame, at render.Rect) {
	t := r.Stage.Lang.T
	set := [...]ui.Command{{ID: againID, Label: t("result.again"), Icon: render.Again}, {ID: shareID, Label: t("result.share"), Icon: render.Share},
		{ID: moreID, Label: t("result.more"), Icon: render.More}, {ID: menuID, Label: t("play.menu"), Icon: render.Menu}}
	if r.main() == againID {
		set[0] = ui.Command{ID: nextID, Label: t("play.new"), Icon: render.New}
	}
	for i, b := range set {
		c := f.Add(b.Control(f.Split(at, len(set), i, 0)))
		c.Look = ui.Stacked
		f.Label(c, set[:], 16, c.Rect.W-f.Dip(4))
	}
}
