package host

import (
	"fmt"
	"strconv"
	"syscall/js"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
)

// mirrored is what a Program offers that can be mirrored.
type mirrored interface{ Controls() []ui.Control }

// mirror holds a real element for each control of the scene, transparent, over the control's rectangle, so that
// screen readers and the browser's Tab find them. Pointers pass through to the picture. Only what changed since
// the tick before is touched.
type mirror struct {
	h       *host
	root    js.Value
	live    js.Value
	items   []*item // as the controls stand now
	spare   []*item
	byKey   map[itemKey]*item
	byNode  map[int]*item
	serial  int
	focus   *item // the one the game has its focus on
	busy    bool  // the focus is being moved by the mirror itself
	pending string
	spoken  string
	next    time.Duration // when the next announcement may come
}

// sayEvery is the least time between two announcements.
const sayEvery = 400 * time.Millisecond

type itemKey struct {
	id   ui.ID
	role ui.Role
	n    int // among those of the same name
}

// fresh is the row of an item that has shown nothing yet.
const fresh = -1

// item is a control and its element.
type item struct {
	key    itemKey
	number int
	node   js.Value
	rows   []js.Value // of a grid
	grid   *item      // that a cell stands in
	now    facts
	seen   bool
}

// facts are what an element shows of its control.
type facts struct {
	label, value string
	x, y, w, h   float32
	on, enabled  bool
	stop         bool // Tab stops here
	lo, hi, at   float32
	step         float32
	row, col     int
}

func (m *mirror) open(h *host, document js.Value) {
	m.h = h
	m.byKey, m.byNode = map[itemKey]*item{}, map[int]*item{}
	_ = try(func() {
		m.root = document.Call("getElementById", "mirror")
		m.live = document.Call("getElementById", "said")
	})
	if !m.root.Truthy() {
		return
	}
	on(m.root, "click", false, func(e js.Value) {
		if it := m.itemOf(e); it != nil {
			h.out.reply(game.Reply{Kind: game.Pressed, ID: it.key.id})
		}
	})
	on(m.root, "focusin", false, func(e js.Value) {
		if it := m.itemOf(e); it != nil && !m.busy && it != m.focus {
			m.focus = it // as the game will have it; it may be back where it was before the next tick
			h.out.reply(game.Reply{Kind: game.FocusMoved, ID: it.key.id})
		}
	})
	on(m.root, "input", false, func(e js.Value) {
		if it := m.itemOf(e); it != nil && it.key.role == ui.Slider {
			if v, err := strconv.ParseFloat(e.Get("target").Get("value").String(), 32); err == nil {
				h.out.reply(game.Reply{Kind: game.Adjusted, ID: it.key.id, At: float32(v)})
			}
		}
	})
	h.listenText(m.root)
}

// numberProperty is the property of an element that names its item.
const numberProperty = "wildfifteen"

func (m *mirror) itemOf(e js.Value) *item {
	if v := e.Get("target").Get(numberProperty); v.Type() == js.TypeNumber {
		return m.byNode[v.Int()]
	}
	return nil
}

// follow makes the elements say what the controls say. focused tells whether the page has the keyboard, typing
// whether a text field has it.
func (m *mirror) follow(controls []ui.Control, focused, typing bool) {
	if !m.root.Truthy() {
		return
	}
	err := try(func() {
		m.match(controls)
		m.place(controls)
		if focused {
			m.takeFocus()
		}
	})
	if err != nil { // the browser is in an odd state: what is there is made anew
		m.root.Set("textContent", "")
		m.items, m.focus = nil, nil
		clear(m.byKey)
		clear(m.byNode)
	}
}

