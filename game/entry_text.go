package game

import (
	"errors"
	"strings"

	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// What a text is meant for, told by how it begins: so that one with a slip in it is judged as what it is meant for.

// digits are those that numbers are written with.
const digits = "0123456789"

// isBoardText reports whether a text begins as a board does that has two cells at least: with a number and what
// parts cells or rows. No game ID begins so.
func isBoardText(text string) bool {
	rest := strings.TrimLeft(text, digits)
	return rest != text && rest != "" && strings.IndexByte(" ,/\t\r\n\v\f", rest[0]) >= 0
}

// isIDText reports whether a text begins as a game ID or a question for the laboratory does.
func isIDText(text string) bool {
	return strings.TrimLeft(text, digits) != text || strings.HasPrefix(text, puzzle.LabPrefix)
}

// isLink reports whether a text is a web address or one of the program's own links.
func isLink(text string) bool {
	text = strings.TrimSpace(text)
	head, _, _ := strings.Cut(text, "#")
	return strings.Contains(head, "://") || strings.HasPrefix(text, ownScheme)
}

// ownScheme begins the program's own links.
const ownScheme = "wildfifteen:"

// linkError is a link that carries nothing to be opened.
type linkError string

func (l linkError) Error() string { return "game: no game ID in the link " + words.Quote(string(l), 0) }

// fault words what is wrong with a text.
func (a *App) fault(err error) string {
	var link linkError
	if errors.As(err, &link) {
		return a.lang.T("text.no_id", "link", words.Quote(string(link), 0))
	}
	return words.Fault(a.lang, err)
}
