package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// faults collects the failures of a check.
type faults struct {
	testing.TB
	said []string
}

func (f *faults) Helper() {}

func (f *faults) Errorf(format string, args ...any) {
	f.said = append(f.said, fmt.Sprintf(format, args...))
}

// TestCheckLayoutSees breaks a correct layout in one way at a time and checks that CheckLayout finds the fault.
func TestCheckLayoutSees(t *testing.T) {
	const words = "words that are far too long for it"
	for says, spoil := range map[string]func(hint, menu *ui.Control){
		"":        func(_, _ *ui.Control) {},
		"overlap": func(hint, menu *ui.Control) { menu.Rect = hint.Rect },
		"leaves":  func(hint, _ *ui.Control) { hint.Rect.Y += 1000 },
		"is only": func(hint, _ *ui.Control) { hint.Rect.H = 20 },
		"is broken": func(hint, _ *ui.Control) {
			hint.Look, hint.Icon, hint.Label = ui.Plain, render.NoIcon, "Donaudampfschifffahrt"
		},
		"is wider": func(hint, _ *ui.Control) { hint.Lines = []string{words} },
		"ellipses": func(hint, _ *ui.Control) { hint.Look, hint.Label = ui.Stacked, words },
	} {
		r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
		f := &faults{TB: t}
		r.T = f
		spoil(r.Control(gametest.Named("hint")), r.Control(gametest.Named("menu")))
		gametest.CheckLayout(r, "")
		if text := strings.Join(f.said, "\n"); says == "" && text != "" || !strings.Contains(text, says) {
			t.Errorf("instead of %q the checks find %q", says, text)
		}
	}
}

// lowWindows are low and wide: too low for the usual column beside the board, or just high enough.
var lowWindows = []gametest.Options{
	{W: 640, H: 260}, {W: 640, H: 280}, {W: 667, H: 280}, {W: 720, H: 280}, {W: 800, H: 280}, {W: 568, H: 250}, {W: 480, H: 270}, {W: 320, H: 256},
	{W: 360, H: 250}, {W: 480, H: 237}, {W: 455, H: 217}, {W: 427, H: 240}, {W: 568, H: 232}, {W: 300, H: 213}, {W: 384, H: 190}, {W: 200, H: 131},
	{W: 667, H: 311, TextScale: 2}, {W: 640, H: 316, TextScale: 2}, {W: 740, H: 360, TextScale: 2}, {W: 300, H: 213, TextScale: 2},
	{W: 640, H: 300}, {W: 667, H: 290}, {W: 740, H: 300}, {W: 844, H: 290}, {W: 1000, H: 240}, {W: 200, H: 200}, {W: 640, H: 150},
}

// TestLowWindows checks that every command is visible in low and wide windows, in play and in pause.
func TestLowWindows(t *testing.T) {
	for i, id := range []string{"4x4.spiral#x", "16x16.wild#x", "3x9.random#x", "9x3.snake#x", "4x4.classic#x"} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			r := gametest.New(t, gametest.Options{Game: id, Scale: 2, RightToLeft: i == 4})
			r.MoveAbout()
			for _, o := range lowWindows {
				o.Scale = 2
				r.Resize(o)
				gametest.CheckLayout(r, id)
				for _, name := range []string{"goal", "undo", "redo", "hint", "new", "menu"} {
					if r.Find(gametest.Named(name)) == nil {
						t.Errorf("%s in %vx%v, text %v: no %s", id, o.W, o.H, o.TextScale, name)
					}
				}
				r.Key("P")
				r.Tick(1)
				gametest.CheckLayout(r, id+", in pause")
				if c := r.Find(gametest.Named("resume")); c == nil || gametest.Seen(c).H < c.Rect.H-0.5 {
					t.Errorf("%s in %vx%v, text %v: the pause's end is out of sight", id, o.W, o.H, o.TextScale)
				}
				r.Key("P")
			}
		})
	}
}

