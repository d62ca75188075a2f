package ui

// Tabs is a group of pages, one of which is shown. Each page keeps its scroll position.
type Tabs struct {
	Group   string // the name in the IDs of the tabs; their numbers are indices of Names
	Names   []string
	At      int       // the tab shown
	offsets []float32 // by tab: how far it was scrolled
}

// ID returns the ID of the tab shown.
func (t *Tabs) ID() ID { return ID{t.Group, t.At} }

// Has reports whether id is that of a tab.
func (t *Tabs) Has(id ID) bool { return id.Name == t.Group }

// Show shows another tab, scrolled to where it was left.
func (t *Tabs) Show(tab int, s *Scroll) {
	if len(t.offsets) != len(t.Names) {
		t.offsets = make([]float32, len(t.Names))
	}
	t.offsets[t.At] = s.Offset
	t.At = tab
	s.Offset, s.Speed = t.offsets[tab], 0
}

// Reset sets the scroll position of a tab to its top.
func (t *Tabs) Reset(tab int, s *Scroll) {
	if tab == t.At {
		s.Offset = 0
	} else if tab < len(t.offsets) {
		t.offsets[tab] = 0
	}
}

// Turn shows the next tab, or the one before it if back is set, going round at the ends.
func (t *Tabs) Turn(back bool, s *Scroll) {
	n := len(t.Names)
	step := 1
	if back {
		step = n - 1
	}
	t.Show((t.At+step)%n, s)
}

// Layout adds the tabs to a column.
func (t *Tabs) Layout(c *Column) { c.Choice(t.Group, "", t.Names, t.At) }

// Width returns the width of the tabs in one row.
func (t *Tabs) Width(f *Frame) float32 { return f.ChoiceWidth(t.Names) }
