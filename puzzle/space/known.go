package space

import (
	_ "embed"
	"encoding/json"
	"fmt"

	"wildfifteen/puzzle"
)

// KnownSize is what is known of the state space of one size in the single-tile metric. The goal's blank is in a corner;
// only Radii covers every cell of the goal's blank.
type KnownSize struct {
	Size    puzzle.Size
	Boards  uint64   // number of boards that can reach the goal
	Counts  []uint64 // number of boards that need 0, 1, 2, … moves
	Radius  int      // maximum of the fewest moves over all boards
	Hardest int      // number of boards that need Radius moves
	Mean    float64  // of the fewest moves over all boards, including the goal, to six decimals
	Columns int      // two rows: number of hardest boards with SameColumns; else 0
	Radii   []int    // up to ten cells: the radius for each cell of the goal's blank; else nil
	Command string   // the command that computed these numbers

	deepest []string // the hardest boards to the classic goal, where it takes minutes to find them
}

// Deepest returns the hardest boards to a goal of the size, upright or lying, with its blank in a corner. There are none for sizes of which
// [Count] finds them at once.
func (k *KnownSize) Deepest(goal puzzle.Board) (list []puzzle.Board) {
	size, blank := goal.Size(), goal.Blank()
	cell := func(c int) int { // of the goal; the classic one has its blank in the last
		x, y := c%k.Size.W, c/k.Size.W
		if size != k.Size {
			x, y = y, x
		}
		if blank%size.W == 0 {
			x = size.W - 1 - x
		}
		if blank/size.W == 0 {
			y = size.H - 1 - y
		}
		return y*size.W + x
	}
	for _, text := range k.deepest {
		labels := make([]int, size.Cells())
		for i, label := range puzzle.MustParseBoard(text).AppendLabels(nil) {
			if label != 0 {
				labels[cell(i)] = goal.At(cell(label - 1))
			}
		}
		if b, err := puzzle.NewBoard(size, labels); err == nil {
			list = append(list, b)
		}
	}
	return list
}

// knownJSON is written by TestKnownSizes and read by Known.
//
//go:embed known.json
var knownJSON string

// knownFile is the content of known.json.
type knownFile struct {
	Command string     `json:"command"` // for the sizes without a command of their own
	Sizes   []knownRow `json:"sizes"`
}

// knownRow is a KnownSize in the form of the file.
type knownRow struct {
	Size    string   `json:"size"`
	Command string   `json:"command,omitempty"`
	Boards  uint64   `json:"boards"`
	Counts  []uint64 `json:"counts"`
	Radius  int      `json:"radius"`
	Hardest int      `json:"hardest"`
	Mean    float64  `json:"mean"`
	Columns int      `json:"columns,omitempty"`
	Radii   []int    `json:"radii,omitempty"`
	Deepest []string `json:"deepest,omitempty"`
}

// Known returns the sizes whose state spaces were computed beforehand: all sizes with at least two rows and two
// columns that have up to 12 cells, and 7x2. They are at least as wide as high, in ascending order of the number of
// boards. The result is the caller's. Each call decodes a small embedded file, which takes about 40 microseconds, so
// callers should keep what they need.
func Known() []KnownSize {
	var file knownFile
	if err := json.Unmarshal([]byte(knownJSON), &file); err != nil {
		panic(fmt.Sprintf("space: known.json is damaged: %v", err)) // the tests read it
	}
	list := make([]KnownSize, len(file.Sizes))
	for i, row := range file.Sizes {
		size, err := puzzle.ParseSize(row.Size)
		if err != nil {
			panic(fmt.Sprintf("space: known.json is damaged: %v", err))
		}
		if row.Command == "" {
			row.Command = file.Command
		}
		list[i] = KnownSize{
			Size: size, Boards: row.Boards, Counts: row.Counts, Radius: row.Radius, Hardest: row.Hardest, Mean: row.Mean,
			Columns: row.Columns, Radii: row.Radii, Command: row.Command, deepest: row.Deepest,
		}
	}
	return list
}

// Radii returns, for each cell of the goal's blank, the maximum of the fewest moves (STM) over all boards of the size.
// They are known for sizes of up to ten cells with at least two rows and two columns; for other sizes Radii returns
// nil. The result is the caller's. The cost is that of [Known].
func Radii(size puzzle.Size) []int {
	for _, known := range Known() {
		switch known.Size {
		case size:
			return known.Radii
		case puzzle.Size{W: size.H, H: size.W}:
			return transposed(known.Radii, known.Size)
		}
	}
	return nil
}

// transposed exchanges the rows and columns of a list with one entry for each cell of a board.
func transposed(list []int, size puzzle.Size) []int {
	if list == nil {
		return nil
	}
	out := make([]int, len(list))
	for cell, n := range list {
		out[cell%size.W*size.H+cell/size.W] = n
	}
	return out
}
