package session

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// maxProblems is how many problems of one file are told one by one.
const maxProblems = 100

// maxQuote is how many bytes of a bad line a problem quotes.
const maxQuote = 80

// Problem is something in a file that could not be used.
type Problem struct {
	Line int    // counted from 1; 0 where lines mean nothing
	Text string // what was there, shortened; of settings the field's name
	Err  error
}

// Error returns the problem in English, for programmers.
func (p Problem) Error() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s: %v", p.Text, p.Err)
	}
	return fmt.Sprintf("line %d %q: %v", p.Line, p.Text, p.Err)
}

// Unwrap returns what went wrong.
func (p Problem) Unwrap() error { return p.Err }

// Newer reports whether one of the problems is that a newer version wrote what could not be used: see [ErrNewer].
func Newer(problems []Problem) bool {
	return slices.ContainsFunc(problems, func(p Problem) bool { return errors.Is(p.Err, ErrNewer) })
}

// Loaded is what [Load] found in a log's file.
type Loaded struct {
	Log      *Log      // never nil; without a game if there was none
	Newer    int       // if not 0: the newer version that wrote the file; then nothing is loaded
	Bad      []byte    // the lines that could not be used, as they were, each with its newline
	BadLines int       // how many
	Problems []Problem // what was wrong with them, the first hundred
	Rewrite  bool      // the file holds more or less than Log.Compact() returns, and should be replaced by it
}

// errOrphan says that there is no game that a line could belong to.
var errOrphan = errors.New("session: no game to go with")

// errStep says that there is no game to go to.
var errStep = errors.New("session: no such game to go to")

// Load reads the file of a [Log]: it plays every game of it again. Lines may also end as editors on Windows end
// them. An incomplete last line is dropped in silence; a line that cannot be read or does not fit is put aside and
// skipped. The running game, if it is started and not over, is paused at the time of its last line. The log has no
// sink yet: see [Log.SetSink]. It takes time in proportion to the file's length (and the size of its boards).
func Load(data []byte) Loaded {
	ld := Loaded{Log: NewLog(nil)}
	r := reader{log: ld.Log}
	for rest := data; ; {
		line, after, whole := bytes.Cut(rest, []byte{'\n'})
		if !whole {
			break
		}
		rest = after
		r.number++
		newer, err := r.read(string(bytes.TrimSuffix(line, []byte{'\r'})))
		if newer > 0 {
			return Loaded{Log: NewLog(nil), Newer: newer}
		}
		if err != nil {
			ld.Bad = append(append(ld.Bad, line...), '\n')
			ld.BadLines++
			ld.Problems = report(ld.Problems, r.number, line, err)
		}
	}
	r.finish()
	ld.Rewrite = !bytes.Equal(data, ld.Log.Compact())
	return ld
}

// report adds a problem to the list, if it is not full.
func report(list []Problem, number int, line []byte, err error) []Problem {
	if len(list) >= maxProblems {
		return list
	}
	return append(list, Problem{number, strings.ToValidUTF8(string(line[:min(len(line), maxQuote)]), "?"), err})
}

// reader replays a log line by line.
type reader struct {
	log    *Log
	number int
	lost   bool // the last head could not be read: events belong to no game
}

func (r *reader) read(line string) (newer int, err error) {
	switch {
	case strings.HasPrefix(line, "+"):
		return 0, r.event(line)
	case line == backLine || line == forwardLine:
		return 0, r.step(line)
	case strings.HasPrefix(line, headWord):
		s, newer, err := parseHead(line)
		r.lost = err != nil
		if err == nil {
			r.log.add(s)
		}
		return newer, err
	}
	// Only a head has a colon, so this may be one with a spoilt beginning, and what follows another game's.
	r.lost = r.lost || strings.Contains(line, ":")
	return 0, errHead
}

func (r *reader) event(line string) error {
	s := r.log.Current()
	if s == nil || r.lost {
		return errOrphan
	}
	e, err := ParseEvent(line)
	if err != nil {
		return err
	}
	return s.Apply(e)
}

func (r *reader) step(line string) error {
	l := r.log
	switch {
	case l.Current() == nil || r.lost:
		return errOrphan
	case line == backLine && l.canGoBack():
		l.show(-1, WentBack)
	case line == forwardLine && l.hasNext(): // a pause came just before
		l.show(+1, WentOn)
	default:
		return errStep
	}
	return nil
}

// finish pauses what is left running and makes the view begin with the board as it is.
func (r *reader) finish() {
	for _, s := range r.log.games {
		s.paused = s.started && !s.solved
	}
	if s := r.log.Current(); s != nil {
		s.follow(nil, Restored)
	}
}
