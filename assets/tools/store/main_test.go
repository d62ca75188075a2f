package main

import (
	"os"
	"path/filepath"
	"testing"
	"unicode/utf8"

	"wildfifteen/assets"
)

// published is the folder that stores read.
const published = "../../../fastlane/metadata/android/en-US"

// TestTexts checks that the published texts are those of the language file, and not longer than stores allow.
func TestTexts(t *testing.T) {
	most := map[string]int{"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
	for name, text := range texts(assets.Load("en")) {
		if n := utf8.RuneCountInString(text) - 1; n > most[name] || n < 10 {
			t.Errorf("%s has %d characters, of which stores show %d", name, n, most[name])
		}
		data, err := os.ReadFile(filepath.Join(published, name))
		if err != nil || string(data) != text {
			t.Errorf("%s is %q, not %q (make store writes it), %v", name, data, text, err)
		}
	}
}

// TestPictures checks that the published pictures are there.
func TestPictures(t *testing.T) {
	for _, pattern := range []string{"images/icon.png", "images/featureGraphic.png", "images/phoneScreenshots/?.png", "images/tenInchScreenshots/?.png"} {
		names, err := filepath.Glob(filepath.Join(published, pattern))
		if err != nil || len(names) == 0 {
			t.Errorf("no %s (make store writes them), %v", pattern, err)
		}
	}
}
