package links

import (
	"strconv"
	"strings"

	"wildfifteen/puzzle/studies"
)

// Page is a page that a text opens:
//
//	page = "today" | "new" | "goals" | "draw" | "gallery" | "others" | "practice" | "relays" |
//	       "pictures" | ( "studies" | "lessons" ) [ "/" number ] .
//
// A number opens that study or lesson, from 1.
type Page struct {
	Name   string // such as PageToday
	Number int    // the study or the lesson, from 1; 0: all of them
}

// The names of the pages.
const (
	PageToday    = "today"
	PageNew      = "new"
	PageGoals    = "goals"
	PageStudies  = "studies"
	PageDraw     = "draw"
	PageGallery  = "gallery"
	PageOthers   = "others"
	PagePractice = "practice"
	PageRelays   = "relays"
	PageLessons  = "lessons"
	PagePictures = "pictures"
)

// Lessons is the number of lessons.
const Lessons = 12

// String returns the text of the page.
func (p Page) String() string {
	if p.Number > 0 {
		return p.Name + "/" + strconv.Itoa(p.Number)
	}
	return p.Name
}

// parsePage reads the text of a page, plain or as a link. ok reports whether the text is one.
func parsePage(text string) (p Page, ok bool) {
	text = carriedBy(text)
	if _, ok := pageWords[text]; ok {
		return Page{Name: text}, true
	}
	name, number, ok := strings.Cut(text, "/")
	all, numbered := map[string]int{PageStudies: studies.Count, PageLessons: Lessons}[name]
	n, err := strconv.Atoi(number)
	if !ok || !numbered || err != nil || n < 1 || n > all || strconv.Itoa(n) != number {
		return Page{}, false
	}
	return Page{name, n}, true
}