// match finds or makes an item for each control, in their order.
func (m *mirror) match(controls []ui.Control) {
	m.spare, m.items = m.items, m.spare[:0]
	k := 0 // most often the controls are those of the last tick
	var grid *item
	other := false
	for i := range controls {
		c := &controls[i]
		if c.Role == ui.Panel || c.Label == "" && c.Role != ui.Cell && c.Value == "" {
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
			m.row(grid, c.Row).Call("appendChild", it.node)
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

func (m *mirror) findOrMake(c *ui.Control) *item {
	key := itemKey{c.ID, c.Role, 0}
	for {
		it := m.byKey[key]
		if it == nil {
			return m.create(key)
		}
		if !it.seen {
			return it
		}
		key.n++
	}
}

// arrange takes away what is no more and brings the rest into the controls' order, moving as little as can be:
// an element that is moved loses the focus.
func (m *mirror) arrange() {
	for _, it := range m.spare {
		if !it.seen {
			it.node.Call("remove")
			delete(m.byKey, it.key)
			delete(m.byNode, it.number)
			if m.focus == it {
				m.focus = nil
			}
		}
	}
	at := m.root.Get("firstChild")
	for _, it := range m.items {
		if it.key.role == ui.Cell {
			continue
		}
		if at.Truthy() && at.Equal(it.node) {
			at = at.Get("nextSibling")
		} else {
			m.root.Call("insertBefore", it.node, at)
		}
	}
}

// row returns a grid's row, made if need be.
func (m *mirror) row(grid *item, n int) js.Value {
	for len(grid.rows) <= n {
		r := get("document").Call("createElement", "div")
		r.Call("setAttribute", "role", "row")
		r.Call("setAttribute", "aria-rowindex", len(grid.rows)+1)
		grid.node.Call("appendChild", r)
		grid.rows = append(grid.rows, r)
	}
	return grid.rows[n]
}

// create makes the element of a control.
func (m *mirror) create(key itemKey) *item {
	tag, role := "div", ""
	switch key.role {
	case ui.Heading:
		tag = "h2"
	case ui.Button:
		tag = "button"
	case ui.Switch:
		tag, role = "button", "switch"
	case ui.Radio:
		tag, role = "button", "radio"
	case ui.Slider, ui.Field:
		tag = "input"
	case ui.Grid:
		role = "grid"
	case ui.Cell:
		role = "gridcell"
	case ui.Image:
		role = "img"
	}
	m.serial++
	it := &item{key: key, number: m.serial, node: get("document").Call("createElement", tag)}
	it.now.row = fresh
	if role != "" {
		it.node.Call("setAttribute", "role", role)
	}
	switch key.role {
	case ui.Slider:
		it.node.Set("type", "range")
	case ui.Field:
		it.node.Set("type", "text")
		it.node.Call("setAttribute", "inputmode", "none") // touch screens get the game's own keys
		it.node.Call("setAttribute", "autocomplete", "off")
	case ui.Button, ui.Switch, ui.Radio:
		it.node.Set("type", "button")
	}
	if key.id.Name != "" {
		it.node.Call("setAttribute", "data-id", key.id.Name)
	}
	it.node.Set(numberProperty, it.number)
	m.byKey[key], m.byNode[it.number] = it, it
	return it
}

// place brings the elements up to date.
func (m *mirror) place(controls []ui.Control) {
	dip := float32(pixelRatio())
	m.focus = nil
	var grid bool // the focus is on the grid whose cells follow
	k := 0
	var rows, cols int
	var lastGrid *item
	finish := func() {
		if lastGrid != nil {
			lastGrid.size(rows, cols)
		}
		rows, cols = 0, 0
	}
	for i := range controls {
		c := &controls[i]
		if c.Role == ui.Panel || c.Label == "" && c.Role != ui.Cell && c.Value == "" {
			continue
		}
		it := m.items[k]
		k++
		f := facts{
			label: c.Label, value: c.Value, on: c.On, enabled: c.Enabled, stop: c.Focusable(),
			lo: c.Lo, hi: c.Hi, at: c.At, step: c.Step, row: c.Row, col: c.Col,
			x: c.Rect.X / dip, y: c.Rect.Y / dip, w: c.Rect.W / dip, h: c.Rect.H / dip,
		}
		switch c.Role {
		case ui.Grid:
			finish()
			lastGrid, grid = it, c.Focused
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
			it.update(&f)
		}
	}
	finish()
}

// size tells a grid's extent and takes away the rows that it has no more.
func (it *item) size(rows, cols int) {
	for len(it.rows) > rows {
		it.rows[len(it.rows)-1].Call("remove")
		it.rows = it.rows[:len(it.rows)-1]
	}
	if it.now.row != rows || it.now.col != cols {
		it.now.row, it.now.col = rows, cols
		it.node.Call("setAttribute", "aria-rowcount", rows)
		it.node.Call("setAttribute", "aria-colcount", cols)
	}
}

// update sets what changed.
func (it *item) update(f *facts) {
	was := it.now
	new := was.row == fresh
	it.now = *f
	set := func(name string, v any) { it.node.Call("setAttribute", name, v) }
	if new || was.x != f.x || was.y != f.y || was.w != f.w || was.h != f.h {
		style := it.node.Get("style")
		style.Set("left", fmt.Sprintf("%.2fpx", f.x))
		style.Set("top", fmt.Sprintf("%.2fpx", f.y))
		style.Set("width", fmt.Sprintf("%.2fpx", f.w))
		style.Set("height", fmt.Sprintf("%.2fpx", f.h))
	}
	if new || was.label != f.label || was.value != f.value {
		it.name(f)
	}
	if new || was.enabled != f.enabled {
		switch it.key.role {
		case ui.Grid:
			set("aria-readonly", strconv.FormatBool(!f.enabled))
		case ui.Cell, ui.Text, ui.Heading, ui.Status, ui.Image: // the name of a cell tells
		default:
			set("aria-disabled", strconv.FormatBool(!f.enabled))
		}
	}
	if new || was.stop != f.stop {
		switch {
		case f.stop:
			it.node.Set("tabIndex", 0)
		case it.key.role == ui.Cell || interactive(it.key.role):
			it.node.Set("tabIndex", -1)
		}
	}
	if (new || was.on != f.on) && (it.key.role == ui.Switch || it.key.role == ui.Radio) {
		set("aria-checked", strconv.FormatBool(f.on))
	}
	if it.key.role == ui.Button && was.on != f.on {
		set("aria-pressed", strconv.FormatBool(f.on))
	}
	if it.key.role == ui.Cell && (new || was.row != f.row || was.col != f.col) {
		set("aria-colindex", f.col+1)
	}
	if it.key.role == ui.Slider && (new || was.lo != f.lo || was.hi != f.hi || was.step != f.step || was.at != f.at) {
		set("min", f.lo)
		set("max", f.hi)
		if f.step > 0 {
			set("step", f.step)
		} else {
			set("step", "any")
		}
		it.node.Set("value", f.at)
	}
}

func interactive(r ui.Role) bool {
	return r == ui.Button || r == ui.Switch || r == ui.Radio || r == ui.Slider || r == ui.Field
}

// name gives an element its words: an accessible name, or for mere words a text.
func (it *item) name(f *facts) {
	both := f.label
	if f.value != "" && f.label != "" {
		both += ", "
	}
	both += f.value
	switch it.key.role {
	case ui.Text, ui.Heading, ui.Status:
		it.node.Set("textContent", both)
	case ui.Slider:
		it.node.Call("setAttribute", "aria-label", f.label)
		it.node.Call("setAttribute", "aria-valuetext", f.value)
	case ui.Field:
		it.node.Call("setAttribute", "aria-label", f.label)
		it.node.Set("value", f.value)
	case ui.Grid:
		it.node.Call("setAttribute", "aria-label", f.label)
	default:
		it.node.Call("setAttribute", "aria-label", both)
	}
}

// takeFocus has the page's focus stand where the game's is.
func (m *mirror) takeFocus() {
	if m.focus == nil {
		return
	}
	if get("document", "activeElement").Equal(m.focus.node) {
		return
	}
	if a := get("document", "activeElement"); a.Truthy() && a.Get("closest").Type() == js.TypeFunction && a.Call("closest", ".notice").Truthy() {
		return
	}
	m.busy = true
	m.focus.node.Call("focus", map[string]any{"preventScroll": true})
	m.busy = false
}

// refill puts the game's text back into a field that an input method has written in.
func (m *mirror) refill() {
	for _, it := range m.items {
		if it.key.role == ui.Field {
			it.node.Set("value", it.now.value)
		}
	}
}

// say announces text, or what came before while there was no time for it; the last one wins.
func (m *mirror) say(text string, now time.Duration) {
	if text != "" {
		m.pending = text
	}
	if m.pending == "" || now < m.next || !m.live.Truthy() {
		return
	}
	t := m.pending
	m.pending, m.next = "", now+sayEvery
	if t == m.spoken {
		t += "\u00a0" // the same words are news only if the text is not the same
	}
	m.spoken = t
	_ = try(func() { m.live.Set("textContent", t) })
}
