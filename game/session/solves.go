package session

import (
	"bytes"
	"errors"
	"slices"
)

// Solves is the content of a file of records, as far as it has been read.
type Solves struct {
	List       []Solve   // in the order of the file; callers may append records
	Newer      int       // number of lines that a newer version wrote; they are neither used nor bad
	NewerLines []byte    // these lines, unchanged, each with its newline
	Bad        []byte    // the lines that could not be used, unchanged, each with its newline
	BadLines   int       // number of lines in Bad
	Problems   []Problem // why they could not be used, for the first hundred
	Torn       bool      // the file does not end in a newline: an empty line must be appended before any other

	rest   []byte                // the unread part of the file
	number int                   // number of the line read last
	index  map[identity]struct{} // of Has
	known  int                   // number of records in the index: the first ones of List
}

// NewSolves returns the records of a file, of which none is read yet. data must not change until all are read.
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

// Read reads the next n lines of the file, one record each, with [ParseSolve], and reports whether there are more. Empty
// lines and duplicates of earlier records are skipped. A last line without its newline is used if it is a valid record,
// and dropped without a report otherwise.
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
		case err == nil && all.Has(r): // a duplicate, written by a program that had not seen the first
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

// Has reports whether the List contains a record of the same game (see [Solve.Same]). It keeps an index: a call takes time
// linear in the number of records appended since the last call.
func (all *Solves) Has(r Solve) bool {
	if all.index == nil {
		all.index = make(map[identity]struct{})
	}
	for ; all.known < len(all.List); all.known++ {
		all.index[all.List[all.known].identity()] = struct{}{}
	}
	_, has := all.index[r.identity()]
	return has
}

// Tells reports whether the List contains a record of a solved game. A program that may have been killed between the last
// move of a game and its record uses it to write the record exactly once. The date of the record is not known then, only
// that it is not before that of the deal; games that took some time are told apart by their times alone.
func (all *Solves) Tells(s *Session) bool {
	r, ok := s.Solve(s.dealt)
	if !ok {
		return false
	}
	key := r.identity()
	return slices.ContainsFunc(all.List, func(o Solve) bool {
		late := r.MS > 0 || !o.Date.Before(s.dealt)
		same := o.identity()
		same.second = key.second
		return late && same == key
	})
}
