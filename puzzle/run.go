package puzzle

import (
	"math/rand/v2"
	"strconv"
	"strings"
)

// RunKind is a kind of run.
type RunKind uint8

// The kinds of runs.
const (
	Relay      RunKind = iota // from one size to another, in steps of one column, one row, or one of both
	Everything                // all sizes between two, row by row: the widths change first
	Marathon                  // boards of one configuration
	runKinds
)

var runNames = [runKinds]string{"relay", "everything", "marathon"}

// String returns the word that begins the text of the run.
func (k RunKind) String() string {
	if k < runKinds {
		return runNames[k]
	}
	return "RunKind(" + strconv.Itoa(int(k)) + ")"
}

// MaxLegs is the largest number of boards in a run.
const MaxLegs = 1000

// MaxRunSeed is the maximum length of the seed of a run in bytes: the seeds of its boards are longer.
const MaxRunSeed = MaxSeed - 5

// Run is a row of boards to be solved one after the other: its legs. Runs are comparable with ==.
type Run struct {
	Kind     RunKind
	From, To Size // of the first board and of the last
	N        int  // the number of boards of a marathon
	Rule     Rule // of all boards
	Seed     string
}

// IsRun reports whether a text begins like that of a run.
func IsRun(text string) bool {
	for _, name := range runNames {
		if rest, ok := strings.CutPrefix(text, name); ok && strings.HasPrefix(rest, "(") {
			return true
		}
	}
	return false
}

// ParseRun reads the text of a run, such as "relay(2x2..5x5).snake" or "marathon(42).4x4.classic#monday". Without a seed
// the run stands for all those of its kind.
func ParseRun(text string) (Run, error) {
	if err := checkLength(text); err != nil {
		return Run{}, err
	}
	s := scanner{text: text}
	r, err := s.run()
	if err != nil {
		return Run{}, err
	}
	return r, nil
}

func (s *scanner) run() (r Run, err error) {
	word := s.letters()
	for r.Kind = 0; r.Kind < runKinds && word != runNames[r.Kind]; r.Kind++ {
	}
	if r.Kind == runKinds {
		return r, s.fail(FaultSyntax, 0, "run")
	}
	if err = s.expect('('); err != nil {
		return r, err
	}
	if r.Kind == Marathon {
		err = s.marathon(&r)
	} else {
		err = s.relay(&r)
	}
	if err != nil || s.pos == len(s.text) {
		return r, err
	}
	if !s.take('#') {
		return r, s.syntax("'#'")
	}
	r.Seed = s.text[s.pos:]
	if i := badSeed(r.Seed); i >= 0 {
		return r, s.fail(FaultSeed, s.pos+i, "seed")
	}
	if len(r.Seed) > MaxRunSeed {
		return r, s.fail(FaultSeed, s.pos+MaxRunSeed, "seed")
	}
	return r, nil
}

// marathon reads what follows "marathon(".
func (s *scanner) marathon(r *Run) (err error) {
	if r.N, err = s.number(2, MaxLegs); err != nil {
		return err
	}
	if err = s.expect(')'); err != nil {
		return err
	}
	if err = s.expect('.'); err != nil {
		return err
	}
	at := s.pos
	c, err := s.config()
	if err == nil && !c.Size.Playable() {
		err = s.fail(FaultOneRow, at, "")
	}
	r.From, r.To, r.Rule = c.Size, c.Size, c.Rule
	return err
}

// relay reads what follows "relay(" or "everything(".
func (s *scanner) relay(r *Run) (err error) {
	at := s.pos
	if r.From, err = s.playable(); err != nil {
		return err
	}
	for range 2 {
		if err = s.expect('.'); err != nil {
			return err
		}
	}
	if r.To, err = s.playable(); err != nil {
		return err
	}
	if !r.sizesFit() {
		return s.fail(FaultRunSizes, at, "")
	}
	if err = s.expect(')'); err != nil || !s.take('.') {
		return err
	}
	at = s.pos
	if r.Rule, err = s.rule(r.smallest()); err != nil {
		return err
	}
	if r.Rule.Kind == PathKind || r.Rule.Kind == BoardKind {
		return s.fail(FaultRunGoal, at, "")
	}
	return nil
}

