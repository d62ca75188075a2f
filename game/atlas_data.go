package game

import (
	_ "embed"
	"encoding/json"
	"fmt"

	"wildfifteen/puzzle"
)

// What the atlas tells of all sizes, and of ways to shuffle: each file holds the commands that made it.
var (
	//go:embed atlas_sizes.json
	sizesJSON []byte
	//go:embed atlas_walks.json
	walksJSON []byte
)

// sizesData is the file of the state spaces of all sizes, their goal's blank in a corner.
type sizesData struct {
	Command string    `json:"command"`
	Sizes   []sizeRow `json:"sizes"`
}

// sizeRow is the state space of one size.
type sizeRow struct {
	Size    string  `json:"size"`
	Command string  `json:"command,omitempty"` // that made this row, where it is another
	Boards  uint64  `json:"boards"`
	Radius  int     `json:"radius"`            // the most moves that any board needs
	Hardest int     `json:"hardest"`           // how many boards need so many
	Mean    float64 `json:"mean"`              // of the fewest moves of all boards, the goal included
	Columns int     `json:"columns,omitempty"` // of two rows: how many of the hardest keep the goal's columns together
	Radii   []int   `json:"radii,omitempty"`   // up to ten cells: the radius for each cell of the goal's blank
}

// walksData is the file of the experiment that compares random walks with the shuffle.
type walksData struct {
	Command string    `json:"command"`
	Config  string    `json:"config"`
	Samples int       `json:"samples"`
	Mean    float64   `json:"mean"` // of all boards
	Source  string    `json:"source"`
	Walks   []walkRow `json:"walks"`
	Shuffle walkRow   `json:"shuffle"`
}

// walkRow is what one way to scramble came to.
type walkRow struct {
	Iterations int     `json:"iterations,omitempty"`
	Swaps      float64 `json:"swaps"` // mean
	Moves      float64 `json:"moves"` // mean of the fewest that solve the board
	Error      float64 `json:"error"` // standard error of that mean
}

// mustRead reads an embedded file; the tests read them all.
func mustRead[T any](data []byte) (v T) {
	if err := json.Unmarshal(data, &v); err != nil {
		panic(fmt.Sprintf("game: an embedded file is damaged: %v", err))
	}
	return v
}

// board is the row's size.
func (r *sizeRow) board() puzzle.Size {
	size, err := puzzle.ParseSize(r.Size)
	if err != nil {
		panic(fmt.Sprintf("game: an embedded file is damaged: %v", err))
	}
	return size
}
