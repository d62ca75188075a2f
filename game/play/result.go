package play

import (
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// resultDelay is how long keys, buttons and taps beside the controls wait before they go on to the next game: a player
// who solves in a flurry of moves should see the result.
const resultDelay = 500 * time.Millisecond

// result is the scene after a solved game. The solved board stays in sight.
type result struct {
	stage.Page
	play   *Scene
	since  time.Duration
	words  resultWords
	offer  puzzle.Kind // the kind of goal that is offered, if offers is set
	offers bool
	more   bool // the terms are shown
	card   resultCard
}

var (
	nextID  = ui.ID{Name: "next"}
	shareID = ui.ID{Name: "share"}
	moreID  = ui.ID{Name: "more"}
	offerID = ui.ID{Name: "offer"}
)

// solved keeps the record of a game that has just been solved and shows its result.
func (p *Scene) solved(s *session.Session) {
	r := newResult(p, p.saves.Finish(s, p.In.Date))
	if p.Set.SkipResult {
		p.Toast(r.words.joy)
	} else {
		p.Push(r)
	}
	p.Say(p.Lang.T("result.said", "title", p.Lang.T("result.solved"), "joy", r.words.joy))
}

// ShowResult shows the result of a game that was solved before the program started.
func (p *Scene) ShowResult() {
	if p.Session().Started() {
		p.Push(newResult(p, session.News{}))
	}
}

func newResult(p *Scene, news session.News) *result {
	r := &result{Page: stage.NewPage(p.Stage), play: p, since: p.Now(), words: newResultWords(p, news)}
	r.pickOffer()
	p.result = r
	return r
}

// offerInterval is the number of solves from one offer of a new kind of goal to the next.
const offerInterval = 3

// pickOffer finds, every offerInterval solves, a kind of goal that was neither solved nor offered yet.
func (r *result) pickOffer() {
	s := r.play.saves
	if len(s.Solves.List)%offerInterval != offerInterval-1 {
		return
	}
	for _, k := range []puzzle.Kind{puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random} {
		if !s.Settings.Solved.Has(k.String()) && !s.Settings.Offered.Has(k.String()) {
			r.offer, r.offers = k, true
			s.Settings.Offered.Add(k.String())
			s.Change()
			return
		}
	}
}

func (r *result) First() ui.ID { return nextID }

func (r *result) Paint(l *render.List, f *ui.Frame, c *ui.Control) { r.play.sight.paint(l, f, c) }

func (r *result) Tick() {
	if !r.ready() {
		r.Animate()
	}
}

// ready reports whether the player has had time to see what happened.
func (r *result) ready() bool { return r.Now()-r.since >= resultDelay }

func (r *result) Act(id ui.ID) {
	p := r.play
	switch id {
	case nextID:
		if r.ready() {
			r.next()
		}
	case againID:
		r.Pop()
		p.Again()
	case shareID:
		r.Share(p.Address())
	case moreID:
		r.more = !r.more
		r.card.reveal = 0
		if r.more {
			r.card.reveal = revealLayouts
		}
	case offerID:
		r.Pop()
		p.desk.Deal(puzzle.Config{Size: p.Session().Board().Size(), Rule: puzzle.Rule{Kind: r.offer}}, 0)
	case goalID:
		p.peek.toggle(p)
	case configID:
		r.Pop()
		p.desk.NewGame()
	}
}

func (r *result) next() {
	r.Pop()
	r.play.NewDeal()
}

// Touch deals the next game after a tap beside the controls.
func (r *result) Touch(g *stage.Finger, ph stage.Phase) {
	if ph == stage.Released && !g.Far && r.ready() {
		r.next()
	}
}

func (r *result) Key(e game.KeyEvent) bool {
	if !e.Down || e.Repeat {
		return e.Down
	}
	switch act := r.play.keys.Action(e); {
	case act == keys.NewGame:
		r.Act(nextID)
	case act == keys.Restart:
		r.Act(againID)
	case act.Moves():
		return !r.ready() // the last keys of a flurry of moves do nothing
	default:
		return false
	}
	return true
}

func (r *result) Pad(b stage.PadPress) bool {
	if _, ok := b.Dir(); ok {
		return !r.ready()
	}
	if b.Button == game.PadBack {
		r.Act(nextID)
		return true
	}
	return false
}

// resultCard holds the heights of the result's words and buttons.
type resultCard struct {
	height float32 // of all but the terms at the last layout
	extra  float32 // of the terms; 0 while they are hidden
	reveal int     // number of layouts that still have to scroll the terms into sight
}

// revealLayouts is how many layouts it takes until the board has made room and the words have their places.
const revealLayouts = 4

// Layout lays out the board and the card.
func (r *result) Layout(f *ui.Frame) {
	v := &r.play.sight
	area, foot := v.stand(f)
	r.Toasts = v.toasts(f)
	if v.place.beside {
		foot = area
	}
	r.layoutCard(f, area, foot)
}

// layoutCard lays out the words and buttons in an area. Where they scroll or stand above the board, the button to the
// next game stays in sight at the end of another, below them.
func (r *result) layoutCard(f *ui.Frame, area, below render.Rect) {
	card := &r.card
	w := min(area.W, f.Grown(440))
	x := render.Floor(area.X + (area.W-w)/2)
	bottom := below.Y + below.H
	foot := !r.play.sight.place.beside || card.height+card.extra > area.H
	if foot && r.play.sight.place.beside {
		area.H -= f.ControlHeight() + f.Dip(16)
	}
	col := r.Scroll.Begin(f, area, render.Rect{X: x, W: w})
	if r.play.sight.place.beside {
		col.Y += render.Floor(max(0, min((area.H-max(card.height, f.Dip(420)))/2, area.H-card.height-card.extra)))
	}
	top := col.Y
	r.layoutWords(f, col)
	if !foot {
		col.Button(nextID, r.Lang.T("result.next"), ui.Primary).Icon = render.Play
	}
	r.layoutButtons(f, col)
	terms := col.Y
	r.layoutTerms(col)
	card.extra = col.Y - terms
	if r.offers {
		col.Button(offerID, r.Lang.T("result.offer", "kind", words.Kind(r.Lang, r.offer)), ui.Plain)
	}
	col.Space(16)
	card.height = col.Y - top - card.extra
	if foot {
		card.height += f.ControlHeight() + f.Dip(8)
	}
	r.Scroll.End(f)
	if card.reveal > 0 {
		card.reveal--
		r.Scroll.Show(render.Rect{Y: terms, H: card.extra}, f.Dip(4))
	}
	if foot {
		f.Add(ui.Control{ID: nextID, Role: ui.Button, Look: ui.Primary, Label: r.Lang.T("result.next"), Icon: render.Play, Align: render.Middle,
			Rect: render.Rect{X: x, Y: bottom - f.ControlHeight() - f.Dip(8), W: w, H: f.ControlHeight()}})
	}
}

func (r *result) layoutWords(f *ui.Frame, col *ui.Column) {
	title, joy := float32(28), float32(20)
	if f.TextSize > largeText {
		title, joy = 20, 16
	}
	w := &r.words
	w.update(r.play)
	col.Space(4)
	head := col.Line(r.Lang.T("result.solved"), ui.Title, render.Bold, title)
	head.Role, head.Align = ui.Heading, render.Middle
	col.Space(4)
	col.Line(w.joy, ui.Plain, render.Regular, joy).Align = render.Middle
	if w.best.Text != "" {
		col.Space(4)
		col.Line(w.best.Text, ui.Plain, render.Regular, 16).Align = render.Middle
	}
	for _, line := range w.remarks {
		col.Space(4)
		col.Line(line, ui.Small, render.Regular, 16).Align = render.Middle
	}
	col.Space(12)
}

func (r *result) layoutButtons(f *ui.Frame, col *ui.Column) {
	t, row := r.Lang.T, col.Take(f.StackedHeight())
	set := [3]ui.Command{{ID: againID, Label: t("result.again"), Icon: render.Again}, {ID: shareID, Label: t("result.share"), Icon: render.Share},
		{ID: moreID, Label: t("result.more"), Icon: render.More}}
	for i, b := range set {
		c := f.Add(b.Control(f.Split(row, len(set), i, 4)))
		c.Look, c.On, c.Face = ui.Stacked, b.ID == moreID && r.more, f.FaceFitting(b.Label, row.W/3-f.Dip(8))
	}
	col.Space(8)
}

func (r *result) layoutTerms(col *ui.Column) {
	if !r.more {
		return
	}
	col.Line(r.words.terms, ui.Plain, render.Regular, 16).Align = render.Middle
	col.Space(4)
	col.Line(r.Lang.T("result.terms_why"), ui.Small, render.Regular, 16).Align = render.Middle
	col.Space(8)
}
