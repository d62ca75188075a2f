package atlas

import (
	"math/rand/v2"
	"strconv"
	"time"

	"wildfifteen/game/stage"
	"wildfifteen/game/work"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// mixer shuffles a small board step by step and knows after each step how many moves the board needs: its depth.
type mixer struct {
	stage  *stage.Stage
	survey survey // of all boards, for their depths
	goal   puzzle.Goal

	board, before puzzle.Board
	last          puzzle.Dir
	slide         stage.Timer // from before to board
	todo          int         // steps that are still to be made
	depths        []int       // of the goal and of the boards after each step
}

const (
	mixSteps = 20  // made by one press
	mixFirst = 40  // made before the page is seen
	mixMost  = 200 // from the goal
	mixTime  = 90 * time.Millisecond
)

func newMixer(s *stage.Stage) mixer {
	goal, err := puzzle.NewGoal(puzzle.Size{W: 3, H: 3}, puzzle.Rule{Kind: puzzle.Classic})
	if err != nil {
		panic(err) // this goal exists
	}
	m := mixer{stage: s, goal: goal, survey: survey{goal: goal.Board()}}
	m.reset()
	return m
}

// reset puts the board back to the goal.
func (m *mixer) reset() {
	m.board, m.todo, m.slide = m.goal.Board(), 0, stage.Timer{}
	m.depths = append(m.depths[:0], 0)
}

// steps returns the number of steps from the goal.
func (m *mixer) steps() int { return len(m.depths) - 1 }

// depth returns how many moves the board needs.
func (m *mixer) depth() int { return m.depths[m.steps()] }

// shuffle asks for more steps.
func (m *mixer) shuffle() { m.todo = min(m.todo+mixSteps, mixMost-m.steps()) }

// ready reports whether more steps can be asked for.
func (m *mixer) ready() bool { return m.survey.done() && m.steps()+m.todo < mixMost }

// advance counts all boards or makes a step, and reports whether there was anything to do.
func (m *mixer) advance(b *work.Budget) (busy bool) {
	switch {
	case m.survey.counting():
		if m.survey.step(b); m.survey.done() {
			m.start(rand.New(b.Source()))
		}
	case m.stage.Runs(m.slide):
	case m.todo > 0:
		m.step(rand.New(b.Source()))
	default:
		return false
	}
	return true
}

// start makes the first steps at once, unseen: the page opens with a walk to look at.
func (m *mixer) start(r *rand.Rand) {
	for range mixFirst {
		m.move(r)
	}
}

// step makes a step that is seen, and says where the last one has led.
func (m *mixer) step(r *rand.Rand) {
	m.move(r)
	m.slide = m.stage.Start(mixTime)
	if m.todo--; m.todo == 0 {
		m.stage.Say(m.stage.Lang.T("atlas.said_mixed", "steps", strconv.Itoa(m.steps()), "away", strconv.Itoa(m.depth())))
	}
}

// move slides a random tile, but not the one that the last step has slid.
func (m *mixer) move(r *rand.Rand) {
	var ways []puzzle.Dir
	for d := puzzle.Dir(0); d < 4; d++ {
		if m.board.MaxRun(d) > 0 && (m.steps() == 0 || d != m.last.Opposite()) {
			ways = append(ways, d)
		}
	}
	m.last = ways[r.IntN(len(ways))]
	m.before, m.board = m.board, m.board.Step(m.last)
	depth, _ := m.survey.space.Depth(m.board)
	m.depths = append(m.depths, depth)
}

// appendShifts appends where the tiles are while they slide; cell is the side of a cell.
func (m *mixer) appendShifts(dst []render.TileShift, cell float32) []render.TileShift {
	part, runs := m.stage.Part(m.slide)
	if !runs || m.stage.Still() {
		return dst
	}
	return render.AppendSlide(dst, m.before, m.board, (1-part)*(1-part)*(1-part), cell)
}
