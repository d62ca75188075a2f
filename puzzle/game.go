package puzzle

import (
	"unicode"
	"unicode/utf8"
)

// MaxSeed is the maximum length of a seed in bytes.
const MaxSeed = 256

// Game is one deal: the configuration, the goal that was drawn, and the scramble to start from. It is an
// immutable value, comparable with ==. A game that was dealt is solvable and not yet solved and has at least
// two rows and columns; a game that was read from an exact ID need not be any of these.
type Game struct {
	Config   Config // as requested: a wild goal is still [Wild] here
	Seed     string // the text of the seed
	Seeded   bool   // whether Config and Seed alone determine the game, so that it has a SeededID
	Goal     Goal
	Scramble Board
}

// ID returns the exact game ID: the configuration with everything that was drawn spelled out, a colon, and the
// cells of the scramble: "3x3.classic:8,6,7,2,5,4,3,0,1". [ParseGame] reads it.
func (g Game) ID() string { return string(g.AppendID(nil)) }

// AppendID appends the exact game ID to dst.
func (g Game) AppendID(dst []byte) []byte {
	dst = append(Config{g.Goal.Size(), g.Goal.rule}.append(dst), ':')
	return g.Scramble.appendCells(dst, ',', ',')
}

// SeededID returns the short ID that deals this game, such as "4x4.snake-random#monday"; "" unless g is
// seeded.
func (g Game) SeededID() string {
	if !g.Seeded {
		return ""
	}
	return g.Config.String() + "#" + g.Seed
}

// Solvable reports whether the scramble can be brought to the goal.
func (g Game) Solvable() bool { return Solvable(g.Scramble, g.Goal.board) }

// Solved reports whether the scramble is the goal.
func (g Game) Solved() bool { return g.Scramble == g.Goal.board }

// ParseGame reads a game ID, exact ("4x4.snake:1,2,...") or seeded ("4x4.snake#monday"), and deals the game
// of a seeded one. Without a goal ("4x4:1,2,...", "4x4#monday") the ID is classic. The cells may be written
// in any form that [ParseBoard] reads.
func ParseGame(text string) (Game, error) {
	if err := checkLength(text); err != nil {
		return Game{}, err
	}
	s := scanner{text: text}
	g, err := s.game()
	if err != nil {
		return Game{}, err
	}
	return g, nil
}

func (s *scanner) game() (g Game, err error) {
	if g.Config, err = s.config(); err != nil {
		return g, err
	}
	switch {
	case s.take(':'):
		return s.exact(g, 0)
	case s.take('#'):
		return s.seeded(g)
	}
	return g, s.syntax("':' or '#'")
}

// exact reads the cells of an exact ID, up to the byte stop or the end of the text.
func (s *scanner) exact(g Game, stop byte) (Game, error) {
	if !g.Config.Rule.Drawn() {
		return g, s.fail(FaultUndrawn, s.pos-1, "'#'")
	}
	at := s.pos
	var err error
	if g.Goal, err = NewGoal(g.Config.Size, g.Config.Rule); err != nil {
		return g, err
	}
	if g.Scramble, err = s.board(g.Config.Size, stop); err != nil {
		return g, err
	}
	if !sameTiles(g.Scramble, g.Goal.board) {
		return g, s.fail(FaultTiles, at, "")
	}
	return g, nil
}

// seeded reads the seed, which is all the rest of the text, and deals its game.
func (s *scanner) seeded(g Game) (Game, error) {
	if !g.Config.Size.Playable() {
		return g, s.fail(FaultOneRow, 0, "")
	}
	if i := badSeed(s.text[s.pos:]); i >= 0 {
		return g, s.fail(FaultSeed, s.pos+i, "seed")
	}
	return DealSeeded(g.Config, s.text[s.pos:])
}

// badSeed returns the offset of the first byte that a seed must not have, or -1 if the text is a legal seed.
func badSeed(seed string) int {
	if seed == "" {
		return 0
	}
	for i, r := range seed {
		if i >= MaxSeed || unicode.IsControl(r) {
			return i
		}
		if _, width := utf8.DecodeRuneInString(seed[i:]); r == utf8.RuneError && width == 1 {
			return i
		}
	}
	if len(seed) > MaxSeed {
		return MaxSeed
	}
	return -1
}
