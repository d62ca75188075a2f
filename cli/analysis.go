package cli

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// print writes the number of states at each depth and the facts that follow, for people.
func (a *analyzer) print(r analysis) error {
	width := max(len(strconv.FormatUint(r.Total(), 10)), len(a.lang.T("cli_analyze.states")))
	row := fmt.Sprintf("%%5v  %%%dv", width)
	lines := []string{a.heading(r), "", fmt.Sprintf(row, a.lang.T("cli_analyze.depth"), a.lang.T("cli_analyze.states"))}
	for depth, n := range r.Counts {
		lines = append(lines, fmt.Sprintf(row, depth, n))
	}
	lines = append(lines, "")
	for _, fact := range [][2]string{
		{"cli_analyze.total", strconv.FormatUint(r.Total(), 10)},
		{"cli_analyze.radius", strconv.Itoa(r.Radius())},
		{"cli_analyze.mean", fmt.Sprintf("%.6f", r.Mean())},
		{"cli_analyze.hardest", strconv.FormatUint(r.Deepest(), 10)},
	} {
		lines = append(lines, fmt.Sprintf("%-9s %s", a.lang.T(fact[0]), fact[1]))
	}
	for _, b := range r.Hardest(a.hardest) {
		lines = append(lines, "          "+b.String())
	}
	if same, ok := sameColumns(r); ok {
		lines = append(lines, a.lang.T("cli_analyze.columns", "same", same, "all", r.Deepest()))
	}
	lines = append(lines, fmt.Sprintf("%-9s %s", a.lang.T("cli_analyze.time"), a.duration(r.elapsed)),
		fmt.Sprintf("%-9s %s", a.lang.T("cli_analyze.bytes"), bytesText(r.bytes)))
	return a.out.print(strings.Join(lines, "\n"))
}

func (a *analyzer) heading(r analysis) string {
	key := "cli_analyze.heading_stm"
	if r.Metric == space.MTM {
		key = "cli_analyze.heading_mtm"
	}
	return a.lang.T(key, "size", r.Size, "goal", r.goal)
}

// sameColumns counts the hardest boards that keep the goal's columns together. Gong asked this question about boards
// with two rows; ok is false for all others.
func sameColumns(r analysis) (n int, ok bool) {
	if r.Size.H != 2 || r.Size.W < 2 {
		return 0, false
	}
	for _, b := range r.Hardest(-1) {
		if space.SameColumns(r.goal.Board(), b) {
			n++
		}
	}
	return n, true
}

func (a *analyzer) printCSV(r analysis) error {
	if err := a.out.print("depth,states"); err != nil {
		return err
	}
	for depth, n := range r.Counts {
		if err := a.out.print(fmt.Sprintf("%d,%d", depth, n)); err != nil {
			return err
		}
	}
	return nil
}

// jsonAnalysis is the object that analyze --json prints.
type jsonAnalysis struct {
	Size        string   `json:"size"`
	Goal        string   `json:"goal"`
	Metric      string   `json:"metric"`
	Counts      []uint64 `json:"counts"` // by depth
	Total       uint64   `json:"total"`
	Radius      int      `json:"radius"`
	Mean        float64  `json:"mean"`
	Deepest     uint64   `json:"deepest"` // boards at the radius
	Hardest     []string `json:"hardest"`
	SameColumns *int     `json:"same_columns,omitempty"` // hardest boards of two rows that keep the goal's columns together
	Seconds     float64  `json:"seconds"`
	Bytes       uint64   `json:"bytes"`
}

func (a *analyzer) jsonAnalysis(r analysis) jsonAnalysis {
	j := jsonAnalysis{
		Size: r.Size.String(), Goal: r.goal.String(), Metric: r.Metric.String(),
		Counts: r.Counts, Total: r.Total(), Radius: r.Radius(), Mean: r.Mean(), Deepest: r.Deepest(),
		Hardest: []string{}, Seconds: r.elapsed.Seconds(), Bytes: r.bytes,
	}
	for _, b := range r.Hardest(a.hardest) {
		j.Hardest = append(j.Hardest, b.String())
	}
	if n, ok := sameColumns(r); ok {
		j.SameColumns = &n
	}
	return j
}

// printTable writes a line for each of tableSizes.
func (a *analyzer) printTable(ctx context.Context) error {
	const row = "%-5s  %11v  %6v  %7v  %9v"
	if a.csv {
		if err := a.out.print("size,states,radius,hardest,mean"); err != nil {
			return err
		}
	} else if !a.json {
		head := fmt.Sprintf(row, a.lang.T("cli_analyze.size"), a.lang.T("cli_analyze.states"),
			a.lang.T("cli_analyze.radius"), a.lang.T("cli_analyze.hardest"), a.lang.T("cli_analyze.mean"))
		if err := a.out.print(head); err != nil {
			return err
		}
	}
	for _, size := range tableSizes {
		goal, err := puzzle.NewGoal(size, puzzle.Rule{})
		if err != nil {
			return err
		}
		r, err := a.count(ctx, goal)
		if err != nil {
			return err
		}
		switch {
		case a.json:
			err = a.printJSON(a.jsonAnalysis(r))
		case a.csv:
			err = a.out.print(fmt.Sprintf("%v,%d,%d,%d,%.6f", size, r.Total(), r.Radius(), r.Deepest(), r.Mean()))
		default:
			err = a.out.print(fmt.Sprintf(row, size, r.Total(), r.Radius(), r.Deepest(), fmt.Sprintf("%.6f", r.Mean())))
		}
		if err == nil {
			err = a.out.flush()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// tableSizes are the sizes of Gong's table that any machine can count, ordered by their number of cells: at most twelve
// cells, and no size higher than wide.
var tableSizes = []puzzle.Size{{W: 2, H: 2}, {W: 3, H: 2}, {W: 4, H: 2}, {W: 3, H: 3}, {W: 5, H: 2}, {W: 4, H: 3}, {W: 6, H: 2}}

// plotDepths writes a bar chart of the states at each depth.
func (a *analyzer) plotDepths(r analysis) error {
	bars := make([]float64, len(r.Counts))
	for depth, n := range r.Counts {
		bars[depth] = float64(n)
	}
	return a.plots(a.plotFile, a.heading(r), []*render.Chart{{
		X:    render.Axis{Title: a.lang.T("cli_analyze.axis_depth"), Whole: true},
		Y:    render.Axis{Title: a.lang.T("cli_analyze.axis_states"), Whole: true},
		Bars: bars,
	}})
}
