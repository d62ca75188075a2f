package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"wildfifteen/puzzle"
)

// RunSolve is the record of a finished run, one line of JSON with all its legs. Its games have no records of their own: the
// boards of a run follow at once, so their times are not those of single games.
type RunSolve struct {
	V     int        `json:"v"`             // runVersion
	Run   string     `json:"run"`           // the text of the run without its seed, which decides its records
	Seed  string     `json:"seed"`          // the seed of the run
	Own   bool       `json:"own,omitempty"` // the player had seen the boards before
	Legs  []LegSolve `json:"legs"`
	MS    int64      `json:"ms"` // the sum of the clocks of the legs, in ms
	STM   int        `json:"stm"`
	MTM   int        `json:"mtm"`
	Undos int        `json:"undos"`
	Hints int        `json:"hints"`
	Peeks int        `json:"peeks"`
	Input string     `json:"input"`
	Date  time.Time  `json:"date"` // when the run ended, RFC 3339
}

// LegSolve is a leg of a RunSolve.
type LegSolve struct {
	ID     string `json:"id"` // exact game ID
	MS     int64  `json:"ms"` // clock of the last move: of the first leg from its first move, of others from the deal
	STM    int    `json:"stm"`
	MTM    int    `json:"mtm"`
	Events string `json:"events"`
}

// runVersion is the version of records of runs: programs that know none keep them as those of a newer version.
const runVersion = 2

// runPrefix begins the record of a run.
const runPrefix = `{"v":2,"run":`

// NewRunSolve returns the record of a run that ended at date, from its legs: see [Log.Legs]. The result is false if not all
// legs are there and solved, or the program made some of the moves.
func NewRunSolve(legs []*Session, date time.Time) (RunSolve, bool) {
	if len(legs) == 0 {
		return RunSolve{}, false
	}
	text := legs[0].options.Leg.Run
	run, err := puzzle.ParseRun(text)
	if err != nil || run.Len() != len(legs) {
		return RunSolve{}, false
	}
	r := RunSolve{V: runVersion, Run: run.String(), Seed: run.Seed, Own: legs[0].options.Own, Date: wholeDate(date)}
	in := NoInput
	for i, s := range legs {
		if !s.solved || s.counts.autos > 0 || s.options.Leg != (Leg{text, i + 1}) || s.options.Own != r.Own {
			return RunSolve{}, false
		}
		r.add(s)
		switch each := s.Input(); {
		case in == NoInput, in == each:
			in = each
		default:
			in = Mixed
		}
	}
	r.Input = in.String()
	return r, true
}

func (r *RunSolve) add(s *Session) {
	leg := LegSolve{ID: s.game.ID(), MS: s.last.Milliseconds(), STM: s.counts.stm, MTM: s.counts.mtm, Events: string(appendEvents(nil, s.events))}
	r.Legs = append(r.Legs, leg)
	r.MS, r.STM, r.MTM = r.MS+leg.MS, r.STM+leg.STM, r.MTM+leg.MTM
	r.Undos, r.Hints, r.Peeks = r.Undos+s.counts.undos, r.Hints+s.counts.hints, r.Peeks+s.counts.peeks
}

// Line returns the record as one line of JSON without a newline, with the sum as its last field. [ParseRunSolve] parses it.
func (r RunSolve) Line() []byte {
	return recordLine(&r, &r.Date)
}

// errRun is the error of a record whose fields contradict each other.
var errRun = errors.New("session: the record does not tell a run that has ended")

// ParseRunSolve parses the record of a run and replays its legs. All fields of a record that it returns agree with the events
// of the legs, and so does the sum.
func ParseRunSolve(line []byte) (RunSolve, error) {
	if _, sum := recordFrame.cut(bytes.TrimRight(line, "\r")); sum != rightSum {
		return RunSolve{}, errSum
	}
	var r RunSolve
	err := json.Unmarshal(line, &r)
	if r.V > runVersion { // before err, because fields of a newer version may have other types
		return RunSolve{}, fmt.Errorf("%w: record of version %d", ErrNewer, r.V)
	}
	if err != nil {
		return RunSolve{}, fmt.Errorf("session: record: %w", err)
	}
	legs := make([]*Session, len(r.Legs))
	for i := range r.Legs {
		if legs[i], err = r.Replay(i); err != nil {
			return RunSolve{}, err
		}
	}
	told, ok := NewRunSolve(legs, r.Date)
	told.Date = r.Date // which cannot be wrong
	if !ok || !told.same(r) {
		return RunSolve{}, errRun
	}
	return r, nil
}

// same reports whether two records are equal in all fields but the legs' texts, whose replays have been compared.
func (r RunSolve) same(o RunSolve) bool {
	for i, leg := range r.Legs {
		if leg != o.Legs[i] {
			return false
		}
	}
	counts := func(r RunSolve) [9]int64 {
		in, _ := ParseInput(r.Input)
		return [9]int64{int64(r.V), r.MS, int64(r.STM), int64(r.MTM), int64(r.Undos), int64(r.Hints), int64(r.Peeks), int64(in), int64(len(r.Legs))}
	}
	return r.Run == o.Run && r.Seed == o.Seed && r.Own == o.Own && counts(r) == counts(o)
}

// ID returns the text of the run with its seed.
func (r RunSolve) ID() string { return r.Run + "#" + r.Seed }

// Replay returns a leg, from 0, with all its events applied.
func (r RunSolve) Replay(i int) (*Session, error) {
	o := Options{Own: r.Own, Leg: Leg{r.ID(), i + 1}}
	run, err := puzzle.ParseRun(o.Leg.Run)
	if err != nil {
		return nil, err
	}
	if i >= run.Len() {
		return nil, errRun
	}
	leg := r.Legs[i]
	g, err := gameOf(leg.ID, run.Config(i).String(), run.Seed+"/"+strconv.Itoa(i+1), true)
	if err != nil {
		return nil, err
	}
	events, err := parseEvents(leg.Events)
	if err != nil {
		return nil, err
	}
	s := New(g, o, r.Date)
	s.events = make([]Event, 0, len(events))
	for _, e := range events {
		if err := s.Apply(e); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Identity returns the identity of the record. Two valid records with the same identity are of the same run.
func (r RunSolve) Identity() Identity {
	texts := []string{"run", r.ID(), strconv.FormatBool(r.Own)}
	for _, leg := range r.Legs {
		texts = append(texts, leg.ID, leg.Events)
	}
	return Identity{hashOf(texts...), r.Date.Unix()}
}

// Group returns the key under which bests and averages are kept: the text of the run ("relay(2x2..5x5).snake"), with a suffix
// for boards that the player had seen before ("relay(2x2..5x5).snake=own").
func (r RunSolve) Group() string {
	if r.Own {
		return r.Run + "=own"
	}
	return r.Run
}

// Time returns the time from the first move to the last, without pauses.
func (r RunSolve) Time() time.Duration { return time.Duration(r.MS) * time.Millisecond }

// Counts reports whether the run counts for bests and averages: it has no hints.
func (r RunSolve) Counts() bool { return r.Hints == 0 }
