package gametest

import (
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// Games with a mode, a few moves from their goals.
const (
	blindGame   = "blind(4x4.snake:1,2,3,4,8,7,6,5,9,10,11,12,15,0,14,13)"
	fewestGame  = "fewest(4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15)"
	nearPuzzle  = "3x3.classic:1,2,3,4,5,6,0,7,8"
	blindDealt  = "blind(4x4.classic#x)"
	fewestDealt = "fewest(4x4.classic#x)"
)

// modeScenes returns the scenes of the other games.
func modeScenes() []Scene {
	keys := func(keys ...game.Key) func(r *Run) {
		return func(r *Run) {
			for _, k := range keys {
				r.Key(k)
				r.Tick(12)
			}
		}
	}
	try := func(r *Run) { keys("ArrowLeft", "T", "ArrowDown", "ArrowRight")(r) }
	return []Scene{
		{Name: "others-clock", Game: "16x16.spiral#x", Set: func(s *session.Settings) { s.StudyClock = true }, Lead: func(r *Run) { r.Open("others") }},
		{Name: "others-practice", Game: "4x4.classic#x", Kept: true, Lead: openPractice},
		{Name: "others-practice3", Game: nearPuzzle, Lead: func(r *Run) {
			r.TapCell(game.Touch, 7)
			r.Tick(20)
			r.TapCell(game.Touch, 8)
			r.Tick(120)
			openPractice(r)
		}},
		{Name: "practice-play", Game: "4x4.snake#x", Lead: func(r *Run) { openPractice(r); r.Press(ui.ID{Name: "way"}); r.Tick(60) }},
		{Name: "blind-study", Game: blindDealt},
		{Name: "blind-hidden", Game: blindDealt, Lead: func(r *Run) {
			keys("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowUp")(r)
			r.Tick(900)
		}},
		{Name: "blind-16", Game: "blind(16x16.spiral#x)", Lead: keys("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")},
		{Name: "blind-peek", Game: blindDealt, Lead: func(r *Run) { keys("ArrowUp", "ArrowDown")(r); r.Tap(game.Touch, Named("goal")) }},
		{Name: "blind-pause", Game: blindDealt, Lead: func(r *Run) { keys("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")(r); r.Key("P") }},
		{Name: "blind-solved", Game: blindGame, Lead: func(r *Run) { keys("ArrowRight", "G", "G", "H")(r); r.Tick(120) }},
		{Name: "blind-failed", Game: blindGame, Lead: func(r *Run) {
			r.TapCell(game.Touch, 9)
			r.Tick(1700)
			r.Tap(game.Touch, Named("check"))
			r.Tick(120)
		}},
		{Name: "fewest-play", Game: fewestDealt, Lead: keys("ArrowLeft", "ArrowRight")},
		{Name: "fewest-try", Game: fewestGame, Lead: try},
		{Name: "fewest-enough", Game: fewestGame, Lead: func(r *Run) { try(r); r.Press(Named("enough")); r.Tick(120) }},
		{Name: "fewest-pause", Game: fewestGame, Lead: func(r *Run) { try(r); r.Tick(200); r.Key("P") }},
		{Name: "fewest-menu", Game: fewestGame, Lead: func(r *Run) { try(r); r.Tap(game.Touch, Named("menu")) }},
		{Name: "fewest-result", Game: "fewest(3x3.wild#x)", Lead: solveDealtFewest},
		{Name: "fewest-more", Game: fewestGame, Lead: func(r *Run) { solveFewest(r); r.Press(Named("more")) }},
		{Name: "fewest-card", Game: fewestGame, Lead: func(r *Run) { solveFewest(r); r.Press(Named("share")) }},
		{Name: "fewest-square", Game: fewestGame, Lead: func(r *Run) { solveFewest(r); r.Press(Named("share")); r.Press(ui.ID{Name: "shape", N: 1}) }},
		{Name: "records-modes", Game: blindGame, Lead: func(r *Run) {
			keys("ArrowDown", "H")(r)
			r.Tick(120)
			r.Press(Named("menu"))
			r.Press(Named("records"))
		}},
		{Name: "records-blind", Game: blindGame, Lead: func(r *Run) {
			keys("ArrowDown", "H")(r)
			r.Tick(120)
			r.Press(Named("again"))
			keys("ArrowRight", "G", "G", "H")(r)
			r.Tick(120)
			r.Press(Named("menu"))
			r.Press(Named("records"))
			r.Press(ui.ID{Name: "card"})
		}},
		{Name: "records-failed", Game: blindGame, Lead: func(r *Run) {
			keys("ArrowDown", "H")(r)
			r.Tick(120)
			r.Press(Named("menu"))
			r.Press(Named("records"))
			r.Press(ui.ID{Name: "card"})
		}},
		{Name: "records-fewest", Game: fewestGame, Lead: func(r *Run) {
			solveFewest(r)
			r.Press(Named("menu"))
			r.Press(Named("records"))
			r.Press(ui.ID{Name: "card"})
		}},
	}
}

func openPractice(r *Run) {
	r.Tick(30)
	if r.Find(Named("menu")) != nil && r.SceneName() != "play" {
		r.Press(Named("menu"))
		r.Press(Named("others"))
	} else {
		r.Open("others")
	}
	r.Press(ui.ID{Name: "way", N: 2})
}

// solveFewest solves fewestGame with a branch.
func solveFewest(r *Run) {
	for _, k := range []game.Key{"ArrowLeft", "T", "ArrowDown", "ArrowRight", "T", "ArrowLeft", "ArrowLeft"} {
		r.Key(k)
		r.Tick(12)
	}
	r.Tick(160)
}

// solveDealtFewest deals a game and solves it in the fewest moves.
func solveDealtFewest(r *Run) {
	r.Key("N")
	r.Tick(60)
	r.tapShortest(100, 12)
	r.Tick(160)
}
