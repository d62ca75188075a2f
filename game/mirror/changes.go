package mirror

import (
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// changes is a list of changes to the page as one text, because a call from the program into the page costs more than the
// changes themselves. Each line is one change; its first field is the kind, the others are the arguments. Elements are
// identified by number.
type changes []byte

// The separators of lines and fields.
const (
	lineEnd  = '\x1e'
	fieldEnd = '\x1f'
)

// The kinds of change, with their arguments.
const (
	create    = "create"    // number, kind, name of the control
	remove    = "remove"    // number
	order     = "order"     // numbers of all elements but cells, in the order of the page
	cell      = "cell"      // number, grid, row from 0: moves a cell to the end of a row
	size      = "size"      // grid, rows, columns: removes further rows
	box       = "box"       // number, left, top, width, height in CSS pixels
	clip      = "clip"      // number, left, top, width, height of what of it is in sight; only if Mirror.Clips is set
	attribute = "attribute" // number, name, value
	text      = "text"      // number, content
	value     = "value"     // number, value of an input
)

// kinds are the names of the roles in mirror.js.
var kinds = [...]string{
	ui.Text: "text", ui.Heading: "heading", ui.Status: "status", ui.Button: "button", ui.Switch: "switch", ui.Radio: "radio",
	ui.Slider: "slider", ui.Field: "field", ui.Grid: "grid", ui.Cell: "cell", ui.Image: "image",
}

// begin starts a line with its kind.
func (c *changes) begin(what string) {
	if len(*c) > 0 {
		*c = append(*c, lineEnd)
	}
	*c = append(*c, what...)
}

// field appends a field. Texts should not contain the separators; those that do lose them.
func (c *changes) field(s string) {
	*c = append(*c, fieldEnd)
	for i := range len(s) {
		if s[i] != lineEnd && s[i] != fieldEnd {
			*c = append(*c, s[i])
		}
	}
}

func (c *changes) number(n int) { *c = strconv.AppendInt(append(*c, fieldEnd), int64(n), 10) }

// of starts a line with its kind and an element.
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

func (c *changes) box(what string, number int, r render.Rect) {
	c.of(what, number)
	for _, v := range [4]float32{r.X, r.Y, r.W, r.H} {
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