// TestBoardAndColumnStayTogether checks that a wide window has its free space left and right of board and column, not
// between them. The head of the column is as wide as the column, except for its edges.
func TestBoardAndColumnStayTogether(t *testing.T) {
	const maxGap, edge = 96, 8
	for _, o := range []gametest.Options{{W: 1100, H: 760}, {W: 1920, H: 1000}, {W: 2560, H: 1300}, {W: 5000, H: 1400}, {W: 1000, H: 240}} {
		o.Game = "4x4.spiral#x"
		r := gametest.New(t, o)
		tray := r.Control(boardview.GridID).Rect
		start, end := o.W, float32(0)
		for _, name := range []string{"goal", "config", "clock", "moves", "undo", "menu"} {
			c := r.Control(gametest.Named(name)).Rect
			start, end = min(start, c.X-edge), max(end, c.X+c.W+edge)
		}
		left, right := tray.X, o.W-end
		if gap := start - tray.X - tray.W; gap < 0 || gap > maxGap+20 || left-right > maxGap+40 || left < right {
			t.Errorf("in %vx%v the column stands %v beside the board, with %v on the left and %v on the right", o.W, o.H, gap, left, right)
		}
	}
}

// TestLabInLowWindows checks that the laboratory's board can be used in low and wide windows.
func TestLabInLowWindows(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.spiral#x", Scale: 2})
	r.Open("lab")
	for _, o := range lowWindows {
		if o.W < gametest.TinyWindow || o.H < 180 || o.TextScale > 1 && o.W < 400 {
			continue
		}
		o.Scale = 2
		r.Resize(o)
		gametest.CheckLayout(r, "lab")
		if cell, smallest := r.Cell(0).W, r.Frame().Dip(16); cell < smallest {
			t.Errorf("in %vx%v, text %v: cells of %v", o.W, o.H, o.TextScale, cell)
		}
	}
}

// everyWindow are the windows in which boards of every size are laid out.
var everyWindow = []gametest.Options{
	{W: 360, H: 640, Scale: 1}, {W: 360, H: 640, Scale: 1.25}, {W: 640, H: 360, Scale: 2}, {W: 360, H: 640, Scale: 3},
	{W: 1920, H: 1080, Scale: 2}, {W: 320, H: 320}, {W: 240, H: 240}, {W: 320, H: 480, TextScale: 2}, {W: 768, H: 1024, Scale: 2},
	{W: 360, H: 640, Scale: 2, TextScale: 2}, {W: 800, H: 480, Scale: 1.25, TextScale: 1.5}, {W: 360, H: 640, RightToLeft: true},
	{W: 900, H: 600, RightToLeft: true, TextScale: 1.3},
}

// TestEverySize looks at the layout of every board in small and large windows.
func TestEverySize(t *testing.T) {
	for w := 2; w <= 16; w++ {
		t.Run(fmt.Sprint(w), func(t *testing.T) {
			t.Parallel()
			for _, rightToLeft := range []bool{false, true} {
				var r *gametest.Run
				for h := 2; h <= 16; h += 1 + w%3 {
					id := fmt.Sprintf("%dx%d.classic#x", w, h)
					if r == nil {
						r = gametest.New(t, gametest.Options{Game: id, RightToLeft: rightToLeft})
					} else {
						r.Reply(game.Reply{Kind: game.Link, Text: id})
					}
					for _, o := range everyWindow {
						if o.RightToLeft == rightToLeft {
							r.Resize(o)
							checkBoard(r, id)
							gametest.CheckLayout(r, id)
						}
					}
				}
			}
		})
	}
}

// checkBoard fails where cells are not whole pixels or the board has too little room: in an upright window it is as wide
// as the window or has a good part of its height.
func checkBoard(r *gametest.Run, name string) {
	r.T.Helper()
	f, cell, tray := r.Frame(), r.Cell(0), r.Control(boardview.GridID).Rect
	if slices.ContainsFunc([]float32{cell.W, cell.H, cell.X, cell.Y}, func(v float32) bool { return v != float32(int(v)) }) {
		r.T.Errorf("%s in %v: cells at %v are not whole pixels", name, f.Screen, cell)
	}
	const minPart = 0.45
	size := r.Board().Size()
	asWide := tray.W+float32(size.W)+1 >= f.Safe.W-2*f.Dip(12)
	asHigh := tray.H+float32(size.H)+1 >= f.Safe.H*minPart
	if !f.Wide() && !asWide && !asHigh {
		r.T.Errorf("%s in %v: the board has %v by %v, want %v of height", name, f.Screen, tray.W, tray.H, f.Safe.H*minPart)
	}
}
