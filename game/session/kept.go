package session

import (
	"slices"

	"wildfifteen/puzzle"
)

// A finished game stays in the file of a log until its record is on the disk, whatever becomes of the game: undo may go back
// past it and another game take its place, or it may be one game too many. So whenever the program is ended, the next start
// finds the game or its record.

// Recorded says that the record of a game is on the disk, or that it has none. Of a run, s is the last leg. From now on the
// game may be forgotten.
func (l *Log) Recorded(s *Session) {
	s.recorded = true
	if !slices.Contains(l.kept, s) {
		return
	}
	kept := l.kept
	l.kept = nil
	l.keep(kept)
}

// Unrecorded returns the finished games that are not Recorded, the first one first. Legs of runs are not among them: see Runs.
func (l *Log) Unrecorded() (all []*Session) {
	for _, s := range slices.Concat(l.kept, l.games) {
		if s.owes() && s.options.Leg.Run == "" {
			all = append(all, s)
		}
	}
	return all
}

// keep keeps those of some games that leave the log that must not be forgotten yet.
func (l *Log) keep(games []*Session) {
	from := 0
	for i, s := range games {
		if i+1 < len(games) && games[i+1].options.follows(s.options) {
			continue
		}
		if s.owes() {
			for _, leg := range games[from : i+1] {
				leg.kept = true
				l.kept = append(l.kept, leg)
			}
		}
		from = i + 1
	}
}

// owes reports whether a game, or the run of which it is the last leg, needs a record that may not be on the disk yet.
func (s *Session) owes() bool {
	return s.over && !s.recorded && s.counts.autos == 0 && (s.recordable || s.endsRun())
}

// endsRun reports whether the game is the solved last leg of a run.
func (s *Session) endsRun() bool {
	leg := s.options.Leg
	if leg.Run == "" || !s.solved {
		return false
	}
	r, err := puzzle.ParseRun(leg.Run)
	return err == nil && r.Len() == leg.N
}

// Follow puts the games of another log before those of this one, as if these had been dealt after them. A file with the
// other log and then this one's Compact restores the result. The other log must not be used afterwards.
func (l *Log) Follow(earlier *Log) {
	if len(l.games) == 0 {
		l.games, l.at, l.moves = earlier.games, earlier.at, earlier.moves
		l.kept = append(earlier.kept, l.kept...)
		for _, s := range l.games {
			s.sink = l.sink
		}
		return
	}
	if len(earlier.games) == 0 {
		return
	}
	last := earlier.at + 1
	earlier.keep(earlier.games[last:])
	for _, s := range earlier.games[:last] {
		s.away, s.sink = true, l.sink
	}
	l.kept = append(earlier.kept, l.kept...)
	l.games = slices.Concat(earlier.games[:last], l.games)
	l.at += last
	if starts := l.units(len(l.games)); len(starts) > MaxGames {
		first := starts[len(starts)-MaxGames]
		l.keep(l.games[:first])
		l.games = l.games[first:]
		l.at -= first
	}
}
