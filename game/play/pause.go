package play

import (
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// pause is the scene of a paused game: the goal's ribbon covers the board, the clock stands still.
type pause struct {
	stage.Page
	play *Scene
	line ui.Caption // moves and tiles at home
	high string     // the same without these, for a high column, where they have a bar
	made string     // the moves, where they count and the time does not
}

var resumeID = ui.ID{Name: "resume"}

// Pause pauses the game and shows the pause, unless the game is solved. Before the first move it only tells the player
// that there is nothing to pause.
func (p *Scene) Pause() {
	s := p.Session()
	if s.Over() || !p.Stage.Shows(p) {
		return
	}
	if !s.Started() {
		p.Stage.Tell(p.Stage.Lang.T("pause.not_yet"))
		return
	}
	s.Pause(p.Stage.Now())
	n := &pause{Page: stage.NewPage(p.Stage), play: p}
	n.Ground = p
	n.Told = p.desk.Trouble()
	p.sight.lay(true)
	p.Stage.Push(n)
	p.Stage.Say(p.Stage.Lang.T("pause.title"))
}

// Tick keeps the note on trouble up to date.
func (p *pause) Tick() {
	p.Told = p.play.desk.Trouble()
}

func (p *pause) First() ui.ID { return resumeID }

// Hear makes the words anew when the language changes.
func (p *pause) Hear(n stage.News) {
	if n == stage.Reworded {
		p.line.Forget()
	}
}

// Layout lays out the board where it stands in play, the time above it or beside it, and the buttons.
func (p *pause) Layout(f *ui.Frame) {
	v := &p.play.sight
	v.words.update(p.play)
	if p.line.Update(int64(p.play.Session().STM())<<1 | flag(p.play.Stage.Set.ShowMoves)) {
		p.made = p.Stage.Lang.N("result.moves", p.play.Session().STM())
		p.line.Text, p.high = p.words(), p.highWords()
	}
	head, foot := v.stand(f)
	p.Toasts = v.toasts(f)
	if name := v.place.head; name.H > 0 {
		v.layoutHead(f)
		if head := ui.Find(f.Controls, configID); head.Rect.W == name.W { // over the time, unless the board of the day waits beside it
			head.Align = v.align()
		}
	}
	if name := v.place.head; name.H > 0 && v.place.form != sideForm {
		head.H -= name.Y + name.H - head.Y
		head.Y = name.Y + name.H
	}
	if v.place.beside {
		head, foot = p.column(f, head)
	}
	way := p.way(f, foot)
	p.buttons(f, foot, way)
	p.time(f, head, way == apart)
}

func flag(on bool) int64 {
	if on {
		return 1
	}
	return 0
}

// words says that the game is paused, its moves unless the player hides them, and how many tiles are home.
func (p *pause) words() string {
	s, l := p.play.Session(), p.Stage.Lang
	title, home, tiles := l.T("pause.title"), l.Count(homeCount(s)), l.Count(s.Board().Size().Cells()-1)
	if p.play.blind() {
		return l.T("modes.pause_line", "title", title, "moves", l.N("result.moves", s.STM()))
	}
	if !p.play.Stage.Set.ShowMoves || p.counts() {
		return l.T("pause.line", "title", title, "home", home, "tiles", tiles)
	}
	return l.T("pause.line_moves", "title", title, "moves", l.N("result.moves", s.STM()), "home", home, "tiles", tiles)
}

// highWords says that the game is paused, and its moves unless the player hides them.
func (p *pause) highWords() string {
	title := p.Stage.Lang.T("pause.title")
	if !p.play.Stage.Set.ShowMoves || p.counts() {
		return title
	}
	return p.Stage.Lang.T("modes.pause_line", "title", title, "moves", p.made)
}

// counts reports whether the moves count in the game, and the time does not.
func (p *pause) counts() bool { return p.play.course.Par > 0 || p.play.fewest() }

// pauseSizes are the sizes of the time in dip, the largest first; pauseHigh are those in a high column beside the board.
var pauseSizes = [...]float32{56, 44, 28, 20}

var pauseHigh = [...]float32{144, 112, 88, 64}

// Below the time in a high column, in dip: the size of the words, the height of the bar of the tiles at home and the space above that; and
// the least height of such a column.
const (
	pauseWords  = 18
	pauseBar    = 12
	pauseGap    = 28
	pauseColumn = 320
)

// highColumn is the height, in dip, from which the column beside a board is high: what stands there is large.
const highColumn = 400

// high reports whether an area is a high column beside the board.
func (v *sight) high(f *ui.Frame, area render.Rect) bool {
	return v.place.beside && area.H >= f.Grown(highColumn)
}

// time lays out the time and the words below it in the middle of an area, as large as fits; large letters leave the name of the game
// out for that. They scroll if nothing fits. If again is set, the button Start over follows them.
func (p *pause) time(f *ui.Frame, area render.Rect, again bool) {
	if p.play.sight.place.beside && area.H >= f.Grown(pauseColumn) && p.timeHigh(f, area) || p.timeFits(f, area, again, true) || f.TextSize >= ui.LargeText && p.timeFits(f, area, again, false) {
		return
	}
	p.layoutTime(p.Scroll.Begin(f, area, area), pauseSizes[len(pauseSizes)-1], p.line.Text, 16, again, true)
	p.Scroll.End(f)
}

// timeHigh lays out the time in the middle of a high column, between the name and the buttons, with the bar of the tiles at home below
// it, which would tell too much of a blind game; it reports whether that fits.
func (p *pause) timeHigh(f *ui.Frame, area render.Rect) bool {
	v := &p.play.sight
	if v.scene.racing() != nil {
		return false
	}
	mark, col := len(f.Controls), f.Column(area)
	p.layoutTime(col, p.highSize(f, area.W), p.high, pauseWords, false, false)
	if !p.play.blind() {
		col.Space(pauseGap)
		words := f.Face(render.Regular, pauseWords)
		v.homeIn(f, col.Take(f.Dip(pauseBar+homeGap)+f.Fonts.Metrics(words).Line), f.Fitting(render.Regular, pauseWords, v.words.home.Text, area.W))
	}
	h := col.Y - area.Y
	if h > area.H {
		f.Controls = f.Controls[:mark]
		return false
	}
	p.Scroll = ui.Scroll{}
	moveDown(f.Controls[mark:], (area.H-h)/2)
	return true
}

// highSize returns the largest size of the time that fits in the width of a high column.
func (p *pause) highSize(f *ui.Frame, width float32) float32 {
	figure, _ := p.figure()
	for _, size := range pauseHigh {
		if f.Fonts.Width(f.Face(render.Figure, size), figure) <= width {
			return size
		}
	}
	return pauseHigh[len(pauseHigh)-1]
}

// figure returns what stands large, and its name: the time or, where they count, the moves.
func (p *pause) figure() (figure, label string) {
	if p.counts() {
		return p.made, p.Stage.Lang.N("play.moves", p.play.Moves())
	}
	return p.play.sight.words.clock.Text, p.Stage.Lang.T("play.time")
}

// timeFits is time without scrolling; it reports whether that fits.
func (p *pause) timeFits(f *ui.Frame, area render.Rect, again, name bool) bool {
	mark := len(f.Controls)
	for _, size := range pauseSizes {
		col := f.Column(area)
		p.layoutTime(col, size, p.line.Text, 16, again, name)
		if h := col.Y - area.Y; h <= area.H {
			p.Scroll = ui.Scroll{}
			down := (area.H - h) / 2
			if p.play.sight.place.beside {
				down = min(down, f.Dip(16))
			}
			moveDown(f.Controls[mark:], down)
			return true
		}
		f.Controls = f.Controls[:mark]
	}
	return false
}

// layoutTime lays out the time and the words below it, each of a size in dip, the name of the game unless it stands elsewhere, and the
// button Start over if again is set.
func (p *pause) layoutTime(col *ui.Column, size float32, line string, words float32, again, name bool) {
	f, v := col.F, &p.play.sight
	align := v.align()
	figure, label := p.figure()
	if p.counts() || p.play.Stage.Set.Clock != session.HiddenClock {
		face := f.Fitting(render.Figure, size, figure, col.Area.W)
		f.Add(ui.Control{ID: clockID, Role: ui.Status, Look: ui.Custom, Label: label, Value: figure, Face: face, Align: align, Rect: col.Take(render.Floor(f.Fonts.Metrics(face).Cap * 1.5))})
	}
	head := col.Line(line, ui.Small, render.Regular, words)
	head.Role, head.Align = ui.Heading, align
	if name && v.place.head.H == 0 {
		col.Button(configID, v.words.config, ui.Quiet)
	}
	if again {
		col.Button(againID, p.Stage.Lang.T("pause.again"), ui.Quiet)
	}
	col.Note(p.Told)
}

// column divides the column beside the board: the words from the top, the buttons at its foot.
func (p *pause) column(f *ui.Frame, area render.Rect) (words, buttons render.Rect) {
	high := p.height(f)
	if both := high + f.ControlHeight() + f.Dip(16); area.H-both >= 2*f.ControlHeight() {
		high = both
	}
	words, buttons = area, area
	words.H = max(0, area.H-high-f.Dip(8))
	buttons.Y, buttons.H = area.Y+area.H-high, high
	return words, buttons
}

func (p *pause) height(f *ui.Frame) float32 { return f.ControlHeight() + f.Dip(8) }

// buttonsWay is how the two buttons stand.
type buttonsWay uint8

const (
	stacked buttonsWay = iota
	abreast
	apart // there is room for Resume alone
)

// way returns how the buttons fit into an area.
func (p *pause) way(f *ui.Frame, area render.Rect) buttonsWay {
	first, second := p.widths(f)
	switch {
	case p.height(f)+f.ControlHeight()+f.Dip(8) <= area.H:
		return stacked
	case first+second+f.Dip(8) <= area.W:
		return abreast
	}
	return apart
}

// widths returns the widths that the buttons need.
func (p *pause) widths(f *ui.Frame) (resume, again float32) {
	resume = f.Fonts.Width(f.Face(render.Bold, 16), p.Stage.Lang.T("pause.resume")) + f.Dip(16)
	again = f.Fonts.Width(f.Face(render.Regular, 16), p.Stage.Lang.T("pause.again")) + f.Dip(16)
	return max(resume, f.Dip(48)), max(again, f.Dip(48))
}

// buttons lays out the buttons in an area.
func (p *pause) buttons(f *ui.Frame, area render.Rect, way buttonsWay) {
	gap, tall, line := f.Dip(8), p.height(f), f.ControlHeight()
	at := middle(area, min(line, area.H))
	again := at
	switch way {
	case stacked:
		inner := min(gap, area.H-tall-line-gap)
		at = middle(area, tall+inner+line)
		at.Y, at.H = max(at.Y, area.Y+gap), tall
		again.Y, again.H = at.Y+tall+inner, line
	case abreast:
		_, second := p.widths(f)
		at.W = render.Floor(min(at.W-gap-second, at.W*0.5))
		again.X, again.W = at.X+at.W+gap, area.W-at.W-gap
	}
	f.Add(ui.Control{ID: resumeID, Role: ui.Button, Look: ui.Primary, Label: p.Stage.Lang.T("pause.resume"), Align: render.Middle, Rect: at})
	if way != apart {
		f.Add(ui.Control{ID: againID, Role: ui.Button, Look: ui.Quiet, Label: p.Stage.Lang.T("pause.again"), Align: render.Middle, Rect: again})
	}
}

func (p *pause) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == clockID {
		l.TextIn(f.Fonts, c.Face, c.Value, c.Rect, c.Align, render.Middle, f.Theme.Ink)
		return
	}
	p.play.sight.paint(l, f, c)
}

func (p *pause) Act(id ui.ID) {
	switch id {
	case resumeID:
		p.Stage.Pop()
	case againID:
		p.Stage.Pop()
		p.play.Again()
	case configID:
		p.Stage.Pop()
		p.play.desk.NewGame()
	}
}

// Touch continues the game after a tap on the covered board.
func (p *pause) Touch(g *stage.Finger, ph stage.Phase) {
	if ph == stage.Released && !g.Far {
		p.Stage.Pop()
	}
}

func (p *pause) Key(e game.KeyEvent) bool {
	if e.Down && !e.Repeat && p.play.keys.Action(e) == keys.Pause {
		p.Stage.Pop()
		return true
	}
	return false
}

func (p *pause) Pad(b stage.PadPress) bool {
	if b.Button == game.PadStart {
		p.Stage.Pop()
		return true
	}
	return false
}
