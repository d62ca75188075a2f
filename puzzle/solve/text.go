package solve

import (
	"slices"
	"strconv"

	"wildfifteen/puzzle"
)

// marshalName returns the name of a value that is an index of names.
func marshalName[T ~uint8](v T, names []string) ([]byte, error) {
	if int(v) < len(names) {
		return []byte(names[v]), nil
	}
	return nil, &puzzle.Error{Kind: puzzle.FaultRange, Input: strconv.Itoa(int(v)), Offset: -1, Max: len(names) - 1, Got: int(v)}
}

func unmarshalName[T ~uint8](v *T, text []byte, names []string, want string) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return &puzzle.Error{Kind: puzzle.FaultSyntax, Input: string(text), Want: want}
	}
	*v = T(i)
	return nil
}

// MarshalText returns the phrase for the kind. The error is a [puzzle.Error].
func (k Kind) MarshalText() ([]byte, error) { return marshalName(k, kindNames[:]) }

// UnmarshalText reads the phrase for a kind. The error is a [puzzle.Error].
func (k *Kind) UnmarshalText(text []byte) error {
	return unmarshalName(k, text, kindNames[:], "kind")
}

// MarshalText returns the name of the phase. The error is a [puzzle.Error].
func (p Phase) MarshalText() ([]byte, error) { return marshalName(p, phaseNames[:]) }

// UnmarshalText reads the name of a phase. The error is a [puzzle.Error].
func (p *Phase) UnmarshalText(text []byte) error {
	return unmarshalName(p, text, phaseNames[:], "phase")
}
