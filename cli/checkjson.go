package cli

import (
	"errors"
	"unicode/utf8"

	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
)

// checkAnswer is one line of check --json.
type checkAnswer struct {
	Line        int              `json:"line"` // from 1
	Verdict     string           `json:"verdict"`
	Size        string           `json:"size,omitempty"`
	Goal        string           `json:"goal,omitempty"`
	Board       string           `json:"board,omitempty"`
	Explanation *jsonExplanation `json:"explanation,omitempty"`
	Error       *jsonError       `json:"error,omitempty"`
}

// jsonError says what is wrong with an input: Kind for programs, Message for people.
type jsonError struct {
	Kind    string `json:"kind"`   // the name of the fault; "goal" if --goal or --size does not fit the input
	Offset  int    `json:"offset"` // byte offset in the input; -1 if the error has no single place
	Input   string `json:"input"`
	Message string `json:"message"`
}

// jsonExplanation is a puzzle.Explanation for programs.
type jsonExplanation struct {
	Rule           string      `json:"rule"`
	Start          jsonReading `json:"start"`
	Goal           jsonReading `json:"goal"`
	PermutationOdd bool        `json:"permutation_odd"`
	BlankDistance  int         `json:"blank_distance"`
	Mend           *jsonMend   `json:"mend,omitempty"`
	Needed         []int       `json:"needed,omitempty"`
	Found          []int       `json:"found,omitempty"`
}

type jsonReading struct {
	Inversions int  `json:"inversions"`
	BlankRow   int  `json:"blank_row"` // from 1
	Odd        bool `json:"odd"`
}

type jsonMend struct {
	Tiles [2]int `json:"tiles"`
	Board string `json:"board"`
}

// ruleWords are the names of the rules for programs.
var ruleWords = [...]string{
	puzzle.AlongLine:  "along-line",
	puzzle.OddWidth:   "odd-width",
	puzzle.EvenWidth:  "even-width",
	puzzle.OneRow:     "one-row",
	puzzle.OtherTiles: "other-tiles",
}

// jsonAnswer returns the answer to one input.
func (c *checker) jsonAnswer(verdict, text string, t task) checkAnswer {
	a := checkAnswer{Line: c.lines.n, Verdict: verdict}
	if t.err != nil {
		a.Error = c.jsonError(text, t.err)
		return a
	}
	a.Size, a.Goal, a.Board = t.board.Size().String(), t.goal.String(), t.board.String()
	if c.explain {
		a.Explanation = newJSONExplanation(t.board, t.goal)
	}
	return a
}

func (e *env) jsonError(text string, err error) *jsonError {
	j := &jsonError{Kind: "goal", Offset: -1, Input: shortened(text), Message: e.word(err)}
	var goal *goalError
	var fault *puzzle.Error
	var move moveError
	if errors.As(err, &move) {
		j.Kind = "move"
	}
	if !errors.As(err, &goal) && errors.As(err, &fault) {
		j.Kind = words.FaultName(fault.Kind)
		if fault.Input == text {
			j.Offset = fault.Offset
		}
	}
	return j
}

// maxEcho is the largest length in bytes of an input that an answer repeats.
const maxEcho = 4096

// shortened returns the beginning of a text that is longer than maxEcho.
func shortened(text string) string {
	if len(text) <= maxEcho {
		return text
	}
	n := maxEcho
	for !utf8.RuneStart(text[n]) {
		n--
	}
	return text[:n] + "…"
}

func newJSONExplanation(b puzzle.Board, g puzzle.Goal) *jsonExplanation {
	x := puzzle.Explain(b, g)
	j := &jsonExplanation{
		Rule:           ruleWords[x.Applied],
		Start:          jsonReading(x.Start),
		Goal:           jsonReading(x.Goal),
		PermutationOdd: x.PermutationOdd,
		BlankDistance:  x.BlankDistance,
		Needed:         x.Needed,
		Found:          x.Found,
	}
	if x.CanMend {
		j.Mend = &jsonMend{x.Tiles, b.Swap(x.Cells[0], x.Cells[1]).String()}
	}
	return j
}
