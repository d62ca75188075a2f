package session

import (
	"sort"
	"time"

	"wildfifteen/puzzle"
)

// Times of a playback that no recording tells.
const (
	untimedStep = 350 * time.Millisecond // between two steps of a recording without times
	pauseShown  = time.Second            // how long a pause is shown, however long it was
	standShown  = 400 * time.Millisecond // how long the board stands before its first move
)

// Frame is a state of a [Playback]: the board after a step.
type Frame struct {
	Kind  puzzle.StepKind // what the step was; the first frame has none
	Move  puzzle.Move     // the move seen, N = 0 if no tile moved: for an undo the inverse of the move taken back
	Auto  bool            // the program made the move
	At    time.Duration   // when the frame begins, at normal speed
	Clock time.Duration
	STM   int // tiles moved so far, without what was taken back
}

// Playback is a recording as a film. Its frames are the states after 0, 1, 2 ... steps.
type Playback struct {
	Recording Recording
	frames    []Frame
	splits    []int // part of the goal -> the frame from which on it is home for good, -1 for never
	board     puzzle.Board
	at        int // the frame of board
}

// NewPlayback returns the film of a recording: of all its steps or, unless whole is set, only of the moves that lead to its
// last board.
func NewPlayback(r Recording, whole bool) *Playback {
	p := &Playback{Recording: r, board: r.Game.Scramble, frames: []Frame{{}}}
	steps := r.Steps
	if !whole {
		steps = nil
		moves, at := r.Line()
		for i, m := range moves {
			steps = append(steps, puzzle.ReplayStep{Move: m, At: at[i]})
		}
	}
	var line, ahead []puzzle.Move
	var frameOf []int // of the moves in line
	for i, s := range steps {
		last := p.frames[i]
		f := Frame{Kind: s.Kind, Move: s.Move, Auto: s.Kind == puzzle.AutoStep, Clock: s.At, STM: last.STM, At: last.At + s.At - last.Clock}
		if !r.Timed {
			f.At = last.At + untimedStep
		} else if i == 0 {
			f.At += standShown
		}
		if last.Kind == puzzle.PauseStep && i > 0 {
			f.At += pauseShown
		}
		switch s.Kind {
		case puzzle.UndoStep:
			n := len(line) - 1
			f.Move = line[n].Inverse()
			f.STM -= line[n].N
			ahead, line, frameOf = append(ahead, line[n]), line[:n], frameOf[:n]
		case puzzle.RedoStep:
			n := len(ahead) - 1
			f.Move = ahead[n]
			ahead = ahead[:n]
		}
		switch s.Kind {
		case puzzle.MoveStep, puzzle.AutoStep:
			ahead = ahead[:0]
			fallthrough
		case puzzle.RedoStep:
			f.STM += f.Move.N
			line, frameOf = append(line, f.Move), append(frameOf, i+1)
		}
		p.frames = append(p.frames, f)
	}
	for _, n := range puzzle.SplitsOf(r.Game.Goal, r.Game.Scramble, line) {
		if n > 0 {
			n = frameOf[n-1]
		}
		p.splits = append(p.splits, n)
	}
	return p
}

// Last returns the number of the last frame.
func (p *Playback) Last() int { return len(p.frames) - 1 }

// Frame returns a frame, 0 to Last.
func (p *Playback) Frame(i int) Frame { return p.frames[i] }

// Length returns the time from the first frame to the last.
func (p *Playback) Length() time.Duration { return p.frames[p.Last()].At }

// FrameAt returns the frame that shows at a time.
func (p *Playback) FrameAt(at time.Duration) int {
	return max(0, sort.Search(len(p.frames), func(i int) bool { return p.frames[i].At > at })-1)
}

// FrameAtClock returns the last frame that the game's clock has reached; before the first move, frame 0.
func (p *Playback) FrameAtClock(clock time.Duration) int {
	return max(0, sort.Search(len(p.frames), func(i int) bool { return p.frames[i].Clock > clock })-1)
}

// Splits returns, for each part of the goal, the frame from which on it is home for good; -1 if it is not home at the end.
func (p *Playback) Splits() []int { return p.splits }

// Board returns the board of a frame. It is quick if the frame is near the one asked for last.
func (p *Playback) Board(i int) puzzle.Board {
	for ; p.at < i; p.at++ {
		p.play(p.frames[p.at+1].Move)
	}
	for ; p.at > i; p.at-- {
		p.play(p.frames[p.at].Move.Inverse())
	}
	return p.board
}

func (p *Playback) play(m puzzle.Move) {
	if m.N > 0 {
		p.board, _ = p.board.Play(m) // possible, because the recording is
	}
}
