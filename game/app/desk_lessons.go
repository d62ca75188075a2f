package app

import (
	"wildfifteen/game/lessons"
	"wildfifteen/game/links"
	"wildfifteen/puzzle"
)

// lessonsDesk implements the Desks of the lessons and of the help.
type lessonsDesk struct{ app *App }

func (d lessonsDesk) ShowTerms() { d.app.ShowTerms() }

// Learned reports whether a lesson, counted from 0, is done.
func (d lessonsDesk) Learned(n int) bool { return d.app.saves.Marks.Lesson(n) }

// Learn keeps that a lesson is done.
func (d lessonsDesk) Learn(n int) { d.app.saves.MarkLesson(n) }

// ShowLab shows a board and a goal in the laboratory.
func (d lessonsDesk) ShowLab(it puzzle.Lab) { d.app.openLab(it) }

// PlayNow leaves the lessons and deals a classic game.
func (d lessonsDesk) PlayNow() {
	d.app.stage.Home()
	d.app.Deal(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}}, 0)
}

// ShowLessons shows the list of lessons.
func (d lessonsDesk) ShowLessons() { d.app.openLessons(0) }

// openLessons shows the list of lessons and, unless n is 0, a lesson, counted from 1.
func (a *App) openLessons(n int) {
	shelf := lessons.NewShelf(a.stage, a.keys, lessonsDesk{a}, a.boot.Deals)
	a.stage.PushAs(links.PageLessons, shelf)
	if n > 0 {
		shelf.Open(n - 1)
	}
}
