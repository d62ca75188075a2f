package draw

import (
	"strconv"
	"strings"

	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
)

// words are the texts that depend on the goal made so far.
type words struct {
	lang          *assets.Lang
	clicks        bool // the texts speak of clicks, not of taps
	mode          mode
	changes       int // of the line or the arrangement, when they were written
	left          int // the number left out of the line
	goals         int // changes of the goals kept
	size          puzzle.Size
	width, height string
	status        string
	advice        string // the same without the count of the cells, which stands large beside it on a desktop
	progress      string // how many cells of all the line has
	drawn, rest   string // the number of these cells, and the words after it
	keep          string // the label of the button that keeps the goal
	mine          string // the label of the button that leads to the goals kept
	keeps         bool   // the goal can be kept: it has no name already
	modes         [2]string
	cells         []string
	keys          []cellKey
}

// cellKey is what the name of a cell depends on.
type cellKey struct {
	key    string // of the text
	number int
}

var outlookKeys = [...]string{empty: "draw.empty", emptyOdd: "draw.empty_odd", drawing: "draw.drawing", mixed: "draw.perhaps", unsure: "draw.unsure",
	stuck: "draw.stuck", thinking: "draw.thinking", notFound: "draw.not_found", completed: "draw.completed"}

// clickKeys are the texts that speak of clicks, by those that speak of taps.
var clickKeys = map[string]string{"draw.completed": "draw.completed_mouse", "draw.arrange": "draw.arrange_mouse",
	"draw.arrange_lifted": "draw.arrange_lifted_mouse", "draw.arrange_gap": "draw.arrange_gap_mouse"}

// say returns a text in words for the player's device.
func (s *Scene) say(key string, args ...any) string {
	if click := clickKeys[key]; click != "" && s.Stage.Clicks() {
		key = click
	}
	return s.Stage.Lang.T(key, args...)
}

// update writes the texts anew if the goal has changed: of the cells only those that have.
func (w *words) update(s *Scene) {
	size, changes := s.size(), s.sketch.changes
	if s.mode == arrangeMode {
		changes = s.numbers.changes
	}
	l, goals, clicks := s.Stage.Lang, s.desk.Goals(), s.Stage.Clicks()
	if w.lang == l && w.clicks == clicks && w.mode == s.mode && w.changes == changes && w.left == s.out && w.size == size && w.goals == goals.Changes()+1 {
		return
	}
	if w.lang != l || w.size != size {
		*w = words{size: size, modes: [2]string{l.T("draw.mode_line"), l.T("draw.mode_arrange")}, width: strconv.Itoa(size.W), height: strconv.Itoa(size.H)}
		w.cells, w.keys = make([]string, size.Cells()), make([]cellKey, size.Cells())
	}
	w.lang, w.clicks, w.mode, w.changes, w.left, w.goals = l, clicks, s.mode, changes, s.out, goals.Changes()+1
	w.status = w.state(s)
	w.drawn, w.rest = strconv.Itoa(s.sketch.line.Len()), l.T("draw.of_cells", "all", size.Cells())
	w.advice = w.status
	if count, rest := stage.FirstSentence(w.status); strings.HasPrefix(count, w.drawn) && rest != "" {
		w.advice = rest
	}
	w.progress = l.T("draw.progress", "drawn", w.drawn, "rest", w.rest)
	w.keepWords(s, goals.Kept())
	for cell := range size.Cells() {
		k := s.cellKey(cell)
		if k != w.keys[cell] {
			w.keys[cell] = k
			w.cells[cell] = s.cellWords(k, cell)
		}
	}
}

// state says what to do next.
func (w *words) state(s *Scene) string {
	if n := &s.numbers; s.mode == arrangeMode {
		switch {
		case n.lifted.Is(n.board.Blank()):
			return s.say("draw.arrange_gap")
		case n.lifted.On:
			return s.say("draw.arrange_lifted", "number", n.numbers[n.lifted.At])
		}
		return s.say("draw.arrange")
	}
	return s.outlookWords()
}

// outlookWords says what there is to say of the line.
func (s *Scene) outlookWords() string {
	return s.say(outlookKeys[s.sketch.outlook()], "drawn", s.sketch.line.Len(), "all", s.size().Cells())
}

// tell says what a cell of the line is.
func (s *Scene) tell(cell int) {
	s.Stage.Say(s.cellWords(s.cellKey(cell), cell))
}

// tellOutlook says what there is to say of the line once that is new, unless it can simply go on.
func (s *Scene) tellOutlook() {
	was, now := s.told, s.sketch.outlook()
	if s.told = now; now != was && now != empty && now != emptyOdd && now != drawing {
		s.Stage.Say(s.outlookWords())
	}
}

// keepWords writes the labels about the goals kept.
func (w *words) keepWords(s *Scene, kept int) {
	t := w.lang.T
	w.mine, w.keep, w.keeps = t("draw.gallery"), t("draw.keep"), false
	if kept > 0 {
		w.mine = t("draw.mine", "n", kept)
	}
	if c, ok := s.config(); ok {
		w.keeps = session.Keeps(c)
		if name, is := s.desk.Goals().Name(c); is {
			w.keep = t("draw.kept", "name", name)
		}
	}
}

// cellWords returns the name of a cell.
func (s *Scene) cellWords(k cellKey, cell int) string {
	w := s.size().W
	return s.Stage.Lang.T(k.key, "number", k.number, "row", cell/w+1, "column", cell%w+1)
}

// cellKey returns what the name of a cell depends on.
func (s *Scene) cellKey(cell int) cellKey {
	if n := &s.numbers; s.mode == arrangeMode {
		switch number := n.numbers[cell]; {
		case n.lifted.Is(cell):
			return cellKey{"draw.cell_lifted", number}
		case number == n.out:
			return cellKey{"draw.cell_out", number}
		default:
			return cellKey{"draw.cell", number}
		}
	}
	switch n := s.sketch.line.Index(cell) + 1; {
	case n > 0 && n == s.out:
		return cellKey{"draw.cell_out", n}
	case n > 0:
		return cellKey{"draw.cell", n}
	case s.sketch.closed(cell):
		return cellKey{"draw.cell_closed", 0}
	case s.sketch.doubtful(cell):
		return cellKey{"draw.cell_perhaps", 0}
	}
	return cellKey{"draw.cell_free", 0}
}
