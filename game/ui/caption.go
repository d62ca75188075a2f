package ui

// Caption is a text made from a number and kept until the number changes, so that a steady frame makes none. The zero
// Caption stands for no number.
type Caption struct {
	Text   string
	number int64
	known  bool
}

// Update takes the number over and reports whether the text must be made anew.
func (c *Caption) Update(number int64) (changed bool) {
	changed = !c.known || c.number != number
	c.number, c.known = number, true
	return changed
}

// Forget has the next Update report a change.
func (c *Caption) Forget() { c.known = false }
