package cli

import (
	"bytes"
	"context"
	"encoding/xml"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/film"
	"wildfifteen/render/soft"
)

// drawn runs draw into a file and returns its bytes.
func drawn(t *testing.T, kind string, args ...string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "picture"+kind)
	r := runProgram("", append([]string{"draw", "-o", file}, args...)...)
	r.want(t, 0, "", "")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func decodePNG(t *testing.T, data []byte) image.Image {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

func TestDrawPNG(t *testing.T) {
	light := decodePNG(t, drawn(t, ".png", "3x3#a"))
	if size := light.Bounds().Size(); size.X != size.Y || size.X < 3*film.Large {
		t.Errorf("3x3 is drawn as %v", size)
	}
	if got := color.RGBAModel.Convert(light.At(0, 0)); got != (color.RGBA{0xF6, 0xF3, 0xEC, 255}) {
		t.Errorf("the paper is %v", got)
	}
	dark := decodePNG(t, drawn(t, ".png", "3x3#a", "--theme", "dark"))
	if got := color.RGBAModel.Convert(dark.At(0, 0)); got != (color.RGBA{0x14, 0x16, 0x1B, 255}) {
		t.Errorf("the dark paper is %v", got)
	}
	path := decodePNG(t, drawn(t, ".png", "3x3#a", "--path"))
	if a, b := light.Bounds().Dx(), path.Bounds().Dx(); b < 2*a-2*24 {
		t.Errorf("with the goal beside it %d pixels wide, without %d", b, a)
	}
	big := decodePNG(t, drawn(t, ".png", "32x2.snake#a"))
	if w := big.Bounds().Dx(); w > 1800+200 {
		t.Errorf("32x2 is %d pixels wide", w)
	}
	one := decodePNG(t, drawn(t, ".png", "--goal", "snake", "1/0/2"))
	if s := one.Bounds().Size(); s.Y < 2*s.X {
		t.Errorf("one column is drawn as %v", s)
	}
}

func TestDrawToStandardOutput(t *testing.T) {
	r := runProgram("", "draw", "1 2 3 0")
	if r.code != 0 || r.err != "" {
		t.Fatalf("exit code %d, messages %q", r.code, r.err)
	}
	decodePNG(t, []byte(r.out))
	var out, messages bytes.Buffer
	e := testEnv(nil, &out, &messages)
	e.out.live = true // no picture is written to a terminal
	if code := e.run(context.Background(), []string{"draw", "1 2 3 0"}); code != 2 || out.Len() > 0 {
		t.Errorf("to a terminal: exit code %d, %d bytes", code, out.Len())
	}
}

func TestDrawSVG(t *testing.T) {
	dec := xml.NewDecoder(bytes.NewReader(drawn(t, ".svg", "4x4.spiral#a", "--path")))
	elements := 0
	for {
		token, err := dec.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := token.(xml.StartElement); ok {
			elements++
		}
	}
	if elements < 30 { // sixteen tiles with their numbers at least
		t.Errorf("%d elements", elements)
	}
}

// TestDrawFilm decodes the animation and compares its first and its last picture with pictures of those boards.
func TestDrawFilm(t *testing.T) {
	g, err := puzzle.ParseGame("3x2.snake#a")
	if err != nil {
		t.Fatal(err)
	}
	movie, err := gif.DecodeAll(bytes.NewReader(drawn(t, ".gif", "--solve", g.ID())))
	if err != nil {
		t.Fatal(err)
	}
	solved := runProgram("", "solve", g.ID())
	length := checkSolution(t, g, solved.lines()[0])
	if want := 1 + 3*length; len(movie.Image) != want || movie.LoopCount != 0 {
		t.Errorf("%d pictures for %d moves, want %d", len(movie.Image), length, want)
	}
	p := film.New(render.NewFonts(), render.LightTheme(), g.Goal, film.Large, false)
	painter := soft.New(p.Fonts)
	screen := image.NewRGBA(movie.Image[0].Rect)
	for i, part := range movie.Image {
		draw.Draw(screen, part.Rect, part, part.Rect.Min, draw.Src)
		switch i {
		case 0:
			near(t, "start", screen, painter.Picture(p.Draw(g.Scramble, nil)))
		case len(movie.Image) - 1:
			near(t, "end", screen, painter.Picture(p.Draw(g.Goal.Board(), nil)))
		}
	}
}

// near fails the test unless two pictures differ by no more than a palette of 256 colours explains.
func near(t *testing.T, what string, got, want *image.RGBA) {
	t.Helper()
	if got.Rect != want.Rect {
		t.Fatalf("%s: %v, want %v", what, got.Rect, want.Rect)
	}
	sum, worst := 0, 0
	for i := range got.Pix {
		d := int(got.Pix[i]) - int(want.Pix[i])
		d = max(d, -d)
		sum, worst = sum+d, max(worst, d)
	}
	if mean := float64(sum) / float64(len(got.Pix)); mean > 1 || worst > 48 {
		t.Errorf("%s: colours are %.2f off in the mean, %d at worst", what, mean, worst)
	}
}

func TestDrawRefuses(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		args    []string
		message string
	}{
		{nil, "name one board"},
		{[]string{"1 2 3 0", "2 1 3 0"}, "name one board"},
		{[]string{"1 2/0 3", "L", "--solve", "-o", "x.gif"}, "leave out --solve"},
		{[]string{"1 2/0 3", "R", "-o", "x.png"}, "move 1, R, is not possible"},
		{[]string{"1 2 3 0", "-o", "x.jpg"}, "must end in one of .png, .svg, .gif"},
		{[]string{"1 2 3 0", "-o", "x.gif"}, "--solve and a name ending in .gif go together"},
		{[]string{"1 2 3 0", "--solve", "-o", "x.png"}, "--solve and a name ending in .gif go together"},
		{[]string{"1 2 3 0", "--theme", "pink"}, "not one of light, dark, contrast"},
		{[]string{"1 2 3 0", "--goal", "wild"}, "this goal changes"},
		{[]string{"1 2 3 3"}, "3 appears twice"},
		{[]string{"2 1 3 0", "--solve", "-o", filepath.Join(dir, "x.gif")}, "cannot be solved"},
		{[]string{"1/0", "--solve", "-o", filepath.Join(dir, "x.gif")}, "at least two rows"},
		{[]string{"1 2 3 0", "-o", filepath.Join(dir, "none", "x.png")}, "no such file"},
	} {
		r := runProgram("", append([]string{"draw"}, c.args...)...)
		if r.code != 2 || r.out != "" || !strings.Contains(r.err, c.message) {
			t.Errorf("%q: %+v, want %q", c.args, r, c.message)
		}
	}
}

