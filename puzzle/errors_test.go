package puzzle

import (
	"errors"
	"strings"
	"testing"
)

// TestErrorNumber checks that an error gives the number as the text spells it, however large it is.
func TestErrorNumber(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"123456780", "123456780"},
		{"99999999999999999999x4", "99999999999999999999"},
		{"16777216x4#a", "16777216"},
		{"40x4#a", "40"},
		{"4x4.classic-123456789012345678901234", "123456789012345678901234"},
		{"4x4.classic-1234567890123456789012345#a", "123456789012345678901234…"},
		{"3x3:1,2,3,4,5,6,7,8,99999999999999999999", "99999999999999999999"},
	} {
		_, err := ParseGame(c.text)
		var e *Error
		if !errors.As(err, &e) || e.Kind != FaultRange || e.Number() != c.want || !strings.Contains(e.Error(), ": "+c.want+" is not in") {
			t.Errorf("%s: %v, want the number %s", c.text, err, c.want)
		}
	}
	if e := (&Error{Kind: FaultRange, Got: 7}); e.Number() != "7" {
		t.Errorf("a number of no text is %s", e.Number())
	}
	if e := (&Error{Kind: FaultRange, Got: tooLarge, Input: "7", Offset: -1}); e.Number() != "16777216" {
		t.Errorf("a number of no place is %s", e.Number())
	}
}
