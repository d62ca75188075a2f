package links

import (
	"strconv"
	"testing"

	"wildfifteen/assets"
)

// TestParsePage reads the texts of pages, plain and as links, and nothing that only resembles them.
func TestParsePage(t *testing.T) {
	for text, want := range map[string]Page{
		"today": {Name: "today"}, "new": {Name: "new"}, "draw": {Name: "draw"}, "pictures": {Name: "pictures"}, "wildfifteen:gallery": {Name: "gallery"}, " goals ": {Name: "goals"}, "https://example.org/play/#studies": {Name: "studies"},
		"wildfifteen:studies/365": {Name: "studies", Number: 365},
	} {
		if it, err := Parse(text); err != nil || !it.IsPage || it.Page != want {
			t.Errorf("%q is read as %+v, %v", text, it, err)
		}
	}
	for _, text := range []string{"Today", "studies/0", "studies/366", "studies/", "studies/07", "studies/+7", "today/1"} {
		if it, err := Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, it)
		}
	}
}

// TestPageTitles asks for the verdict on each page, which is its title.
func TestPageTitles(t *testing.T) {
	l := assets.Load("en")
	for text, want := range map[string]string{"today": "Every day", "new": "New game", "pictures": "Pictures on tiles", "studies/17": "Study 17"} {
		if v := Judge(l, text); v.Text != want || v.Bad {
			t.Errorf("%q: %+v, want %q", text, v, want)
		}
	}
	for name := range pageWords {
		if it, err := Parse(name); err != nil || it.Page.Name != name || Judge(l, name).Text == "" {
			t.Errorf("%q is read as %+v, %v", name, it, err)
		}
	}
}

// FuzzPages reads any text: a page that it names is one that there is.
func FuzzPages(f *testing.F) {
	for _, s := range []string{"today", "studies/17", "https://example.org/#goals", "4x4.snake#monday", "4x4", "lab:1,2/3,0>snake", "1 2/3 0"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		it, err := Parse(text)
		if err != nil || !it.IsPage {
			return
		}
		again := it.Page.Name
		if it.Page.Number > 0 {
			again += "/" + strconv.Itoa(it.Page.Number)
		}
		if same, err := Parse(again); err != nil || same.Page != it.Page {
			t.Errorf("%q is read as %+v", text, it.Page)
		}
	})
}
