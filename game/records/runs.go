package records

import (
	"slices"
	"strconv"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/history"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// runName names the runs of a group.
func runName(lang *assets.Lang, g *history.Group, r puzzle.Run) string {
	name := words.Run(lang, r)
	if _, kind := g.Config(); kind != "" {
		return lang.T("records.own", "config", name)
	}
	return name
}

// gamesText says how many games of a group there are, or runs.
func gamesText(lang *assets.Lang, g *history.Group, n int) string {
	if _, ok := g.Run(); ok {
		return lang.N("records.runs", n)
	}
	return lang.N("records.games", n)
}

// page returns the page of a solve or of a run.
func (s *Scene) page(id history.ID, u *undo) stage.Scene {
	if r, ok := s.desk.History().GroupOf(id).Run(); ok {
		return newRunPage(s, id, r, u)
	}
	return newSolvePage(s, id, u)
}

// fillLegs makes the averages of the legs of a run over the latest runs: of each leg, or of all boards of a marathon.
func (p *groupPage) fillLegs() {
	run, ok := p.group.Run()
	if !ok {
		return
	}
	lang := p.Stage.Lang
	legs := p.records.desk.LegTimes(p.group.Name())
	if len(legs) == 0 {
		return
	}
	row := func(name string, times []time.Duration) {
		note := lang.T("records.leg_best", "time", clockText(lang, slices.Min(times)))
		p.figures = append(p.figures, newFigure(ui.ID{Name: legGroup, N: len(p.figures)}, name, note, clockText(lang, saves.MeanTime(times))))
	}
	if run.Kind == puzzle.Marathon {
		row(lang.T("records.leg_mean"), slices.Concat(legs...))
		return
	}
	for leg, times := range legs {
		row(lang.T("records.leg_average", "leg", words.Leg(lang, run, leg)), times)
	}
}

// runPage is the page of a finished run: its time, and its legs, each of which can be watched.
type runPage struct {
	stage.Page
	records *Scene
	id      history.ID
	run     puzzle.Run
	undo    *undo

	read    bool
	lost    bool // the whole record cannot be read
	solve   session.RunSolve
	title   string
	head    [2]figure
	facts   []figure
	legs    []legRow
	seed    string
	picture boardview.Legs
	longest string // of what is told of the legs
}

// legRow is a row of a leg.
type legRow struct {
	name, time, told, sentence string
	from, to                   float32 // when it began and ended, as parts of the run
}

// legGroup is the name in the IDs of the legs.
const legGroup = "leg"

func newRunPage(s *Scene, id history.ID, r puzzle.Run, u *undo) *runPage {
	p := &runPage{Page: stage.NewPage(s.Stage), records: s, id: id, run: r, undo: u}
	if p.look(); !p.read {
		p.fill()
	}
	return p
}

func (p *runPage) row() *history.Row { return p.records.desk.History().Row(p.id) }

// look reads the whole record, and makes the texts when it is there.
func (p *runPage) look() {
	r, ok, err := p.records.desk.LookRun(p.id)
	if err != nil {
		p.lost = true
	} else if ok {
		p.solve, p.read = r, true
		p.fill()
	}
}

// Tick reads the record.
func (p *runPage) Tick() {
	if p.Stage.Shows(p) && !p.read && !p.lost {
		p.look()
		p.Stage.Animate()
	}
}

// fill makes all texts.
func (p *runPage) fill() {
	lang, r, h := p.Stage.Lang, p.row(), p.records.desk.History()
	g := h.GroupOf(p.id)
	p.title = groupName(lang, g)
	p.head[0] = newFigure(ui.ID{Name: headGroup}, lang.T("records.sort_time"), "", words3(lang, r))
	p.head[1] = newFigure(ui.ID{Name: headGroup, N: 1}, lang.T("records.sort_moves"), "", lang.Count(int(r.STM)))
	if t := g.Tally(session.NoInput); t != nil {
		p.head[0].best = t.Time.OK && t.Time.ID == p.id
		p.head[1].best = t.Moves.OK && t.Moves.ID == p.id
	}
	p.facts = p.facts[:0]
	fact := func(key, value string) {
		p.facts = append(p.facts, newFigure(ui.ID{Name: factGroup, N: len(p.facts)}, lang.T(key), "", value))
	}
	fact("records.leg_mean", words.ClockIn(lang, r.Time()/time.Duration(p.run.Len()), solveDecimals))
	if tps, ok := r.TPS(); ok {
		fact("records.tps", hundredths(lang, tps))
	}
	fact("records.pushes", lang.Count(int(r.MTM)))
	if m := marks(lang, r); m != "" {
		fact("records.marks", m)
	}
	if r.Input != session.NoInput {
		fact("records.input", inputText(lang, r.Input))
	}
	date := r.Date().In(p.Stage.In.Date.Location())
	fact("records.when", lang.T("records.at_time", "day", DateText(lang, date, true), "time", date.Format("15:04")))
	p.fillRows()
}

// fillRows makes the rows of the legs.
func (p *runPage) fillRows() {
	lang := p.Stage.Lang
	p.legs, p.seed, p.longest = p.legs[:0], "", ""
	if !p.read {
		return
	}
	total, sum := time.Duration(0), float32(1)
	for _, leg := range p.solve.Legs {
		sum += float32(leg.MS)
	}
	for i, leg := range p.solve.Legs {
		row := legRow{name: words.Leg(lang, p.run, i), time: words.ClockIn(lang, msOf(leg.MS), solveDecimals), from: float32(total.Milliseconds()) / sum}
		total += msOf(leg.MS)
		row.to = float32(total.Milliseconds()) / sum
		row.told = lang.T("records.dotted", "a", lang.N("common.moves", leg.STM), "b", words.ClockIn(lang, total, solveDecimals))
		row.sentence = lang.T("records.leg_row", "leg", row.name, "time", row.time, "moves", lang.N("common.moves", leg.STM), "total", words.ClockIn(lang, total, solveDecimals))
		row.time = render.Figures(row.time)
		if len(row.told) > len(p.longest) {
			p.longest = row.told
		}
		p.legs = append(p.legs, row)
	}
	p.seed = lang.T("records.seed", "seed", p.solve.Seed)
}

// First returns the button that begins another such run.
func (p *runPage) First() ui.ID { return againID }

// Act watches a leg, or does what a button says.
func (p *runPage) Act(id ui.ID) {
	desk := p.records.desk
	switch {
	case id == removeID:
		p.Stage.Pop()
		p.undo.remove(p.id)
	case id.Name == legGroup && id.N < len(p.legs):
		if s, err := p.solve.Replay(id.N); err == nil {
			desk.Watch(s.Recording())
		}
	case id == againID:
		desk.PlayRun(p.run, false)
	case id == sameID && p.read:
		r := p.run
		r.Seed = p.solve.Seed
		desk.PlayRun(r, true)
	case id == shareID && p.read:
		desk.ShareRun(p.solve)
	case id == copyID && p.read:
		p.Stage.Copy(p.text())
	}
}

// text returns the run as speed-solvers post it, with the times of its legs.
func (p *runPage) text() string {
	text := p.title + ": " + words.Clock(time.Duration(p.solve.MS)*time.Millisecond, solveDecimals) + "\n\n"
	for i, leg := range p.solve.Legs {
		text += words.Leg(p.Stage.Lang, p.run, i) + ". " + words.Clock(msOf(leg.MS), solveDecimals) + " (" + strconv.Itoa(leg.STM) + ")\n"
	}
	return text + "\n" + p.solve.ID() + "\n"
}

// Hear makes all texts anew in another language.
func (p *runPage) Hear(n stage.News) {
	if n == stage.Reworded {
		p.fill()
	}
}

// Layout lays out the page: in two columns if there is room.
func (p *runPage) Layout(f *ui.Frame) {
	area, column := p.Head(f, p.title, wide(f))
	left, right, beside := f.Column(column).Part()
	var play ui.Control
	pin := !beside && f.Pins(area)
	if pin {
		play = f.Pinned(&area, column, againID, p.Stage.Lang.T("records.play"))
	}
	col := p.Scroll.Begin(f, area, column)
	if lying(f, beside) {
		left, right = col.Equal(24)
		p.layoutPicture(&left, area.H*lyingLegs)
		p.layoutHead(&left)
		p.layoutPlay(&right)
		p.layoutButtons(&right)
		col.Y = max(left.Y, right.Y)
		p.layoutLegs(f, col)
		p.layoutFacts(col)
		p.End(f, col)
		return
	}
	left.Y, right.Y = col.Y, col.Y
	if beside {
		p.layoutPicture(&left, f.Dip(legsBeside))
		p.layoutHead(&left)
		p.layoutPlay(&left)
		p.layoutButtons(&left)
		p.layoutLegs(f, &right)
		if len(p.legs) > legsMost {
			p.layoutFacts(&left) // below the legs they would be far away
		} else {
			p.layoutFacts(&right)
		}
		col.Y = max(left.Y, right.Y)
	} else {
		if f.TextSize < ui.LargeText {
			p.layoutPicture(col, f.Dip(legsAbove))
		}
		p.layoutHead(col)
		if !pin {
			p.layoutPlay(col)
		}
		p.layoutLegs(f, col)
		p.layoutFacts(col)
		p.layoutButtons(col)
	}
	p.End(f, col)
	if pin {
		f.Add(play)
	}
}

// layoutPlay adds the button that begins another such run.
func (p *runPage) layoutPlay(col *ui.Column) {
	col.Button(againID, p.Stage.Lang.T("records.play"), ui.Primary)
	col.Space(8)
}

// legsMost is the number of legs up to which other figures stand below them.
const legsMost = 6

// Most of the height of the picture of the legs: beside the figures and above them in dip, and on a low screen as a share of its height.
const (
	legsBeside = 304
	legsAbove  = 112
	lyingLegs  = 0.5
)

// layoutPicture adds the picture of the legs, up to a height.
func (p *runPage) layoutPicture(col *ui.Column, most float32) {
	p.picture.Choose(p.run)
	p.picture.Update(col.F, p.Stage.Set.Scheme)
	col.Picture(goalID, p.title, p.picture.High(col.F, render.Rect{W: col.Area.W, H: most}))
	col.Space(8)
}

// layoutHead adds the time and the moves, large.
func (p *runPage) layoutHead(col *ui.Column) {
	layoutHonours(col, p.head[:])
	col.Space(4)
}

// layoutLegs adds a row for each leg; those that are out of sight only take their place.
func (p *runPage) layoutLegs(f *ui.Frame, col *ui.Column) {
	if len(p.legs) > 0 {
		col.Heading(p.Stage.Lang.T("records.splits"))
	}
	h := f.ControlHeight() + f.Dip(splitBar)
	for i := range p.legs {
		r := col.Take(h)
		id := ui.ID{Name: legGroup, N: i}
		if !f.Reaches(r) && id != p.Focus {
			continue
		}
		f.Add(ui.Control{ID: id, Role: ui.Button, Look: ui.Custom, Label: p.legs[i].sentence, Rect: r, Face: f.Face(render.Figure, 20)})
	}
	col.Space(16)
}

func (p *runPage) layoutFacts(col *ui.Column) {
	for i := range p.facts {
		layoutFact(col, &p.facts[i])
	}
	if p.seed != "" {
		col.Space(8)
		col.Small(p.seed)
	}
	if p.lost {
		col.Small(p.Stage.Lang.T("records.no_moves"))
	}
	col.Space(8)
}

// layoutFact adds a figure in small letters.
func layoutFact(col *ui.Column, g *figure) {
	f := col.F
	face, words := f.Face(render.Figure, 20), f.Face(render.Regular, 16)
	if f.Fonts.Width(words, g.label)+f.Fonts.Width(face, g.shown)+f.Dip(24) > col.Area.W {
		col.Small(g.label)
		col.Para(g.value)
		return
	}
	f.Add(ui.Control{ID: g.id, Role: ui.Text, Look: ui.Custom, Label: g.label, Value: g.value, Rect: col.Take(f.ControlHeight()), Face: face})
}

func (p *runPage) layoutButtons(col *ui.Column) {
	t := p.Stage.Lang.T
	col.Commands([]ui.Command{
		{ID: sameID, Label: t("records.same"), Icon: render.Again, Disabled: !p.read},
		{ID: shareID, Label: t("records.share"), Icon: render.Share, Disabled: !p.read},
		{ID: copyID, Label: t("records.copy"), Icon: render.Copy, Disabled: !p.read},
		{ID: removeID, Label: t("records.remove"), Icon: render.Bin},
	})
	col.Space(8)
}

// Paint draws the picture, the figures and the legs.
func (p *runPage) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID.Name {
	case goalID.Name:
		p.picture.Paint(l, f, c.Rect)
	case headGroup:
		paintHonour(l, f, c, &p.head[c.ID.N])
	case factGroup:
		paintFigure(l, f, c, &p.facts[c.ID.N])
	case legGroup:
		paintLeg(l, f, c, &p.legs[c.ID.N], p.longest, (float64(c.ID.N)+0.5)/float64(len(p.legs)))
	}
}

