package stage

import (
	"cmp"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Question is a sentence with up to two answers and a button that goes back. A Question without answers is a message.
// What it is about may stand above the sentence, large: a goal and a figure.
type Question struct {
	Goal    puzzle.Goal  // the zero goal: none
	Board   puzzle.Board // stands there in place of its Goal; the zero board: none
	Marked  [2]int       // the tiles of Board that the sentence is about
	Figure  string
	Text    string
	Answers []Answer
	Back    string // the label of the button that goes back; "": the default
}

// Answer is one of the answers to a Question.
type Answer struct {
	Label string
	Do    func()
}

// Ask shows a question and announces it. It replaces a scene that yields, such as another question or the menu.
func (s *Stage) Ask(q Question) {
	if s.top().page().Yields {
		s.Pop()
	}
	s.Push(&asking{Page: Page{Stage: s, Over: true, Hides: true, Yields: true}, QuestionCard: QuestionCard{Question: q}})
	if q.Figure != "" {
		s.Say(q.Figure + ", " + q.Text)
		return
	}
	s.Say(q.Text)
}

// Message shows a sentence that the player must confirm.
func (s *Stage) Message(text string) { s.Ask(Question{Text: text}) }

// asking is the scene of a question.
type asking struct {
	Page
	QuestionCard
}

func (a *asking) Layout(f *ui.Frame) { a.QuestionCard.Layout(f, &a.Page) }

// Paint draws the goal that the question is about.
func (a *asking) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == questionGoalID && !a.Board.IsZero() {
		a.paintBoard(l, f, c.Rect)
	} else if c.ID == questionGoalID {
		v := render.GoalView{Goal: a.Goal, Theme: f.Theme, Colors: a.colors, Rect: c.Rect, Scale: f.Scale}
		l.GoalThumb(f.Fonts, &v)
	}
}

// setBoard makes the board that the question is about, in the colours of its goal.
func (q *QuestionCard) setBoard(f *ui.Frame) {
	q.colors = render.TileColors(q.colors[:0], f.Theme, render.PathScheme, q.Goal)
	q.board = render.BoardView{Scale: f.Scale, Board: q.Board, Theme: f.Theme, Colors: q.colors, Numbers: true}
}

// paintBoard draws that board, with rings around the tiles that the sentence is about; only its last row where there is no room
// for all.
func (q *QuestionCard) paintBoard(l *render.List, f *ui.Frame, r render.Rect) {
	b, size, clip := &q.board, q.Board.Size(), r
	shown := size
	if b.Lone = q.lastRow; b.Lone {
		shown.H = 1
	}
	b.Rect, b.Cell, b.Origin = render.TrayFor(r, shown, f.Scale, 0)
	if b.Lone {
		l.Fill(b.Rect, b.CellRadius()+b.Origin.Y-b.Rect.Y, f.Theme.Tray)
		clip.Y, clip.H = b.Origin.Y, r.Y+r.H-b.Origin.Y // the rows above are hidden
		b.Origin.Y -= b.Cell * float32(size.H-1)
	}
	l.PushClip(clip)
	defer l.PopClip()
	l.Board(f.Fonts, b)
	for cell := range size.Cells() {
		if label := q.Board.At(cell); label > 0 && (label == q.Marked[0] || label == q.Marked[1]) {
			in := f.Dip(1)
			l.HintRing(render.CellRect(b.Origin, b.Cell, size, cell).Inset(in), max(0, b.CellRadius()-in), f.Scale, f.Theme, f.Theme.Hint)
		}
	}
}

func (a *asking) First() ui.ID {
	if len(a.Answers) > 0 {
		return answerID(0)
	}
	return BackID
}

func (a *asking) Act(id ui.ID) {
	if id.Name == answerGroup {
		a.Stage.Pop()
		a.Answers[id.N].Do()
	}
}

// answerGroup is the name in the IDs of the answers; their numbers are indices.
const answerGroup = "answer"

