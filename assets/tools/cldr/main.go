// Command cldr writes what the program knows of the numbers and dates of languages, assets/cldr.json, and the samples that its
// plural rules are tested with, assets/testdata/plurals.txt, from Unicode's Common Locale Data Repository. It reads the npm
// packages cldr-core, cldr-dates-full and cldr-numbers-full, unpacked side by side:
//
//	for p in cldr-core cldr-dates-full cldr-numbers-full; do
//		npm pack $p@48.2.0; mkdir $p; tar xzf $p-48.2.0.tgz -C $p --strip 1
//	done
//	go run ./assets/tools/cldr FOLDER
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"

	"wildfifteen/assets"
)

// languages are the languages of the program and those that are planned, with their own names and, where it differs, the
// locale whose forms they take.
var languages = []struct{ tag, name, locale string }{
	{"en", "English", "en-GB"}, {"de", "Deutsch", ""}, {"fr", "Français", ""}, {"es", "Español", ""},
	{"pt-BR", "Português (Brasil)", "pt"}, {"it", "Italiano", ""}, {"nl", "Nederlands", ""}, {"pl", "Polski", ""},
	{"cs", "Čeština", ""}, {"sv", "Svenska", ""}, {"tr", "Türkçe", ""}, {"uk", "Українська", ""}, {"ru", "Русский", ""},
	{"el", "Ελληνικά", ""}, {"vi", "Tiếng Việt", ""}, {"ja", "日本語", ""}, {"zh-Hans", "简体中文", ""},
}

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: cldr FOLDER")
	}
	s := source(os.Args[1])
	all, samples := map[string]assets.Forms{}, &strings.Builder{}
	fmt.Fprintf(samples, "# Plural categories of whole numbers, from CLDR %s: language, category, samples.\n", s.version())
	for _, l := range languages {
		locale := l.locale
		if locale == "" {
			locale = l.tag
		}
		language, _, _ := strings.Cut(locale, "-")
		f := assets.Forms{Name: l.name}
		s.numbers(locale, &f)
		s.dates(locale, &f)
		s.plurals(l.tag, language, &f, samples)
		all[l.tag] = f
	}
	write("assets/cldr.json", encode(all))
	write("assets/testdata/plurals.txt", []byte(samples.String()))
}

// encode returns the languages as JSON, one a line.
func encode(all map[string]assets.Forms) []byte {
	var b bytes.Buffer
	b.WriteString("{\n")
	for i, l := range languages {
		var one bytes.Buffer
		e := json.NewEncoder(&one)
		e.SetEscapeHTML(false)
		must(e.Encode(all[l.tag]))
		comma := ","
		if i == len(languages)-1 {
			comma = ""
		}
		fmt.Fprintf(&b, "  %q: %s%s\n", l.tag, bytes.TrimSpace(one.Bytes()), comma)
	}
	b.WriteString("}\n")
	return b.Bytes()
}

func write(name string, data []byte) { must(os.WriteFile(name, data, 0o644)) }

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

// source is the folder with the packages.
type source string

// node reads a file and follows a path of keys into it.
func (s source) node(file string, path ...string) any {
	data, err := os.ReadFile(filepath.Join(string(s), file))
	must(err)
	var v any
	must(json.Unmarshal(data, &v))
	for _, key := range path {
		m, _ := v.(map[string]any)
		if v = m[key]; v == nil {
			return nil
		}
	}
	return v
}

func text(v any) string { s, _ := v.(string); return s }

func (s source) version() string {
	return text(s.node("cldr-core/supplemental/plurals.json", "supplemental", "version", "_cldrVersion"))
}

// numbers reads the signs in numbers.
func (s source) numbers(locale string, f *assets.Forms) {
	numbers, _ := s.node("cldr-numbers-full/main/"+locale+"/numbers.json", "main", locale, "numbers").(map[string]any)
	symbols, _ := numbers["symbols-numberSystem-latn"].(map[string]any)
	f.Decimal, f.Group = text(symbols["decimal"]), text(symbols["group"])
	f.Least = int(text(numbers["minimumGroupingDigits"])[0] - '0')
}

// dates reads the names of months and days and the patterns of dates.
func (s source) dates(locale string, f *assets.Forms) {
	of := func(path ...string) any {
		return s.node("cldr-dates-full/main/"+locale+"/ca-gregorian.json",
			append([]string{"main", locale, "dates", "calendars", "gregorian"}, path...)...)
	}
	for i := range 12 {
		key := fmt.Sprint(i + 1)
		f.Months = append(f.Months, text(of("months", "format", "wide", key)))
		f.Alone = append(f.Alone, text(of("months", "stand-alone", "wide", key)))
	}
	for _, day := range [...]string{"sun", "mon", "tue", "wed", "thu", "fri", "sat"} {
		f.Weekdays = append(f.Weekdays, text(of("days", "stand-alone", "wide", day)))
	}
	pattern := func(keys ...string) string {
		for _, key := range keys {
			if p := text(of("dateTimeFormats", "availableFormats", key)); p != "" {
				return p
			}
		}
		return ""
	}
	f.Day, f.Month = pattern("MMMMd", "MMMd"), pattern("yMMMM")
	f.Date = text(of("dateFormats", "long"))
	f.Weekday = wide(pattern("MMMMEd", "MMMEd"))
}

// wide makes the names of days and months in a pattern long ones, as is done where CLDR has no pattern for those.
func wide(p string) string {
	p = strings.Replace(p, "E", "EEEE", 1)
	if strings.Contains(p, "MMM") && !strings.Contains(p, "MMMM") {
		p = strings.Replace(p, "MMM", "MMMM", 1)
	}
	return p
}

// plurals reads the rules for plural forms of whole numbers, and writes their samples.
func (s source) plurals(tag, language string, f *assets.Forms, samples *strings.Builder) {
	rules, _ := s.node("cldr-core/supplemental/plurals.json", "supplemental", "plurals-type-cardinal", language).(map[string]any)
	f.Plural = map[string]string{}
	for _, category := range [...]string{"zero", "one", "two", "few", "many", "other"} {
		rule, ok := rules["pluralRule-count-"+category].(string)
		if !ok {
			continue
		}
		condition, rest, _ := strings.Cut(rule, "@integer")
		condition, _, _ = strings.Cut(condition, "@decimal")
		if condition = strings.TrimSpace(condition); condition != "" {
			f.Plural[category] = condition
		}
		integers, _, _ := strings.Cut(rest, "@decimal")
		integers = strings.TrimSuffix(strings.TrimSpace(integers), ", …")
		fmt.Fprintf(samples, "%s %s %s\n", tag, category, strings.ReplaceAll(integers, " ", ""))
	}
}
