package lab

import (
	"image/color"
	"testing"
)

// TestMendIsMarked looks for the sign of a swap between 15 and 14 where the button below offers to swap them, and for none once they are.
func TestMendIsMarked(t *testing.T) {
	for _, tab := range []int{setupTab, solveTab} {
		r := onLab(t, options{}, unsolvable)
		r.showTab(tab)
		b := &r.scene.bench.board
		first, second := b.CellRect(13), b.CellRect(14)
		x := int((first.Centre().X + second.Centre().X) / 2)
		y := int(first.Y + b.Cell*(swapDown-swapRadius*0.7))
		marked := r.picture().RGBAAt(x, y)
		r.scene.bench.mend()
		r.tick(60)
		if bare := r.picture().RGBAAt(x, y); marked == bare || marked != (color.RGBA{R: 0xF6, G: 0xF3, B: 0xEC, A: 0xFF}) {
			t.Errorf("tab %d: between the tiles to swap the board has the colour %v, after the swap %v", tab, marked, bare)
		}
	}
}
