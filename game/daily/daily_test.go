package daily

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle/days"
	"wildfifteen/render"
)

// desk is a Desk with a calendar of its own.
type desk struct {
	today  days.Day
	marks  *saves.Saves
	played days.Day
}

func (d *desk) Today() days.Day      { return d.today }
func (d *desk) Marks() *saves.Marks  { return &d.marks.Marks }
func (d *desk) PlayDay(day days.Day) { d.played = day }
func (desk) Append(string, []byte)   {}
func (desk) Replace(string, []byte)  {}
func (desk) Confirm(string, string)  {}
func (desk) Flush() bool             { return true }

// open shows the calendar, on a phone that the test may change.
func open(t *testing.T, d *desk, change ...func(*game.Input)) (*Scene, func(n int)) {
	t.Helper()
	p := stagetest.NewPhone()
	d.marks, _ = saves.Open(game.Files{}, d)
	s := New(p.Stage, d, d.today)
	p.Stage.Push(s)
	for _, c := range change {
		c(&p.In)
	}
	p.Tick(3)
	return s, p.Tick
}

// TestMidnight leaves the calendar open past midnight: the next day can be played.
func TestMidnight(t *testing.T) {
	d := &desk{today: days.On(2026, time.November, 30)}
	s, tick := open(t, d)
	d.today++
	tick(2)
	s.Act(laterID)
	if s.chosen != d.today || s.first != d.today {
		t.Errorf("after midnight %v of the month from %v is chosen", s.chosen, s.first)
	}
	s.Act(playID)
	if d.played != d.today {
		t.Errorf("played is %v", d.played)
	}
}

// TestMonths lays every month of some years: each day stands once, under its day of the week.
func TestMonths(t *testing.T) {
	d := &desk{today: days.On(2030, time.December, 31)}
	s, tick := open(t, d)
	for s.canTurn(-1) {
		tick(1)
		heads, n := map[int]float32{}, 0
		for _, c := range s.Stage.Controls() {
			switch c.ID.Name {
			case headGroup:
				heads[c.ID.N] = c.Rect.X
			case dayGroup:
				n++
				weekday := (s.first + days.Day(c.ID.N-1)).Weekday()
				if x := heads[(int(weekday)+6)%7]; x != c.Rect.X {
					t.Errorf("%s %s stands at %v, its head at %v", s.month.title, c.Label, c.Rect.X, x)
				}
			}
		}
		if _, length := s.first.Month(); n != length {
			t.Errorf("%s has %d days", s.month.title, n)
		}
		s.Act(earlierID)
	}
	if s.first != days.First() {
		t.Errorf("the first month begins on %v", s.first)
	}
}

// TestSpoken hears the name of a month that is turned to, and what board a day has that is chosen.
func TestSpoken(t *testing.T) {
	d := &desk{today: days.On(2026, time.November, 22)}
	s, tick := open(t, d)
	said := func(do func()) string {
		s.Stage.Out.Say = ""
		do()
		return s.Stage.Out.Say
	}
	if got := said(func() { s.Act(earlierID) }); got != "October 2026" {
		t.Errorf("of the month before %q is said", got)
	}
	tick(1)
	if got := said(func() { s.Act(ui.ID{Name: dayGroup, N: 5}) }); !strings.HasPrefix(strings.ReplaceAll(got, "\u00a0", " "), "3 × 3 Wild") {
		t.Errorf("of a Monday %q is said", got)
	}
}

// TestMonthCounted counts the days of the month that were solved in time, and beside them those solved later. A new player sees no
// figures.
func TestMonthCounted(t *testing.T) {
	d := &desk{today: days.On(2026, time.November, 22)}
	s, _ := open(t, d)
	if len(s.figures) > 0 {
		t.Errorf("nothing is counted as %+v", s.figures)
	}
	for _, by := range []days.Day{0, 1, 30} { // the last is of October
		d.marks.MarkDay(d.today-by, (d.today - by).Date(), saves.Day{Moves: 9})
	}
	s.first = 0
	s.choose(d.today)
	if got := s.figures[1]; got.value != "2" || got.more != "" {
		t.Errorf("two days in time are counted as %+v", got)
	}
	d.marks.MarkDay(d.today-9, d.today.Date(), saves.Day{Moves: 9})
	s.first = 0
	s.choose(d.today)
	if got := s.figures[1]; got.value != "2" || got.told != "2 + 1 late" {
		t.Errorf("with one solved later they are counted as %+v", got)
	}
}

