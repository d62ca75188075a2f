package lab

import (
	"testing"

	"wildfifteen/render"
)

// TestPairsPointAtTheirTile checks that the line from each tile to each other one ends on the face of that, and touches no third.
func TestPairsPointAtTheirTile(t *testing.T) {
	const face, steps = 0.42, 20 // half the side of a tile in cells; the places of a part of a line that are looked at
	for _, text := range []string{labShown, "lab:5,4,3,2,1/6,7,8,9,0>classic", "lab:1,2/3,0>classic"} {
		r := newRun(t, options{w: 1100, h: 760})
		r.show(mustLab(text))
		r.scene.showTab(whyTab)
		r.tick(2)
		v := &r.scene.bench.board
		on := func(p render.Point, cell int) bool {
			m := v.middle(cell)
			return abs(p.X-m.X) < v.Cell*face && abs(p.Y-m.Y) < v.Cell*face
		}
		cells := v.Board.Size().Cells()
		for from := range cells {
			for to := range cells {
				if from == to {
					continue
				}
				way := pairWay(v, from, to)
				if !on(way[len(way)-1], to) {
					t.Errorf("%s: the line from %d to %d ends at %v", text, from, to, way)
				}
				for i := 1; i < len(way); i++ {
					for k := range steps {
						part := float32(k) / steps
						p := render.Point{X: way[i-1].X + (way[i].X-way[i-1].X)*part, Y: way[i-1].Y + (way[i].Y-way[i-1].Y)*part}
						for cell := range cells {
							if cell != from && cell != to && on(p, cell) {
								t.Fatalf("%s: the line from %d to %d crosses %d at %v", text, from, to, cell, p)
							}
						}
					}
				}
			}
		}
	}
}
