package puzzle

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// checkError checks what every reader promises: an error quotes its input, and its offset lies within it.
func checkError(t *testing.T, text string, err error) {
	t.Helper()
	var e *Error
	if !errors.As(err, &e) {
		t.Fatalf("%q: %v is no *Error", text, err)
	}
	if e.Offset > len(e.Input) || e.Offset < -1 || e.Offset >= 0 && e.Input != text || len(e.Error()) > 500 || !utf8.ValidString(e.Error()) {
		t.Fatalf("%q: offset %d of %q: %v", text, e.Offset, e.Input, err)
	}
}

func addAll(f *testing.F, texts ...string) {
	for _, text := range texts {
		f.Add(text)
	}
}

var fuzzIDs = []string{
	"3x3.classic:8,6,7,2,5,4,3,0,1", "4x4.snake-random#monday", "4x4:5,3,8,9,0,2,4,1,7,10,14,13,12,11,6,15", "4x4#text",
	"2x2.path(a1:RDL)-1:0,2,3,4", "2x2.board(1,2/3,0):2,1,3,0", "5x1.spiral-3:1,2,0,4,5", "3x2.wild-random#a", "3x2.random#:",
	"32x32.wild#x", "2x2.classic:1,2,3,0#a", "1x1:0",
}

func FuzzParseGame(f *testing.F) {
	addAll(f, fuzzIDs...)
	f.Fuzz(func(t *testing.T, text string) {
		g, err := ParseGame(text)
		if err != nil {
			checkError(t, text, err)
			if g != (Game{}) {
				t.Fatalf("%q: %v beside %v", text, g, err)
			}
			return
		}
		again, err := ParseGame(g.ID())
		if err != nil || again.Goal != g.Goal || again.Scramble != g.Scramble || again.ID() != g.ID() || again.Seeded {
			t.Fatalf("%q: %q read back %v, %v", text, g.ID(), again, err)
		}
		if g.Seeded {
			if again, err := ParseGame(g.SeededID()); err != nil || again != g {
				t.Fatalf("%q: %q read back %v, %v", text, g.SeededID(), again, err)
			}
			if !g.Solvable() || g.Solved() || !g.Config.Size.Playable() {
				t.Fatalf("%q dealt %v", text, g.ID())
			}
		} else if again != g {
			t.Fatalf("%q: %+v read back %+v", text, g, again)
		}
		if e := Explain(g.Scramble, g.Goal); e.Solvable != g.Solvable() {
			t.Fatalf("%q: %+v", text, e)
		}
		if !g.Config.Allows(g.Goal) {
			t.Fatalf("%q: %v does not allow its own goal %v", text, g.Config, g.Goal)
		}
		if link, err := LinkUnescape(LinkEscape(g.ID())); err != nil || link != g.ID() {
			t.Fatalf("%q: link %q, %v", text, link, err)
		}
	})
}

func FuzzParseConfig(f *testing.F) {
	addAll(f, "4x4.snake", "5x3.spiral-random", "4x4.wild", "4x4.classic-7", "3x3.path(a1:R2D2L2UR)-2", "2x2.board(1 2/3 0)", "4x4")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseConfig(text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		if again, err := ParseConfig(c.String()); err != nil || again != c {
			t.Fatalf("%q: %q read back %v, %v", text, c, again, err)
		}
		rule := strings.TrimPrefix(c.String(), c.Size.String()+".")
		if r, err := ParseRule(rule, c.Size); err != nil || r != c.Rule || r.String() != rule {
			t.Fatalf("%q: rule %q read back %v, %v", text, rule, r, err)
		}
		g, err := NewGoal(c.Size, c.Rule)
		if (err == nil) != c.Rule.Drawn() || err == nil && g.Rule() != c.Rule {
			t.Fatalf("%q: goal %v, %v", text, g, err)
		}
		if _, err := Deal(c, DealOptions{Rand: SeedSource(text)}); (err == nil) != c.Size.Playable() {
			t.Fatalf("%q: dealing: %v", text, err)
		}
	})
}

// FuzzParseBoard compares the reader with a second one that is written in another way.
func FuzzParseBoard(f *testing.F) {
	for _, text := range []string{
		"1 2 3/4 5 6/7 8 0", "1,2,3,0", " 1 ,2/ 3\n0 ", "0", "1 2 3/0 4 5/", "1 02 3 0", "1 2 2 0", "1 2 9 0", "1 2\v3 0", "1//0", "1 2 , , 0",
	} {
		f.Add(text, 0, 0)
		f.Add(text, 3, 3)
		f.Add(text, 2, 2)
	}
	f.Fuzz(func(t *testing.T, text string, w, h int) {
		size := Size{w, h}
		b, err := ParseBoard(text, size)
		want, ok := readBoardSimply(text, size)
		if ok != (err == nil) {
			t.Fatalf("%q %v: %v, %v; the simple reader: %v", text, size, b, err, want)
		}
		if err != nil {
			if size == (Size{}) || size.Legal() {
				checkError(t, text, err)
			}
			return
		}
		if got := b.AppendLabels(nil); excerpt(got) != excerpt(want) {
			t.Fatalf("%q: %v, want %v", text, got, want)
		}
		if again, err := ParseBoard(b.String(), b.Size()); err != nil || again != b {
			t.Fatalf("%q: read back %v, %v", text, again, err)
		}
	})
}

