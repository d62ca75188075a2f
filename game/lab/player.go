package lab

import (
	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// captions are the sentences about a solution.
type captions struct{ status, figure, words, count, turn ui.Caption }

// status says how far the search is.
func (s *solution) status(lang *assets.Lang) string {
	if s.solver == nil {
		return ""
	}
	c := &s.captions.status
	lower, n := s.solver.Lower(), len(s.moves)
	proven := s.solver.Proven() && s.found
	key := int64(lower)<<32 | int64(n)<<8
	for i, bit := range [3]bool{s.searching, proven, s.found} {
		if bit {
			key |= 1 << i
		}
	}
	if !c.Update(key) {
		return c.Text
	}
	switch {
	case proven:
		c.Text = lang.N("lab.optimal", n)
	case s.searching && s.found:
		c.Text = lang.T("lab.searching", "low", lang.Count(lower), "best", lang.Count(n))
	case s.searching:
		c.Text = lang.T("lab.begun", "low", lang.Count(lower))
	default:
		c.Text = lang.N("lab.good", n, "low", lang.Count(lower))
	}
	return c.Text
}

// key returns the cache key of the captions that change with each move.
func (s *solution) key() int64 { return int64(s.pos)<<32 | int64(len(s.moves)) }

// turn says which move comes next; "" at the end.
func (s *solution) turn(b *bench) string {
	m, ok := s.nextMove()
	if !ok {
		return ""
	}
	c := &s.captions.turn
	if c.Update(s.key()) {
		label := b.start.At(boardview.Mover(b.start, m.Dir))
		c.Text = b.Stage.Lang.T("lab.next", "n", label, "way", words.Direction(b.Stage.Lang, m.Dir))
	}
	return c.Text
}

// count says how many moves of the solution have been made.
func (s *solution) count(lang *assets.Lang) string {
	c := &s.captions.count
	if c.Update(s.key()) {
		c.Text = lang.T("lab.count", "at", lang.Count(s.pos), "of", lang.Count(len(s.moves)))
	}
	return c.Text
}

// layout lays out the column below the tabs.
func (s *solution) layout(f *ui.Frame, col *ui.Column, b *bench) {
	t := b.Stage.Lang.T
	switch {
	case !b.facts.Solvable:
		col.Para(t("lab.no_way"))
		layoutMend(col, b)
		return
	case s.solver == nil:
		layoutOffer(col, b)
		return
	}
	s.layoutStatus(f, col, b.Stage.Lang)
	if s.found {
		s.layoutPlayer(f, col, b)
	}
	switch {
	case s.searching:
		col.Button(solveID, t("lab.stop"), ui.Plain).Icon = render.Stop
	case !s.solver.Proven() && !s.solver.Done() && s.pos == 0:
		col.Button(solveID, t("lab.search_on"), ui.Plain).Icon = render.Search
	}
}

// statusID is the length of the solution with what is known of it.
var statusID = ui.ID{Name: "status"}

// layoutStatus lays out how far the search is: as a sentence or, once there is a solution, as a figure with words beside it.
func (s *solution) layoutStatus(f *ui.Frame, col *ui.Column, lang *assets.Lang) {
	text := s.status(lang)
	if !s.found {
		col.Line(text, ui.Plain, render.Bold, 16)
		col.Space(4)
		return
	}
	c := ui.Control{ID: statusID, Role: ui.Text, Look: ui.Custom, Label: text, Face: f.Face(render.Figure, 44)}
	if n := len(s.moves); s.captions.figure.Update(int64(n)) {
		s.captions.figure.Text = lang.Count(n)
	}
	figure := f.Fonts.Width(c.Face, s.captions.figure.Text) + f.Dip(12)
	small := f.Face(render.Regular, 16)
	lines := f.Wrap(s.statusWords(lang), small, col.Area.W-figure)
	c.Rect = col.Take(max(f.Fonts.Metrics(c.Face).Cap+f.Dip(16), f.Fonts.Metrics(small).Line*float32(len(lines))))
	f.Add(c)
}

// statusWords returns the words beside the length of a solution.
func (s *solution) statusWords(lang *assets.Lang) string {
	w, n, low := &s.captions.words, len(s.moves), s.solver.Lower()
	proven := s.solver.Proven()
	key := int64(low)<<32 | int64(n)<<8
	if proven {
		key |= 1
	} else if s.searching {
		key |= 2
	}
	if !w.Update(key) {
		return w.Text
	}
	switch {
	case proven:
		w.Text = lang.N("lab.figure_optimal", n)
	case s.searching:
		w.Text = lang.N("lab.figure_best", n, "low", lang.Count(low))
	default:
		w.Text = lang.N("lab.figure_good", n, "low", lang.Count(low))
	}
	return w.Text
}

// paintStatus draws the length of the solution and the words beside it.
func (s *solution) paintStatus(dl *render.List, f *ui.Frame, c *ui.Control) {
	text := s.captions.figure.Text
	w := f.Fonts.Width(c.Face, text)
	figure := render.Rect{X: c.Rect.X, Y: c.Rect.Y, W: w + 1, H: c.Rect.H}
	dl.TextIn(f.Fonts, c.Face, text, f.Within(c.Rect, figure), f.Near(), render.Middle, f.Theme.Ink)
	small := f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(small).Line
	words := render.Rect{X: figure.X + w + f.Dip(12), W: c.Rect.W - w - f.Dip(12), H: line}
	lines := f.Wrap(s.captions.words.Text, small, words.W)
	words.Y = render.Floor(c.Rect.Y + (c.Rect.H-line*float32(len(lines)))/2)
	for _, text := range lines {
		dl.TextIn(f.Fonts, small, text, f.Within(c.Rect, words), f.Near(), render.Middle, f.Theme.Ink2)
		words.Y += line
	}
}

// layoutOffer lays out the button that starts a search, or says that the board is solved.
func layoutOffer(col *ui.Column, b *bench) {
	t := b.Stage.Lang.T
	if b.solved() {
		col.Para(t("lab.at_goal"))
		return
	}
	if solve.Exact(b.start.Size()) {
		col.Para(t("lab.will_optimal"))
	} else {
		col.Para(t("lab.will_good"))
	}
	col.Button(solveID, t("lab.solve"), ui.Primary).Icon = render.Play
}

// layoutPlayer lays out the slider over the moves and the buttons that step through them.
func (s *solution) layoutPlayer(f *ui.Frame, col *ui.Column, b *bench) {
	t := b.Stage.Lang.T
	col.Slider(scrubID, t("lab.move"), s.count(b.Stage.Lang), ui.Range{Hi: float32(len(s.moves)), At: float32(s.pos), Step: 1})
	run := ui.Command{ID: runID, Label: t("lab.play_moves"), Icon: render.Play}
	if s.playing {
		run.Label, run.Icon = t("lab.pause"), render.Pause
	}
	left, right := render.Left, render.Right
	if f.RTL {
		left, right = right, left
	}
	begins, ends := s.pos == 0, s.pos >= len(s.moves)
	first := ui.Command{ID: firstID, Label: t("lab.first"), Icon: render.First, Disabled: begins}
	before := ui.Command{ID: beforeID, Label: t("lab.before"), Icon: left, Disabled: begins}
	after := ui.Command{ID: afterID, Label: t("lab.after"), Icon: right, Disabled: ends}
	last := ui.Command{ID: lastID, Label: t("lab.last"), Icon: render.Step, Disabled: ends}
	share := ui.Command{ID: copyMovesID, Label: t("lab.copy_moves"), Icon: render.Share}
	set := []ui.Command{first, before, run, after, last, share}
	if _, rows := f.CommandRows(col.Area.W, set); rows > 1 { // the steps above, the ends below
		set = []ui.Command{before, run, after, first, last, share}
	}
	col.Commands(set)
	line := s.turn(b)
	if line == "" {
		line = b.facts.verdict
	}
	col.Line(line, ui.Plain, render.Regular, 16).Align = render.Middle
	col.Space(4)
}
