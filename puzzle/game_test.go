package puzzle

import (
	"os"
	"strings"
	"testing"
)

// TestSeededDealsArePinned checks the deals of testdata/pins.txt, one of every kind: they must never change.
func TestSeededDealsArePinned(t *testing.T) {
	data, err := os.ReadFile("testdata/pins.txt")
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[Kind]int{}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		seeded, exact, ok := strings.Cut(line, " | ")
		if !ok {
			t.Fatalf("line %q", line)
		}
		g := mustGame(t, seeded)
		if g.ID() != exact {
			t.Errorf("%s deals\n%.300s, want\n%.300s", seeded, g.ID(), exact)
		}
		if g.SeededID() != seeded || !g.Solvable() || g.Solved() {
			t.Errorf("%s: seeded ID %q, solvable %v, solved %v", seeded, g.SeededID(), g.Solvable(), g.Solved())
		}
		kinds[g.Config.Rule.Kind]++
	}
	if len(kinds) != 7 {
		t.Errorf("kinds pinned: %v", kinds)
	}
}

func TestParseGame(t *testing.T) {
	for _, c := range []struct{ id, want string }{
		{"3x3.classic:8,6,7,2,5,4,3,0,1", "3x3.classic:8,6,7,2,5,4,3,0,1"},
		{"3x3:8,6,7,2,5,4,3,0,1", "3x3.classic:8,6,7,2,5,4,3,0,1"},
		{"3X3:8,6,7,2,5,4,3,0,1", "3x3.classic:8,6,7,2,5,4,3,0,1"},
		{"3×3.snake:8,6,7,2,5,4,3,0,1", "3x3.snake:8,6,7,2,5,4,3,0,1"},
		{"3x3.classic-9:8,6,7,2,5,4,3,0,1", "3x3.classic:8,6,7,2,5,4,3,0,1"},
		{"3x3.classic: 8 6 7/2 5 4/3 0 1\n", "3x3.classic:8,6,7,2,5,4,3,0,1"},
		{"3x3.classic-1:8,6,7,2,5,4,3,0,9", "3x3.classic-1:8,6,7,2,5,4,3,0,9"},
		{"3x3.path(a1:RRDDLLUR):8,6,7,2,5,4,3,0,1", "3x3.path(a1:R2D2L2UR):8,6,7,2,5,4,3,0,1"},
		{"3x3.board(1 2 3/8 0 4/7 6 5):1,2,3,8,0,4,7,6,5", "3x3.board(1,2,3/8,0,4/7,6,5):1,2,3,8,0,4,7,6,5"}, // solved
		{"3x3.classic:2,1,3,4,5,6,7,8,0", "3x3.classic:2,1,3,4,5,6,7,8,0"},                                   // not solvable
		{"5x1.spiral-3:1,2,0,4,5", "5x1.spiral-3:1,2,0,4,5"},
		{"2x2.board(1,2/4,0):1,2,4,0", "2x2.board(1,2/4,0):1,2,4,0"},
	} {
		g, err := ParseGame(c.id)
		if err != nil || g.ID() != c.want || g.Seeded || g.SeededID() != "" {
			t.Errorf("%s: %s, %v", c.id, g.ID(), err)
		}
		if again, err := ParseGame(g.ID()); err != nil || again != g {
			t.Errorf("%s: read back %+v, %v", c.id, again, err)
		}
	}
	for _, id := range []string{"4X4#a", "4×4#a"} {
		if g := mustGame(t, id); g != mustGame(t, "4x4#a") || g.SeededID() != "4x4.classic#a" {
			t.Errorf("%s is %s", id, g.SeededID())
		}
	}
	foreign := mustGame(t, "4x4#8")
	if foreign.SeededID() != "4x4.classic#8" || foreign != mustGame(t, "4x4.classic#8") {
		t.Errorf("a foreign seed is %q", foreign.SeededID())
	}
}

