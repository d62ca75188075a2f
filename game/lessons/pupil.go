package lessons

import (
	"math/rand/v2"
	"slices"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
)

// pupil is where a player is in a lesson: the task, its board, and what the coach would do next.
type pupil struct {
	lesson *lesson
	at     int // the task
	src    rand.Source

	open  opening // where the task began
	coach *coach.Coach
	board puzzle.Board
	made  int        // single steps; where moves of whole rows count, runs of steps in one direction
	way   puzzle.Dir // of the last move
	done  bool       // the task is done
	wrong bool       // the judgement was wrong
	right int        // judgements that were right, one after the other
	won   []int      // the tiles with which the task was done; none after a judgement

	track coach.Track // what to do next
	path  []int       // of the blank on the way there, where the lesson shows it
}

// begin begins the task at the pupil's place.
func (p *pupil) begin() {
	t := p.task()
	if t.start != nil {
		p.open = t.start(p.src)
		p.coach = coach.New(p.open.goal)
	} else {
		p.open = opening{board: p.board, goal: p.open.goal}
	}
	p.again()
	p.right = 0
}

// task returns the task.
func (p *pupil) task() *task { return &p.lesson.tasks[p.at] }

// last reports whether the task is the last one.
func (p *pupil) last() bool { return p.at == len(p.lesson.tasks)-1 }

// again goes back to the beginning of the task.
func (p *pupil) again() {
	p.board, p.made, p.done, p.wrong = p.open.board, 0, false, false
	p.track, p.won = coach.Track{}, nil
	p.look(false)
}

// next goes on to the next task. One that goes on with the same board may be done already: it is passed over.
func (p *pupil) next() {
	p.at++
	for p.begin(); p.done && !p.last(); p.begin() {
		p.at++
	}
}

// move makes a move. ok is false if it is not possible.
func (p *pupil) move(m puzzle.Move) (ok bool) {
	to, err := p.board.Play(m)
	if err != nil || p.done {
		return false
	}
	p.board = to
	stays := p.track.Moved(m)
	switch {
	case p.task().aim.kind != strokesAim:
		p.made += m.N
	case p.made == 0 || m.Dir != p.way: // keys slide a row tile by tile
		p.made++
	}
	p.way = m.Dir
	p.look(stays)
	return true
}

// look finds out what is reached and what comes next.
func (p *pupil) look(stays bool) {
	a := p.task().aim
	switch {
	case a.reached(p.coach, p.board, p.made) && !(a.limited() && p.spoiled()):
		if p.track.On {
			p.won = p.track.Aim.Tiles
		}
		p.done, p.track = true, coach.Track{}
	case !stays:
		p.track.Turn(a.next(p.coach, p.board))
	}
	if p.path = nil; p.guided() {
		p.path = p.track.Aim.Path(p.board)
	}
}

// guided reports whether the lesson shows where the tiles of the aim are to stand, and the way of the blank.
func (p *pupil) guided() bool {
	t := p.task()
	return p.track.On && !t.alone && !t.plain && t.aim.kind != togetherAim
}

// spoiled reports whether more moves are made than the task allows.
func (p *pupil) spoiled() bool { return p.open.limit > 0 && p.made > p.open.limit }

// shown returns the move that the program would make now; ok is false if it does not know.
func (p *pupil) shown() (m puzzle.Move, ok bool) {
	switch {
	case p.done:
		return m, false
	case p.task().aim.kind == strokesAim:
		return p.stroke()
	case p.track.On:
		return p.track.Aim.Moves[0], true
	}
	return m, false
}

// stroke returns the next move by whole rows, or the rest of one that is begun, if the board is still on the way.
func (p *pupil) stroke() (m puzzle.Move, ok bool) {
	b := p.open.board
	for _, m := range p.open.way {
		for rest := m; rest.N > 0; rest.N-- {
			if b == p.board {
				return rest, true
			}
			b = b.Step(m.Dir)
		}
	}
	return m, false
}

// rights is how many boards in a row are to be judged rightly.
const rights = 3

// judge says whether the player thinks that the board can be solved.
func (p *pupil) judge(solvable bool) {
	p.wrong = solvable != puzzle.Solvable(p.board, p.open.goal.Board())
	if p.wrong {
		p.right = 0
		return
	}
	p.right++
	if p.right == rights {
		p.done = true
		return
	}
	right := p.right
	p.begin()
	p.right = right
}

// lit reports whether the task is about a tile now: it is to be moved, or to stay, or is not home where swaps are counted.
func (p *pupil) lit(label int) bool {
	a := p.task().aim
	if a.kind == movesAim && p.task().lamps && p.board != p.open.goal.Board() { // the tiles that the lamps count
		return p.board.At(p.open.goal.CellOf(label)) != label
	}
	if a.kind == movesAim || a.kind == judgeAim || a.kind == strokesAim || p.done && len(p.won) == 0 {
		return true
	}
	if slices.Contains(p.won, label) || p.track.On && slices.Contains(p.track.Aim.Tiles, label) || a.kind == bringAim && label == a.n {
		return true
	}
	return a.kind != bringAim && p.settled(label)
}

// settled reports whether a tile is home, and so are all before it on its side and those of the sides before.
func (p *pupil) settled(label int) bool {
	home, goal := p.open.goal.CellOf(label), p.open.goal.Board()
	for _, side := range p.coach.Sides() {
		for _, cell := range side {
			if p.board.At(cell) != goal.At(cell) {
				return false
			}
			if cell == home {
				return true
			}
		}
	}
	return false
}
