package game

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"reflect"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
)

var writeSizes = flag.Bool("write-sizes", false, "write atlas_sizes.json anew")

// sevenByTwo is what the command analyze tells of 7x2; it takes some minutes and 6 GB of memory.
var sevenByTwo = sizeRow{Size: "7x2", Command: "wildfifteen analyze 7x2", Boards: 43_589_145_600, Radius: 108, Hardest: 1, Mean: 65.483526, Columns: 1}

// TestSizes counts the spaces of atlas_sizes.json again.
func TestSizes(t *testing.T) {
	made := sizesData{Command: "go test ./game -run TestSizes -write-sizes"}
	for _, text := range []string{"2x2", "3x2", "4x2", "3x3", "5x2", "4x3", "6x2"} {
		size, err := puzzle.ParseSize(text)
		if err != nil {
			t.Fatal(err)
		}
		if testing.Short() && size.Cells() > keptCells && !*writeSizes {
			t.Skip("spaces of twelve cells")
		}
		made.Sizes = append(made.Sizes, rowOf(t, size))
	}
	made.Sizes = append(made.Sizes, sevenByTwo)
	if *writeSizes {
		writeData(t, "atlas_sizes.json", made)
		return
	}
	if kept := mustRead[sizesData](sizesJSON); !reflect.DeepEqual(kept, made) {
		t.Errorf("atlas_sizes.json holds\n%+v\ncounted\n%+v", kept, made)
	}
}

// rowOf counts the space of a size.
func rowOf(t *testing.T, size puzzle.Size) sizeRow {
	goal, err := puzzle.NewGoal(size, puzzle.Rule{})
	if err != nil {
		t.Fatal(err)
	}
	all := countSpace(t, goal.Board())
	row := sizeRow{Size: size.String(), Boards: all.Total(), Radius: all.Radius(), Hardest: int(all.Deepest()), Mean: math.Round(all.Mean()*1e6) / 1e6}
	if size.H == 2 {
		for _, b := range all.Hardest(-1) {
			if space.SameColumns(goal.Board(), b) {
				row.Columns++
			}
		}
	}
	if size.Cells() <= keptCells {
		for blank := range size.Cells() {
			row.Radii = append(row.Radii, countSpace(t, goal.Board().Swap(goal.Board().Blank(), blank)).Radius())
		}
	}
	return row
}

func countSpace(t *testing.T, goal puzzle.Board) *space.Space {
	t.Helper()
	s, err := space.Count(context.Background(), goal, space.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func writeData(t *testing.T, name string, d sizesData) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  \"command\": %q,\n  \"sizes\": [\n", d.Command)
	for i, r := range d.Sizes {
		line, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		end := ","
		if i == len(d.Sizes)-1 {
			end = ""
		}
		fmt.Fprintf(&b, "    %s%s\n", line, end)
	}
	b.WriteString("  ]\n}\n")
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestSevenByTwo checks what is told of 7x2 as far as that takes no counting.
func TestSevenByTwo(t *testing.T) {
	size := puzzle.Size{W: 7, H: 2}
	if n := space.States(size); !n.IsUint64() || n.Uint64() != sevenByTwo.Boards {
		t.Errorf("7x2 has %v boards, the file says %d", n, sevenByTwo.Boards)
	}
	goal, err := puzzle.NewGoal(size, puzzle.Rule{})
	if err != nil {
		t.Fatal(err)
	}
	hardest := puzzle.MustParseBoard("7 6 12 4 3 9 1/0 13 5 11 10 2 8")
	if !space.SameColumns(goal.Board(), hardest) {
		t.Error("the hardest 7x2 board has other columns than the goal")
	}
}

// TestWalks repeats the part of atlas_walks.json that is solved at once: walks of five iterations.
func TestWalks(t *testing.T) {
	d := mustRead[walksData](walksJSON)
	c, err := puzzle.ParseConfig(d.Config)
	if err != nil {
		t.Fatal(err)
	}
	dealer, err := puzzle.NewDealer(c, puzzle.DealOptions{Method: puzzle.ByWalk, Iterations: d.Walks[0].Iterations})
	if err != nil {
		t.Fatal(err)
	}
	tables := solve.NewTables()
	var swaps, moves int
	for k := range d.Samples {
		g, err := dealer.DealSeeded(fmt.Sprintf("atlas/%d/%d", d.Walks[0].Iterations, k))
		if err != nil {
			t.Fatal(err)
		}
		s, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Tables: tables})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Step(100_000) {
		}
		n, _ := s.Best()
		swaps, moves = swaps+dealer.Swaps(), moves+n
	}
	got := walkRow{Iterations: d.Walks[0].Iterations, Swaps: float64(swaps) / float64(d.Samples), Moves: float64(moves) / float64(d.Samples), Error: d.Walks[0].Error}
	if got != d.Walks[0] {
		t.Errorf("walks of %d iterations: %+v, the file says %+v", d.Walks[0].Iterations, got, d.Walks[0])
	}
	for i, w := range d.Walks[1:] {
		if w.Iterations <= d.Walks[i].Iterations || w.Moves <= d.Walks[i].Moves || w.Swaps <= d.Walks[i].Swaps {
			t.Errorf("row %d %+v does not go beyond %+v", i+1, w, d.Walks[i])
		}
	}
	if last := d.Walks[len(d.Walks)-1]; math.Abs(last.Moves-d.Mean) > 3*last.Error || math.Abs(d.Shuffle.Moves-d.Mean) > 3*d.Shuffle.Error {
		t.Errorf("the longest walk's mean %v or the shuffle's %v is far from that of all boards, %v", last.Moves, d.Shuffle.Moves, d.Mean)
	}
}
