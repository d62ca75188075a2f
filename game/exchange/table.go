package exchange

import (
	"strconv"
	"strings"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// The tables of results are those of the app 15 Puzzle by Igor Talankin, read off its source: a header and rows of seven
// cells without quotes. It writes the words of its language, 0 or 1 for its hard mode, seconds with three decimals, and the
// day in the form that the phone is set to.

// TableHeader is the first line of such a table, in English.
const TableHeader = "type;hard mode;width;height;time;moves;date"

// tableHeaders are the headers in the languages of that app.
var tableHeaders = [...]string{TableHeader, "тип;сложный режим;ширина;высота;время;ходы;дата"}

// tableGoals are the goals of that app, in its languages.
var tableGoals = map[string]string{
	"classic": "classic", "snake": "snake", "spiral": "spiral",
	"классика": "classic", "змейка": "snake", "спираль": "spiral",
}

// The sizes that the app knows.
const leastSide, mostSide = 3, 10

// IsTable reports whether a line is the first one of such a table.
func IsTable(line string) bool {
	line = strings.TrimSpace(strings.TrimPrefix(line, "\ufeff"))
	for _, header := range tableHeaders {
		if strings.EqualFold(line, header) {
			return true
		}
	}
	return false
}

// ParseRow reads a row of a table of results. The days are of a zone, and in a form, see [GuessDates].
func ParseRow(line string, dates DateForm, zone *time.Location) (t session.Told, err error) {
	if len(line) > MaxText {
		return t, &Fault{Kind: TooLong, Input: line}
	}
	cells := strings.Split(strings.TrimSpace(line), ";")
	if len(cells) != strings.Count(TableHeader, ";")+1 {
		return t, &Fault{Kind: Columns, Input: line}
	}
	bad := func(i int, err error) (session.Told, error) {
		return session.Told{}, &Fault{Kind: BadValue, Input: cells[i], Err: err}
	}
	goal, ok := tableGoals[cells[0]]
	if !ok {
		return bad(0, nil)
	}
	if cells[1] != "0" && cells[1] != "1" {
		return bad(1, nil)
	}
	t.Hard = cells[1] == "1"
	for i, cell := range cells[2:4] {
		if n, err := strconv.Atoi(cell); err != nil || n < leastSide || n > mostSide {
			return bad(2+i, err)
		}
	}
	c, err := puzzle.ParseConfig(cells[2] + "x" + cells[3] + "." + goal)
	if err != nil {
		return bad(2, err)
	}
	t.Config = c.String()
	if t.MS, ok = parseClock(cells[4]); !ok || t.MS <= 0 || t.MS > session.MaxClock.Milliseconds() {
		return bad(4, nil)
	}
	moves, err := strconv.ParseUint(cells[5], 10, 31)
	if err != nil || moves == 0 {
		return bad(5, err)
	}
	t.STM = int(moves)
	if t.Date, ok = dates.parse(cells[6], zone); !ok {
		if _, ambiguous := DateForm("d/m/y").parse(cells[6], zone); dates == "" && ambiguous {
			return session.Told{}, &Fault{Kind: WhichDate, Input: cells[6]}
		}
		return bad(6, nil)
	}
	return t, nil
}

// parseClock reads seconds with three decimals, as the app writes them, or minutes, seconds and up to three decimals, which
// it reads, too. The result is in ms.
func parseClock(text string) (ms int64, ok bool) {
	minutes, seconds, colon := strings.Cut(text, ":")
	if !colon {
		_, part, _ := strings.Cut(text, ".")
		ms, ok = parseSeconds(text)
		return ms, ok && len(part) == 3
	}
	whole, part, point := strings.Cut(seconds, ".")
	m, err := strconv.ParseUint(minutes, 10, 31)
	ms, ok = parseSeconds(seconds)
	if err != nil || !ok || len(whole) != 2 || ms >= 60_000 || point && len(part) != 1 && len(part) != 3 {
		return 0, false
	}
	return int64(m)*60_000 + ms, true
}

// AppendRow appends a row of a table of results, without a newline. The goal has to be one that the app knows.
func AppendRow(dst []byte, t session.Told, dates DateForm) ([]byte, error) {
	c, err := puzzle.ParseConfig(t.Config)
	if err != nil {
		return dst, &Fault{Kind: BadValue, Input: t.Config, Err: err}
	}
	goal := c.Rule.String()
	if s := c.Size; tableGoals[goal] == "" || min(s.W, s.H) < leastSide || max(s.W, s.H) > mostSide {
		return dst, &Fault{Kind: Foreign, Input: t.Config}
	}
	if t.MS <= 0 || t.STM <= 0 {
		return dst, &Fault{Kind: BadValue, Input: strconv.FormatInt(t.MS, 10)}
	}
	hard := ";0;"
	if t.Hard {
		hard = ";1;"
	}
	dst = append(append(dst, goal...), hard...)
	dst = append(strconv.AppendInt(dst, int64(c.Size.W), 10), ';')
	dst = append(strconv.AppendInt(dst, int64(c.Size.H), 10), ';')
	dst = append(appendSeconds(dst, t.MS), ';')
	dst = append(strconv.AppendInt(dst, int64(t.STM), 10), ';')
	return dates.append(dst, t.Date), nil
}

// appendSeconds appends a time in seconds with three decimals.
func appendSeconds(dst []byte, ms int64) []byte {
	dst = append(strconv.AppendInt(dst, ms/1000, 10), '.')
	return append(dst, strconv.Itoa(int(1000 + ms%1000))[1:]...)
}
