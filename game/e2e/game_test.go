package e2e_test

import (
	"encoding/json"
	"fmt"
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/e2e"
	"wildfifteen/game/twin"
	"wildfifteen/render"
	"wildfifteen/render/pixels"
)

// near is a game that two moves solve: the tile below the blank up, then the tile right of the blank to the left.
const (
	near      = "3x3.classic:1,2,3,4,0,6,7,5,8"
	nearMoves = "UL"
)

// newTwin returns the game without an engine, in a window of the program's size, one second after its start.
func newTwin(p *e2e.Program, id string) *twin.Twin {
	w := twin.New(game.Boot{Game: id, Locale: "en-US", Mute: true, Deals: rand.NewPCG(1, 2)},
		game.Input{Width: float32(p.Width), Height: float32(p.Height), Scale: 1, Focused: true, Locale: "en-US"})
	w.Ticks(60)
	return w
}

// part returns a part of a picture.
func part(m *image.RGBA, r image.Rectangle) *image.RGBA { return m.SubImage(r).(*image.RGBA) }

// TestPictureOfTheProgram compares the picture of the program with the same game painted in software.
func TestPictureOfTheProgram(t *testing.T) {
	for _, id := range []string{near, "4x4.spiral#picture", "10x10.snake#picture"} {
		p := e2e.Start(t, e2e.Options{Width: 640, Height: 480, Args: []string{"--mute", "--game", id}})
		p.Ticks(60)
		got, want := p.Picture(), newTwin(p, id).Picture()
		// Where two segments of a line meet, the GPU covers some border pixels twice: 126 to 144 pixels were counted, off
		// by up to 50.
		if n, worst := pixels.Differ(got, want, 8); worst > 80 || n > p.Width*p.Height/1000 {
			t.Errorf("%s: %d pixels differ, by up to %d", id, n, worst)
		}
		p.Kill()
	}
}

// solve holds the fields of a line of solves.jsonl that the tests read.
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
	at := func(tw *twin.Twin, cell int) render.Point { return tw.Cell(cell).Rect.Centre() }
	ways := []struct {
		input string
		solve func(p *e2e.Program, tw *twin.Twin)
	}{
		{"keyboard", func(p *e2e.Program, tw *twin.Twin) { p.Press("ArrowUp", "ArrowLeft") }},
		{"mouse", func(p *e2e.Program, tw *twin.Twin) {
			p.Click(at(tw, 7))
			p.Click(at(tw, 8))
		}},
		{"touch", func(p *e2e.Program, tw *twin.Twin) {
			p.Tap(at(tw, 7))
			p.Swipe(at(tw, 8), at(tw, 7), 5)
		}},
		{"gamepad", func(p *e2e.Program, tw *twin.Twin) {
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
			way.solve(p, tw)
			p.Ticks(120)
			after := p.Picture()
			tw.Press("ArrowUp", "ArrowLeft")
			tw.Ticks(120)
			// The button for the next game must look as in the twin's result, and must not have been there before. It may
			// be shaded under a pointer, or have focus rings after a key press.
			r := tw.Control("next").Rect
			next := image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H))
			area := next.Dx() * next.Dy()
			if n, _ := pixels.Differ(part(after, next), part(tw.Picture(), next), 80); n > area/4 {
				t.Errorf("%d of %d pixels of the button for the next game are not as they should be", n, area)
			}
			if n, _ := pixels.Differ(part(after, next), part(before, next), 80); n < area/2 {
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

// killedAfter starts the game near, presses a key, kills the program once the move is saved, and starts it again in the
// same folder.
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

// endsSolved closes a program in which the game near has just been solved, and checks its files.
func endsSolved(t *testing.T, p *e2e.Program) {
	t.Helper()
	p.Ticks(60)
	p.Close()
	all := solves(t, p)
	if len(all) != 1 || all[0].ID != near || all[0].Moves != nearMoves {
		t.Errorf("records %+v", all)
	}
}

// TestKilledAndBack kills the program between two moves; after a restart the first move is there and the game goes on.
func TestKilledAndBack(t *testing.T) {
	again := killedAfter(t, "ArrowUp")
	paused := again.Picture()
	again.Press("Enter") // resume
	again.Ticks(60)
	if n, _ := pixels.Differ(paused, again.Picture(), 8); n < 100_000 { // 240,000 of 480,000 were counted
		t.Errorf("the game did not come back paused, with its board covered: %d pixels differ", n)
	}
	again.Press("ArrowLeft")
	endsSolved(t, again)
}

// TestKilledAndUndone kills the program after a move and undoes the move after a restart.
func TestKilledAndUndone(t *testing.T) {
	again := killedAfter(t, "ArrowDown")
	again.Press("Enter")
	again.Ticks(30)
	again.Press("Backspace") // undo
	again.Press("ArrowUp", "ArrowLeft")
	endsSolved(t, again)
}

// TestTwoPrograms runs two programs at once with one folder: the second does not touch the running game of the first, and
// the records of both are kept.
func TestTwoPrograms(t *testing.T) {
	first := e2e.Start(t, e2e.Options{Args: []string{"--mute", "--game", near}})
	first.Ticks(60)
	first.Press("ArrowUp")
	second := e2e.Start(t, e2e.Options{Data: first.Data, Args: []string{"--mute", "--new-window", "--game", near}})
	second.Ticks(60)
	running := first.File(game.GameFile)
	second.Press("ArrowUp", "ArrowLeft")
	endsSolved(t, second)
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

// TestOneWindow starts the program a second time with the same folder: the second one ends, and the first opens the link that
// the second was given.
func TestOneWindow(t *testing.T) {
	first := e2e.Start(t, e2e.Options{Args: []string{"--mute", "--game", near}})
	first.Ticks(60)
	first.Press("ArrowUp")
	ended := make(chan error, 1)
	go func() {
		code, err := e2e.Again(first.Data, "wildfifteen:2x2.classic:1,2,0,3")
		if err == nil && code != 0 {
			err = fmt.Errorf("exit code %d", code)
		}
		ended <- err
	}()
	for running := true; running; {
		select {
		case err := <-ended:
			if err != nil {
				t.Fatal(err)
			}
			running = false
		default:
			first.Ticks(1)
		}
	}
	first.Ticks(60)
	first.Press("ArrowLeft")
	first.Ticks(60)
	first.Close()
	if all := solves(t, first); len(all) != 1 || all[0].ID != "2x2.classic:1,2,0,3" {
		t.Errorf("records %+v", all)
	}
}

// TestCursorShape moves the mouse over a tile that can move and over one that cannot: over the first one it is a hand.
func TestCursorShape(t *testing.T) {
	p := e2e.Start(t, e2e.Options{Width: 480, Height: 800, Args: []string{"--mute", "--game", near}})
	p.Ticks(60)
	tw := newTwin(p, near)
	for cell, want := range map[int]bool{5: true, 8: false, 7: true} {
		p.MoveMouse(tw.Cell(cell).Rect.Centre())
		p.Ticks(2)
		if p.Hand() != want {
			t.Errorf("over cell %d the mouse is a hand: %v", cell, p.Hand())
		}
	}
	p.Kill()
}