func answerID(i int) ui.ID { return ui.ID{Name: answerGroup, N: i} }

var questionGoalID = ui.ID{Name: "goal"}

// The measures of a question in dip.
const (
	questionWidth  = 400 // of its card
	questionWide   = 560 // with the picture beside the words
	questionWidest = 720 // and on a screen that is high enough for it to be large
	questionFit    = 64  // a card becomes as wide as a board below it that is so little wider
	questionAside  = 0.4 // the part of that for the picture
	questionTall   = 520 // the least of a card in place of a board
	questionLarge  = 312 // the least height of the picture on that card
	questionBelow  = 232 // the same above a figure
	questionBoard  = 0.5 // or of the board
	questionGoal   = 160 // the height of the picture above the words
	questionPart   = 0.3 // or of the screen
	questionLeast  = 96  // less is no picture: of a board only the last row is shown
	questionRow    = 60  // its height
	questionLow    = 440 // wide screens lower than this, and those with room for the widest card, have the picture beside the words
	questionFigure = 56
	questionHead   = 1.28 // how much larger the heading becomes in large letters: the board is to be large
	questionRest   = 1.5  // and the words below it, which are smaller
	questionGrown  = 1.4  // how much larger the figure becomes in large letters
	questionGap    = 12   // below a picture
	questionCross  = 36   // the width that the cross takes beside the words
)

// QuestionCard is a question as a card in the middle of the screen.
type QuestionCard struct {
	Question
	theme   *render.Theme
	colors  []render.Color // of the goal or the board, in the theme
	board   render.BoardView
	lastRow bool // of the board, only this is shown
}

// pictured reports whether there is a picture of what the question is about.
func (q *QuestionCard) pictured() bool { return !q.Board.IsZero() || !q.Goal.Board().IsZero() }

// way returns the best way that has room, or the last one, whose words scroll.
func (q *QuestionCard) way(f *ui.Frame, p *Page) (w questionWay) {
	ways := uprightWays[:]
	switch {
	case !q.pictured() || len(q.Answers) == 0:
		ways = uprightWays[:1]
	case f.Wide() && p.boardBelow(f).W >= f.Grown(questionTall):
		ways = highWays[:]
	case f.Wide() && (f.Safe.H < f.Grown(questionLow) || f.Safe.W > f.Grown(questionWidest)+f.Dip(32)):
		ways = lowWays[:]
	}
	for _, w = range ways {
		if q.measure(f, p, &w) {
			break
		}
	}
	return w
}

// measure completes a way with its sizes and reports whether all has room.
func (q *QuestionCard) measure(f *ui.Frame, p *Page, w *questionWay) (fits bool) {
	w.width = f.Grown(questionWidth)
	switch {
	case w.tall:
		w.width = f.Grown(questionTall)
	case w.beside:
		w.width = f.Grown(questionWide)
		if f.Safe.H >= f.Grown(questionLow) {
			w.width = f.Grown(questionWidest)
			if over := p.boardBelow(f).W; over >= f.Grown(questionWide) { // it covers the board from side to side
				w.width = over
			}
		}
	}
	w.width = min(w.width, f.Safe.W-f.Dip(32))
	col := f.Column(render.Rect{W: w.inside(f) - q.aside(f, w)})
	w.words = col.Measure(func(col *ui.Column) { q.layoutWords(col, w) })
	w.buttons = col.Measure(func(col *ui.Column) { q.layoutButtons(col, p, w) })
	room := f.Safe.H - f.Dip(16) - q.around(f, w) - w.words - w.buttons
	full, least := min(f.Dip(questionGoal), f.Safe.H*questionPart), f.Dip(questionLeast)
	if w.tall { // the card is as high as the board
		board := p.boardBelow(f).H
		full, least = max(f.Dip(questionLarge), render.Floor(board*questionBoard)), f.Dip(questionLarge)
		if q.Figure != "" {
			least = f.Dip(questionBelow)
		}
		room = min(room, board-q.around(f, w)-w.words-w.buttons)
	}
	if !q.Board.IsZero() && !w.cross && f.TextSize >= ui.LargeText { // beside such words a small board would look lost
		least = full
	}
	if q.Figure != "" && !w.beside && !w.tall && f.Safe.H > f.Safe.W {
		hero := p.heroBelow(f)
		if over := hero.H - q.around(f, w) - w.words - w.buttons; over >= least+f.Dip(questionGap) { // the card covers that and no more
			room, w.over = min(room, over), hero
		}
	}
	switch {
	case w.beside:
		w.picture = min(q.aside(f, w)-f.Dip(24), w.words+w.buttons-f.Dip(8))
		return room >= 0
	case !q.pictured():
		return room >= 0
	case room >= least+f.Dip(questionGap):
		w.picture = min(full, room-f.Dip(questionGap))
		return true
	case !q.Board.IsZero():
		w.picture = f.Dip(questionRow)
		return w.cross && room >= f.Dip(questionRow+questionGap)
	}
	return w.cross && room >= 0
}

