package lab

import (
	"math/rand/v2"

	"wildfifteen/game/ui"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// The controls of the setup.
var (
	goalRowID = ui.ID{Name: "labgoalrow"}
	largestID = ui.ID{Name: "largest"}
	swapID    = ui.ID{Name: "swap"}
	mendID    = ui.ID{Name: "mend"}
	shuffleID = ui.ID{Name: "shuffle"}
	sortID    = ui.ID{Name: "sort"}
	undoID    = ui.ID{Name: "undo"}
	redoID    = ui.ID{Name: "redo"}
	shareID   = ui.ID{Name: "labshare"}
	entryID   = ui.ID{Name: "labentry"}
	gameID    = ui.ID{Name: "labgame"}
	playID    = ui.ID{Name: "labplay"}
	moreID    = ui.ID{Name: "labmore"}
)

// setup is the tab in which the question is set up.
type setup struct {
	toldHalf bool         // the player knows that half of all arrangements can be solved
	more     bool         // the player has asked for all commands
	goalSeen bool         // a picture of the goal in sight leads to another one
	commands []ui.Command // buffer
}

// layout lays out the column below the tabs: what changes the board, and the other commands or what leads to them; below these, lower by
// the air, the words that belong to them, and if next is set the button for what comes next.
func (s *setup) layout(col *ui.Column, b *bench, next bool, air float32) {
	f, how := col.F, b.Stage.Lang.T("lab.how_setup")
	large := f.TextSize >= ui.LargeText
	brief := s.more || large // a player who asks for more knows it, and the commands need the room; so do large ones
	leads := !brief && f.Wide() && !f.Low()
	if leads {
		col.Para(how)
	}
	first := next && s.more && (large || f.Low()) // all commands would push it below the fold
	if first {
		layoutNext(col, b)
	}
	s.layoutCommands(col, b)
	col.Y += air
	switch {
	case brief:
	case b.facts.CanMend && f.Wide():
		col.Space(swapAbove(f))
		layoutSwap(col, &b.facts)
		col.Space(swapBelow(f, next))
	case b.facts.CanMend: // the two tiles stand marked on the board above
		remark(col, b.facts.mend, render.Title)
	case !leads:
		remark(col, how, render.Regular)
	}
	if next && !first {
		layoutNext(col, b)
	}
	if large && !s.more && !b.facts.CanMend { // else what mends the board comes first
		col.Intro(how)
	}
}

// The sizes of a remark in dip: the usual one, that of one that leads, and the least one of a remark that needs two lines otherwise.
const (
	remarkUsual = 16
	remarkLeads = 20
	remarkLeast = 14
)

// remark adds the words below the commands, in one line if that can be.
func remark(col *ui.Column, text string, w render.Weight) {
	col.Line(text, ui.Plain, w, remarkSize(col.F, text, w, col.Area.W))
	col.Space(8)
}

// remarkSize returns the size of a remark in a width, in dip.
func remarkSize(f *ui.Frame, text string, w render.Weight, width float32) float32 {
	size := float32(remarkUsual)
	if w == render.Title {
		size = remarkLeads
	}
	for ; size >= remarkLeast; size-- {
		if f.Fonts.Width(f.Face(w, size), text) <= width {
			return size
		}
	}
	return remarkUsual
}

// secondLine returns the height of the second line of a remark if one of the two needs it, so that the board is as large with either.
func secondLine(f *ui.Frame, b *bench) float32 {
	if f.TextSize >= ui.LargeText {
		return 0
	}
	width := f.Safe.W - f.Dip(2*edgeWidth)
	wide := func(w render.Weight, text string) bool { return f.Fonts.Width(f.Face(w, remarkLeast), text) > width }
	if wide(render.Title, b.facts.mend) || wide(render.Regular, b.Stage.Lang.T("lab.how_setup")) {
		return f.Fonts.Metrics(f.Face(render.Title, remarkUsual)).Line
	}
	return 0
}

// layoutCommands adds the first commands and what leads to the others, or these: a page of all tools at once hides the few that matter.
func (s *setup) layoutCommands(col *ui.Column, b *bench) {
	f := col.F
	s.collect(b)
	switch n := s.perRow(f); {
	case f.Grids(col.Area.W, s.commands, n):
		col.Grid(s.commands, n)
	case s.more && f.Wide() && !f.Low():
		col.Rows(s.commands, blockRow)
		col.Space(8)
	default:
		col.Commands(s.commands)
	}
}

// gridRow is how many commands stand in a row on a narrow screen where all do: these fill two rows if what leads to another goal is one of
// them. blockRow is how many do on a wide one.
const (
	gridRow  = 5
	blockRow = 3
)

// perRow returns how many commands stand in a row: the first ones in a single one.
func (s *setup) perRow(f *ui.Frame) int {
	switch {
	case !s.more:
		return len(s.commands)
	case f.Wide():
		return blockRow
	}
	return gridRow
}

// collect sets the commands: the first ones and what leads to the others, or all.
func (s *setup) collect(b *bench) {
	s.first(b)
	if !s.more {
		s.commands = append(s.commands, ui.Command{ID: moreID, Label: b.Stage.Lang.T("result.more"), Icon: render.More})
		return
	}
	s.commands = append(s.commands, s.redo(b))
	s.others(b)
}

// gridded reports whether all commands stand in few rows below the board of a narrow screen.
func (s *setup) gridded(f *ui.Frame, b *bench) bool {
	s.collect(b)
	return f.Grids(columnWidth(f), s.commands, gridRow)
}

// redo returns the command that makes a change again.
func (s *setup) redo(b *bench) ui.Command {
	return ui.Command{ID: redoID, Label: b.Stage.Lang.T("play.redo"), Icon: render.Redo, Disabled: len(b.future) == 0}
}

// paintUnready draws the button that plays the board while it cannot be played: quieter than one that only is not the main one.
func paintUnready(dl *render.List, f *ui.Frame, c *ui.Control) {
	style := render.BoxStyle{Edge: f.Theme.TrayEdge, EdgeWidth: max(1, f.Dip(1))}
	if f.Theme.Contrast {
		style.Edge = f.Theme.Disabled
	}
	dl.Box(c.Rect, f.Radius(), style)
	lines, face := f.LabelLines(c)
	var w float32
	for _, line := range lines {
		w = max(w, f.Fonts.Width(face, line))
	}
	side, gap, high := f.IconSide(), f.Dip(8), f.Fonts.Metrics(face).Line
	at := render.Rect{X: render.Floor(c.Rect.X + (c.Rect.W-side-gap-w)/2), Y: render.Floor(c.Rect.Y + (c.Rect.H-side)/2), W: side, H: side}
	words := render.Rect{X: at.X + side + gap, Y: render.Floor(c.Rect.Y + (c.Rect.H-high*float32(len(lines)))/2), W: w + 1, H: high}
	dl.Icon(c.Icon, f.Within(c.Rect, at), f.Dip(2), f.Theme.Disabled)
	for _, line := range lines {
		dl.TextIn(f.Fonts, face, line, f.Within(c.Rect, words), f.Near(), render.Middle, f.Theme.Disabled)
		words.Y += high
	}
}

// first sets the commands that change the board and are always in sight.
func (s *setup) first(b *bench) {
	t := b.Stage.Lang.T
	s.commands = append(s.commands[:0],
		ui.Command{ID: shuffleID, Label: t("lab.shuffle"), Icon: render.Shuffle},
		ui.Command{ID: largestID, Label: b.facts.largest, Icon: render.Pair},
		ui.Command{ID: undoID, Label: t("play.undo"), Icon: render.Undo, Disabled: len(b.past) == 0})
}

// others adds the other commands: those that change the board, then those that bring in or give away a question. What leads to
// another goal is one of them where no picture of the goal stands for it.
func (s *setup) others(b *bench) {
	t := b.Stage.Lang.T
	s.commands = append(s.commands,
		ui.Command{ID: swapID, Label: t("lab.swap"), Icon: render.Swap},
		ui.Command{ID: sortID, Label: t("lab.sort"), Icon: render.Tick, Disabled: b.solved()})
	if !s.goalSeen {
		s.commands = append(s.commands, ui.Command{ID: goalRowID, Label: t("lab.goal"), Icon: render.Goal})
	}
	s.commands = append(s.commands,
		ui.Command{ID: entryID, Label: t("lab.enter_short"), Icon: render.Keyboard},
		ui.Command{ID: gameID, Label: t("lab.take_game"), Icon: render.Load},
		ui.Command{ID: shareID, Label: t("lab.share"), Icon: render.Share})
}

// act handles the buttons that change the board, and reports whether id is one of them.
func (s *setup) act(b *bench, w *work.Budget, id ui.ID) bool {
	switch id {
	case largestID:
		b.changeBoard(b.start.Swap(twoLargest(b.start)))
		b.cause = b.Stage.Lang.T("lab.did_swap")
	case swapID:
		b.exchange(randomPair(b.start, rand.New(w.Source())))
	case mendID:
		b.mend()
	case shuffleID:
		s.shuffle(b, rand.New(w.Source()))
	case sortID:
		b.changeBoard(b.goal.Board())
	case undoID:
		b.undo()
	case redoID:
		b.redo()
	default:
		return false
	}
	return true
}

// randomPair draws two tiles and returns their cells.
func randomPair(b puzzle.Board, r *rand.Rand) (c1, c2 int) {
	tiles := b.Size().Cells() - 1
	i := r.IntN(tiles)
	j := r.IntN(tiles - 1)
	if j >= i {
		j++
	}
	cellOf := func(tile int) int { // the cell of the n-th tile in reading order, without the blank
		if tile >= b.Blank() {
			tile++
		}
		return tile
	}
	return cellOf(i), cellOf(j)
}

// shuffle shows a random arrangement of the tiles, solvable or not. The first time it says what share of arrangements
// is solvable.
func (s *setup) shuffle(b *bench, r *rand.Rand) {
	labels := b.start.AppendLabels(nil)
	r.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
	to, err := puzzle.NewBoard(b.start.Size(), labels)
	if err != nil {
		return // cannot happen: the labels are those of a board
	}
	b.changeBoard(to)
	if !s.toldHalf {
		s.toldHalf = true
		b.Stage.Toast(b.Stage.Lang.T("lab.did_shuffle"))
	}
}
