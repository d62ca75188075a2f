package gametest

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/ui"
)

// Page is a scene other than the board that every kind of input must be able to use and to leave.
type Page struct {
	Name string
	Open func(r *Run) // from the board
	Back int          // number of times to go back to the board
}

// PageWindows are the windows in which pages are tested.
var PageWindows = []Options{
	{W: 360, H: 640}, {W: 640, H: 360, Scale: 2}, {W: 1100, H: 760, Scale: 1.25}, {W: 320, H: 480}, {W: 360, H: 640, TextScale: 2},
	{W: 800, H: 480, TextScale: 2, RightToLeft: true}, {W: 360, H: 640, RightToLeft: true}, {W: 360, H: 640, Contrast: true, TextScale: 1.5},
}

// Run begins a run and opens the page.
func (p Page) Run(t testing.TB, o Options) *Run {
	t.Helper()
	o.Game = "5x4.snake-7#x"
	r := New(t, o)
	r.Tick(60)
	p.Open(r)
	r.Tick(12) // a sheet comes in ten
	return r
}

// KeptPages returns the pages about records, for a run WithSolves.
func KeptPages() (all []Page) {
	page := func(name string, back int, ids ...ui.ID) {
		all = append(all, Page{Name: "records: " + name, Back: back, Open: func(r *Run) {
			r.Open("records")
			r.Tick(2)
			for _, id := range ids {
				r.Press(id)
				r.TickUntil(600, "rest", func() bool { return !r.Out.Animating })
			}
		}})
	}
	card := ui.ID{Name: "card", N: 3} // of 14 solves
	page("cards", 1)
	page("a puzzle", 2, card)
	page("a table", 2, card, Named("table"))
	page("a comparison", 2, card, Named("compare"), ui.ID{Name: "card"})
	page("which to compare with", 3, card, Named("compare"))
	page("an average", 3, card, ui.ID{Name: "best", N: 5})
	page("the list", 3, card, Named("list"))
	page("the filter", 4, card, Named("list"), Named("filter"))
	page("a solve", 3, card, ui.ID{Name: "best"})
	page("its picture", 4, card, ui.ID{Name: "best"}, Named("share"))
	return append(all, Page{Name: "a greeting", Back: 1, Open: func(r *Run) {
		r.Reply(game.Reply{Kind: game.Link, Text: Replay(r.T, "4x4.snake", 60, 7)})
	}})
}

// Pages returns all pages that need no records: each room of the menu as it opens, and others.
func Pages() (all []Page) {
	open := func(room string, then ...func(r *Run)) func(r *Run) {
		return func(r *Run) {
			r.Open(room)
			for _, f := range then {
				f(r)
			}
		}
	}
	press := func(name string, n int) func(r *Run) {
		return func(r *Run) { r.Press(ui.ID{Name: name, N: n}) }
	}
	for _, room := range app.Rooms() {
		page := Page{room, open(room), len(app.Way(room))}
		if room == "picture" {
			page.Open = open(room, rest) // its pictures are drawn one after the other
		}
		all = append(all, page)
	}
	all = append(all, []Page{
		{"new game: size", open("newgame", press("size", 4)), 2},
		{"new game: missing number", open("newgame", press("missing", 0)), 2},
		{"new game: difficulty", open("newgame", press("size", 0), press("difficulty", 0)), 2},
		{"draw: arrange", open("draw", press("mode", 1)), 2},
		{"goal", open("draw", press("mode", 1), press("shift", 0), press("share", 0)), 3},
		{"name of a goal", open("draw", press("mode", 1), press("shift", 0), press("keep", 0)), 3},
		{"picture of one's own", open("picture", dropPhoto, press("done", 0), func(r *Run) { r.Tick(240) }, rest), 2},
		{"cutting a picture", open("picture", rest, dropPhoto), 3},
		{"keys", openKeys, 2},
		{"controls", open("help", press("tab", 1)), 1},
		{"mathematics", openMaths, 1},
		{"licence", open("about", press("licence", 0)), 2},
		{"atlas of sizes", open("atlas", press("tab", 1)), 1},
		{"atlas of walks", open("atlas", press("tab", 2)), 1},
		{"atlas's boards", open("atlas", press("pick", 0)), 2},
		{"replay", func(r *Run) {
			r.OpenReplay(Replay(r.T, "4x4.snake", 40, 7), 1)
			r.Reply(game.Reply{Kind: game.Adjusted, ID: Named("scrub"), At: 9})
			r.TickUntil(60, "rest", func() bool { return !r.Out.Animating })
		}, 1},
		{"review", func(r *Run) {
			r.OpenReplay(Replay(r.T, "3x3.snake", 40, 7), 1)
			r.Press(Named("review"))
			r.TickUntil(600, "rest", func() bool { return !r.Out.Animating })
		}, 2},
		{"entry", func(r *Run) { openEntry(r); r.Type("4x4.snake#monday") }, 2},
	}...)
	return append(all, labPages()...)
}

// rest waits until nothing moves.
func rest(r *Run) { r.TickUntil(pictureTicks, "rest", func() bool { return !r.Out.Animating }) }

// labPages are the tabs of the laboratory, each with several questions.
func labPages() []Page {
	lab := func(link string, tab int, then ...func(r *Run)) func(r *Run) {
		return func(r *Run) {
			r.Reply(game.Reply{Kind: game.Link, Text: link})
			r.Press(ui.ID{Name: "labtab", N: tab})
			for _, f := range then {
				f(r)
			}
		}
	}
	const odd = "lab:" + swapped + ">classic"
	return []Page{
		{"lab: setup", lab(labShown, 0), 1},
		{"lab of a board that cannot be solved", lab(odd, 0), 1},
		{"lab: why", lab(odd, labWhy), 1},
		{"lab: pairs", lab("lab:5,4,3,2,1/6,7,8,9,0>classic", labWhy, func(r *Run) { r.TapCell(game.Mouse, 2); r.FocusOn(ui.ID{Name: "labtab", N: labWhy}) }), 1},
		{"lab: parity", lab(labShown, labParity), 1},
		{"lab: nothing to solve", lab(odd, labSolve), 1},
		{"lab: solved already", lab("lab:1,2/3,0>classic", labSolve), 1},
		{"lab: solution", lab("lab:8,6,7/2,5,4/3,0,1>classic", labSolve, solution), 1},
		{"lab: large", lab("lab:"+largest()+">spiral", labWhy), 1},
		{"lab: goal", lab(labShown, 0, func(r *Run) { r.Press(Named("labgoal")) }), 2},
	}
}

// solution searches for the solution in the laboratory, goes to its third move and waits until nothing moves.
func solution(r *Run) {
	r.Press(Named("solve"))
	r.TickUntil(600, "a solution", func() bool { return r.Find(Named("scrub")) != nil })
	r.Reply(game.Reply{Kind: game.Adjusted, ID: Named("scrub"), At: 3})
	r.TickUntil(600, "rest", func() bool { return !r.Out.Animating })
	r.FocusOn(ui.ID{Name: "labtab", N: labSolve})
}
