package assets

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// Lang holds the program's texts in one language. Make one with [Load] or [NewLang]. It is safe for concurrent use.
type Lang struct {
	tag      string
	texts    map[string]string
	fallback *Lang
	forms    *Forms
	plural   pluralRule
	faces    Faces
	rtl      bool

	mu     sync.Mutex
	counts map[count]string // cache of N's results without args
}

// count is the key of the cache: a text and its number.
type count struct {
	key string
	n   int
}

// maxCounts is the largest size of the cache; a clock or a counter on screen uses a few entries at a time.
const maxCounts = 1024

// NewLang returns a language with the given texts, English numbers, dates and plural forms and no fallback, laid out from
// right to left if rtl. Tests use it for invented languages.
func NewLang(texts map[string]string, rtl bool) *Lang {
	return newLang("en", texts, rtl)
}

// newLang returns a language with the numbers, dates and plural forms of its tag.
func newLang(tag string, texts map[string]string, rtl bool) *Lang {
	f := formsOf(tag)
	return &Lang{tag: tag, texts: texts, forms: f, plural: newPluralRule(f.Plural), rtl: rtl, counts: map[count]string{}}
}

// Load returns the best language for a locale, a BCP 47 tag or a POSIX locale: for "pt-BR" the language pt-BR or else
// pt, and English if there is neither. Case does not matter, and "_" stands for "-". Texts missing in the language come
// from English. Load never fails and never returns nil.
func Load(locale string) *Lang {
	english := loadOne("en")
	tag := Match(locale, Languages())
	if tag == "en" {
		return english
	}
	l := loadOne(tag)
	l.fallback = english
	return l
}

func loadOne(tag string) *Lang {
	all, err := parsed(tag)
	if err != nil {
		// The files are embedded: only a broken build gets here, and the tests catch it.
		panic("assets: " + err.Error())
	}
	l := newLang(tag, all, rightToLeft(tag))
	l.faces = facesOf(tag)
	return l
}

// Tag returns the language's BCP 47 tag.
func (l *Lang) Tag() string { return l.tag }

// Characters returns each character of the texts, the dates and the language's name once, in order, but those of ASCII.
func (l *Lang) Characters() string {
	found := map[rune]bool{}
	look := func(text string) {
		for _, r := range text {
			if r >= utf8.RuneSelf {
				found[r] = true
			}
		}
	}
	for _, text := range l.texts {
		look(text)
	}
	f := l.forms
	for _, text := range slices.Concat(f.Months, f.Alone, f.Weekdays, []string{f.Name, f.Day, f.Date, f.Weekday, f.Month}) {
		look(text)
	}
	return string(slices.Sorted(maps.Keys(found)))
}

// RTL reports whether the language is written from right to left, which mirrors the layout.
func (l *Lang) RTL() bool { return l.rtl }

// Has reports whether there is a text for key, in the language itself or in its fallback.
func (l *Lang) Has(key string) bool {
	_, ok := l.find(key)
	return ok
}

// T returns the text for key with its placeholders replaced. args are pairs of a name and a value. T formats values by
// fmt.Sprint, without thousands separators, which suits tiles, rows and typed texts; format a quantity that may reach
// thousands by [Lang.Number] or [Lang.Count] first. A placeholder without a value stays as it is. If there is no text
// for key, T returns the key in double brackets, ⟦play.undo⟧. Without args it allocates nothing.
func (l *Lang) T(key string, args ...any) string {
	text, ok := l.find(key)
	switch {
	case !ok:
		return "⟦" + key + "⟧"
	case len(args) == 0:
		return text
	}
	return fill(text, args)
}

// N returns the text for key in the plural form for n: the text of "play.moves.one" for the key "play.moves" and 1, for
// example. The placeholder {n} is replaced by n as [Lang.Count] formats it, the others by args as in T. N caches the
// results of calls without args, so that showing the same numbers repeatedly allocates nothing.
func (l *Lang) N(key string, n int, args ...any) string {
	if len(args) > 0 {
		return fill(l.form(key, n), append([]any{"n", l.Count(n)}, args...))
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	k := count{key, n}
	if text, ok := l.counts[k]; ok {
		return text
	}
	if len(l.counts) >= maxCounts {
		clear(l.counts)
	}
	text := strings.ReplaceAll(l.form(key, n), "{n}", l.Count(n))
	l.counts[k] = text
	return text
}

// find returns the text for key, from the fallback if l has none.
func (l *Lang) find(key string) (string, bool) {
	text, ok := l.texts[key]
	if !ok && l.fallback != nil {
		return l.fallback.find(key)
	}
	return text, ok
}

// form returns the text for key in the plural form for n or else in the form "other", with its placeholders.
func (l *Lang) form(key string, n int) string {
	for _, f := range [...]string{l.plural.of(n), "other"} {
		if text, ok := l.texts[key+"."+f]; ok {
			return text
		}
	}
	if l.fallback != nil {
		return l.fallback.form(key, n)
	}
	return "⟦" + key + "⟧"
}

// fill replaces the placeholders of text by the values in args, pairs of a name and a value.
func fill(text string, args []any) string {
	var b strings.Builder
	b.Grow(len(text) + 16)
	for {
		open := strings.IndexByte(text, '{')
		if open < 0 {
			break
		}
		end := strings.IndexByte(text[open:], '}')
		if end < 0 {
			break
		}
		place := text[open : open+end+1]
		b.WriteString(text[:open])
		b.WriteString(value(place, args))
		text = text[open+end+1:]
	}
	b.WriteString(text)
	return b.String()
}

// value returns the value in args for the placeholder "{name}", or the placeholder itself if there is none.
func value(place string, args []any) string {
	name := place[1 : len(place)-1]
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] != name {
			continue
		}
		switch v := args[i+1].(type) {
		case string:
			return v
		case int:
			return strconv.Itoa(v)
		}
		return fmt.Sprint(args[i+1])
	}
	return place
}
