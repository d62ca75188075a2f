package assets

import (
	_ "embed"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Forms is how a language writes numbers and dates, from Unicode's CLDR; assets/tools/cldr makes the file that holds them.
type Forms struct {
	Name     string            // of the language, in it
	Plural   map[string]string // category -> rule; "other" has none
	Decimal  string            // decimal sign
	Group    string            // between groups of three digits
	Least    int               // how many digits stand at least before the first Group
	Months   []string          // in a date, January first
	Alone    []string          // alone
	Weekdays []string          // Sunday first
	Day      string            // patterns: "d MMMM"
	Date     string            // "d MMMM y"
	Weekday  string            // "EEEE d MMMM"
	Month    string            // "MMMM y"
}

//go:embed cldr.json
var cldr []byte

// allForms returns the forms of all languages by their tags. They must not be changed.
var allForms = sync.OnceValue(func() (all map[string]*Forms) {
	_ = json.Unmarshal(cldr, &all) // the file is embedded and tested, as are those of texts
	return all
})

// formsOf returns the forms of a language, those of English if there are none.
func formsOf(tag string) *Forms {
	if f := allForms()[tag]; f != nil {
		return f
	}
	return allForms()["en"]
}

// OwnName returns the name of a language in that language.
func OwnName(tag string) string { return formsOf(tag).Name }

// OwnNames returns the names of all languages, also those that are only planned.
func OwnNames() (all string) {
	for _, tag := range slices.Sorted(maps.Keys(allForms())) {
		all += formsOf(tag).Name
	}
	return all
}

// DateForm says which parts of a date are written.
type DateForm uint8

// The forms of dates, with examples in English.
const (
	DayDate     DateForm = iota // 22 November
	FullDate                    // 22 November 2026
	WeekdayDate                 // Sunday 22 November
	MonthDate                   // November 2026
)

// Date writes a date.
func (l *Lang) Date(at time.Time, form DateForm) string {
	f := l.forms
	pattern := [...]string{DayDate: f.Day, FullDate: f.Date, WeekdayDate: f.Weekday, MonthDate: f.Month}[form]
	var b strings.Builder
	for len(pattern) > 0 {
		n := 1
		switch c := pattern[0]; {
		case c == '\'':
			if end := strings.IndexByte(pattern[1:], '\''); end >= 0 {
				b.WriteString(pattern[1 : 1+end])
				n = end + 2
			}
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
			for n < len(pattern) && pattern[n] == c {
				n++
			}
			b.WriteString(f.field(c, n, at))
		default:
			b.WriteByte(c)
		}
		pattern = pattern[n:]
	}
	return b.String()
}

// field writes a part of a date: the letter of a pattern, repeated n times.
func (f *Forms) field(letter byte, n int, at time.Time) string {
	switch {
	case letter == 'E' || letter == 'c':
		return f.Weekdays[at.Weekday()]
	case letter == 'M' && n > 2:
		return f.Months[at.Month()-1]
	case letter == 'L' && n > 2:
		return f.Alone[at.Month()-1]
	case letter == 'M' || letter == 'L':
		return padded(int(at.Month()), n)
	case letter == 'd':
		return padded(at.Day(), n)
	}
	return strconv.Itoa(at.Year())
}

// padded writes a number with at least n digits.
func padded(v, n int) string {
	s := strconv.Itoa(v)
	return strings.Repeat("0", max(0, n-len(s))) + s
}

// MonthName returns the name of the month of a date, alone.
func (l *Lang) MonthName(at time.Time) string { return l.forms.Alone[at.Month()-1] }

// WeekdayName returns the name of the day of a date.
func (l *Lang) WeekdayName(at time.Time) string { return l.forms.Weekdays[at.Weekday()] }

// Number formats a quantity: "181,440".
func (l *Lang) Number(n uint64) string { return l.forms.grouped(strconv.FormatUint(n, 10)) }

// Count is Number for an int, which may be negative.
func (l *Lang) Count(n int) string {
	if n < 0 {
		return "-" + l.Number(-uint64(n))
	}
	return l.Number(uint64(n))
}

// Decimal formats a number with digits after the decimal sign: "1,234.5".
func (l *Lang) Decimal(x float64, digits int) string {
	whole, part, ok := strings.Cut(strconv.FormatFloat(x, 'f', digits, 64), ".")
	sign := ""
	if rest, negative := strings.CutPrefix(whole, "-"); negative {
		sign, whole = "-", rest
	}
	whole = sign + l.forms.grouped(whole)
	if !ok {
		return whole
	}
	return whole + l.forms.Decimal + part
}

// Point returns the decimal sign.
func (l *Lang) Point() string { return l.forms.Decimal }

// grouped parts digits into groups of three.
func (f *Forms) grouped(digits string) string {
	if len(digits) < 3+f.Least {
		return digits
	}
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + f.Group + digits[i:]
	}
	return digits
}