func TestDrawStops(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.gif")
	var out, messages bytes.Buffer
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	code := testEnv(nil, &out, &messages).run(ctx, []string{"draw", "4x4#a", "--solve", "-o", file})
	if _, err := os.Stat(file); code != 3 || messages.String() != "Stopped.\n" || err == nil {
		t.Errorf("exit code %d, messages %q, file: %v", code, &messages, err)
	}
}

// TestDrawMoves draws the board that moves lead to, and a film of them.
func TestDrawMoves(t *testing.T) {
	want := drawn(t, ".svg", "1 2/3 0")
	for _, args := range [][]string{{"1 2/0 3", "L"}, {"1 2/0 3 L"}, {"2x2:1,2,0,3", "L"}, {"2x2:1,2,0,3!L"}} {
		if got := drawn(t, ".svg", args...); !bytes.Equal(got, want) {
			t.Errorf("%q is another picture than that of the solved board", args)
		}
	}
	if data := drawn(t, ".gif", "1 2/0 3", "L"); !bytes.HasPrefix(data, []byte("GIF89a")) {
		t.Errorf("the film begins with %q", data[:6])
	}
	if data := drawn(t, ".png", "--card", "wide", "1 2/0 3", "L"); decodePNG(t, data).Bounds().Dx() != 1200 {
		t.Error("the card is not 1200 pixels wide")
	}
}

// TestDrawJSON checks the object about a picture and an animation, and pictures on standard output.
func TestDrawJSON(t *testing.T) {
	dir := t.TempDir()
	still, moving := filepath.Join(dir, "a.png"), filepath.Join(dir, "a.gif")
	runProgram("", "draw", "2x2:1,2,0,3", "-o", still, "--json").want(t, 0, `{"file":"`+still+`","size":"2x2","board":"1 2/0 3","goal":"classic"}`+"\n", "")
	runProgram("", "draw", "2x2:1,2,0,3", "--solve", "-o", moving, "--json").want(t, 0, `{"file":"`+moving+`","size":"2x2","board":"1 2/0 3","goal":"classic","moves":"L"}`+"\n", "")
	runProgram("", "draw", "2x2:1,2,0,3", "--json").want(t, 2, "", "name the picture's file")
	if r := runProgram("", "draw", "2x2:1,2,0,3", "-o", "-"); r.code != 0 || !strings.HasPrefix(r.out, "\x89PNG") {
		t.Errorf("%d, %q", r.code, r.err)
	}
	if r := runProgram("", "draw", "2x2:1,2,0,3", "--solve", "-o", "-"); r.code != 0 || !strings.HasPrefix(r.out, "GIF89a") {
		t.Errorf("%d, %q", r.code, r.err)
	}
}

// TestCellsOfFilms checks that the films of large boards stay small.
func TestCellsOfFilms(t *testing.T) {
	for text, want := range map[string]int{"4x4": film.Large, "5x5": film.Large, "6x6": film.Small, "10x10": film.Small, "32x32": 28, "32x2": 28} {
		size, err := puzzle.ParseSize(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := filmCell(size); got != want {
			t.Errorf("%s: cells of %d pixels, want %d", text, got, want)
		}
	}
}

// TestDrawStandardInput draws what stands in the first line of standard input.
func TestDrawStandardInput(t *testing.T) {
	want := runProgram("", "draw", "3x3.snake#a", "-o", "-")
	if want.code != 0 || want.out == "" {
		t.Fatalf("%+v", want)
	}
	runProgram(bom+"# a board\n3x3.snake#a\n", "draw", "-", "-o", "-").want(t, 0, want.out, "")
	runProgram("", "draw", "-", "-o", "-").want(t, 2, "", "name one board")
	moving := filepath.Join(t.TempDir(), "a.gif")
	if r := runProgram("2x2:1,2,0,3!L\n", "draw", "-", "-o", moving); r.code != 0 {
		t.Errorf("%+v", r)
	}
	if data, err := os.ReadFile(moving); err != nil || !strings.HasPrefix(string(data), "GIF89a") {
		t.Error(err)
	}
}
