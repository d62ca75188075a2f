package puzzle

import (
	"slices"
	"strings"
	"time"
)

// StepKind is what a player did in a step of a [Replay].
type StepKind uint8

const (
	MoveStep  StepKind = iota // made a move
	AutoStep                  // let the program make a move
	UndoStep                  // took the last move back
	RedoStep                  // made the move again that was taken back last
	HintStep                  // asked for a hint
	PeekStep                  // looked at the goal
	PauseStep                 // stopped the clock, which any other step starts again
	stepKinds
)

// hasMove reports whether a step of this kind has a move of its own.
func (k StepKind) hasMove() bool { return k <= AutoStep }

// ReplayStep is one thing that happened in a game.
type ReplayStep struct {
	Kind StepKind
	Move Move          // of MoveStep and AutoStep
	At   time.Duration // the clock, in whole milliseconds since the first move, without pauses; 0 if the replay has no times
}

// MaxReplayTime is the highest clock of a replay.
const MaxReplayTime = 9_999_999_999 * time.Millisecond

// Replay is a game and what happened in it, in order. Its steps are possible, and none follows the goal. It need not end in
// the goal. Steps must not be changed.
type Replay struct {
	Game  Game
	Steps []ReplayStep
	Timed bool // the steps have times
}

// NewReplay returns a replay of a game. The error is [FaultMove] for a step that is not possible or goes back in time, with
// its index in Got.
func NewReplay(g Game, steps []ReplayStep, timed bool) (Replay, error) {
	p := newPlayer(g)
	for i, s := range steps {
		if !p.take(s) {
			return Replay{}, &Error{Kind: FaultMove, Input: g.ID(), Offset: -1, Got: i}
		}
	}
	return Replay{g, slices.Clip(steps), timed}, nil
}

// player plays the steps of a replay and keeps the line: the moves that were not taken back.
type player struct {
	board   Board
	goal    Board
	line    []ReplayStep
	ahead   []ReplayStep // the moves that can be made again, the next one last
	clock   time.Duration
	started bool
}

func newPlayer(g Game) *player { return &player{board: g.Scramble, goal: g.Goal.board} }

// take plays a step and reports whether it is possible.
func (p *player) take(s ReplayStep) bool {
	inTime := s.At >= p.clock && s.At <= MaxReplayTime && s.At%time.Millisecond == 0 && (p.started || s.Kind.hasMove() || s.At == 0)
	if !inTime || p.board == p.goal || !p.play(s) {
		return false
	}
	p.clock = s.At
	return true
}

func (p *player) play(s ReplayStep) bool {
	switch s.Kind {
	case MoveStep, AutoStep:
		if !p.put(s) {
			return false
		}
		p.ahead, p.started = p.ahead[:0], true
		return true
	case UndoStep:
		n := len(p.line) - 1
		if n < 0 {
			return false
		}
		p.board, _ = p.board.Play(p.line[n].Move.Inverse()) // possible, because its inverse was
		p.ahead, p.line = append(p.ahead, p.line[n]), p.line[:n]
		return true
	case RedoStep:
		n := len(p.ahead) - 1
		if n < 0 {
			return false
		}
		again := p.ahead[n]
		again.At, p.ahead = s.At, p.ahead[:n]
		return p.put(again)
	case PauseStep:
		return p.started
	}
	return s.Kind < stepKinds
}

// put makes a move and appends it to the line.
func (p *player) put(s ReplayStep) bool {
	next, err := p.board.Play(s.Move)
	if err != nil {
		return false
	}
	p.board, p.line = next, append(p.line, s)
	return true
}

// Line returns the moves that lead from the scramble to the last board, without those that were taken back, each with its
// time.
func (r Replay) Line() (moves []Move, at []time.Duration) {
	p := newPlayer(r.Game)
	for _, s := range r.Steps {
		p.play(s)
	}
	for _, s := range p.line {
		moves, at = append(moves, s.Move), append(at, s.At)
	}
	return moves, at
}

// End returns the last board.
func (r Replay) End() Board {
	p := newPlayer(r.Game)
	for _, s := range r.Steps {
		p.play(s)
	}
	return p.board
}

