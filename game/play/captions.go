package play

import (
	"strconv"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// senseOf says in a line what to do in a game.
func senseOf(p *Scene) string {
	goal := p.Session().Goal()
	first, last := 1, goal.Size().Cells()
	switch goal.Missing() {
	case first:
		first++
	case last:
		last--
	}
	key := "play.sense_picture"
	if goal.Kind() == puzzle.Classic {
		key = "play.sense_rows"
	} else if render.Ordered(goal) {
		key = "play.sense_line"
	}
	return p.Stage.Lang.T(key, "first", strconv.Itoa(first), "last", strconv.Itoa(last))
}

// bests are the captions of clock and moves, the longest first: with the player's bests, if there are any.
type bests struct {
	time, moves []string
	line        []string // the moves in words, the longest first: with the fewest yet, if there are any
	record      string   // the best time in words, "" without one
	fewer       string   // the fewest moves in words, "" without them
	key         string   // of the caption of the moves with the best, "" without one
	fewest      int
}

func bestsOf(p *Scene) (b bests) {
	t, s := p.Stage.Lang.T, p.Session()
	if g := p.saves.History.Group(s.Group()); g != nil {
		b.add(p, g.Tally(session.NoInput))
	}
	b.time = append(b.time, t("play.time"))
	b.count(p.Stage.Lang, p.Moves())
	return b
}

// count makes the captions of so many moves, in the plural form of their number.
func (b *bests) count(l *assets.Lang, n int) {
	b.moves = b.moves[:0]
	if b.key != "" {
		b.moves = append(b.moves, l.N(b.key, n, "best", l.Count(b.fewest)))
	}
	b.line = b.line[:0]
	count := l.N("result.moves", n)
	if b.fewer != "" {
		b.line = append(b.line, l.T("records.dotted", "a", count, "b", b.fewer))
	}
	b.line = append(b.line, count)
	b.moves = append(b.moves, l.N("play.moves", n))
	if short := l.N("play.moves_short", n); short != b.moves[len(b.moves)-1] {
		b.moves = append(b.moves, short)
	}
}

// add adds captions with bests.
func (b *bests) add(p *Scene, bests *history.Tally) {
	t := p.Stage.Lang.T
	switch {
	case bests == nil:
		return
	case bests.Time.OK:
		best := formatClock(p.Stage.Lang, time.Duration(bests.Time.Value*float64(time.Second)).Truncate(time.Second), time.Second)
		b.record = t("play.best", "best", best)
		b.time = append(b.time, t("play.time_best", "best", best), b.record)
	}
	if p.fewest() {
		if bests.Excess.OK {
			b.key, b.fewest = "modes.moves_best", int(bests.Excess.Value)
		}
		return
	}
	if bests.Moves.OK && p.course.Run == nil { // in a run the clock counts
		b.key, b.fewest = "play.moves_best", int(bests.Moves.Value)
		b.fewer = t("play.best", "best", p.Stage.Lang.Count(b.fewest))
	}
}
