package puzzle

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// testSource returns a source with a fixed seed. If the test fails, it logs the seed.
func testSource(t testing.TB, seed uint64) *rand.Rand {
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("random seed %d", seed)
		}
	})
	return rand.New(rand.NewPCG(seed, 15))
}

// randomBoard returns a random board of the size, solvable or not.
func randomBoard(size Size, r *rand.Rand) Board {
	labels := r.Perm(size.Cells())
	missing := 1 + r.IntN(size.Cells())
	for i, label := range labels {
		if label++; label == missing {
			label = 0
		}
		labels[i] = label
	}
	b, err := NewBoard(size, labels)
	if err != nil {
		panic(err)
	}
	return b
}

// fault returns the kind of an error of this package. It fails the test on any other error.
func fault(t *testing.T, err error) Fault {
	t.Helper()
	var e *Error
	if !errors.As(err, &e) {
		t.Fatalf("error %v is no *Error", err)
	}
	return e.Kind
}

func TestBoardReadsBackEverySize(t *testing.T) {
	r := testSource(t, 1)
	for w := 1; w <= MaxSide; w++ {
		for h := 1; h <= MaxSide; h++ {
			size := Size{w, h}
			b := randomBoard(size, r)
			if got, err := ParseBoard(b.String(), size); err != nil || got != b {
				t.Fatalf("%v: read back %v, %v", size, got, err)
			}
			flat := strings.ReplaceAll(b.String(), "/", ",")
			if got, err := ParseBoard(flat, size); err != nil || got != b {
				t.Fatalf("%v: flat list read back %v, %v", size, got, err)
			}
			if got, err := ParseBoard(b.String(), Size{}); h > 1 && (err != nil || got != b) {
				t.Fatalf("%v: without the size read back %v, %v", size, got, err)
			}
			text, err := b.AppendText([]byte(">"))
			if flat := h == 1 && w > 1; flat && (fault(t, err) != FaultSizeNeeded || string(text) != ">") {
				t.Fatalf("%v: appended %q, %v", size, text, err)
			} else if !flat && (err != nil || string(text) != ">"+b.String()) {
				t.Fatalf("%v: appended %q, %v", size, text, err)
			}
			labels := b.AppendLabels(nil)
			if again, err := NewBoard(size, labels); err != nil || again != b {
				t.Fatalf("%v: made again %v, %v", size, again, err)
			}
			if b.At(b.Blank()) != 0 || b.Find(0) != b.Blank() || b.Find(b.Missing()) != -1 {
				t.Fatalf("%v: blank %d, missing %d", b, b.Blank(), b.Missing())
			}
			for cell, label := range labels {
				if b.At(cell) != label || b.Find(label) != cell {
					t.Fatalf("%v: cell %d has %d, found at %d", b, cell, b.At(cell), b.Find(label))
				}
			}
		}
	}
}

func TestParseBoardLeniency(t *testing.T) {
	want := MustParseBoard("5 3 8/0 2 4/1 7 6")
	for _, text := range []string{
		"5,3,8,0,2,4,1,7,6", " 5 3 8\n0 2 4\n1 7 6\n", "5, 3 ,8 / 0\t2  4/ 1,7 6 ", "\r\n5 3 8 / 0 2 4 / 1 7 6",
	} {
		if b, err := ParseBoard(text, Size{}); err != nil || b != want {
			t.Errorf("%q: %v, %v", text, b, err)
		}
	}
	if b := MustParseBoard("0"); b.Size() != (Size{1, 1}) || b.Missing() != 1 {
		t.Errorf("the smallest board: %v", b)
	}
}

