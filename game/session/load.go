package session

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// maxProblems is the largest number of problems that are reported for one file.
const maxProblems = 100

// maxQuote is the largest number of bytes of a bad line that a problem quotes.
const maxQuote = 80

// Problem is a part of a file that could not be used.
type Problem struct {
	Line int    // line number from 1; 0 in settings, whose lines do not matter
	Text string // beginning of the line; in settings the name of the field
	Err  error
}

// Error describes the problem in English, for programmers.
func (p Problem) Error() string {
	if p.Line == 0 {
		return fmt.Sprintf("%s: %v", p.Text, p.Err)
	}
	return fmt.Sprintf("line %d %q: %v", p.Line, p.Text, p.Err)
}

// Unwrap returns p.Err.
func (p Problem) Unwrap() error { return p.Err }

// Newer reports whether one of the problems is that a newer version wrote the text: see [ErrNewer].
func Newer(problems []Problem) bool {
	return slices.ContainsFunc(problems, func(p Problem) bool { return errors.Is(p.Err, ErrNewer) })
}

// Loaded is the result of [Load].
type Loaded struct {
	Log      *Log      // never nil; without games if the file has none
	Newer    int       // version of the newer program that wrote the file, in which case nothing is loaded; or 0
	Bad      []byte    // the lines that could not be used, unchanged, each with a newline
	BadLines int       // number of lines in Bad
	Problems []Problem // why they could not be used, for the first hundred
	Rewrite  bool      // the file differs from Log.Compact() and should be replaced by it
}

// errOrphan is the error of an event or step that belongs to no game.
var errOrphan = errors.New("session: no game to go with")

// errStep is the error of a step to a game that does not exist.
var errStep = errors.New("session: no such game to go to")

// Load reads the file of a [Log] by replaying all its games. Lines may end in CR LF. An incomplete last line is dropped
// without a report, unless only its newline is missing; a line that cannot be parsed or applied is skipped and returned in Bad. The running game, if it is
// started and not over, is paused at the time of its last line. The log has no sink: see [Log.SetSink]. The time is
// linear in the length of the file and the size of the boards.
func Load(data []byte) Loaded {
	ld := Loaded{Log: NewLog(nil)}
	r := reader{log: ld.Log}
	for rest := data; ; {
		line, after, whole := bytes.Cut(rest, []byte{'\n'})
		if !whole && !lineFrame.whole(line) && !lineFrame.grown(line) {
			break
		}
		rest = after
		r.number++
		newer, err := r.readLine(bytes.TrimSuffix(line, []byte{'\r'}))
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

// report appends a problem unless the list is full.
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
	lost   bool // the last head or an event after it could not be read, so that the events that follow belong to no game
	summed bool // lines without a sum are damaged: a program that writes sums has written this file
}

// readLine checks the sum of a line and reads the line. After a damaged one that cannot be mended, no event of that game is
// used: the board would be one that was never there.
func (r *reader) readLine(line []byte) (newer int, err error) {
	text, sum := lineFrame.cut(line)
	version := headVersion(string(text))
	switch {
	case sum == wrongSum, sum == noSum && (r.summed || version >= summedVersion) && version <= LogVersion:
		if text, ok := lineFrame.mend(line); ok {
			_, err = r.read(string(text))
			return 0, errors.Join(errSum, err)
		}
		r.lost = true
		return 0, errSum
	}
	r.summed = r.summed || sum == rightSum
	return r.read(string(text))
}

// read reads a line without its sum.
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
	// Only heads contain a colon, so this may be a damaged head, and the following lines may belong to that game.
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
	case line == backLine && l.hasPrevious():
		l.show(-1, WentBack)
	case line == forwardLine && l.hasNext(): // not canGoOn: the line before was a pause
		l.show(+1, WentOn)
	default:
		return errStep
	}
	return nil
}

// finish pauses the games still running and sets the transition of the current one to Restored.
func (r *reader) finish() {
	for _, s := range r.log.games {
		s.paused = s.started && !s.over
	}
	if s := r.log.Current(); s != nil {
		s.follow(nil, Restored)
	}
}
