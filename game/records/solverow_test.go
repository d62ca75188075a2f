package records

import "testing"

// TestTook looks at how long the bars of solves are: the faster one, the shorter, and that of the best ends at the mark of the best.
func TestTook(t *testing.T) {
	d := newDesk(t, 90) // each faster than the one before
	g := d.history.Groups()[0]
	var before took
	for i, id := range g.Latest(d.history, 90) {
		b := tookOf(g, d.history.Row(id))
		if b.part <= 0 || b.part > 1 || i > 0 && (b.part > before.part || b.best != before.best) {
			t.Errorf("solve %d: %+v after %+v", i, b, before)
		}
		before = b
	}
	if before.part != before.best {
		t.Errorf("the best is %+v", before)
	}
	one := newDesk(t, 1)
	if b := tookOf(one.history.Groups()[0], one.history.Row(0)); b.part != 0 {
		t.Errorf("an only solve is compared: %+v", b)
	}
}
