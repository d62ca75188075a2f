// Package golden compares the output of tests with files under testdata. Run a test with -update to rewrite its files.
package golden

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"wildfifteen/render/pixels"
)

var update = flag.Bool("update", false, "rewrite the golden files under testdata")

// Text fails the test unless got equals the file testdata/name.
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

// Picture fails the test if got differs from the PNG file testdata/name by more than tolerance, 0..255, in any channel
// of any pixel. A tolerance above 0 allows for the rounding of other processors. A picture that differs is written to
// the test's artifact directory.
func Picture(t *testing.T, name string, got *image.RGBA, tolerance int) {
	t.Helper()
	data, ok := load(t, name, func() []byte { return encode(t, got) })
	if !ok {
		return
	}
	want, err := pixels.Read(bytes.NewReader(data))
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if want.Rect != got.Rect {
		t.Errorf("%s: the picture is %v, want %v", name, got.Rect, want.Rect)
		return
	}
	if n, worst := pixels.Differ(got, want, tolerance); n > 0 {
		out := filepath.Join(t.ArtifactDir(), filepath.Base(name))
		if err := os.WriteFile(out, encode(t, got), 0o644); err != nil {
			t.Error(err)
		}
		t.Errorf("%s: %d pixels differ, by up to %d; see %s", name, n, worst, out)
	}
}

// load returns the content of testdata/name. With -update it writes the file instead, and ok is false.
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
