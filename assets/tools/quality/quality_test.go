//go:build unix

package main

import (
	"bytes"
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestMeasure measures two sizes for a moment: no curve rises, and none is below the fewest moves where those are known.
func TestMeasure(t *testing.T) {
	folder := t.TempDir()
	figures, out := filepath.Join(folder, "q.csv"), filepath.Join(folder, "q.svg")
	if err := run("6,4", 1, 0.1, figures, out); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(figures)
	if err != nil {
		t.Fatal(err)
	}
	curves, err := parseCurves(string(text))
	if err != nil || len(curves) != 2 || curves[0].n != 4 || curves[1].n != 6 {
		t.Fatalf("%s: %v", text, err)
	}
	if drawn, err := os.ReadFile(out); err != nil || !bytes.Equal(drawn, chart(curves)) {
		t.Errorf("the chart is not that of the figures written: %v", err)
	}
	for _, c := range curves {
		if len(c.points) != len(times(0.1)) || c.boards != 1 {
			t.Errorf("%+v", c)
		}
		falls := slices.IsSortedFunc(c.points, func(a, b point) int { return cmp.Compare(b.ratio, a.ratio) })
		if last := c.points[len(c.points)-1].ratio; !falls || c.n == 4 && last < 1 || last > 3 {
			t.Errorf("%+v", c)
		}
	}
	if err := run("", 1, 0.1, figures, out); err != nil {
		t.Fatal(err)
	}
	if again, err := os.ReadFile(figures); err != nil || !bytes.Equal(again, text) {
		t.Errorf("drawing changes the figures: %s, %v", again, err)
	}
	for _, bad := range []string{"4x5,1,2,3\n", "x\n", "4x4,1,2\n"} {
		if _, err := parseCurves(header + bad); err == nil {
			t.Errorf("%q is read", bad)
		}
	}
}

// TestChartInDocs draws the figures in docs: the chart beside them is that of them.
func TestChartInDocs(t *testing.T) {
	const docs = "../../../docs/"
	text, err := os.ReadFile(docs + "quality.csv")
	if err != nil {
		t.Fatal(err)
	}
	curves, err := parseCurves(string(text))
	if err != nil {
		t.Fatal(err)
	}
	if curvesText(curves) != string(text) {
		t.Error("quality.csv is not as it is written")
	}
	drawn, err := os.ReadFile(docs + "quality.svg")
	if err != nil || !bytes.Equal(drawn, chart(curves)) {
		t.Error("quality.svg is not the chart of quality.csv; go run ./assets/tools/quality draws it", err)
	}
	for _, size := range []string{"4x4", "5x5", "6x6", "8x8", "10x10", "16x16", "32x32"} {
		if !strings.Contains(string(text), "\n"+size+",") {
			t.Errorf("there is no curve of %s", size)
		}
	}
}
