package main

import (
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/links"
)

// TestShortcuts checks that each shortcut opens a page and has a name in each language.
func TestShortcuts(t *testing.T) {
	for _, s := range shortcuts {
		it, err := links.Parse("wildfifteen:" + s.page)
		if err != nil || !it.IsPage || it.Page.Name != s.page {
			t.Errorf("the shortcut %q opens %+v, %v", s.page, it, err)
		}
	}
	for _, language := range assets.Languages() {
		if got, want := strings.Count(string(names(language)), "<string "), 1+len(shortcuts); got != want {
			t.Errorf("%s has %d names, want %d", language, got, want)
		}
		if !strings.Contains(string(locales()), `"`+language+`"`) {
			t.Errorf("the system is not told of %s", language)
		}
	}
}
