package session

import (
	"bytes"
	"errors"
	"slices"
)

// Solves is what [LoadSolves] found in a file of records.
type Solves struct {
	List     []Solve   // in the order of the file
	Newer    int       // lines written by a newer version: left where they are and not counted
	Bad      []byte    // the lines that could not be used, as they were, each with its newline
	BadLines int       // how many
	Problems []Problem // what was wrong with them, the first hundred
	Torn     bool      // the file does not end in a newline: an empty line must be appended before any other
}

// LoadSolves reads a file of records, a line each, and checks every one: see [ParseSolve]. Empty lines
// are skipped. A last line without its newline is taken if it is whole and dropped in silence otherwise.
func LoadSolves(data []byte) Solves {
	var all Solves
	for number := 1; len(data) > 0; number++ {
		line, rest, whole := bytes.Cut(data, []byte{'\n'})
		data = rest
		all.Torn = !whole
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		r, err := ParseSolve(line)
		switch {
		case err == nil:
			all.List = append(all.List, r)
		case errors.Is(err, ErrNewer):
			all.Newer++
		case whole:
			all.Bad = append(append(all.Bad, line...), '\n')
			all.BadLines++
			all.Problems = report(all.Problems, number, line, err)
		}
	}
	return all
}

// Has reports whether the game is on record: the program may have been ended between the last move and
// its record, and must not write it twice.
func (all Solves) Has(r Solve) bool {
	return slices.ContainsFunc(all.List, r.Same)
}
