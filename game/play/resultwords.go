package play

import (
	"strings"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// resultWords are the texts of a result.
type resultWords struct {
	title    string
	clock    string // the time, and its two parts
	seconds  string // up to the decimal point
	decimals string
	joy      string     // time and moves, and what help there was
	news     string     // a record that was broken, or ""
	remarks  []string   // what kind of game it was
	sheet    []string   // what only the sheet with the figures tells
	dots     bool       // dots say how near to the fewest moves it came
	best     ui.Caption // what is known of the fewest moves

	sides   []raceSide // of a race
	against string     // the rival's time, told

	legs   []time.Duration // of a run
	total  time.Duration
	splits string // the legs, told
	bars   []splitLabel
}

func newResultWords(p *Scene, news history.News) (w resultWords) {
	s, l := p.Session(), p.Stage.Lang
	t := p.Clock()
	w.title = l.T("result.solved")
	w.seconds, w.clock = formatClock(l, t, time.Second), formatClock(l, t, time.Millisecond)
	w.decimals = strings.TrimPrefix(w.clock, w.seconds)
	w.joy = l.N("result.joy", p.Moves(), "time", w.clock)
	if p.course.Par > 0 {
		w.ofStudy(p, s)
		return w
	}
	if hasNews(s.Own(), s.Mode()) {
		w.news = newsWords(p, news, p.sight.words.config)
	}
	if p.course.Run != nil {
		w.total = t
		w.ofRun(p, s)
		return w
	}
	switch s.Mode() {
	case session.FewestMoves:
		w.ofFewest(p, s)
	case session.Blind:
		w.ofBlind(p, s)
	}
	if mark := MarkWords(l, s); mark != "" {
		w.joy = l.T("result.marked", "joy", w.joy, "mark", mark)
		w.remarks = append(w.remarks, mark)
	}
	if outcome := p.racing().outcome(p); outcome != "" {
		w.title = outcome
		w.ofRace(p)
	}
	switch {
	case s.Autos() > 0:
		w.title = l.T("result.for_you")
		w.remarks = append(w.remarks, l.T("result.auto"))
	case s.Peeks() > 0: // the peeks say why it counts towards no best
	case p.desk.LastFirst():
		w.remarks = append(w.remarks, l.T("result.first"))
	case s.Hints() > 0:
		w.remarks = append(w.remarks, l.T("result.hinted"))
	case s.Failed():
	case p.racing() != nil:
		w.remarks = append(w.remarks, l.T("result.known"))
	case s.Own() && (s.Game().Seeded || p.saves.Log.Met(s.Game(), s.Mode(), s)):
		w.remarks = append(w.remarks, l.T("result.practice"))
	case s.Own():
		w.remarks = append(w.remarks, l.T("result.own"))
	case s.Depth() > 0:
		w.remarks = append(w.remarks, l.T("result.apart"))
	}
	return w
}

// ofStudy makes the words of a game that asks for the fewest moves: they count, no time does.
func (w *resultWords) ofStudy(p *Scene, s *session.Session) {
	l := p.Stage.Lang
	w.clock = l.N("result.moves", s.STM())
	w.seconds, w.decimals, w.joy = w.clock, "", w.clock
	switch over := s.STM() - p.course.Par; {
	case s.Autos() > 0:
		w.title = l.T("result.for_you")
		return
	case over == 0:
		if s.Hints() == 0 {
			w.title = l.T("result.perfect")
		}
		w.remarks = append(w.remarks, l.T("studies.exact"))
	default:
		w.remarks = append(w.remarks, l.N("studies.over", over))
	}
	w.dots = true
}

// update brings the text that depends on the search for the fewest moves up to date.
func (w *resultWords) update(p *Scene) {
	if p.course.Par == 0 && p.course.Run == nil && !p.Session().Failed() && p.racing() == nil && w.best.Update(p.best.state()) {
		w.best.Text = p.best.words(p.Stage.Lang, p.Session())
		if p.best.perfect(p.Session()) {
			w.title = p.Stage.Lang.T("result.perfect")
		}
	}
}

// MarkWords says what help a game had: moves of the program, or hints; "" if none.
func MarkWords(l *assets.Lang, s *session.Session) string {
	switch {
	case s.Autos() > 0:
		return l.N("result.autos", s.Autos())
	case s.Hints() > 0:
		return l.N("result.hints", s.Hints())
	}
	return ""
}

// newsOrder are the records that a result tells, the most important first.
var newsOrder = [...]history.RecordKind{history.BestTime, history.BestMoves, history.BestTPS, history.BestAo5, history.BestAo12}

// newsWords names the first record of newsOrder that a solve of a configuration broke; "" if none.
func newsWords(p *Scene, n history.News, config string) string {
	for _, want := range newsOrder {
		for _, b := range n.All {
			if b.Kind == want {
				return brokenWords(p, b, config)
			}
		}
	}
	return ""
}

func brokenWords(p *Scene, b history.Broken, config string) string {
	l := p.Stage.Lang
	switch {
	case b.First && p.course.Run != nil:
		return l.T("runs.first")
	case b.First:
		return l.T("result.first_of_kind", "config", config)
	case b.Kind == history.BestTime:
		return l.T("result.best_time", "by", secondsWords(l, b.Old-b.New))
	case b.Kind == history.BestMoves:
		return l.T("result.best_moves", "n", l.Count(int(b.Old-b.New)))
	case b.Kind == history.BestTPS:
		return l.T("result.best_tps")
	case b.Kind == history.BestAo5:
		return l.T("result.best_ao5")
	}
	return l.T("result.best_ao12")
}

// secondsWords says how long a number of seconds is: above 5 in whole seconds, then in tenths, then in thousandths.
func secondsWords(l *assets.Lang, s float64) string {
	decimals := 0
	switch {
	case s >= 60:
		return formatClock(l, time.Duration(s*float64(time.Second)), time.Second)
	case s < 0.1:
		decimals = 3
	case s < 5:
		decimals = 1
	}
	return l.T("result.seconds", "n", l.Decimal(s, decimals))
}
