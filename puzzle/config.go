package puzzle

// Config is a configuration: a size, a kind of goal and a rule for the missing number. Records are kept
// for it. It is comparable: two of the same meaning are equal once canonical, as [ParseConfig] returns them.
type Config struct {
	Size Size
	Rule Rule
}

// ParseConfig reads a configuration: "4x4.snake-random", "5x3.path(a1:...)". The goal may be left out with
// its point, "4x4" being classic. One row or column is legal, though no game of it can be dealt.
func ParseConfig(text string) (Config, error) {
	if err := checkLength(text); err != nil {
		return Config{}, err
	}
	s := scanner{text: text}
	c, err := s.config()
	if err == nil {
		err = s.end()
	}
	if err != nil {
		return Config{}, err
	}
	return c, nil
}

// config reads a configuration up to the first byte that cannot belong to one.
func (s *scanner) config() (c Config, err error) {
	if c.Size, err = s.size(); err != nil || !s.take('.') {
		return c, err
	}
	c.Rule, err = s.rule(c.Size)
	c.Rule = c.Rule.Canonical(c.Size)
	return c, err
}

// maxText is longer than any text that a writer of this package makes, a whole ID of a 32x32 board (some
// ten thousand bytes) with generous white space included. Readers of IDs refuse what is longer unread.
const maxText = 1 << 16

func checkLength(text string) error {
	if len(text) <= maxText {
		return nil
	}
	return &Error{Kind: FaultLength, Input: text[:80], Offset: -1, Max: maxText, Got: len(text)}
}

// String returns the canonical text, as [ParseConfig] reads it: "4x4.snake-random".
func (c Config) String() string { return string(c.append(nil)) }

func (c Config) append(dst []byte) []byte {
	dst = append(c.Size.append(dst), '.')
	return c.Rule.Canonical(c.Size).append(dst)
}

// Allows reports whether g is a goal that the configuration can deal: a given line for [Wild], a given
// arrangement for [Random], any number for [MissingRandom].
func (c Config) Allows(g Goal) bool {
	if c.Size != g.Size() {
		return false
	}
	want, have := c.Rule.Canonical(c.Size), g.rule
	switch want.Kind {
	case Wild:
		want.Kind, want.Path = PathKind, have.Path
	case Random:
		want.Kind, want.Board = BoardKind, have.Board
		have.Missing = g.Missing()
		if want.Missing == MissingLast {
			want.Missing = c.Size.Cells()
		}
	}
	if want.Missing == MissingRandom {
		want.Missing = have.Missing
	}
	return want == have
}
