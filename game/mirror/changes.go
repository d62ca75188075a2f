package mirror

import (
	"strconv"

	"wildfifteen/game/ui"
)

// changes are what the page is to do, in one text, since each call from the program into the page takes longer than
// what it does there: lines of fields, the first of which says what. An element is named by its number.
type changes []byte

// What may stand between lines and fields, and nowhere else.
const (
	lineEnd  = '\x1e'
	fieldEnd = '\x1f'
)

// What is to be done, and the fields that follow.
const (
	create    = "create"    // number, kind, name of the control
	remove    = "remove"    // number
	order     = "order"     // numbers: all elements but cells, in their order
	cell      = "cell"      // number, grid, row from 0: to the end of the row
	size      = "size"      // grid, rows, columns: there are no more rows
	box       = "box"       // number, left, top, width, height
	attribute = "attribute" // number, name, value
	text      = "text"      // number, content
	value     = "value"     // number, what an input holds
)

// kinds are the names of the roles.
var kinds = [...]string{
	ui.Text: "text", ui.Heading: "heading", ui.Status: "status", ui.Button: "button", ui.Switch: "switch", ui.Radio: "radio",
	ui.Slider: "slider", ui.Field: "field", ui.Grid: "grid", ui.Cell: "cell", ui.Image: "image",
}

// begin starts a line.
func (c *changes) begin(what string) {
	if len(*c) > 0 {
		*c = append(*c, lineEnd)
	}
	*c = append(*c, what...)
}

// field appends a field. Words can hold no separators but by mistake, and then lose them.
func (c *changes) field(s string) {
	*c = append(*c, fieldEnd)
	for i := range len(s) {
		if s[i] != lineEnd && s[i] != fieldEnd {
			*c = append(*c, s[i])
		}
	}
}

func (c *changes) number(n int) { *c = strconv.AppendInt(append(*c, fieldEnd), int64(n), 10) }

// of starts a line about an element.
func (c *changes) of(what string, number int) {
	c.begin(what)
	c.number(number)
}

func (c *changes) create(number int, role ui.Role, name string) {
	c.of(create, number)
	c.field(kinds[role])
	c.field(name)
}

func (c *changes) remove(number int) { c.of(remove, number) }

func (c *changes) cell(number, grid, row int) {
	c.of(cell, number)
	c.number(grid)
	c.number(row)
}

func (c *changes) size(grid, rows, cols int) {
	c.of(size, grid)
	c.number(rows)
	c.number(cols)
}

func (c *changes) box(number int, x, y, w, h float32) {
	c.of(box, number)
	for _, v := range [4]float32{x, y, w, h} {
		*c = strconv.AppendFloat(append(*c, fieldEnd), float64(v), 'f', 2, 32)
	}
}

func (c *changes) attribute(number int, name, value string) {
	c.of(attribute, number)
	c.field(name)
	c.field(value)
}

func (c *changes) text(number int, s string) {
	c.of(text, number)
	c.field(s)
}

func (c *changes) value(number int, s string) {
	c.of(value, number)
	c.field(s)
}