// aside returns the width that a picture beside the words takes, with the space after it.
func (q *QuestionCard) aside(f *ui.Frame, w *questionWay) float32 {
	if !w.beside {
		return 0
	}
	return render.Floor((w.width-f.Dip(48))*questionAside) + f.Dip(24)
}

// around returns the height of the margins. The foot is lower than the head if the last of several buttons has no frame, so that the
// space in it seems to belong to the foot.
func (q *QuestionCard) around(f *ui.Frame, w *questionWay) float32 { return f.Dip(40) - q.less(f, w) }

func (q *QuestionCard) less(f *ui.Frame, w *questionWay) float32 {
	if len(q.Answers) == 0 || w.cross {
		return 0
	}
	return f.Dip(10)
}

// Layout lays out the card. If the card is too high for the screen, its text scrolls; the buttons scroll with the text
// if less than three lines of it would fit above them.
func (q *QuestionCard) Layout(f *ui.Frame, p *Page) {
	if q.layoutWide(f, p) {
		return
	}
	w := q.way(f, p)
	above := float32(0)
	if !w.beside && w.picture > 0 {
		above = w.picture + f.Dip(questionGap)
	}
	most, high := f.Safe.H-f.Dip(16), above+w.words+w.buttons+q.around(f, &w)
	r := q.place(f, p, &w, min(high, most))
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := w.within(f, r, min(high, most))
	in.H += f.Dip(8) + q.less(f, &w)
	area := in
	area.X, area.W = r.X+f.Dip(4), r.W-f.Dip(8) // the scroll bar stands beside the words
	fixedButtons := high > most && in.H-w.buttons >= 3*f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	if fixedButtons {
		area.H = in.H - w.buttons
	}
	col := p.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	q.layoutPicture(col, &w)
	q.layoutWords(col, &w)
	if fixedButtons {
		p.Scroll.End(f)
		col = f.Column(render.Rect{X: col.Area.X, Y: area.Y + area.H, W: col.Area.W})
	}
	q.layoutButtons(col, p, &w)
	if !fixedButtons {
		p.Scroll.End(f)
	}
	if w.cross {
		side := f.Dip(48)
		f.Add(ui.Control{ID: BackID, Role: ui.Button, Look: ui.Quiet, Label: q.back(p), Icon: render.Close,
			Rect: render.Rect{X: r.X + r.W - side - f.Dip(8), Y: r.Y + f.Dip(8), W: side, H: side}})
	}
}

