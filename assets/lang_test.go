package assets

import (
	"math"
	"slices"
	"strings"
	"testing"
)

func testLang() *Lang {
	return NewLang(map[string]string{
		"play.undo":        "Undo",
		"play.best":        "best {best}, you {you}",
		"play.moves.one":   "{n} move",
		"play.moves.other": "{n} moves",
		"play.of.other":    "{n} of {all}",
		"play.odd":         "a { b",
		"play.brace":       "{a} } {b",
	}, false)
}

func TestT(t *testing.T) {
	l := testLang()
	for _, c := range []struct {
		key  string
		args []any
		want string
	}{
		{"play.undo", nil, "Undo"},
		{"play.best", []any{"best", 52, "you", "61"}, "best 52, you 61"},
		{"play.best", []any{"you", 1.5}, "best {best}, you 1.5"},
		{"play.best", []any{"best", "{you}", "you", 7}, "best {you}, you 7"},
		{"play.best", []any{"best"}, "best {best}, you {you}"},
		{"play.odd", []any{"b", 1}, "a { b"},
		{"play.brace", []any{"a", 1, "b", 2}, "1 } {b"},
		{"play.none", nil, "⟦play.none⟧"},
		{"play.none", []any{"n", 1}, "⟦play.none⟧"},
	} {
		if got := l.T(c.key, c.args...); got != c.want {
			t.Errorf("T(%q, %v) = %q, want %q", c.key, c.args, got, c.want)
		}
	}
}

func TestN(t *testing.T) {
	l := testLang()
	for _, c := range []struct {
		key  string
		n    int
		args []any
		want string
	}{
		{"play.moves", 1, nil, "1 move"},
		{"play.moves", 0, nil, "0 moves"},
		{"play.moves", 398, nil, "398 moves"},
		{"play.of", 1, []any{"all", 9}, "1 of 9"},
		{"play.none", 1, nil, "⟦play.none⟧"},
	} {
		if got := l.N(c.key, c.n, c.args...); got != c.want {
			t.Errorf("N(%q, %d, %v) = %q, want %q", c.key, c.n, c.args, got, c.want)
		}
	}
	for n := range 3 * maxCounts {
		l.N("play.moves", n)
	}
	if len(l.counts) > maxCounts {
		t.Errorf("%d texts are kept, at most %d are wanted", len(l.counts), maxCounts)
	}
}

func TestSteadyStateAllocatesNothing(t *testing.T) {
	l := testLang()
	l.N("play.moves", 12)
	if n := testing.AllocsPerRun(100, func() { l.T("play.undo"); l.N("play.moves", 12) }); n != 0 {
		t.Errorf("T and N allocate %v times, want 0", n)
	}
}

func TestFallback(t *testing.T) {
	l := NewLang(map[string]string{"play.undo": "Zurück"}, false)
	l.fallback = testLang()
	if got := l.T("play.undo"); got != "Zurück" {
		t.Errorf("own text: %q", got)
	}
	if got := l.T("play.best", "best", 1, "you", 2); got != "best 1, you 2" {
		t.Errorf("text of the fallback: %q", got)
	}
	if got := l.N("play.moves", 2); got != "2 moves" {
		t.Errorf("plural of the fallback: %q", got)
	}
	if !l.Has("play.best") || l.Has("play.none") {
		t.Error("Has is wrong")
	}
}

func TestMatch(t *testing.T) {
	tags := []string{"en", "de", "pt", "pt-BR", "zh-Hans"}
	for locale, want := range map[string]string{
		"": "en", "en": "en", "en-GB": "en", "de_DE.UTF-8": "de", "de@euro": "de", "DE": "de",
		"pt-br": "pt-BR", "pt-PT": "pt", "pt-BR-x-y": "pt-BR", "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh_TW.UTF-8": "zh-Hans", "xx": "en", "C": "en", "-": "en", "C.UTF-8": "en",
	} {
		if got := Match(locale, tags); got != want {
			t.Errorf("Match(%q) = %q, want %q", locale, got, want)
		}
	}
}

func TestRightToLeft(t *testing.T) {
	for tag, want := range map[string]bool{
		"en": false, "ar": true, "he-IL": true, "az-Arab": true, "ur-Latn": false, "FA": true, "uz": false,
	} {
		if got := rightToLeft(tag); got != want {
			t.Errorf("rightToLeft(%q) = %v, want %v", tag, got, want)
		}
	}
	if !NewLang(nil, true).RTL() || NewLang(nil, false).RTL() {
		t.Error("NewLang loses the direction")
	}
}

func TestLoadEnglish(t *testing.T) {
	if !slices.Contains(Languages(), "en") {
		t.Fatalf("no English among %v", Languages())
	}
	for _, locale := range []string{"", "en", "en-US", "xx-YY"} {
		l := Load(locale)
		if got := l.T("common.title"); got != "Wild Fifteen" {
			t.Errorf("Load(%q): title %q", locale, got)
		}
	}
}

func FuzzFill(f *testing.F) {
	f.Add("a {b} c", "b", "x")
	f.Add("}{", "", "{")
	f.Fuzz(func(t *testing.T, text, name, v string) {
		got := fill(text, []any{name, v})
		if strings.Contains(name, "}") {
			return
		}
		// Only complete placeholders are replaced: a text without a brace stays the same.
		if !strings.Contains(text, "{") && got != text {
			t.Errorf("fill(%q) = %q", text, got)
		}
		if place := "{" + name + "}"; !strings.Contains(name, "{") && !strings.Contains(text, place) && got != text {
			t.Errorf("fill(%q, %q) = %q", text, name, got)
		}
	})
}

func TestNumber(t *testing.T) {
	l := testLang()
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 15914: "15,914", -1234567: "-1,234,567"} {
		if got := l.N("play.moves", n); got != want+" moves" {
			t.Errorf("N of %d is %q", n, got)
		}
		if got := l.Count(n); got != want {
			t.Errorf("%d of something is %q", n, got)
		}
	}
	// Only the number that N counts gets separators: others may be labels, as on a tile.
	if got := l.N("play.of", 1000, "all", 1000); got != "1,000 of 1000" {
		t.Errorf("N of a count and a name is %q", got)
	}
	if got := l.T("play.best", "best", 1000, "you", l.Count(1000)); got != "best 1000, you 1,000" {
		t.Errorf("T of a name and a count is %q", got)
	}
	if got := l.Number(math.MaxUint64); got != "18,446,744,073,709,551,615" {
		t.Errorf("the largest number is %q", got)
	}
}
