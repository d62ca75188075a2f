package session

import "wildfifteen/puzzle"

// Recording is a game to be watched, reviewed or raced against.
type Recording struct {
	puzzle.Replay
	Options Options
	Outside bool // somebody's text tells of the game: it is none of the player's own, and nobody saw it happen
}

// stepKinds are the kinds of step of the events that a replay has.
var stepKinds = map[EventKind]puzzle.StepKind{
	MoveEvent: puzzle.MoveStep, AutoEvent: puzzle.AutoStep, UndoEvent: puzzle.UndoStep, RedoEvent: puzzle.RedoStep,
	HintEvent: puzzle.HintStep, PeekEvent: puzzle.PeekStep, PauseEvent: puzzle.PauseStep,
}

// Recording returns what happened in the game so far.
func (s *Session) Recording() Recording {
	var steps []puzzle.ReplayStep
	var tries []int // lengths of the line where the branches began that are not left
	line := 0
	for _, e := range s.events {
		switch e.Kind {
		case MoveEvent, AutoEvent, RedoEvent:
			line++
		case UndoEvent:
			line--
		case TryEvent:
			tries = append(tries, line)
		case ReturnEvent: // is many undos
			last := len(tries) - 1
			for ; line > tries[last]; line-- {
				steps = append(steps, puzzle.ReplayStep{Kind: puzzle.UndoStep, At: e.At})
			}
			tries = tries[:last]
		}
		for n := len(tries) - 1; n >= 0 && tries[n] > line; n-- {
			tries = tries[:n]
		}
		if kind, ok := stepKinds[e.Kind]; ok {
			steps = append(steps, puzzle.ReplayStep{Kind: kind, Move: e.Move, At: e.At})
		}
	}
	if s.options.Mode == Blind || s.options.Leg.N > 1 { // which may pass the goal, or be paused before the first move: no text of a replay does
		return Recording{Replay: puzzle.Replay{Game: s.game, Steps: steps, Timed: true}, Options: s.options}
	}
	r, err := puzzle.NewReplay(s.game, steps, true)
	if err != nil {
		panic(err) // the session has checked each event
	}
	return Recording{Replay: r, Options: s.options}
}

// Recording returns what happened in the game. The error is that of [Solve.Replay].
func (r Solve) Recording() (Recording, error) {
	s, err := r.Replay()
	if err != nil {
		return Recording{}, err
	}
	return s.Recording(), nil
}
