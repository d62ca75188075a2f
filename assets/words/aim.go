package words

import (
	"wildfifteen/assets"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
)

// Aim says what to do next towards a goal. It is empty for a tile that is to be brought anywhere but home.
func Aim(l *assets.Lang, a *coach.Aim, g puzzle.Goal) string {
	switch a.Kind {
	case coach.Corner:
		return l.T("coach.corner", "n", a.Tiles[0])
	case coach.Behind:
		return l.T("coach.behind", "n", a.Tiles[0], "first", a.Tiles[1])
	case coach.Turn:
		return l.T("coach.turn", "first", a.Tiles[0], "second", a.Tiles[1])
	case coach.Knot:
		return l.T("coach.knot", "first", a.Tiles[0], "second", a.Tiles[1])
	case coach.Ring:
		return l.T("coach.ring")
	}
	if a.Cells[0] == g.CellOf(a.Tiles[0]) {
		return l.T("coach.home", "n", a.Tiles[0])
	}
	return ""
}
