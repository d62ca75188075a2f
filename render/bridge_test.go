package render_test

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// bridged returns the ops of a board with the given view's changes.
func bridged(t *testing.T, id string, change func(v *render.BoardView)) []render.Op {
	t.Helper()
	v := view(t, render.LightTheme(), id)
	v.Board, v.Bridges, v.Growth, v.Framed = v.Goal.Board(), true, 1, false
	change(v)
	var l render.List
	l.Reset(800, 800, v.Theme.Paper)
	l.Board(render.NewFonts(), v)
	return l.Ops
}

// bridges counts the plain boxes without a radius that are wider than a gap: the bridges of a board at rest.
func bridges(ops []render.Op) (n int, size float32) {
	for i := range ops {
		op := &ops[i]
		if op.Kind == render.BoxOp && op.Radius == 0 && op.Style == (render.BoxStyle{Fill: op.Style.Fill}) {
			n++
			size = max(op.Rect.W, op.Rect.H)
		}
	}
	return n, size
}

// TestBridges checks that exactly the neighbours on the goal's line that are both home are joined.
func TestBridges(t *testing.T) {
	for id, want := range map[string]int{"4x4.snake#a": 14, "4x4.spiral#a": 14, "4x4.classic#a": 11, "4x4.snake-7#a": 13, "4x4.random#a": 0} {
		if n, _ := bridges(bridged(t, id, func(*render.BoardView) {})); n != want {
			t.Errorf("%s solved: %d bridges, want %d", id, n, want)
		}
	}
	swapped := func(v *render.BoardView) {
		v.Board = v.Board.Swap(v.Goal.CellOf(3), v.Goal.CellOf(12))
	}
	if n, _ := bridges(bridged(t, "4x4.snake#a", swapped)); n != 10 {
		t.Errorf("two tiles away from home: %d bridges, want 10", n)
	}
	for name, change := range map[string]func(*render.BoardView){
		"covered": func(v *render.BoardView) { v.Covered = true },
		"off":     func(v *render.BoardView) { v.Bridges = false },
		"moving": func(v *render.BoardView) {
			for label := 1; label < 16; label += 2 {
				v.Shift = append(v.Shift, render.TileShift{Label: label, DX: 1})
			}
		},
		"another size": func(v *render.BoardView) {
			g, err := puzzle.ParseGame("4x5.snake#a")
			if err != nil {
				t.Fatal(err)
			}
			v.Goal = g.Goal
		},
	} {
		if n, _ := bridges(bridged(t, "4x4.snake#a", change)); n != 0 {
			t.Errorf("%s: %d bridges", name, n)
		}
	}
}

// TestBridgesGrow checks that only new bridges grow.
func TestBridgesGrow(t *testing.T) {
	old := func(v *render.BoardView) {
		v.Before = v.Board.Swap(v.Goal.CellOf(15), v.Goal.CellOf(14))
	}
	_, full := bridges(bridged(t, "4x4.snake#a", old))
	n, half := bridges(bridged(t, "4x4.snake#a", func(v *render.BoardView) { old(v); v.Growth = 0.5 }))
	if n != 14 || half >= full || half < full/3 {
		t.Errorf("half grown: %d bridges, the last %v wide, grown %v", n, half, full)
	}
	if n, _ := bridges(bridged(t, "4x4.snake#a", func(v *render.BoardView) { old(v); v.Growth = 0 })); n != 12 {
		t.Errorf("not grown: %d bridges, want 12", n)
	}
}

// TestEngraving checks that the blank shows the number that belongs there, and no number at home.
func TestEngraving(t *testing.T) {
	engraved := func(v *render.BoardView) {
		v.Engraved, v.Numbers, v.Board = true, true, v.Board.Swap(v.Goal.CellOf(3), v.Goal.Board().Blank())
	}
	plain := bridged(t, "4x4.snake#a", func(v *render.BoardView) { engraved(v); v.Engraved = false })
	if got := bridged(t, "4x4.snake#a", engraved); len(got) != len(plain)+3 {
		t.Errorf("%d ops more, want groove, its end and number", len(got)-len(plain))
	}
	home := bridged(t, "4x4.snake#a", func(v *render.BoardView) { v.Engraved, v.Numbers = true, true })
	if got := bridged(t, "4x4.snake#a", func(v *render.BoardView) { v.Numbers = true }); len(home) != len(got)+1 {
		t.Errorf("solved: %d ops more, want the groove alone", len(home)-len(got))
	}
}

// TestNumberInBlankIsWhole checks that the groove, which shows on boards of small cells in the blank only, runs behind neither the number
// there nor an arrow.
func TestNumberInBlankIsWhole(t *testing.T) {
	for _, way := range [][]int{nil, {15, 14}} {
		for _, op := range bridged(t, "4x4.snake#a", func(v *render.BoardView) {
			v.Cell, v.Engraved, v.Numbers, v.Way = 30, true, true, way
			v.Board = v.Board.Swap(v.Goal.CellOf(3), v.Goal.Board().Blank())
		}) {
			if op.Kind == render.LineOp {
				t.Errorf("way %v: a line of %d points", way, op.Hi-op.Lo)
			}
		}
	}
}

// TestNecks checks that bridges of large tiles widen at both sides towards their tiles, and those of small ones and in high contrast do not.
func TestNecks(t *testing.T) {
	necks := func(change func(v *render.BoardView)) (n int) {
		for _, op := range bridged(t, "4x4.snake#a", change) {
			if op.Kind == render.BoxOp && op.Style == (render.BoxStyle{Edge: op.Style.Edge, EdgeWidth: op.Style.EdgeWidth}) && op.Rect.W == op.Rect.H && op.Clip.W < op.Rect.W {
				n++
			}
		}
		return n
	}
	if n := necks(func(v *render.BoardView) {}); n != 2*14 {
		t.Errorf("%d arcs, want two for each of 14 bridges", n)
	}
	if n := necks(func(v *render.BoardView) { v.Cell = 20 }); n != 0 {
		t.Errorf("%d arcs between small tiles", n)
	}
	if n := necks(func(v *render.BoardView) { v.Theme = render.ContrastTheme() }); n != 0 {
		t.Errorf("%d arcs in high contrast", n)
	}
}
