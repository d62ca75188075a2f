package ui

// Caption caches a text that is made from a number, so that frames in which the number stays the same make no text. The
// zero Caption is that of no number.
type Caption struct {
	Text   string
	number int64
	known  bool
}

// Update sets the number and reports whether the caller must make the text anew.
func (c *Caption) Update(number int64) (changed bool) {
	changed = !c.known || c.number != number
	c.number, c.known = number, true
	return changed
}

// Forget makes the next Update report a change.
func (c *Caption) Forget() { c.known = false }
