// Package mirror keeps elements of a web page in step with the controls of a scene, for screen readers and for the
// browser's own keyboard navigation. It knows which elements there are and computes the changes; a script of the page,
// assets/web/mirror.js, makes them.
package mirror

import (
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Mirror holds the state of the elements on a page. The zero value is that of a page without elements.
type Mirror struct {
	Clips bool // also tell what of each control is in sight

	items    []*item // in the order of the controls
	spare    []*item // items of the last tick; its memory is reused
	byKey    map[key]*item
	byNumber map[int]*item
	serial   int
	focus    *item // the item of the focused control, or nil
	changes  changes
}

// key identifies an item across ticks.
type key struct {
	id   ui.ID
	role ui.Role
	n    int // counts controls with the same ID and role, from 0
}

// fresh is the row of an item that has not been sent to the page yet.
const fresh = -1

// item is a control and its element.
type item struct {
	key    key
	number int   // of the element, from 1
	rows   int   // number of rows of a grid
	grid   *item // the grid of a cell
	now    facts
	seen   bool // found in this tick
}

// facts are the properties of a control that its element shows.
type facts struct {
	label, value string
	asked        string
	box, clip    render.Rect
	on, enabled  bool
	stop         bool // Tab stops at it
	lo, hi, at   float32
	step         float32
	row, col     int
}

// Follow updates the mirror to the controls and returns the changes to make on the page: "" if there are none, else a
// text for the script of the page (see changes). dip is the number of device pixels in a CSS pixel.
func (m *Mirror) Follow(controls []ui.Control, dip float32) string {
	if m.byKey == nil {
		m.byKey, m.byNumber = map[key]*item{}, map[int]*item{}
	}
	m.changes = m.changes[:0]
	m.match(controls)
	m.place(controls, dip)
	return string(m.changes)
}

// Forget resets the mirror after the page has removed all elements.
func (m *Mirror) Forget() {
	m.items, m.spare, m.focus = nil, nil, nil
	clear(m.byKey)
	clear(m.byNumber)
}

// Focus returns the number of the element of the focused control, 0 if there is none.
func (m *Mirror) Focus() int {
	if m.focus == nil {
		return 0
	}
	return m.focus.number
}

// Focused records that the browser has moved the focus to an element, and reports whether the game's focus was elsewhere.
// If so, the caller must move the game's focus to that control.
func (m *Mirror) Focused(number int) bool {
	it := m.byNumber[number]
	if it == nil || it == m.focus {
		return false
	}
	m.focus = it
	return true
}

// Control returns the ID and the role of an element's control; ok is false if there is no such element.
func (m *Mirror) Control(number int) (id ui.ID, role ui.Role, ok bool) {
	it := m.byNumber[number]
	if it == nil {
		return ui.ID{}, 0, false
	}
	return it.key.id, it.key.role, true
}

// Refill returns the changes that restore the game's text in all text fields, after the browser has changed one.
func (m *Mirror) Refill() string {
	m.changes = m.changes[:0]
	for _, it := range m.items {
		if it.key.role == ui.Field {
			m.changes.value(it.number, it.now.value)
		}
	}
	return string(m.changes)
}

// shown reports whether a control has an element. Controls for pointers only have none: another control does the same,
// and two elements of the same name would confuse.
func shown(c *ui.Control) bool {
	return c.Role != ui.Panel && !c.Touch && (c.Label != "" || c.Value != "" || c.Role == ui.Cell)
}

// inRow is a row of a grid.
type inRow struct {
	grid *item
	row  int
}

// match finds or makes the item of each control, in order.
func (m *Mirror) match(controls []ui.Control) {
	m.spare, m.items = m.items, m.spare[:0]
	k := 0 // index in m.spare: mostly the controls are those of the last tick
	var grid *item
	other := false
	moved := inRow{row: fresh} // where the last cell was appended
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
		at := inRow{grid, c.Row}
		if c.Role == ui.Cell && grid != nil && (it.grid != grid || it.now.row != c.Row || it.now.col != c.Col || at == moved) {
			// Append it to its row: cells come in order, so those after it in the row must follow it.
			it.grid, moved = grid, at
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

// arrange removes the elements of controls that are gone and puts the others in order.
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

// place updates the properties of all elements, and the focus.
func (m *Mirror) place(controls []ui.Control, dip float32) {
	m.focus = nil
	var grid bool // the grid of the following cells is focused
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
			box: render.Rect{X: c.Rect.X / dip, Y: c.Rect.Y / dip, W: c.Rect.W / dip, H: c.Rect.H / dip},
		}
		if m.Clips {
			f.clip = c.Rect.Intersect(c.Clip)
		}
		switch c.Role {
		case ui.Grid:
			m.size(last, rows, cols)
			last, rows, cols = it, 0, 0
			grid = c.Focused
			f.stop = false // Tab stops at one of its cells instead
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

// size updates the number of rows and columns of a grid.
func (m *Mirror) size(it *item, rows, cols int) {
	if it == nil || it.rows == rows && it.now.row == rows && it.now.col == cols {
		return
	}
	it.rows, it.now.row, it.now.col = rows, rows, cols
	m.changes.size(it.number, rows, cols)
}

// update sends the properties that differ from those sent last.
func (m *Mirror) update(it *item, f *facts) {
	was, n, role := it.now, it.number, it.key.role
	new := was.row == fresh
	it.now = *f
	do := &m.changes
	if new || was.box != f.box {
		do.box(box, n, f.box)
	}
	if m.Clips && (new || was.clip != f.clip) {
		do.box(clip, n, f.clip)
	}
	if new || was.label != f.label || was.value != f.value || was.asked != f.asked {
		m.name(it, f)
	}
	if new || was.enabled != f.enabled {
		switch role {
		case ui.Grid:
			do.attribute(n, "aria-readonly", strconv.FormatBool(!f.enabled))
		case ui.Cell, ui.Text, ui.Heading, ui.Status, ui.Image: // a cell's name says it; the others are never disabled
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

// name sets the accessible name of an element or, for texts, its content.
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
	case ui.Radio: // options of different groups may have the same label
		if f.asked != "" {
			both = f.asked + ": " + both
		}
		do.attribute(n, "aria-label", both)
	default:
		do.attribute(n, "aria-label", both)
	}
}
