package stage

import (
	"cmp"
	"strings"

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
	b, whole := &q.board, r
	if q.lastRow {
		whole.H = r.H * float32(q.Board.Size().H)
		whole.Y = r.Y + r.H - whole.H
	}
	b.Rect, b.Cell, b.Origin = render.TrayFor(whole, q.Board.Size(), f.Scale, 0)
	b.Lone = q.lastRow
	if b.Lone {
		l.Fill(render.Rect{X: b.Rect.X, Y: r.Y, W: b.Rect.W, H: r.H}, b.TrayRadius(), f.Theme.Tray)
	}
	l.PushClip(r)
	defer l.PopClip()
	l.Board(f.Fonts, b)
	for cell := range q.Board.Size().Cells() {
		if label := q.Board.At(cell); label > 0 && (label == q.Marked[0] || label == q.Marked[1]) {
			in := f.Dip(1)
			l.HintRing(render.CellRect(b.Origin, b.Cell, q.Board.Size(), cell).Inset(in), max(0, b.CellRadius()-in), f.Scale, f.Theme, f.Theme.Hint)
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

// The measures of what stands above the sentence of a question.
const (
	questionGoal   = 160 // the height of the goal in dip
	questionPart   = 0.3 // or of the screen
	questionFigure = 56
	questionLow    = 440 // lower screens show no goal, and of a board only the last row
	questionRow    = 46  // its height
)

// layoutAbout adds what the question is about.
func (q *QuestionCard) layoutAbout(col *ui.Column) {
	f := col.F
	shown := f.Safe.H >= f.Grown(questionLow)
	if !q.Board.IsZero() {
		q.setBoard(f)
		h := min(f.Dip(questionGoal), f.Safe.H*questionPart)
		if q.lastRow = !shown; q.lastRow {
			h = f.Dip(questionRow)
		}
		col.Picture(questionGoalID, q.Text, h)
		col.Space(12)
	} else if shown && !q.Goal.Board().IsZero() {
		if q.theme != f.Theme {
			q.theme = f.Theme
			q.colors = render.TileColors(q.colors[:0], f.Theme, render.PathScheme, q.Goal)
		}
		col.Picture(questionGoalID, q.Text, min(f.Dip(questionGoal), f.Safe.H*questionPart))
		col.Space(8)
	}
	if q.Figure != "" {
		face := f.Fitting(render.Figure, questionFigure, q.Figure, col.Area.W)
		f.Add(ui.Control{Role: ui.Heading, Label: q.Figure, Face: face, Align: render.Middle, Rect: col.Take(f.Fonts.Metrics(face).Line)})
		col.Space(4)
	}
}

// QuestionCard is a question as a card in the middle of the screen.
type QuestionCard struct {
	Question
	height  float32 // of the text, the buttons and the margins in the last layout, without the limit of the screen
	buttons float32 // of the buttons alone, in the last layout
	theme   *render.Theme
	colors  []render.Color // of the goal or the board, in the theme
	board   render.BoardView
	lastRow bool // of the board, only this is shown
}

// Layout lays out the card. If the card is too high for the screen, its text scrolls; the buttons scroll with the text
// if less than three lines of it would fit above them.
func (q *QuestionCard) Layout(f *ui.Frame, p *Page) {
	most := float32(400)
	if f.Low() && !q.Board.IsZero() { // its heading in one line
		most = 500
	}
	w := min(f.Safe.W-f.Dip(32), f.Grown(most))
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	lines := f.Wrap(q.Text, f.Face(render.Regular, 16), w-f.Dip(48))
	h := min(max(q.height, line*float32(len(lines))+f.ControlHeight()+f.Dip(72)), f.Safe.H-f.Dip(16))
	r := p.middle(f, w, h)
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(f.Dip(24))
	in.H += f.Dip(8) + q.less(f)
	area := in
	area.X, area.W = r.X+f.Dip(4), r.W-f.Dip(8) // the scroll bar stands beside the words
	fixedButtons := q.height > h && in.H-q.buttons >= 3*line
	if fixedButtons {
		area.H = in.H - q.buttons
	}
	col := p.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	top := col.Y
	q.layoutAbout(col)
	q.layoutText(col)
	words := col.Y - top
	if fixedButtons {
		p.Scroll.End(f)
		col = f.Column(render.Rect{X: in.X, Y: area.Y + area.H, W: in.W})
	}
	at := col.Y
	col.Space(12)
	q.layoutButtons(col, p)
	q.buttons = col.Y - at
	q.height = words + q.buttons + f.Dip(40) - q.less(f)
	if !fixedButtons {
		p.Scroll.End(f)
	}
}

// less returns by how much the foot of the card is lower than its head: the last of several buttons has no frame, so that the space
// in it seems to belong to the foot.
func (q *QuestionCard) less(f *ui.Frame) float32 {
	if len(q.Answers) == 0 {
		return 0
	}
	return f.Dip(10)
}

// layoutText adds the text. Below a board its first sentence is a heading.
func (q *QuestionCard) layoutText(col *ui.Column) {
	switch {
	case !q.Board.IsZero():
		first, rest := firstSentence(q.Text)
		size := float32(20)
		if col.F.TextSize >= ui.LargeText {
			size = 16
		}
		head := col.Line(first, ui.Title, render.Title, size)
		head.Role, head.Align = ui.Heading, render.Middle
		if rest != "" {
			col.Space(4)
			col.Line(rest, ui.Small, render.Regular, 16).Align = render.Middle
		}
		col.Space(8)
	case q.Figure != "":
		col.Line(q.Text, ui.Small, render.Regular, 16).Align = render.Middle
		col.Space(8)
	default:
		col.Para(q.Text)
	}
}

// firstSentence divides a text after its first sentence.
func firstSentence(s string) (first, rest string) {
	for i, r := range s {
		end := i + len(string(r))
		if r == '。' || r == '.' && strings.HasPrefix(s[end:], " ") {
			return s[:end], strings.TrimSpace(s[end:])
		}
	}
	return s, ""
}

func (q *QuestionCard) layoutButtons(col *ui.Column, p *Page) {
	t := p.Stage.Lang.T
	if len(q.Answers) == 0 {
		col.Button(BackID, cmp.Or(q.Back, t("common.ok")), ui.Primary)
		return
	}
	for i, a := range q.Answers {
		look := ui.Plain
		if i == 0 {
			look = ui.Primary
		}
		col.Button(answerID(i), a.Label, look)
	}
	col.Button(BackID, cmp.Or(q.Back, t("common.no_thanks")), ui.Quiet)
}