// layoutPicture adds the picture of what the question is about: above the rest of the column, or beside it.
func (q *QuestionCard) layoutPicture(col *ui.Column, w *questionWay) {
	f := col.F
	if q.lastRow = w.picture == f.Dip(questionRow); w.picture == 0 {
		return
	}
	if !q.Board.IsZero() {
		q.setBoard(f)
	} else if q.theme != f.Theme {
		q.theme = f.Theme
		q.colors = render.TileColors(q.colors[:0], f.Theme, render.PathScheme, q.Goal)
	}
	if !w.beside {
		area := col.Area
		col.Area = w.clear(f, area)
		col.Picture(questionGoalID, q.Text, w.picture)
		col.Space(questionGap)
		col.Area = area
		return
	}
	by := q.aside(f, w)
	f.Add(ui.Control{ID: questionGoalID, Role: ui.Image, Look: ui.Custom, Label: q.Text,
		Rect: render.Rect{X: col.Area.X, Y: col.Y, W: by - f.Dip(24), H: w.picture}})
	col.Area.X, col.Area.W = col.Area.X+by, col.Area.W-by
}

// layoutWords adds the figure and the text. Beside a picture they leave room for the cross.
func (q *QuestionCard) layoutWords(col *ui.Column, w *questionWay) {
	f, area, align := col.F, col.Area, render.Middle
	if w.beside {
		align = render.Start
	}
	if w.beside || q.Board.IsZero() { // a board always stands above them
		col.Area = w.clear(f, area)
	}
	if q.Figure != "" {
		q.layoutFigure(col, align)
	} else {
		q.layoutText(col, align)
	}
	col.Area = area
}

// layoutFigure adds the figure: above it what is asked, which says whose it is, and below it what it counts.
func (q *QuestionCard) layoutFigure(col *ui.Column, align render.Align) {
	f := col.F
	first, rest := FirstSentence(q.Text)
	if rest != "" {
		q.heading(col, rest, align)
	}
	face := f.Fitting(render.Figure, f.UpTo(render.Figure, questionFigure, questionGrown), q.Figure, col.Area.W)
	f.Add(ui.Control{Role: ui.Heading, Label: q.Figure, Face: face, Align: align, Rect: col.Take(f.Fonts.Metrics(face).Line)})
	col.Line(first, ui.Small, render.Regular, f.UpTo(render.Regular, 16, questionRest)).Align = align
	col.Space(8)
}

// heading adds a line that is read first.
func (q *QuestionCard) heading(col *ui.Column, text string, align render.Align) {
	head := col.Line(text, ui.Title, render.Title, col.F.UpTo(render.Title, 20, questionHead))
	head.Role, head.Align = ui.Heading, align
}

// questionShort is the most lines of a text that stand in the middle: more are read better from one edge.
const questionShort = 3

// layoutText adds the text. Below a board its first sentence is a heading.
func (q *QuestionCard) layoutText(col *ui.Column, align render.Align) {
	if q.Board.IsZero() {
		if words := col.Line(q.Text, ui.Plain, render.Regular, 16); len(words.Lines) <= questionShort {
			words.Align = align
		}
		col.Space(8)
		return
	}
	first, rest := FirstSentence(q.Text)
	q.heading(col, first, align)
	if rest != "" {
		col.Space(4)
		col.Line(rest, ui.Small, render.Regular, col.F.UpTo(render.Regular, 16, questionRest)).Align = align
	}
	col.Space(8)
}

// back returns the label of the button that goes back.
func (q *QuestionCard) back(p *Page) string {
	if len(q.Answers) == 0 {
		return cmp.Or(q.Back, p.Stage.Lang.T("common.ok"))
	}
	return cmp.Or(q.Back, p.Stage.Lang.T("common.no_thanks"))
}

// layoutButtons adds the buttons, with the space above them.
func (q *QuestionCard) layoutButtons(col *ui.Column, p *Page, w *questionWay) {
	col.Space(12)
	if len(q.Answers) == 0 {
		col.Button(BackID, q.back(p), ui.Primary)
		return
	}
	for i, a := range q.Answers {
		look := ui.Plain
		if i == 0 {
			look = ui.Primary
		}
		col.Button(answerID(i), a.Label, look).Ground = i > 0
	}
	if !w.cross {
		col.Button(BackID, q.back(p), ui.Quiet)
	}
}
