package play

import (
	"math"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// rival is the other side of a race: a recorded game that plays beside the clock, on a small board, by the clock of the
// game being played. So a pause holds both. All that it shows follows from the two games: a restart changes nothing.
type rival struct {
	of     *session.Session // the game in the race
	film   *session.Playback
	clocks []time.Duration // after so many parts of the goal, from the first, the clock at which all of them were home for good
	parts  [][]int
	first  int           // parts that were home at the start
	told   int           // parts of the player that were home when the lead was told last
	behind time.Duration // the lead told last
	frame  int           // of the film
	lead   string        // how the race stands; "" if nothing is to be told
	line   string        // against what time the race is, and how it stands
	best   bool          // the game is the player's best
	early  bool          // best was taken before all records were read
	tally  string        // how many of its tiles are home
	view   boardview.View

	palette boardview.Palette
}

// Against makes the game being played a race against a recording of the same deal.
func (p *Scene) Against(r session.Recording) {
	p.rival = newRival(p.Session(), r)
	p.rival.know(p)
	p.Stage.Say(p.rival.lead)
}

// race goes on with the race that the game being played is, if it is one.
func (p *Scene) race() {
	s := p.Session()
	if p.racing() != nil {
		return
	}
	r, ok := s.Rival()
	if !ok {
		return
	}
	v := newRival(s, r)
	v.frame = v.film.FrameAtClock(s.Clock(p.Stage.Now()))
	if !s.Started() {
		v.frame = 0
	}
	v.view.Board = v.film.Board(v.frame)
	v.know(p)
	p.rival = v
}

// newRival returns the rival of a game, which may have begun.
func newRival(s *session.Session, r session.Recording) *rival {
	v := &rival{of: s, film: session.NewPlayback(r, true), parts: s.Goal().Parts()}
	latest := time.Duration(0)
	for _, frame := range v.film.Splits() {
		if frame < 0 {
			break
		}
		latest = max(latest, v.film.Frame(frame).Clock)
		v.clocks = append(v.clocks, latest)
	}
	v.first = v.partsHome(s.Game().Scramble)
	v.told = v.first
	v.view.Board = v.film.Board(0)
	own := session.NewPlayback(s.Recording(), true)
	for i := 1; i <= own.Last(); i++ {
		v.split(own.Board(i), own.Frame(i).Clock)
	}
	return v
}

// split takes note of the lead if the player has brought a further part home on a board at a clock.
func (v *rival) split(b puzzle.Board, clock time.Duration) bool {
	n := v.partsHome(b)
	if n <= v.told || n > len(v.clocks) {
		return false
	}
	v.told, v.behind = n, clock-v.clocks[n-1]
	return true
}

// racing returns the rival of the game being played, nil if it is no race.
func (p *Scene) racing() *rival {
	if p.rival == nil || p.rival.of != p.Session() {
		return nil
	}
	return p.rival
}

// partsHome returns how many parts of the goal, from the first, are home on a board.
func (v *rival) partsHome(b puzzle.Board) (n int) {
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
	if v.early && !p.saves.Loading() {
		v.know(p)
	}
	if clock := s.Clock(p.Stage.Now()); s.Started() && !s.Paused() {
		if frame := v.film.FrameAtClock(clock); frame != v.frame {
			v.move(p, frame)
		}
	}
	if v.split(s.Board(), s.Clock(p.Stage.Now())) {
		v.tell(p)
	}
}

// move shows another frame of the film. A single step slides; the tiles of several are at their places at once.
func (v *rival) move(p *Scene, frame int) {
	old, next := v.view.Board, v.film.Board(frame)
	single := frame == v.frame+1
	v.frame, v.view.Board = frame, next
	if single && old != next {
		v.view.Motion.Slide(p.Stage, p.Stage.StartFade(boardview.SlideTime, boardview.FadeTime), old, next, 0)
	} else {
		v.view.Motion.StopSlide()
	}
	v.word(p)
	p.Stage.Animate()
}

// rivalMoves reports whether tiles of a rival slide.
func (p *Scene) rivalMoves() bool {
	r := p.racing()
	return r != nil && r.view.Motion.Slides(p.Stage)
}

// know finds out whether the game is the player's best, and makes the words. The time tells: a text that tells of the game does not say
// whose it is.
func (v *rival) know(p *Scene) {
	v.early, v.best = p.saves.Loading(), false
	g, ms := session.Solve{Config: v.of.Game().Config.String(), Depth: v.of.Depth()}, v.film.Recording.Time().Milliseconds()
	for _, own := range [...]bool{false, true} {
		g.Own = own
		if group := p.saves.History.Group(g.Group()); group != nil {
			t := group.Tally(session.NoInput)
			v.best = v.best || t != nil && t.Time.OK && int64(math.Round(t.Time.Value*1000)) == ms
		}
	}
	v.word(p)
}

// name returns what the rival is called.
func (v *rival) name(l *assets.Lang) string {
	if v.best {
		return l.T("play.own")
	}
	return l.T("play.other")
}

// word makes the lines that tell how the race stands.
func (v *rival) word(p *Scene) {
	switch {
	case v.told > v.first:
		v.lead = leadWords(p.Stage.Lang, v.behind)
	case v.frame > 0:
		v.lead = ""
	default:
		v.lead = p.Stage.Lang.T("play.race_begins")
	}
	l, key := p.Stage.Lang, "play.race_other"
	if v.best {
		key = "play.race_own"
	}
	against := l.T("play.race_against", "time", formatClock(l, v.film.Recording.Time(), time.Second))
	switch {
	case v.told > v.first:
		v.line = l.T("records.dotted", "a", against, "b", v.lead)
	case v.lead != "":
		v.line = v.lead
	default:
		v.line = against
	}
	v.tally = l.T(key, "n", l.Count(v.home()), "tiles", l.Count(v.of.Board().Size().Cells()-1))
}

// home returns how many of the rival's tiles are home.
func (v *rival) home() int { return homeOn(v.view.Board, v.of.Goal()) }

// tell says how far the player is behind or ahead.
func (v *rival) tell(p *Scene) {
	v.word(p)
	if p.sight.place.form > rowForm && !p.Session().Over() { // no line of sense; the result says how it ended
		p.Stage.Toast(v.lead)
	}
	p.Stage.Say(v.lead)
}

// leadWords says how far the player is behind, or ahead if the time is negative.
func leadWords(l *assets.Lang, behind time.Duration) string {
	return gapWords(l, behind, "play.race_behind", "play.race_ahead")
}

// gapWords says by how many tenths of a second the player is behind or, if the time is negative, ahead, each in a sentence of its own.
func gapWords(l *assets.Lang, behind time.Duration, late, early string) string {
	key := late
	if behind < 0 {
		key, behind = early, -behind
	}
	tenths := int64((behind + 50*time.Millisecond) / (100 * time.Millisecond))
	if tenths == 0 {
		return l.T("play.race_level")
	}
	return l.T(key, "s", l.Decimal(float64(tenths)/10, 1))
}

// outcome says who has won and by how much, once the player's game is solved; "" before that and in a game that is no race.
func (v *rival) outcome(p *Scene) string {
	if v == nil || !v.of.Solved() {
		return ""
	}
	return gapWords(p.Stage.Lang, v.of.Clock(p.Stage.Now())-v.film.Recording.Time(), "result.lost", "result.won")
}

// layout finds the rival's board, as large as fits in a rectangle, and where its tiles are.
func (v *rival) layout(f *ui.Frame, p *Scene, r render.Rect) {
	b := &v.view
	b.Theme, b.Goal, b.Scale = f.Theme, v.of.Goal(), f.Scale
	b.Colors = v.palette.Colors(f.Theme, p.Stage.Set.Scheme, b.Goal) // the board beside it is laid out later
	b.Rect, b.Cell, b.Origin = render.TrayFor(r, b.Board.Size(), f.Scale, 0)
	b.Numerals, b.Numbers, b.Bridges, b.Growth = p.sight.board.Numerals, true, true, 1
	b.Covered = v.of.Paused()
	b.Shift = b.Motion.Append(b.Shift[:0], p.Stage, b)
}

// The measures of the rival's board: in dip, and in parts of the width of the figures' place.
const (
	rivalLeast = 40   // side
	rivalMost  = 112  // side
	rivalGap   = 12   // around the rival's board
	rivalPart  = 0.36 // most of the width
)

// rivalRoom returns the place of the rival's board, and of its name if that stands below it, at the end of the figures' place; ok is false
// in a game without a rival, where that stands elsewhere, and without room.
func (v *sight) rivalRoom(f *ui.Frame, r render.Rect) (at render.Rect, ok bool) {
	rival := v.scene.racing()
	if rival == nil || v.place.abreast {
		return at, false
	}
	line, high := v.rivalLine(f), r.H
	if !v.place.apart {
		high -= v.homeHeight(f) + f.Dip(rivalGap)
	}
	side := render.Floor(min(r.W*rivalPart, high-line, f.Grown(rivalMost)))
	at = render.Rect{X: r.X + r.W - side, Y: r.Y, W: side, H: side + line}
	return at, side >= f.Dip(rivalLeast) && (line == 0 || f.Fonts.Width(v.rivalFace(f, side), rival.name(v.scene.Stage.Lang)) <= side)
}

// rivalRest returns what the rival's board leaves of the figures' place beside it, and from where on the bars may stand, 0 without a board.
func (v *sight) rivalRest(f *ui.Frame, r render.Rect) (rest render.Rect, low float32) {
	if at, ok := v.rivalRoom(f, r); ok {
		r.W -= at.W + f.Dip(rivalGap)
		return r, at.Y + at.H + f.Dip(rivalGap)
	}
	return r, 0
}

// rivalBoard lays out the rival's board at the end of the figures' place, and returns what it leaves. Without room for it the bars alone
// tell of the rival.
func (v *sight) rivalBoard(f *ui.Frame, r render.Rect) (rest render.Rect, low float32) {
	if at, ok := v.rivalRoom(f, r); ok {
		v.layoutRival(f, at)
	} else if rival := v.scene.racing(); rival != nil && !v.place.abreast {
		rival.layout(f, v.scene, render.Rect{})
	}
	return v.rivalRest(f, r)
}

// rivalLine returns the height of the rival's name below its board: 0 where the bars are right below, the second of which is named so.
func (v *sight) rivalLine(f *ui.Frame) float32 {
	if v.place.apart {
		return 0
	}
	return f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
}

// rivalFace returns the face of the rival's name below a board of a width.
func (v *sight) rivalFace(f *ui.Frame, width float32) render.FaceID {
	return f.Fitting(render.Regular, 16, v.scene.racing().name(v.scene.Stage.Lang), width)
}

// layoutRival lays out the rival's board with its name below it.
func (v *sight) layoutRival(f *ui.Frame, at render.Rect) {
	rival := v.scene.racing()
	f.Add(ui.Control{ID: rivalBoardID, Role: ui.Image, Look: ui.Custom, Label: rival.name(v.scene.Stage.Lang), Rect: at, Face: v.rivalFace(f, at.W)})
	board, _ := v.rivalParts(f, at)
	rival.layout(f, v.scene, board)
}

// rivalParts divides the place of a rival into that of its board and that of its name.
func (v *sight) rivalParts(f *ui.Frame, at render.Rect) (board, name render.Rect) {
	board, name = at, at
	name.H = v.rivalLine(f)
	board.H -= name.H
	name.Y = board.Y + board.H
	return board, name
}

// paintRival draws the rival's board and its name below it.
func (v *sight) paintRival(l *render.List, f *ui.Frame, c *ui.Control) {
	board, name := v.rivalParts(f, c.Rect)
	v.scene.racing().paint(l, f, board)
	if name.H > 0 {
		l.TextIn(f.Fonts, c.Face, c.Label, name, render.Middle, render.Middle, f.Theme.Ink2)
	}
}

// paint draws the rival's board as large as fits in a place, which stands elsewhere in a mirrored layout.
func (v *rival) paint(l *render.List, f *ui.Frame, r render.Rect) {
	b := &v.view.BoardView
	b.Rect, b.Cell, b.Origin = render.TrayFor(r, b.Board.Size(), f.Scale, 0)
	l.Board(f.Fonts, b)
}
