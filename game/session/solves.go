package session

import (
	"bytes"
	"errors"
	"slices"
)

// Solves is what a file of records holds, as far as it was read.
type Solves struct {
	List       []Solve   // in the order of the file; records may be appended to it
	Newer      int       // lines written by a newer version: left where they are and not counted
	NewerLines []byte    // these lines, as they were, each with its newline
	Bad        []byte    // the lines that could not be used, as they were, each with its newline
	BadLines   int       // how many
	Problems   []Problem // what was wrong with them, the first hundred
	Torn       bool      // the file does not end in a newline: an empty line must be appended before any other

	rest   []byte           // what is still to be read
	number int              // of the line read last
	places map[string][]int // in List, by game ID, of the records that Has knows
	known  int              // how many it knows: the first ones of List
}

// NewSolves returns the file's records, none of them read yet. The data must not change until all are.
func NewSolves(data []byte) *Solves {
	return &Solves{rest: data, Torn: len(data) > 0 && data[len(data)-1] != '\n'}
}

// LoadSolves reads all records of a file: see [Solves.Read].
func LoadSolves(data []byte) *Solves {
	all := NewSolves(data)
	for all.Read(1 << 20) {
	}
	return all
}

// Read reads the next n lines of the file, a record each, and checks every one: see [ParseSolve]. It
// reports whether there are more. Empty lines are skipped. A last line without its newline is taken
// if it is whole and dropped in silence otherwise; so is a record that is there already.
func (all *Solves) Read(n int) (more bool) {
	for ; n > 0 && len(all.rest) > 0; n-- {
		line, rest, whole := bytes.Cut(all.rest, []byte{'\n'})
		all.rest = rest
		all.number++
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		r, err := ParseSolve(line)
		switch {
		case err == nil && all.Has(r): // written twice, by a program that could not see the first
		case err == nil:
			all.List = append(all.List, r)
		case errors.Is(err, ErrNewer):
			all.Newer++
			all.NewerLines = append(append(all.NewerLines, line...), '\n')
		case whole:
			all.Bad = append(append(all.Bad, line...), '\n')
			all.BadLines++
			all.Problems = report(all.Problems, all.number, line, err)
		}
	}
	return len(all.rest) > 0
}

// Has reports whether the game is on record: the program may have been ended between the last move and
// its record, and must not write it twice. The first call, and the first after others were appended to the List,
// look at each of those; all others only at the records of that deal.
func (all *Solves) Has(r Solve) bool {
	if all.places == nil {
		all.places = make(map[string][]int)
	}
	for ; all.known < len(all.List); all.known++ {
		id := all.List[all.known].ID
		all.places[id] = append(all.places[id], all.known)
	}
	return slices.ContainsFunc(all.places[r.ID], func(i int) bool { return r.Same(all.List[i]) })
}