// paintLeg draws the row of a leg: its name, its time, its moves and the time of the run at its end, and its span of the run, of a
// hue. What is told of all legs has the size of the letters in which the longest has room.
func paintLeg(l *render.List, f *ui.Frame, c *ui.Control, leg *legRow, longest string, hue float64) {
	paintRow(l, f, c)
	bar := f.Dip(splitBar)
	paintSpan(l, f, render.Rect{X: c.Rect.X, Y: c.Rect.Y + c.Rect.H - bar, W: c.Rect.W, H: bar}, leg.from, leg.to, hue)
	words, side := f.Face(render.Regular, 16), f.Grown(20)
	end := c.Rect.W - side - f.Dip(8)
	name := max(f.Grown(72), f.Fonts.Width(words, leg.name)+f.Dip(8))
	face := f.Fitting(render.Figure, 20, leg.time, end-name)
	time := min(max(f.Fonts.Width(face, leg.time)+f.Dip(16), f.Grown(96)), end-name)
	at := func(x, w float32) render.Rect {
		return f.Within(c.Rect, render.Rect{X: c.Rect.X + x, Y: c.Rect.Y, W: w, H: c.Rect.H - bar})
	}
	l.TextIn(f.Fonts, words, leg.name, at(0, name), f.Near(), render.Middle, f.Theme.Ink2)
	l.TextIn(f.Fonts, face, leg.time, at(name, time), f.Near(), render.Middle, f.Theme.Ink)
	small := f.FaceFitting(longest, end-name-time)
	if f.Fonts.Width(small, longest) <= end-name-time {
		l.TextIn(f.Fonts, small, leg.told, at(name+time, end-name-time), f.Far(), render.Middle, f.Theme.Ink2)
	}
	icon := render.Rect{X: c.Rect.X + c.Rect.W - side, Y: c.Rect.Y + (c.Rect.H-bar-side)/2, W: side, H: side}
	l.Icon(render.Play, f.Within(c.Rect, icon), f.Dip(2), f.Theme.Accent)
}
