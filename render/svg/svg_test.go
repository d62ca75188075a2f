package svg_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"wildfifteen/render"
	"wildfifteen/render/golden"
	"wildfifteen/render/internal/samples"
	"wildfifteen/render/svg"
)

func TestGoldenDrawings(t *testing.T) {
	f := render.NewFonts()
	for _, s := range samples.All(f) {
		switch s.Name {
		case "shapes", "board-3x3-light", "text", "pictures":
			golden.Text(t, s.Name+".svg", svg.Append(nil, s.List, f))
		}
	}
}

// Every document is well-formed, defines each reference exactly once, and has as many shapes as its list.
func TestDrawings(t *testing.T) {
	f := render.NewFonts()
	for _, s := range samples.All(f) {
		data := svg.Append(nil, s.List, f)
		ids, used, count := elements(t, s.Name, data)
		for id := range used {
			if ids[id] != 1 {
				t.Errorf("%s: %s is defined %d times", s.Name, id, ids[id])
			}
		}
		for id := range ids {
			if !used[id] {
				t.Errorf("%s: %s is not used", s.Name, id)
			}
		}
		ink, pictures := 0, 0
		for i := range s.List.Ops {
			op := &s.List.Ops[i]
			if op.Image != nil {
				pictures++
			}
			if op.Kind != render.GlyphsOp {
				continue
			}
			for _, g := range s.List.Glyphs[op.Lo:op.Hi] {
				if m, _, _ := f.Mask(g.Face, g.Index); m != nil {
					ink++
				}
			}
		}
		if count["use"] != ink+pictures {
			t.Errorf("%s: %d glyphs and pictures, want %d", s.Name, count["use"], ink+pictures)
		}
	}
}

func elements(t *testing.T, name string, data []byte) (ids map[string]int, used map[string]bool, count map[string]int) {
	t.Helper()
	ids, used, count = map[string]int{}, map[string]bool{}, map[string]int{}
	d := xml.NewDecoder(bytes.NewReader(data))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return ids, used, count
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		count[start.Name.Local]++
		for _, a := range start.Attr {
			switch v := a.Value; {
			case a.Name.Local == "id":
				ids[v]++
			case strings.HasPrefix(v, "url(#"):
				used[strings.TrimSuffix(strings.TrimPrefix(v, "url(#"), ")")] = true
			case a.Name.Local == "href" && strings.HasPrefix(v, "#"):
				used[strings.TrimPrefix(v, "#")] = true
			}
			if strings.Contains(a.Value, "NaN") || strings.Contains(a.Value, "Inf") {
				t.Errorf("%s: %s is %s", name, a.Name.Local, a.Value)
			}
		}
	}
}

func TestClearPaperHasNoGround(t *testing.T) {
	var l render.List
	l.Reset(30, 20, render.Color{})
	l.Fill(render.Rect{X: 1.23456, Y: 2, W: 3, H: 4}, 0, render.Hex("#FF000080"))
	got := string(svg.Append([]byte("before "), &l, render.NewFonts()))
	want := `before <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="30" height="20" viewBox="0 0 30 20">
<rect x="1.235" y="2" width="3" height="4" fill="#FF0000" fill-opacity="0.502"/>
</svg>
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
