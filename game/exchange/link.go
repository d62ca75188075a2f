package exchange

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"math"
	"net/url"
	"strings"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// linkMark stands before the replay in a link of the simulator of the speed-solvers.
const linkMark = "?r="

// IsLink reports whether a text looks like a link that ParseLink reads.
func IsLink(text string) bool { return strings.Contains(text, linkMark) }

// ParseLink reads a link of the simulator of the speed-solvers: after "?r=" it has the escaped base64 of the zlib of the
// JSON [solution, 1000 * TPS, scramble, times of the moves in ms]. The goal is classic.
func ParseLink(text string, way Way) (r Replay, err error) {
	if len(text) > MaxText {
		return r, &Fault{Kind: TooLong, Input: text}
	}
	_, packed, ok := strings.Cut(text, linkMark)
	if !ok {
		return r, &Fault{Kind: NotALink, Input: text}
	}
	packed, _, _ = strings.Cut(packed, "#")
	packed, _, _ = strings.Cut(packed, "&")
	data, err := unpack(packed)
	if err != nil {
		return r, err
	}
	var solution, scramble string
	var tps float64
	var times []float64
	fields := []any{&solution, &tps, &scramble, &times}
	var raw []json.RawMessage
	err = json.Unmarshal(data, &raw)
	if err == nil && len(raw) != len(fields) {
		err = errors.New("not four fields")
	}
	for i := 0; err == nil && i < len(fields); i++ {
		err = json.Unmarshal(raw[i], fields[i])
	}
	if err != nil {
		return r, &Fault{Kind: Packed, Input: string(data), Err: err}
	}
	if r, err = replay(scramble, solution, way); err != nil {
		return Replay{}, err
	}
	if err = r.take(times); err == nil {
		err = r.check()
	}
	if err != nil {
		return Replay{}, err
	}
	return r, nil
}

// unpack reads escaped base64 of zlib.
func unpack(packed string) ([]byte, error) {
	fail := func(err error) ([]byte, error) { return nil, &Fault{Kind: Packed, Input: packed, Err: err} }
	plain, err := url.PathUnescape(strings.TrimSpace(packed)) // unlike in a query, "+" is a digit of base64
	if err != nil {
		return fail(err)
	}
	coding := base64.RawStdEncoding
	if strings.ContainsAny(plain, "-_") {
		coding = base64.RawURLEncoding
	}
	data, err := coding.DecodeString(strings.TrimRight(plain, "="))
	if err != nil {
		return fail(err)
	}
	z, err := zlib.NewReader(bytes.NewReader(data))
	if err != nil {
		return fail(err)
	}
	text, err := io.ReadAll(io.LimitReader(z, MaxText+1))
	switch {
	case err != nil:
		return fail(err)
	case len(text) > MaxText:
		return nil, &Fault{Kind: TooLong, Input: packed}
	}
	return text, nil
}

// take gives each move its time. There is a time for each move, or for each tile of runs, which are then moves made one
// by one.
func (r *Replay) take(times []float64) error {
	if single := puzzle.STM(r.Moves); len(times) == single && single > len(r.Moves) {
		moves := make([]puzzle.Move, 0, single)
		for _, m := range r.Moves {
			for range m.N {
				moves = append(moves, puzzle.Move{Dir: m.Dir, N: 1})
			}
		}
		r.Moves = moves
	}
	fault := &Fault{Kind: BadTimes}
	if text, err := json.Marshal(times); err == nil {
		fault.Input = string(text)
	}
	if len(times) != len(r.Moves) {
		return fault
	}
	last := times[0]
	for _, ms := range times {
		at := math.Round(ms - times[0])
		if ms < last || !(at >= 0 && at <= float64(session.MaxClock.Milliseconds())) {
			return fault
		}
		last = ms
		r.At = append(r.At, time.Duration(at)*time.Millisecond)
	}
	r.Time = r.At[len(r.At)-1]
	return nil
}
