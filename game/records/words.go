package records

import (
	"strconv"
	"strings"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// listDecimals is the number of decimals of a second in lists, solveDecimals on the page of a solve.
const (
	listDecimals  = 2
	solveDecimals = 3
)

func clockText(lang *assets.Lang, t time.Duration) string {
	return words.ClockIn(lang, t, listDecimals)
}

func secondsOf(v float64) time.Duration { return time.Duration(v*1000+0.5) * time.Millisecond }

func hundredths(lang *assets.Lang, v float64) string { return lang.Decimal(v, 2) }

// groupShort names the puzzle of a group, with which the name of the group begins in most languages: "4 × 4 classic".
func groupShort(lang *assets.Lang, g *history.Group) string {
	text, _ := g.Config()
	c, err := puzzle.ParseConfig(text)
	if err != nil {
		return g.Name()
	}
	return words.SizeAndKind(lang, c.Size, c.Rule.Kind)
}

// groupName names the games of a group: "4 × 4 classic without 7, 24 moves".
func groupName(lang *assets.Lang, g *history.Group) string {
	if r, ok := g.Run(); ok {
		return runName(lang, g, r)
	}
	text, kind := g.Config()
	c, err := puzzle.ParseConfig(text)
	if err != nil {
		return g.Name()
	}
	name := words.SizeAndKind(lang, c.Size, c.Rule.Kind)
	switch m := c.Rule.Missing; {
	case m == puzzle.MissingRandom:
		name = lang.T("records.any_missing", "config", name)
	case m > 0 && m != c.Size.Cells():
		name = lang.T("common.config_missing", "config", name, "n", strconv.Itoa(m))
	}
	if g.Depth() > 0 {
		return lang.T("common.config_depth", "config", name, "n", strconv.Itoa(g.Depth()))
	}
	if mode := modeOf(g); mode != session.Ordinary {
		name = lang.T(modeKeys[mode], "config", name)
		_, kind, _ = strings.Cut(kind, "-")
	}
	switch kind {
	case "":
	case "study":
		return lang.T("records.studies", "config", name)
	default:
		return lang.T("records.own", "config", name)
	}
	return name
}

// modeKeys are the keys of the names of configurations that are played in a mode.
var modeKeys = map[session.Mode]string{session.FewestMoves: "records.mode_fewest", session.Blind: "records.mode_blind"}

// modeOf returns the mode of a group's games.
func modeOf(g *history.Group) session.Mode {
	_, kind := g.Config()
	mode, _, _ := strings.Cut(kind, "-")
	if modeKeys[session.Mode(mode)] == "" {
		return session.Ordinary
	}
	return session.Mode(mode)
}

// untimed reports whether no time of a group is a result: its games ask for the fewest moves.
func untimed(g *history.Group) bool {
	return modeOf(g) == session.FewestMoves
}

// resultText writes what a solve is listed by: its time or, in a game of the fewest moves, what it made beyond them.
func resultText(lang *assets.Lang, r *history.Row) string {
	switch over, ok := r.Excess(); {
	case r.Is(history.Failed):
		return lang.T("records.unknown")
	case !r.Is(history.Fewest):
		return clockText(lang, r.Time())
	case ok:
		return lang.T("records.plus", "n", lang.Count(over))
	}
	return lang.T("records.unknown")
}

// postText writes what a solve is listed by as speed-solvers post it.
func postText(lang *assets.Lang, r *history.Row) string {
	if r.Is(history.Failed) || r.Is(history.Fewest) {
		return resultText(lang, r)
	}
	return words.Clock(r.Time(), listDecimals)
}

// averageText writes the average of the last games.
func averageText(lang *assets.Lang, a *history.Average) string {
	if a.Failed {
		return lang.T("records.unknown")
	}
	return clockText(lang, a.Now)
}

// daysTold is the number of days for which a date is told by how long ago it was.
const daysTold = 7

// dayText names the day of a date: "today", "3 days ago", "3 August", "3 August 2025".
func dayText(lang *assets.Lang, at, now time.Time) string {
	at = at.In(now.Location())
	day := func(t time.Time) time.Time {
		y, m, d := t.Date()
		return time.Date(y, m, d, 12, 0, 0, 0, time.UTC)
	}
	switch n := int(day(now).Sub(day(at)) / (24 * time.Hour)); {
	case n == 0:
		return lang.T("records.today")
	case n == 1:
		return lang.T("records.yesterday")
	case n > 1 && n < daysTold:
		return lang.N("records.days_ago", n)
	}
	return sinceText(lang, at, now)
}

// sinceText names the day of a date always by its date, as words like "since" need it: "3 August", "3 August 2025".
func sinceText(lang *assets.Lang, at, now time.Time) string {
	at = at.In(now.Location())
	return DateText(lang, at, at.Year() != now.Year())
}

// DateText writes a date in words, with its year or without: "22 November 2026".
func DateText(lang *assets.Lang, at time.Time, year bool) string {
	if !year {
		return lang.Date(at, assets.DayDate)
	}
	return lang.Date(at, assets.FullDate)
}

var inputKeys = [...]string{
	session.NoInput: "records.input_all", session.Keyboard: "records.input_keyboard", session.Mouse: "records.input_mouse",
	session.Touch: "records.input_touch", session.Gamepad: "records.input_gamepad", session.Hover: "records.input_hover",
	session.Mixed: "records.input_mixed",
}

func inputText(lang *assets.Lang, in session.Input) string { return lang.T(inputKeys[in]) }

// solveSentence tells a solve in one line: time, moves and day.
func solveSentence(lang *assets.Lang, r *history.Row, now time.Time) string {
	time := clockText(lang, r.Time())
	switch over, ok := r.Excess(); {
	case r.Is(history.Failed):
		time = lang.T("records.failed")
	case r.Is(history.Fewest) && ok:
		time = lang.N("records.over", over)
	case r.Is(history.Fewest):
		time = lang.T("records.over_unknown")
	}
	text := lang.T("records.solve_line", "time", time, "moves", lang.N("common.moves", int(r.STM)), "day", dayText(lang, r.Date(), now))
	if m := marks(lang, r); m != "" && !r.Is(history.Failed) {
		text = lang.T("records.joined", "a", text, "b", m)
	}
	return text
}

// marks tells why a solve is not like others: that it failed, undos, hints.
func marks(lang *assets.Lang, r *history.Row) (text string) {
	add := func(key string, n int) {
		switch {
		case n == 0:
		case text == "":
			text = lang.N(key, n)
		default:
			text = lang.T("records.joined", "a", text, "b", lang.N(key, n))
		}
	}
	if r.Is(history.Failed) {
		text = lang.T("records.failed")
	}
	if !r.Is(history.Fewest) {
		add("records.undos", int(r.Undos))
	}
	add("records.hints", int(r.Hints))
	if r.Is(history.Blind) {
		add("records.looked", int(r.Peeks))
	}
	return text
}

// unbroken returns a text that stays in one line where others are wrapped.
func unbroken(text string) string { return strings.ReplaceAll(text, " ", "\u00a0") }
