package app

import (
	"wildfifteen/game/lessons"
	"wildfifteen/game/links"
	"wildfifteen/puzzle"
)

// lessonsDesk implements the Desks of the lessons and of the help.
type lessonsDesk struct{ *App }

// Learned reports whether a lesson, counted from 0, is done.
func (a lessonsDesk) Learned(n int) bool { return a.saves.Marks.Lesson(n) }

// Learn keeps that a lesson is done.
func (a lessonsDesk) Learn(n int) { a.saves.MarkLesson(n) }

// ShowLab shows a board and a goal in the laboratory.
func (a lessonsDesk) ShowLab(it puzzle.Lab) { a.openLab(it) }

// PlayNow leaves the lessons and deals a classic game.
func (a lessonsDesk) PlayNow() {
	a.stage.Home()
	a.Deal(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}}, 0)
}

// ShowLessons shows the list of lessons.
func (a lessonsDesk) ShowLessons() { a.openLessons(0) }

// openLessons shows the list of lessons and, unless n is 0, a lesson, counted from 1.
func (a *App) openLessons(n int) {
	shelf := lessons.NewShelf(a.stage, a.keys, lessonsDesk{a}, a.boot.Deals)
	a.stage.PushAs(links.PageLessons, shelf)
	if n > 0 {
		shelf.Open(n - 1)
	}
}
