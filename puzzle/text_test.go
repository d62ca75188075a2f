package puzzle

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

// readBack writes a value as JSON and reads it into a new one.
func readBack[T any](t *testing.T, v T, want string) {
	t.Helper()
	var again T
	if _, ok := any(v).(encoding.TextMarshaler); !ok {
		t.Fatalf("%T is no TextMarshaler", v)
	}
	if _, ok := any(&again).(encoding.TextUnmarshaler); !ok {
		t.Fatalf("*%T is no TextUnmarshaler", v)
	}
	text, err := json.Marshal(v)
	if err != nil || string(text) != `"`+want+`"` {
		t.Errorf("%T: written %s, %v, want %q", v, text, err, want)
	}
	if err := json.Unmarshal(text, &again); err != nil || !reflect.DeepEqual(again, v) {
		t.Errorf("%s: read back %v, %v", text, again, err)
	}
	if err := json.Unmarshal([]byte(`"!?"`), &again); err == nil || !reflect.DeepEqual(again, v) {
		t.Errorf("%T: %v after a text that is none, %v", v, again, err)
	}
}

func TestValuesReadBackFromJSON(t *testing.T) {
	readBack(t, Size{4, 3}, "4x3")
	readBack(t, Size{}, "")
	readBack(t, MustParseBoard("1 2 3/4 0 5"), "1 2 3/4 0 5")
	readBack(t, MustParseBoard("1/0"), "1/0")
	readBack(t, Board{}, "")
	readBack(t, Move{Right, 1}, "R")
	readBack(t, Move{Up, 31}, "U31")
	readBack(t, Move{}, "")
	readBack(t, SnakePath(Size{3, 3}), "a1:R2DL2DR2")
	readBack(t, SpiralPath(Size{1, 5}), "a1:D4")
	readBack(t, SpiralPath(Size{5, 1}), "a1:R4")
	readBack(t, Path{}, "")
	readBack(t, Rule{}, "classic")
	readBack(t, Rule{Kind: Snake, Missing: 20}, "snake-20")
	readBack(t, Rule{Kind: PathKind, Path: SnakePath(Size{2, 2})}, "path(a1:RDL)")
	readBack(t, mustConfig(t, "4x4.wild-random"), "4x4.wild-random")
	readBack(t, Config{}, "")
	readBack(t, MustParseGoal("5x1.spiral-3"), "5x1.spiral-3")
	readBack(t, MustParseGoal("2x2.board(3,1/2,0)"), "2x2.board(3,1/2,0)")
	readBack(t, Goal{}, "")
	readBack(t, mustGame(t, "4x4.wild#monday"), "4x4.wild#monday")
	readBack(t, mustGame(t, "3x3.snake:1,2,3,6,5,4,7,0,8"), "3x3.snake:1,2,3,6,5,4,7,0,8")
	readBack(t, mustGame(t, "5x1:4,3,2,1,0"), "5x1.classic:4,3,2,1,0")
	readBack(t, Game{}, "")
	lab, _ := ParseLab("lab:1,2,3/4,5,6/7,0,8>snake")
	readBack(t, lab, "lab:1,2,3/4,5,6/7,0,8\\u003esnake")
	readBack(t, Lab{}, "")
	run, _ := ParseRun("relay(2x2..5x5).snake#a b")
	readBack(t, run, "relay(2x2..5x5).snake#a b")
	readBack(t, Run{}, "")
	readBack(t, Left, "L")
	readBack(t, Wild, "wild")
	readBack(t, Marathon, "marathon")
	readBack(t, Hilbert, "hilbert")
	replay, err := NewReplay(mustGame(t, "2x2.classic:0,1,3,2"), []ReplayStep{{Move: Move{Left, 1}, At: 0}, {Move: Move{Up, 1}, At: 1500 * time.Millisecond}}, true)
	if err != nil {
		t.Fatal(err)
	}
	readBack(t, replay, replay.String())
	readBack(t, Replay{}, "")
}

