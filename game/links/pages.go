package links

import (
	"strconv"
	"strings"

	"wildfifteen/puzzle/studies"
)

// Page is a page that a text opens:
//
//	page = "today" | "goals" | "studies" [ "/" number ] .    (a number opens that study, from 1)
type Page struct {
	Name  string // PageToday, PageGoals or PageStudies
	Study int    // the study, from 1; 0: all
}

// The names of the pages.
const (
	PageToday   = "today"
	PageGoals   = "goals"
	PageStudies = "studies"
)

// parsePage reads the text of a page, plain or as a link. ok reports whether the text is one.
func parsePage(text string) (p Page, ok bool) {
	text = carriedBy(text)
	switch text {
	case PageToday, PageGoals, PageStudies:
		return Page{Name: text}, true
	}
	number, ok := strings.CutPrefix(text, PageStudies+"/")
	n, err := strconv.Atoi(number)
	if !ok || err != nil || n < 1 || n > studies.Count || strconv.Itoa(n) != number {
		return Page{}, false
	}
	return Page{PageStudies, n}, true
}
