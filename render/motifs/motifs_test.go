package motifs

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"wildfifteen/render"
	"wildfifteen/render/golden"
)

var directory = flag.String("pictures", "", "write all pictures, large and in both themes, to this directory")

func draw(name Motif, seed uint64, w, h int, t *render.Theme) *image.RGBA {
	p := Begin(name, seed, w, h, t)
	for !p.Step() {
	}
	return p.image
}

func TestGoldenMotifs(t *testing.T) {
	for _, theme := range []*render.Theme{render.LightTheme(), render.DarkTheme()} {
		shade := "light"
		if theme.Dark {
			shade = "dark"
		}
		for _, name := range All() {
			golden.Picture(t, string(name)+"-"+shade+".png", draw(name, 15, 96, 72, theme), 3)
			if *directory == "" {
				continue
			}
			var file bytes.Buffer
			if err := png.Encode(&file, draw(name, 15, 480, 480, theme)); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(*directory, string(name)+"-"+shade+".png"), file.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// A picture is the same each time, another seed makes another one, and no two tiles of a board show the same.
func TestMotifs(t *testing.T) {
	theme := render.LightTheme()
	for _, name := range All() {
		a := draw(name, 1, 160, 160, theme)
		if !bytes.Equal(a.Pix, draw(name, 1, 160, 160, theme).Pix) {
			t.Errorf("%s: the same seed drew another picture", name)
		}
		if bytes.Equal(a.Pix, draw(name, 2, 160, 160, theme).Pix) {
			t.Errorf("%s: another seed drew the same picture", name)
		}
		for i := range 16 {
			for j := range i {
				if d := differ(a, i, j); d < 2 {
					t.Errorf("%s: tiles %d and %d differ by %d only", name, j, i, d)
				}
			}
		}
	}
}

// differ returns the mean difference of two of sixteen tiles of a picture of 160 x 160 pixels, 0..255.
func differ(m *image.RGBA, a, b int) int {
	sum := 0
	for k := range 40 * 40 {
		p, q := m.RGBAAt(a%4*40+k%40, a/4*40+k/40), m.RGBAAt(b%4*40+k%40, b/4*40+k/40)
		for _, d := range [3]int{int(p.R) - int(q.R), int(p.G) - int(q.G), int(p.B) - int(q.B)} {
			sum += max(d, -d)
		}
	}
	return sum / (3 * 40 * 40)
}

func TestBegin(t *testing.T) {
	theme := render.DarkTheme()
	if Begin("nothing", 1, 10, 10, theme) != nil || Begin("waves", 1, 0, 10, theme) != nil {
		t.Error("a picture without a motif or without pixels")
	}
	if w, h := Begin("waves", 1, 30, 7, theme).finished().Size(); w != 30 || h != 7 {
		t.Errorf("30 x 7 pixels became %v x %v", w, h)
	}
}

func (p *Painting) finished() *render.Image {
	for !p.Step() {
	}
	return p.Image()
}

func BenchmarkStep(b *testing.B) {
	theme := render.LightTheme()
	for _, name := range All() {
		b.Run(string(name), func(b *testing.B) {
			p := Begin(name, 1, 1024, 1024, theme)
			for b.Loop() {
				if p.Step() {
					p.next = 0
				}
			}
		})
	}
}

// BenchmarkMotifs draws each motif: begin is what begins it, a step is one of its steps.
func BenchmarkMotifs(b *testing.B) {
	light := render.LightTheme()
	for _, name := range All() {
		b.Run(string(name)+"/begin", func(b *testing.B) {
			for b.Loop() {
				Begin(name, 15, 640, 640, light)
			}
		})
		b.Run(string(name)+"/step", func(b *testing.B) {
			p := Begin(name, 15, 640, 640, light)
			for b.Loop() {
				if p.Step() {
					p = Begin(name, 15, 640, 640, light)
				}
			}
		})
	}
}
