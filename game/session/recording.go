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
	for _, e := range s.events {
		if kind, ok := stepKinds[e.Kind]; ok {
			steps = append(steps, puzzle.ReplayStep{Kind: kind, Move: e.Move, At: e.At})
		}
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
