package play

import (
	"cmp"
	"strconv"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/links"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// sight is what the scene shows: the board, what stands around it, and the words for both. The pause and the result
// show it too.
type sight struct {
	scene  *Scene
	board  boardview.View
	faded  render.BoardView // the board below the goal
	place  placement
	aim    boardview.Interest
	words  captions
	goal   goalCells
	draws  stage.Timer // the goal's line draws itself
	lays   stage.Timer // the goal's ribbon lays itself over the board in pause
	lifts  stage.Timer // it leaves the board after the pause
	fresh  bool        // the board has not been laid out yet
	seal   seal
	leaves leave
	tips   tipRoom
	day    boardview.GoalPicture // of the board of the day, while that waits
}

// captions are the cached texts about a game: a frame without changes makes none.
type captions struct {
	config  string   // the configuration
	low     string   // what stands for it in a low head: in a run the number of the board
	split   string   // of a run: how it stands beside the best one or, without one, its name
	sense   string   // what to do, in a line
	lead    string   // of a run: what of that tells how it stands beside the best one, "" if nothing does
	late    bool     // it is behind
	splits  []string // of a run: the times of its legs that are done
	shown   string   // the same where the goal is shown as a picture without numbers
	size    string   // "4x4"
	address string   // the exact game ID
	title   string   // of the window
	clock   ui.Caption
	digits  string     // the clock's text, in digits of equal width if others would jump as it changes
	count   ui.Caption // of the moves
	home    ui.Caption // of the tiles that are home
	whole   string     // the same once all of them are
	best    bests
	early   bool // best was taken before all records were read
	mode    modeWords
}

// adopt sets the captions for the current game.
func (w *captions) adopt(p *Scene) {
	s := p.Session()
	w.size, w.address = s.Board().Size().String(), cmp.Or(p.course.Address, links.ModeText(s.Mode(), s.Game().ID()))
	w.reword(p)
	w.clock.Forget()
	w.count.Forget()
}

// reword translates the captions into the current language.
func (w *captions) reword(p *Scene) {
	s := p.Session()
	w.config = words.Deal(p.Stage.Lang, s.Game(), s.Depth())
	if p.course.Name != "" {
		w.config = p.course.Name
	}
	w.title = p.Stage.Lang.T("common.window", "game", w.config)
	w.sense = cmp.Or(p.course.Sense, senseOf(p))
	w.shown = cmp.Or(p.course.Sense, p.Stage.Lang.T("play.sense_picture"))
	w.low, w.lead = w.config, ""
	if r := p.course.Run; r != nil {
		w.sense, w.low, w.split = r.sense(p.Stage.Lang), r.number(p.Stage.Lang), cmp.Or(r.split(p.Stage.Lang), w.config)
		w.shown = w.sense
		w.lead, w.late = r.lead(p.Stage.Lang)
		w.splits = legClocks(w.splits[:0], p.Stage.Lang, r.Times)
	}
	w.best, w.early = bestsOf(p), p.saves.Loading()
	w.home.Forget()
	tiles := p.Stage.Lang.Count(s.Board().Size().Cells() - 1)
	w.whole = p.Stage.Lang.T("play.home", "n", tiles, "tiles", tiles)
	w.mode.forget(p)
}

// update brings the words of clock and moves up to date.
func (w *captions) update(p *Scene) {
	s := p.Session()
	if w.early && !p.saves.Loading() {
		w.best, w.early = bestsOf(p), false
	}
	if n := int64(p.Moves()); w.count.Update(n) {
		w.count.Text = strconv.FormatInt(n, 10)
		w.best.count(p.Stage.Lang, p.Moves())
	}
	unit := clockUnit(p)
	t := p.Clock() / unit
	if w.clock.Update(int64(t)<<2 | int64(unitDigits(unit))) {
		w.clock.Text = formatClock(p.Stage.Lang, t*unit, unit)
		w.digits = w.clock.Text
		if unit < time.Second || p.Stage.Lang.RTL() { // else only its end moves as it changes
			w.digits = render.Figures(w.clock.Text)
		}
	}
	w.mode.update(p)
	n, key := homeCount(s), "play.home"
	state := int64(n) << 1
	if p.racing() != nil {
		key, state = "play.race_you", state|1
	}
	if w.home.Update(state) {
		w.home.Text = p.Stage.Lang.T(key, "n", p.Stage.Lang.Count(n), "tiles", p.Stage.Lang.Count(s.Board().Size().Cells()-1))
	}
}

// adopt resets what is shown for the current game.
func (v *sight) adopt() {
	v.words.adopt(v.scene)
	v.goal, v.seal = goalCells{}, seal{}
	v.board.Motion.StopSlide()
	v.board.Motion.StopShake()
	v.board.Zoom, v.fresh = boardview.Zoom{}, true
	v.board.Cursor.Cell = v.scene.Session().Board().Blank()
}

// layoutBoard lays out the board in its place.
func (v *sight) layoutBoard(f *ui.Frame) {
	p, area := v.scene, v.place.area
	s := p.Session()
	v.board.Layout(p.Stage, f, s.Board(), s.Goal(), boardview.Place{Area: area, Max: v.boardMax(f, area),
		Label: p.Stage.Lang.T("play.board"), Value: v.words.config, Covered: s.Paused() || p.hides(), Gap: s.Hidden() && !s.Paused(), MarkStuck: true})
	if v.fresh && f.TextSize >= ui.LargeText {
		v.board.Enlarge()
	}
	v.fresh = false
	v.goal.layout(f, p)
	b := &v.board
	b.Shift = b.Motion.Append(b.Shift[:0], p.Stage, b)
	b.Shift = p.hand.touch.Append(b.Shift, p.Stage, b)
	b.Honey = !p.flashes && !b.Motion.Waves(p.Stage) && p.best.perfect(s)
	b.Ring, b.Golden = 0, false
	if part, runs := b.Motion.Flashes(p.Stage); runs {
		b.Ring, b.Golden = (1-part)*(1-part), true
	}
	b.Trial = p.trying()
	if b.Smaller = 0; s.Failed() {
		b.MarkAstray()
	}
	p.help.show(p.Stage, b, p.peek.on)
	v.aim.Follow(p.Stage, b)
}

// drawTime is how long a line takes to draw itself.
const (
	drawTime = 700 * time.Millisecond
	layTime  = 240 * time.Millisecond // over a paused board
	liftTime = 160 * time.Millisecond // off it
)

// drawLine makes the line of the goal's picture draw itself in a new player's first games that have a line that turns.
func (v *sight) drawLine() {
	p := v.scene
	if s := p.Session(); s.First() && s.Goal().Kind() != puzzle.Classic && !p.Stage.Still() {
		v.draws = p.Stage.Start(drawTime)
	}
}

// lay makes the ribbon lay itself over the board, which is paused, or leave it.
func (v *sight) lay(over bool) {
	v.lays, v.lifts = stage.Timer{}, stage.Timer{}
	if s := v.scene.Stage; !s.Still() && render.Ordered(v.board.Goal) {
		if over {
			v.lays = s.Start(layTime)
		} else {
			v.lifts = s.Start(liftTime)
		}
	}
}

// laid returns the part of the ribbon over a paused board that is still to be drawn, 0..1.
func (v *sight) laid() float32 {
	part, _ := v.scene.Stage.Part(v.lays)
	return (1 - part) * (1 - part)
}

// undrawn returns the part of the line that is still to be drawn, 0..1.
func (v *sight) undrawn() float32 {
	part, _ := v.scene.Stage.Part(v.draws)
	return 1 - part*part*(3-2*part)
}

// toasts returns the area for toasts while the board is shown: beside or above the board.
func (v *sight) toasts(f *ui.Frame) (a stage.ToastArea) {
	a.Area, a.Floor = f.Safe, f.Safe.Y+f.Safe.H
	if v.place.beside {
		a.Area = f.Fixed(v.place.rest)
		return a
	}
	a.Floor, a.Area.Y = v.board.Rect.Y, v.place.honour.Y
	return a
}

// toastHigh is the height of the room for toasts above the buttons of a column, and toastInto how far it reaches into the air
// above the icons, in dip.
const (
	toastHigh  = 68
	toastInto  = 8
	toastUp    = 10 // and into that below the name
	toastLeast = 52 // the least room between the figures and the line of advice for a toast above that line
)

// toastLine returns the room for toasts in play: over the line of sense, between the board and the buttons where tips have a line there,
// under figures in large letters, or above the buttons in the column beside the board. cover is the line of sense or of
// advice where a toast stands over that.
func (v *sight) toastLine(f *ui.Frame) (line, cover render.Rect) {
	pl := &v.place
	switch {
	case pl.form > rowForm && pl.beside:
		return line, cover
	case pl.form > rowForm: // between the figures and the board
		top := pl.honour.Y
		for i := range f.Controls {
			if c := &f.Controls[i]; (c.ID == clockID || c.ID == movesID) && c.Rect.Y < v.board.Rect.Y {
				top = max(top, c.Rect.Y+c.Rect.H-f.Dip(8)) // its words end above its foot
			}
		}
		return render.Rect{X: f.Safe.X, Y: top, W: f.Safe.W, H: v.board.Rect.Y - top}, cover
	case pl.beside:
		foot, figures := pl.keys.Y+f.Dip(toastInto), float32(0)
		for i := range f.Controls {
			if c := &f.Controls[i]; c.ID == homeID || c.ID == clockID || c.ID == movesID {
				figures = max(figures, c.Rect.Y+c.Rect.H)
			}
		}
		if tip := ui.Find(f.Controls, tipID); tip != nil {
			if tip.Rect.Y-figures >= f.Dip(toastLeast) {
				foot = tip.Rect.Y // above the line of advice, which stays in sight
			} else {
				cover = f.Fixed(render.Rect{X: pl.rest.X, Y: tip.Rect.Y, W: pl.rest.W, H: tip.Rect.H})
			}
		}
		top := max(figures, foot-f.Dip(toastHigh))
		return f.Fixed(render.Rect{X: pl.rest.X, Y: top, W: pl.rest.W, H: max(0, foot-top)}), cover
	case pl.tip.H <= 0 && pl.head.H > 0: // over the line of sense, up to the letters of the name
		top := v.toldAt(f) - f.Dip(toastUp)
		return render.Rect{X: f.Safe.X, Y: top, W: f.Safe.W, H: min(pl.honour.Y+f.Dip(toastInto), v.board.Rect.Y) - top}, v.senseLine(f)
	}
	foot := v.board.Rect.Y + v.board.Rect.H
	return render.Rect{X: f.Safe.X, Y: foot, W: f.Safe.W, H: pl.keys.Y + f.Dip(toastInto) - foot}, cover
}

// senseLine returns the place of the line of sense and of what is told there, as wide as the screen.
func (v *sight) senseLine(f *ui.Frame) render.Rect {
	pl := &v.place
	line, foot := v.lineHeight(f), pl.head.Y+pl.head.H
	told := (v.toldAt(f) + foot + line) / 2 // the foot of the letters of what is told, which stand lower
	return render.Rect{X: f.Safe.X, Y: foot - line, W: f.Safe.W, H: min(max(foot, told), pl.honour.Y) - foot + line}
}

// goalCells is the goal as a read-only grid, for the mirror of a browser. The grid lies over the goal's picture.
type goalCells struct{ texts []string }

var goalGridID = ui.ID{Name: "goalboard"}

// goalCellGroup is the name in the IDs of the goal's cells.
const goalCellGroup = "goalcell"

func (g *goalCells) layout(f *ui.Frame, p *Scene) {
	thumb := ui.Find(f.Controls, goalID)
	if p.Stage.Platform != game.Browser || thumb == nil || p.Session().Hidden() {
		return
	}
	r, goal := thumb.Rect, p.Session().Goal()
	size := goal.Size()
	if g.texts == nil {
		for c := range size.Cells() {
			text := p.Stage.Lang.T("play.cell_blank")
			if label := goal.Board().At(c); label != 0 {
				text = strconv.Itoa(label)
			}
			g.texts = append(g.texts, text)
		}
	}
	w, h := r.W/float32(size.W), r.H/float32(size.H)
	f.Add(ui.Control{ID: goalGridID, Role: ui.Grid, Look: ui.Custom, Label: p.Stage.Lang.T("play.goal"), Value: p.sight.words.config, Rect: r, Disabled: true})
	for c, text := range g.texts {
		f.Add(ui.Control{ID: ui.ID{Name: goalCellGroup, N: c}, Role: ui.Cell, Look: ui.Custom, Label: text, Row: c / size.W, Col: c % size.W,
			Rect: render.Rect{X: r.X + float32(c%size.W)*w, Y: r.Y + float32(c/size.W)*h, W: w, H: h}, Disabled: true})
	}
}
