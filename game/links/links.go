// Package links reads the texts that a player pastes or enters, or another program opens: game IDs, boards, questions
// for the laboratory, and links to any of them.
package links

import (
	"errors"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/exchange"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// maxText is the maximum length of a text that is read, in bytes; the longest valid game ID is far shorter.
const maxText = 64 << 10

// Text is the meaning of a text: a game, a replay, a question for the laboratory, a configuration of which a game is to be
// dealt, or a page.
type Text struct {
	Mode     session.Mode // in which the game, or one of the configuration, is to be played
	Game     puzzle.Game
	Replay   puzzle.Replay
	IsReplay bool
	Lab      puzzle.Lab
	IsLab    bool
	Config   puzzle.Config
	IsConfig bool
	Run      puzzle.Run // with a seed or without
	IsRun    bool
	Page     Page
	IsPage   bool
}

// IsGame reports whether the meaning is a game.
func (t *Text) IsGame() bool { return !t.IsReplay && !t.IsLab && !t.IsConfig && !t.IsPage && !t.IsRun }

// Parse reads a text, plain or as a link. For a board alone the goal is classic. The error is that of package puzzle, or
// that of a link without content; [Fault] describes both to the player.
func Parse(text string) (Text, error) {
	text = readable(text)
	lab, isLab, err := parseLabLink(text)
	if isLab {
		return Text{Lab: lab, IsLab: true}, err
	}
	if p, ok := parsePage(text); ok {
		return Text{Page: p, IsPage: true}, nil
	}
	if r, isRun, err := parseRun(text); isRun {
		return Text{Run: r, IsRun: true}, err
	}
	if it, isMode, err := parseMode(text); isMode {
		return it, err
	}
	r, isReplay, err := parseReplayLink(text)
	if isReplay {
		return Text{Replay: r, IsReplay: true}, err
	}
	if r, isReplay, err = parseForeign(text); isReplay {
		return Text{Replay: r, IsReplay: true}, err
	}
	g, err := ParseGame(text)
	if err == nil {
		return Text{Game: g}, nil
	}
	if c, ok := parseConfig(text); ok {
		return Text{Config: c, IsConfig: true}, nil
	}
	return Text{}, err
}

// parseReplayLink reads a replay, plain or as a link. ok reports whether the text is meant to be one.
func parseReplayLink(text string) (r puzzle.Replay, ok bool, err error) {
	text = carriedBy(text)
	if plain, bad := puzzle.LinkUnescape(text); bad == nil && !puzzle.IsReplay(text) {
		text = plain
	}
	if !puzzle.IsReplay(text) || !isIDText(text) {
		return r, false, nil
	}
	r, err = puzzle.ParseReplay(text)
	return r, true, err
}

// parseRun reads a run, plain or as a link. ok reports whether the text is meant to be one.
func parseRun(text string) (r puzzle.Run, ok bool, err error) {
	text = carriedBy(text)
	if !puzzle.IsRun(text) {
		return r, false, nil
	}
	r, err = puzzle.ParseRun(text)
	if plain, bad := puzzle.LinkUnescape(text); err != nil && bad == nil && plain != text {
		r, err = puzzle.ParseRun(plain)
	}
	return r, true, err
}

// parseConfig reads a configuration alone, plain or as a link. ok reports whether the text is one.
func parseConfig(text string) (c puzzle.Config, ok bool) {
	text = carriedBy(text)
	c, err := puzzle.ParseConfig(text)
	if plain, bad := puzzle.LinkUnescape(text); err != nil && bad == nil {
		c, err = puzzle.ParseConfig(plain)
	}
	return c, err == nil
}

// readable returns a text without the space around it, cut off at maxText bytes.
func readable(text string) string {
	text = strings.TrimSpace(text)
	return text[:min(len(text), maxText)]
}

// ParseGame is [Parse] for a text that must be a game, not a question for the laboratory.
func ParseGame(text string) (puzzle.Game, error) {
	carried := carriedBy(text)
	g, err := puzzle.ParseGame(carried)
	if plain, bad := puzzle.LinkUnescape(carried); err != nil && bad == nil && plain != carried {
		carried = plain
		g, err = puzzle.ParseGame(carried)
	}
	if err == nil {
		return g, nil
	}
	b, bad := puzzle.ParseBoard(carried, puzzle.Size{})
	switch {
	case bad == nil:
		return classicGame(b)
	case isBoardText(carried):
		err = bad
	case isLink(text) && !isIDText(carried):
		err = linkError(text)
	}
	return puzzle.Game{}, err
}

// classicGame returns the game of a board with the classic goal that lacks the same number as the board.
func classicGame(b puzzle.Board) (puzzle.Game, error) {
	rule := puzzle.Rule{Missing: b.Missing()}
	if rule.Missing == b.Size().Cells() {
		rule.Missing = puzzle.MissingLast
	}
	goal, err := puzzle.NewGoal(b.Size(), rule)
	if err != nil {
		return puzzle.Game{}, err
	}
	return puzzle.Game{Config: puzzle.Config{Size: b.Size(), Rule: rule}, Goal: goal, Scramble: b}, nil
}

// ownScheme is the prefix of the program's own links.
const ownScheme = "wildfifteen:"

// carriedBy returns the content of a link: what follows the first # of a web address, or the scheme of one of the
// program's own links. Any other text is returned as it is, without the space around it.
func carriedBy(text string) string {
	text = strings.TrimSpace(text)
	if head, tail, ok := strings.Cut(text, "#"); ok && strings.Contains(head, "://") {
		text = tail
	}
	return strings.TrimPrefix(text, ownScheme)
}

// The functions below decide by the beginning of a text what it is meant to be, so that the error of a text with a
// mistake fits.

const digits = "0123456789"

// isBoardText reports whether a text begins like a board of at least two cells: with a number and a separator of cells or
// rows. No game ID begins like that.
func isBoardText(text string) bool {
	rest := strings.TrimLeft(text, digits)
	return rest != text && rest != "" && strings.IndexByte(" ,/\t\r\n\v\f", rest[0]) >= 0
}

// isIDText reports whether a text begins like a game ID or a question for the laboratory.
func isIDText(text string) bool {
	return strings.TrimLeft(text, digits) != text || strings.HasPrefix(text, puzzle.LabPrefix)
}

// isLink reports whether a text is a web address or one of the program's own links.
func isLink(text string) bool {
	text = strings.TrimSpace(text)
	head, _, _ := strings.Cut(text, "#")
	return strings.Contains(head, "://") || strings.HasPrefix(text, ownScheme)
}

// linkError is the error of a link without content that can be opened.
type linkError string

func (l linkError) Error() string {
	return "links: no game ID in the link " + words.Quote(string(l), 0)
}

// Fault describes an error of this package or of package puzzle to the player.
func Fault(l *assets.Lang, err error) string {
	var link linkError
	if errors.As(err, &link) {
		return l.T("text.no_id", "link", words.Quote(string(link), 0))
	}
	if foreign := (*exchange.Fault)(nil); errors.As(err, &foreign) {
		return l.T("text.foreign", "why", l.T(foreign.Key(), "text", words.Quote(foreign.Input, 0)))
	}
	return words.Fault(l, err)
}
