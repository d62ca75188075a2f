package space

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"reflect"
	"slices"
	"testing"

	"wildfifteen/puzzle"
)

var writeKnown = flag.Bool("write-known", false, "write known.json anew")

// sevenByTwo is what the command analyze prints for 7x2. It takes some minutes and 6 GB of memory.
var sevenByTwo = knownRow{Size: "7x2", Command: "wildfifteen analyze 7x2", Boards: 43_589_145_600, Radius: 108, Hardest: 1, Mean: 65.483526, Columns: 1}

// TestKnownSizes computes the spaces of known.json again.
func TestKnownSizes(t *testing.T) {
	made := knownFile{Command: "go test ./puzzle/space -run TestKnownSizes -write-known"}
	for _, text := range []string{"2x2", "3x2", "4x2", "3x3", "5x2", "4x3", "6x2"} {
		size, err := puzzle.ParseSize(text)
		if err != nil {
			t.Fatal(err)
		}
		if testing.Short() && size.Cells() > maxByteCells && !*writeKnown {
			t.Skip("spaces of twelve cells")
		}
		made.Sizes = append(made.Sizes, rowOf(t, size))
	}
	made.Sizes = append(made.Sizes, sevenByTwo)
	if *writeKnown {
		writeRows(t, "known.json", made)
		return
	}
	var kept knownFile
	if err := json.Unmarshal([]byte(knownJSON), &kept); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(kept, made) {
		t.Errorf("known.json holds\n%+v\ncomputed\n%+v", kept, made)
	}
}

// rowOf computes the space of a size.
func rowOf(t *testing.T, size puzzle.Size) knownRow {
	goal := goalAt(t, size, size.Cells()-1)
	all := count(t, goal, Options{})
	row := knownRow{Size: size.String(), Boards: all.Total(), Radius: all.Radius(), Hardest: int(all.Deepest()), Mean: math.Round(all.Mean()*1e6) / 1e6}
	if size.H == 2 {
		for _, b := range all.Hardest(-1) {
			if SameColumns(goal, b) {
				row.Columns++
			}
		}
	}
	if size.Cells() <= maxByteCells {
		row.Radii = countRadii(t, size)
	}
	return row
}

// countRadii computes the radius for each cell of the goal's blank.
func countRadii(t *testing.T, size puzzle.Size) (list []int) {
	for blank := range size.Cells() {
		list = append(list, count(t, goalAt(t, size, blank), Options{}).Radius())
	}
	return list
}

func writeRows(t *testing.T, name string, file knownFile) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  \"command\": %q,\n  \"sizes\": [\n", file.Command)
	for i, row := range file.Sizes {
		line, err := json.Marshal(row)
		if err != nil {
			t.Fatal(err)
		}
		end := ","
		if i == len(file.Sizes)-1 {
			end = ""
		}
		fmt.Fprintf(&b, "    %s%s\n", line, end)
	}
	b.WriteString("  ]\n}\n")
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestKnown compares what Known returns with the rows of the file.
func TestKnown(t *testing.T) {
	list := Known()
	var names []string
	for i, k := range list {
		names = append(names, k.Size.String())
		if n := States(k.Size); !n.IsUint64() || n.Uint64() != k.Boards {
			t.Errorf("%v has %v boards, the file says %d", k.Size, n, k.Boards)
		}
		if k.Size.W < k.Size.H || k.Command == "" || i > 0 && k.Boards < list[i-1].Boards {
			t.Errorf("row %d is %+v", i, k)
		}
		if small := k.Size.Cells() <= maxByteCells; small != (k.Radii != nil) || small && k.Radii[k.Size.Cells()-1] != k.Radius {
			t.Errorf("%v: radius %d, radii %v", k.Size, k.Radius, k.Radii)
		}
	}
	if want := []string{"2x2", "3x2", "4x2", "3x3", "5x2", "4x3", "6x2", "7x2"}; !slices.Equal(names, want) {
		t.Errorf("sizes %v, want %v", names, want)
	}
	last := list[len(list)-1]
	want := KnownSize{Size: puzzle.Size{W: 7, H: 2}, Boards: 43_589_145_600, Radius: 108, Hardest: 1, Mean: 65.483526, Columns: 1, Command: sevenByTwo.Command}
	if !reflect.DeepEqual(last, want) {
		t.Errorf("%+v, want %+v", last, want)
	}
	list[0].Radii[0] = 99
	if Known()[0].Radii[0] == 99 {
		t.Error("the result is not the caller's own")
	}
}

// TestRadii computes the radii of all sizes of up to ten cells, including those higher than wide.
func TestRadii(t *testing.T) {
	for w := 1; w <= 10; w++ {
		for h := 1; w*h <= 10; h++ {
			size := puzzle.Size{W: w, H: h}
			got := Radii(size)
			if !size.Playable() {
				if got != nil {
					t.Errorf("%v: %v, want nil", size, got)
				}
				continue
			}
			if want := countRadii(t, size); !slices.Equal(got, want) {
				t.Errorf("%v: %v, want %v", size, got, want)
			}
		}
	}
	for _, size := range []puzzle.Size{{W: 4, H: 3}, {W: 3, H: 4}, {W: 2, H: 7}, {W: 4, H: 4}, {}} {
		if got := Radii(size); got != nil {
			t.Errorf("%v: %v, want nil", size, got)
		}
	}
}

// TestSevenByTwo checks the facts about 7x2 that can be checked without counting its states.
func TestSevenByTwo(t *testing.T) {
	goal := goalAt(t, puzzle.Size{W: 7, H: 2}, 13)
	hardest := puzzle.MustParseBoard("7 6 12 4 3 9 1/0 13 5 11 10 2 8")
	if !SameColumns(goal, hardest) {
		t.Error("the hardest 7x2 board has other columns than the goal")
	}
}
