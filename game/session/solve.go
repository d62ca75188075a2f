package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"wildfifteen/puzzle"
)

// Solve is the record of a finished game, one line of JSON. Moves, At, STM and MTM describe the line, from the scramble
// to the goal, or to the board of the check that failed; Undos, Hints, Peeks, Auto and Events describe the whole game.
type Solve struct {
	V      int       `json:"v"`                // Version, or modeVersion of a game with a mode
	ID     string    `json:"id"`               // exact game ID
	Config string    `json:"config"`           // the configuration as asked for, which decides its records
	Seed   string    `json:"seed,omitempty"`   // the seed, if the game had one
	Depth  int       `json:"depth,omitempty"`  // the number of moves that the deal was asked to need; 0: none was asked
	Own    bool      `json:"own,omitempty"`    // the player chose the board
	Study  bool      `json:"study,omitempty"`  // the board is a study
	Mode   Mode      `json:"mode,omitempty"`   // how the game was played
	Failed bool      `json:"failed,omitempty"` // a check ended the game away from its goal
	Moves  string    `json:"moves"`            // the line, each move as it was made
	At     []int64   `json:"at"`               // clock of each of the moves, in ms since the first move of the game
	MS     int64     `json:"ms"`               // clock of the last move, in ms: without pauses
	STM    int       `json:"stm"`              // length of the line in the single-tile metric
	MTM    int       `json:"mtm"`              // length of the line in the multi-tile metric
	Undos  int       `json:"undos"`
	Hints  int       `json:"hints"`
	Peeks  int       `json:"peeks"`
	Auto   int       `json:"auto"`  // moves that the program made for the player
	Input  string    `json:"input"` // input of the line's moves; "mixed" also if the program made them all
	Date   time.Time `json:"date"`  // when the game ended, RFC 3339
	Events string    `json:"events"`
}

// modeVersion is the version of the records of games with a mode: programs that know no modes keep them as those of a newer
// version, and do not count them among other games.
const modeVersion = 2

// version returns the version of the record of a game that is played in a mode.
func (m Mode) version() int {
	if m == Ordinary {
		return Version
	}
	return modeVersion
}

// Solve returns the record of a game that ended at date. The result is false if the game is not over or not recordable
// (see [Session.Recordable]).
func (s *Session) Solve(date time.Time) (Solve, bool) {
	if !s.over || !s.recordable {
		return Solve{}, false
	}
	moves := make([]puzzle.Move, len(s.line))
	at := make([]int64, len(s.line))
	for i, st := range s.line {
		moves[i], at[i] = st.move, st.at.Milliseconds()
	}
	in := s.Input()
	if in == NoInput {
		in = Mixed
	}
	r := Solve{
		V: s.options.Mode.version(), Mode: s.options.Mode, Failed: s.Failed(), ID: s.game.ID(), Config: s.game.Config.String(), Moves: puzzle.FormatMoves(moves), At: at,
		MS: s.last.Milliseconds(), STM: s.counts.stm, MTM: s.counts.mtm, Depth: s.options.Depth, Own: s.options.Own, Undos: s.counts.undos,
		Hints: s.counts.hints, Peeks: s.counts.peeks, Auto: s.counts.autos, Input: in.String(),
		Date: wholeDate(date), Events: string(appendEvents(nil, s.events)),
	}
	r.Study = s.options.Study
	if s.game.Seeded {
		r.Seed = s.game.Seed
	}
	return r, true
}

// Line returns the record as one line of JSON without a newline, with the sum as its last field. [ParseSolve] parses it.
func (r Solve) Line() []byte {
	return recordLine(&r, &r.Date)
}

// recordLine returns the line of a record, whose date becomes one in UTC if RFC 3339 cannot represent its time zone.
func recordLine(record any, date *time.Time) []byte {
	var line bytes.Buffer
	enc := json.NewEncoder(&line)
	enc.SetEscapeHTML(false)
	if enc.Encode(record) != nil {
		*date = date.UTC()
		_ = enc.Encode(record)
	}
	return recordFrame.add(bytes.TrimSuffix(line.Bytes(), []byte("}\n")))
}

// errSolve is the error of a record whose fields contradict each other.
var errSolve = errors.New("session: the record does not tell a game that has ended")

