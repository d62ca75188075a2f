package e2e_test

import (
	"encoding/json"
	"image"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/e2e"
	"wildfifteen/game/ui"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// Near is a game two moves from its goal: the tile under the blank goes up, the one beside it to the left.
const (
	near      = "3x3.classic:1,2,3,4,0,6,7,5,8"
	nearMoves = "UL"
)

// nowhere is a store that keeps nothing.
type nowhere struct{}

func (nowhere) Append(string, []byte)  {}
func (nowhere) Replace(string, []byte) {}
func (nowhere) Flush()                 {}

// twin is the game without an engine, in a window of the same size: it tells where things are, and how they
// are to look.
type twin struct {
	app   *game.App
	fonts *render.Fonts
	in    game.Input
}

func newTwin(p *e2e.Program, id string) *twin {
	tw := &twin{fonts: render.NewFonts()}
	tw.app = game.New(game.Boot{Store: nowhere{}, Fonts: tw.fonts, Game: id, Locale: "en-US", Mute: true, Deals: rand.NewPCG(1, 2)})
	tw.in = game.Input{Width: float32(p.Width), Height: float32(p.Height), Scale: 1, Focused: true, Locale: "en-US"}
	tw.ticks(60)
	return tw
}

func (tw *twin) ticks(n int) {
	for range n {
		tw.in.Now += time.Second / 60
		tw.app.Update(&tw.in)
	}
}

// cell returns the middle of a cell.
func (tw *twin) cell(t *testing.T, row, col int) render.Point {
	t.Helper()
	for _, c := range tw.app.Controls() {
		if c.Role == ui.Cell && c.Row == row && c.Col == col {
			return c.Rect.Centre()
		}
	}
	t.Fatalf("no cell %d, %d", row, col)
	return render.Point{}
}

// press presses and lets go keys, one after another.
func (tw *twin) press(keys ...game.Key) {
	for _, k := range keys {
		for _, down := range []bool{true, false} {
			tw.in.Keys = []game.KeyEvent{{Key: k, Down: down}}
			tw.ticks(1)
		}
	}
	tw.in.Keys = nil
}

// control returns where the control of a name is.
func (tw *twin) control(t *testing.T, name string) image.Rectangle {
	t.Helper()
	for _, c := range tw.app.Controls() {
		if c.ID.Name == name {
			return image.Rect(int(c.Rect.X), int(c.Rect.Y), int(c.Rect.X+c.Rect.W), int(c.Rect.Y+c.Rect.H))
		}
	}
	t.Fatalf("no control %q", name)
	return image.Rectangle{}
}

func (tw *twin) picture() *image.RGBA {
	var l render.List
	tw.app.Draw(&l)
	return soft.New(tw.fonts).Picture(&l)
}

// different counts the pixels that differ by more than so many steps in some channel.
func different(a, b *image.RGBA, steps int) int { return differentIn(a.Rect, a, b, steps) }

// differentIn is different in a part of two pictures.
func differentIn(r image.Rectangle, a, b *image.RGBA, steps int) (n int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			i, j := a.PixOffset(x, y), b.PixOffset(x, y)
			for k := range 3 {
				if d := int(a.Pix[i+k]) - int(b.Pix[j+k]); d > steps || d < -steps {
					n++
					break
				}
			}
		}
	}
	return n
}

// TestPictureOfTheProgram holds what the program shows against the same game painted in software.
func TestPictureOfTheProgram(t *testing.T) {
	for _, id := range []string{near, "4x4.spiral#picture", "10x10.snake#picture"} {
		p := e2e.Start(t, e2e.Options{Width: 640, Height: 480, Args: []string{"--mute", "--game", id}})
		p.Ticks(60)
		got, want := p.Picture(), newTwin(p, id).picture()
		// Where two segments of a line meet, the hardware covers some pixels of its border twice.
		all, much := different(got, want, 8), different(got, want, 80)
		if much > 0 || all > p.Width*p.Height/1000 {
			t.Errorf("%s: %d pixels differ, %d of them much", id, all, much)
		}
		p.Kill()
	}
}

// solve is what is read of a line of solves.jsonl.
type solve struct {
	ID, Moves, Input string
	STM, MTM         int
	At               []int64
}

func solves(t *testing.T, p *e2e.Program) (all []solve) {
	t.Helper()
	for line := range strings.Lines(p.File(game.SolvesFile)) {
		var s solve
		if err := json.Unmarshal([]byte(line), &s); err != nil {
			t.Fatalf("%v in %q", err, line)
		}
		all = append(all, s)
	}
	return all
}

