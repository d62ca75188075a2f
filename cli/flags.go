package cli

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"wildfifteen/puzzle"
)

// boundsError says that a number is out of its range, whose ends are texts; a max of "" is no end.
type boundsError struct{ min, max string }

func (b *boundsError) Error() string { return "not in " + b.min + ".." + b.max }

// intBounds returns the error of a whole number; a max of math.MaxInt is no end.
func intBounds(min, max int) *boundsError {
	if max == math.MaxInt {
		return &boundsError{min: strconv.Itoa(min)}
	}
	return &boundsError{strconv.Itoa(min), strconv.Itoa(max)}
}

// errWindow says that a text is no size of a window.
var errWindow = errors.New("not WIDTHxHEIGHT")

// windowFlag reads a size such as 400x700, each side 320..16384.
type windowFlag Window

// String returns the text of the size, "" for none.
func (f *windowFlag) String() string {
	if *f == (windowFlag{}) {
		return ""
	}
	return fmt.Sprintf("%dx%d", f.W, f.H)
}

// Type names the value in help.
func (f *windowFlag) Type() string { return "WxH" }

// Set reads the size.
func (f *windowFlag) Set(text string) error {
	width, height, ok := strings.Cut(text, "x")
	w, err := strconv.ParseUint(width, 10, 16)
	h, err2 := strconv.ParseUint(height, 10, 16)
	if !ok || err != nil || err2 != nil {
		return errWindow
	}
	const least, most = 320, 16384
	if min(w, h) < least || max(w, h) > most {
		return intBounds(least, most)
	}
	*f = windowFlag{int(w), int(h)}
	return nil
}

// scaleFlag reads device pixels per device-independent pixel, 0.5..8.
type scaleFlag float64

// String returns the number, "" for none.
func (f *scaleFlag) String() string {
	if *f == 0 {
		return ""
	}
	return strconv.FormatFloat(float64(*f), 'g', -1, 64)
}

// Type names the value in help.
func (f *scaleFlag) Type() string { return "S" }

// Set reads the number.
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

// sizeFlag reads a board's size.
type sizeFlag puzzle.Size

// String returns the size, "" for none.
func (f *sizeFlag) String() string {
	if *f == (sizeFlag{}) {
		return ""
	}
	return puzzle.Size(*f).String()
}

// Type names the value in help.
func (f *sizeFlag) Type() string { return "WxH" }

// Set reads the size.
func (f *sizeFlag) Set(text string) error {
	s, err := puzzle.ParseSize(text)
	if err == nil {
		*f = sizeFlag(s)
	}
	return err
}

// countFlag reads a whole number min..max.
type countFlag struct {
	to       *int
	min, max int
}

// String returns the number, "" for the zero value that pflag makes.
func (f *countFlag) String() string {
	if f.to == nil {
		return ""
	}
	return strconv.Itoa(*f.to)
}

// Type names the value in help.
func (f *countFlag) Type() string { return "N" }

// Set reads the number.
func (f *countFlag) Set(text string) error {
	n, err := strconv.ParseInt(text, 10, 64)
	if errors.Is(err, strconv.ErrSyntax) {
		return err
	}
	if err != nil || n < int64(f.min) || n > int64(f.max) {
		return intBounds(f.min, f.max)
	}
	*f.to = int(n)
	return nil
}

// wordFlag reads one of a few words and keeps its place among them.
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

// Set reads the word.
func (f *wordFlag) Set(text string) error {
	for i, w := range f.words {
		if w == text {
			*f.to = i
			return nil
		}
	}
	return &wordsError{f.words}
}

// wordsError says that a text is none of a few words.
type wordsError struct{ words []string }

func (w *wordsError) Error() string { return "not one of " + strings.Join(w.words, ", ") }

// goalWords are beginnings of goals, for shell completion.
var goalWords = []string{"classic", "snake", "spiral", "path(", "board("}

// complete tells the shell what values flags take: nil for anything but a file.
func complete(cmd *cobra.Command, values map[string][]string) {
	for name, words := range values {
		fn := cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
		if err := cmd.RegisterFlagCompletionFunc(name, fn); err != nil {
			panic("cli: " + err.Error()) // the flag is not there: every run of the program would say so
		}
	}
}

// errDuration says that a text is no span of time.
var errDuration = errors.New("not a span of time")

// durationFlag reads a positive span of time such as 10s.
type durationFlag time.Duration

// String returns the span, "" for none.
func (f *durationFlag) String() string {
	if *f == 0 {
		return ""
	}
	return time.Duration(*f).String()
}

// Type names the value in help.
func (f *durationFlag) Type() string { return "TIME" }

// Set reads the span.
func (f *durationFlag) Set(text string) error {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return errDuration
	}
	*f = durationFlag(d)
	return nil
}
