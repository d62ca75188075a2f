package main

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// sim is the game without an engine, on a screen like the one that the APK runs on: it knows where things are
// and what they look like.
type sim struct {
	app   *game.App
	in    game.Input
	fonts *render.Fonts
}

// nowhere is a store that keeps nothing: the files belong to the APK.
type nowhere struct{}

func (nowhere) Append(string, []byte)  {}
func (nowhere) Replace(string, []byte) {}
func (nowhere) Flush()                 {}

// newSim starts from the files in dir, as the program in the APK does.
func newSim(dir string, s screen) (*sim, error) {
	files := game.Files{Data: map[string][]byte{}}
	for _, name := range []string{game.GameFile, game.SolvesFile, game.SettingsFile} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err == nil {
			files.Data[name] = data
		} else if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	m := &sim{fonts: render.NewFonts()}
	m.app = game.New(game.Boot{Files: files, Store: nowhere{}, Fonts: m.fonts, Platform: game.Phone, Locale: "en"})
	m.in = game.Input{Rate: 60, Scale: density, Focused: true, Locale: "en", TextScale: 1, Date: time.Unix(1e9, 0)}
	m.turn(s)
	return m, nil
}

// turn gives it another screen.
func (m *sim) turn(s screen) {
	m.in.Width, m.in.Height = float32(s.w), float32(s.h)
	m.in.Insets = game.Insets{Top: insetTop, Bottom: insetBottom}
	m.ticks(1)
}

// ticks lets time go by. What is in m.in.Replies is told in the first tick.
func (m *sim) ticks(n int) {
	for range n {
		m.in.Now += time.Second / 60
		m.app.Update(&m.in)
		m.in.Replies = nil
	}
}

// open has the link opened and waits until nothing moves.
func (m *sim) open(link string) {
	m.in.Replies = []game.Reply{{Kind: game.Link, Text: link}}
	m.ticks(120)
}

// control returns the middle of a control.
func (m *sim) control(name string) (x, y int, err error) {
	return m.middle(ui.ID{Name: name})
}

// cell returns the middle of a cell of the board.
func (m *sim) cell(n int) (x, y int, err error) {
	for _, c := range m.app.Controls() {
		if c.Role == ui.Cell && c.ID.N == n {
			return m.middle(c.ID)
		}
	}
	return 0, 0, fmt.Errorf("cell %d is not in sight", n)
}

func (m *sim) middle(id ui.ID) (x, y int, err error) {
	c := ui.Find(m.app.Controls(), id)
	if c == nil {
		return 0, 0, fmt.Errorf("there is no %s in sight", id.Name)
	}
	p := c.Rect.Centre()
	return int(p.X), int(p.Y), nil
}

// picture draws the screen in software.
func (m *sim) picture() *image.RGBA {
	var l render.List
	m.app.Draw(&l)
	return soft.New(m.fonts).Picture(&l)
}

// compare holds a screenshot of the APK against the software renderer's picture. Both round their colours and
// edges in their own way, so single pixels may be off, but no tile may be.
func compare(shot string, want *image.RGBA) error {
	f, err := os.Open(shot)
	if err != nil {
		return err
	}
	defer f.Close()
	have, err := png.Decode(f)
	if err != nil {
		return err
	}
	if have.Bounds().Size() != want.Rect.Size() {
		return fmt.Errorf("%s is %v, want %v", shot, have.Bounds().Size(), want.Rect.Size())
	}
	off, worst := 0, 0
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			r, g, b, _ := have.At(have.Bounds().Min.X+x, have.Bounds().Min.Y+y).RGBA()
			w := want.RGBAAt(x, y)
			d := max(diff(r, w.R), diff(g, w.G), diff(b, w.B))
			worst = max(worst, d)
			if d > pixelOff {
				off++
			}
		}
	}
	all := want.Rect.Dx() * want.Rect.Dy()
	fmt.Printf("   %s: %d of %d pixels are off by more than %d of 255, the worst by %d\n", filepath.Base(shot), off, all, pixelOff, worst)
	if off > all/offAtMost {
		other := shot[:len(shot)-len(".png")] + "-want.png"
		if f, err := os.Create(other); err == nil {
			_ = png.Encode(f, want)
			f.Close()
		}
		return fmt.Errorf("%s shows something else than %s", shot, other)
	}
	return nil
}

func diff(a uint32, b uint8) int {
	d := int(a>>8) - int(b)
	return max(d, -d)
}

// deal returns a game some moves from its goal and the cells to tap, one after the other, that solve it.
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
			continue // the blank stands at the edge
		}
		taps = append([]int{b.Blank()}, taps...) // where the tile goes from is where it has to come back from
		b = b.Step(m.Dir)
	}
	return puzzle.Game{Config: puzzle.Config{Size: size, Rule: goal.Rule()}, Goal: goal, Scramble: b}, taps, nil
}
