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

// layout lays out the column below the tabs. The button that mends the board or starts a search stands in it only if offer is set, and the
// reason of the verdict only if headline is: if it stands nowhere else.
func (s *solution) layout(f *ui.Frame, col *ui.Column, b *bench, offer, headline bool) {
	t := b.Stage.Lang.T
	if headline && s.solver == nil && f.TextSize < ui.LargeText && !b.facts.CanMend { // large letters leave no room for it
		layoutHeadline(col, &b.facts)
		col.Space(8)
	}
	switch {
	case !b.facts.Solvable:
		roomy := f.TextSize < ui.LargeText && (f.Wide() || f.Safe.H >= f.Dip(reasonFrom))
		switch {
		case !b.facts.CanMend:
			paragraph(col, t("lab.no_way"))
		case !roomy: // what helps says it
		case headline && !f.Wide():
			col.Small(b.facts.headline)
			col.Space(8)
		case !f.Low():
			remark(col, t("lab.no_way"), render.Title)
			col.Space(4)
		}
		layoutMend(col, b, true, offer)
		return
	case s.solver == nil:
		layoutOffer(col, b, offer)
		return
	}
	status := s.layoutStatus(f, col, b.Stage.Lang)
	if s.found {
		s.layoutPlayer(f, col, b, status)
	}
	switch {
	case s.searching:
		col.Second(solveID, t("lab.stop")).Icon = render.Stop
	case !s.solver.Proven() && !s.solver.Done() && s.pos == 0:
		col.Second(solveID, t("lab.search_on")).Icon = render.Search
	}
}

// reasonFrom is the height of a narrow screen in dip from which it has room for words above what mends the board.
const reasonFrom = 600

// statusID is the length of the solution with what is known of it.
var statusID = ui.ID{Name: "status"}

// layoutStatus lays out how far the search is: as a sentence or, once there is a solution, as a figure with words beside it. On a
// low screen it leaves room at its end for the button that shares the moves.
func (s *solution) layoutStatus(f *ui.Frame, col *ui.Column, lang *assets.Lang) (status render.Rect) {
	text := s.status(lang)
	if !s.found {
		col.Line(text, ui.Plain, render.Bold, 16)
		col.Space(4)
		return status
	}
	width := col.Area.W
	if f.Low() {
		width -= f.Dip(48)
	}
	c := ui.Control{ID: statusID, Role: ui.Text, Look: ui.Custom, Label: text, Face: f.Face(render.Figure, figureSize(f))}
	if n := len(s.moves); s.captions.figure.Update(int64(n)) {
		s.captions.figure.Text = lang.Count(n)
	}
	figure := f.Fonts.Width(c.Face, s.captions.figure.Text) + f.Dip(12)
	words := s.statusWords(lang)
	small := s.statusFace(f, width)
	lines := f.Wrap(words, small, width-figure)
	c.Rect = col.Take(max(f.Fonts.Metrics(c.Face).Cap+f.Dip(12), f.Fonts.Metrics(small).Line*float32(len(lines))))
	c.Rect.W = width
	f.Add(c)
	return c.Rect
}

// figureSize is the size of the length of a solution, in dip: in large letters the controls below it need the room.
func figureSize(f *ui.Frame) float32 {
	if f.TextSize >= ui.LargeText {
		return 28
	}
	return 44
}

// statusFace returns the face of the words beside the length of a solution in a width that both have.
func (s *solution) statusFace(f *ui.Frame, width float32) render.FaceID {
	figure := f.Fonts.Width(f.Face(render.Figure, figureSize(f)), s.captions.figure.Text) + f.Dip(12)
	return f.LineFace(s.captions.words.Text, width-figure)
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
	words := render.Rect{X: figure.X + w + f.Dip(12), W: c.Rect.W - w - f.Dip(12)}
	small := s.statusFace(f, c.Rect.W)
	line := f.Fonts.Metrics(small).Line
	words.H = line
	lines := f.Wrap(s.captions.words.Text, small, words.W)
	words.Y = render.Floor(c.Rect.Y + (c.Rect.H-line*float32(len(lines)))/2)
	if len(lines) == 1 { // on the line on which the figure stands
		words.Y += render.Floor((f.Fonts.Metrics(c.Face).Cap - f.Fonts.Metrics(small).Cap) / 2)
	}
	for _, text := range lines {
		dl.TextIn(f.Fonts, small, text, f.Within(c.Rect, words), f.Near(), render.Middle, f.Theme.Ink)
		words.Y += line
	}
}

// offers reports whether the tab offers to search.
func (s *solution) offers(b *bench) bool { return b.facts.Solvable && !b.solved() && s.solver == nil }

// layoutOffer says what a search will find, with the button that starts it if button is set, or that the board is solved.
func layoutOffer(col *ui.Column, b *bench, button bool) {
	t := b.Stage.Lang.T
	if b.solved() {
		paragraph(col, t("lab.at_goal"))
		return
	}
	switch f := col.F; {
	case !solve.Exact(b.start.Size()):
		paragraph(col, t("lab.will_good"))
	case f.Wide() && !f.Low():
		remark(col, t("lab.will_optimal"), render.Title)
	default:
		paragraph(col, t("lab.will_optimal"))
	}
	if button {
		col.Button(solveID, t("lab.solve"), ui.Primary).Icon = render.Play
	}
}

// layoutPlayer lays out the slider over the moves and the buttons that step through them, below the status.
func (s *solution) layoutPlayer(f *ui.Frame, col *ui.Column, b *bench, status render.Rect) {
	t := b.Stage.Lang.T
	air := float32(8) // a narrow screen has no more room
	if f.Wide() && f.TextSize < ui.LargeText {
		air = 12
	}
	col.Space(air)
	slider := col.Slider(scrubID, t("lab.move"), s.count(b.Stage.Lang), ui.Range{Hi: float32(len(s.moves)), At: float32(s.pos), Step: 1})
	slider.Face = min(slider.Face, s.statusFace(f, status.W)) // the words above and these are of one size
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
	if inOneRow(f, col, set) {
		layoutRow(col, set)
		return
	}
	if f.Low() && inOneRow(f, col, set[:5]) {
		layoutRow(col, set[:5])
		side := f.Dip(48)
		at := render.Rect{X: status.X + status.W, Y: status.Y + render.Floor((status.H-side)/2), W: side, H: side}
		f.Add(ui.Control{ID: share.ID, Role: ui.Button, Look: ui.Quiet, Label: share.Label, Icon: share.Icon, Rect: at})
		return
	}
	col.Commands([]ui.Command{before, run, after, first, last, share}) // the steps above, the ends below
}

// layoutRow adds commands side by side, on a ground where they have room on one.
func layoutRow(col *ui.Column, set []ui.Command) {
	if col.F.Grids(col.Area.W, set, len(set)) {
		col.Grid(set, len(set))
		return
	}
	col.Commands(set)
}

// inOneRow reports whether commands find room side by side.
func inOneRow(f *ui.Frame, col *ui.Column, set []ui.Command) bool {
	_, rows := f.CommandRows(col.Area.W, set)
	return rows == 1
}
