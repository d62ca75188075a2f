package links

import (
	"errors"
	"math/rand/v2"
	"strings"

	"wildfifteen/puzzle"
)

// ParseLab changes the current question, old, by a text, plain or as a link, and returns the new question. A whole
// question or a game ID replaces board and goal; a board keeps the kind of the old goal; a goal keeps the old board. If
// the goal must be drawn at random, src is the random source.
func ParseLab(old puzzle.Lab, text string, src rand.Source) (puzzle.Lab, error) {
	text = readable(text)
	carried := carriedBy(text)
	it, err := parsePlainLab(old, carried, src)
	if plain, bad := puzzle.LinkUnescape(carried); err != nil && bad == nil && plain != carried {
		carried = plain
		it, err = parsePlainLab(old, carried, src)
	}
	if err != nil && isLink(text) && !isIDText(carried) {
		err = linkError(text)
	}
	return it, err
}

// parsePlainLab reads a text that is no link.
func parsePlainLab(old puzzle.Lab, text string, src rand.Source) (puzzle.Lab, error) {
	switch {
	case strings.HasPrefix(text, puzzle.LabPrefix):
		return puzzle.ParseLab(text)
	case isBoardText(text):
		b, err := puzzle.ParseBoard(rowsBySlash(text), puzzle.Size{})
		var fault *puzzle.Error
		if errors.As(err, &fault) && fault.Kind == puzzle.FaultSizeNeeded {
			b, err = puzzle.ParseBoard(text, old.Start.Size())
		}
		if err != nil {
			return puzzle.Lab{}, err
		}
		return withBoard(old, b)
	case isIDText(text):
		g, err := puzzle.ParseGame(text)
		if err != nil {
			return puzzle.Lab{}, err
		}
		return checked(puzzle.Lab{Start: g.Scramble, Goal: g.Goal})
	}
	size := old.Start.Size()
	rule, err := puzzle.ParseRule(text, size)
	if err != nil {
		return puzzle.Lab{}, err
	}
	if rule.Missing == puzzle.MissingLast && rule.Kind != puzzle.BoardKind {
		rule.Missing = old.Start.Missing()
	}
	return WithConfig(old, puzzle.Config{Size: size, Rule: rule}, src)
}

// rowsBySlash joins the rows of a board by slashes if each row is on a line of its own.
func rowsBySlash(text string) string {
	text = strings.TrimSpace(text)
	if strings.Contains(text, "/") || !strings.Contains(text, "\n") {
		return text
	}
	rows := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' })
	return strings.Join(rows, "/")
}

// checked returns an error for boards of one row or column, which are not puzzles.
func checked(it puzzle.Lab) (puzzle.Lab, error) {
	if !it.Start.Size().Playable() {
		return puzzle.Lab{}, &puzzle.Error{Kind: puzzle.FaultOneRow, Input: it.Start.String(), Offset: -1}
	}
	return it, nil
}

// withBoard returns the question with another board. The goal keeps its kind if possible, and lacks the same number as
// the board.
func withBoard(old puzzle.Lab, b puzzle.Board) (puzzle.Lab, error) {
	rule := old.Goal.Rule()
	if b.Size() != old.Start.Size() && (rule.Kind == puzzle.PathKind || rule.Kind == puzzle.BoardKind) {
		rule = puzzle.Rule{}
	}
	if rule.Kind != puzzle.BoardKind {
		rule.Missing = puzzle.MissingLast // GoalFor replaces it by the number that the board lacks
	}
	g, err := puzzle.GoalFor(b, rule)
	if err != nil {
		if g, err = puzzle.GoalFor(b, puzzle.Rule{}); err != nil {
			return puzzle.Lab{}, err
		}
	}
	return checked(puzzle.Lab{Start: b, Goal: g})
}

// WithConfig returns the question with a goal of another configuration; src is the random source for what the
// configuration leaves open. If the size stays the same, so does the board, except that it lacks the same number as the
// goal; for another size the new board is the goal itself.
func WithConfig(old puzzle.Lab, c puzzle.Config, src rand.Source) (puzzle.Lab, error) {
	game, err := puzzle.Deal(c, puzzle.DealOptions{Rand: src})
	if err != nil {
		return puzzle.Lab{}, err
	}
	it := puzzle.Lab{Start: game.Goal.Board(), Goal: game.Goal}
	if old.Start.Size() == c.Size {
		it.Start, err = lacking(old.Start, game.Goal.Missing())
	}
	return it, err
}

// lacking returns the board changed so that it lacks the number missing: the tile with that number gets the number that
// the board lacked before.
func lacking(b puzzle.Board, missing int) (puzzle.Board, error) {
	labels := b.AppendLabels(nil)
	for i, label := range labels {
		if label == missing {
			labels[i] = b.Missing()
		}
	}
	return puzzle.NewBoard(b.Size(), labels)
}

// parseLabLink reads a question for the laboratory, plain or as a link. ok reports whether the text is meant to be one.
func parseLabLink(text string) (it puzzle.Lab, ok bool, err error) {
	text = carriedBy(text)
	if plain, bad := puzzle.LinkUnescape(text); bad == nil && strings.HasPrefix(plain, puzzle.LabPrefix) {
		text = plain
	}
	if !strings.HasPrefix(text, puzzle.LabPrefix) {
		return it, false, nil
	}
	it, err = puzzle.ParseLab(text)
	return it, true, err
}
