package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// tableSizes are the sizes of Gong's table that any machine can count, ordered by their number of cells: at most twelve
// cells, and no size higher than wide.
var tableSizes = []puzzle.Size{{W: 2, H: 2}, {W: 3, H: 2}, {W: 4, H: 2}, {W: 3, H: 3}, {W: 5, H: 2}, {W: 4, H: 3}, {W: 6, H: 2}}

// printTable writes a line for each of tableSizes and each metric.
func (a *analyzer) printTable(ctx context.Context) error {
	both := len(a.metrics()) > 1
	if err := a.tableHead(both); err != nil {
		return err
	}
	for _, size := range tableSizes {
		goal, err := puzzle.NewGoal(size, puzzle.Rule{})
		if err != nil {
			return err
		}
		list, err := a.analyses(ctx, []puzzle.Goal{goal})
		for _, r := range list {
			if !a.json {
				err = errors.Join(a.out.print(a.tableRow(r, both)), a.out.flush(), err)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (a *analyzer) tableHead(both bool) error {
	switch {
	case a.json:
		return nil
	case a.csv && both:
		return a.out.print("size,states,radius,hardest,mean,metric")
	case a.csv:
		return a.out.print("size,states,radius,hardest,mean")
	}
	names, w := a.tableColumns(both)
	return a.out.print(w.line(names...))
}

// tableColumns returns the names and the widths of the columns.
func (a *analyzer) tableColumns(both bool) (names []string, w widths) {
	for _, key := range []string{"cli_analyze.size", "cli_analyze.states", "cli_analyze.radius", "cli_analyze.hardest", "cli_analyze.mean"} {
		names = append(names, a.lang.T(key))
	}
	w = widths{-5, 11, 6, 7, 9}
	if both {
		names, w = append(names, a.lang.T("cli_analyze.metric")), append(w, -3)
	}
	return names, w.fit(names...)
}

func (a *analyzer) tableRow(r analysis, both bool) string {
	texts := []string{r.Size, fmt.Sprint(r.Total), fmt.Sprint(r.Radius), fmt.Sprint(r.Deepest), fmt.Sprintf("%.6f", r.Mean)}
	if both {
		texts = append(texts, r.Metric)
	}
	if a.csv {
		return strings.Join(texts, ",")
	}
	_, w := a.tableColumns(both)
	return w.line(texts...)
}

// listed is a board of a depth; analyze --boards --json prints it.
type listed struct {
	Size   string `json:"size"`
	Board  string `json:"board"`
	Goal   string `json:"goal"`
	Metric string `json:"metric"`
	Depth  int    `json:"depth"`
}

// printBoards writes all boards that need a number of moves, a line for each: its cells, or, of several goals, its game ID.
func (a *analyzer) printBoards(ctx context.Context, goals []puzzle.Goal) error {
	for _, goal := range goals {
		metric := a.metrics()[0]
		s, err := a.count(ctx, goal, metric, max(1, a.boards))
		if errors.As(err, new(*space.MemoryError)) {
			s, err = a.near(ctx, goal, metric)
		}
		if err != nil {
			return a.spaceError(err)
		}
		if a.boards > s.Radius() {
			a.say(a.lang.T("cli_analyze.no_boards", "size", s.Size, "goal", goal, "moves", a.boards, "most", s.Radius()))
			a.worse(exitUnsolvable)
			continue
		}
		if err := a.printLevel(ctx, s, goal, len(goals) > 1); err != nil {
			return err
		}
	}
	return nil
}

// near finds the boards of a space that is too large to be counted, up to the depth asked for. Beyond the greatest depth that somebody has
// counted it does not look.
func (a *analyzer) near(ctx context.Context, goal puzzle.Goal, metric space.Metric) (*space.Space, error) {
	if p, ok := countedBefore(goal, metric); ok && a.boards >= len(p.Counts) {
		return &space.Space{Size: goal.Size(), Counts: p.Counts}, nil
	}
	p := a.progress()
	defer p.done()
	return space.Near(ctx, goal.Board(), space.Options{Metric: metric, Memory: a.memory, MaxDepth: max(1, a.boards), Progress: a.showing(p)})
}

// printLevel writes the boards of the depth asked for, until ctx ends.
func (a *analyzer) printLevel(ctx context.Context, s *space.Space, goal puzzle.Goal, asID bool) error {
	boards := s.Boards(a.boards)
	if a.boards == 0 { // of large boards the run has only its last level, which is at least the first
		boards = slices.Values([]puzzle.Board{goal.Board()})
	}
	n := 0
	for b := range boards {
		var err error
		switch {
		case a.json:
			err = a.printJSON(listed{s.Size.String(), b.String(), goal.String(), s.Metric.String(), a.boards})
		case asID:
			err = a.out.print(puzzle.Game{Goal: goal, Scramble: b}.ID())
		default:
			err = a.out.print(b.String())
		}
		if err != nil {
			return err
		}
		const seldom = 1 << 10
		if n++; n%seldom == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
	}
	return nil
}
