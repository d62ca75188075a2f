package puzzle

import (
	"slices"
	"strconv"
)

// Every value with a text implements encoding.TextMarshaler and encoding.TextUnmarshaler, so that encoding/json, encoding/xml,
// flag.TextVar and others write and read it. A text is written only if it can be read back. The zero value of a type whose
// zero stands for nothing, such as the zero Board, has the empty text.

// marshal returns the text of a value if its reader accepts it, and the reader's error if not.
func marshal[T any](text string, read func(string) (T, error)) ([]byte, error) {
	if _, err := read(text); err != nil {
		return nil, err
	}
	return []byte(text), nil
}

// unmarshal sets a value to what the reader returns, and leaves it as it is if the reader refuses the text.
func unmarshal[T any](v *T, text []byte, read func(string) (T, error)) error {
	var value T
	var err error
	if len(text) > 0 {
		value, err = read(string(text))
	}
	if err == nil {
		*v = value
	}
	return err
}

// MarshalText returns the text of the size; the empty text for the zero Size. The error is [FaultRange] for a size without
// boards.
func (s Size) MarshalText() ([]byte, error) {
	if s == (Size{}) {
		return []byte{}, nil
	}
	return marshal(s.String(), ParseSize)
}

// UnmarshalText reads what [Size.MarshalText] writes, and all that [ParseSize] reads.
func (s *Size) UnmarshalText(text []byte) error { return unmarshal(s, text, ParseSize) }

// ParseMove reads one move, such as "R" or "R2".
func ParseMove(text string) (Move, error) {
	s := scanner{text: text}
	m, err := s.move()
	if err == nil {
		err = s.end()
	}
	if err != nil {
		return Move{}, err
	}
	return m, nil
}

// MarshalText returns the text of the move; the empty text for the zero Move. The error is [FaultRange] for a run longer than
// any board has.
func (m Move) MarshalText() ([]byte, error) {
	if m == (Move{}) {
		return []byte{}, nil
	}
	return marshal(m.String(), ParseMove)
}

// UnmarshalText reads what [Move.MarshalText] writes.
func (m *Move) UnmarshalText(text []byte) error { return unmarshal(m, text, ParseMove) }

// readRows reads a board that says its own size.
func readRows(text string) (Board, error) { return ParseBoard(text, Size{}) }

// MarshalText returns the text of the board. The error is that of [Board.AppendText].
func (b Board) MarshalText() ([]byte, error) { return b.AppendText(nil) }

// UnmarshalText reads what [Board.MarshalText] writes: rows, or a flat list of n*n cells.
func (b *Board) UnmarshalText(text []byte) error { return unmarshal(b, text, readRows) }

func readPath(text string) (Path, error) { return ParsePath(text, Size{}) }

// MarshalText returns the text of the path; the empty text for the zero Path.
func (p Path) MarshalText() ([]byte, error) { return p.append([]byte{}), nil }

// UnmarshalText reads what [Path.MarshalText] writes. A path visits all cells of its board, so it tells their number.
func (p *Path) UnmarshalText(text []byte) error { return unmarshal(p, text, readPath) }

func readRule(text string) (Rule, error) { return ParseRule(text, Size{}) }

// MarshalText returns the text of the rule. The error is that of [ParseRule] for a rule that has no text.
func (r Rule) MarshalText() ([]byte, error) {
	if r.Kind == BoardKind {
		if _, err := r.Board.AppendText(nil); err != nil {
			return nil, err
		}
	}
	return marshal(r.String(), readRule)
}

// UnmarshalText reads what [Rule.MarshalText] writes, for boards of any size; the empty text is the zero Rule.
func (r *Rule) UnmarshalText(text []byte) error { return unmarshal(r, text, readRule) }

// MarshalText returns the text of the configuration; the empty text for the zero Config. The error is that of [ParseConfig] for
// a configuration that has no text.
func (c Config) MarshalText() ([]byte, error) {
	if c == (Config{}) {
		return []byte{}, nil
	}
	return marshal(c.String(), ParseConfig)
}

// UnmarshalText reads what [Config.MarshalText] writes, and all that [ParseConfig] reads.
func (c *Config) UnmarshalText(text []byte) error { return unmarshal(c, text, ParseConfig) }

// ParseGoal reads a goal with its size: a configuration that leaves nothing to draw, such as "4x4.snake" or "5x3.classic-7". The
// error is [FaultUndrawn] for any other configuration.
func ParseGoal(text string) (Goal, error) {
	c, err := ParseConfig(text)
	if err != nil {
		return Goal{}, err
	}
	return NewGoal(c.Size, c.Rule)
}

// MustParseGoal is like [ParseGoal] but panics if the text is not a goal. It is meant for constants and tests.
func MustParseGoal(text string) Goal {
	g, err := ParseGoal(text)
	if err != nil {
		panic(err)
	}
	return g
}

// MarshalText returns the size and the text of the goal, such as "4x4.snake", which [ParseGoal] reads; the empty text for the
// zero Goal.
func (g Goal) MarshalText() ([]byte, error) {
	if g == (Goal{}) {
		return []byte{}, nil
	}
	return Config{g.Size(), g.rule}.append(nil), nil
}

