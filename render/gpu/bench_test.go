package gpu

import (
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game/e2e"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// BenchmarkPaint32 paints the largest board with its groove and hundreds of bridges: only what the painter does, and with
// the upload, into an image so small that the software that stands for a graphics processor has next to nothing to fill.
func BenchmarkPaint32(b *testing.B) {
	g, err := puzzle.ParseGame("32x32.wild#x")
	if err != nil {
		b.Fatal(err)
	}
	fonts, theme := render.NewFonts(), render.LightTheme()
	board, _ := puzzle.RandomSteps(g.Goal.Board(), 2000, rand.New(rand.NewPCG(1, 2)))
	tray, cell, at := render.TrayFor(render.Rect{W: 1600, H: 1600}, board.Size(), 2, 0)
	v := render.BoardView{Rect: tray, Cell: cell, Origin: at, Scale: 2, Board: board, Goal: g.Goal, Theme: theme,
		Colors: render.TileColors(nil, theme, render.PathScheme, g.Goal), Numbers: true, Engraved: true, Bridges: true}
	var l render.List
	l.Reset(1600, 1600, theme.Paper)
	l.Board(fonts, &v)
	for _, c := range []struct {
		name   string
		upload bool
	}{{"paint", false}, {"upload", true}} {
		b.Run(c.name, func(b *testing.B) {
			e2e.Do(func() {
				p, dst := New(fonts), ebiten.NewImage(8, 8)
				defer dst.Deallocate()
				out := image.NewRGBA(dst.Bounds())
				p.Paint(dst, &l) // rasterises the glyphs
				dst.ReadPixels(out.Pix)
				b.ReportAllocs()
				for b.Loop() {
					p.Paint(dst, &l)
					if !c.upload {
						b.StopTimer()
					}
					dst.ReadPixels(out.Pix)
					b.StartTimer()
				}
			})
		})
	}
}