func TestSolve(t *testing.T) {
	ways := []struct {
		input string
		solve func(t *testing.T, p *e2e.Program, tw *twin)
	}{
		{"keyboard", func(t *testing.T, p *e2e.Program, tw *twin) { p.Press("ArrowUp", "ArrowLeft") }},
		{"mouse", func(t *testing.T, p *e2e.Program, tw *twin) {
			p.Click(tw.cell(t, 2, 1))
			p.Click(tw.cell(t, 2, 2))
		}},
		{"touch", func(t *testing.T, p *e2e.Program, tw *twin) {
			p.Tap(tw.cell(t, 2, 1))
			p.Swipe(tw.cell(t, 2, 2), tw.cell(t, 2, 1), 5)
		}},
		{"gamepad", func(t *testing.T, p *e2e.Program, tw *twin) {
			p.Pad(game.PadUp)
			p.Stick(-1, 0)
		}},
	}
	for _, way := range ways {
		t.Run(way.input, func(t *testing.T) {
			p := e2e.Start(t, e2e.Options{Width: 480, Height: 800, Args: []string{"--mute", "--game", near}})
			p.Ticks(60)
			tw := newTwin(p, near)
			before := p.Picture()
			way.solve(t, p, tw)
			p.Ticks(120)
			after := p.Picture()
			tw.press("ArrowUp", "ArrowLeft")
			tw.ticks(120)
			// The button that deals the next game looks as in the twin's result, and was not there before;
			// under a pointer, or with the keyboard, it may be shaded or ringed.
			next := tw.control(t, "next")
			area := next.Dx() * next.Dy()
			if n := differentIn(next, after, tw.picture(), 80); n > area/4 {
				t.Errorf("%d of %d pixels of the button for the next game are not as they should be", n, area)
			}
			if n := differentIn(next, after, before, 80); n < area/2 {
				t.Errorf("only %d of %d pixels of the button for the next game are new", n, area)
			}
			p.Close()
			all := solves(t, p)
			if len(all) != 1 {
				t.Fatalf("%d lines in solves.jsonl", len(all))
			}
			s := all[0]
			if s.ID != near || s.Moves != nearMoves || s.Input != way.input || s.STM != 2 || s.MTM != 2 || len(s.At) != 2 {
				t.Errorf("record %+v", s)
			}
		})
	}
}

// killedAfter starts the near game, presses a key, kills the program once the move is saved, and starts it
// again in the same folder.
func killedAfter(t *testing.T, key string) *e2e.Program {
	t.Helper()
	p := e2e.Start(t, e2e.Options{Args: []string{"--mute", "--game", near}})
	p.Ticks(60)
	before := p.File(game.GameFile)
	p.Press(key)
	eventually(t, p, "saving a move", func() bool { return len(p.File(game.GameFile)) > len(before) })
	p.Kill()
	again := e2e.Start(t, e2e.Options{Data: p.Data, Args: []string{"--mute"}})
	again.Ticks(60)
	return again
}

// TestKilledAndBack kills the program between two moves; the next one has the first move and goes on.
func TestKilledAndBack(t *testing.T) {
	again := killedAfter(t, "ArrowUp")
	paused := again.Picture()
	again.Press("Enter") // go on
	again.Ticks(60)
	if different(paused, again.Picture(), 8) < 1000 {
		t.Error("the game did not come back paused, with its board covered")
	}
	again.Press("ArrowLeft")
	again.Ticks(60)
	again.Close()
	all := solves(t, again)
	if len(all) != 1 || all[0].ID != near || all[0].Moves != nearMoves {
		t.Errorf("records %+v", all)
	}
}

// TestKilledAndUndone undoes, after a kill, a move made before it.
func TestKilledAndUndone(t *testing.T) {
	again := killedAfter(t, "ArrowDown")
	again.Press("Enter")
	again.Ticks(30)
	again.Press("Backspace") // undo
	again.Press("ArrowUp", "ArrowLeft")
	again.Ticks(60)
	again.Close()
	all := solves(t, again)
	if len(all) != 1 || all[0].ID != near || all[0].Moves != nearMoves {
		t.Errorf("records %+v", all)
	}
}

// TestTwoPrograms plays two at once in one folder: the second does not touch the running game of the first,
// and what either finishes is kept.
func TestTwoPrograms(t *testing.T) {
	first := e2e.Start(t, e2e.Options{Args: []string{"--mute", "--game", near}})
	first.Ticks(60)
	first.Press("ArrowUp")
	second := e2e.Start(t, e2e.Options{Data: first.Data, Args: []string{"--mute", "--game", near}})
	second.Ticks(60)
	running := first.File(game.GameFile)
	second.Press("ArrowUp", "ArrowLeft")
	second.Ticks(60)
	second.Close()
	if len(solves(t, second)) != 1 {
		t.Fatalf("%d records after the second program's game", len(solves(t, second)))
	}
	if now := first.File(game.GameFile); !strings.HasPrefix(now, running) || strings.Count(now, "game ") != strings.Count(running, "game ") {
		t.Errorf("running game was %q and is %q", running, now)
	}
	first.Press("ArrowLeft")
	first.Ticks(60)
	first.Close()
	if all := solves(t, first); len(all) != 2 || all[0].Moves != nearMoves || all[1].Moves != nearMoves {
		t.Errorf("records %+v", all)
	}
}
