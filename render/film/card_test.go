package film

import (
	"bytes"
	"image/png"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/golden"
	"wildfifteen/render/soft"
)

// shareCard returns a card of a game with its texts.
func shareCard(t *testing.T, theme *render.Theme, id string, c render.ShareCard) *render.ShareCard {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	c.Theme, c.Goal, c.Title = theme, g.Goal, "Wild Fifteen"
	c.Colors = render.TileColors(nil, theme, render.PathScheme, c.Goal)
	return &c
}

// Cards of usual figures, of texts as long as they get, and of a perfect solve of unknown time.
var (
	usual = render.ShareCard{Date: "22 November 2026", Time: "2:03.4", Name: "5 × 5 wild without 9", Moves: "148", Note: "moves · best possible 112"}
	long  = render.ShareCard{Date: "Mittwoch, den 23. September 2026", Time: "2,777:46:39.9", Name: "32 × 32 Spirale ohne 1,023, zufällig gemischt",
		Moves: "1,234,567", Note: "Züge · bestmögliche Lösung 1,134,567"}
	perfect = render.ShareCard{Date: "1 May 2026", Name: "3 × 3 arrangement", Moves: "25", Note: "moves · perfect", Best: true}
	relay   = render.ShareCard{Date: "22 November 2026", Time: "1:23.4", Name: "Relay 2 × 2 to 5 × 5, Snake", Moves: "312", Note: "moves · 4 boards",
		Legs: []float32{2, 9.5, 27, 45}}
)

// TestShareCard compares cards with their golden files, in both sizes.
func TestShareCard(t *testing.T) {
	for _, c := range []struct {
		name  string
		theme *render.Theme
		game  string
		card  render.ShareCard
	}{
		{"light", render.LightTheme(), "5x5.wild-9#x", usual},
		{"dark", render.DarkTheme(), "5x5.wild-9#x", usual},
		{"long", render.DarkTheme(), "32x32.spiral#x", long},
		{"perfect", render.LightTheme(), "3x3.random#x", perfect},
		{"relay", render.LightTheme(), "5x5.snake#x", relay},
		{"contrast", render.ContrastTheme(), "4x4.snake#x", usual},
	} {
		card := shareCard(t, c.theme, c.game, c.card)
		for _, size := range []struct {
			name string
			w, h float32
		}{{"wide", render.CardWide, render.CardLow}, {"square", render.CardSquare, render.CardSquare}} {
			fonts := render.NewFonts()
			var l render.List
			l.Reset(size.w, size.h, c.theme.Paper)
			l.ShareCard(fonts, render.Rect{W: size.w, H: size.h}, 0, card)
			golden.Picture(t, "card-"+c.name+"-"+size.name+".png", soft.New(fonts).Picture(&l), 4)
		}
	}
}

// TestCardSteps makes the file of a card in steps: none paints or writes more than a step may, and the file holds the picture
// that is painted at once.
func TestCardSteps(t *testing.T) {
	for _, id := range []string{"4x4.wild-3#x", "32x32.snake#x", "16x16.random#x"} {
		card := shareCard(t, render.LightTheme(), id, long)
		m := NewCard(card, render.CardSquare, render.CardSquare)
		largest := float32(0)
		for i := range m.list.Ops {
			r := m.list.Bounds(&m.list.Ops[i])
			largest = max(largest, r.W*r.H)
		}
		steps := 0
		for done := false; !done; steps++ {
			painted, rows := m.painted, 0
			if m.png != nil {
				rows = m.png.y
			}
			if m.File() != nil {
				t.Fatal("there is a file before the last step")
			}
			done = m.Step()
			pixels := float32(0)
			for i := painted; i < m.painted; i++ {
				r := m.list.Bounds(&m.list.Ops[i])
				pixels += r.W * r.H
			}
			wrote := 0
			if m.png != nil {
				wrote = m.png.y - rows
			}
			if pixels > cardPixels+largest || wrote > cardRows || pixels > 0 && wrote > 0 {
				t.Fatalf("%s: a step paints %.0f pixels and writes %d rows", id, pixels, wrote)
			}
		}
		if steps > 60 {
			t.Errorf("%s: %d steps take more than a second", id, steps)
		}
		if !m.Step() || !bytes.Equal(m.File(), CardPNG(card, render.CardSquare, render.CardSquare)) {
			t.Error("another step, or another card, makes another file")
		}
		got, err := png.Decode(bytes.NewReader(m.File()))
		if err != nil {
			t.Fatal(err)
		}
		want := soft.New(m.fonts).Picture(&m.list)
		for y := range want.Rect.Dy() {
			for x := range want.Rect.Dx() {
				r, g, b, _ := got.At(x, y).RGBA()
				if w := want.RGBAAt(x, y); byte(r>>8) != w.R || byte(g>>8) != w.G || byte(b>>8) != w.B {
					t.Fatalf("%s: at %d, %d the file has %v, the picture %v", id, x, y, got.At(x, y), w)
				}
			}
		}
	}
}
