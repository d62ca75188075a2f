package stage

import (
	"cmp"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Question is a sentence with up to two answers and a button that goes back. A Question without answers is a message.
type Question struct {
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

// QuestionCard is a question as a card in the middle of the screen.
type QuestionCard struct {
	Question
	height  float32 // of the text, the buttons and the margins in the last layout, without the limit of the screen
	buttons float32 // of the buttons alone, in the last layout
}

// Layout lays out the card. If the card is too high for the screen, its text scrolls; the buttons scroll with the text
// if less than three lines of it would fit above them.
func (q *QuestionCard) Layout(f *ui.Frame, p *Page) {
	w := min(f.Safe.W-f.Dip(32), f.Grown(400))
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	lines := f.Wrap(q.Text, f.Face(render.Regular, 16), w-f.Dip(48))
	h := min(max(q.height, line*float32(len(lines))+f.ControlHeight()+f.Dip(72)), f.Safe.H-f.Dip(16))
	r := render.Rect{X: render.Floor(f.Safe.X + (f.Safe.W-w)/2), Y: render.Floor(f.Safe.Y + (f.Safe.H-h)/2), W: w, H: h}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(f.Dip(24))
	in.H += f.Dip(8)
	area := in
	area.X, area.W = r.X+f.Dip(4), r.W-f.Dip(8) // the scroll bar stands beside the words
	fixedButtons := q.height > h && in.H-q.buttons >= 3*line
	if fixedButtons {
		area.H = in.H - q.buttons
	}
	col := p.Scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	top := col.Y
	col.Para(q.Text)
	words := col.Y - top
	if fixedButtons {
		p.Scroll.End(f)
		col = f.Column(render.Rect{X: in.X, Y: area.Y + area.H, W: in.W})
	}
	at := col.Y
	col.Space(12)
	q.layoutButtons(col, p)
	q.buttons = col.Y - at
	q.height = words + q.buttons + f.Dip(40)
	if !fixedButtons {
		p.Scroll.End(f)
	}
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
	col.Button(BackID, cmp.Or(q.Back, t("common.no_thanks")), ui.Plain)
}
