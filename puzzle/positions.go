package puzzle

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Positions is a set of deals prepared beforehand. The zero value is empty.
type Positions struct {
	list  []position
	goals map[Goal]*Goal // each goal once: files of a million positions have few
}

type position struct {
	goal     *Goal
	scramble Board
}

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
	p := &Positions{goals: map[Goal]*Goal{}}
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
		goal := p.goals[g.Goal]
		if goal == nil {
			goal = new(g.Goal)
			p.goals[g.Goal] = goal
		}
		p.list = append(p.list, position{goal, g.Scramble})
	}
	return nil
}

// Len returns the number of positions.
func (p *Positions) Len() int { return len(p.list) }

// of returns the positions that are deals of the configuration.
func (p *Positions) of(c Config) []position {
	allowed := map[*Goal]bool{}
	for _, goal := range p.goals {
		allowed[goal] = c.Allows(*goal)
	}
	var list []position
	for _, one := range p.list {
		if allowed[one.goal] {
			list = append(list, one)
		}
	}
	return list
}
