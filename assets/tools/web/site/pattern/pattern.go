// Package pattern takes the place of regexp in the copy of the engine that the page is built with: it finds the three
// patterns that the engine uses and knows no others.
package pattern

import (
	"bytes"
	"fmt"
	"strings"
)

// The patterns.
const (
	Unit    = `^[ \t\r\n]*//kage:unit\s+([^ \t\r\n]+)[ \t\r\n]*$`
	Texture = `\A__t(\d+)\z`
	Lines   = `\n\n+`
)

// Regexp is a pattern.
type Regexp struct{ pattern string }

// MustCompile returns a pattern. It panics if it is not one of those above.
func MustCompile(pattern string) *Regexp {
	switch pattern {
	case Unit, Texture, Lines:
		return &Regexp{pattern}
	}
	panic(fmt.Sprintf("pattern: not known: %q", pattern))
}

// FindSubmatch returns the line, which holds no form feed, and what its Unit is; nil if it has none.
func (r *Regexp) FindSubmatch(line []byte) [][]byte {
	r.is(Unit)
	const blank = " \t\r\n"
	rest, ok := bytes.CutPrefix(bytes.Trim(line, blank), []byte("//kage:unit"))
	unit := bytes.TrimLeft(rest, blank)
	if !ok || len(unit) == len(rest) || len(unit) == 0 || bytes.ContainsAny(unit, blank) {
		return nil
	}
	return [][]byte{line, unit}
}

// FindStringSubmatch returns the name and the number of a Texture, nil if it is none.
func (r *Regexp) FindStringSubmatch(name string) []string {
	r.is(Texture)
	number, ok := strings.CutPrefix(name, "__t")
	if !ok || number == "" || strings.Trim(number, "0123456789") != "" {
		return nil
	}
	return []string{name, number}
}

// ReplaceAllString replaces Lines.
func (r *Regexp) ReplaceAllString(text, by string) string {
	r.is(Lines)
	var b strings.Builder
	for {
		before, after, ok := strings.Cut(text, "\n\n")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		b.WriteString(by)
		text = strings.TrimLeft(after, "\n")
	}
}

// is panics if the pattern is another one.
func (r *Regexp) is(pattern string) {
	if r.pattern != pattern {
		panic(fmt.Sprintf("pattern: %q is used for %q", r.pattern, pattern))
	}
}