// TestSteady allocates nothing while nothing changes.
func TestSteady(t *testing.T) {
	d := &desk{today: days.On(2026, time.November, 22)}
	s, tick := open(t, d)
	for i := range days.Day(20) {
		d.marks.MarkDay(d.today-i, d.today.Date(), saves.Day{Moves: 9})
	}
	s.first = 0
	s.choose(d.today)
	tick(100)
	if n := testing.AllocsPerRun(100, func() { tick(1) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// TestFiguresAreWhole checks that the figures of months of five and of six weeks show whole on a phone.
func TestFiguresAreWhole(t *testing.T) {
	for _, today := range []days.Day{days.On(2026, time.October, 22), days.On(2026, time.November, 22)} {
		d := &desk{today: today}
		s, tick := open(t, d)
		for _, by := range []days.Day{1, 9} {
			d.marks.MarkDay(today-by, (today - 1).Date(), saves.Day{Moves: 9})
		}
		s.first = 0
		s.choose(today)
		tick(2)
		seen := 0
		for _, c := range s.Stage.Controls() {
			if c.ID.Name == figureGroup {
				seen++
				if c.Clip.Intersect(c.Rect) != c.Rect {
					t.Errorf("%s: %q at %v is cut by %v", s.month.title, c.Label, c.Rect, c.Clip)
				}
			}
		}
		if seen != 3 {
			t.Errorf("%s: %d figures", s.month.title, seen)
		}
	}
}

// TestLargeWords opens the calendar on phones with large letters: each line below the name of the chosen day is whole.
func TestLargeWords(t *testing.T) {
	for _, size := range []float32{1, 1.35, 1.6, 2} {
		for _, width := range []float32{320, 360, 412} {
			s, tick := open(t, &desk{today: days.On(2026, time.November, 22)}, func(in *game.Input) { in.Width, in.TextScale = width, size })
			tick(1)
			found := 0
			for _, c := range s.Stage.Controls() {
				if c.Role == ui.Text && (c.Label == s.card.state || c.Label == s.card.config) {
					found++
					if len(c.Lines) != 1 {
						t.Errorf("%v wide, letters of %v: %q", width, size, c.Lines)
					}
				}
			}
			if found != 2 {
				t.Errorf("%v wide, letters of %v: %d of both lines", width, size, found)
			}
		}
	}
}

// TestLateDayStandsOut checks that the frame of a day solved late is another than that of a day solved in time, in high contrast too.
func TestLateDayStandsOut(t *testing.T) {
	for name, theme := range map[string]*render.Theme{"light": render.LightTheme(), "contrast": render.ContrastTheme()} {
		f := &ui.Frame{Measures: ui.Measures{Theme: theme, Scale: 1, TextSize: 1}}
		inTime, late := dayCell{solved: true}, dayCell{solved: true, late: true}
		if inTime.frame(f, false) == late.frame(f, false) {
			t.Errorf("%s: both have the frame %+v", name, late.frame(f, false))
		}
	}
}

// TestFiguresBelowMonth checks that in a window the figures stand below the month, whatever its weeks, and that nothing scrolls.
func TestFiguresBelowMonth(t *testing.T) {
	for _, m := range []time.Month{time.February, time.October, time.August} { // with 4, 5 and 6 weeks
		d := &desk{today: days.On(2027, m, 20)}
		s, tick := open(t, d, func(in *game.Input) { in.Width, in.Height = 1100, 760 })
		for i := range days.Day(3) {
			d.marks.MarkDay(d.today-i, d.today.Date(), saves.Day{Moves: 80})
		}
		s.first = 0
		s.choose(d.today)
		tick(2)
		var foot float32
		for _, c := range s.Stage.Controls() {
			if c.ID.Name == dayGroup {
				foot = max(foot, c.Rect.Y+c.Rect.H)
			}
		}
		n := 0
		for _, c := range s.Stage.Controls() {
			if c.ID.Name != figureGroup {
				continue
			}
			if n++; c.Rect.Y < foot || c.Clip.Intersect(c.Rect) != c.Rect {
				t.Errorf("%v: %s at %v in %v, the month ends at %v", m, c.Label, c.Rect, c.Clip, foot)
			}
		}
		if n != 3 {
			t.Errorf("%v: %d figures", m, n)
		}
	}
}

// TestMonthOnItsSide checks that on a phone on its side the whole month is in sight beside the head, clear of what stands on its left.
func TestMonthOnItsSide(t *testing.T) {
	d := &desk{today: days.On(2026, time.August, 30)} // a month of six weeks
	s, _ := open(t, d, func(in *game.Input) { in.Width, in.Height = 640*in.Scale, 360*in.Scale })
	for _, c := range s.Stage.Controls() {
		if c.ID.Name == dayGroup && c.Clip.Intersect(c.Rect) != c.Rect {
			t.Errorf("day %d at %v is cut by %v", c.ID.N, c.Rect, c.Clip)
		}
	}
	if play, first := s.Stage.Find(playID), s.Stage.Find(ui.ID{Name: dayGroup, N: 3}); first == nil || play == nil || play.Rect.X+play.Rect.W >= first.Rect.X {
		t.Errorf("the button at %v, the first Monday at %v", play, first)
	}
}

// TestSixWeeks checks that a month of six weeks leaves its figures in sight on a phone.
func TestSixWeeks(t *testing.T) {
	d := &desk{today: days.On(2026, time.November, 22)}
	s, tick := open(t, d)
	for _, by := range []days.Day{0, 1, 2} {
		d.marks.MarkDay(d.today-by, (d.today - by).Date(), saves.Day{Moves: 9})
	}
	s.first = 0
	s.choose(d.today)
	tick(3)
	if s.month.weeks() != weeksMax {
		t.Fatalf("%s has %d weeks", s.month.title, s.month.weeks())
	}
	n := 0
	for _, c := range s.Stage.Controls() {
		if c.ID.Name == figureGroup {
			n++
			if foot := c.Rect.Y + c.Rect.H; foot > 640-stage.FadeHigh {
				t.Errorf("%q ends at %v of 640", c.Label, foot)
			}
		}
	}
	if n == 0 {
		t.Error("there are no figures")
	}
}
