package exchange

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/json"
	"math"
	"net/url"
	"strings"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// linkStart is what links of the simulator of the speed-solvers begin with.
const linkStart = "https://slidysim.github.io/replay" + linkMark

// ReplayOf returns the replay of a record. The goal has to be classic, with the largest number missing.
func ReplayOf(s session.Solve) (r Replay, err error) {
	if r.Game, err = puzzle.ParseGame(s.ID); err != nil {
		return r, &Fault{Kind: BadBoard, Input: s.ID, Err: err}
	}
	if r.Game.Config.Rule.String() != "classic" {
		return r, &Fault{Kind: Foreign, Input: r.Game.Config.String()}
	}
	if r.Moves, err = puzzle.ParseMoves(s.Moves); err != nil || len(s.At) != len(r.Moves) {
		return r, &Fault{Kind: BadMoves, Input: s.Moves, Err: err}
	}
	for _, ms := range s.At {
		r.At = append(r.At, time.Duration(ms)*time.Millisecond)
	}
	r.Time, r.Ended = s.Time(), s.Date
	return r, nil
}

// Link returns a replay with its times as a link that ParseLink reads.
func (r *Replay) Link() string {
	times := make([]int64, 0, len(r.At))
	for i, m := range r.Moves {
		for range m.N { // the tiles of a push go at the same time
			times = append(times, r.At[i].Milliseconds())
		}
	}
	speed := 0
	if tps, ok := puzzle.TPS(puzzle.STM(r.Moves), r.Time); ok {
		speed = int(math.Round(1000 * tps))
	}
	data, _ := json.Marshal([]any{r.solution(), speed, r.Game.Scramble.String(), times}) // these can always be written
	var b bytes.Buffer
	z, _ := zlib.NewWriterLevel(&b, zlib.BestCompression) // the level is one
	_, _ = z.Write(data)                                  // a Buffer never fails
	_ = z.Close()
	return linkStart + url.QueryEscape(base64.StdEncoding.EncodeToString(b.Bytes()))
}

// solution returns the moves as ways of tiles, runs of equal ones with their number: "L3UR2".
func (r *Replay) solution() string {
	var runs []puzzle.Move
	for _, m := range r.Moves {
		if last := len(runs) - 1; last >= 0 && runs[last].Dir == m.Dir {
			runs[last].N += m.N
			continue
		}
		runs = append(runs, m)
	}
	return puzzle.FormatMoves(runs)
}

// Plain returns a replay as a line that ParsePlain reads.
func (r *Replay) Plain(way Way) string {
	moves := append([]puzzle.Move(nil), r.Moves...)
	way.turn(moves)
	var b strings.Builder
	b.WriteString(r.Game.Scramble.String() + " " + puzzle.FormatMoves(moves) + " ")
	b.Write(appendSeconds(nil, r.Time.Milliseconds()))
	return b.String()
}
