package exchange

import (
	"strings"
	"time"
)

// ParsePlain reads a line with a board, the moves that solve it and, if it is there, the time in seconds:
// "1 2 3/4 5 6/0 7 8 LL 1.250". The goal is classic.
func ParsePlain(text string, way Way) (r Replay, err error) {
	if len(text) > MaxText {
		return r, &Fault{Kind: TooLong, Input: text}
	}
	at := strings.IndexAny(text, "UDLR")
	if at < 0 {
		return r, &Fault{Kind: BadMoves, Input: text}
	}
	board, rest := strings.TrimRight(text[:at], " \t:;,"), strings.Fields(text[at:])
	seconds := ""
	if last := rest[len(rest)-1]; len(rest) > 1 && !strings.ContainsAny(last, "UDLR") {
		seconds, rest = last, rest[:len(rest)-1]
	}
	if r, err = replay(board, strings.Join(rest, " "), way); err != nil {
		return Replay{}, err
	}
	if seconds != "" {
		ms, ok := parseSeconds(seconds)
		if !ok {
			return Replay{}, &Fault{Kind: BadTimes, Input: seconds}
		}
		r.Time = time.Duration(ms) * time.Millisecond
	}
	if err := r.check(); err != nil {
		return Replay{}, err
	}
	return r, nil
}

// parseSeconds reads a time in seconds with at most three decimals, as ms.
func parseSeconds(text string) (ms int64, ok bool) {
	whole, part, point := strings.Cut(text, ".")
	if !point {
		whole, part, point = strings.Cut(text, ",")
	}
	if whole == "" || len(whole) > 8 || len(part) > 3 || point && part == "" {
		return 0, false
	}
	for _, c := range whole + (part + "000")[:3] {
		if c < '0' || c > '9' {
			return 0, false
		}
		ms = 10*ms + int64(c-'0')
	}
	return ms, true
}
