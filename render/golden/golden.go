// Package golden compares what tests make with files under testdata, and writes those files anew when a test
// is run with -update.
package golden

import (
	"bytes"
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files under testdata anew")

// Text compares got with testdata/name.
func Text(t *testing.T, name string, got []byte) {
	t.Helper()
	want, ok := load(t, name, func() []byte { return got })
	if !ok || bytes.Equal(got, want) {
		return
	}
	g, w := bytes.Split(got, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range max(len(g), len(w)) {
		if a, b := at(g, i), at(w, i); a != b {
			t.Errorf("%s: line %d is\n%s\nwant\n%s", name, i+1, a, b)
			return
		}
	}
}

func at(lines [][]byte, i int) string {
	if i < len(lines) {
		return string(lines[i])
	}
	return "(none)"
}

// Picture compares got with testdata/name, a PNG file: no channel of any pixel may differ by more than
// tolerance, which leaves room for the rounding of other processors.
func Picture(t *testing.T, name string, got *image.RGBA, tolerance int) {
	t.Helper()
	data, ok := load(t, name, func() []byte { return encode(t, got) })
	if !ok {
		return
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	want := image.NewRGBA(img.Bounds())
	draw.Draw(want, want.Rect, img, img.Bounds().Min, draw.Src)
	if want.Rect != got.Rect {
		t.Errorf("%s: the picture is %v, want %v", name, got.Rect, want.Rect)
		return
	}
	if n, worst := Differ(got, want, tolerance); n > 0 {
		out := filepath.Join(t.ArtifactDir(), filepath.Base(name))
		if err := os.WriteFile(out, encode(t, got), 0o644); err != nil {
			t.Error(err)
		}
		t.Errorf("%s: %d pixels differ, by up to %d; see %s", name, n, worst, out)
	}
}

// Differ counts the pixels of two pictures of one size that differ by more than tolerance in any channel, and
// tells the largest difference of all.
func Differ(a, b *image.RGBA, tolerance int) (n, worst int) {
	for y := range a.Rect.Dy() {
		p, q := a.Pix[y*a.Stride:][:4*a.Rect.Dx()], b.Pix[y*b.Stride:][:4*a.Rect.Dx()]
		for x := 0; x < len(p); x += 4 {
			d := 0
			for k := x; k < x+4; k++ {
				d = max(d, int(p[k])-int(q[k]), int(q[k])-int(p[k]))
			}
			worst = max(worst, d)
			if d > tolerance {
				n++
			}
		}
	}
	return n, worst
}

func load(t *testing.T, name string, fresh func() []byte) (data []byte, ok bool) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, fresh(), 0o644); err != nil {
			t.Fatal(err)
		}
		return nil, false
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Errorf("%v (run this test with -update to make it)", err)
		return nil, false
	}
	return data, true
}

func encode(t *testing.T, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
