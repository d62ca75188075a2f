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
	"slices"
	"strconv"
	"strings"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// linkMark stands before the replay in a link of the simulator of the speed-solvers.
const linkMark = "?r="

// IsLink reports whether a text looks like a link that ParseLink reads.
func IsLink(text string) bool { return strings.Contains(text, linkMark) }

// ParseLink reads a link of the simulator of the speed-solvers: after "?r=" it has the escaped base64 of the zlib of JSON.
// That is [solution, 1000 * TPS, scramble, times], where the times are those of each single tile in ms since the first, or
// -1: then nothing but the mean speed is known. A link to an entry of its list of bests has ten values, see bestOf. The goal
// is classic.
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
	var raw []json.RawMessage
	if err = json.Unmarshal(data, &raw); err != nil {
		return r, &Fault{Kind: Packed, Input: string(data), Err: err}
	}
	var v values
	switch len(raw) {
	case 4:
		v, err = valuesOf(raw)
	case 10:
		v, err = bestOf(raw)
	default:
		err = errors.New("neither four nor ten values")
	}
	if err != nil {
		return r, &Fault{Kind: Packed, Input: string(data), Err: err}
	}
	if r, err = v.replay(way); err != nil {
		return Replay{}, err
	}
	return r, nil
}

// values is what a link says of a game.
type values struct {
	solution string
	speed    float64 // 1000 * TPS
	scramble string
	times    []float64
	ended    time.Time
}

// valuesOf reads the values of the short form.
func valuesOf(raw []json.RawMessage) (v values, err error) {
	var unknown int
	if json.Unmarshal(raw[3], &unknown) != nil || unknown != -1 {
		err = json.Unmarshal(raw[3], &v.times)
		if err == nil && v.times == nil {
			err = errors.New("no times")
		}
	}
	return v, errors.Join(err, json.Unmarshal(raw[0], &v.solution), json.Unmarshal(raw[1], &v.speed), json.Unmarshal(raw[2], &v.scramble))
}

// bestOf reads the values of an entry of the list of bests. The first is an object with the size and the date, in ms of Unix
// time; the second is the base64 of the zlib of the solution, the time, the moves, the speed, the time of thinking and, in
// brackets, the times, with a semicolon between them. Only entries of one solve are read: those of averages have commas
// between several of each.
func bestOf(raw []json.RawMessage) (v values, err error) {
	var entry struct {
		Width, Height int
		AvgLen        int
		Timestamp     int64
	}
	var packed string
	if err := errors.Join(json.Unmarshal(raw[0], &entry), json.Unmarshal(raw[1], &packed)); err != nil {
		return v, err
	}
	data, err := unpack(packed)
	if err != nil {
		return v, err
	}
	parts := strings.SplitN(string(data), ";", 6)
	if entry.AvgLen > 1 || len(parts) != 6 || strings.Contains(parts[0], ",") {
		return v, errors.New("not one solve")
	}
	v.solution = parts[0]
	if v.speed, err = strconv.ParseFloat(parts[3], 64); err != nil {
		return v, err
	}
	v.speed *= 1000
	if times := strings.TrimSuffix(parts[5], ";"); times != "-1" && times != "[-1]" && times != "[]" {
		if err := json.Unmarshal([]byte(times), &v.times); err != nil {
			return v, err
		}
	}
	if entry.Timestamp > 0 {
		v.ended = time.UnixMilli(entry.Timestamp)
	}
	v.scramble, err = scrambleOf(puzzle.Size{W: entry.Width, H: entry.Height}, v.solution)
	return v, err
}

// scrambleOf returns the board that moves of tiles lead to the goal.
func scrambleOf(size puzzle.Size, solution string) (string, error) {
	if !size.Playable() {
		return "", errors.New("no such size")
	}
	goal, err := puzzle.NewGoal(size, puzzle.Rule{})
	if err != nil {
		return "", err
	}
	moves, err := puzzle.ParseMoves(solution)
	if err != nil {
		return "", err
	}
	b := goal.Board()
	for _, m := range slices.Backward(moves) {
		if b, err = b.Play(m.Inverse()); err != nil {
			return "", err
		}
	}
	return b.String(), nil
}

// replay returns the game that the values describe.
func (v *values) replay(way Way) (r Replay, err error) {
	if r, err = replay(v.scramble, v.solution, way); err != nil {
		return r, err
	}
	r.Ended = v.ended
	if v.times != nil {
		err = r.take(v.times)
	} else if ms := float64(puzzle.STM(r.Moves)) / v.speed * 1e6; ms >= 0 && ms <= float64(session.MaxClock.Milliseconds()) {
		r.Time = time.Duration(math.Round(ms)) * time.Millisecond
	} else {
		err = &Fault{Kind: BadTimes, Input: strconv.FormatFloat(v.speed, 'g', -1, 64)}
	}
	if err == nil {
		err = r.check()
	}
	return r, err
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