// playable reads a size of at least two rows and two columns.
func (s *scanner) playable() (Size, error) {
	at := s.pos
	size, err := s.size()
	if err == nil && !size.Playable() {
		err = s.fail(FaultOneRow, at, "")
	}
	return size, err
}

// sizesFit reports whether the run leads from its first size to its last.
func (r Run) sizesFit() bool {
	w, h := r.To.W-r.From.W, r.To.H-r.From.H
	if r.Kind == Everything {
		return w*h > 0
	}
	return w == h && w != 0 || (w == 0) != (h == 0)
}

func (r Run) smallest() Size { return Size{min(r.From.W, r.To.W), min(r.From.H, r.To.H)} }

// Check returns the error that [ParseRun] would return for the text of the run.
func (r Run) Check() error {
	if r.Kind >= runKinds {
		return &Error{Kind: FaultSyntax, Input: r.Kind.String(), Offset: 0, Want: "run"}
	}
	_, err := ParseRun(r.ID())
	return err
}

// String returns the text of the run without its seed, such as "relay(2x2..5x5).snake": what records are kept for.
func (r Run) String() string {
	dst := append([]byte(r.Kind.String()), '(')
	if r.Kind == Marathon {
		dst = append(strconv.AppendInt(dst, int64(r.N), 10), ")."...)
		return string(Config{r.From, r.Rule}.append(dst))
	}
	dst = append(r.From.append(dst), ".."...)
	dst = append(r.To.append(dst), ")."...)
	return string(r.Rule.append(dst))
}

// ID returns the text of the run with its seed, if it has one. [ParseRun] reads it.
func (r Run) ID() string {
	if r.Seed == "" {
		return r.String()
	}
	return r.String() + "#" + r.Seed
}

// Len returns the number of legs.
func (r Run) Len() int {
	w, h := distance(r.From.W, r.To.W), distance(r.From.H, r.To.H)
	switch r.Kind {
	case Marathon:
		return r.N
	case Everything:
		return (w + 1) * (h + 1)
	}
	return max(w, h) + 1
}

func distance(a, b int) int { return max(a-b, b-a) }

// Largest returns the leg, from 0, with the largest board.
func (r Run) Largest() int {
	if r.To.Cells() < r.From.Cells() {
		return 0
	}
	return r.Len() - 1
}

// Config returns the configuration of a leg, from 0.
func (r Run) Config(leg int) Config {
	w, h := leg, leg
	if r.Kind == Everything {
		row := distance(r.From.W, r.To.W) + 1
		w, h = leg%row, leg/row
	}
	size := Size{toward(r.From.W, r.To.W, w), toward(r.From.H, r.To.H, h)}
	return Config{size, r.Rule.Canonical(size)}
}

// toward returns the number that is n steps of one from a on the way to b.
func toward(a, b, n int) int {
	if b < a {
		return max(b, a-n)
	}
	return min(b, a+n)
}

// Deal deals a leg, from 0, of a run with a seed: the game whose seed is that of the run, "/", and the number of the leg from
// 1. The errors are those of [DealSeeded].
func (r Run) Deal(leg int) (Game, error) {
	return DealSeeded(r.Config(leg), r.Seed+"/"+strconv.Itoa(leg+1))
}

// seedLetters are the letters of drawn seeds: no two of them look alike.
const seedLetters = "abcdefghijkmnpqrstuvwxyz23456789"

// DrawSeed draws a seed of 100 bits: twenty letters. So a run that is dealt has fewer different boards than single deals
// from the system's source, but can be told in a line.
func DrawSeed(src rand.Source) string {
	var text [20]byte
	for i := range text {
		text[i] = seedLetters[below(src, len(seedLetters))]
	}
	return string(text[:])
}
