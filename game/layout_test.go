package game

import (
	"fmt"
	"strings"
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// checkLayout fails where controls overlap, leave the safe part of the screen, are too small to hit, or where
// words are cut. It looks at the tree of controls and at the display list: nothing is painted.
func (r *run) checkLayout(name string) {
	r.t.Helper()
	r.app.Draw(&r.list)
	f, cs := &r.app.frame, r.app.Controls()
	name = fmt.Sprintf("%s in %v", name, f.Screen)
	if len(r.list.Ops) < 5 || len(cs) == 0 {
		r.t.Errorf("%s: %d ops and %d controls", name, len(r.list.Ops), len(cs))
	}
	r.checkLabels(name)
	r.checkCuts(name)
	for i := range cs {
		c := &cs[i]
		if c.Role == ui.Cell || seen(c).Empty() && c.Clip != f.Screen { // scrolled away
			continue
		}
		r.checkPlace(name, c)
		r.checkWords(name, c)
		for j := range i {
			d := &cs[j]
			nested := c.Touch || c.ID == clearID || d.Role == ui.Panel || d.Role == ui.Cell
			if !nested && !seen(c).Inset(0.5).Intersect(seen(d).Inset(0.5)).Empty() {
				r.t.Errorf("%s: %v %q %v and %v %q %v overlap", name, c.ID, c.Label, c.Rect, d.ID, d.Label, d.Rect)
			}
		}
	}
}

// seen is the part of a control that shows.
func seen(c *ui.Control) render.Rect { return c.Rect.Intersect(c.Clip) }

// checkPlace fails where a control leaves the safe part of the screen, but for what scrolls, or is too small for a
// finger.
func (r *run) checkPlace(name string, c *ui.Control) {
	r.t.Helper()
	f := &r.app.frame
	s, scroll := f.Safe, &r.app.top().base().scroll
	fixed := c.Clip == f.Screen && !(scroll.Can() && scroll.Area() == f.Screen)
	if c.Rect.X < s.X-0.5 || c.Rect.X+c.Rect.W > s.X+s.W+0.5 ||
		fixed && (c.Rect.Y < s.Y-0.5 || c.Rect.Y+c.Rect.H > s.Y+s.H+0.5) {
		r.t.Errorf("%s: %v %q at %v leaves %v", name, c.ID, c.Label, c.Rect, s)
	}
	wide, high := f.Dip(48), f.Dip(48)
	if c.Look == ui.Stacked || c.Icon != render.NoIcon && c.Look == ui.Quiet {
		wide = f.Dip(44) // five of them stand side by side in 240 dip
	}
	if s.W < f.Dip(tinyWindow) {
		wide, high = f.Dip(38), f.Dip(38)
	}
	if c.Touchable() && c.Role != ui.Grid && c.Look != ui.Cap && (c.Rect.H < high || c.Rect.W < wide) {
		r.t.Errorf("%s: %v %q is only %v by %v", name, c.ID, c.Label, c.Rect.W, c.Rect.H)
	}
}

// tinyWindow is the width in dip below which controls may be smaller than a finger wants them.
const tinyWindow = 240

// checkWords fails where a control's words are wider than it.
func (r *run) checkWords(name string, c *ui.Control) {
	r.t.Helper()
	fonts := r.app.frame.Fonts
	for _, line := range c.Lines {
		if c.Look != ui.Keys && fonts.Width(c.Face, line) > c.Rect.W+0.5 {
			r.t.Errorf("%s: %q is wider than its place", name, line)
		}
	}
	if w := fonts.Width(c.Face, c.Label); (c.Role == ui.Heading && c.Lines == nil || c.Look == ui.Card || c.Look == ui.Chip) && w > c.Rect.W {
		r.t.Errorf("%s: %q is %v wide in %v", name, c.Label, w, c.Rect.W)
	}
}

// checkCuts fails where the list shows more ellipses than the words of the scene have: words are cut with one.
func (r *run) checkCuts(name string) {
	r.t.Helper()
	fonts, said := r.app.frame.Fonts, 0
	for _, c := range r.app.Controls() {
		said += strings.Count(c.Label+c.Value, "…")
	}
	cut := 0
	dots := map[render.FaceID]uint16{}
	for _, op := range r.list.Ops {
		if op.Kind != render.GlyphsOp {
			continue
		}
		for _, g := range r.list.Glyphs[op.Lo:op.Hi] {
			if _, ok := dots[g.Face]; !ok {
				dots[g.Face] = fonts.AppendGlyphs(nil, g.Face, "…", 0, 0)[0].Index & glyphIndex
			}
			if g.Index&glyphIndex == dots[g.Face] {
				cut++
			}
		}
	}
	if cut > said && !r.app.top().base().overlay { // below an overlay there are words of another scene
		r.t.Errorf("%s: %d ellipses are shown, %d are in the words: %s", name, cut, said, r.labels())
	}
}

// glyphIndex are the bits of a glyph's index that tell the glyph; the others are its place within a pixel.
const glyphIndex = 1<<14 - 1

// faults gathers what a check complains of.
type faults struct {
	testing.TB
	said []string
}

func (f *faults) Helper() {}

func (f *faults) Errorf(format string, args ...any) {
	f.said = append(f.said, fmt.Sprintf(format, args...))
}

// TestChecksOfLayoutSee spoils a layout that lies well, in one way at a time.
func TestChecksOfLayoutSee(t *testing.T) {
	const words = "words that are far too long for it"
	for says, spoil := range map[string]func(hint, menu *ui.Control){
		"":        func(_, _ *ui.Control) {},
		"overlap": func(hint, menu *ui.Control) { menu.Rect = hint.Rect },
		"leaves":  func(hint, _ *ui.Control) { hint.Rect.Y += 1000 },
		"is only": func(hint, _ *ui.Control) { hint.Rect.H = 20 },
		"is cut in": func(hint, _ *ui.Control) {
			hint.Look, hint.Icon, hint.Label = ui.Plain, render.NoIcon, "Donaudampfschifffahrt"
		},
		"is wider": func(hint, _ *ui.Control) { hint.Lines = []string{words} },
		"ellipses": func(hint, _ *ui.Control) { hint.Look, hint.Label = ui.Stacked, words },
	} {
		r := newRun(t, options{game: "4x4.snake#x"})
		f := &faults{TB: t}
		r.t = f
		spoil(ui.Find(r.app.Controls(), hintID), ui.Find(r.app.Controls(), menuID))
		r.checkLayout("")
		if text := strings.Join(f.said, "\n"); says == "" && text != "" || !strings.Contains(text, says) {
			t.Errorf("instead of %q the checks find %q", says, text)
		}
	}
}

// lowWindows are low and wide: too low for a column beside the board as it usually stands, or only just high enough.
var lowWindows = []options{
	{w: 640, h: 260}, {w: 640, h: 280}, {w: 667, h: 280}, {w: 720, h: 280}, {w: 800, h: 280}, {w: 568, h: 250}, {w: 480, h: 270}, {w: 320, h: 256},
	{w: 360, h: 250}, {w: 480, h: 237}, {w: 455, h: 217}, {w: 427, h: 240}, {w: 568, h: 232}, {w: 300, h: 213}, {w: 384, h: 190}, {w: 200, h: 131},
	{w: 667, h: 311, text: 2}, {w: 640, h: 316, text: 2}, {w: 740, h: 360, text: 2}, {w: 300, h: 213, text: 2},
	{w: 640, h: 300}, {w: 667, h: 290}, {w: 740, h: 300}, {w: 844, h: 290}, {w: 1000, h: 240}, {w: 200, h: 200}, {w: 640, h: 150},
}

// TestLowWindows looks whether every command is within reach in low and wide windows, in play and in pause.
func TestLowWindows(t *testing.T) {
	for i, game := range []string{"4x4.spiral#x", "16x16.wild#x", "3x9.random#x", "9x3.snake#x", "4x4.classic#x"} {
		r := newRun(t, options{game: game, scale: 2, rtl: i == 4})
		r.moveAbout()
		for _, o := range lowWindows {
			o.scale = 2
			r.resize(o)
			r.checkLayout(game)
			for _, id := range []ui.ID{goalID, undoID, redoID, hintID, newID, menuID} {
				if ui.Find(r.app.Controls(), id) == nil {
					t.Errorf("%s in %vx%v, text %v: no %s", game, o.w, o.h, o.text, id.Name)
				}
			}
			r.key("P")
			r.tick(1)
			r.checkLayout(game + ", in pause")
			if c := ui.Find(r.app.Controls(), resumeID); c == nil || seen(c).H < c.Rect.H-0.5 {
				t.Errorf("%s in %vx%v, text %v: the pause's end is out of sight", game, o.w, o.h, o.text)
			}
			r.key("P")
		}
	}
}

// TestBoardAndColumnStayTogether looks whether a wide window leaves its room outside of board and column, not between.
func TestBoardAndColumnStayTogether(t *testing.T) {
	for _, o := range []options{{w: 1100, h: 760}, {w: 1920, h: 1000}, {w: 2560, h: 1300}, {w: 5000, h: 1400}, {w: 1000, h: 240}} {
		o.game = "4x4.spiral#x"
		r := newRun(t, o)
		pl := &r.app.play.place
		end, left, right := pl.tray.X+pl.tray.W, pl.tray.X, o.w-pl.rest.X-pl.rest.W
		if gap := pl.rest.X - end; gap < 0 || gap > apart+20 || left-right > apart+40 || left < right {
			t.Errorf("in %vx%v the column stands %v beside the board, with %v on the left and %v on the right", o.w, o.h, gap, left, right)
		}
	}
}

// TestLabInLowWindows looks whether the Lab's board can be used in low and wide windows.
func TestLabInLowWindows(t *testing.T) {
	r := newRun(t, options{game: "4x4.spiral#x", scale: 2})
	r.app.openLab(r.app.labQuestion())
	for _, o := range lowWindows {
		if o.w < tinyWindow || o.h < 180 || o.text > 1 && o.w < 400 {
			continue
		}
		o.scale = 2
		r.resize(o)
		r.checkLayout("lab")
		if cell, least := r.lab().place.cell, r.app.frame.Dip(16); cell < least {
			t.Errorf("in %vx%v, text %v: cells of %v", o.w, o.h, o.text, cell)
		}
	}
}
