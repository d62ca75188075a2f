package gametest

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
)

// lessonScenes returns the scenes of the lessons: the lists of players who have done three and none, each lesson as it begins, the
// last one after two moves, and one whose first task is done.
func lessonScenes() (all []Scene) {
	const plain = "4x4.classic#x"
	all = append(all, Scene{Name: "lessons-some", Game: plain, Marks: "lesson 1\nlesson 2\nlesson 3\n", Lead: func(r *Run) { r.Open("lessons") }})
	all = append(all, Scene{Name: "lessons-new", Game: plain, Lead: func(r *Run) { r.Open("lessons") }})
	for n, name := range [...]string{"slide", "bring", "row", "corner", "order", "two", "four", "line", "any", "fewer", "faster"} {
		all = append(all, Scene{Name: "lessons-" + name, Game: plain, Lead: func(r *Run) { openLesson(r, n+1) }})
	}
	all = append(all, Scene{Name: "lessons-parity", Game: plain, Lead: func(r *Run) {
		openLesson(r, 12)
		for _, cell := range [...]int{4, 5} {
			r.TapCell(game.Touch, cell)
			r.Tick(60)
		}
	}})
	return append(all, Scene{Name: "lessons-reached", Game: plain, Lead: func(r *Run) {
		openLesson(r, 4)
		r.Press(Named("showme"))
		r.Tick(600)
	}})
}

// openLesson opens a lesson, counted from 1.
func openLesson(r *Run, n int) {
	r.Open("lessons")
	r.Press(ui.ID{Name: "lesson", N: n})
	r.Tick(60)
}