func TestParseGameErrors(t *testing.T) {
	for _, c := range []struct {
		id     string
		kind   Fault
		offset int
	}{
		{"", FaultSyntax, 0},
		{"4x4", FaultSyntax, 3},
		{"4x4.snake", FaultSyntax, 9},
		{"4x4.snail:1", FaultGoal, 4},
		{"4x4.Snake:1", FaultGoal, 4},
		{"4x4.:1", FaultGoal, 4},
		{"4\xc3", FaultSyntax, 1},
		{"4**4#a", FaultSyntax, 1},
		{"4XX4#a", FaultSyntax, 2},
		{"04x4.snake#a", FaultSyntax, 0},
		{"40x4.snake#a", FaultRange, 0},
		{"4x33.snake#a", FaultRange, 2},
		{"99999999999999999999x4.snake#a", FaultRange, 0},
		{"4x4.snake-17#a", FaultRange, 10},
		{"4x4.snake-0#a", FaultRange, 10},
		{"4x4.snake-07#a", FaultSyntax, 10},
		{"4x4.snake-last#a", FaultSyntax, 10},
		{"4x4.snake-randomly#a", FaultSyntax, 10},
		{"4x4.snake-#a", FaultSyntax, 10},
		{"4x4.snake #a", FaultSyntax, 9},
		{"2x2.board(1,2/3,0)-4:1,2,3,0", FaultMissing, 18},
		{"2x2.board(1,2/3,0)-random#a", FaultMissing, 18},
		{"2x2.board(1,2/3,0#a", FaultSyntax, 17},
		{"2x2.board(1,2,3/0#a", FaultRow, 10},
		{"2x2.board(1,2,3/0)#a", FaultRow, 10},
		{"2x2.board(1,2/3;0)#a", FaultSyntax, 15},
		{"2x2.board#a", FaultSyntax, 9},
		{"2x2.path(a1:RDL#a", FaultSyntax, 15},
		{"2x2.path(a1:RD#a", FaultSyntax, 14},
		{"2x2.path(a1:RD)#a", FaultUnfinished, 14},
		{"2x2.path#a", FaultSyntax, 8},
		{"2x2.wild:1,2,3,0", FaultUndrawn, 8},
		{"2x2.random:1,2,3,0", FaultUndrawn, 10},
		{"2x2.snake-random:1,2,3,0", FaultUndrawn, 16},
		{"2x2.classic:1,2,3", FaultCount, 17},
		{"2x2.classic:1,2,3,0,", FaultSyntax, 20},
		{"2x2.classic:1,2,3,0#a", FaultSyntax, 19},
		{"2x2.classic:1,2,2,0", FaultDuplicate, 16},
		{"2x2.classic:1,2,4,0", FaultTiles, 12},
		{"2x2.classic-1:1,2,3,0", FaultTiles, 14},
		{"2x2.classic:", FaultSyntax, 12},
		{"2x2.classic#", FaultSeed, 12},
		{"2x2.classic#a\nb", FaultSeed, 13},
		{"2x2.classic#ab\xff", FaultSeed, 14},
		{"2x2.classic#" + strings.Repeat("x", 257), FaultSeed, 12 + 256},
		{"5x1.classic#a", FaultOneRow, 0},
		{"1x5.wild#a", FaultOneRow, 0},
		{strings.Repeat("4", 1<<20), FaultLength, -1},
		{"2x2.classic:1,2,3,0" + strings.Repeat(" ", 1<<20), FaultLength, -1},
	} {
		g, err := ParseGame(c.id)
		if kind := fault(t, err); kind != c.kind || err.(*Error).Offset != c.offset || g != (Game{}) {
			t.Errorf("%.60q: %v, want %v at %d", c.id, err, c.kind, c.offset)
		}
		if err.(*Error).Offset >= 0 && err.(*Error).Input != c.id {
			t.Errorf("%.60q: the error quotes %.60q", c.id, err.(*Error).Input)
		}
		if len(err.Error()) > 400 {
			t.Errorf("%.60q: an error of %d bytes", c.id, len(err.Error()))
		}
	}
}

