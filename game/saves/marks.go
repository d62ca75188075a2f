package saves

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle/days"
	"wildfifteen/puzzle/studies"
)

// Marks hold which days and studies are solved and which lessons are done. They stand in a file of their own, a short line each, so that neither
// long lists of records nor records that were removed matter to them. A line is never changed: a later one adds to it. Each ends in
// its sum, see package session; only those of older versions have none.
//
//	day 2026-11-22 1795348800 148 62000 perfect     (when it was solved, in seconds; moves; ms)
//	study 17 10                                     (from 1; moves)
//	lesson 4                                        (from 1)
type Marks struct {
	days    map[days.Day]Day
	studies [studies.Count]int // the fewest moves made; 0: not solved
	lessons [maxLessons]bool
	perfect int // number of perfect days
	lines   lines
}

// maxLessons is more than there are lessons.
const maxLessons = 64

// Day is what is known of a solved day.
type Day struct {
	InTime  bool // it was solved on the day itself
	Perfect bool // in the fewest moves possible
	Moves   int
	Time    time.Duration
}

// Day returns what is known of a day; ok is false if it is not solved.
func (m *Marks) Day(d days.Day) (day Day, ok bool) {
	day, ok = m.days[d]
	return day, ok
}

// Perfect returns the number of perfect days.
func (m *Marks) Perfect() int { return m.perfect }

// Streak returns the number of days in a row up to today: see [days.Streak].
func (m *Marks) Streak(today days.Day) int {
	return days.Streak(today, func(d days.Day) bool { return m.days[d].InTime })
}

// Study returns the fewest moves in which a study was solved, 0 if it was not.
func (m *Marks) Study(n int) int { return m.studies[n] }

// Lesson reports whether a lesson, counted from 0, is done.
func (m *Marks) Lesson(n int) bool { return m.lessons[n] }

// dayLine returns the line of a solved day.
func dayLine(d days.Day, at time.Time, day Day) string {
	line := "day " + d.String() + " " + strconv.FormatInt(at.Unix(), 10) + " " + strconv.Itoa(day.Moves) + " " + strconv.FormatInt(day.Time.Milliseconds(), 10)
	if day.Perfect {
		line += " perfect"
	}
	return line
}

// add takes a line without its sum. known says that it is one about a day, a study or a lesson, news that it says something new.
func (m *Marks) add(line string) (known, news bool) {
	f := strings.Split(line, " ")
	switch {
	case f[0] == "day" && (len(f) == 5 || len(f) == 6 && f[5] == "perfect"):
		known, news = m.addDay(f[1:])
	case f[0] == "study" && len(f) == 3:
		known, news = m.addStudy(f[1], f[2])
	case f[0] == "lesson" && len(f) == 2:
		known, news = m.addLesson(f[1])
	}
	if news {
		m.lines.use(session.Summed([]byte(line)))
	}
	return known, news
}

func (m *Marks) addDay(f []string) (known, news bool) {
	d, ok := days.Parse(f[0])
	at, err1 := strconv.ParseInt(f[1], 10, 64)
	moves, err2 := strconv.Atoi(f[2])
	ms, err3 := strconv.ParseInt(f[3], 10, 64)
	if !ok || err1 != nil || err2 != nil || err3 != nil || moves < 1 || ms < 0 || ms > int64(time.Duration(1<<62)/time.Millisecond) {
		return false, false
	}
	old, solved := m.days[d]
	now := old
	if !solved {
		now.Moves, now.Time = moves, time.Duration(ms)*time.Millisecond
	}
	now.InTime = old.InTime || d.InTime(time.Unix(at, 0))
	now.Perfect = old.Perfect || len(f) == 5
	if now.Perfect && !old.Perfect {
		m.perfect++
	}
	if m.days == nil {
		m.days = map[days.Day]Day{}
	}
	m.days[d] = now
	return true, !solved || now != old
}

func (m *Marks) addStudy(number, moves string) (known, news bool) {
	n, err1 := strconv.Atoi(number)
	made, err2 := strconv.Atoi(moves)
	if err1 != nil || err2 != nil || n < 1 || n > studies.Count || made < 1 {
		return false, false
	}
	old := &m.studies[n-1]
	if *old > 0 && *old <= made {
		return true, false
	}
	*old = made
	return true, true
}

func (m *Marks) addLesson(number string) (known, news bool) {
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > maxLessons {
		return false, false
	}
	news = !m.lessons[n-1]
	m.lessons[n-1] = true
	return true, news
}

// read takes the lines of a file, and returns those that are damaged, each with a newline. Lines without a sum count before the
// first one that has a sum: a program that writes sums has written the others. One at the end of the file must be whole, too: its
// number may lack digits.
func (m *Marks) read(data []byte) (bad []byte) {
	older := true
	for line := range bytes.Lines(data) {
		line, ended := bytes.CutSuffix(line, []byte{'\n'})
		line = bytes.TrimSuffix(line, []byte{'\r'})
		if len(line) == 0 {
			continue
		}
		text, err := session.CutSum(line)
		bare := errors.Is(err, session.ErrNoSum)
		known := false
		if err == nil || errors.Is(err, session.ErrMended) || bare && older && ended {
			known, _ = m.add(string(text))
		}
		switch {
		case known && (err == nil || bare):
		case err == nil:
			m.lines.takeNewer(line)
		default:
			bad = append(append(bad, line...), '\n')
		}
		older = older && bare
	}
	return bad
}

// openMarks reads the file of marks.
func (s *Saves) openMarks(data []byte) []Notice {
	bad := s.Marks.read(data)
	return s.openLines(game.MarksFile, data, bad, &s.Marks.lines, "message.unread_solves")
}

// MarkDay keeps that a day was solved at a moment; it may say more of a day that is solved already.
func (s *Saves) MarkDay(d days.Day, at time.Time, day Day) { s.mark(dayLine(d, at, day)) }

// MarkStudy keeps that a study, counted from 0, was solved in a number of moves.
func (s *Saves) MarkStudy(n, moves int) {
	s.mark("study " + strconv.Itoa(n+1) + " " + strconv.Itoa(moves))
}

// MarkLesson keeps that a lesson, counted from 0, is done.
func (s *Saves) MarkLesson(n int) { s.mark("lesson " + strconv.Itoa(n+1)) }

// mark stores a line unless it says nothing new.
func (s *Saves) mark(line string) {
	if _, news := s.Marks.add(line); news {
		s.store.Append(game.MarksFile, session.Summed([]byte(line)))
	}
}

// restoreMarks adds the marks of a backup.
func (s *Saves) restoreMarks(from *Marks) {
	for line := range bytes.SplitSeq(from.lines.text, []byte{'\n'}) {
		if text, err := session.CutSum(line); err == nil && !from.lines.newer[string(line)] {
			s.mark(string(text))
		}
	}
	s.restoreNewer(game.MarksFile, &s.Marks.lines, &from.lines)
}