func TestParseBoardErrors(t *testing.T) {
	for _, c := range []struct {
		text   string
		size   Size
		kind   Fault
		offset int
	}{
		{"", Size{}, FaultSyntax, 0},
		{"1 2 x 0", Size{}, FaultSyntax, 4},
		{"1 2 3 0 ]", Size{}, FaultSyntax, 8},
		{"1,,2", Size{}, FaultSyntax, 2},
		{"1 2 3 0,", Size{}, FaultSyntax, 8},
		{"1 2/3 0/", Size{}, FaultSyntax, 8},
		{"1 2 03 0", Size{}, FaultSyntax, 4},
		{"1 2 -3 0", Size{}, FaultSyntax, 4},
		{"1 2 +3 0", Size{}, FaultSyntax, 4},
		{"1 2 ３ 0", Size{}, FaultSyntax, 4},
		{"1 2 5 0", Size{}, FaultRange, 4},
		{"1 2 99999999999999999999999 0", Size{}, FaultRange, 4},
		{"1 2 2 0", Size{}, FaultDuplicate, 4},
		{"1 0 2 0", Size{}, FaultDuplicate, 6},
		{"1 2 3 4", Size{}, FaultNoBlank, 0},
		{"1 2 0", Size{}, FaultSizeNeeded, 0},
		{"1 2/3", Size{}, FaultRow, 4},
		{"1/2 3 0", Size{}, FaultRow, 2},
		{"1 2 3/4 5 6/7 8", Size{}, FaultRow, 12},
		{"1 2 3/4 x 6/8 7 0", Size{}, FaultSyntax, 8}, // the byte that ends the row early, not the row
		{"1 2 3/4 5 6/7 8 -1", Size{}, FaultSyntax, 16},
		{"1 2/3 x", Size{2, 2}, FaultSyntax, 6},
		{"1 2 0", Size{2, 2}, FaultCount, 5},
		{"1 2 3 0 4", Size{2, 2}, FaultCount, 8},
		{"1 2/3 0", Size{4, 1}, FaultRow, 0},
		{"1 2/3 0/4 5", Size{2, 2}, FaultCount, 8},
		{"1 2 3 0", Size{33, 1}, FaultRange, -1},
		{strings.TrimSuffix(strings.Repeat("1 ", 33), " ") + "/" + strings.TrimSuffix(strings.Repeat("2 ", 33), " "), Size{}, FaultRange, 0},
		{strings.Repeat("1 ", 2000), Size{}, FaultCount, 2048},
	} {
		b, err := ParseBoard(c.text, c.size)
		if kind := fault(t, err); kind != c.kind || err.(*Error).Offset != c.offset || !b.IsZero() {
			t.Errorf("%.40q: %v, want %v at %d", c.text, err, c.kind, c.offset)
		}
	}
}

func TestNewBoardErrors(t *testing.T) {
	for _, c := range []struct {
		size   Size
		labels []int
		kind   Fault
	}{
		{Size{2, 2}, []int{1, 2, 3}, FaultCount},
		{Size{2, 2}, []int{1, 2, 5, 0}, FaultRange},
		{Size{2, 2}, []int{1, 2, -3, 0}, FaultRange},
		{Size{2, 2}, []int{1, 2, 1 << 16, 0}, FaultRange},
		{Size{2, 2}, []int{1, 2, 2, 0}, FaultDuplicate},
		{Size{2, 2}, []int{1, 2, 3, 4}, FaultNoBlank},
		{Size{0, 2}, nil, FaultRange},
		{Size{33, 2}, make([]int, 66), FaultRange},
		{Size{-1, -1}, []int{0}, FaultRange},
	} {
		if b, err := NewBoard(c.size, c.labels); fault(t, err) != c.kind || !b.IsZero() {
			t.Errorf("%v %v: %v, want %v", c.size, c.labels, err, c.kind)
		}
	}
}

// TestPlayAgainstGrid compares every move with the same move on a grid of rows: a second, slow
// implementation.
func TestPlayAgainstGrid(t *testing.T) {
	r := testSource(t, 2)
	for range 2000 {
		size := Size{1 + r.IntN(6), 1 + r.IntN(6)}
		b := randomBoard(size, r)
		m := Move{Dir(r.IntN(4)), 1 + r.IntN(6)}
		got, err := b.Play(m)
		want, ok := playGrid(b, m)
		if ok != (err == nil) || ok != (m.N <= b.MaxRun(m.Dir)) {
			t.Fatalf("%v %v: %v, run of %d", b, m, err, b.MaxRun(m.Dir))
		}
		if !ok {
			if got != b || fault(t, err) != FaultMove {
				t.Fatalf("%v %v: %v, %v", b, m, got, err)
			}
			continue
		}
		if again, _ := NewBoard(size, got.AppendLabels(nil)); got != want || got != again {
			t.Fatalf("%v %v: %v, want %v", b, m, got, want)
		}
		if back, err := got.Play(m.Inverse()); err != nil || back != b {
			t.Fatalf("%v %v: back to %v, %v", b, m, back, err)
		}
		if m.N == 1 && b.Step(m.Dir) != got {
			t.Fatalf("%v %v: a step makes %v", b, m, b.Step(m.Dir))
		}
		end := b.Blank() - m.N*map[Dir]int{Up: -size.W, Down: size.W, Left: -1, Right: 1}[m.Dir]
		if run, ok := b.RunTo(end); !ok || run != m {
			t.Fatalf("%v: a tap on %d means %v, want %v", b, end, run, m)
		}
	}
}

