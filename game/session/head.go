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

// LogVersion is the newest version of the logs that this package reads and writes: that of a game with a mode or of a leg of a run. Other games
// are of plainVersion, which older programs know. From summedVersion on, each line of a log has a sum.
const (
	LogVersion    = 3
	plainVersion  = 2
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
	version := plainVersion
	if s.options.Mode != Ordinary || s.options.Leg.Run != "" {
		version = LogVersion
	}
	dst = fmt.Appendf(dst, "%s%d ", headWord, version)
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
	if s.options.Study {
		dst = append(dst, " study"...)
	}
	if s.options.Mode != Ordinary {
		dst = append(append(dst, " mode="...), s.options.Mode...)
	}
	if s.options.Practice != "" {
		dst = append(append(dst, " practice="...), s.options.Practice...)
	}
	if s.kept {
		dst = append(dst, " kept"...)
	}
	if leg := s.options.Leg; leg.Run != "" {
		dst = fmt.Appendf(dst, " run=%s leg=%d", puzzle.LinkEscape(leg.Run), leg.N)
	}
	if s.options.Rival != "" {
		dst = append(dst, " rival="...)
		dst = append(dst, s.options.Rival...)
	}
	return dst
}

// goodWord reports whether a text is one of letters, digits and hyphens, and not long.
func goodWord(text string) bool {
	return len(text) <= 32 && strings.Trim(text, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
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
	as, seed, seeded, kept, o := "", "", false, false, Options{}
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
		case "kept":
			kept = true
		case "study":
			o.Study = true
		case "rival":
			o.Rival = value
		case "depth":
			depth, ok := decimal(value, depthDigits)
			if !ok {
				return nil, 0, errHead
			}
			o.Depth = int(depth)
		case "mode":
			if o.Mode = Mode(value); !o.Mode.known() {
				return nil, LogVersion + 1, fmt.Errorf("%w: a game played in the way %q", ErrNewer, value)
			}
		case "practice":
			if goodWord(value) {
				o.Practice = value
			}
		case "run":
			if len(value) > 3*maxRunText {
				return nil, 0, errHead
			}
			if o.Leg.Run, err = puzzle.LinkUnescape(value); err != nil {
				return nil, 0, fmt.Errorf("%w: %w", errHead, err)
			}
		case "leg":
			n, ok := decimal(value, depthDigits)
			if !ok {
				return nil, 0, errHead
			}
			o.Leg.N = int(n)
		}
	}
	g, err := gameOf(id, as, seed, seeded)
	if err != nil {
		return nil, 0, fmt.Errorf("%w: %w", errHead, err)
	}
	if !g.Scramble.Size().Playable() || !g.Solvable() { // no program begins such a game, and no search could end
		return nil, 0, fmt.Errorf("%w: %s cannot be solved", errHead, id)
	}
	if o.Leg != (Leg{}) && !o.Leg.fits(g) {
		return nil, 0, fmt.Errorf("%w: leg %d of %q", errHead, o.Leg.N, o.Leg.Run)
	}
	s = New(g, o, date)
	s.kept = kept
	return s, 0, nil
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