// UnmarshalText reads what [Goal.MarshalText] writes, and all that [ParseGoal] reads.
func (g *Goal) UnmarshalText(text []byte) error { return unmarshal(g, text, ParseGoal) }

// MarshalText returns the ID of the game: the seeded one if there is one, which keeps the configuration that was asked for, else
// the exact one. The zero Game has the empty text.
func (g Game) MarshalText() ([]byte, error) {
	if g == (Game{}) {
		return []byte{}, nil
	}
	if g.Seeded {
		return marshal(g.SeededID(), ParseGame)
	}
	return marshal(g.ID(), ParseGame)
}

// UnmarshalText reads what [Game.MarshalText] writes, and all that [ParseGame] reads.
func (g *Game) UnmarshalText(text []byte) error { return unmarshal(g, text, ParseGame) }

// MarshalText returns the text of the question; the empty text for the zero Lab. The error is that of [ParseLab] for a question
// that it does not read.
func (l Lab) MarshalText() ([]byte, error) {
	if l == (Lab{}) {
		return []byte{}, nil
	}
	if _, err := l.Start.AppendText(nil); err != nil {
		return nil, err
	}
	return marshal(l.String(), ParseLab)
}

// UnmarshalText reads what [Lab.MarshalText] writes.
func (l *Lab) UnmarshalText(text []byte) error { return unmarshal(l, text, ParseLab) }

// MarshalText returns the text of the run with its seed, if it has one; the empty text for the zero Run. The error is that of
// [Run.Check].
func (r Run) MarshalText() ([]byte, error) {
	if r == (Run{}) {
		return []byte{}, nil
	}
	return marshal(r.ID(), ParseRun)
}

// UnmarshalText reads what [Run.MarshalText] writes.
func (r *Run) UnmarshalText(text []byte) error { return unmarshal(r, text, ParseRun) }

// MarshalText returns the text of the replay, with every millisecond; the empty text for the zero Replay. The error is that of
// [ParseReplay] for steps that are not possible.
func (r Replay) MarshalText() ([]byte, error) {
	if r.Game == (Game{}) && len(r.Steps) == 0 {
		return []byte{}, nil
	}
	return marshal(r.String(), ParseReplay)
}

// UnmarshalText reads what [Replay.MarshalText] writes.
func (r *Replay) UnmarshalText(text []byte) error { return unmarshal(r, text, ParseReplay) }

// named is a type whose values are the indices of a list of names.
type named interface{ ~uint8 }

func marshalName[T named](v T, names []string) ([]byte, error) {
	if int(v) < len(names) {
		return []byte(names[v]), nil
	}
	return nil, &Error{Kind: FaultRange, Input: strconv.Itoa(int(v)), Offset: -1, Max: len(names) - 1, Got: int(v)}
}

func unmarshalName[T named](v *T, text []byte, names []string, want string) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return &Error{Kind: FaultSyntax, Input: string(text), Want: want}
	}
	*v = T(i)
	return nil
}

// MarshalText returns the letter of the direction.
func (d Dir) MarshalText() ([]byte, error) { return marshalName(d, dirNames[:]) }

// UnmarshalText reads the letter of a direction.
func (d *Dir) UnmarshalText(text []byte) error {
	return unmarshalName(d, text, dirNames[:], "direction")
}

// MarshalText returns the word for the kind.
func (k Kind) MarshalText() ([]byte, error) { return marshalName(k, kindNames[:]) }

// UnmarshalText reads the word for a kind.
func (k *Kind) UnmarshalText(text []byte) error {
	return unmarshalName(k, text, kindNames[:], "goal")
}

// MarshalText returns the word for the kind of run.
func (k RunKind) MarshalText() ([]byte, error) { return marshalName(k, runNames[:]) }

// UnmarshalText reads the word for a kind of run.
func (k *RunKind) UnmarshalText(text []byte) error {
	return unmarshalName(k, text, runNames[:], "run")
}

// MarshalText returns the name of the design.
func (d Design) MarshalText() ([]byte, error) { return marshalName(d, designNames[:]) }

// UnmarshalText reads the name of a design.
func (d *Design) UnmarshalText(text []byte) error {
	return unmarshalName(d, text, designNames[:], "design")
}

// MarshalText returns the phrase for the rule.
func (a Applied) MarshalText() ([]byte, error) { return marshalName(a, appliedNames[:]) }

// UnmarshalText reads the phrase for a rule.
func (a *Applied) UnmarshalText(text []byte) error {
	return unmarshalName(a, text, appliedNames[:], "rule")
}

// MarshalText returns the phrase for the fault.
func (f Fault) MarshalText() ([]byte, error) { return marshalName(f, faultNames[:]) }

// UnmarshalText reads the phrase for a fault.
func (f *Fault) UnmarshalText(text []byte) error {
	return unmarshalName(f, text, faultNames[:], "fault")
}