func TestConfigTexts(t *testing.T) {
	for text, want := range map[string]string{
		"4x4": "4x4.classic", "4x4.classic-16": "4x4.classic", "4x4.snake-random": "4x4.snake-random", "5x3.wild-15": "5x3.wild",
		"4x4.random-7": "4x4.random-7", "2x2.path(a1:RDL)-1": "2x2.path(a1:RDL)-1", "2x2.board(1 2/3 0)": "2x2.board(1,2/3,0)",
		"1x3.snake": "1x3.snake", "32x32.spiral-1023": "32x32.spiral-1023",
	} {
		c := mustConfig(t, text)
		if c.String() != want || mustConfig(t, want) != c {
			t.Errorf("%s: %v, want %s", text, c, want)
		}
	}
	for _, text := range []string{"", "4", "4x4.", "4x4.classic:", "4x4.classic ", "4x4classic", "4x4.wild(a1:R)", "4x4.path", strings.Repeat("4x", 1<<17)} {
		if c, err := ParseConfig(text); err == nil || c != (Config{}) {
			t.Errorf("%.20q: %v, want an error", text, c)
		}
	}
	// A rule made by hand writes the same text as one that was read.
	c := Config{Size{4, 4}, Rule{Kind: Snake, Missing: 16, Board: MustParseBoard("1 2/3 0"), Path: SnakePath(Size{4, 4})}}
	if c.String() != "4x4.snake" || c.Rule.Canonical(c.Size) != mustConfig(t, "4x4.snake").Rule {
		t.Errorf("written %v", c)
	}
}

func TestParseRuleKeepsTheNumber(t *testing.T) {
	size := Size{4, 4}
	for text, missing := range map[string]int{"classic": MissingLast, "classic-16": 16, "classic-1": 1, "classic-random": MissingRandom} {
		r, err := ParseRule(text, size)
		if err != nil || r.Missing != missing || r.String() != text {
			t.Errorf("%s: %+v, %v", text, r, err)
		}
	}
	if _, err := ParseRule("classic", Size{33, 4}); fault(t, err) != FaultRange {
		t.Error(err)
	}
	for _, text := range []string{"snake-1024", "path(a1:RDL)-3", "board(1,2/3,0)", "path(a3:U2RD2RU2)"} {
		if r, err := ParseRule(text, Size{}); err != nil || r.String() != text {
			t.Errorf("%s without a size: %v, %v", text, r, err)
		}
	}
	for text, kind := range map[string]Fault{"snake-1025": FaultRange, "path(a1:RDL)-5": FaultRange, "path(a1:RD": FaultUnfinished,
		"path(a1:RDLU)": FaultCrossing, "path(a1:RU)": FaultOffBoard, "path(": FaultSyntax, "board(1,0)": FaultSizeNeeded} {
		if r, err := ParseRule(text, Size{}); r != (Rule{}) || fault(t, err) != kind {
			t.Errorf("%s without a size: %v, %v", text, r, err)
		}
	}
}

