package play

import (
	"strconv"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// rival is the other side of a race: a recorded game that plays beside the board, in the goal's place, by the clock of the
// game being played. So a pause holds both.
type rival struct {
	of     *session.Session // the game in the race
	film   *session.Playback
	clocks []time.Duration // after so many parts of the goal, from the first, the clock at which all of them were home for good
	parts  [][]int
	first  int // parts that were home at the start
	told   int // parts of the player that were home when the lead was told last
	frame  int // of the film
	lead   string
	view   render.BoardView
}

// Against makes the game being played a race against a recording of the same deal.
func (p *Scene) Against(r session.Recording) {
	s := p.Session()
	v := &rival{of: s, film: session.NewPlayback(r, true), parts: s.Goal().Parts()}
	latest := time.Duration(0)
	for _, frame := range v.film.Splits() {
		if frame < 0 {
			break
		}
		latest = max(latest, v.film.Frame(frame).Clock)
		v.clocks = append(v.clocks, latest)
	}
	v.first = v.home(s.Board())
	v.told = v.first
	v.lead = p.Stage.Lang.T("play.race_begins")
	v.view.Board = v.film.Board(0)
	p.rival = v
	p.Stage.Say(v.lead)
}

// racing returns the rival of the game being played, nil if it is no race.
func (p *Scene) racing() *rival {
	if p.rival == nil || p.rival.of != p.Session() {
		return nil
	}
	return p.rival
}

// home returns how many parts of the goal, from the first, are home on a board.
func (v *rival) home(b puzzle.Board) (n int) {
	goal := v.of.Goal().Board()
	for _, part := range v.parts {
		for _, cell := range part {
			if b.At(cell) != goal.At(cell) {
				return n
			}
		}
		n++
	}
	return n
}

// tick moves the rival on, and tells the lead when the player has brought a further part home.
func (v *rival) tick(p *Scene) {
	s := v.of
	if clock := s.Clock(p.Stage.Now()); s.Started() && !s.Paused() {
		if frame := v.film.FrameAtClock(clock); frame != v.frame {
			v.frame = frame
			v.view.Board = v.film.Board(frame)
			if v.told == v.first {
				v.lead = v.score(p)
			}
			p.Stage.Animate()
		}
	}
	if n := v.home(s.Board()); n > v.told && n <= len(v.clocks) {
		v.told = n
		v.tell(p, s.Clock(p.Stage.Now())-v.clocks[n-1])
	}
}

// score says how many of the rival's tiles are home.
func (v *rival) score(p *Scene) string {
	n, goal := 0, v.of.Goal().Board()
	for cell := range goal.Size().Cells() {
		if label := goal.At(cell); label != 0 && v.view.Board.At(cell) == label {
			n++
		}
	}
	l := p.Stage.Lang
	return l.T("play.race_other", "n", l.Count(n), "tiles", l.Count(goal.Size().Cells()-1))
}

// tell says how far the player is behind, or ahead if the time is negative.
func (v *rival) tell(p *Scene, behind time.Duration) {
	v.lead = leadWords(p.Stage.Lang, behind)
	if p.sight.place.form > rowForm { // no line of sense
		p.Stage.Toast(v.lead)
	}
	p.Stage.Say(v.lead)
}

// leadWords says how far the player is behind, or ahead if the time is negative.
func leadWords(l *assets.Lang, behind time.Duration) string {
	key := "play.race_behind"
	if behind < 0 {
		key, behind = "play.race_ahead", -behind
	}
	tenths := int64((behind + 50*time.Millisecond) / (100 * time.Millisecond))
	if tenths == 0 {
		return l.T("play.race_level")
	}
	return l.T(key, "s", strconv.FormatFloat(float64(tenths)/10, 'f', 1, 64))
}

// remark says who has won, once the player's game is solved; "" before that and in a game that is no race.
func (v *rival) remark(p *Scene) string {
	if v == nil || !v.of.Solved() {
		return ""
	}
	lead := leadWords(p.Stage.Lang, v.of.Clock(p.Stage.Now())-v.film.Recording.Time())
	return p.Stage.Lang.T("result.race", "lead", lead)
}

// paint draws the rival's board as large as fits in a control.
func (v *rival) paint(l *render.List, f *ui.Frame, p *Scene, r render.Rect) {
	b := v.view
	b.Theme, b.Colors, b.Goal, b.Scale = f.Theme, p.sight.board.Colors, v.of.Goal(), f.Scale
	b.Rect, b.Cell, b.Origin = render.TrayFor(r, b.Board.Size(), f.Scale, 0)
	b.Numerals, b.Numbers, b.Bridges, b.Growth = p.sight.board.Numerals, true, true, 1
	b.Covered = v.of.Paused()
	l.Board(f.Fonts, &b)
}
