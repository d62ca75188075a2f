package game

import (
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// labShown is a snake board of which the laboratory's pictures are made.
const labShown = "lab:5,1,3,4/2,6,7,8/9,10,15,12/13,14,11,0>snake"

func init() {
	add := func(name, link string, lead func(r *run)) {
		scenes = append(scenes, struct {
			name string
			game string
			lead func(r *run)
		}{name, link, lead})
	}
	tab := func(n int) func(*run) {
		return func(r *run) { r.labTab(n) }
	}
	add("lab-setup", labShown, nil)
	add("lab-lifted", labShown, func(r *run) { r.tapCell(Touch, 5) })
	add("lab-why", labShown, tab(whyTab))
	add("lab-pairs", labShown, func(r *run) { r.labTab(whyTab); r.tapCell(Touch, 10) })
	add("lab-classic", "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic", func(r *run) { r.labTab(whyTab); r.tapCell(Touch, 13) })
	add("lab-parity", labShown, func(r *run) { r.labTab(parityTab); r.tapCell(Touch, 11) })
	add("lab-unsolvable", labShown, tab(solveTab))
	add("lab-solve", "lab:5,1,3,4/2,6,7,8/9,10,11,12/13,14,15,0>snake", tab(solveTab))
	add("lab-solution", "lab:8,6,7/2,5,4/3,0,1>classic", func(r *run) {
		r.labTab(solveTab)
		r.tapOn(Touch, solveID)
		r.tick(300)
		for range 5 {
			r.key("ArrowRight")
		}
	})
	add("lab-16", puzzle.LinkEscape("lab:"+sixteen()+">spiral"), tab(whyTab))
	add("lab-goal", labShown, func(r *run) { r.tapOn(Touch, labGoalID) })
	add("lab-enter", labShown, func(r *run) { r.app.push(newLabEntry(r.lab())); r.tick(1) })
}

func sixteen() string {
	g, err := puzzle.ParseGame("16x16.spiral#x")
	if err != nil {
		panic(err)
	}
	return g.Scramble.String()
}

func (r *run) lab() *lab {
	r.t.Helper()
	l, ok := r.app.top().(*lab)
	if !ok {
		r.t.Fatalf("top scene is %T, want the laboratory", r.app.top())
	}
	return l
}

// labTab turns to a tab by touch.
func (r *run) labTab(n int) {
	r.t.Helper()
	r.lab().show(n)
	r.tick(1)
}

func init() {
	scenes = append(scenes, struct {
		name string
		game string
		lead func(r *run)
	}{"lab-loupe", "lab:" + sixteen() + ">spiral", func(r *run) {
		at := r.lab().middle(100)
		r.in.Pointers = []Pointer{{Kind: Touch, ID: 1, At: at, Down: true}}
		r.tick(1)
	}}, struct {
		name string
		game string
		lead func(r *run)
	}{"lab-search", "lab:15,14,8,12/10,11,9,13/2,6,5,1/3,4,7,0>classic", func(r *run) {
		r.labTab(solveTab)
		r.tapOn(Touch, solveID)
	}})
}

// TestMarksClearOfNumbers compares the picture of the Why tab with that of the same board without marks: where a number
// stands, nothing else does.
func TestMarksClearOfNumbers(t *testing.T) {
	for _, link := range []string{
		"lab:15,14,13,12/11,10,9,8/7,6,5,4/3,2,1,0>classic",
		"lab:1,2,3,4,5,6,7/8,9,10,11,12,13,14/15,16,17,18,19,20,21/22,23,24,25,26,27,28/29,30,31,32,33,34,35/36,37,38,39,40,41,42/43,44,45,46,48,47,0>spiral",
		puzzle.LinkEscape("lab:" + sixteen() + ">spiral"),
	} {
		for _, o := range []options{{w: 360, h: 640, scale: 2}, {w: 1100, h: 760}, {w: 1920, h: 1080}} {
			r := onLab(t, o, link)
			r.labTab(whyTab)
			r.tick(60)
			with, l := r.picture(), r.lab()
			v := l.view
			r.list.Reset(r.in.Width, r.in.Height, v.Theme.Paper)
			r.list.Board(r.app.boot.Fonts, &v)
			without := soft.New(r.app.boot.Fonts).Picture(&r.list)
			m := r.app.boot.Fonts.Metrics(r.app.boot.Fonts.Face(render.Bold, render.NumberPx(r.app.boot.Fonts, v.Board, v.Cell)))
			marks := 0
			for y := range without.Rect.Max.Y {
				for x := range without.Rect.Max.X {
					at := render.Point{X: float32(x) + 0.5, Y: float32(y) + 0.5}
					c, ok := render.CellAt(at, v.Origin, v.Cell, v.Board.Size())
					if !ok || with.RGBAAt(x, y) == without.RGBAAt(x, y) {
						continue
					}
					marks++
					mid := render.CellRect(v.Origin, v.Cell, v.Board.Size(), c).Centre()
					if abs(at.Y-mid.Y) < small*m.Cap/2 && abs(at.X-mid.X) < small*0.45*v.Cell {
						t.Fatalf("%s at %v x %v: a mark at %v, %v beside the middle of cell %d of %v", link, o.w, o.h, at.X-mid.X, at.Y-mid.Y, c, v.Cell)
					}
				}
			}
			if v.Cell >= orderFrom*r.in.Scale && marks == 0 {
				t.Errorf("%s at %v x %v: no marks", link, o.w, o.h)
			}
		}
	}
}
