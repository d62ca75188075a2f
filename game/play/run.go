package play

import (
	"slices"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Run is a run of which the game is a leg.
type Run struct {
	Of    puzzle.Run
	Leg   int             // the number of the game, from 0
	Times []time.Duration // of the legs before it
	Moves int             // of these legs
	Lost  bool            // some of the legs before are lost
	Autos bool            // the program made moves in these legs
	Hints int             // in these legs
	Best  []time.Duration // of the legs of the player's best run; nil if there is none
	GoOn  func()          // deals the next leg
}

// last reports whether the game is the last leg.
func (r *Run) last() bool { return r.Leg == r.Of.Len()-1 }

// before returns the time of the legs before this one.
func (r *Run) before() time.Duration { return sum(r.Times) }

func sum(times []time.Duration) (t time.Duration) {
	for _, d := range times {
		t += d
	}
	return t
}

// Clock returns what the clock shows: of a leg, the time of the whole run.
func (p *Scene) Clock() time.Duration {
	t := p.Session().Clock(p.Stage.Now())
	if r := p.course.Run; r != nil {
		t += r.before()
	}
	return t
}

// Moves returns the moves made: in a leg, those of the whole run.
func (p *Scene) Moves() int {
	n := p.Session().STM()
	if r := p.course.Run; r != nil {
		n += r.Moves
	}
	return n
}

// goesOn reports whether the running game is a leg that another follows.
func (p *Scene) goesOn() bool { return p.course.Run != nil && !p.course.Run.last() }

// passOn goes on from a solved leg to the next.
func (p *Scene) passOn(s *session.Session) {
	r := p.course.Run
	p.saves.Finish(s, p.Stage.In.Date)
	now := p.Clock()
	l := p.Stage.Lang
	p.Stage.Say(l.T("runs.said_leg", "time", formatClock(l, now, 100*time.Millisecond),
		"leg", l.T("runs.leg", "n", r.Leg+2, "all", r.Of.Len()), "size", words.Size(l, r.Of.Config(r.Leg+1).Size)))
	r.GoOn()
}

// splitUnit is the finest part of a second in splits while the run goes on, and in the bar of its result if that has no room for
// thousandths. In the tables of a finished run they are thousandths, so that they add up.
const splitUnit = 100 * time.Millisecond

// number says which leg it is.
func (r *Run) number(l *assets.Lang) string { return l.T("runs.leg", "n", r.Leg+1, "all", r.Of.Len()) }

// sense says which leg it is, the time at the end of the last one, and how far that was from the player's best run.
func (r *Run) sense(l *assets.Lang) string {
	n, all := r.Leg+1, r.Of.Len()
	if len(r.Times) == 0 {
		return r.number(l)
	}
	split := formatClock(l, r.before().Truncate(splitUnit), splitUnit)
	lead, _ := r.lead(l)
	if lead == "" {
		return l.T("runs.leg_split", "n", n, "all", all, "time", split)
	}
	return l.T("runs.leg_lead", "n", n, "all", all, "time", split, "lead", lead)
}

// legClocks appends the times of legs. They are differences of splits, so that they add up.
func legClocks(to []string, l *assets.Lang, legs []time.Duration) []string {
	before := time.Duration(0)
	for _, t := range legs {
		took := (before + t).Truncate(splitUnit) - before.Truncate(splitUnit)
		before += t
		to = append(to, formatClock(l, took, splitUnit))
	}
	return to
}

// lead says how far the end of the last leg was from the player's best run, and whether it was later; "" without one.
func (r *Run) lead(l *assets.Lang) (words string, late bool) {
	if len(r.Times) == 0 || len(r.Best) <= r.Leg {
		return "", false
	}
	behind := r.before() - sum(r.Best[:r.Leg])
	return runLead(l, behind), behind >= 0
}

// split returns the time at the end of the last leg and how far that was from the player's best run; "" without one.
func (r *Run) split(l *assets.Lang) string {
	lead, _ := r.lead(l)
	if lead == "" {
		return ""
	}
	return l.T("records.dotted", "a", formatClock(l, r.before().Truncate(splitUnit), splitUnit), "b", lead)
}

// runLead says how far the player is behind, or ahead if the time is negative.
func runLead(l *assets.Lang, behind time.Duration) string {
	if behind < 0 {
		return l.T("runs.ahead", "by", secondsWords(l, (-behind).Seconds()))
	}
	return l.T("runs.behind", "by", secondsWords(l, behind.Seconds()))
}

// ofRun makes the words of a finished run.
func (w *resultWords) ofRun(p *Scene, s *session.Session) {
	r, l := p.course.Run, p.Stage.Lang
	n := r.Of.Len()
	t := p.Clock()
	w.title = l.T("runs.done")
	w.legs = append(append([]time.Duration(nil), r.Times...), s.Clock(p.Stage.Now()))
	w.remarks = append(w.remarks, l.N("result.moves", p.Moves())+" · "+l.T("runs.each", "time", formatClock(l, t/time.Duration(n), 100*time.Millisecond)))
	switch {
	case r.Lost:
		w.remarks = append(w.remarks, l.T("runs.lost"))
	case r.Autos || s.Autos() > 0:
		w.remarks = append(w.remarks, l.T("runs.helped"))
	case r.Hints+s.Hints() > 0:
		w.remarks = append(w.remarks, l.T("result.hinted"))
	case s.Own():
		w.remarks = append(w.remarks, l.T("runs.own"))
	}
	w.splits = splitsText(l, r.Of, w.legs)
}

// saidLegs is the largest number of legs whose times are said in one sentence.
const saidLegs = 36

// splitsText says all legs with their times or, of many, how long they took. The sheet with the figures has them all.
func splitsText(l *assets.Lang, run puzzle.Run, legs []time.Duration) string {
	if len(legs) > saidLegs {
		return l.T("runs.splits_many", "n", l.Count(len(legs)), "least", formatClock(l, slices.Min(legs), splitUnit), "most", formatClock(l, slices.Max(legs), splitUnit))
	}
	all := make([]string, len(legs))
	for i, t := range legs {
		all[i] = l.T("runs.leg_time", "leg", words.Leg(l, run, i), "time", formatClock(l, t, time.Millisecond))
	}
	return words.List(l, all)
}

// splitRows are the rows of the card with the figures of a run, below the names of its columns: each leg with its time and the time
// of the run at its end.
func (g *figures) splitRows() []figureRow {
	l, r, legs := g.Stage.Lang, g.result.play.course.Run, g.result.words.legs
	rows := []figureRow{{name: l.T("runs.column_board"), value: l.T("play.time"), total: l.T("runs.column_total")}}
	total := time.Duration(0)
	for i, t := range legs {
		total += t
		rows = append(rows, figureRow{name: words.Leg(l, r.Of, i), value: formatClock(l, t, time.Millisecond), total: formatClock(l, total, time.Millisecond)})
	}
	return rows
}

// The measures of these rows in dip: the gap between their columns, their letters, and those of a few rows in a wide column, which are no
// more than tableFew, with the names of the columns.
const (
	tableGap   = 8
	tableSize  = 16
	tableLarge = 20
	tableFew   = 5
)

// letters returns the size of the letters of these rows, in dip.
func (g *figures) letters() float32 {
	if g.roomy && len(g.rows) <= tableFew {
		return tableLarge
	}
	return tableSize
}

// tableRow lays out a row of three columns: the first one is that of their names.
func (g *figures) tableRow(f *ui.Frame, r render.Rect, row figureRow, head bool) {
	for i, text := range [...]string{row.name, row.value, row.total} {
		weight, align, size, at := render.Regular, render.End, g.letters(), f.Split(r, 3, i, tableGap)
		look := ui.Plain
		switch {
		case head:
			look, size = ui.Small, tableSize
		case i == 1:
			weight = render.Bold
		}
		if i == 0 {
			align = render.Start
		}
		f.Add(ui.Control{Role: ui.Text, Look: look, Label: text, Face: f.Fitting(weight, size, text, at.W), Align: align, Rect: at})
	}
}
