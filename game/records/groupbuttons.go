package records

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// layoutGames adds the buttons that play and that race, side by side if there is room.
func (p *groupPage) layoutGames(col *ui.Column) {
	f, from := col.F, len(col.F.Controls)
	top := col.Y
	p.layoutPlay(col)
	p.layoutRace(col)
	both := f.Controls[from:]
	if len(both) != 2 {
		return
	}
	half := f.Split(col.Area, 2, 0, gamesGap).W - f.Dip(gamesPad)
	for i := range both {
		if f.Fonts.Width(f.Face(render.Bold, 16), both[i].Label) > half {
			return
		}
	}
	for i := range both {
		both[i].Rect = f.Split(render.Rect{X: col.Area.X, Y: top, W: col.Area.W, H: both[i].Rect.H}, 2, i, gamesGap)
	}
	col.Y = top + both[0].Rect.H + f.Dip(8)
}

// The gap between two buttons of games, the space around the words of one, and that above and below both, in dip.
const (
	gamesAir = 12
	gamesGap = 8
	gamesPad = 32
)

// layoutRace adds the button that races the best time, if there is one.
func (p *groupPage) layoutRace(col *ui.Column) {
	if p.summary.Time.OK && !untimed(p.group) && !p.isRun {
		col.Second(raceID, p.Stage.Lang.T("records.race_best"))
	}
}

// layoutPlay adds the button that plays.
func (p *groupPage) layoutPlay(col *ui.Column) {
	if p.goal.playable {
		col.Button(againID, p.Stage.Lang.T("records.play"), ui.Primary)
	}
}
