package draw_test

import (
	"math/rand/v2"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// TestMonkeyDraws uses the page at random: whatever was done, the cells hold each number once, and a goal that is played can
// be solved.
func TestMonkeyDraws(t *testing.T) {
	rnd := rand.New(rand.NewPCG(15, 16))
	r := open(t, "5x4")
	keys := []game.Key{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Space", "Backspace", "Tab", "Enter", "+", "-", "Z"}
	pads := []game.PadButton{game.PadUp, game.PadDown, game.PadLeft, game.PadRight, game.PadA, game.PadL2, game.PadR2, game.PadL1}
	names := []string{"mirror", "turn", "shift", "shuffle", "leaveout", "takeback", "clear", "finish", "zoomin", "zoomout"}
	for range 1500 {
		if r.Find(ui.ID{Name: "line"}) == nil {
			r.App.OpenText("draw")
			r.Tick(20)
		}
		cells := 0
		for r.Find(ui.ID{Name: "drawcell", N: cells}) != nil {
			cells++
		}
		switch rnd.IntN(8) {
		case 0, 1:
			r.Key(keys[rnd.IntN(len(keys))])
		case 2:
			r.Button(pads[rnd.IntN(len(pads))])
		case 3:
			way := make([]int, 2+rnd.IntN(6))
			for i := range way {
				way[i] = rnd.IntN(cells)
			}
			r.DrawLine(way...)
		case 4:
			r.Press(ui.ID{Name: "mode", N: rnd.IntN(2)})
		case 5:
			if c := r.Find(gametest.Named(names[rnd.IntN(len(names))])); c != nil && !c.Disabled {
				r.Press(c.ID)
			}
		case 6:
			r.TapDrawn(rnd.IntN(cells))
		default:
			if rnd.IntN(10) == 0 {
				r.Reply(game.Reply{Kind: game.Adjusted, ID: gametest.Named([]string{"width", "height"}[rnd.IntN(2)]), At: float32(2 + rnd.IntN(15))})
			}
			r.Tick(rnd.IntN(20))
		}
		r.Tick(1)
		if c := r.Find(gametest.Named("start")); c != nil && rnd.IntN(20) == 0 {
			r.Press(c.ID)
			r.Tick(2)
			g := r.StoredGame().Game()
			if k := g.Goal.Kind(); !g.Solvable() || k != puzzle.PathKind && k != puzzle.BoardKind && k != puzzle.Classic {
				t.Fatalf("played is %v", g.ID())
			}
		}
		checkNumbers(t, r)
	}
}

// checkNumbers fails if a number stands in two cells.
func checkNumbers(t *testing.T, r *gametest.Run) {
	t.Helper()
	seen := map[int]bool{}
	for cell := 0; ; cell++ {
		c := r.Find(ui.ID{Name: "drawcell", N: cell})
		if c == nil {
			return
		}
		n := 0
		for _, d := range c.Label {
			if d < '0' || d > '9' {
				break
			}
			n = 10*n + int(d-'0')
		}
		if n > 0 && seen[n] {
			t.Fatalf("%d stands in two cells", n)
		}
		seen[n] = true
	}
}
