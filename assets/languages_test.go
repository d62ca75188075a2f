package assets

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"

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

// TestEveryCharacterHasAGlyph checks that the typeface of words has all characters of all texts, numbers and dates.
func TestEveryCharacterHasAGlyph(t *testing.T) {
	var faces []*sfnt.Font
	for _, data := range [][]byte{fonts.Commissioner400, fonts.Commissioner600} {
		f, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		faces = append(faces, f)
	}
	var buf sfnt.Buffer
	for _, tag := range Languages() {
		all, err := texts(tag)
		if err != nil {
			t.Fatal(err)
		}
		f := formsOf(tag)
		all["forms"] = f.Name + f.Decimal + f.Group + strings.Join(f.Months, "") + strings.Join(f.Weekdays, "") + f.Date + f.Weekday
		missing := map[rune]string{}
		for key, text := range all {
			for _, r := range text {
				for _, face := range faces {
					if i, err := face.GlyphIndex(&buf, r); err != nil || i == 0 && r != '\n' && r != narrowSpace {
						missing[r] = key
					}
				}
			}
		}
		for r, key := range missing {
			t.Errorf("%s: %q (%U) in %q has no glyph", tag, r, r, key)
		}
	}
}
