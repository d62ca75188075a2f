package settings

import (
	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// backup is the part of the page that keeps a copy of everything.
type backup struct {
	day    session.Day // on which the last one was saved
	text   string      // that tells it; "": to be made anew
	emblem boardview.GoalPicture
}

// backupID is the picture of a backup.
var backupID = ui.ID{Name: "sheet"}

// tell says when the last backup was saved.
func (b *backup) tell(l *assets.Lang, day session.Day) string {
	if b.text == "" || b.day != day {
		b.day, b.text = day, l.T("backup.none")
		if at, ok := day.Date(); ok {
			b.text = l.T("backup.last", "date", l.Date(at, assets.FullDate))
		}
	}
	return b.text
}

// sheetSide is the side of the picture in dip.
const sheetSide = 72

// layoutBackup adds when the last backup was saved, what is in one, and the buttons: to save one is what there is to do.
func (s *Scene) layoutBackup(col *ui.Column) {
	defer col.EndGroup(col.BeginGroup())
	f, t := col.F, s.Stage.Lang.T
	col.Badge(t("backup.title"), render.Save, 1)
	s.backup.emblem.SetEmblem(f.Theme, s.Stage.Set.Scheme)
	s.backup.emblem.View.Plain = true
	col.Entry(backupID, sheetSide, s.backup.tell(s.Stage.Lang, s.Stage.Set.BackedUp), t("backup.about"))
	col.Space(16)
	s.layoutCopies(col, ui.Command{ID: saveID, Label: t("backup.save"), Icon: render.Save}, ui.Command{ID: openID, Label: t("backup.open"), Icon: render.Load, Hue: 1})
}

// layoutCopies adds the buttons that save a backup and restore one: side by side or, where their words have no room, below each other.
func (s *Scene) layoutCopies(col *ui.Column, save, open ui.Command) {
	f, first, top := col.F, len(col.F.Controls), col.Y
	if col.Grounded(save, open); f.Controls[first].Rect.Y == f.Controls[first+1].Rect.Y {
		f.Controls[first].Look, f.Controls[first].Ground = ui.Primary, false
		return
	}
	f.Controls, col.Y = f.Controls[:first], top
	col.Command(save, ui.Primary)
	col.Grounded(open)
}

// The sheet of the picture, as parts of its side: its width, the space around the emblem, and the height of the lines below that.
const (
	sheetWide = 0.76
	sheetIn   = 0.14
	sheetLine = 0.05
)

// paint draws a sheet with the emblem and two lines of words.
func (b *backup) paint(l *render.List, f *ui.Frame, r render.Rect) {
	w, t := render.Floor(r.W*sheetWide), f.Theme
	sheet := render.Rect{X: r.X + render.Floor((r.W-w)/2), Y: r.Y, W: w, H: r.H}
	style := render.BoxStyle{Fill: t.Paper, Edge: t.TrayEdge, EdgeWidth: max(1, f.Dip(1)), Shadow: t.CardShadow, ShadowY: f.Dip(2), ShadowBlur: f.Dip(6)}
	if t.Contrast {
		style = render.BoxStyle{Edge: t.Edge, EdgeWidth: f.Dip(2)}
	}
	l.Box(sheet, f.Dip(8), style)
	in := render.Floor(w * sheetIn)
	emblem := render.Rect{X: sheet.X + in, Y: sheet.Y + in, W: w - 2*in, H: w - 2*in}
	b.emblem.Draw(l, f.Fonts, emblem, f.Scale)
	high := max(1, render.Floor(r.H*sheetLine))
	line := render.Rect{X: emblem.X, Y: emblem.Y + emblem.H + high, W: emblem.W, H: high}
	for _, part := range [...]float32{1, 0.6} {
		line.W = render.Floor(emblem.W * part)
		l.Fill(f.Within(sheet, line), high/2, t.Groove)
		line.Y += 2 * high
	}
}
