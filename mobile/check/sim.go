package main

import (
	"errors"
	"fmt"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/twin"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render/pixels"
)

// sim is the game without an engine, on a screen like that of the APK.
type sim struct{ *twin.Twin }

// newSim starts the game with the files in dir, as the APK does.
func newSim(dir string, s screen) (*sim, error) {
	files := game.Files{Data: map[string][]byte{}}
	for _, f := range game.Stored() {
		if !f.Loaded {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, f.Name))
		if err == nil {
			files.Data[f.Name] = data
		} else if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	m := &sim{twin.New(
		game.Boot{Files: files, Platform: game.Phone, Locale: "en"},
		game.Input{Rate: 60, Scale: density, Focused: true, Locale: "en", TextScale: 1, Date: time.Now().In(phoneZone())},
	)}
	m.turn(s)
	return m, nil
}

// turn changes the screen.
func (m *sim) turn(s screen) {
	m.In.Width, m.In.Height = float32(s.w), float32(s.h)
	m.In.Insets = insets
	m.Ticks(1)
}

// open opens a link and waits until nothing moves.
func (m *sim) open(link string) {
	m.In.Replies = []game.Reply{{Kind: game.Link, Text: link}}
	m.Ticks(120)
}

// solve presses cells and returns for how many ticks things move after the last one.
func (m *sim) solve(cells []int) (moving int) {
	for _, n := range cells {
		m.In.Replies = []game.Reply{{Kind: game.Pressed, ID: ui.ID{Name: "cell", N: n}}}
		moving = 0
		for tick := range 4 * m.In.Rate { // four seconds, when all is over
			m.Ticks(1)
			if m.Out.Animating {
				moving = tick + 1
			}
		}
	}
	return moving
}

// control returns the centre of a control.
func (m *sim) control(name string) (x, y int, err error) { return centre(m.Control(name), name) }

// cell returns the centre of a cell of the board.
func (m *sim) cell(n int) (x, y int, err error) { return centre(m.Cell(n), fmt.Sprint("cell ", n)) }

func centre(c *ui.Control, name string) (x, y int, err error) {
	if c == nil {
		return 0, 0, fmt.Errorf("there is no %s in sight", name)
	}
	p := c.Rect.Centre()
	return int(p.X), int(p.Y), nil
}

// compare compares a screenshot of the APK with the picture of the software renderer. They round colours and edges
// differently, so that single pixels may differ, but not a whole tile.
func compare(shot string, want *image.RGBA) error {
	f, err := os.Open(shot)
	if err != nil {
		return err
	}
	defer f.Close()
	have, err := pixels.Read(f)
	if err != nil {
		return err
	}
	if have.Rect != want.Rect {
		return fmt.Errorf("%s is %v, want %v", shot, have.Rect, want.Rect)
	}
	off, worst := pixels.Differ(have, want, pixelOff)
	all := want.Rect.Dx() * want.Rect.Dy()
	fmt.Printf("   %s: %d of %d pixels are off by more than %d of 255, the worst by %d\n", filepath.Base(shot), off, all, pixelOff, worst)
	if off <= all/offRatio {
		return nil
	}
	other := shot[:len(shot)-len(".png")] + "-want.png"
	return errors.Join(fmt.Errorf("%s shows something else than %s", shot, other), pixels.Save(other, want))
}

// deal returns a game some moves from its goal, and the cells to tap, in order, to solve it.
func deal() (puzzle.Game, []int, error) {
	size := puzzle.Size{W: 4, H: 4}
	goal, err := puzzle.NewGoal(size, puzzle.Rule{Kind: puzzle.Snake})
	if err != nil {
		return puzzle.Game{}, nil, err
	}
	moves, err := puzzle.ParseMoves("RRDDLDLURURDLDRURDLLURD")
	if err != nil {
		return puzzle.Game{}, nil, err
	}
	b := goal.Board()
	var taps []int
	for _, m := range moves {
		if b.MaxRun(m.Dir) == 0 {
			continue // the blank is at the edge
		}
		taps = append([]int{b.Blank()}, taps...) // the tile moves to the blank's cell: there it is tapped to move back
		b = b.Step(m.Dir)
	}
	return puzzle.Game{Config: puzzle.Config{Size: size, Rule: goal.Rule()}, Goal: goal, Scramble: b}, taps, nil
}
