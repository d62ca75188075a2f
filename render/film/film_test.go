package film

import (
	"bytes"
	"fmt"
	"image/color"
	"image/gif"
	"image/png"
	"math/rand/v2"
	"testing"
	"time"

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

// TestFilmIsWhole makes films of many games, whose boards have bridges, grooves, dots and a goal beside them: each picture of
// the file must look as if the whole board had been painted anew.
func TestFilmIsWhole(t *testing.T) {
	for _, c := range []struct {
		id    string
		theme *render.Theme
		path  bool
	}{
		{"3x3.snake#film", render.LightTheme(), true}, {"4x3.wild-5#film", render.DarkTheme(), false}, {"3x4.random#film", render.LightTheme(), true},
		{"4x4.spiral#film", render.ContrastTheme(), false}, {"12x9.classic#film", render.DarkTheme(), false}, {"32x2.snake#film", render.LightTheme(), false},
	} {
		g, err := puzzle.ParseGame(c.id)
		if err != nil {
			t.Fatal(err)
		}
		// From the goal backwards, so that tiles leave and come home.
		end, _ := puzzle.RandomSteps(g.Goal.Board(), 30, rand.New(rand.NewPCG(1, 2)))
		p := New(render.NewFonts(), c.theme, g.Goal, Small, c.path)
		f := NewFilm(p, g.Goal.Board(), end)
		for f.start != nil {
			f.Step()
		}
		shown := soft.New(p.Fonts)
		board := g.Goal.Board()
		r := rand.New(rand.NewPCG(3, 4))
		for range 24 {
			d := puzzle.Dir(r.IntN(4))
			n := board.MaxRun(d)
			if n == 0 {
				continue
			}
			m := puzzle.Move{Dir: d, N: 1 + r.IntN(n)}
			before := board
			board, _ = board.Play(m)
			f.Begin(m, false)
			for step := 0; f.Step(); step++ {
				got := *f.last
				got.Pix = append([]byte(nil), f.last.Pix...)
				var shifts []render.TileShift
				if step < len(slideSteps) {
					shifts = render.AppendSlide(nil, before, board, slideSteps[step], p.view.Cell)
				}
				want := shown.Picture(p.Draw(board, shifts))
				if i := differs(got.Pix, want.Pix); i >= 0 {
					t.Fatalf("%s: after %v, picture %d: pixel %d, %d is %v, want %v", c.id, m, step, i/4%want.Rect.Dx(), i/4/want.Rect.Dx(), got.Pix[i:i+4], want.Pix[i:i+4])
				}
			}
		}
	}
}

// differs returns the first index at which two pictures differ, -1 if they are equal. A part of a box that has the same colour
// all over may come out a shade darker or lighter when it is painted from another row on.
func differs(a, b []byte) int {
	for i := range a {
		if d := int(a[i]) - int(b[i]); d < -2 || d > 2 {
			return i / 4 * 4
		}
	}
	return -1
}

// TestHurry makes a film with one picture a move.
func TestHurry(t *testing.T) {
	g, err := puzzle.ParseGame("2x2:1,2,0,3")
	if err != nil {
		t.Fatal(err)
	}
	f := NewFilm(New(render.NewFonts(), render.LightTheme(), g.Goal, Small, false), g.Scramble, g.Goal.Board())
	f.Hurry()
	f.Move(puzzle.Move{Dir: puzzle.Down, N: 1}, false)
	f.Move(puzzle.Move{Dir: puzzle.Up, N: 1}, false)
	f.Move(puzzle.Move{Dir: puzzle.Left, N: 1}, true)
	var data bytes.Buffer
	if err := f.Write(&data); err != nil {
		t.Fatal(err)
	}
	movie, err := gif.DecodeAll(&data)
	if err != nil || len(movie.Image) != 4 || movie.Delay[1] != stepTime || movie.Delay[3] != endTime {
		t.Fatalf("%v, %d pictures, %v", err, len(movie.Image), movie.Delay)
	}
}

// TestFilmSteps makes an animation step by step: none draws more than a picture, what comes before the first move has steps of its
// own, and the file is that of moves that are made at once.
func TestFilmSteps(t *testing.T) {
	for _, id := range []string{"3x3.classic:1,2,3,4,5,6,0,7,8", "8x8.wild#x"} {
		g, err := puzzle.ParseGame(id)
		if err != nil {
			t.Fatal(err)
		}
		p := New(render.NewFonts(), render.LightTheme(), g.Goal, Small, true)
		b := g.Scramble
		var moves []puzzle.Move
		for d := puzzle.Up; len(moves) < 2; d = (d + 1) % 4 {
			if next, err := b.Play(puzzle.Move{Dir: d, N: 1}); err == nil {
				b, moves = next, append(moves, puzzle.Move{Dir: d, N: 1})
			}
		}
		whole, f := NewFilm(p, g.Scramble, g.Goal.Board()), NewFilm(p, g.Scramble, g.Goal.Board())
		steps, before, indexed := 0, 0, 0
		for ; f.Step(); steps++ {
			if f.start != nil && len(f.pixels) > indexed+stepPixels+int(p.size.X) {
				t.Errorf("%s: step %d indexes %d pixels", id, steps, len(f.pixels)-indexed)
			}
			before, indexed = f.gif.data.Len(), len(f.pixels)
		}
		began := steps
		if steps < 8 || steps > 40 || before == 0 {
			t.Errorf("%s: it begins in %d steps", id, steps)
		}
		for i, m := range moves {
			whole.Move(m, i == 1)
			f.Begin(m, i == 1)
			for f.Step() {
				steps++
			}
		}
		var one, other bytes.Buffer
		if f.Write(&one) != nil || whole.Write(&other) != nil || !bytes.Equal(one.Bytes(), other.Bytes()) || steps != began+6 {
			t.Errorf("%s: %d and %d bytes, %d steps", id, one.Len(), other.Len(), steps)
		}
		still, at := NewFilm(p, g.Scramble, g.Goal.Board()), bytes.Buffer{}
		if err := still.Write(&at); err != nil {
			t.Fatal(err)
		}
		if movie, err := gif.DecodeAll(&at); err != nil || len(movie.Image) != 1 {
			t.Errorf("%s: without a move: %v", id, err)
		}
	}
}

// BenchmarkFilmBegins times the steps before the first move.
func BenchmarkFilmBegins(b *testing.B) {
	g, err := puzzle.ParseGame("16x16.wild#x")
	if err != nil {
		b.Fatal(err)
	}
	var least []time.Duration // of each step: another process may hold one up
	for b.Loop() {
		f := NewFilm(New(render.NewFonts(), render.LightTheme(), g.Goal, 30, false), g.Scramble, g.Goal.Board())
		for i, more := 0, true; more; i++ {
			from := time.Now()
			more = f.Step()
			if took := time.Since(from); i == len(least) {
				least = append(least, took)
			} else {
				least[i] = min(least[i], took)
			}
		}
	}
	for i, took := range least[:len(least)-1] {
		b.ReportMetric(float64(took.Microseconds())/1000, fmt.Sprintf("ms/step%d", i+1))
	}
}
