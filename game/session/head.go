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

// Version is the version of the texts that this package writes: the log, the records and the settings.
const Version = 1

// ErrNewer says that a text was written by a newer version of the program. Test for it with [errors.Is].
var ErrNewer = errors.New("session: written by a newer version")

// errHead says that a line that begins a game cannot be read.
var errHead = errors.New("session: not the head of a game")

const headWord = "game "

// depthDigits are the most digits that a depth is written with.
const depthDigits = 6

// appendHead appends the line that begins the game in a log.
func (s *Session) appendHead(dst []byte) []byte {
	dst = fmt.Appendf(dst, "%s%d ", headWord, Version)
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

// drawn returns the configuration that an exact ID names.
func drawn(g puzzle.Game) puzzle.Config {
	return puzzle.Config{Size: g.Goal.Size(), Rule: g.Goal.Rule()}
}

// parseHead reads what appendHead wrote. newer is the version of a line that only a later program
// understands, otherwise 0.
func parseHead(line string) (s *Session, newer int, err error) {
	rest, ok := strings.CutPrefix(line, headWord)
	if !ok {
		return nil, 0, errHead
	}
	version, rest, _ := strings.Cut(rest, " ")
	v, ok := decimal(version, 6)
	switch {
	case !ok || v == 0:
		return nil, 0, errHead
	case v > Version:
		return nil, int(v), fmt.Errorf("%w: game log of version %d", ErrNewer, v)
	}
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

// errConfig says that a configuration cannot have dealt the goal it stands beside.
var errConfig = errors.New("session: the configuration does not go with the game ID")

// gameOf puts a deal together again from its exact ID, the configuration as asked for ("" if the ID tells
// it) and its seed. It does not deal: what the seed gives is not looked at.
func gameOf(id, as, seed string, seeded bool) (puzzle.Game, error) {
	if strings.Contains(id, "#") {
		return puzzle.Game{}, errHead // only exact IDs: dealing for each line could take for ever
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

// errSeed says that a text is no seed.
var errSeed = errors.New("session: not a seed")

// goodSeed reports whether package puzzle takes the text as a seed.
func goodSeed(seed string) bool {
	return seed != "" && len(seed) <= puzzle.MaxSeed && utf8.ValidString(seed) && !strings.ContainsFunc(seed, unicode.IsControl)
}