// readBoardSimply reads a board by splitting the text.
func readBoardSimply(text string, size Size) (labels []int, ok bool) {
	var widths []int
	for row := range strings.SplitSeq(text, "/") {
		before := len(labels)
		for item := range strings.SplitSeq(row, ",") {
			fields := strings.FieldsFunc(item, func(r rune) bool { return strings.ContainsRune(" \t\n\v\f\r", r) })
			for _, field := range fields {
				label, err := strconv.Atoi(field)
				if err != nil || label < 0 || strconv.Itoa(label) != field {
					return nil, false
				}
				labels = append(labels, label)
			}
			if len(fields) == 0 {
				return nil, false
			}
		}
		widths = append(widths, len(labels)-before)
	}
	shape := Size{widths[0], len(widths)}
	if len(widths) == 1 {
		if shape = size; size == (Size{}) {
			side := 1
			for side*side < len(labels) {
				side++
			}
			shape = Size{side, side}
		}
		widths[0] = shape.W
	}
	if !shape.Legal() || size != (Size{}) && size != shape || len(labels) != shape.Cells() {
		return nil, false
	}
	count := map[int]int{}
	for _, label := range labels {
		if count[label]++; count[label] > 1 || label > len(labels) {
			return nil, false
		}
	}
	return labels, count[0] == 1 && !slices.ContainsFunc(widths, func(w int) bool { return w != shape.W })
}

func FuzzParsePath(f *testing.F) {
	f.Add("a1:R3DL3DR3DL3", 4, 4)
	f.Add("b2:URD2L2U2", 3, 3)
	f.Add("af1:L31DR31", 32, 2)
	f.Add("a1:", 1, 1)
	f.Add("b1:L", 0, 0)
	f.Fuzz(func(t *testing.T, text string, w, h int) {
		size := Size{w, h}
		p, err := ParsePath(text, size)
		if err != nil {
			if size.Legal() {
				checkError(t, text, err)
			}
			return
		}
		if again, err := ParsePath(p.String(), size); err != nil || again != p {
			t.Fatalf("%q: read back %v, %v", text, again, err)
		}
		if again, err := NewPath(p.Size(), p.AppendCells(nil)); err != nil || again != p {
			t.Fatalf("%q: made again %v, %v", text, again, err)
		}
	})
}

func FuzzParseMoves(f *testing.F) {
	addAll(f, "R2DLU31RR", " U D ", "", "R0", "R 2", "LLL")
	f.Fuzz(func(t *testing.T, text string) {
		moves, err := ParseMoves(text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		again, err := ParseMoves(FormatMoves(moves))
		if err != nil || FormatMoves(again) != FormatMoves(moves) || STM(again) != STM(moves) || MTM(again) != MTM(moves) {
			t.Fatalf("%q: read back %v, %v", text, again, err)
		}
		if MTM(moves) > len(moves) || STM(moves) < len(moves) {
			t.Fatalf("%q: %d moves, %d STM, %d MTM", text, len(moves), STM(moves), MTM(moves))
		}
		b := mustGoal(t, "5x4.snake").Board() // playing them never panics
		for _, m := range moves {
			b, _ = b.Play(m)
		}
		if again, err := NewBoard(b.Size(), b.AppendLabels(nil)); err != nil || again != b {
			t.Fatalf("%q makes %v, %v", text, b, err)
		}
	})
}

func FuzzLink(f *testing.F) {
	addAll(f, fuzzIDs...)
	addAll(f, "%41", "%", "a%4", "4x4%23a", "\xff%ff")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > maxText {
			return
		}
		if got, err := LinkUnescape(LinkEscape(text)); err != nil || got != text {
			t.Fatalf("%q: %q, %v", text, got, err)
		}
		if strings.ContainsFunc(LinkEscape(text), func(r rune) bool { return r != '%' && (r > 127 || !isPlain(byte(r))) }) {
			t.Fatalf("%q is written %q", text, LinkEscape(text))
		}
		got, err := LinkUnescape(text)
		if err != nil {
			checkError(t, text, err)
		} else if !strings.Contains(text, "%") && got != text {
			t.Fatalf("%q reads %q", text, got)
		}
	})
}

func FuzzParseLab(f *testing.F) {
	addAll(f, "lab:1,2,3/4,5,6/7,0,8>snake", "lab:1 9 3 4 5 6 7 0 8>classic", "lab:2,1/3,0>board(1,2/3,0)", "lab:1,2,3/4,5,0>path(a2:URRDL)")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := ParseLab(text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		if again, err := ParseLab(l.String()); err != nil || again != l {
			t.Fatalf("%q: %q read back %v, %v", text, l, again, err)
		}
	})
}

func FuzzReadPositions(f *testing.F) {
	addAll(f, strings.Join(fuzzIDs[:3], "\n"), "# only a comment", "3x3.classic:8,6,7,2,5,4,3,0,1\r\n\r\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ReadPositions(strings.NewReader(text))
		if (p == nil) != (err != nil) {
			t.Fatalf("%q: %v, %v", text, p, err)
		}
		if err == nil && p.Len() > 1+strings.Count(text, "\n") {
			t.Fatalf("%q: %d positions", text, p.Len())
		}
	})
}
