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
var sevenByTwo = knownRow{Size: "7x2", Command: "wildfifteen analyze 7x2", Boards: 43_589_145_600, Counts: sevenByTwoCounts, Radius: 108, Hardest: 1, Mean: 65.483526, Columns: 1, Deepest: []string{"7 6 12 4 3 9 1/0 13 5 11 10 2 8"}}

var sevenByTwoCounts = []uint64{
	1, 2, 3, 6, 11, 20, 37, 67, 117, 198, 329, 557, 942, 1575, 2597, 4241, 6724, 10_535, 16_396, 25_515, 39_362, 60_532,
	92_089, 138_969, 207_274, 307_725, 453_000, 664_240, 964_874, 1_392_975, 1_992_353, 2_832_063, 3_988_528, 5_586_275,
	7_756_511, 10_698_721, 14_621_717, 19_840_724, 26_676_629, 35_605_683, 47_083_756, 61_775_128, 80_280_617,
	103_437_923, 131_954_019, 166_799_476, 208_715_971, 258_659_945, 317_168_280, 384_949_885, 462_104_381, 548_743_615,
	644_208_445, 747_728_714, 857_838_218, 972_826_409, 1_090_524_780, 1_208_492_639, 1_324_294_771, 1_435_166_611,
	1_538_445_477, 1_631_318_167, 1_711_407_623, 1_776_313_778, 1_824_122_769, 1_853_119_548, 1_862_320_864,
	1_851_238_359, 1_820_042_135, 1_769_350_453, 1_700_564_453, 1_615_557_458, 1_516_675_570, 1_406_502_343,
	1_288_154_452, 1_164_716_069, 1_039_257_451, 914_718_314, 793_783_415, 678_934_877, 571_912_137, 474_232_181,
	386_713_150, 309_907_682, 243_779_436, 188_010_782, 142_009_132, 104_838_064, 75_576_381, 52_999_438, 36_159_280,
	23_830_790, 15_194_456, 9_260_117, 5_426_429, 3_003_444, 1_590_744, 784_126, 369_889, 159_376, 65_645, 23_761, 8357,
	2499, 779, 198, 43, 8, 1,
}

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
	row := knownRow{Size: size.String(), Boards: all.Total(), Counts: all.Counts, Radius: all.Radius(), Hardest: int(all.Deepest()), Mean: math.Round(all.Mean()*1e6) / 1e6}
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
		var boards, moves uint64
		for depth, n := range k.Counts {
			boards += n
			moves += n * uint64(depth)
		}
		if mean := float64(moves) / float64(boards); boards != k.Boards || len(k.Counts) != k.Radius+1 || int(k.Counts[k.Radius]) != k.Hardest || math.Abs(mean-k.Mean) > 1e-6 {
			t.Errorf("%v: counts of %d boards up to %d moves, on average %v; the row says %+v", k.Size, boards, len(k.Counts)-1, mean, k)
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
	want := KnownSize{Size: puzzle.Size{W: 7, H: 2}, Boards: 43_589_145_600, Counts: sevenByTwoCounts, Radius: 108, Hardest: 1, Mean: 65.483526, Columns: 1, Command: sevenByTwo.Command, deepest: sevenByTwo.Deepest}
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
	known := Known()[len(Known())-1]
	hardest := known.Deepest(goal)
	if len(hardest) != known.Hardest || hardest[0].String() != sevenByTwo.Deepest[0] || !SameColumns(goal, hardest[0]) {
		t.Errorf("the hardest 7x2 board is %v, or has other columns than the goal", hardest)
	}
}

// TestDeepest turns a space that can be counted: its hardest board to each goal with the blank in a corner is the one of the classic goal.
func TestDeepest(t *testing.T) {
	for _, text := range []string{"4x2", "4x2.snake", "4x2.snake-1", "4x2.classic-4", "4x2.classic-5", "2x4", "2x4.snake", "2x4.classic-1", "2x4.classic-2", "2x4.spiral-1"} {
		goal := puzzle.MustParseGoal(text).Board()
		want := count(t, goal, Options{}).Hardest(-1)
		k := KnownSize{Size: puzzle.Size{W: 4, H: 2}}
		for _, b := range count(t, goalAt(t, k.Size, 7), Options{}).Hardest(-1) {
			k.deepest = append(k.deepest, b.String())
		}
		if got := k.Deepest(goal); place(goal) != "corner" || !sameBoards(got, want) {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}
