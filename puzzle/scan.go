package puzzle

import "strings"

// scanner reads one text from start to end. All readers of this package are methods of scanner, even those that
// read only a part of a text, so that every error quotes the whole input and counts its offset from the start
// of it.
type scanner struct {
	text string
	pos  int
}

// fail returns an error at the given offset.
func (s *scanner) fail(kind Fault, at int, want string) *Error {
	return &Error{Kind: kind, Input: s.text, Offset: at, Want: want}
}

// syntax returns the error for a text that lacks want at the present position.
func (s *scanner) syntax(want string) error { return s.fail(FaultSyntax, s.pos, want) }

// peek returns the next byte, or 0 at the end. (A NUL is not legal anywhere in a text, so the two cases need
// not be told apart.)
func (s *scanner) peek() byte {
	if s.pos < len(s.text) {
		return s.text[s.pos]
	}
	return 0
}

// take skips the byte c if it comes next, and reports whether it did.
func (s *scanner) take(c byte) bool {
	if s.peek() != c || s.pos == len(s.text) {
		return false
	}
	s.pos++
	return true
}

// expect skips the byte c or returns an error.
func (s *scanner) expect(c byte) error {
	if !s.take(c) {
		return s.syntax("'" + string(rune(c)) + "'")
	}
	return nil
}

// end returns an error unless the whole text has been read.
func (s *scanner) end() error {
	if s.pos < len(s.text) {
		return s.syntax("end")
	}
	return nil
}

// space skips white space and reports whether there was any.
func (s *scanner) space() bool {
	start := s.pos
	for s.pos < len(s.text) && isSpace(s.text[s.pos]) {
		s.pos++
	}
	return s.pos > start
}

// letters skips lower-case letters and returns them.
func (s *scanner) letters() string {
	start := s.pos
	for c := s.peek(); c >= 'a' && c <= 'z'; c = s.peek() {
		s.pos++
	}
	return s.text[start:s.pos]
}

// tooLarge exceeds every number that is legal in a text. The method number replaces larger numbers by it.
const tooLarge = 1 << 24

// number reads a decimal number lo..hi: digits only, no leading zero.
func (s *scanner) number(lo, hi int) (int, error) {
	start, n := s.pos, 0
	for ; isDigit(s.peek()); s.pos++ {
		n = min(tooLarge, n*10+int(s.text[s.pos]-'0'))
	}
	if zero := s.pos > start+1 && s.text[start] == '0'; s.pos == start || zero {
		s.pos = start
		if zero {
			return 0, s.syntax("no leading 0")
		}
		return 0, s.syntax("number")
	}
	if n < lo || n > hi {
		err := s.fail(FaultRange, start, "")
		err.Got, err.Min, err.Max = n, lo, hi
		return 0, err
	}
	return n, nil
}

// signs are the signs that readers accept between the width and the height of a size. Writers use the first.
var signs = [...]string{"x", "X", "×"}

// times skips the sign between the sides of a size or returns an error.
func (s *scanner) times() error {
	for _, sign := range signs {
		if strings.HasPrefix(s.text[s.pos:], sign) {
			s.pos += len(sign)
			return nil
		}
	}
	return s.syntax("'" + signs[0] + "'")
}

// size reads a size such as 4x3.
func (s *scanner) size() (Size, error) {
	w, err := s.number(1, MaxSide)
	if err != nil {
		return Size{}, err
	}
	if err := s.times(); err != nil {
		return Size{}, err
	}
	h, err := s.number(1, MaxSide)
	return Size{w, h}, err
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func isSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }
