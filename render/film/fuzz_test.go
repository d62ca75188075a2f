package film

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
	"wildfifteen/render/svg"
)

// FuzzPicture draws any game in any theme and size, with its goal or without: the PNG file has the size of the picture, and the
// SVG file is well-formed and has no infinite number.
func FuzzPicture(f *testing.F) {
	f.Add("3x3.classic:1,2,3,4,5,6,0,7,8", "LURD", uint8(0), uint8(20), false)
	f.Add("4x3.wild#x", "", uint8(1), uint8(3), true)
	f.Add("2x2.board(1,2/3,0):3,2,1,0", "R", uint8(2), uint8(144), true)
	f.Add("5x1.classic-2:0,1,5,3,4", "LL", uint8(0), uint8(1), true)
	fonts := render.NewFonts()
	themes := []*render.Theme{render.LightTheme(), render.DarkTheme(), render.ContrastTheme(), render.FeltTheme()}
	f.Fuzz(func(t *testing.T, id, moves string, theme, side uint8, path bool) {
		g, err := puzzle.ParseGame(id)
		if err != nil || g.Scramble.Size().Cells() > 64 {
			return
		}
		p := New(fonts, themes[int(theme)%len(themes)], g.Goal, 1+int(side)%40, path)
		b := g.Scramble
		list, _ := puzzle.ParseMoves(moves)
		for _, m := range list[:min(len(list), 20)] {
			if b.MaxRun(m.Dir) > 0 {
				b = b.Step(m.Dir)
			}
		}
		drawn := p.Draw(b, nil)
		picture, err := png.Decode(bytes.NewReader(PNG(soft.New(fonts).Picture(drawn))))
		if err != nil {
			t.Fatal(err)
		}
		if size := picture.Bounds().Size(); float32(size.X) < p.size.X-1 || float32(size.X) > p.size.X+1 || float32(size.Y) < p.size.Y-1 {
			t.Errorf("%v instead of %v", size, p.size)
		}
		text := svg.Append(nil, drawn, fonts)
		if bytes.Contains(text, []byte("NaN")) || bytes.Contains(text, []byte("Inf")) {
			t.Errorf("no number: %s", text)
		}
		for d := xml.NewDecoder(bytes.NewReader(text)); ; {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
		}
	})
}