// What could not be read back, or would be read back as another value, is not written.
func TestNoTextThatCannotBeRead(t *testing.T) {
	row, _ := NewBoard(Size{4, 1}, []int{1, 2, 3, 0})
	for _, v := range []any{row, Size{40, 4}, Size{W: 3}, Move{Dir: Up, N: 32}, Move{Dir: 9, N: 1}, Rule{Kind: BoardKind, Board: row}, Rule{Kind: 50},
		Rule{Missing: 2000}, Config{Size: Size{3, 3}, Rule: Rule{Kind: PathKind, Path: SnakePath(Size{2, 2})}}, Game{Seeded: true, Config: Config{Size: Size{4, 4}}},
		Lab{Start: row}, Run{Kind: Relay, From: Size{2, 2}, To: Size{3, 4}}, Dir(4), Kind(7), RunKind(3), Design(200),
		Replay{Game: mustGame(t, "2x2.classic:1,2,3,0"), Steps: []ReplayStep{{Move: Move{Up, 1}}}}} {
		if text, err := json.Marshal(v); err == nil {
			t.Errorf("%T %v: written %s", v, v, text)
		}
	}
}

func TestParseGoal(t *testing.T) {
	for _, text := range []string{"4x4.wild", "3x3.random", "3x3.snake-random"} {
		if g, err := ParseGoal(text); g != (Goal{}) || fault(t, err) != FaultUndrawn {
			t.Errorf("%s: %v, %v", text, g, err)
		}
	}
	if g, err := ParseGoal("4x4"); err != nil || g.Kind() != Classic || g.Size() != (Size{4, 4}) {
		t.Error(g, err)
	}
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	MustParseGoal("4x4.wild")
}

func TestMapsHaveBoardsAsKeys(t *testing.T) {
	m := map[Board]int{MustParseBoard("1 2/3 0"): 0, MustParseBoard("1 2/0 3"): 1}
	text, err := json.Marshal(m)
	if err != nil || string(text) != `{"1 2/0 3":1,"1 2/3 0":0}` {
		t.Errorf("%s, %v", text, err)
	}
	var again map[Board]int
	if err := json.Unmarshal(text, &again); err != nil || !reflect.DeepEqual(again, m) {
		t.Error(again, err)
	}
}

func TestIterators(t *testing.T) {
	b := MustParseBoard("1 2 3/4 0 5")
	var labels []int
	for cell, label := range b.All() {
		if b.At(cell) != label {
			t.Errorf("cell %d: %d", cell, label)
		}
		labels = append(labels, label)
	}
	if !slices.Equal(labels, b.AppendLabels(nil)) {
		t.Error(labels)
	}
	if moves := slices.Collect(b.Moves()); FormatMoves(moves) != "DLR" {
		t.Error(moves)
	}
	if moves := slices.Collect(MustParseBoard("1 2 3/4 5 0").Moves()); FormatMoves(moves) != "DRR2" {
		t.Error(moves)
	}
	var dirs []Dir
	for d, next := range b.Neighbours() {
		dirs = append(dirs, d)
		if again, err := b.Play(Move{d, 1}); err != nil || again != next {
			t.Errorf("%v: %v, %v", d, next, err)
		}
	}
	if !slices.Equal(dirs, []Dir{Down, Left, Right}) {
		t.Error(dirs)
	}
	for range (Board{}).Moves() {
		t.Error("a move on no board")
	}
	p := SpiralPath(Size{3, 3})
	for i, cell := range p.All() {
		if p.Cell(i) != cell {
			t.Errorf("cell %d: %d", i, cell)
		}
	}
}

func TestIteratorsOfDeals(t *testing.T) {
	run, _ := ParseRun("relay(2x2..4x4).snake#monday")
	leg := 0
	for g, err := range run.Games() {
		if want, _ := run.Deal(leg); err != nil || g != want {
			t.Errorf("leg %d: %v, %v", leg, g, err)
		}
		leg++
	}
	if leg != 3 {
		t.Errorf("%d legs", leg)
	}
	dealer, err := NewDealer(mustConfig(t, "3x3.wild"), DealOptions{Rand: SeedSource("a")})
	if err != nil {
		t.Fatal(err)
	}
	again, _ := NewDealer(mustConfig(t, "3x3.wild"), DealOptions{Rand: SeedSource("a")})
	n := 0
	for g := range dealer.Games() {
		if g != again.Deal() {
			t.Errorf("game %d: %v", n, g)
		}
		if n++; n == 5 {
			break
		}
	}
}

