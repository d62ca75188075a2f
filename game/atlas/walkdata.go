package atlas

import (
	_ "embed"
	"encoding/json"
	"fmt"
)

// walksJSON is the result of an experiment, with the command that made it and the source of the mean of all boards.
//
//go:embed walks.json
var walksJSON []byte

// walkData is the experiment that compares random walks with the shuffle.
type walkData struct {
	Command string    `json:"command"`
	Config  string    `json:"config"`
	Samples int       `json:"samples"` // number of boards for each row
	Mean    float64   `json:"mean"`    // of the fewest moves over all boards
	Walks   []walkRow `json:"walks"`   // in ascending order of iterations; at least one
	Shuffle walkRow   `json:"shuffle"`
}

// walkRow is the result of one way to scramble.
type walkRow struct {
	Iterations int     `json:"iterations,omitempty"` // of a walk
	Swaps      float64 `json:"swaps"`                // mean
	Moves      float64 `json:"moves"`                // mean of the fewest that solve a board
	Error      float64 `json:"error"`                // standard error of that mean
}

// readWalks decodes the embedded file.
func readWalks() (d walkData) {
	if err := json.Unmarshal(walksJSON, &d); err != nil {
		panic(fmt.Sprintf("atlas: walks.json is damaged: %v", err)) // the tests read it
	}
	return d
}

// walk returns the row of a number of iterations, the first row if there is none.
func (d *walkData) walk(iterations int) walkRow {
	for _, w := range d.Walks {
		if w.Iterations == iterations {
			return w
		}
	}
	return d.Walks[0]
}

// maxError returns the largest standard error.
func (d *walkData) maxError() float64 {
	e := d.Shuffle.Error
	for _, w := range d.Walks {
		e = max(e, w.Error)
	}
	return e
}
