package records

import (
	"strconv"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

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
	cells   []*figure // buffer: those that stand in cells
	legs    []splitRow
	picture boardview.Legs
	buttons []ui.Command           // buffer
	hero    *boardview.GoalPicture // of the leg that leads the page, nil if none does
	cell    float32                // the side of the cells of the legs where all of them lead the page, 0 where they do not
	staged  bool                   // the picture stands in the middle of a stage: a place with room to spare
	apart   bool                   // the button that removes the run stands at the end of the title
	longest string                 // of the moves of the legs
	widest  string                 // of their times
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
	p.legs, p.longest, p.widest = p.legs[:0], "", ""
	if !p.read {
		return
	}
	total, sum := time.Duration(0), float32(1)
	for _, leg := range p.solve.Legs {
		sum += float32(leg.MS)
	}
	for i, leg := range p.solve.Legs {
		clock, moves, began := words.ClockIn(lang, msOf(leg.MS), solveDecimals), lang.N("common.moves", leg.STM), total
		total += msOf(leg.MS)
		row := splitRow{
			name: words.Leg(lang, p.run, i), time: render.Figures(clock), moves: moves,
			hue: float64(i) / float64(max(1, len(p.solve.Legs)-1)), from: float32(began.Milliseconds()) / sum, to: float32(total.Milliseconds()) / sum,
		}
		row.sentence = lang.T("records.leg_row", "leg", row.name, "time", clock, "moves", moves, "total", words.ClockIn(lang, total, solveDecimals))
		if len(row.moves) > len(p.longest) {
			p.longest = row.moves
		}
		if len(row.time) > len(p.widest) {
			p.widest = row.time
		}
		p.legs = append(p.legs, row)
	}
	p.facts = append(p.facts, newFigure(ui.ID{Name: factGroup, N: len(p.facts)}, lang.T("records.seed_word"), "", p.solve.Seed))
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
