package links

import (
	"strings"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// A game with a mode is written as the name of the mode and, in brackets, what is to be played:
//
//	moded = ( "fewest" | "blind" ) "(" ( config | id ) ")" .
var modes = [...]session.Mode{session.FewestMoves, session.Blind}

// ModeText writes a game ID or a configuration with the mode in which it is to be played.
func ModeText(m session.Mode, id string) string {
	if m == session.Ordinary {
		return id
	}
	return string(m) + "(" + id + ")"
}

// parseMode reads a game or a configuration with a mode, plain or as a link. ok reports whether the text is meant to be one.
func parseMode(text string) (it Text, ok bool, err error) {
	text = carriedBy(text)
	it, ok, err = plainMode(text)
	if plain, bad := puzzle.LinkUnescape(text); (!ok || err != nil) && bad == nil && plain != text {
		return plainMode(plain)
	}
	return it, ok, err
}

func plainMode(text string) (it Text, ok bool, err error) {
	for _, m := range modes {
		inner, ok := strings.CutPrefix(text, string(m)+"(")
		if !ok {
			continue
		}
		inner, ok = strings.CutSuffix(inner, ")")
		if !ok {
			return Text{}, true, &puzzle.Error{Kind: puzzle.FaultSyntax, Input: text, Offset: len(text), Want: `")"`}
		}
		if c, err := puzzle.ParseConfig(inner); err == nil {
			return Text{Config: c, IsConfig: true, Mode: m}, true, nil
		}
		g, err := puzzle.ParseGame(inner)
		return Text{Game: g, Mode: m}, true, err
	}
	return Text{}, false, nil
}
