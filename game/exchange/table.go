package exchange

import (
	"strconv"
	"strings"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// TableHeader is the first line of a table of results that another program writes.
const TableHeader = "type;hard mode;width;height;time;moves;date"

// IsTable reports whether a line is the first one of such a table.
func IsTable(line string) bool {
	return strings.EqualFold(strings.TrimSpace(strings.TrimPrefix(line, "\ufeff")), TableHeader)
}

// dateForms are the forms of dates. Dates without a zone are of the zone that the caller names.
var dateForms = []string{time.RFC3339, "2006-01-02 15:04:05", "2006-01-02T15:04:05", "2006-01-02 15:04", "02.01.2006 15:04:05", "02.01.2006 15:04"}

// ParseRow reads a row of a table of results: the goal (classic, snake or spiral), whether it was played by harder rules,
// the size, the time in seconds, the moves and the date.
func ParseRow(line string, zone *time.Location) (t session.Told, err error) {
	if len(line) > MaxText {
		return t, &Fault{Kind: TooLong, Input: line}
	}
	cells := strings.Split(strings.TrimSpace(line), ";")
	if len(cells) != strings.Count(TableHeader, ";")+1 {
		return t, &Fault{Kind: Columns, Input: line}
	}
	for i := range cells {
		cells[i] = strings.Trim(strings.TrimSpace(cells[i]), `"`)
	}
	bad := func(i int, err error) (session.Told, error) {
		return session.Told{}, &Fault{Kind: BadValue, Input: cells[i], Err: err}
	}
	goal := strings.ToLower(cells[0])
	if goal != "classic" && goal != "snake" && goal != "spiral" {
		return bad(0, nil)
	}
	switch strings.ToLower(cells[1]) {
	case "true", "1", "yes":
		t.Hard = true
	case "false", "0", "no", "":
	default:
		return bad(1, nil)
	}
	c, err := puzzle.ParseConfig(cells[2] + "x" + cells[3] + "." + goal)
	if err != nil {
		return bad(2, err)
	}
	var ok bool
	t.Config = c.String()
	if t.MS, ok = parseSeconds(cells[4]); !ok || t.MS > session.MaxClock.Milliseconds() {
		return bad(4, nil)
	}
	moves, err := strconv.ParseUint(cells[5], 10, 31)
	if err != nil {
		return bad(5, nil)
	}
	t.STM = int(moves)
	for _, form := range dateForms {
		if t.Date, err = time.ParseInLocation(form, cells[6], zone); err == nil && t.Date.Year() >= 1970 {
			return t, nil
		}
	}
	return bad(6, nil)
}
