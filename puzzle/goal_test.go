package puzzle

import (
	"math/rand/v2"
	"reflect"
	"testing"
)

// mustGame reads an ID or fails the test.
func mustGame(t testing.TB, id string) Game {
	t.Helper()
	g, err := ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// mustGoal reads a drawn configuration or fails the test.
func mustGoal(t testing.TB, config string) Goal {
	t.Helper()
	c, err := ParseConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	g, err := NewGoal(c.Size, c.Rule)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestGoals(t *testing.T) {
	for config, want := range map[string]string{
		"4x4.classic":                    "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
		"4x4":                            "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
		"4x4.classic-7":                  "1 2 3 4/5 6 0 8/9 10 11 12/13 14 15 16",
		"4x4.snake":                      "1 2 3 4/8 7 6 5/9 10 11 12/0 15 14 13",
		"4x4.spiral":                     "1 2 3 4/12 13 14 5/11 0 15 6/10 9 8 7",
		"3x3.spiral-1":                   "0 2 3/8 9 4/7 6 5",
		"5x3.spiral":                     "1 2 3 4 5/12 13 14 0 6/11 10 9 8 7",
		"3x5.spiral":                     "1 2 3/12 13 4/11 14 5/10 0 6/9 8 7",
		"4x4.path(a1:R3DL3DR3DL3)":       "1 2 3 4/8 7 6 5/9 10 11 12/0 15 14 13",
		"4x4.path(a1:RRRDLLLDRRRDLLL)-1": "0 2 3 4/8 7 6 5/9 10 11 12/16 15 14 13",
		"3x3.board(1,2,3/8,0,4/7,6,5)":   "1 2 3/8 0 4/7 6 5",
		"2x2.board( 3 0 / 2 1 )":         "3 0/2 1",
		"5x1.spiral-3":                   "1 2 0 4 5",
		"1x5.snake":                      "1/2/3/4/0",
		"1x5.path(a5:U4)":                "0/4/3/2/1",
		"2x2.board(1,4/0,2)":             "1 4/0 2",
		"3x3.path(b2:URD2L2U2)-9":        "0 2 3/8 1 4/7 6 5",
	} {
		c, err := ParseConfig(config)
		if err != nil {
			t.Errorf("%s: %v", config, err)
			continue
		}
		g, err := NewGoal(c.Size, c.Rule)
		if err != nil || g.Board().String() != want {
			t.Errorf("%s: %v, %v, want %s", config, g.Board(), err, want)
		}
	}
}

// TestGoalIsConsistent checks that the order, cells, line and rule of a goal agree with each other, for every
// kind and missing number.
func TestGoalIsConsistent(t *testing.T) {
	r := testSource(t, 5)
	for _, size := range []Size{{1, 4}, {5, 1}, {2, 2}, {3, 3}, {4, 3}, {5, 7}, {32, 32}} {
		for _, rule := range rulesOf(t, size, r) {
			g, err := NewGoal(size, rule)
			if err != nil {
				t.Fatalf("%v %v: %v", size, rule, err)
			}
			if again, err := NewGoal(size, g.Rule()); err != nil || again != g {
				t.Fatalf("%v %v: its own rule %v makes %v, %v", size, rule, g.Rule(), again, err)
			}
			if read, err := ParseRule(g.String(), size); err != nil || read != g.Rule() {
				t.Fatalf("%v %v: read back %v, %v", size, g, read, err)
			}
			if rule.Missing > 0 && g.Missing() != rule.Missing || g.Size() != size {
				t.Fatalf("%v %v: missing %d of %v", size, rule, g.Missing(), g.Size())
			}
			order := g.Order()
			for i, cell := range order {
				label := i + 1
				if g.CellOf(label) != cell || g.Board().Find(label) != cell && label != g.Missing() {
					t.Fatalf("%v %v: %d at %d or %d, found at %d", size, rule, label, cell, g.CellOf(label), g.Board().Find(label))
				}
			}
			if len(order) != size.Cells() || g.CellOf(0) != g.Board().Blank() || g.CellOf(g.Missing()) != g.Board().Blank() ||
				g.CellOf(-1) != -1 || g.CellOf(size.Cells()+1) != -1 {
				t.Fatalf("%v %v: order %v", size, rule, order)
			}
			line, ok := g.Line()
			if hasLine := rule.Kind != BoardKind && (rule.Kind != Classic || !size.Playable()); ok != hasLine {
				t.Fatalf("%v %v: a line: %v", size, rule, ok)
			}
			if ok && !reflect.DeepEqual(line.AppendCells(nil), order) {
				t.Fatalf("%v %v: line %v, order %v", size, rule, line, order)
			}
			if _, err := NewPath(size, order); ok && err != nil {
				t.Fatalf("%v %v: %v", size, rule, err)
			}
		}
	}
}

// rulesOf returns drawn rules for boards of the size: of every kind, with several missing numbers.
func rulesOf(t testing.TB, size Size, src *rand.Rand) []Rule {
	t.Helper()
	wild := WildPath(size, src)
	rules := []Rule{{Kind: BoardKind, Board: randomBoard(size, src)}}
	missing := []int{0, size.Cells() / 2, size.Cells()}
	if size.Cells() <= 9 {
		missing = ClassicOrder(size)
	}
	for _, n := range missing {
		rules = append(rules, Rule{Kind: Classic, Missing: n}, Rule{Kind: Snake, Missing: n},
			Rule{Kind: Spiral, Missing: n}, Rule{Kind: PathKind, Path: wild, Missing: n})
	}
	return rules
}

func TestGoalErrors(t *testing.T) {
	snake := SnakePath(Size{3, 3})
	for _, c := range []struct {
		size Size
		rule Rule
		kind Fault
	}{
		{Size{3, 3}, Rule{Kind: Wild}, FaultUndrawn},
		{Size{3, 3}, Rule{Kind: Random, Missing: 3}, FaultUndrawn},
		{Size{3, 3}, Rule{Kind: Snake, Missing: MissingRandom}, FaultUndrawn},
		{Size{3, 3}, Rule{Kind: Snake, Missing: 10}, FaultRange},
		{Size{3, 3}, Rule{Kind: Snake, Missing: -2}, FaultRange},
		{Size{3, 3}, Rule{Kind: kinds}, FaultGoal},
		{Size{3, 3}, Rule{Kind: PathKind}, FaultTiles},
		{Size{3, 3}, Rule{Kind: BoardKind}, FaultTiles},
		{Size{4, 3}, Rule{Kind: PathKind, Path: snake}, FaultTiles},
		{Size{3, 3}, Rule{Kind: BoardKind, Board: MustParseBoard("1 2/3 0")}, FaultTiles},
		{Size{2, 2}, Rule{Kind: BoardKind, Board: MustParseBoard("1 2/3 0"), Missing: 4}, FaultMissing},
		{Size{0, 3}, Rule{}, FaultRange},
		{Size{3, 33}, Rule{}, FaultRange},
	} {
		if g, err := NewGoal(c.size, c.rule); fault(t, err) != c.kind || g != (Goal{}) {
			t.Errorf("%v %v: %v, want %v", c.size, c.rule, err, c.kind)
		}
	}
}

func TestGoalFor(t *testing.T) {
	b := MustParseBoard("8 1 3/4 0 2/9 6 5") // 7 is missing
	for _, c := range []struct {
		rule string
		want string
	}{
		{"classic", "1 2 3/4 5 6/0 8 9"}, {"snake-7", "1 2 3/6 5 4/0 8 9"},
		{"board(9,8,6/5,4,3/2,1,0)", "9 8 6/5 4 3/2 1 0"}, {"classic-9", ""}, {"board(1,2,3/4,5,6/7,8,0)", ""},
	} {
		rule, err := ParseRule(c.rule, b.Size())
		if err != nil {
			t.Fatal(err)
		}
		g, err := GoalFor(b, rule)
		if c.want == "" {
			if fault(t, err) != FaultTiles {
				t.Errorf("%s: %v", c.rule, err)
			}
		} else if err != nil || g.Board().String() != c.want {
			t.Errorf("%s: %v, %v, want %s", c.rule, g.Board(), err, c.want)
		}
	}
	if _, err := GoalFor(Board{}, Rule{}); fault(t, err) != FaultRange {
		t.Error(err)
	}
}
