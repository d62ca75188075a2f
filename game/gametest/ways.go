package gametest

import (
	"fmt"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/days"
	"wildfifteen/puzzle/studies"
)

// sunday is the day that the scenes of the calendar show.
var sunday = time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC)

// autumn is the day on which the calendar opens as a room of the menu.
var autumn = time.Date(2026, time.October, 16, 12, 0, 0, 0, time.UTC)

// someMarks are the marks of a player of three weeks.
func someMarks() string { return marksOf(sunday) }

// marksOf are the marks that a player has on a day after three weeks: most days solved, one later, some perfect; studies of two books, and two
// lessons.
func marksOf(now time.Time) string {
	var text strings.Builder
	today := days.Of(now)
	for i := range 21 {
		d := today - days.Day(i+1)
		if i == 12 || i == 18 {
			continue
		}
		at := d.Date()
		if i == 6 {
			at = now
		}
		fmt.Fprintf(&text, "day %v %d %d %d", d, at.Unix(), 40+7*i, 20000+3100*i)
		if i%5 == 3 {
			text.WriteString(" perfect")
		}
		text.WriteByte('\n')
	}
	for n := range 45 {
		if n%7 != 5 {
			fmt.Fprintf(&text, "study %d %d\n", n+1, 7+n/6+n%4)
		}
	}
	for n := range 2 {
		fmt.Fprintf(&text, "lesson %d\n", n+1)
	}
	return text.String()
}

// wayScenes returns the scenes of the days, the studies and the map of goals.
func wayScenes() []Scene {
	on := func(then func(r *Run)) func(r *Run) {
		return func(r *Run) {
			r.In.Date = sunday
			then(r)
		}
	}
	done := func(s *session.Settings) { s.FirstDone = true }
	return []Scene{
		{Name: "daily-new", Game: "4x4.classic#x", Lead: func(r *Run) { r.Open("daily") }},
		{Name: "daily-month", Game: "4x4.classic#x", Set: done, Marks: someMarks(), Lead: on(func(r *Run) { r.Open("daily") })},
		{Name: "daily-play", Game: "4x4.classic#x", Set: done, Marks: someMarks(), Lead: on(func(r *Run) { r.Open("daily"); r.Press(Named("play")); r.Tick(60); playHalf(r) })},
		{Name: "daily-chip", Game: "4x4.classic#x", Set: done, Marks: someMarks(), Lead: on(func(*Run) {})},
		{Name: "daily-chooser", Game: "4x4.classic#x", Set: done, Marks: someMarks(), Lead: on(func(r *Run) { r.Open("newgame") })},
		{Name: "goals-some", Game: "4x4.classic#x", Kept: true, Lead: func(r *Run) { r.Tick(60); r.Open("goals") }},
		{Name: "studies-new", Game: "4x4.classic#x", Lead: func(r *Run) { r.Open("studies") }},
		{Name: "studies-shelf", Game: "4x4.classic#x", Marks: someMarks(), Lead: func(r *Run) { r.Open("studies") }},
		{Name: "studies-book", Game: "4x4.classic#x", Marks: someMarks(), Lead: func(r *Run) { r.Open("studies"); r.Press(ui.ID{Name: "book", N: 1}) }},
		{Name: "studies-book2", Game: "4x4.classic#x", Marks: someMarks(), Lead: func(r *Run) { r.Open("studies"); r.Press(ui.ID{Name: "book", N: 2}) }},
		{Name: "studies-play", Game: "4x4.classic#x", Lead: func(r *Run) { openStudy(r); r.playOn(studies.Load().List[0].Solution[:3]) }},
		{Name: "studies-hint", Game: "4x4.classic#x", Lead: func(r *Run) { openStudy(r); r.Key("H") }},
		{Name: "studies-result", Game: "4x4.classic#x", Lead: func(r *Run) { openStudy(r); r.PlayStudy(0); r.Tick(100) }},
	}
}

func openStudy(r *Run) {
	r.Open("studies")
	r.Press(ui.ID{Name: "book", N: 1})
	r.Press(ui.ID{Name: "study", N: 1})
	r.Tick(60)
}

// PlayStudy plays the solution of a study, which must be on the board, by taps.
func (r *Run) PlayStudy(n int) { r.playOn(studies.Load().List[n].Solution) }

// playOn plays moves of one tile by taps.
func (r *Run) playOn(moves []puzzle.Move) {
	for _, m := range moves {
		r.TapCell(game.Touch, r.Board().Step(m.Dir).Blank())
		r.Tick(12)
	}
}
