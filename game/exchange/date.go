package exchange

import (
	"iter"
	"strconv"
	"strings"
	"time"
)

// DateForm is the form of a day: d, m and y with what stands between them, such as "d.m.y". The empty form stands for all
// whose order can be seen: those that begin with the year, those with points or lines, in which the day comes first, and
// those with a number above 12.
type DateForm string

// DateForms are the forms that can be named.
var DateForms = [...]DateForm{"m/d/y", "d/m/y", "d.m.y", "d-m-y", "y-m-d", "y/m/d", "y.m.d"}

// ParseDateForm reads a form.
func ParseDateForm(text string) (DateForm, bool) {
	for _, f := range DateForms {
		if string(f) == text {
			return f, true
		}
	}
	return "", false
}

// GuessDates returns the form of the days in the last cells of the rows of a table: "m/d/y" or "d/m/y" if one of them says
// which, and "" if none does.
func GuessDates(rows iter.Seq[string]) DateForm {
	for row := range rows {
		day := strings.TrimSpace(row[strings.LastIndexByte(row, ';')+1:])
		_, monthFirst := DateForm("m/d/y").parse(day, time.UTC)
		_, dayFirst := DateForm("d/m/y").parse(day, time.UTC)
		if monthFirst != dayFirst {
			if monthFirst {
				return "m/d/y"
			}
			return "d/m/y"
		}
	}
	return ""
}

// parse reads a day. Whatever the form, days whose order can be seen are read.
func (f DateForm) parse(text string, zone *time.Location) (time.Time, bool) {
	parts := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("/.- ", r) })
	if len(parts) != 3 {
		return time.Time{}, false
	}
	var n [3]int
	for i, part := range parts {
		v, err := strconv.ParseUint(part, 10, 16)
		if err != nil {
			return time.Time{}, false
		}
		n[i] = int(v)
	}
	y, m, d := n[2], n[1], n[0]
	width := len(parts[2])
	switch {
	case len(parts[0]) == 4:
		y, m, d, width = n[0], n[1], n[2], 4
	case !strings.Contains(text, "/") || f == "d/m/y" || f != "m/d/y" && n[0] > 12:
	case f == "m/d/y" || n[1] > 12:
		m, d = n[0], n[1]
	default:
		return time.Time{}, false
	}
	switch width {
	case 2:
		y += 2000
	case 4:
	default:
		return time.Time{}, false
	}
	date := time.Date(y, time.Month(m), d, 0, 0, 0, 0, zone)
	ok := y >= 1970 && date.Day() == d && date.Month() == time.Month(m)
	return date, ok
}

// append appends a day. The empty form is that of ISO 8601.
func (f DateForm) append(dst []byte, date time.Time) []byte {
	if f == "" {
		f = "y-m-d"
	}
	for _, c := range []byte(f) {
		switch c {
		case 'd':
			dst = date.AppendFormat(dst, "02")
		case 'm':
			dst = date.AppendFormat(dst, "01")
		case 'y':
			dst = date.AppendFormat(dst, "2006")
		default:
			dst = append(dst, c)
		}
	}
	return dst
}
