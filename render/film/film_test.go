package film

import (
	"bytes"
	"image/color"
	"image/gif"
	"image/png"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// TestFilm makes an animation of a run and a step, and a picture.
func TestFilm(t *testing.T) {
	g, err := puzzle.ParseGame("3x3.classic:1,2,3,4,5,6,0,7,8")
	if err != nil {
		t.Fatal(err)
	}
	p := New(render.NewFonts(), render.LightTheme(), g.Goal, Small, true)
	f := NewFilm(p, g.Scramble, g.Goal.Board())
	f.Move(puzzle.Move{Dir: puzzle.Down, N: 2}, false)
	f.Move(puzzle.Move{Dir: puzzle.Up, N: 2}, false)
	f.Move(puzzle.Move{Dir: puzzle.Left, N: 2}, true)
	var data bytes.Buffer
	if err := f.Write(&data); err != nil {
		t.Fatal(err)
	}
	movie, err := gif.DecodeAll(&data)
	if err != nil || len(movie.Image) != 1+3*3 || movie.Delay[9] != endTime || movie.Delay[3] != restTime {
		t.Fatalf("%v, %d pictures", err, len(movie.Image))
	}
	still := p.PNG(g.Scramble)
	m, err := png.Decode(bytes.NewReader(still))
	if err != nil || m.Bounds() != movie.Image[0].Rect {
		t.Fatalf("%v: %v", err, movie.Image[0].Rect)
	}
	want := soft.New(p.Fonts).Picture(p.Draw(g.Scramble, nil))
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			if got := color.RGBAModel.Convert(m.At(x, y)); got != want.RGBAAt(x, y) {
				t.Fatalf("at %d, %d the file has %v, the picture %v", x, y, got, want.RGBAAt(x, y))
			}
		}
	}
}