func TestPositionsAreListed(t *testing.T) {
	lines := []string{"3x3.classic:8,6,7,2,5,4,3,0,1", "3x3.snake:1,2,3,6,5,4,7,0,8"}
	p, err := ReadPositions(strings.NewReader(strings.Join(lines, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for g := range p.All() {
		ids = append(ids, g.ID())
	}
	if !slices.Equal(ids, lines) {
		t.Error(ids)
	}
}

// textual is a value that reads and writes its text.
type textual interface {
	encoding.TextMarshaler
	encoding.TextUnmarshaler
}

// FuzzUnmarshalText reads texts as every type: what is read is written as a text that is read as the same value.
func FuzzUnmarshalText(f *testing.F) {
	addAll(f, fuzzIDs...)
	addAll(f, "1 2 3/4 0 5", "1/0", "R2", "4x3", "path(a1:RDL)-3", "path(a3:U2RD2RU2)", "a1:R2DL2DR2", "board(1,2/3,0)", "snake-1024", "4x4.wild-random",
		"lab:1,2,3/4,5,6/7,0,8>snake", "relay(2x2..5x5).snake#a", "2x2.classic:1,2,0,3!L", "U", "wild", "af32:U31", "odd width", "no blank", "")
	f.Fuzz(func(t *testing.T, text string) {
		for _, make := range []func() textual{
			func() textual { return new(Size) }, func() textual { return new(Board) }, func() textual { return new(Move) },
			func() textual { return new(Path) }, func() textual { return new(Rule) }, func() textual { return new(Config) },
			func() textual { return new(Goal) }, func() textual { return new(Game) }, func() textual { return new(Lab) },
			func() textual { return new(Run) }, func() textual { return new(Replay) }, func() textual { return new(Dir) },
			func() textual { return new(Kind) }, func() textual { return new(RunKind) }, func() textual { return new(Design) },
			func() textual { return new(Applied) }, func() textual { return new(Fault) },
		} {
			v, again := make(), make()
			if err := v.UnmarshalText([]byte(text)); err != nil {
				checkError(t, text, err)
				continue
			}
			written, err := v.MarshalText()
			if err != nil {
				if _, ok := v.(*Board); !ok {
					t.Errorf("%T: %q is read but not written: %v", v, text, err)
				}
				continue
			}
			if err := again.UnmarshalText(written); err != nil {
				t.Errorf("%T: %q was written as %q: %v", v, text, written, err)
			} else if second, _ := again.MarshalText(); string(second) != string(written) {
				t.Errorf("%T: %q became %q, then %q", v, text, written, second)
			}
		}
	})
}

// TestExplanationText writes and reads a whole explanation as JSON, with the rule by its name.
func TestExplanationText(t *testing.T) {
	x := Explain(MustParseBoard("1 2 3/4 5 6/8 7 0"), MustParseGoal("3x3.snake"))
	text, err := json.Marshal(x)
	if err != nil || !strings.Contains(string(text), `"Applied":"along the line"`) {
		t.Fatalf("%s, %v", text, err)
	}
	var again Explanation
	if err := json.Unmarshal(text, &again); err != nil || !reflect.DeepEqual(again, x) {
		t.Errorf("%+v, %v", again, err)
	}
	if _, err := Applied(99).MarshalText(); err == nil {
		t.Error("a rule that there is not has a text")
	}
}

// TestFaultText writes and reads every fault, and an error as JSON with its fault by its phrase.
func TestFaultText(t *testing.T) {
	for f := range faults {
		readBack(t, f, f.String())
	}
	_, failed := ParseBoard("1 2/2 0", Size{})
	text, err := json.Marshal(failed)
	if err != nil || !strings.Contains(string(text), `"Kind":"label twice"`) {
		t.Fatalf("%s, %v", text, err)
	}
	var again Error
	if err := json.Unmarshal(text, &again); err != nil || !reflect.DeepEqual(&again, failed) {
		t.Errorf("%+v, %v", again, err)
	}
	if _, err := faults.MarshalText(); err == nil {
		t.Error("a fault that there is not has a text")
	}
}
