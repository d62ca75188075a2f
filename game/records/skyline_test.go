package records

import (
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/ui"
)

// TestSkyline chooses what a list shows on a phone, upright and on its side: a picture of it stands between the choices and the button,
// all of them in sight, and follows the order; the best of all stands out in it.
func TestSkyline(t *testing.T) {
	for _, size := range [][2]float32{{360, 640}, {640, 360}} {
		r := newRun(t, newDesk(t, 90))
		r.in.Width, r.in.Height = size[0], size[1]
		r.tick(3)
		for _, id := range []ui.ID{idOf(cardGroup, 0), listID, filterID} {
			r.tap(game.Mouse, id)
		}
		p := r.stage.Top().(*filterPage)
		for _, by := range []history.Sort{history.ByTime, history.ByMoves, history.ByDate} {
			r.tap(game.Mouse, idOf(sortGroup, int(by)))
			if s := &p.list.skyline; len(s.parts) != skylineMost || s.best < 0 || by != history.ByDate && !slices.IsSorted(s.parts) {
				t.Errorf("%v, order %d: %v, the best is at %d", size, by, s.parts, s.best)
			} else if by != history.ByDate && s.parts[s.best] != slices.Min(s.parts) {
				t.Errorf("%v, order %d: the best is at %d of %v", size, by, s.best, s.parts)
			}
		}
		line, show := r.control(skylineID).Rect, r.control(showID).Rect
		for i := range p.words[3] {
			if at := r.control(idOf(undoneGroup, i)).Rect; at.Y+at.H > size[1] || !at.Intersect(line).Empty() {
				t.Errorf("%v: a choice at %v, the picture at %v", size, at, line)
			}
		}
		if turn, sort := r.control(turnID).Rect, r.control(idOf(sortGroup, 2)).Rect; turn.Y+turn.H > line.Y && (turn.Y != sort.Y || turn.X < sort.X+sort.W) {
			t.Errorf("%v: the switch at %v stands neither above the picture nor beside the orders at %v", size, turn, sort)
		}
		if line.Y+line.H > show.Y || show.Y+show.H > size[1] {
			t.Errorf("%v: the picture at %v, the button at %v", size, line, show)
		}
	}
}
