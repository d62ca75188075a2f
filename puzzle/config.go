package puzzle

// Config is a configuration: a size, a kind of goal, and a rule for the missing number. Records are kept for
// each configuration. Configs are comparable with ==; those that [ParseConfig] returns are canonical, so two
// of the same meaning are equal.
type Config struct {
	Size Size
	Rule Rule
}

// ParseConfig reads a configuration such as "4x4.snake-random" or "5x3.path(a1:...)". The point and the goal
// may be omitted: "4x4" means "4x4.classic". One row or one column is legal here although no such game can be
// dealt.
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

// maxText is the maximum length in bytes of an ID or a lab text. It exceeds the length of any text that this
// package writes: the ID of a 32x32 board takes about ten thousand bytes, which leaves room for a lot of
// white space. Longer texts are rejected before they are scanned.
const maxText = 1 << 16

func checkLength(text string) error {
	if len(text) <= maxText {
		return nil
	}
	return &Error{Kind: FaultLength, Input: text[:80], Offset: -1, Max: maxText, Got: len(text)}
}

// String returns the canonical text, such as "4x4.snake-random". [ParseConfig] reads it.
func (c Config) String() string { return string(c.append(nil)) }

func (c Config) append(dst []byte) []byte {
	dst = append(c.Size.append(dst), '.')
	return c.Rule.Canonical(c.Size).append(dst)
}

// Allows reports whether the configuration can deal the goal g. [Wild] allows any path, [Random] any
// arrangement, [MissingRandom] any missing number.
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
