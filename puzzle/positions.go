package puzzle

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Positions is a set of prepared games for a [Dealer] to deal. The zero value is empty.
type Positions struct {
	list  []position
	goals map[Goal]*Goal // each goal once: a file of a million positions has few goals
}

type position struct {
	goal     *Goal
	scramble Board
}

// LineError says which line of a file an error is about.
type LineError struct {
	Line int // from 1
	Err  error
}

// Error returns the number of the line and the error.
func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap returns the error.
func (e *LineError) Unwrap() error { return e.Err }

// ReadPositions reads game IDs, exact or seeded, one on each line. It ignores surrounding white space, empty
// lines, lines that begin with #, a byte order mark, and solved games, which must not be dealt. Reading ends with a [LineError]
// at the first line that is not an ID, or whose game is unsolvable or has one row or column.
func ReadPositions(r io.Reader) (*Positions, error) {
	p := &Positions{goals: map[Goal]*Goal{}}
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxText)
	n := 0
	for lines.Scan() {
		n++
		text := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\ufeff"))
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

// matching returns the positions that the configuration allows.
func (p *Positions) matching(c Config) []position {
	allowed := map[*Goal]bool{}
	for _, goal := range p.goals {
		allowed[goal] = c.Allows(*goal)
	}
	var list []position
	for _, pos := range p.list {
		if allowed[pos.goal] {
			list = append(list, pos)
		}
	}
	return list
}
