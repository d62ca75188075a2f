package records

import "testing"

// TestTook looks at how long solves took among the others: the faster one, the nearer to the best, which is the first of all colours.
func TestTook(t *testing.T) {
	d := newDesk(t, 90) // each faster than the one before
	g := d.history.Groups()[0]
	before := 1.0
	for i, id := range g.Latest(d.history, 90) {
		b := tookOf(g, d.history.Row(id))
		if !b.known || b.part < 0 || b.part > before {
			t.Errorf("solve %d: %+v after %v", i, b, before)
		}
		before = b.part
	}
	if before != 0 {
		t.Errorf("the best is at %v", before)
	}
	one := newDesk(t, 1)
	if b := tookOf(one.history.Groups()[0], one.history.Row(0)); b.known {
		t.Errorf("an only solve is compared: %+v", b)
	}
}
