package saves

import (
	"bytes"
	"errors"

	"wildfifteen/game"
	"wildfifteen/game/history"
)

// What a tick has time for in an export.
const (
	rowsTick  = 2000 // lines of CSV
	linesTick = 50   // records
)

// export writes games to a file in steps.
type export struct {
	list *history.List
	csv  bool
	name string
	next int
	out  bytes.Buffer
}

// Export makes a file of the games of a list, in its order, as CSV or as lines of JSON with all moves. name is the name of
// the file without its end. It takes a while: see Exported. A later Export takes its place.
func (s *Saves) Export(l *history.List, csv bool, name string) {
	s.export = &export{list: l, csv: csv, name: name}
	if csv {
		s.export.out.WriteString(history.CSVHeader + "\n")
	}
}

// Exported returns the file that Export makes as soon as it is made, once. A record that is no longer in its file is left
// out.
func (s *Saves) Exported() *game.FileOut {
	x := s.export
	if x == nil || x.step(s) {
		return nil
	}
	s.export = nil
	f := &game.FileOut{Name: x.name + ".jsonl", Type: "application/jsonl", Data: x.out.Bytes()}
	if x.csv {
		f.Name, f.Type = x.name+".csv", "text/csv"
	}
	return f
}

// step writes some games and reports whether there are more.
func (x *export) step(s *Saves) (more bool) {
	if x.csv {
		for end := min(x.next+rowsTick, x.list.Len()); x.next < end; x.next++ {
			x.out.Write(append(s.History.Row(x.list.At(x.next)).AppendCSV(x.out.AvailableBuffer()), '\n'))
		}
		return x.next < x.list.Len()
	}
	for i := x.next; i < min(x.next+linesTick, x.list.Len()); i++ {
		if id := x.list.At(i); !s.IsRun(id) {
			_, _, _ = s.Look(id) // so that all of them are read at once
		} else {
			_, _, _ = s.LookRun(id)
		}
	}
	for end := min(x.next+linesTick, x.list.Len()); x.next < end; x.next++ {
		line, ok := s.line(x.list.At(x.next))
		if !ok {
			return true
		}
		if line != nil {
			x.out.Write(append(line, '\n'))
		}
	}
	return x.next < x.list.Len()
}

// line returns the record of a game as a line, nil if there is none. It reports false if the record has to be read first.
func (s *Saves) line(id history.ID) (line []byte, ok bool) {
	if s.IsRun(id) {
		r, ok, err := s.LookRun(id)
		if err != nil || !ok {
			return nil, err != nil
		}
		return r.Line(), true
	}
	r, ok, err := s.Look(id)
	switch {
	case errors.Is(err, ErrNoMoves):
		return s.History.Told(id).Line(), true
	case err != nil:
		return nil, true
	case !ok:
		return nil, false
	}
	return r.Line(), true
}
