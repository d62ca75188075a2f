package cli

import (
	"errors"
	"fmt"
	"math"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
)

// boundsError is the error of a number outside min..max; a max of "" means no upper bound.
type boundsError struct{ min, max string }

func (b *boundsError) Error() string { return "not in " + b.min + ".." + b.max }

// intBounds returns the error of an integer outside min..max; a max of math.MaxInt means no upper bound.
func intBounds(min, max int) *boundsError {
	if max == math.MaxInt {
		return &boundsError{min: strconv.Itoa(min)}
	}
	return &boundsError{strconv.Itoa(min), strconv.Itoa(max)}
}

// errWindow is the error of a text that is not a window size.
var errWindow = errors.New("not WIDTHxHEIGHT")

// windowFlag parses a window size such as 400x700, each side 320..16384.
type windowFlag Window

// String returns the size as text, "" for the zero size.
func (f *windowFlag) String() string {
	if *f == (windowFlag{}) {
		return ""
	}
	return fmt.Sprintf("%dx%d", f.W, f.H)
}

// Type names the value in help.
func (f *windowFlag) Type() string { return "WxH" }

// Set parses the size.
func (f *windowFlag) Set(text string) error {
	width, height, ok := strings.Cut(text, "x")
	w, err := strconv.ParseUint(width, 10, 16)
	h, err2 := strconv.ParseUint(height, 10, 16)
	if !ok || err != nil || err2 != nil {
		return errWindow
	}
	const minSide, maxSide = 320, 16384
	if min(w, h) < minSide || max(w, h) > maxSide {
		return intBounds(minSide, maxSide)
	}
	*f = windowFlag{int(w), int(h)}
	return nil
}

// scaleFlag parses a number of device pixels per device-independent pixel, 0.5..8.
type scaleFlag float64

// String returns the number, "" for 0.
func (f *scaleFlag) String() string {
	if *f == 0 {
		return ""
	}
	return strconv.FormatFloat(float64(*f), 'g', -1, 64)
}

// Type names the value in help.
func (f *scaleFlag) Type() string { return "S" }

// Set parses the number.
func (f *scaleFlag) Set(text string) error {
	s, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return err
	}
	if !(s >= 0.5 && s <= 8) { // NaN too
		return &boundsError{"0.5", "8"}
	}
	*f = scaleFlag(s)
	return nil
}

// sizeFlag parses the size of a board.
type sizeFlag puzzle.Size

// String returns the size, "" for the zero size.
func (f *sizeFlag) String() string {
	if *f == (sizeFlag{}) {
		return ""
	}
	return puzzle.Size(*f).String()
}

// Type names the value in help.
func (f *sizeFlag) Type() string { return "WxH" }

// Set parses the size.
func (f *sizeFlag) Set(text string) error {
	s, err := puzzle.ParseSize(text)
	if err == nil {
		*f = sizeFlag(s)
	}
	return err
}

// countFlag parses an integer min..max.
type countFlag struct {
	to       *int
	min, max int
}

// String returns the number, "" for the zero countFlag, which pflag makes.
func (f *countFlag) String() string {
	if f.to == nil {
		return ""
	}
	return strconv.Itoa(*f.to)
}

// Type names the value in help.
func (f *countFlag) Type() string { return "N" }

// Set parses the number.
func (f *countFlag) Set(text string) error {
	n, err := strconv.ParseInt(text, 10, 64)
	if errors.Is(err, strconv.ErrSyntax) {
		return err
	}
	if err == nil && n >= int64(f.min) && n <= int64(f.max) {
		*f.to = int(n)
		return nil
	}
	bounds := intBounds(f.min, f.max)
	if errors.Is(err, strconv.ErrRange) {
		bounds.max = strconv.Itoa(f.max)
	}
	return bounds
}

// depthFlag parses a number of moves, from 0; without the flag it is -1.
type depthFlag struct{ to *int }

// String returns the number, "" for none.
func (f *depthFlag) String() string {
	if f.to == nil || *f.to < 0 {
		return ""
	}
	return strconv.Itoa(*f.to)
}

// Type names the value in help.
func (f *depthFlag) Type() string { return "N" }

// Set parses the number.
func (f *depthFlag) Set(text string) error { return (&countFlag{f.to, 0, math.MaxInt32}).Set(text) }

