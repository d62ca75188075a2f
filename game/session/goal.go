package session

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"wildfifteen/puzzle"
)

// KeptGoal is a goal that the player has kept under a name.
type KeptGoal struct {
	Config puzzle.Config // of a line or an arrangement that is given: see [Keeps]
	Name   string        // see [GoodName]
}

// Keeps reports whether a configuration is one whose goal a player can keep: a playable board with a given line or a given
// arrangement. All others have names already.
func Keeps(c puzzle.Config) bool {
	return c.Size.Playable() && (c.Rule.Kind == puzzle.PathKind || c.Rule.Kind == puzzle.BoardKind)
}

// MaxName is the maximum length of the name of a goal, in characters.
const MaxName = 40

// GoodName reports whether a text can be the name of a goal: not empty, not too long, in one line, no space around it.
func GoodName(text string) bool {
	return text != "" && utf8.ValidString(text) && utf8.RuneCountInString(text) <= MaxName && text == strings.TrimSpace(text) &&
		!strings.ContainsFunc(text, unicode.IsControl)
}

// GoalLine is a line of the file of goals.
type GoalLine struct {
	Goal    KeptGoal
	Removed bool // the player has removed the goal; its name is empty
}

// The words with which the lines begin.
const (
	keptWord    = "goal "
	removedWord = "removed "
)

// Text returns the line without its newline, with its sum. [ReadGoal] reads it.
func (l GoalLine) Text() []byte {
	text := keptWord
	if l.Removed {
		text = removedWord
	}
	text += l.Goal.Config.String()
	if !l.Removed {
		text += " " + puzzle.LinkEscape(l.Goal.Name)
	}
	return lineFrame.add([]byte(text))
}

var errGoal = errors.New("session: not a goal that was kept")

// ReadGoal reads a line of the file of goals, without its newline. The error is [ErrMended] if the line was damaged but can
// be used, wraps [ErrNewer] if a newer version wrote it, and is another one if it cannot be used.
func ReadGoal(line []byte) (l GoalLine, err error) {
	text, err := CutSum(line)
	if err != nil && !errors.Is(err, ErrMended) {
		return GoalLine{}, errSum
	}
	rest, kept := strings.CutPrefix(string(text), keptWord)
	if !kept {
		rest, l.Removed = strings.CutPrefix(string(text), removedWord)
	}
	switch {
	case kept || l.Removed:
	case err != nil:
		return GoalLine{}, errSum
	default:
		return GoalLine{}, fmt.Errorf("%w: a line about goals", ErrNewer)
	}
	config, name, named := strings.Cut(rest, " ")
	c, bad := puzzle.ParseConfig(config)
	if bad != nil || !Keeps(c) || named == l.Removed {
		return GoalLine{}, errGoal
	}
	l.Goal.Config = c
	if kept {
		if l.Goal.Name, bad = puzzle.LinkUnescape(name); bad != nil || !GoodName(l.Goal.Name) {
			return GoalLine{}, errGoal
		}
	}
	return l, err
}
