package settings

import (
	"slices"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// keyQuestion is the scene that waits for the new key of an action.
type keyQuestion struct {
	stage.Page
	list *keyList
	n    int // the number of the action's row in the list
	text string
	tab  bool     // it says why Tab is refused
	none []string // the key that leaves the action without one, as it is labelled
	back []string // that which goes back
}

var (
	noKeyID      = ui.ID{Name: "off"}
	defaultKeyID = ui.ID{Name: "usual"}
)

func newKeyQuestion(list *keyList, n int) *keyQuestion {
	page := stage.Page{Stage: list.Stage, Over: true, Hides: true, Yields: true, AllKeys: true}
	q := &keyQuestion{Page: page, list: list, n: n}
	q.reword()
	return q
}

// reword makes the question in the language of the stage.
func (q *keyQuestion) reword() {
	k, l := q.list.keys, q.list.Stage.Lang
	q.none, q.back = []string{k.Cap(l, "Backspace")}, []string{k.Cap(l, "Escape")}
	q.text, q.tab = q.list.Stage.Lang.T("settings.press_key", "action", q.row().name), false
}

// row returns the action with its keys.
func (q *keyQuestion) row() *keyRow { return &q.list.rows[q.n] }

// Hear makes the question anew when the language changes: the list below has heard of it before.
func (q *keyQuestion) Hear(n stage.News) {
	if n == stage.Reworded {
		q.reword()
	}
}

func (q *keyQuestion) First() ui.ID { return noKeyID }

func (q *keyQuestion) Layout(f *ui.Frame) {
	width := float32(questionWidth)
	if large(f) {
		width = questionWide
	}
	high := f.Column(render.Rect{W: stage.CardRoom(f, width)}).Measure(func(col *ui.Column) { q.layoutIn(col) })
	q.layoutIn(q.Card(f, width, high))
	q.Scroll.End(f)
}

// large reports whether there is room for a question as large as a board.
func large(f *ui.Frame) bool { return f.Wide() && !f.Low() && f.TextSize < ui.LargeText }

// layoutIn adds the action, its present keys as tiles in a tray, what to do, and the buttons. Where it is large these show the keys that
// press them, of which words tell elsewhere.
func (q *keyQuestion) layoutIn(col *ui.Column) {
	t, size, words := q.Stage.Lang.T, float32(28), float32(20)
	if large(col.F) {
		size, words = 40, 24
	}
	head := col.Line(q.row().name, ui.Title, render.Title, col.F.UpTo(render.Title, size, questionHead))
	head.Role, head.Align = ui.Heading, render.Middle
	col.Space(16)
	q.layoutTray(col, size)
	col.Space(16)
	first, rest := stage.FirstSentence(q.text)
	col.Line(first, ui.Plain, render.Regular, col.F.UpTo(render.Regular, words, questionHead)).Align = render.Middle
	if rest != "" && (q.tab || !large(col.F)) {
		col.Space(4)
		col.Line(rest, ui.Small, render.Regular, 16).Align = render.Middle
	}
	col.Space(20)
	if large(col.F) {
		q.layoutRows(col)
		return
	}
	off, usual := ui.Command{ID: noKeyID, Label: t("settings.key_off")}, ui.Command{ID: defaultKeyID, Label: t("settings.key_usual")}
	if col.F.Low() { // there is no height for two rows
		col.Grounded(off, usual, ui.Command{ID: stage.BackID, Label: t("common.back")})
		return
	}
	col.Grounded(off, usual)
	col.Button(stage.BackID, t("common.back"), ui.Quiet)
}

// layoutRows adds the buttons as rows, each with the key that presses it.
func (q *keyQuestion) layoutRows(col *ui.Column) {
	t := q.Stage.Lang.T
	col.Hang = col.F.Dip(8)
	col.Caps(noKeyID, t("settings.key_off"), q.none)
	col.Caps(defaultKeyID, t("settings.key_usual"), nil)
	col.Caps(stage.BackID, t("common.back"), q.back)
}

// layoutTray adds the present keys, their words of a size, in a tray, which is empty if there are none.
func (q *keyQuestion) layoutTray(col *ui.Column, size float32) {
	f, in := col.F, col.F.Dip(trayIn)
	at := len(f.Controls)
	f.Add(ui.Control{Look: ui.Ground, Ground: true})
	top := col.Y
	col.Space(trayIn)
	if whole := col.Area; len(q.row().caps) > 0 {
		col.Area.X, col.Area.W = whole.X+in, whole.W-2*in
		col.BigCaps(q.row().caps, size).Range = ui.Range{Hi: float32(len(q.list.rows) - 1), At: float32(q.n)}
		col.Area = whole
	} else {
		col.Space(trayEmpty)
	}
	col.Space(trayIn)
	f.Controls[at].Rect = render.Rect{X: col.Area.X, Y: top, W: col.Area.W, H: col.Y - top}
}

// The measures of the card in dip, and how much larger its words become in large letters.
const (
	questionWidth = 440
	questionWide  = 600 // where it is large
	questionHead  = 1.4
	trayIn        = 20
	trayEmpty     = 48
)

func (q *keyQuestion) Act(id ui.ID) {
	switch id {
	case noKeyID:
		q.bind([]string{})
	case defaultKeyID:
		q.bind(slices.Clone(q.row().binding.Keys))
	}
}

// bind binds keys to the action, closes the question, and shows which other actions have lost a key.
func (q *keyQuestion) bind(list []string) {
	others := q.list.bind(q.row().binding.Action, list)
	q.Stage.Pop()
	if len(others) > 0 {
		q.Stage.Toast(q.Stage.Lang.T("settings.key_taken", "actions", words.List(q.Stage.Lang, others)))
	}
}

// Key takes the key that was pressed, whatever it does elsewhere. It refuses Tab, because the focus could not be moved
// without Tab.
func (q *keyQuestion) Key(e game.KeyEvent) bool {
	if !e.Down || e.Repeat {
		return true
	}
	switch e.Key {
	case "Tab":
		q.text, q.tab = q.Stage.Lang.T("settings.key_tab", "action", q.row().name), true
		q.Stage.Say(q.text)
	case "Escape":
		q.Stage.Pop()
	case "Backspace", "Delete":
		q.bind([]string{})
	default:
		q.bind([]string{keys.Text(e, q.row().binding.Action)})
	}
	return true
}
