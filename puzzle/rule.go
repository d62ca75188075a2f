package puzzle

import "strconv"

// Kind is a kind of goal.
type Kind uint8

// The kinds of goals.
const (
	Classic   Kind = iota // numbers in reading order
	Snake                 // along the line of SnakePath
	Spiral                // along the line of SpiralPath
	PathKind              // along a given path
	Wild                  // along a path that each deal draws
	Random                // an arrangement that each deal draws
	BoardKind             // a given arrangement
	kinds
)

var kindNames = [kinds]string{"classic", "snake", "spiral", "path", "wild", "random", "board"}

// String returns the word for the kind in the text of a goal.
func (k Kind) String() string {
	if k < kinds {
		return kindNames[k]
	}
	return "Kind(" + strconv.Itoa(int(k)) + ")"
}

// Values of [Rule].Missing besides a number.
const (
	MissingLast   = 0  // the last number, w*h
	MissingRandom = -1 // each deal draws the number
)

// Rule is what the text of a goal says before anything is drawn. The zero Rule is classic with the last
// number missing. Rules are comparable with ==; two rules of the same meaning for one size are equal once
// canonical.
type Rule struct {
	Kind    Kind
	Missing int   // MissingLast, MissingRandom, or the number 1..w*h that is missing; 0 for BoardKind
	Path    Path  // for PathKind
	Board   Board // for BoardKind
}

// ParseRule reads the text of a goal for boards of the size: a kind of goal and the missing number, such as
// "snake", "classic-7", "spiral-random", "path(a1:RDL)" or "board(3,0/2,1)". A given number stays in Missing
// even if it is the last one: see [Rule.Canonical]. With the zero Size, the size is that of the path or the board, or any.
func ParseRule(text string, size Size) (Rule, error) {
	if size != (Size{}) && !size.Legal() {
		return Rule{}, &Error{Kind: FaultRange, Input: size.String(), Offset: -1, Min: 1, Max: MaxSide, Got: illegalSide(size)}
	}
	s := scanner{text: text}
	r, err := s.rule(size)
	if err == nil {
		err = s.end()
	}
	if err != nil {
		return Rule{}, err
	}
	return r, nil
}

// rule reads the text of a goal up to the first byte that cannot belong to it.
func (s *scanner) rule(size Size) (r Rule, err error) {
	at := s.pos
	word := s.letters()
	for r.Kind = Classic; r.Kind < kinds && word != kindNames[r.Kind]; r.Kind++ {
	}
	switch r.Kind {
	case kinds:
		return Rule{}, s.fail(FaultGoal, at, "goal")
	case PathKind:
		if err = s.expect('('); err == nil {
			r.Path, err = s.path(size)
		}
	case BoardKind:
		if err = s.expect('('); err == nil {
			r.Board, err = s.board(size, ')')
		}
	}
	if err == nil && (r.Kind == PathKind || r.Kind == BoardKind) {
		err = s.expect(')')
	}
	if size == (Size{}) {
		if size = r.Path.size; size == (Size{}) {
			size = Size{MaxSide, MaxSide}
		}
	}
	if err == nil && s.peek() == '-' {
		r.Missing, err = s.missing(r.Kind, size)
	}
	return r, err
}

// missing reads the suffix that gives the missing number.
func (s *scanner) missing(kind Kind, size Size) (int, error) {
	if kind == BoardKind {
		return 0, s.fail(FaultMissing, s.pos, "")
	}
	s.pos++
	if isDigit(s.peek()) {
		return s.number(1, size.Cells())
	}
	if at := s.pos; s.letters() != "random" {
		return 0, s.fail(FaultSyntax, at, "missing")
	}
	return MissingRandom, nil
}

// String returns the text of the rule. [ParseRule] reads it.
func (r Rule) String() string { return string(r.append(nil)) }

func (r Rule) append(dst []byte) []byte {
	dst = append(dst, r.Kind.String()...)
	switch r.Kind {
	case PathKind:
		dst = append(dst, '(')
		dst = append(r.Path.append(dst), ')')
	case BoardKind:
		dst = append(dst, '(')
		return append(r.Board.appendCells(dst, ',', '/'), ')')
	}
	switch {
	case r.Missing == MissingRandom:
		dst = append(dst, "-random"...)
	case r.Missing > 0:
		dst = append(dst, '-')
		dst = strconv.AppendInt(dst, int64(r.Missing), 10)
	}
	return dst
}

// Drawn reports whether the rule stands for exactly one goal, so that nothing is left to draw.
func (r Rule) Drawn() bool {
	return r.Kind != Wild && r.Kind != Random && r.Missing != MissingRandom
}

// Canonical returns the rule in canonical form: the last number missing is MissingLast, and the fields that
// the kind does not use are zero. Texts are written from canonical rules.
func (r Rule) Canonical(size Size) Rule {
	if r.Missing == size.Cells() || r.Kind == BoardKind {
		r.Missing = MissingLast
	}
	if r.Kind != PathKind {
		r.Path = Path{}
	}
	if r.Kind != BoardKind {
		r.Board = Board{}
	}
	return r
}

// check returns an error unless the rule fits boards of the size.
func (r Rule) check(size Size) error {
	fault := func(kind Fault) *Error {
		return &Error{Kind: kind, Input: size.String() + "." + r.String(), Offset: -1}
	}
	switch {
	case !size.Legal():
		err := fault(FaultRange)
		err.Got, err.Min, err.Max = illegalSide(size), 1, MaxSide
		return err
	case r.Kind >= kinds:
		return fault(FaultGoal)
	case r.Kind == PathKind && r.Path.size != size, r.Kind == BoardKind && r.Board.Size() != size:
		return fault(FaultTiles)
	case r.Kind == BoardKind && r.Missing != 0:
		return fault(FaultMissing)
	case r.Missing < MissingRandom || r.Missing > size.Cells():
		err := fault(FaultRange)
		err.Got, err.Min, err.Max = r.Missing, 1, size.Cells()
		return err
	}
	return nil
}