// Solved reports whether the replay ends in the goal.
func (r Replay) Solved() bool { return r.End() == r.Game.Goal.board }

// Time returns the clock of the last step, 0 if the replay has no times.
func (r Replay) Time() time.Duration {
	if len(r.Steps) == 0 {
		return 0
	}
	return r.Steps[len(r.Steps)-1].At
}

// replaySign stands between the game and the moves of a replay.
const replaySign = '!'

// packedSign and secondSign begin the packed forms of the moves.
const (
	packedSign = '1'
	secondSign = '2'
)

// IsReplay reports whether a text is meant to be a replay: it has an exclamation mark that is not part of a seed.
func IsReplay(text string) bool {
	i := strings.IndexByte(text, replaySign)
	return i >= 0 && !strings.Contains(text[:i], "#")
}

// ParseReplay reads a replay: an exact game ID, "!", and either plain moves or a packed form. Like that of a link, the
// text needs no escape.
func ParseReplay(text string) (Replay, error) {
	if err := checkLength(text); err != nil {
		return Replay{}, err
	}
	s := scanner{text: text}
	r, err := s.replay()
	if err != nil {
		return Replay{}, err
	}
	return r, nil
}

func (s *scanner) replay() (r Replay, err error) {
	if r.Game.Config, err = s.config(); err != nil {
		return r, err
	}
	if err = s.expect(':'); err != nil {
		return r, err
	}
	if r.Game, err = s.exact(r.Game, replaySign); err != nil {
		return r, err
	}
	if err = s.expect(replaySign); err != nil {
		return r, err
	}
	if s.take(secondSign) {
		return s.unpack(r.Game)
	}
	p := newPlayer(r.Game)
	if r.Timed = s.take(packedSign); r.Timed {
		r.Steps, err = s.packed(p)
		return r, err
	}
	for s.space(); s.pos < len(s.text); s.space() {
		at := s.pos
		m, err := s.move()
		if err != nil {
			return r, err
		}
		step := ReplayStep{Move: m}
		if !p.take(step) {
			return r, s.fail(FaultMove, at, "")
		}
		r.Steps = append(r.Steps, step)
	}
	return r, nil
}

// String returns the text of the replay, which [ParseReplay] reads: a packed form if it has times or steps other than
// moves, else plain moves. Nothing is lost.
func (r Replay) String() string {
	dst := append(r.Game.AppendID(nil), replaySign)
	plain := !r.Timed && !slices.ContainsFunc(r.Steps, func(s ReplayStep) bool { return s.Kind != MoveStep })
	if !plain {
		return string(r.appendSteps(dst, r.roundness()))
	}
	for _, s := range r.Steps {
		dst = s.Move.append(dst)
	}
	return string(dst)
}

// appendSteps appends the shorter packed form, or the first one for a replay that has no second.
func (r Replay) appendSteps(dst []byte, round int) []byte {
	code, ok := r.pack(timing{round, r.usualClass(round)})
	if !ok {
		return appendPacked(append(dst, packedSign), r.Steps)
	}
	return packedCode.AppendEncode(append(dst, secondSign), code)
}

// The lengths that [Replay.Link] keeps, in characters.
const (
	linkLength = 300
	linkMove   = 2
)

// Link returns a text of the replay that is short enough to be passed on: of 300 characters or, beside the game ID, two for
// each move, whichever is more. A text that is too long gets shorter as the clocks of all steps but the last are cut to
// multiples of two milliseconds, four, eight and so on, as far as need be: the longer a player thinks, the less it shows.
func (r Replay) Link() string {
	text := r.String()
	id := strings.IndexByte(text, replaySign) + 1
	moves := 0
	for _, s := range r.Steps {
		if s.Kind.hasMove() {
			moves++
		}
	}
	most := max(linkLength, id+1+linkMove*moves)
	for round := r.roundness() + 1; len(text) > most && round <= maxRound; round++ {
		text = string(r.appendSteps([]byte(text[:id]), round))
	}
	return text
}
