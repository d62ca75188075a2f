package game

import (
	"strconv"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// resultWait is how long keys, buttons and taps outside wait before they go on to the next game: whoever
// solves in a flurry of moves should see the result.
const resultWait = 500 * time.Millisecond

// offerEvery is after how many solves the result offers a goal not played yet.
const offerEvery = 3

// result is the scene after a solved game. The finished board stays in sight.
type result struct {
	page
	since  time.Duration
	joy    string
	truth  []string
	bound  caption // what is known of the fewest moves
	terms  string  // STM, MTM, TPS, excess: behind "more"
	more   bool
	offer  puzzle.Kind
	offers bool
	need   float32 // the height that everything takes, but what is behind "more", as it was last laid out
	extra  float32 // and the height of that, 0 while it is hidden
	reveal int     // for so many layouts, until they have settled, what is behind "more" is brought into sight
}

// revealFor is how many layouts it takes until the board has made way and the words have their places.
const revealFor = 4

var (
	nextID  = ui.ID{Name: "next"}
	shareID = ui.ID{Name: "share"}
	moreID  = ui.ID{Name: "more"}
	offerID = ui.ID{Name: "offer"}
)

// solved keeps the record of a game that has just been solved and shows its result.
func (a *App) solved(s *session.Session) {
	var news session.News
	rec, ok := solveOf(s, a.in.Date)
	if ok {
		news = a.record(rec)
	}
	if s.First() {
		a.set.FirstDone = true
	}
	if s.Autos() == 0 {
		a.set.Solved.Add(kindName(s.Game().Config.Rule.Kind))
	}
	a.keepSettings()
	r := newResult(a, s, news)
	if a.set.SkipResult {
		a.toast.show(a, r.joy)
	} else {
		a.push(r)
	}
	a.say(a.lang.T("result.said", "title", a.lang.T("result.solved"), "joy", r.joy))
}

// afterSolved shows the result of a game that was found solved at the start.
func (a *App) afterSolved(s *session.Session) {
	if s.Started() {
		a.push(newResult(a, s, session.News{}))
	}
}

func kindName(k puzzle.Kind) string { return k.String() }

func newResult(a *App, s *session.Session, news session.News) *result {
	t := a.lang.T
	r := &result{since: a.in.Now}
	clock := formatClock(s.Clock(a.in.Now), time.Millisecond)
	r.joy = a.lang.N("result.joy", s.STM(), "time", clock)
	if mark := a.markOf(s); mark != "" {
		r.joy = t("result.marked", "joy", r.joy, "mark", mark)
	}
	if line := a.newsLine(news); line != "" {
		r.truth = append(r.truth, line)
	}
	if s.First() {
		r.truth = append(r.truth, t("result.first"))
	}
	switch {
	case s.First():
	case s.Autos() > 0:
		r.truth = append(r.truth, t("result.auto"))
	case s.Hints() > 0:
		r.truth = append(r.truth, t("result.hinted"))
	case s.Own():
		r.truth = append(r.truth, t("result.own"))
	case s.Depth() > 0:
		r.truth = append(r.truth, t("result.apart"))
	}
	r.pickOffer(a)
	return r
}

// markOf says what help a game had: moves of the program, or hints; "" if none.
func (a *App) markOf(s *session.Session) string {
	switch {
	case s.Autos() > 0:
		return a.lang.N("result.autos", s.Autos())
	case s.Hints() > 0:
		return a.lang.N("result.hints", s.Hints())
	}
	return ""
}

// termsOf words the figures of a game in the terms of the trade.
func (a *App) termsOf(s *session.Session, b *best) string {
	t := a.lang.T
	tps := t("result.no_tps")
	if v, ok := puzzle.TPS(s.STM(), s.Clock(a.in.Now)); ok {
		tps = strconv.FormatFloat(v, 'f', 2, 64)
	}
	text := t("result.terms", "stm", a.lang.Count(s.STM()), "mtm", a.lang.Count(s.MTM()), "tps", tps)
	if n, ok := b.excess(s); ok {
		text = t("result.terms_excess", "terms", text, "excess", a.lang.Count(n))
	}
	return text
}

// newsLine says the finest record that a solve broke.
func (a *App) newsLine(n session.News) string {
	for _, want := range []session.RecordKind{session.BestTime, session.BestMoves, session.BestTPS, session.BestAo5, session.BestAo12} {
		for _, b := range n.All {
			if b.Kind == want {
				if b.First {
					return a.lang.T("result.first_of_kind")
				}
				return a.lang.T(newsKeys[want])
			}
		}
	}
	return ""
}

var newsKeys = map[session.RecordKind]string{
	session.BestTime: "result.best_time", session.BestMoves: "result.best_moves", session.BestTPS: "result.best_tps",
	session.BestAo5: "result.best_ao5", session.BestAo12: "result.best_ao12",
}

// pickOffer now and then finds a kind of goal that was neither solved nor offered yet.
func (r *result) pickOffer(a *App) {
	if len(a.solves.List)%offerEvery != offerEvery-1 {
		return
	}
	for _, k := range []puzzle.Kind{puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random} {
		if !a.set.Solved.Has(kindName(k)) && !a.set.Offered.Has(kindName(k)) {
			r.offer, r.offers = k, true
			a.set.Offered.Add(kindName(k))
			a.keepSettings()
			return
		}
	}
}

func (r *result) first() ui.ID { return nextID }

func (r *result) layout(f *ui.Frame) {
	p := r.app.play
	most := float32(0.55)
	if f.TextSize > largeText {
		most = 0.48 // large words would leave little of the board; they scroll
	}
	p.split(f, min(max(f.Grown(260), r.need+r.extra+f.Dip(8)), f.Safe.H*most))
	pl := &p.place
	switch {
	case pl.wide:
	case p.twoRows(f) && !pl.two:
		p.nameBar(f, pl.top) // the card tells time and moves
	default:
		p.bar(f, pl.top)
	}
	p.board(f, pl.area, render.Start)
	area := pl.rest
	if pl.wide {
		area.Y += f.Dip(16)
		area.H -= f.Dip(16)
	} else {
		area.Y = pl.tray.Y + pl.tray.H + f.Dip(8)
		area.H = f.Safe.Y + f.Safe.H - area.Y
	}
	r.card(f, area)
}

// card lays out the words and buttons of the result.
func (r *result) card(f *ui.Frame, area render.Rect) {
	t := r.app.lang.T
	w := min(area.W-f.Dip(32), f.Grown(440))
	x := float32(int(area.X + (area.W-w)/2))
	foot := r.need+r.extra > area.H // the way on stays in sight
	low := area.Y + area.H
	if foot {
		area.H -= f.ControlHeight() + f.Dip(16)
	}
	col := r.scroll.Begin(f, area, render.Rect{X: x, W: w})
	if r.app.play.place.wide {
		col.Y += float32(int(max(0, min((area.H-max(r.need, f.Dip(420)))/2, area.H-r.need-r.extra))))
	}
	top := col.Y
	col.Space(4)
	title, joy := float32(28), float32(20)
	if f.TextSize > largeText {
		title, joy = 20, 16
	}
	head := col.Line(t("result.solved"), ui.Title, render.Bold, title)
	head.Role, head.Align = ui.Heading, render.Middle
	col.Space(4)
	col.Line(r.joy, ui.Plain, render.Regular, joy).Align = render.Middle
	if line := r.known(); line != "" {
		col.Space(4)
		col.Line(line, ui.Plain, render.Regular, 16).Align = render.Middle
	}
	for _, line := range r.truth {
		col.Space(4)
		col.Line(line, ui.Small, render.Regular, 16).Align = render.Middle
	}
	col.Space(12)
	if !foot {
		next := col.Button(nextID, t("result.next"), ui.Primary)
		next.Icon = render.Play
	}
	r.smallButtons(f, col)
	behind := col.Y
	if r.more {
		col.Line(r.terms, ui.Plain, render.Regular, 16).Align = render.Middle
		col.Space(4)
		col.Line(t("result.terms_why"), ui.Small, render.Regular, 16).Align = render.Middle
		col.Space(8)
	}
	r.extra = col.Y - behind
	if r.offers {
		col.Button(offerID, t("result.offer", "kind", t(kindKeys[r.offer])), ui.Plain)
	}
	col.Space(16)
	r.need = col.Y - top - r.extra
	if foot {
		r.need += f.ControlHeight() + f.Dip(8)
	}
	r.scroll.End(f)
	if r.reveal > 0 {
		r.reveal--
		r.scroll.Show(render.Rect{Y: behind, H: r.extra}, f.Dip(4))
	}
	if foot {
		f.Add(ui.Control{ID: nextID, Role: ui.Button, Look: ui.Primary, Label: t("result.next"), Icon: render.Play,
			Align: render.Middle, Rect: render.Rect{X: x, Y: low - f.ControlHeight() - f.Dip(8), W: w, H: f.ControlHeight()}})
	}
}

// known says what the solver knows of the game, made anew only when it knows more.
func (r *result) known() string {
	p := r.app.play
	if !r.bound.is(p.best.state()) {
		r.bound.text = p.best.words(r.app, p.session())
		r.terms = r.app.termsOf(p.session(), &p.best)
	}
	return r.bound.text
}

func (r *result) smallButtons(f *ui.Frame, col *ui.Column) {
	t := r.app.lang.T
	row := col.Take(f.StackedHeight())
	set := [3]button{{againID, "result.again", render.Again, true}, {shareID, "result.share", render.Share, true}, {moreID, "result.more", render.More, true}}
	for i, b := range set {
		f.Add(ui.Control{ID: b.id, Role: ui.Button, Look: ui.Stacked, Label: t(b.word), Icon: b.icon,
			On: b.id == moreID && r.more, Rect: f.Split(row, len(set), i, 4), Face: f.FaceFitting(t(b.word), row.W/3-f.Dip(8))})
	}
	col.Space(8)
}

func (r *result) paint(l *render.List, f *ui.Frame, c *ui.Control) { r.app.play.paint(l, f, c) }

func (r *result) tick() {
	if r.app.in.Now-r.since < resultWait {
		r.app.out.Animating = true
	}
}

// ready reports whether the player has had time to see what happened.
func (r *result) ready() bool { return r.app.in.Now-r.since >= resultWait }

func (r *result) act(id ui.ID) {
	a := r.app
	switch id {
	case nextID:
		if r.ready() {
			r.next()
		}
	case againID:
		a.pop()
		a.play.again()
	case shareID:
		a.share(a.play.address)
	case moreID:
		r.more = !r.more
		r.reveal = 0
		if r.more {
			r.reveal = revealFor
		}
	case offerID:
		r.takeOffer()
	case goalID:
		a.play.togglePeek()
	case configID:
		a.pop()
		a.push(newChooser(a))
	}
}

func (r *result) next() {
	r.app.pop()
	r.app.play.newDeal()
}

func (r *result) takeOffer() {
	size := r.app.play.session().Board().Size()
	r.app.pop()
	r.app.dealConfig(puzzle.Config{Size: size, Rule: puzzle.Rule{Kind: r.offer}})
}

// back shows the solved board alone.
func (r *result) back() { r.app.pop() }

// touch on the board goes on, as a tap anywhere does.
func (r *result) touch(g *finger, ph phase) {
	if ph == released && !g.far && r.ready() {
		r.next()
	}
}

func (r *result) key(e KeyEvent) bool {
	if !e.Down || e.Repeat {
		return e.Down
	}
	switch r.app.actionOf(e) {
	case actNew:
		r.act(nextID)
	case actRestart:
		r.act(againID)
	case actUp, actDown, actLeft, actRight:
		return !r.ready() // the flurry's last keys move nothing
	default:
		return false
	}
	return true
}

func (r *result) pad(b padPress) bool {
	switch b.button {
	case PadBack:
		r.act(nextID)
	case PadUp, PadDown, PadLeft, PadRight:
		return !r.ready()
	default:
		return false
	}
	return true
}

// share hands a game ID to the system's share sheet, or to the clipboard where there is none.
func (a *App) share(id string) {
	if a.boot.Platform == Desktop {
		a.out.Copy = id
		a.toast.show(a, a.lang.T("message.copied"))
		return
	}
	a.out.Share = id
}
