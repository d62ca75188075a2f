package saves

import (
	"bytes"
	"errors"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/exchange"
	"wildfifteen/game/session"
)

// IsTable reports whether a file is a table of results of another program, or the lines of JSON that Export makes.
func IsTable(data []byte) bool { return isRecords(data) || isForeign(data) }

func isRecords(data []byte) bool { return bytes.HasPrefix(bytes.TrimSpace(data), []byte(`{"v":`)) }

func isForeign(data []byte) bool {
	first, _, _ := bytes.Cut(bytes.TrimSpace(data), []byte{'\n'})
	return exchange.IsTable(string(first))
}

// TakenIn says what TakeIn has taken from a table.
type TakenIn struct {
	Added, Known int
	Bad          int    // lines that could not be read
	Day          string // a day of the table of which nothing tells whether the month comes first: nothing has been taken
	Cut          bool   // the file could not be read to its end
}

// intake reads a table in steps.
type intake struct {
	file    BackupFile
	pieces  stream
	rest    []byte
	records bool // they are lines of JSON
	dates   exchange.DateForm
	zone    *time.Location
	done    TakenIn
	ended   bool
}

// Taking reports whether a backup or a table is being read.
func (s *Saves) Taking() bool { return s.restore != nil || s.intake != nil }

// TakeIn adds the solves of a table, or of lines of JSON, that are not there. The days of the table are of a zone; dates is
// "m/d/y" or "d/m/y", or "" if the table shall tell. It takes a while: see TakenIn. While a table or a backup is read, it does
// nothing.
func (s *Saves) TakeIn(f BackupFile, dates string, zone *time.Location) {
	if s.Taking() {
		return
	}
	x := &intake{file: f, dates: exchange.DateForm(dates), zone: zone, records: isRecords(f.Data)}
	x.pieces = stream{name: f.Name, size: max(f.Size, int64(len(f.Data))), piece: linesPiece, used: int64(len(f.Data)), asked: int64(len(f.Data))}
	x.rest = f.Data
	if dates == "" {
		x.dates = exchange.GuessDates(strings.Lines(string(f.Data)))
	}
	s.intake = x
	s.readAll()
	s.takeOn()
}

// TakenIn returns what TakeIn has taken as soon as it is done, once.
func (s *Saves) TakenIn() (done TakenIn, ok bool) {
	x := s.intake
	if x == nil || !x.ended {
		return TakenIn{}, false
	}
	s.intake = nil
	return x.done, true
}

// reply takes a part of the file; it reports false if the reply is about something else.
func (x *intake) reply(p game.Reply) bool {
	if x.file.Reader == nil || p.Range.Name != x.pieces.name {
		return false
	}
	if p.Text != "" {
		x.done.Cut, x.ended = true, true
	}
	x.pieces.got(p)
	return true
}

// takeOn goes on with a table, for a tick.
func (s *Saves) takeOn() {
	x := s.intake
	if x == nil || s.Loading() {
		return
	}
	for work := workATick; work > 0 && !x.ended && !s.added.full(); {
		line, rest, whole := bytes.Cut(x.rest, []byte{'\n'})
		if !whole && !x.pieces.ended && len(line) < longest {
			piece, ok := x.pieces.next(x.file.Reader)
			if !ok && !x.pieces.ended {
				return
			}
			x.rest = append(bytes.Clone(x.rest), piece...)
			continue
		}
		x.rest, x.ended = rest, len(rest) == 0 && x.pieces.ended
		x.take(s, strings.TrimSpace(string(line)))
		work -= len(line) + lineWork
	}
}

// take takes a line.
func (x *intake) take(s *Saves, line string) {
	isNew, err := false, error(nil)
	switch {
	case line == "" || !x.records && exchange.IsTable(line):
		return
	case x.records:
		isNew, err = s.takeLine(line)
	default:
		var told session.Told
		if told, err = exchange.ParseRow(line, x.dates, x.zone); err == nil {
			isNew = s.Import(told)
		}
	}
	var fault *exchange.Fault
	switch {
	case errors.As(err, &fault) && fault.Kind == exchange.WhichDate && x.done.Added+x.done.Known == 0:
		x.done.Day, x.ended = fault.Input, true
	case errors.Is(err, errNote):
	case err != nil:
		x.done.Bad++
	case isNew:
		x.done.Added++
	default:
		x.done.Known++
	}
}

var (
	errNote = errors.New("saves: a note on a game")
	errLine = errors.New("saves: no record")
)

// takeLine takes a line of JSON and reports whether it is new.
func (s *Saves) takeLine(line string) (isNew bool, err error) {
	switch l := session.ReadLine([]byte(line)); l.Kind {
	case session.SolveLine:
		return s.Take(l.Solve), nil
	case session.ToldLine:
		return s.Import(l.Told), nil
	case session.RunLine:
		return s.TakeRun(l.Run), nil
	case session.NoteLine:
		return false, errNote
	}
	return false, errLine
}
