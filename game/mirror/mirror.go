// Package mirror follows the controls of a scene with real elements of a web page, for screen readers and the
// browser's own ways to reach a control. It knows what elements there are and writes down what is to be changed of
// them; a script of the page does it.
package mirror

import (
	"strconv"

	"wildfifteen/game/ui"
)

// Mirror knows the elements of a page. Its zero value is that of a page without any.
type Mirror struct {
	items    []*item // as the controls stand now
	spare    []*item
	byKey    map[key]*item
	byNumber map[int]*item
	serial   int
	focus    *item // the one the game has its focus on
	changes  changes
}

type key struct {
	id   ui.ID
	role ui.Role
	n    int // among those of the same name
}

// fresh is the row of an item that has shown nothing yet.
const fresh = -1

// item is a control and its element.
type item struct {
	key    key
	number int   // the element's, from 1
	rows   int   // of a grid
	grid   *item // that a cell stands in
	now    facts
	seen   bool
}

// facts are what an element shows of its control.
type facts struct {
	label, value string
	asked        string
	x, y, w, h   float32
	on, enabled  bool
	stop         bool // Tab stops here
	lo, hi, at   float32
	step         float32
	row, col     int
}

// Follow makes the elements those of the controls, dip pixels to one of the page's, and returns what there is to do:
// "" when nothing has changed, else changes in the form that the page's script takes (see changes).
func (m *Mirror) Follow(controls []ui.Control, dip float32) string {
	if m.byKey == nil {
		m.byKey, m.byNumber = map[key]*item{}, map[int]*item{}
	}
	m.changes = m.changes[:0]
	m.match(controls)
	m.place(controls, dip)
	return string(m.changes)
}

// Forget takes all elements for gone.
func (m *Mirror) Forget() {
	m.items, m.spare, m.focus = nil, nil, nil
	clear(m.byKey)
	clear(m.byNumber)
}

// Focus is the number of the element that has the game's focus, 0 if none has it.
func (m *Mirror) Focus() int {
	if m.focus == nil {
		return 0
	}
	return m.focus.number
}

// Focused takes note that the page has the focus on an element by itself, and reports whether that is news: the
// game will have it there too, and may have it back where it was before the next tick.
func (m *Mirror) Focused(number int) bool {
	it := m.byNumber[number]
	if it == nil || it == m.focus {
		return false
	}
	m.focus = it
	return true
}

// Control tells which control an element stands for.
func (m *Mirror) Control(number int) (id ui.ID, role ui.Role, ok bool) {
	it := m.byNumber[number]
	if it == nil {
		return ui.ID{}, 0, false
	}
	return it.key.id, it.key.role, true
}

// Refill returns the changes that put the game's text back into fields that the page has written in.
func (m *Mirror) Refill() string {
	m.changes = m.changes[:0]
	for _, it := range m.items {
		if it.key.role == ui.Field {
			m.changes.value(it.number, it.now.value)
		}
	}
	return string(m.changes)
}

// shown reports whether a control has an element. What is for pointers alone has none: the page has the other way to
// the same, and need not list both by one name.
func shown(c *ui.Control) bool {
	return c.Role != ui.Panel && !c.Touch && (c.Label != "" || c.Value != "" || c.Role == ui.Cell)
}

// match finds or makes an item for each control, in their order.
func (m *Mirror) match(controls []ui.Control) {
	m.spare, m.items = m.items, m.spare[:0]
	k := 0 // most often the controls are those of the last tick
	var grid *item
	other := false
	for i := range controls {
		c := &controls[i]
		if !shown(c) {
			continue
		}
		var it *item
		if k < len(m.spare) && m.spare[k].key.id == c.ID && m.spare[k].key.role == c.Role && !other {
			it = m.spare[k]
		} else {
			other = true
			it = m.findOrMake(c)
		}
		k++
		it.seen = true
		if c.Role == ui.Grid {
			grid = it
		}
		if c.Role == ui.Cell && grid != nil && (it.grid != grid || it.now.row != c.Row || it.now.col != c.Col) {
			// To the end of its row: the cells come in their order, and all that follow in the row are elsewhere now too.
			it.grid = grid
			grid.rows = max(grid.rows, c.Row+1)
			m.changes.cell(it.number, grid.number, c.Row)
		}
		m.items = append(m.items, it)
	}
	if other || k != len(m.spare) {
		m.arrange()
	}
	for _, it := range m.items {
		it.seen = false
	}
}

func (m *Mirror) findOrMake(c *ui.Control) *item {
	k := key{c.ID, c.Role, 0}
	for {
		it := m.byKey[k]
		if it == nil {
			return m.create(k)
		}
		if !it.seen {
			return it
		}
		k.n++
	}
}

func (m *Mirror) create(k key) *item {
	m.serial++
	it := &item{key: k, number: m.serial}
	it.now.row = fresh
	m.byKey[k], m.byNumber[it.number] = it, it
	m.changes.create(it.number, k.role, k.id.Name)
	return it
}

