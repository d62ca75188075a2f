package solve

// windows shortens a solution piece by piece. A beam search looks for a shorter way between two boards of the
// solution. In a pass, these windows follow each other from the start to the goal. If a whole pass gains
// nothing, the windows of the next one are longer and their beams wider.
type windows struct {
	*task            // the board where the present window begins
	start    *task   // the start
	steps    []uint8 // the solution
	at       int     // steps before the present window
	span     int     // number of steps in a window
	width    int     // of the beam
	gain     int     // steps saved in this pass
	beam     *beam
	finished *beam // the previous beam, finished; the next one reuses its buffers
}

func newWindows(k *task, steps []uint8, span, width int) *windows {
	return &windows{task: k.clone(), start: k.clone(), steps: steps, span: span, width: width}
}

// step searches for about budget nodes, in one window. shorter reports whether the solution has just become
// shorter.
func (w *windows) step(budget int) (used int, shorter bool) {
	end := min(w.at+w.span, len(w.steps))
	if w.beam == nil {
		w.beam = newBeam(nil, estimateOnly, w.between(end), w.width, end-w.at, take(&w.finished))
	}
	used, done := w.beam.step(budget)
	if !done {
		return used, false
	}
	if way := w.beam.steps; way != nil {
		shorter = true
		w.gain += end - w.at - len(way)
		w.steps = append(append(append([]uint8(nil), w.steps[:w.at]...), way...), w.steps[end:]...)
		end = w.at + len(way)
	}
	w.beam, w.finished = nil, w.beam
	if end >= len(w.steps) {
		w.nextPass()
		return used, shorter
	}
	hop := max(1, (end-w.at)/2)
	w.play(w.steps[w.at : w.at+hop])
	w.at += hop
	return used, shorter
}

// nextPass starts a pass from the start, with longer windows and a wider beam if the last pass gained
// nothing.
func (w *windows) nextPass() {
	w.task, w.at = w.start.clone(), 0
	if w.gain == 0 {
		w.span += w.span / 2
		w.width += w.width / 2
	}
	w.gain = 0
}

// estimateOnly are the weights of a beam search without a plan.
var estimateOnly = weights{estimate: 1}

// between returns the task of getting from the present board to the board after end steps of the solution.
func (w *windows) between(end int) *task {
	last := w.clone()
	last.play(w.steps[w.at:end])
	home := make([]int16, w.n)
	for c, t := range last.board {
		home[t] = int16(c)
	}
	k := w.clone()
	for c, t := range k.board {
		k.board[c] = home[t]
	}
	k.goalBlank = last.blank
	return k
}

// Windows begin with firstSpan steps and a beam of firstWidth, which grows to at most about maxWidth.
const (
	firstSpan  = 30
	firstWidth = 300
	maxWidth   = 4000
)

// exhausted reports whether windows are no longer worth while.
func (w *windows) exhausted() bool { return len(w.steps) == 0 || w.width > maxWidth }