// threadsFlag parses a number of processors. More than the machine has are taken as all that it has.
type threadsFlag int

// String returns the number, "" for 0.
func (f *threadsFlag) String() string {
	if *f == 0 {
		return ""
	}
	return strconv.Itoa(int(*f))
}

// Type names the value in help.
func (f *threadsFlag) Type() string { return "N" }

// Set parses the number.
func (f *threadsFlag) Set(text string) error {
	n := 0
	if err := (&countFlag{&n, 1, 1 << 20}).Set(text); err != nil {
		return err
	}
	*f = threadsFlag(min(n, runtime.NumCPU()))
	return nil
}

// wordFlag parses one of a few words and stores its index.
type wordFlag struct {
	to    *int
	words []string
}

// String returns the word.
func (f *wordFlag) String() string {
	if f.to == nil {
		return ""
	}
	return f.words[*f.to]
}

// Type names the value in help.
func (f *wordFlag) Type() string { return strings.Join(f.words, "|") }

// Set parses the word.
func (f *wordFlag) Set(text string) error {
	for i, w := range f.words {
		if w == text {
			*f.to = i
			return nil
		}
	}
	return &wordsError{f.words}
}

// wordsError is the error of a text that is none of the allowed words.
type wordsError struct{ words []string }

func (w *wordsError) Error() string { return "not one of " + strings.Join(w.words, ", ") }

// bytesFlag parses an amount of memory such as 6GB; without a unit it is one of bytes.
type bytesFlag uint64

// unitsOfBytes are the units that bytesFlag knows.
var unitsOfBytes = []struct {
	name  string
	bytes uint64
}{{"KIB", 1 << 10}, {"MIB", 1 << 20}, {"GIB", 1 << 30}, {"TIB", 1 << 40}, {"KB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"TB", 1e12}, {"B", 1}, {"", 1}}

// String returns the amount, "" for 0.
func (f *bytesFlag) String() string {
	if *f == 0 {
		return ""
	}
	return bytesText(uint64(*f))
}

// Type names the value in help.
func (f *bytesFlag) Type() string { return "SIZE" }

// errBytes is the error of a text that is not an amount of memory.
var errBytes = errors.New("not an amount of memory")

// Set parses the amount.
func (f *bytesFlag) Set(text string) error {
	upper := strings.ToUpper(text)
	for _, u := range unitsOfBytes {
		number, ok := strings.CutSuffix(upper, u.name)
		if !ok {
			continue
		}
		n, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
		if err != nil || !(n*float64(u.bytes) >= 1) || n*float64(u.bytes) >= math.MaxInt64 {
			return errBytes
		}
		*f = bytesFlag(n * float64(u.bytes))
		return nil
	}
	return errBytes
}

// goalWords are goals and beginnings of goals, for shell completion.
var goalWords = []string{"classic", "snake", "spiral", "path(", "board("}

// complete registers the values of flags for shell completion; nil means any value, but no file names.
func complete(cmd *cobra.Command, values map[string][]string) {
	for name, words := range values {
		fn := cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
		if err := cmd.RegisterFlagCompletionFunc(name, fn); err != nil {
			panic("cli: " + err.Error()) // cmd has no such flag: every run of the program would panic
		}
	}
}

// errDuration is the error of a text that is not a positive duration.
var errDuration = errors.New("not a span of time")

// longest is the longest duration in full hours; durationForm matches durations of any length.
const longest = math.MaxInt64 / time.Hour * time.Hour

var durationForm = regexp.MustCompile(`^([0-9]+(\.[0-9]*)?(ns|us|µs|ms|s|m|h))+$`)

// durationFlag parses a positive duration such as 10s.
type durationFlag time.Duration

// String returns the duration, "" for 0.
func (f *durationFlag) String() string {
	if *f == 0 {
		return ""
	}
	return time.Duration(*f).String()
}

// Type names the value in help.
func (f *durationFlag) Type() string { return "TIME" }

// Set parses the duration.
func (f *durationFlag) Set(text string) error {
	d, err := time.ParseDuration(text)
	if err != nil && durationForm.MatchString(text) {
		return &boundsError{"1ns", longest.String()}
	}
	if err != nil || d <= 0 {
		return errDuration
	}
	*f = durationFlag(d)
	return nil
}
