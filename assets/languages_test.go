package assets

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/image/font/sfnt"

	"wildfifteen/assets/fonts"
)

// TestLanguagesAreWhole checks that each language has a text for each English one, in all plural forms that it has.
func TestLanguagesAreWhole(t *testing.T) {
	english, err := texts("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range Languages() {
		all, err := texts(tag)
		if err != nil {
			t.Fatal(err)
		}
		rule := newPluralRule(formsOf(tag).Plural)
		forms := map[string]bool{"other": true}
		for n := range 1000 {
			forms[rule.of(n)] = true
		}
		for key := range english {
			s, plural := stem(key)
			if !plural || english[s+".one"] == "" || english[s+".other"] == "" {
				if all[key] == "" {
					t.Errorf("%s: no text for %q", tag, key)
				}
				continue
			}
			for form := range forms {
				if all[s+"."+form] == "" {
					t.Errorf("%s: no text for %q", tag, s+"."+form)
				}
			}
		}
	}
}

// TestLanguagesHaveRules checks that each language has its own numbers, dates and plural forms, and a glossary.
func TestLanguagesHaveRules(t *testing.T) {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(cldr, &all); err != nil {
		t.Fatal(err)
	}
	for _, tag := range Languages() {
		if all[tag] == nil {
			t.Errorf("%s: no numbers, dates and plural forms: name it in assets/tools/cldr and run that", tag)
		}
		if _, err := os.Stat(filepath.Join("lang", tag, "GLOSSARY.md")); err != nil && tag != "en" {
			t.Errorf("%s: no glossary: %v", tag, err)
		}
	}
}

// TestHelpNamesTheWayToPictures checks that the help names the page and the row that lead to the pictures as they are named there.
func TestHelpNamesTheWayToPictures(t *testing.T) {
	for _, tag := range Languages() {
		all, err := texts(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"settings.title", "settings.picture"} {
			if !strings.Contains(all["help.pictures_text"], all[key]) {
				t.Errorf("%s: %q does not name %q", tag, all["help.pictures_text"], all[key])
			}
		}
	}
}

// alikeFile holds the keys whose texts are the same in English, by language: "de: common.title common.stm".
const alikeFile = "testdata/alike.txt"

// TestNoEnglishIsLeft finds texts that are the same as in English, unless somebody has noted that they are right.
func TestNoEnglishIsLeft(t *testing.T) {
	data, err := os.ReadFile(alikeFile)
	if err != nil {
		t.Fatal(err)
	}
	alike := map[string][]string{}
	for _, line := range strings.Split(string(data), "\n") {
		if tag, keys, ok := strings.Cut(line, ":"); ok && !strings.HasPrefix(line, "#") {
			alike[tag] = append(alike[tag], strings.Fields(keys)...)
		}
	}
	english, err := texts("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range Languages() {
		all, err := texts(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range slices.Sorted(maps.Keys(all)) {
			noted := slices.Contains(alike[tag], key)
			same := tag != "en" && all[key] == english[key] && hasWord(all[key])
			if same && !noted {
				t.Errorf("%s: %q is as in English: %q. If that is right, note it in %s.", tag, key, all[key], alikeFile)
			}
			if noted && !same {
				t.Errorf("%s: %q is noted in %s, but is not as in English", tag, key, alikeFile)
			}
		}
		for _, key := range alike[tag] {
			if all[key] == "" {
				t.Errorf("%s: %s notes %q, which is no key", tag, alikeFile, key)
			}
		}
	}
}

// hasWord reports whether a text has two letters in a row outside its placeholders.
func hasWord(text string) bool {
	letters := 0
	for _, r := range placeForm.ReplaceAllString(text, " ") {
		if letters++; !unicode.IsLetter(r) {
			letters = 0
		}
		if letters == 2 {
			return true
		}
	}
	return false
}

// narrowSpace needs no glyph: package render sets it as a narrower space.
const narrowSpace = '\u202f'

// TestEveryCharacterHasAGlyph checks that the typeface of words, or the language's own, has all characters of all texts, numbers
// and dates.
func TestEveryCharacterHasAGlyph(t *testing.T) {
	parse := func(data []byte) *sfnt.Font {
		f, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	words := []*sfnt.Font{parse(fonts.Commissioner400), parse(fonts.Commissioner600)}
	var buf sfnt.Buffer
	has := func(f *sfnt.Font, r rune) bool {
		i, err := f.GlyphIndex(&buf, r)
		return err == nil && i != 0
	}
	names := parse(fonts.Names)
	for _, r := range OwnNames() {
		if r > ' ' && !has(words[0], r) && !has(names, r) {
			t.Errorf("%q in the name of a language has no glyph: go run ./assets/tools/fonts", r)
		}
	}
	for _, tag := range Languages() {
		all, err := texts(tag)
		if err != nil {
			t.Fatal(err)
		}
		f := formsOf(tag)
		all["forms"] = Load(tag).Characters() + f.Decimal + f.Group
		var own []*sfnt.Font
		if faces := facesOf(tag); faces.Regular != nil {
			own = []*sfnt.Font{parse(faces.Regular), parse(faces.Bold)}
		}
		missing := map[rune]string{}
		for key, text := range all {
			for _, r := range text {
				for i := range words {
					if r != '\n' && r != narrowSpace && !has(words[i], r) && (own == nil || !has(own[i], r)) {
						missing[r] = key
					}
				}
			}
		}
		for r, key := range missing {
			t.Errorf("%s: %q (%U) in %q has no glyph: go run ./assets/tools/fonts", tag, r, r, key)
		}
	}
}

// TestNothingIsKeptYet compares what is said while a name is typed with what is said once the goal is kept: the first must not
// read as if it were done.
func TestNothingIsKeptYet(t *testing.T) {
	for _, language := range Languages() {
		all, err := texts(language)
		if err != nil {
			t.Fatal(err)
		}
		typed := strings.ToLower(all["gallery.name_keep"])
		for word := range strings.FieldsFuncSeq(placeForm.ReplaceAllString(strings.ToLower(all["gallery.kept"]), " "), func(r rune) bool { return !unicode.IsLetter(r) }) {
			if utf8.RuneCountInString(word) > 3 && strings.Contains(typed, word) {
				t.Errorf("%s: %q says %q, as if it were done", language, typed, word)
			}
		}
	}
}
