package render

import (
	"bytes"
	"image"
	"testing"
)

// spots returns a picture without two equal neighbours.
func spots(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		copy(img.Pix[4*i:], []byte{byte(i * 37), byte(i * 101 >> 3), byte(i * 17 >> 2), 255})
	}
	return img
}

// TestGrowing checks that a picture made in steps is the one made at once, and that steps are short.
func TestGrowing(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {64, 64}, {37, 5}, {3, 90}, {101, 77}} {
		img := spots(size[0], size[1])
		whole := NewImage("a", img)
		g := BeginImage("a", img.Pix, size[0], size[1])
		steps := 0
		for !g.Step(100) {
			steps++
		}
		if size[0]*size[1] > 1000 && steps < size[0]*size[1]/400 {
			t.Errorf("%v: only %d steps", size, steps)
		}
		grown := g.Image()
		if len(grown.levels) != len(whole.levels) {
			t.Fatalf("%v: %d levels, want %d", size, len(grown.levels), len(whole.levels))
		}
		for i := range whole.levels {
			if !bytes.Equal(grown.levels[i].Pix, whole.levels[i].Pix) {
				t.Errorf("%v: level %d differs", size, i)
			}
		}
	}
}

// TestCut checks that a part of a picture is drawn from the whole one, where it lies in it.
func TestCut(t *testing.T) {
	whole := NewImage("a", spots(64, 48))
	cut := whole.Cut(Rect{X: 10, Y: 20, W: 30, H: 15})
	if w, h := cut.Size(); w != 30 || h != 15 || cut.Name() != "a" {
		t.Errorf("%s of %v x %v", cut.Name(), w, h)
	}
	var l List
	l.Reset(100, 100, Color{})
	to := Rect{W: 60, H: 30}
	l.Image(to, 0, cut, cut.Part(to, to), BoxStyle{})
	if op := l.Ops[0]; op.Image != whole || op.Source != (Rect{X: 10, Y: 20, W: 30, H: 15}) {
		t.Errorf("%v of the picture is drawn", op.Source)
	}
	if a, b := cut.Mean(Rect{W: 4, H: 4}), whole.Mean(Rect{X: 10, Y: 20, W: 4, H: 4}); a != b {
		t.Errorf("the mean is %v, not %v", a, b)
	}
}

// BenchmarkImage2048 makes the smaller sizes of the largest picture.
func BenchmarkImage2048(b *testing.B) {
	img := spots(2048, 2048)
	for b.Loop() {
		NewImage("a", img)
	}
}

// BenchmarkImage640 makes those of a drawn picture.
func BenchmarkImage640(b *testing.B) {
	img := spots(640, 640)
	for b.Loop() {
		NewImage("a", img)
	}
}
