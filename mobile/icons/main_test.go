package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/draw"
	"image/png"
	"io"
	"math"
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

// TestRibbonInSight checks that the whole ribbon lies in the circle that no launcher crops, and that it is one.
func TestRibbonInSight(t *testing.T) {
	var last render.Point
	pieces := render.IconRibbon()
	for i, piece := range pieces {
		for _, p := range piece.Points {
			at := place(p)
			if far := math.Hypot(float64(at.X)-side/2, float64(at.Y)-side/2) + cell*render.IconWidth/2; far > 33 {
				t.Errorf("the ribbon reaches %.1f dip from the middle, only 33 stay in sight", far)
			}
		}
		if i > 0 && piece.Points[0] != last {
			t.Errorf("piece %d begins at %v, the one before ends at %v", i, piece.Points[0], last)
		}
		last = piece.Points[len(piece.Points)-1]
	}
	if n := bytes.Count(vector(func(float64) render.Color { return render.Color{} }), []byte("<path")); n != len(pieces) {
		t.Errorf("%d of %d pieces are drawn", n, len(pieces))
	}
}
