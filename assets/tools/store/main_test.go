package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
	"unicode/utf8"

	"wildfifteen/assets"
)

// published is the folder that stores read.
const published = "../../../fastlane/metadata/android"

// eachLanguage calls f with each language and the folder of its texts and pictures.
func eachLanguage(t *testing.T, f func(t *testing.T, l *assets.Lang, folder string)) {
	for _, language := range assets.Languages() {
		t.Run(language, func(t *testing.T) {
			if folders[language] == "" {
				t.Fatal("stores have no name for the language")
			}
			f(t, assets.Load(language), filepath.Join(published, folders[language]))
		})
	}
}

// TestTexts checks that the published texts are those of the language files, and not longer than stores allow.
func TestTexts(t *testing.T) {
	most := map[string]int{"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
	eachLanguage(t, func(t *testing.T, l *assets.Lang, folder string) {
		for name, text := range texts(l) {
			if n := utf8.RuneCountInString(text) - 1; n > most[name] || n < 10 {
				t.Errorf("%s has %d characters, of which stores show %d", name, n, most[name])
			}
			data, err := os.ReadFile(filepath.Join(folder, name))
			if err != nil || string(data) != text {
				t.Errorf("%s is %q, not %q (make store writes it), %v", name, data, text, err)
			}
		}
	})
}

// TestPictures checks that the published pictures are there.
func TestPictures(t *testing.T) {
	for _, pattern := range []string{"icon.png", "featureGraphic.png", "phoneScreenshots/?.png", "tenInchScreenshots/?.png"} {
		names, err := filepath.Glob(filepath.Join(published, folders["en"], "images", pattern))
		if err != nil || len(names) == 0 {
			t.Errorf("no %s (make store writes them), %v", pattern, err)
		}
	}
}

// TestNews checks that stores show what is new beside each app of the newest version in CHANGELOG.md.
func TestNews(t *testing.T) {
	changes, err := os.ReadFile("../../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	head := regexp.MustCompile(`(?m)^## (\d+)\.(\d+)\.(\d+) `).FindSubmatch(changes)
	if head == nil {
		t.Fatal("CHANGELOG.md names no version")
	}
	code := 0
	for _, digits := range head[1:] {
		n, _ := strconv.Atoi(string(digits)) // digits only
		code = code*100 + n
	}
	eachLanguage(t, func(t *testing.T, l *assets.Lang, folder string) {
		for digit := range kinds {
			name := filepath.Join(folder, "changelogs", strconv.Itoa(code*10+digit)+".txt")
			data, err := os.ReadFile(name)
			if n := utf8.RuneCount(data); err != nil || n > 500 || string(data) != l.T("store.new")+"\n" {
				t.Errorf("%s is %q, %d characters long, not %q (make store writes it), %v", name, data, n, l.T("store.new"), err)
			}
		}
	})
}