// playGrid plays a move tile by tile on a slice of rows.
func playGrid(b Board, m Move) (Board, bool) {
	size, row, col := b.Size(), b.Blank()/b.Size().W, b.Blank()%b.Size().W
	grid := make([][]int, size.H)
	for i, label := range b.AppendLabels(nil) {
		grid[i/size.W] = append(grid[i/size.W], label)
	}
	from := map[Dir][2]int{Up: {1, 0}, Down: {-1, 0}, Left: {0, 1}, Right: {0, -1}}[m.Dir]
	for range m.N {
		r, c := row+from[0], col+from[1]
		if r < 0 || r >= size.H || c < 0 || c >= size.W {
			return b, false
		}
		grid[row][col], grid[r][c] = grid[r][c], 0
		row, col = r, c
	}
	var labels []int
	for _, cells := range grid {
		labels = append(labels, cells...)
	}
	b, err := NewBoard(size, labels)
	return b, err == nil
}

func TestRunToOffTheCross(t *testing.T) {
	b := MustParseBoard("1 2 3/4 0 5/6 7 8")
	for _, cell := range []int{-1, 0, 2, 4, 6, 8, 9} {
		if m, ok := b.RunTo(cell); ok {
			t.Errorf("a tap on %d means %v", cell, m)
		}
	}
}

func TestSwap(t *testing.T) {
	r := testSource(t, 3)
	for range 500 {
		b := randomBoard(Size{2 + r.IntN(4), 2 + r.IntN(4)}, r)
		c1, c2 := r.IntN(b.Size().Cells()), r.IntN(b.Size().Cells())
		labels := b.AppendLabels(nil)
		labels[c1], labels[c2] = labels[c2], labels[c1]
		want, err := NewBoard(b.Size(), labels)
		if got := b.Swap(c1, c2); err != nil || got != want {
			t.Fatalf("%v, %d and %d: %v, want %v", b, c1, c2, got, want)
		}
	}
}

func TestZeroBoardIsHarmless(t *testing.T) {
	var b Board
	if !b.IsZero() || b.String() != "" || b.Size() != (Size{}) || b.Find(0) != -1 || b.Find(1) != -1 ||
		b.AppendLabels(nil) != nil || b.MaxRun(Up) != 0 || Solvable(b, b) || MD(b, b) != 0 {
		t.Error("the zero board is not empty")
	}
	if _, ok := b.RunTo(0); ok {
		t.Error("the zero board has a move")
	}
	if _, err := b.Play(Move{Up, 1}); fault(t, err) != FaultMove {
		t.Error(err)
	}
}

func TestMoves(t *testing.T) {
	want := []Move{{Right, 2}, {Down, 1}, {Left, 1}, {Up, 31}, {Right, 1}, {Right, 1}}
	for _, text := range []string{"R2DLU31RR", " R2 D L1\nU31 R R "} {
		if got, err := ParseMoves(text); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
	if got := FormatMoves(want); got != "R2DLU31RR" {
		t.Errorf("written %q", got)
	}
	if got, err := ParseMoves(" "); err != nil || got != nil {
		t.Errorf("no moves: %v, %v", got, err)
	}
	for text, offset := range map[string]int{"x": 0, "RRr": 2, "R0": 1, "R02": 1, "R32": 1, "R 2": 2, "2R": 0, "R99999999999999999999": 1} {
		_, err := ParseMoves(text)
		if kind := fault(t, err); err.(*Error).Offset != offset || kind != FaultSyntax && kind != FaultRange {
			t.Errorf("%q: %v, want an error at %d", text, err, offset)
		}
	}
	for d := Up; d <= Right; d++ {
		if d.Opposite() == d || d.Opposite().Opposite() != d || d.String() == d.Opposite().String() {
			t.Errorf("%v and %v", d, d.Opposite())
		}
	}
}

func TestSizes(t *testing.T) {
	for _, text := range []string{"2x2", "32x32", "1x5", "10x3"} {
		if s, err := ParseSize(text); err != nil || s.String() != text || !s.Legal() {
			t.Errorf("%q: %v, %v", text, s, err)
		}
	}
	for _, text := range []string{"", "4", "4x", "x4", "4*4", "4××4", "4\xc3\x974×", "0x4", "33x2", "4x4 ", " 4x4", "04x4", "4x-4", "4x4x4"} {
		if s, err := ParseSize(text); err == nil || s != (Size{}) {
			t.Errorf("%q: %v, want an error", text, s)
		}
	}
	if (Size{1, 5}).Playable() || !(Size{2, 32}).Playable() || (Size{2, 33}).Playable() {
		t.Error("playable sizes are 2..32 a side")
	}
}
