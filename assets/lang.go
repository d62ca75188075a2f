package assets

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// Lang is the program's sentences in one language. Make one with [Load] or [NewLang]. It may be used by
// several goroutines at once.
type Lang struct {
	texts    map[string]string
	fallback *Lang
	plural   func(n int) string
	rtl      bool

	mu     sync.Mutex
	counts map[count]string // what N made of texts that hold nothing but {n}
}

// count is a plural text with its number.
type count struct {
	key string
	n   int
}

// maxCounts bounds the memory of counts; a clock or a counter on screen uses a few at a time.
const maxCounts = 1024

// NewLang returns a language of the given texts, read from right to left if rtl, with the plural forms of
// English. It has no other language behind it. Tests use it for made-up languages.
func NewLang(texts map[string]string, rtl bool) *Lang {
	return &Lang{texts: texts, plural: oneOther, rtl: rtl, counts: map[count]string{}}
}

// Load returns the language that serves a locale best: the longest language tag that begins the BCP 47 tag
// given ("pt-BR", then "pt"), upper and lower case and "_" for "-" taken alike, else English. A text missing
// in it is taken from English. Load never fails and never returns nil.
func Load(locale string) *Lang {
	english := loadOne("en")
	tag := match(locale, Languages())
	if tag == "en" {
		return english
	}
	l := loadOne(tag)
	l.fallback = english
	return l
}

func loadOne(tag string) *Lang {
	all, err := texts(tag)
	if err != nil {
		// The files are part of the program: only a broken build comes here, and the tests stop it.
		panic("assets: " + err.Error())
	}
	l := NewLang(all, rightToLeft(tag))
	l.plural = pluralOf(tag)
	return l
}

// RTL reports whether the language is read from right to left, so that the layout is to be mirrored.
func (l *Lang) RTL() bool { return l.rtl }

// Has reports whether there is a text for key, in the language itself or in English behind it.
func (l *Lang) Has(key string) bool {
	_, ok := l.find(key)
	return ok
}

// Number writes a quantity with its thousands apart, by the text "common.thousands": "181,440".
func (l *Lang) Number(n uint64) string {
	digits := strconv.FormatUint(n, 10)
	comma, _ := l.find("common.thousands")
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + comma + digits[i:]
	}
	return digits
}

// Count is Number for an int, which may be negative.
func (l *Lang) Count(n int) string {
	if n < 0 {
		return "-" + l.Number(-uint64(n))
	}
	return l.Number(uint64(n))
}

// T returns the text for key with its places filled: args are pairs of a name and a value, the value shown as
// fmt.Sprint shows it. So numbers stay as a tile, a row or a typed text shows them; a quantity that may come to
// thousands is given as [Lang.Number] or [Lang.Count] writes it. A place nothing is given for stays as it is.
// Without a text for key it returns the key in double brackets, ⟦play.undo⟧. Without args it allocates nothing.
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

// N returns the text for key and the number n: that of key with the language's plural form for n, such as
// "play.moves.one", with {n}, which is a quantity, written as [Lang.Count] writes it, and the places of args filled as
// in T. The last results of calls without args are kept, so that showing the same numbers again and again
// allocates nothing.
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

// find returns the text for key, from the language behind this one if need be.
func (l *Lang) find(key string) (string, bool) {
	text, ok := l.texts[key]
	if !ok && l.fallback != nil {
		return l.fallback.find(key)
	}
	return text, ok
}

// form returns the raw text for key and n: that of the right plural form, or of the last resort "other".
func (l *Lang) form(key string, n int) string {
	for _, f := range [...]string{l.plural(n), "other"} {
		if text, ok := l.texts[key+"."+f]; ok {
			return text
		}
	}
	if l.fallback != nil {
		return l.fallback.form(key, n)
	}
	return "⟦" + key + "⟧"
}

// fill puts the values of args, pairs of a name and a value, into the places of text.
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

// value returns what stands for place, "{name}", among args; the place itself if nothing does.
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
