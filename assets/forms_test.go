package assets

import (
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

// formed returns a language of which only the forms are known.
func formed(tag string) *Lang {
	return newLang(tag, nil, false)
}

// TestPlurals compares the rules with the samples that CLDR gives for each category.
func TestPlurals(t *testing.T) {
	data, err := os.ReadFile("testdata/plurals.txt")
	if err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		f := strings.Fields(line)
		if strings.HasPrefix(line, "#") || len(f) < 3 {
			continue
		}
		rule := newPluralRule(formsOf(f[0]).Plural)
		for _, sample := range strings.Split(f[2], ",") {
			lo, hi, ok := strings.Cut(sample, "~")
			if !ok {
				hi = lo
			}
			from, err := strconv.Atoi(lo)
			if err != nil {
				continue // 1c6: a compact number, which the program does not write
			}
			to, err := strconv.Atoi(hi)
			if err != nil {
				t.Fatal(err)
			}
			for n := from; n <= to; n++ {
				checked++
				if got := rule.of(n); got != f[1] {
					t.Errorf("%s: %d is %q, CLDR says %q", f[0], n, got, f[1])
				}
			}
		}
	}
	if checked < 400 {
		t.Errorf("only %d samples", checked)
	}
	if rule := newPluralRule(formsOf("pl").Plural); rule.of(-2) != "few" {
		t.Error("negative numbers have other forms")
	}
}

func TestDates(t *testing.T) {
	at := time.Date(2026, time.November, 2, 15, 4, 5, 0, time.UTC)
	for _, c := range []struct {
		tag                       string
		day, full, weekday, month string
	}{
		{"en", "2 November", "2 November 2026", "Monday 2 November", "November 2026"},
		{"de", "2. November", "2. November 2026", "Montag, 2. November", "November 2026"},
		{"es", "2 de noviembre", "2 de noviembre de 2026", "lunes, 2 de noviembre", "noviembre de 2026"},
		{"pl", "2 listopada", "2 listopada 2026", "poniedziałek, 2 listopada", "listopad 2026"},
		{"cs", "2. listopadu", "2. listopadu 2026", "pondělí 2. listopadu", "listopad 2026"},
		{"ja", "11月2日", "2026年11月2日", "11月2日(月曜日)", "2026年11月"},
	} {
		l := formed(c.tag)
		for form, want := range [...]string{DayDate: c.day, FullDate: c.full, WeekdayDate: c.weekday, MonthDate: c.month} {
			if got := l.Date(at, DateForm(form)); got != want {
				t.Errorf("%s: %q, want %q", c.tag, got, want)
			}
		}
	}
	if got := formed("de").MonthName(at) + formed("de").WeekdayName(at); got != "NovemberMontag" {
		t.Errorf("names: %q", got)
	}
}

func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		tag                 string
		short, long, broken string
	}{
		{"en", "1,440", "181,440", "-1,234.50"}, {"de", "1.440", "181.440", "-1.234,50"}, {"es", "1440", "181.440", "-1234,50"},
		{"pl", "1440", "181\u00a0440", "-1234,50"}, {"fr", "1\u202f440", "181\u202f440", "-1\u202f234,50"},
	} {
		l := formed(c.tag)
		if got := []string{l.Count(1440), l.Number(181440), l.Decimal(-1234.5, 2)}; got[0] != c.short || got[1] != c.long || got[2] != c.broken {
			t.Errorf("%s: %q, want %q %q %q", c.tag, got, c.short, c.long, c.broken)
		}
		if got := l.Decimal(2.5, 0); got != "2" {
			t.Errorf("%s: no digits after the sign: %q", c.tag, got)
		}
	}
}

// TestForms checks that the forms of each language are whole, and that an unknown one has those of English.
func TestForms(t *testing.T) {
	for _, tag := range Languages() {
		f := formsOf(tag)
		if tag != "en" && f.Name == "English" {
			t.Errorf("%s: no forms in cldr.json", tag)
		}
		if len(f.Months) != 12 || len(f.Alone) != 12 || len(f.Weekdays) != 7 || f.Day == "" || f.Date == "" || f.Weekday == "" || f.Month == "" || f.Decimal == "" || f.Least < 1 {
			t.Errorf("%s: %+v is not whole", tag, f)
		}
	}
	if OwnName("de") != "Deutsch" || OwnName("xx") != "English" {
		t.Error("the names of languages are wrong")
	}
}
