package session

import (
	"bytes"
)

// Solves is the content of a file of records.
type Solves struct {
	List       []Solve    // in the order of the file
	Runs       []RunSolve // the same
	Told       []Told     // the same
	Notes      []Note     // the same
	Newer      int        // number of lines that a newer version wrote; they are neither used nor bad
	NewerLines []byte     // these lines, unchanged, each with its newline
	Bad        []byte     // the lines that could not be used, unchanged, each with its newline
	BadLines   int        // number of lines in Bad
	Problems   []Problem  // why they could not be used, for the first hundred
	Torn       bool       // the file does not end in a newline: an empty line must be appended before any other
}

// LoadSolves reads all lines of a file with [ReadLine]. Empty lines and duplicates of earlier records are skipped. A last
// line without its newline is used if it is valid, and dropped without a report otherwise.
func LoadSolves(data []byte) *Solves {
	all := &Solves{Torn: len(data) > 0 && data[len(data)-1] != '\n'}
	known := map[Identity]bool{}
	for number := 1; len(data) > 0; number++ {
		line, rest, whole := bytes.Cut(data, []byte{'\n'})
		data = rest
		l := ReadLine(line)
		switch l.Kind {
		case SolveLine:
			if id := l.Solve.Identity(); !known[id] {
				known[id] = true
				all.List = append(all.List, l.Solve)
			}
		case RunLine:
			if id := l.Run.Identity(); !known[id] {
				known[id] = true
				all.Runs = append(all.Runs, l.Run)
			}
		case ToldLine:
			if id := l.Told.Identity(); !known[id] {
				known[id] = true
				all.Told = append(all.Told, l.Told)
			}
		case NoteLine:
			all.Notes = append(all.Notes, l.Note)
		case NewerLine:
			all.Newer++
			all.NewerLines = append(append(all.NewerLines, line...), '\n')
		case BadLine:
			if whole || Grown(line) {
				all.Bad = append(append(all.Bad, line...), '\n')
				all.BadLines++
				all.Problems = report(all.Problems, number, line, l.Err)
			}
		}
	}
	return all
}