func TestLinks(t *testing.T) {
	for text, want := range map[string]string{
		"4x4.snake-random#monday":              "4x4.snake-random%23monday",
		"3x3.path(a1:R2D2L2UR):1,2,3":          "3x3.path(a1:R2D2L2UR):1,2,3",
		"4x4#50% é/+ &":                        "4x4%2350%25%20%C3%A9/%2B%20%26",
		"lab:1,2/3,0>snake":                    "lab:1,2/3,0%3Esnake",
		"":                                     "",
		"4x4.classic#%41 is decoded only once": "4x4.classic%23%2541%20is%20decoded%20only%20once",
	} {
		if got := LinkEscape(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
		if got, err := LinkUnescape(want); err != nil || got != text {
			t.Errorf("%q: %q, %v, want %q", want, got, err, text)
		}
	}
	if got, err := LinkUnescape("a+b#%c3%A9"); err != nil || got != "a+b#é" {
		t.Errorf("%q, %v", got, err)
	}
	for link, offset := range map[string]int{"%": 0, "a%4": 1, "%4g": 0, "%%41": 0, "%41%-1": 3, "% 41": 0} {
		if got, err := LinkUnescape(link); fault(t, err) != FaultSyntax || err.(*Error).Offset != offset || got != "" {
			t.Errorf("%q: %q, %v", link, got, err)
		}
	}
	if _, err := LinkUnescape(strings.Repeat("%41", 1<<20)); fault(t, err) != FaultLength {
		t.Error(err)
	}
}

func TestLab(t *testing.T) {
	for text, want := range map[string]string{
		"lab:1,2,3/4,5,6/7,0,8>snake":         "lab:1,2,3/4,5,6/7,0,8>snake",
		"lab:1 2 3 4 5 6 7 0 8>snake-9":       "lab:1,2,3/4,5,6/7,0,8>snake",
		"lab: 1 9 3/4 5 6/7 0 8 >classic":     "lab:1,9,3/4,5,6/7,0,8>classic-2",
		"lab:2,1/3,0>board(1,2/3,0)":          "lab:2,1/3,0>board(1,2/3,0)",
		"lab:1,2,3/4,5,0>path(a1:DRURD)-6":    "lab:1,2,3/4,5,0>path(a1:DRURD)",
		"lab:1,2,3/4,5,0>path(a1:DRURDL)":     "",
		"lab:1,2,3/4,5,0>path(a2:URRDL)":      "lab:1,2,3/4,5,0>path(a2:UR2DL)",
		"lab:1,2,3/4,5,0>wild":                "",
		"lab:1,2,3/4,5,0>snake-random":        "",
		"lab:1,2,3/4,5,0>snake-5":             "",
		"lab:1,2,3/4,5,0>board(1,2,3/4,6,0)":  "",
		"lab:1,2,3/4,5,0>":                    "",
		"lab:1,2,3/4,5,0":                     "",
		"lab:1,2,3,4,0>snake":                 "",
		"lab:1/2/0>snake":                     "",
		"lab:1,2,3/4,5,0>snake ":              "",
		"lab:":                                "",
		"Lab:1,2/3,0>snake":                   "",
		"lab:1,2/3,0>snake" + maxTextOfSpaces: "",
	} {
		l, err := ParseLab(text)
		if want == "" {
			if err == nil || l != (Lab{}) {
				t.Errorf("%.60q: %v, want an error", text, l)
			}
			continue
		}
		if err != nil || l.String() != want {
			t.Errorf("%q: %v, %v, want %q", text, l, err, want)
		}
		if again, err := ParseLab(want); err != nil || again != l {
			t.Errorf("%q: read back %v, %v", want, again, err)
		}
	}
}

var maxTextOfSpaces = strings.Repeat(" ", maxText)

func TestAllFaultsHaveNames(t *testing.T) {
	seen := map[string]bool{}
	for f := Fault(0); f < faults; f++ {
		if name := f.String(); name == "" || seen[name] {
			t.Errorf("fault %d is called %q", f, name)
		} else {
			seen[name] = true
		}
	}
}

func TestNamesOutOfRange(t *testing.T) {
	for _, name := range []string{faults.String(), kinds.String(), Dir(9).String(), Applied(99).String()} {
		if !strings.ContainsAny(name, "0123456789") {
			t.Errorf("called %q", name)
		}
	}
}

func TestErrorQuotesTheInput(t *testing.T) {
	_, err := ParseGame("4x4.snail#monday")
	if want := `puzzle: unknown kind of goal at byte 4 of "4x4.snail#monday", want goal`; err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	_, err = ParseBoard(strings.Repeat("1 ", 500)+"99999"+strings.Repeat(" 2", 500), Size{})
	if want := `puzzle: number out of range: 99999 is not in 0..1024 at byte 1000 of ..."1 1 1 1 1 1 1 1 1 1 99999 2 2 2 2 2 2 2 2 2 2 2 "...`; err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
