package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/draw"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wildfifteen/render"
)

// TestUpToDate compares the resources in the repository with those that the command writes now.
func TestUpToDate(t *testing.T) {
	files, err := resources()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		have, err := os.ReadFile(filepath.Join("../android/res", filepath.FromSlash(name)))
		if err != nil {
			t.Errorf("%v: make icons", err)
			continue
		}
		if strings.HasSuffix(name, ".png") {
			if !bytes.Equal(pixels(t, have), pixels(t, want)) {
				t.Errorf("%s shows something else than the program draws: make icons", name)
			}
		} else if !bytes.Equal(have, want) {
			t.Errorf("%s is not what the program writes: make icons", name)
		}
	}
}

func pixels(t *testing.T, data []byte) []byte {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewNRGBA(m.Bounds())
	draw.Draw(out, out.Rect, m, out.Rect.Min, draw.Src)
	return out.Pix
}

func TestWellFormed(t *testing.T) {
	files, err := resources()
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range files {
		if !strings.HasSuffix(name, ".xml") {
			continue
		}
		d := xml.NewDecoder(bytes.NewReader(data))
		for err == nil {
			_, err = d.Token()
		}
		if !errors.Is(err, io.EOF) {
			t.Errorf("%s: %v", name, err)
		}
		err = nil
	}
}

// TestTilesInSight checks that all tiles lie in the circle that no launcher crops.
func TestTilesInSight(t *testing.T) {
	if n := bytes.Count(vector(func(float64) render.Color { return render.Color{} }), []byte("<path")); n != 8 {
		t.Errorf("%d tiles, want 8", n)
	}
	// The point of a corner tile furthest from the centre is the middle of its outer arc.
	half := 3*cell/2 - gap/2.0
	mid := half - radius
	if far := mid*1.41421356 + radius; far > 33 {
		t.Errorf("a corner reaches %.1f dip from the middle, only 33 stay in sight", far)
	}
}
