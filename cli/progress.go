package cli

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"
)

// progress is a status line on the terminal that each update overwrites. Without a terminal it shows nothing. It is not
// safe for concurrent use.
type progress struct {
	e     *env
	last  time.Time
	shown bool
}

func (e *env) progress() *progress { return &progress{e: e} }

// due reports whether show would update the line now: it does so at most ten times a second.
func (p *progress) due() bool { return p.e.bar && time.Since(p.last) >= 100*time.Millisecond }

// show updates the line if that is due. Text wider than the terminal is cut.
func (p *progress) show(text string) {
	if !p.due() {
		return
	}
	p.last, p.shown = time.Now(), true
	width := p.e.width
	if width <= 0 {
		width = 80
	}
	for columns(text) >= width {
		_, size := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-size]
	}
	fmt.Fprintf(p.e.err, "\r\x1b[K%s", text)
}

// done removes the line.
func (p *progress) done() {
	if p.shown {
		fmt.Fprint(p.e.err, "\r\x1b[K")
		p.shown = false
	}
}

// bar returns a progress bar of 24 characters for a share 0..1.
func bar(share float64) string {
	const cells = 24
	full := max(0, min(cells, int(share*cells)))
	return strings.Repeat("█", full) + strings.Repeat("░", cells-full)
}