// ParseSolve parses a record and replays it. A record that it returns leads from the scramble to the goal or to a check, and
// all its fields agree with its events, and so does the sum if it has one: older records have none. Unknown fields are ignored. The
// error wraps [ErrNewer] if a newer version wrote the record.
func ParseSolve(line []byte) (Solve, error) {
	if _, sum := recordFrame.cut(bytes.TrimRight(line, "\r")); sum == wrongSum {
		return Solve{}, errSum
	}
	var r Solve
	err := json.Unmarshal(line, &r)
	if r.V > modeVersion || r.V > Version && (r.Mode == Ordinary || !r.Mode.known()) { // before err, because fields of a newer version may have other types
		return Solve{}, fmt.Errorf("%w: record of version %d", ErrNewer, r.V)
	}
	if err != nil {
		return Solve{}, fmt.Errorf("session: record: %w", err)
	}
	s, err := r.Replay()
	if err != nil {
		return Solve{}, err
	}
	told, ok := s.Solve(r.Date)
	told.Date = r.Date // which cannot be wrong
	if !ok || !told.Same(r) || told.Moves != r.Moves || told.MS != r.MS || !slices.Equal(told.At, r.At) || told.tally() != r.tally() {
		return Solve{}, errSolve
	}
	return r, nil
}

// tally returns the counts of a record, for comparison.
func (r Solve) tally() [9]int {
	in, _ := ParseInput(r.Input)
	failed := 0
	if r.Failed {
		failed = 1
	}
	return [9]int{failed, r.V, r.STM, r.MTM, r.Undos, r.Hints, r.Peeks, r.Auto, int(in)}
}

// Same reports whether two valid records are of the same game: the same deal, moves and times, and the same second of its
// end.
func (r Solve) Same(o Solve) bool {
	return r.ID == o.ID && r.Config == o.Config && r.Events == o.Events && r.Depth == o.Depth && r.Own == o.Own && r.Study == o.Study && r.Mode == o.Mode && r.Date.Unix() == o.Date.Unix()
}

// Group returns the key under which bests and averages are kept: the configuration ("3x3.snake"), with a suffix for modes
// ("3x3.snake=blind"), for deals that were asked to need a number of moves ("3x3.snake=24") and for boards that the player
// chose ("3x3.snake=own", "3x3.snake=blind-own"), and for studies ("3x3.classic=study").
func (r Solve) Group() string {
	switch {
	case r.Mode != Ordinary && r.Own:
		return r.Config + "=" + string(r.Mode) + "-own"
	case r.Mode != Ordinary:
		return r.Config + "=" + string(r.Mode)
	case r.Study:
		return r.Config + "=study"
	case r.Own:
		return r.Config + "=own"
	case r.Depth > 0:
		return r.Config + "=" + strconv.Itoa(r.Depth)
	}
	return r.Config
}

// Game returns the deal.
func (r Solve) Game() (puzzle.Game, error) { return gameOf(r.ID, r.Config, r.Seed, r.Seed != "") }

// EventList parses Events.
func (r Solve) EventList() ([]Event, error) { return parseEvents(r.Events) }

// Replay returns the game with all its events applied. The error is that of an invalid ID, configuration or event.
func (r Solve) Replay() (*Session, error) {
	g, err := r.Game()
	if err != nil {
		return nil, err
	}
	events, err := r.EventList()
	if err != nil {
		return nil, err
	}
	s := New(g, Options{Depth: r.Depth, Own: r.Own, Study: r.Study, Mode: r.Mode}, r.Date)
	s.line, s.events = make([]step, 0, len(r.At)), make([]Event, 0, len(events))
	for _, e := range events {
		if err := s.Apply(e); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Time returns the time from the first move to the last, without pauses.
func (r Solve) Time() time.Duration { return time.Duration(r.MS) * time.Millisecond }

// TPS returns the moves per second in the single-tile metric; false if no time passed.
func (r Solve) TPS() (float64, bool) { return puzzle.TPS(r.STM, r.Time()) }

// Counts reports whether the game counts for bests and averages: it has no hints and no automatic moves, and was not made easier
// by a peek at hidden tiles.
func (r Solve) Counts() bool {
	return r.Hints == 0 && r.Auto == 0 && (r.Peeks == 0 || r.Mode != Blind || r.Failed)
}
