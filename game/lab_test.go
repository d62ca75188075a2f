package game

import (
	"wildfifteen/puzzle"
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
