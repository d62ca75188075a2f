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
	row  keyRow
	text string
}

var (
	noKeyID      = ui.ID{Name: "off"}
	defaultKeyID = ui.ID{Name: "usual"}
)

func newKeyQuestion(list *keyList, row keyRow) *keyQuestion {
	page := stage.Page{Stage: list.Stage, Over: true, Hides: true, Yields: true, AllKeys: true}
	q := &keyQuestion{Page: page, list: list, row: row}
	q.reword()
	return q
}

// reword makes the question in the language of the stage.
func (q *keyQuestion) reword() {
	q.row.name = q.list.nameOf(q.row.binding.Action)
	q.text = q.list.Stage.Lang.T("settings.press_key", "action", q.row.name)
}

// Hear makes the question anew when the language changes: the list below has heard of it before.
func (q *keyQuestion) Hear(n stage.News) {
	if n == stage.Reworded {
		q.reword()
	}
}

func (q *keyQuestion) First() ui.ID { return noKeyID }

func (q *keyQuestion) Layout(f *ui.Frame) {
	high := f.Column(render.Rect{W: stage.CardRoom(f, questionWidth)}).Measure(func(col *ui.Column) { q.layoutIn(col) })
	q.layoutIn(q.Card(f, questionWidth, high))
	q.Scroll.End(f)
}

// layoutIn adds the action, its present keys, what to do, and the buttons.
func (q *keyQuestion) layoutIn(col *ui.Column) {
	t := q.Stage.Lang.T
	head := col.Line(q.row.name, ui.Title, render.Title, col.F.UpTo(render.Title, 24, questionHead))
	head.Role, head.Align = ui.Heading, render.Middle
	if len(q.row.caps) > 0 {
		col.Space(12)
		col.BigCaps(q.row.caps)
	}
	col.Space(12)
	col.Line(q.text, ui.Small, render.Regular, 16).Align = render.Middle
	col.Space(16)
	col.Grounded(ui.Command{ID: noKeyID, Label: t("settings.key_off")}, ui.Command{ID: defaultKeyID, Label: t("settings.key_usual")},
		ui.Command{ID: stage.BackID, Label: t("common.back")})
}

// The width of the card in dip, and how much larger the name of the action becomes in large letters.
const (
	questionWidth = 400
	questionHead  = 1.4
)

func (q *keyQuestion) Act(id ui.ID) {
	switch id {
	case noKeyID:
		q.bind([]string{})
	case defaultKeyID:
		q.bind(slices.Clone(q.row.binding.Keys))
	}
}

// bind binds keys to the action, closes the question, and shows which other actions have lost a key.
func (q *keyQuestion) bind(list []string) {
	others := q.list.bind(q.row.binding.Action, list)
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
		q.text = q.Stage.Lang.T("settings.key_tab", "action", q.row.name)
		q.Stage.Say(q.text)
	case "Escape":
		q.Stage.Pop()
	case "Backspace", "Delete":
		q.bind([]string{})
	default:
		q.bind([]string{keys.Text(e, q.row.binding.Action)})
	}
	return true
}
