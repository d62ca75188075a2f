package game

import (
	"cmp"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// message is one sentence and one way on, seldom two; a last way leads back.
type message struct {
	page
	text    string
	label   string // of the way on, "" for back alone
	onward  func()
	label2  string // of the second way on, "" for none
	onward2 func()
	away    string  // the label of the way back, "" for the usual one
	need    float32 // the height that everything takes, as it was last laid out
	ways    float32 // the part of it that the buttons take
}

var (
	onwardID  = ui.ID{Name: "onward"}
	onward2ID = ui.ID{Name: "onward2"}
)

func newMessage(a *App, text, label string, onward func()) *message {
	return &message{page: page{app: a, overlay: true, covers: true}, text: text, label: label, onward: onward}
}

// message shows a sentence.
func (a *App) message(text string) { a.ask(newMessage(a, text, "", nil)) }

// ask shows a message and says it. It takes the place of another card, whose question is over. (But a deal that is being
// looked for goes on.)
func (a *App) ask(m *message) {
	switch a.top().(type) {
	case *message, *menu, *keyAsk:
		a.pop()
	}
	a.push(m)
	a.say(m.text)
}

func (m *message) first() ui.ID {
	if m.onward != nil {
		return onwardID
	}
	return backID
}

func (m *message) layout(f *ui.Frame) {
	w := min(f.Safe.W-f.Dip(32), f.Grown(400))
	face := f.Face(render.Regular, 16)
	lines := f.Wrap(m.text, face, w-f.Dip(48))
	h := min(max(m.need, f.Fonts.Metrics(face).Line*float32(len(lines))+f.ControlHeight()+f.Dip(72)), f.Safe.H-f.Dip(16))
	r := render.Rect{X: float32(int(f.Safe.X + (f.Safe.W-w)/2)), Y: float32(int(f.Safe.Y + (f.Safe.H-h)/2)), W: w, H: h}
	f.Add(ui.Control{Role: ui.Panel, Rect: r})
	in := r.Inset(f.Dip(24))
	in.H += f.Dip(8)
	area := in
	area.X, area.W = r.X+f.Dip(4), r.W-f.Dip(8)                       // the scroll bar stands beside the words
	foot := m.need > h && in.H-m.ways >= 3*f.Fonts.Metrics(face).Line // the ways on stay in sight, the words scroll
	if foot {
		area.H = in.H - m.ways
	}
	col := m.scroll.Begin(f, area, render.Rect{X: in.X, W: in.W})
	top := col.Y
	col.Para(m.text)
	words := col.Y - top
	if foot {
		m.scroll.End(f)
		col = f.Column(render.Rect{X: in.X, Y: area.Y + area.H, W: in.W})
	}
	at := col.Y
	col.Space(12)
	m.buttons(col)
	m.ways = col.Y - at
	m.need = words + m.ways + f.Dip(40)
	if !foot {
		m.scroll.End(f)
	}
}

// buttons are the ways on.
func (m *message) buttons(col *ui.Column) {
	t := m.app.lang.T
	if m.onward != nil {
		col.Button(onwardID, m.label, ui.Primary)
		if m.onward2 != nil {
			col.Button(onward2ID, m.label2, ui.Plain)
		}
		col.Button(backID, cmp.Or(m.away, t("common.no_thanks")), ui.Plain)
	} else {
		col.Button(backID, cmp.Or(m.away, t("common.ok")), ui.Primary)
	}
}

func (m *message) act(id ui.ID) {
	switch id {
	case onwardID:
		m.app.pop()
		m.onward()
	case onward2ID:
		m.app.pop()
		m.onward2()
	}
}
