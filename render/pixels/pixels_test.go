package pixels_test

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"testing"

	"wildfifteen/render/pixels"
)

// TestDiffer covers subimages too, whose rows are not adjacent in memory.
func TestDiffer(t *testing.T) {
	a, b := image.NewRGBA(image.Rect(0, 0, 5, 4)), image.NewRGBA(image.Rect(0, 0, 7, 9))
	part := b.SubImage(image.Rect(2, 5, 7, 9)).(*image.RGBA)
	if n, worst := pixels.Differ(a, part, 0); n != 0 || worst != 0 {
		t.Errorf("of two empty pictures %d pixels differ, by up to %d", n, worst)
	}
	b.SetRGBA(1, 5, color.RGBA{R: 255, A: 255}) // outside the subimage
	part.SetRGBA(2, 5, color.RGBA{G: 3})
	part.SetRGBA(6, 8, color.RGBA{B: 7, A: 9})
	for tolerance, want := range map[int]int{0: 2, 2: 2, 3: 1, 8: 1, 9: 0} {
		for _, pair := range [][2]*image.RGBA{{a, part}, {part, a}} {
			if n, worst := pixels.Differ(pair[0], pair[1], tolerance); n != want || worst != 9 {
				t.Errorf("more than %d: %d pixels differ, by up to %d, want %d, by up to 9", tolerance, n, worst, want)
			}
		}
	}
}

func TestSaveAndRead(t *testing.T) {
	m := image.NewPaletted(image.Rect(0, 0, 3, 2), color.Palette{color.RGBA{A: 255}, color.RGBA{R: 10, G: 20, B: 30, A: 255}})
	m.SetColorIndex(2, 1, 1)
	name := filepath.Join(t.TempDir(), "m.png")
	if err := pixels.Save(name, m); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got, err := pixels.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	if want := (color.RGBA{R: 10, G: 20, B: 30, A: 255}); got.Rect != m.Rect || got.RGBAAt(2, 1) != want || got.RGBAAt(0, 0) != (color.RGBA{A: 255}) {
		t.Errorf("read back: %v", got)
	}
	if err := pixels.Save(filepath.Join(name, "x.png"), m); err == nil {
		t.Error("a file below a file is written")
	}
	if _, err := f.Seek(1, 0); err != nil {
		t.Fatal(err)
	}
	if _, err := pixels.Read(f); err == nil {
		t.Error("a broken file is read")
	}
}
