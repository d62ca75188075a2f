package film

import (
	"image"
	"image/color"
	"testing"
)

func TestReduceKeepsFewColours(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 20, 20))
	for i := range 400 {
		m.SetRGBA(i%20, i/20, color.RGBA{uint8(i % 200), 7, 9, 255})
	}
	palette := paletteOf(m)
	if len(palette) != 200 {
		t.Fatalf("%d colours, want 200", len(palette))
	}
	for i := range 200 {
		c := color.RGBA{uint8(i), 7, 9, 255}
		if palette.Convert(c) != c {
			t.Errorf("%v is not in the palette", c)
		}
	}
}

func TestReduceManyColours(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 100, 100))
	for i := range 10000 {
		m.SetRGBA(i%100, i/100, color.RGBA{uint8(i), uint8(i / 40), uint8(i / 3), 255})
	}
	palette := paletteOf(m)
	if len(palette) != 256 {
		t.Errorf("%d colours", len(palette))
	}
	sum := 0
	for i := range 10000 {
		c := m.RGBAAt(i%100, i/100)
		got := palette.Convert(c).(color.RGBA)
		for _, d := range []int{int(c.R) - int(got.R), int(c.G) - int(got.G), int(c.B) - int(got.B)} {
			sum += max(d, -d)
		}
	}
	if mean := float64(sum) / 30000; mean > 16 {
		t.Errorf("colours are %.1f off in the mean", mean)
	}
}

// paletteOf returns the palette of a picture.
func paletteOf(m *image.RGBA) color.Palette {
	t := tally{}
	t.add(m)
	c := t.cutter()
	for !c.step(1000) {
	}
	return c.palette()
}
