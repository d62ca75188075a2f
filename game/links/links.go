// Package links reads the texts that a player pastes or enters, or another program opens: game IDs, boards, questions
// for the laboratory, and links to any of them.
package links

import (
	"errors"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// maxText is how much of a text is looked at, in bytes; the longest legal game ID is far shorter.
const maxText = 64 << 10

// Text is what a text turned out to be: a game, or a question for the laboratory.
type Text struct {
	Game  puzzle.Game
	Lab   puzzle.Lab
	IsLab bool
}

// Parse reads a text, plain or as a link. A board alone is for the classic goal. The error is one of package puzzle, or
// of a link that carries nothing; Fault words both.
func Parse(text string) (Text, error) {
	text = readable(text)
	lab, isLab, err := parseLabLink(text)
	if isLab {
		return Text{Lab: lab, IsLab: true}, err
	}
	g, err := ParseGame(text)
	return Text{Game: g}, err
}

// readable cuts off the space around a text and what is too much of it.
func readable(text string) string {
	text = strings.TrimSpace(text)
	return text[:min(len(text), maxText)]
}

// ParseGame reads a text that is no question for the laboratory. See [Parse].
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

// classicGame returns the game of a board whose goal is classic, without the number that the board lacks.
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

// ownScheme begins the program's own links.
const ownScheme = "wildfifteen:"

// carriedBy returns what a link carries: a web address behind its first #, one of the program's own links behind its
// scheme. Any other text is returned as it is, without the space around it.
func carriedBy(text string) string {
	text = strings.TrimSpace(text)
	if head, tail, ok := strings.Cut(text, "#"); ok && strings.Contains(head, "://") {
		text = tail
	}
	return strings.TrimPrefix(text, ownScheme)
}

// A text is judged by how it begins, so that the error of one with a slip in it is about what it is meant for.

const digits = "0123456789"

// isBoardText reports whether a text begins like a board of at least two cells: with a number and what separates cells
// or rows. No game ID begins so.
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

// linkError is the error of a link that carries nothing to be opened.
type linkError string

func (l linkError) Error() string {
	return "links: no game ID in the link " + words.Quote(string(l), 0)
}

// Fault words an error of this package or of package puzzle.
func Fault(l *assets.Lang, err error) string {
	var link linkError
	if errors.As(err, &link) {
		return l.T("text.no_id", "link", words.Quote(string(link), 0))
	}
	return words.Fault(l, err)
}
