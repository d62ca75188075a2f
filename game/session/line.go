package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"time"

	"wildfifteen/puzzle"
)

// noteVersion is the version of the lines that hold no whole game: a [Note] or a [Told]. Programs that know records of
// version 1 only keep such lines as those of a newer version.
const noteVersion = 2

// LineKind is the kind of a line in a file of records.
type LineKind uint8

// The kinds of line.
const (
	BlankLine LineKind = iota
	SolveLine          // a finished game
	ToldLine           // a finished game of which another program has told the result alone
	NoteLine           // something about a game of another line
	NewerLine          // written by a newer version
	BadLine
	RunLine // a finished run
)

// Line is a line of a file of records.
type Line struct {
	Kind  LineKind
	Solve Solve    // of a SolveLine
	Run   RunSolve // of a RunLine
	Told  Told     // of a ToldLine
	Note  Note     // of a NoteLine
	Err   error    // of a NewerLine or a BadLine
}

// Note says something about a game that another line records. The last of several notes holds.
type Note struct {
	Of       Identity
	Removed  bool // the game counts nowhere
	Restored bool // it counts again
	Optimal  int  // the fewest moves from its scramble; 0: the note does not say that
}

// Told is the result of a game that was played in another program. Its moves are not known.
type Told struct {
	Config string // the configuration, which decides its records
	Hard   bool   // played by harder rules of that program: such games have records of their own
	MS     int64  // clock of the last move, in ms
	STM    int    // number of moves in the single-tile metric
	Date   time.Time
}

// short is the JSON of a Note or a Told.
type short struct {
	V        int        `json:"v"`
	Removed  string     `json:"removed,omitempty"`
	Restored string     `json:"restored,omitempty"`
	Optimal  int        `json:"optimal,omitempty"`
	Of       string     `json:"of,omitempty"`
	Told     string     `json:"told,omitempty"` // the configuration
	Hard     bool       `json:"hard,omitempty"`
	MS       *int64     `json:"ms,omitempty"`
	STM      *int       `json:"stm,omitempty"`
	Date     *time.Time `json:"date,omitempty"`
}

func (s short) line() []byte {
	s.V = noteVersion
	text, _ := json.Marshal(s) // texts, numbers and a date of which String has been taken can always be written
	return recordFrame.add(bytes.TrimSuffix(text, []byte{'}'}))
}

// Line returns the note as a line without a newline, which [ReadLine] reads.
func (n Note) Line() []byte {
	switch {
	case n.Removed:
		return short{Removed: n.Of.String()}.line()
	case n.Restored:
		return short{Restored: n.Of.String()}.line()
	}
	return short{Optimal: n.Optimal, Of: n.Of.String()}.line()
}

// Line returns the result as a line without a newline, which [ReadLine] reads.
func (t Told) Line() []byte {
	date := wholeDate(t.Date.UTC())
	return short{Told: t.Config, Hard: t.Hard, MS: &t.MS, STM: &t.STM, Date: &date}.line()
}

// Identity returns the identity of the game.
func (t Told) Identity() Identity {
	t.Date = wholeDate(t.Date.UTC())
	text, _ := json.Marshal(t)
	return Identity{hashOf("told", string(text)), t.Date.Unix()}
}

// Group returns the key under which bests and averages are kept: see [Solve.Group].
func (t Told) Group() string {
	if t.Hard {
		return t.Config + "=hard"
	}
	return t.Config
}

// errNote is the error of a line that looks like a Note or a Told and is none.
var errNote = errors.New("session: not a note on a game, and not the result of one")

// ReadLine reads a line of a file of records, without its newline. Whatever checks a line is done here.
func ReadLine(line []byte) Line {
	line = bytes.TrimRight(line, "\r")
	if len(bytes.TrimSpace(line)) == 0 {
		return Line{}
	}
	if bytes.HasPrefix(line, []byte(runPrefix)) {
		r, err := ParseRunSolve(line)
		switch {
		case err == nil:
			return Line{Kind: RunLine, Run: r}
		case errors.Is(err, ErrNewer):
			return Line{Kind: NewerLine, Err: err}
		}
		return Line{Kind: BadLine, Err: err}
	}
	if bytes.HasPrefix(line, []byte(`{"v":2,`)) {
		if l := readShort(line); l.Kind != NewerLine {
			return l
		}
	}
	r, err := ParseSolve(line)
	switch {
	case err == nil:
		return Line{Kind: SolveLine, Solve: r}
	case errors.Is(err, ErrNewer):
		return Line{Kind: NewerLine, Err: err}
	}
	return Line{Kind: BadLine, Err: err}
}

// Grown reports whether the incomplete last line of a file is a whole one whose newline has become another character.
func Grown(line []byte) bool { return recordFrame.grown(line) }

// readShort reads a Note or a Told. The kind is NewerLine if the line is neither.
func readShort(line []byte) Line {
	var s short
	_, sum := recordFrame.cut(line)
	switch {
	case sum == wrongSum:
		return Line{Kind: BadLine, Err: errSum}
	case sum == noSum || json.Unmarshal(line, &s) != nil:
		return Line{Kind: NewerLine}
	}
	if s.Told != "" {
		return s.told()
	}
	n := Note{Removed: s.Removed != "", Restored: s.Restored != "", Optimal: s.Optimal}
	var ok bool
	switch {
	case n.Removed:
		n.Of, ok = ParseIdentity(s.Removed)
	case n.Restored:
		n.Of, ok = ParseIdentity(s.Restored)
	case n.Optimal != 0:
		n.Of, ok = ParseIdentity(s.Of)
		ok = ok && n.Optimal > 0
	default:
		return Line{Kind: NewerLine}
	}
	if !ok {
		return Line{Kind: BadLine, Err: errNote}
	}
	return Line{Kind: NoteLine, Note: n}
}

func (s short) told() Line {
	c, err := puzzle.ParseConfig(s.Told)
	if err != nil || s.MS == nil || s.STM == nil || s.Date == nil || *s.MS < 0 || *s.MS > MaxClock.Milliseconds() || *s.STM < 0 {
		return Line{Kind: BadLine, Err: errNote}
	}
	return Line{Kind: ToldLine, Told: Told{Config: c.String(), Hard: s.Hard, MS: *s.MS, STM: *s.STM, Date: *s.Date}}
}
