package saves

import (
	"time"

	"wildfifteen/game/history"
	"wildfifteen/game/session"
)

// finishLeg stores the record of the run that is being played if the running game is its last leg, and returns the bests that
// it beat.
func (s *Saves) finishLeg(date time.Time) (news history.News) {
	g := s.Log.Current()
	r, ok := session.NewRunSolve(s.Log.Legs(), date)
	if !ok {
		s.Log.Recorded(g)
		return history.News{}
	}
	s.readAll()
	news = s.recordRun(r)
	s.owe(g, true, r.Identity())
	return news
}

// recordRun stores the record of a run.
func (s *Saves) recordRun(r session.RunSolve) history.News {
	s.append(r.Line())
	s.appendWaiting()
	if s.Loading() {
		s.lateRuns = append(s.lateRuns, r)
		return history.News{}
	}
	return s.enterRun(r)
}

// enterRun enters the record of a run that is stored.
func (s *Saves) enterRun(r session.RunSolve) history.News {
	if _, has := s.History.Find(r.Identity()); has {
		return history.News{}
	}
	for s.History.Work(slotsTick) { // only after removals of this moment there is anything to do
	}
	id, news := s.History.Add(history.RunRow(r), r.Group())
	s.looks.runs[id] = r
	return news
}

// enterLostRuns records the runs that were finished before the program was killed and have no record.
func (s *Saves) enterLostRuns() {
	for _, legs := range s.lostRuns {
		last := legs[len(legs)-1]
		r, ok := session.NewRunSolve(legs, last.Dealt())
		if ok && !s.has(r.Identity().Hash, r.MS, legs[0]) {
			s.recordRun(r)
		}
		s.owe(last, ok, r.Identity())
	}
	s.lostRuns = nil
}

// TakeRun stores the record of a run that was played elsewhere, unless it is there. It reports whether it is new.
func (s *Saves) TakeRun(r session.RunSolve) bool {
	if _, has := s.History.Find(r.Identity()); has || s.Loading() {
		return false
	}
	if id, keep := s.take(history.RunRow(r), r.Group(), r.Line()); keep {
		s.looks.runs[id] = r
	}
	return true
}

// averagedRuns is the number of runs whose legs are averaged.
const averagedRuns = 12

// LegTimes returns, for each leg, its times in the latest runs of a group that count; nil if there are none. If some records
// have to be read first, it returns those of the others: ask again in a later tick.
func (s *Saves) LegTimes(group string) (legs [][]time.Duration) {
	g := s.History.Group(group)
	if g == nil {
		return nil
	}
	list := history.NewList(s.History, g, history.Filter{Hints: history.Without}, history.ByDate, false)
	for list.Step(slotsTick) {
	}
	for i := range min(averagedRuns, list.Len()) {
		r, ok, _ := s.LookRun(list.At(i))
		if !ok {
			continue
		}
		for leg, t := range legTimes(r) {
			if leg == len(legs) {
				legs = append(legs, nil)
			}
			legs[leg] = append(legs[leg], t)
		}
	}
	return legs
}

// MeanTime returns the mean of times, of which there must be some.
func MeanTime(times []time.Duration) time.Duration {
	sum := time.Duration(0)
	for _, t := range times {
		sum += t
	}
	return sum / time.Duration(len(times))
}

// BestLegs returns the times of the legs of the fastest run of a group; nil if there is none, or it has to be read first.
func (s *Saves) BestLegs(group string) []time.Duration {
	g := s.History.Group(group)
	if g == nil || g.Tally(session.NoInput) == nil {
		return nil
	}
	r, ok, _ := s.LookRun(g.Tally(session.NoInput).Time.ID)
	if !ok {
		return nil
	}
	return legTimes(r)
}

func legTimes(r session.RunSolve) []time.Duration {
	times := make([]time.Duration, len(r.Legs))
	for i, leg := range r.Legs {
		times[i] = time.Duration(leg.MS) * time.Millisecond
	}
	return times
}
