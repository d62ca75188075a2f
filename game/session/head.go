package session

import (
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"wildfifteen/puzzle"
)

// Version is the version of the records and of the settings that this package writes.
const Version = 1

// LogVersion is the version of the logs that this package writes. From summedVersion on, each line of a log has a sum.
const (
	LogVersion    = 2
	summedVersion = 2
)

// ErrNewer is the error of a text that a newer version of the program wrote. Test for it with [errors.Is].
var ErrNewer = errors.New("session: written by a newer version")

// errHead is the error of a line that should be the head of a game and is not.
var errHead = errors.New("session: not the head of a game")

const headWord = "game "

// depthDigits is the largest number of digits of a depth.
const depthDigits = 6

// appendHead appends the game's first line in a log, without its sum and newline.
func (s *Session) appendHead(dst []byte) []byte {
	dst = fmt.Appendf(dst, "%s%d ", headWord, LogVersion)
	dst = s.dealt.UTC().AppendFormat(dst, time.RFC3339)
	dst = append(dst, ' ')
	dst = s.game.AppendID(dst)
	if as := s.game.Config.String(); as != drawn(s.game).String() {
		dst = append(dst, " as="...)
		dst = append(dst, as...)
	}
	if s.game.Seeded {
		dst = append(dst, " seed="...)
		dst = append(dst, puzzle.LinkEscape(s.game.Seed)...)
	}
	if s.options.First {
		dst = append(dst, " first"...)
	}
	if s.options.Depth > 0 {
		dst = fmt.Appendf(dst, " depth=%d", s.options.Depth)
	}
	if s.options.Own {
		dst = append(dst, " own"...)
	}
	return dst
}

// drawn returns the configuration in the exact ID of a game: that of the goal that was drawn.
func drawn(g puzzle.Game) puzzle.Config {
	return puzzle.Config{Size: g.Goal.Size(), Rule: g.Goal.Rule()}
}

// headVersion returns the version in the head of a game, 0 if the line is none.
func headVersion(line string) int {
	rest, _ := strings.CutPrefix(line, headWord)
	version, _, _ := strings.Cut(rest, " ")
	v, ok := decimal(version, 6)
	if !ok || len(rest) == len(line) {
		return 0
	}
	return int(v)
}

// parseHead parses the line that appendHead writes, without its sum. newer is 0, or the version of a line that a newer
// program wrote.
func parseHead(line string) (s *Session, newer int, err error) {
	version := headVersion(line)
	switch {
	case version == 0:
		return nil, 0, errHead
	case version > LogVersion:
		return nil, version, fmt.Errorf("%w: game log of version %d", ErrNewer, version)
	}
	_, rest, _ := strings.Cut(line[len(headWord):], " ")
	dateText, rest, _ := strings.Cut(rest, " ")
	date, err := time.Parse(time.RFC3339, dateText)
	if err != nil {
		return nil, 0, fmt.Errorf("%w: %w", errHead, err)
	}
	id, rest, _ := strings.Cut(rest, " ")
	as, seed, seeded, o := "", "", false, Options{}
	for option := range strings.FieldsFuncSeq(rest, func(r rune) bool { return r == ' ' }) {
		key, value, _ := strings.Cut(option, "=")
		switch key {
		case "as":
			as = value
		case "seed":
			seeded = true
			if seed, err = puzzle.LinkUnescape(value); err != nil {
				return nil, 0, fmt.Errorf("%w: %w", errHead, err)
			}
		case "first":
			o.First = true
		case "own":
			o.Own = true
		case "depth":
			depth, ok := decimal(value, depthDigits)
			if !ok {
				return nil, 0, errHead
			}
			o.Depth = int(depth)
		}
	}
	g, err := gameOf(id, as, seed, seeded)
	if err != nil {
		return nil, 0, fmt.Errorf("%w: %w", errHead, err)
	}
	return New(g, o, date), 0, nil
}

// errConfig is the error of a configuration that cannot have drawn the goal of the game.
var errConfig = errors.New("session: the configuration does not go with the game ID")

// gameOf restores a deal from its exact ID, the configuration as asked for ("" for that of the ID) and the seed. It does
// not check that the seed gives this deal.
func gameOf(id, as, seed string, seeded bool) (puzzle.Game, error) {
	if strings.Contains(id, "#") {
		return puzzle.Game{}, errHead // only exact IDs: dealing from a seed for each line could take very long
	}
	g, err := puzzle.ParseGame(id)
	if err != nil {
		return puzzle.Game{}, err
	}
	if as != "" {
		config, err := puzzle.ParseConfig(as)
		if err != nil {
			return puzzle.Game{}, err
		}
		if !config.Allows(g.Goal) {
			return puzzle.Game{}, errConfig
		}
		g.Config = config
	}
	if seeded && !goodSeed(seed) {
		return puzzle.Game{}, errSeed
	}
	g.Seed, g.Seeded = seed, seeded
	return g, nil
}

// errSeed is the error of a text that is not a valid seed.
var errSeed = errors.New("session: not a seed")

// goodSeed reports whether package puzzle accepts the text as a seed.
func goodSeed(seed string) bool {
	return seed != "" && len(seed) <= puzzle.MaxSeed && utf8.ValidString(seed) && !strings.ContainsFunc(seed, unicode.IsControl)
}
