package session

import (
	"errors"
	"hash/crc32"
	"slices"
)

// Each line of the log and each record ends in a sum: eight hexadecimal digits, the CRC-32 of what stands before its frame.
// The sum of the settings is that of the file. A frame is the text around the digits.
type frame struct{ before, after string }

var (
	lineFrame     = frame{" ~", ""}
	recordFrame   = frame{`,"sum":"`, `"}`}
	settingsFrame = frame{",\n  \"sum\": \"", "\"\n}\n"}
)

const sumDigits = 8

// errSum is the error of a text that is not as it was written.
var errSum = errors.New("session: the sum says that this is not what was written")

// summed is what the sum of a text says.
type summed int

const (
	noSum    summed = iota // the text has none
	rightSum               // the text is as it was written
	wrongSum               // the text is damaged
)

// digits returns the sum of a text.
func digits(text []byte) (sum [sumDigits]byte) {
	n := crc32.ChecksumIEEE(text)
	for i := range sum {
		sum[i] = "0123456789abcdef"[n>>(28-4*i)&15]
	}
	return sum
}

// appendEnd appends to dst what ends a text with a sum.
func (f frame) appendEnd(dst, text []byte) []byte {
	sum := digits(text)
	return append(append(append(dst, f.before...), sum[:]...), f.after...)
}

// add appends the sum of a text to it.
func (f frame) add(text []byte) []byte { return f.appendEnd(text, text) }

// cut returns a text without its sum, or unchanged if it has none. A sum with a damaged frame, and a frame with a damaged
// sum, are wrong: whichever bit of a text changes, its sum is wrong.
func (f frame) cut(text []byte) ([]byte, summed) {
	n := len(text) - len(f.before) - sumDigits - len(f.after)
	if n < 0 {
		return text, noSum
	}
	sum, end := digits(text[:n]), text[n+len(f.before):]
	framed := string(text[n:n+len(f.before)]) == f.before && string(end[sumDigits:]) == f.after
	switch right := string(end[:sumDigits]) == string(sum[:]); {
	case framed && right:
		return text[:n], rightSum
	case framed || right:
		return text[:n], wrongSum
	}
	return text, noSum
}

// whole reports whether a line is as it was written.
func (f frame) whole(line []byte) bool {
	_, is := f.cut(line)
	return is == rightSum
}

// grown reports whether the incomplete last line of a file is a whole one whose newline has become another character: an
// interrupted write leaves less.
func (f frame) grown(line []byte) bool {
	return len(line) > 0 && f.whole(line[:len(line)-1])
}

// Summed returns a line with its sum. [CutSum] reverses it.
func Summed(line []byte) []byte { return lineFrame.add(line) }

// CutSum returns a line without its sum. The error is [ErrNoSum] if it has none, which leaves it as it is, [ErrMended] if a bit
// of it had changed that was found, and another one if the line is damaged.
func CutSum(line []byte) (text []byte, err error) {
	text, sum := lineFrame.cut(line)
	switch sum {
	case rightSum:
		return text, nil
	case noSum:
		return text, ErrNoSum
	}
	if mended, ok := lineFrame.mend(line); ok {
		return mended, ErrMended
	}
	return nil, errSum
}

// Errors of lines that can be used.
var (
	ErrNoSum  = errors.New("session: the line has no sum")
	ErrMended = errors.New("session: a bit of the line had changed")
)

// maxMend is the length of the longest text that is mended.
const maxMend = 256

// mend finds the bit of a text that must change for its sum to be right, and returns the text without its sum.
func (f frame) mend(damaged []byte) (text []byte, ok bool) {
	if len(damaged) > maxMend {
		return nil, false
	}
	all := slices.Clone(damaged)
	for bit := range 8 * len(all) {
		mask := byte(1) << (bit % 8)
		all[bit/8] ^= mask
		if text, is := f.cut(all); is == rightSum {
			return text, true
		}
		all[bit/8] ^= mask
	}
	return nil, false
}