// arrange takes away what is no more and brings the rest into the controls' order.
func (m *Mirror) arrange() {
	for _, it := range m.spare {
		if !it.seen {
			m.changes.remove(it.number)
			delete(m.byKey, it.key)
			delete(m.byNumber, it.number)
		}
	}
	m.changes.begin(order)
	for _, it := range m.items {
		if it.key.role != ui.Cell {
			m.changes.number(it.number)
		}
	}
}

// place brings the elements up to date.
func (m *Mirror) place(controls []ui.Control, dip float32) {
	m.focus = nil
	var grid bool // the focus is on the grid whose cells follow
	k := 0
	var rows, cols int
	var last *item
	for i := range controls {
		c := &controls[i]
		if !shown(c) {
			continue
		}
		it := m.items[k]
		k++
		f := facts{
			label: c.Label, value: c.Value, asked: c.Asked, on: c.On, enabled: !c.Disabled, stop: c.Focusable(),
			lo: c.Lo, hi: c.Hi, at: c.At, step: c.Step, row: c.Row, col: c.Col,
			x: c.Rect.X / dip, y: c.Rect.Y / dip, w: c.Rect.W / dip, h: c.Rect.H / dip,
		}
		switch c.Role {
		case ui.Grid:
			m.size(last, rows, cols)
			last, rows, cols = it, 0, 0
			grid = c.Focused
			f.stop = false // its cells have it
			if f.row, f.col = it.now.row, it.now.col; f.row == fresh {
				f.row = 0
			}
		case ui.Cell:
			rows, cols = max(rows, c.Row+1), max(cols, c.Col+1)
			f.stop = c.On
			if c.On && grid {
				m.focus = it
			}
		default:
			if c.Focused {
				m.focus = it
			}
		}
		if f != it.now {
			m.update(it, &f)
		}
	}
	m.size(last, rows, cols)
}

// size tells a grid's extent and takes away the rows that it has no more.
func (m *Mirror) size(it *item, rows, cols int) {
	if it == nil || it.rows == rows && it.now.row == rows && it.now.col == cols {
		return
	}
	it.rows, it.now.row, it.now.col = rows, rows, cols
	m.changes.size(it.number, rows, cols)
}

// update changes what is other than before.
func (m *Mirror) update(it *item, f *facts) {
	was, n, role := it.now, it.number, it.key.role
	new := was.row == fresh
	it.now = *f
	do := &m.changes
	if new || was.x != f.x || was.y != f.y || was.w != f.w || was.h != f.h {
		do.box(n, f.x, f.y, f.w, f.h)
	}
	if new || was.label != f.label || was.value != f.value || was.asked != f.asked {
		m.name(it, f)
	}
	if new || was.enabled != f.enabled {
		switch role {
		case ui.Grid:
			do.attribute(n, "aria-readonly", strconv.FormatBool(!f.enabled))
		case ui.Cell, ui.Text, ui.Heading, ui.Status, ui.Image: // the name of a cell tells
		default:
			do.attribute(n, "aria-disabled", strconv.FormatBool(!f.enabled))
		}
	}
	if new || was.stop != f.stop {
		switch {
		case f.stop:
			do.attribute(n, "tabindex", "0")
		case role == ui.Cell || interactive(role):
			do.attribute(n, "tabindex", "-1")
		}
	}
	if (new || was.on != f.on) && (role == ui.Switch || role == ui.Radio) {
		do.attribute(n, "aria-checked", strconv.FormatBool(f.on))
	}
	if role == ui.Button && was.on != f.on {
		do.attribute(n, "aria-pressed", strconv.FormatBool(f.on))
	}
	if role == ui.Cell && (new || was.col != f.col) {
		do.attribute(n, "aria-colindex", strconv.Itoa(f.col+1))
	}
	if role == ui.Slider && (new || was.lo != f.lo || was.hi != f.hi || was.step != f.step || was.at != f.at) {
		do.attribute(n, "min", decimal(f.lo))
		do.attribute(n, "max", decimal(f.hi))
		if f.step > 0 {
			do.attribute(n, "step", decimal(f.step))
		} else {
			do.attribute(n, "step", "any")
		}
		do.value(n, decimal(f.at))
	}
}

func interactive(r ui.Role) bool {
	return r == ui.Button || r == ui.Switch || r == ui.Radio || r == ui.Slider || r == ui.Field
}

func decimal(v float32) string { return strconv.FormatFloat(float64(v), 'g', -1, 32) }

// name gives an element its words: an accessible name, or for mere words a text.
func (m *Mirror) name(it *item, f *facts) {
	both := f.label
	if f.value != "" && f.label != "" {
		both += ", "
	}
	both += f.value
	do, n := &m.changes, it.number
	switch it.key.role {
	case ui.Text, ui.Heading, ui.Status:
		do.text(n, both)
	case ui.Slider:
		do.attribute(n, "aria-label", f.label)
		do.attribute(n, "aria-valuetext", f.value)
	case ui.Field:
		do.attribute(n, "aria-label", f.label)
		do.value(n, f.value)
	case ui.Grid:
		do.attribute(n, "aria-label", f.label)
	case ui.Radio: // of two groups some answers are alike
		if f.asked != "" {
			both = f.asked + ": " + both
		}
		do.attribute(n, "aria-label", both)
	default:
		do.attribute(n, "aria-label", both)
	}
}
