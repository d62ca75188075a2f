package puzzle

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Positions is a set of deals prepared beforehand. The zero value is empty.
type Positions struct{ games []Game }

// LineError tells which line of a file an error is about.
type LineError struct {
	Line int // from 1
	Err  error
}

// Error returns the line's number and the error.
func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap returns the error.
func (e *LineError) Unwrap() error { return e.Err }

// ReadPositions reads game IDs, exact or seeded, one a line. White space around them, empty lines and
// lines that begin with # are passed over, and so are solved positions, which no deal may be. The first
// line that is no ID, or is unsolvable or of one row, ends the reading with a [LineError].
func ReadPositions(r io.Reader) (*Positions, error) {
	p := new(Positions)
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxText)
	n := 0
	for lines.Scan() {
		n++
		text := strings.TrimSpace(lines.Text())
		if text == "" || text[0] == '#' {
			continue
		}
		if err := p.add(text); err != nil {
			return nil, &LineError{n, err}
		}
	}
	if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		return nil, &LineError{n + 1, &Error{Kind: FaultLength, Offset: -1, Max: maxText}}
	} else if err != nil {
		return nil, &LineError{n + 1, err}
	}
	return p, nil
}

// add adds the game of an ID.
func (p *Positions) add(id string) error {
	g, err := ParseGame(id)
	switch {
	case err != nil:
		return err
	case !g.Config.Size.Playable():
		return &Error{Kind: FaultOneRow, Input: id, Offset: -1}
	case !g.Solvable():
		return &Error{Kind: FaultUnsolvable, Input: id, Offset: -1}
	case !g.Solved():
		p.games = append(p.games, g)
	}
	return nil
}

// Len returns the number of positions.
func (p *Positions) Len() int { return len(p.games) }

// of returns the positions that are deals of the configuration.
func (p *Positions) of(c Config) []Game {
	var games []Game
	for _, g := range p.games {
		if c.Allows(g.Goal) {
			games = append(games, g)
		}
	}
	return games
}
