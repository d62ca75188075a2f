package solve

import "slices"

// windows shortens a solution piece by piece. It cuts the solution into windows that follow each other, and a beam search
// looks for a shorter way through each of them. The searches of such a round do not depend on each other, so they may
// run side by side: a round finds the same on any number of threads. The next round cuts in the middle of the windows of
// the last one. If two rounds in a row gain nothing, windows become longer and their beams wider. Lasting windows are searched from their
// starts in two rounds, from their ends in the next two, and take ways that are no shorter, too.
type windows struct {
	start   *task
	pieces  [][]uint8 // the solution; the windows of this round
	span    int       // number of steps of a window
	width   int       // of the beams
	memory  int       // bytes that a beam may take
	lasting bool      // whether no tableBeams will take their place: they grow slowly and are searched from both ends

	rounds   int           // number of rounds before this one
	shifted  bool          // whether this round began with half a window
	idle     int           // number of rounds in a row without a gain
	from     *task         // the board where the next window begins
	begun    int           // number of windows of this round that have begun
	ended    int           // number of those that have ended
	gained   bool          // whether this round has made the solution shorter
	window   *windowSearch // under way in step
	finished *beam         // the previous beam of step, finished; the next one reuses its buffers
}

// windowSearch is the search for a shorter way through a window.
type windowSearch struct {
	piece int  // index of the window
	back  bool // whether it goes from the end of the window to its start
	*beam
}

func (s *windowSearch) buffers() *beam { return s.beam }

// gain is a shorter way through a window: the steps before it, its own, and those of the way.
type gain struct{ at, was, way int }

// Windows begin with firstSpan steps and a beam of firstWidth.
const (
	firstSpan  = 30
	firstWidth = 300
)

// The growth of windows, in percent. Those that go on for long do better if their beams become wider faster than they become longer:
// beams of some thousand boards still find shorter ways through windows of 70 to 100 steps, but hardly any through longer ones. Of 7, 15,
// 25 and 50, measured on 10x10, 15 is the best. Where windows end soon or make way for tableBeams, they must become longer sooner.
const (
	spanGrowth    = 50
	lastingGrowth = 15
)

// estimateOnly are the weights of a beam search without a plan, wary those of one that counts linear conflicts more.
var (
	estimateOnly = weights{estimate: 1}
	wary         = weights{estimate: 1, conflicts: conflictWeight}
)

func newWindows(k *task, steps []uint8, span, width, memory int) *windows {
	w := &windows{start: k.clone(), pieces: [][]uint8{steps}, span: span, width: width, memory: memory}
	w.cut()
	return w
}

// steps returns the solution.
func (w *windows) steps() []uint8 { return slices.Concat(w.pieces...) }

// cut cuts the solution into the windows of a round.
func (w *windows) cut() {
	steps := w.steps()
	w.pieces = nil
	n := w.span
	if w.shifted {
		n = (n + 1) / 2
	}
	for ; len(steps) > 0; n = w.span {
		n = min(n, len(steps))
		w.pieces, steps = append(w.pieces, steps[:n:n]), steps[n:]
	}
	w.from, w.begun, w.ended, w.gained = w.start.clone(), 0, 0, false
}

// step searches for about budget nodes, in one window. better is not nil if that has become shorter.
func (w *windows) step(budget int) (used int, better *gain) {
	if w.window == nil {
		w.window = w.begin(take(&w.finished))
	}
	used, done := w.window.step(budget)
	if done {
		better, w.finished, w.window = w.end(w.window), w.window.beam, nil
	}
	return used, better
}

// begin returns the search of the next window of the round, nil if there is none. finished is a finished beam whose
// buffers are reused, or nil.
func (w *windows) begin(finished *beam) *windowSearch {
	if w.begun == len(w.pieces) {
		return nil
	}
	steps, k := w.pieces[w.begun], w.from.clone()
	w.from.play(steps)
	w.begun++
	way, back := k.to(w.from), w.lasting && w.rounds%4 >= 2
	if back { // a search from the end finds other ways
		way = w.from.to(k)
	}
	weights := estimateOnly
	if k.n > earlyCells {
		weights = wary
	}
	limit := len(steps)
	if w.lasting {
		limit++ // a way of the same length will do: from there other gains are in reach
	}
	return &windowSearch{w.begun - 1, back, newBeam(nil, weights, way, w.width, limit, finished)}
}

// end takes what a search has found, and begins the next round after the last search of this one.
func (w *windows) end(s *windowSearch) (better *gain) {
	if s.steps != nil {
		if was := len(w.pieces[s.piece]); len(s.steps) < was {
			w.gained = true
			better = &gain{was: was, way: len(s.steps)}
			for _, p := range w.pieces[:s.piece] {
				better.at += len(p)
			}
		}
		w.pieces[s.piece] = s.steps
		if s.back {
			w.pieces[s.piece] = reversed(s.steps)
		}
	}
	if w.ended++; w.ended == len(w.pieces) {
		w.nextRound()
	}
	return better
}

// nextRound begins a round, with longer windows and wider beams if the last two have gained nothing.
func (w *windows) nextRound() {
	w.rounds++
	w.shifted = !w.shifted
	if w.idle++; w.gained {
		w.idle = 0
	}
	if w.idle == 2 {
		w.idle = 0
		if w.lasting {
			w.span += w.span * lastingGrowth / 100
		} else {
			w.span += w.span * spanGrowth / 100
		}
		w.width += w.width / 2
	}
	w.cut()
}

// reversed returns the steps that take back the given ones.
func reversed(steps []uint8) []uint8 {
	back := make([]uint8, 0, len(steps))
	for _, d := range slices.Backward(steps) {
		back = append(back, opposite(d))
	}
	return back
}

// to returns the task of getting from a board to another one of the same grid.
func (k *task) to(end *task) *task {
	home := make([]int16, k.n)
	for c, t := range end.board {
		home[t] = int16(c)
	}
	t := k.clone()
	for c, content := range k.board {
		t.board[c] = home[content]
	}
	t.goalBlank = end.blank
	return t
}

// The bytes that a beam search takes for each board of its width: in any case, for each cell, and for each level.
const (
	beamBytes      = 400
	beamCellBytes  = 6
	beamLevelBytes = 4
)

// exhausted reports whether nothing is left to try: the beams would take more memory than they may.
func (w *windows) exhausted() bool {
	longest := 0
	for _, p := range w.pieces {
		longest = max(longest, len(p))
	}
	return longest == 0 || exceeds(w.memory, w.width, beamBytes+beamCellBytes*w.start.n+beamLevelBytes*longest)
}

// exceeds reports whether so many boards of so many bytes take more than memory. Their product may be more than an int of 32 bits
// holds.
func exceeds(memory, boards, bytes int) bool { return int64(boards)*int64(bytes) > int64(memory) }
