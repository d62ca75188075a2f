package cli

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"wildfifteen/render"
)

// print writes the number of states at each depth and the facts that follow, for people: one space below its heading, several
// side by side.
func (a *analyzer) print(list []analysis) error {
	if len(list) > 1 {
		return a.printBeside(list)
	}
	r := list[0]
	head := []string{a.lang.T("cli_analyze.depth"), a.lang.T("cli_analyze.states")}
	row := widths{5, len(strconv.FormatUint(r.Total, 10))}.fit(head...)
	lines := []string{a.heading(r), "", row.line(head...)}
	for depth, n := range r.Counts {
		lines = append(lines, row.line(strconv.Itoa(depth), strconv.FormatUint(n, 10)))
	}
	lines = append(lines, "")
	for _, fact := range facts {
		lines = append(lines, a.fact(fact.key, fact.of(r)))
	}
	for _, b := range r.Hardest {
		lines = append(lines, a.indent()+b)
	}
	if r.SameColumns != nil {
		lines = append(lines, a.lang.T("cli_analyze.columns", "same", *r.SameColumns, "all", r.Deepest))
	}
	if r.Source != "" {
		return a.out.print(strings.Join(append(lines, a.fact("cli_analyze.source", r.Source)), "\n"))
	}
	lines = append(lines, a.fact("cli_analyze.time", a.duration(seconds(r.Seconds))))
	if r.Disk > 0 {
		lines = append(lines, a.fact("cli_analyze.disk", bytesText(r.Disk)))
	} else {
		lines = append(lines, a.fact("cli_analyze.bytes", bytesText(r.Bytes)))
	}
	return a.out.print(strings.Join(lines, "\n"))
}

// facts are what follows from the counts.
var facts = []struct {
	key string
	of  func(analysis) string
}{
	{"cli_analyze.total", func(r analysis) string { return strconv.FormatUint(r.Total, 10) }},
	{"cli_analyze.radius", func(r analysis) string { return strconv.Itoa(r.Radius) }},
	{"cli_analyze.mean", func(r analysis) string { return fmt.Sprintf("%.6f", r.Mean) }},
	{"cli_analyze.hardest", func(r analysis) string { return strconv.FormatUint(r.Deepest, 10) }},
}

func (a *analyzer) fact(key, value string) string {
	return fmt.Sprintf("%-*s%s", len(a.indent()), padded(a.lang.T(key)), value)
}

// indent is what stands before the value of a fact where its name does not.
func (a *analyzer) indent() string {
	width := 9
	for _, fact := range facts {
		width = max(width, columns(a.lang.T(fact.key)))
	}
	return strings.Repeat(" ", width+1)
}

func seconds(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }

func (a *analyzer) heading(r analysis) string {
	key := "cli_analyze.heading_stm"
	if r.Metric == "mtm" {
		key = "cli_analyze.heading_mtm"
	}
	return a.lang.T(key, "size", r.Size, "goal", r.Goal)
}

// printBeside writes spaces side by side, a column for each, then their hardest boards one after the other.
func (a *analyzer) printBeside(list []analysis) error {
	rows := [][]string{{""}, {a.lang.T("cli_analyze.depth")}}
	levels := 0
	for _, r := range list {
		rows[0] = append(rows[0], r.Size+" "+r.Goal)
		rows[1] = append(rows[1], r.Metric)
		levels = max(levels, len(r.Counts))
	}
	for depth := range levels {
		row := []string{strconv.Itoa(depth)}
		for _, r := range list {
			cell := ""
			if depth < len(r.Counts) {
				cell = strconv.FormatUint(r.Counts[depth], 10)
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	rows = append(rows, nil)
	for _, fact := range facts {
		row := []string{a.lang.T(fact.key)}
		for _, r := range list {
			row = append(row, fact.of(r))
		}
		rows = append(rows, row)
	}
	lines := aligned(rows)
	for _, r := range list {
		if len(r.Hardest) == 0 && r.Source == "" {
			continue
		}
		lines = append(lines, "", a.heading(r))
		if r.Source != "" {
			lines = append(lines, a.fact("cli_analyze.source", r.Source))
		}
		for _, b := range r.Hardest {
			lines = append(lines, a.indent()+b)
		}
	}
	return a.out.print(strings.Join(lines, "\n"))
}

// aligned returns rows of cells as lines whose columns end below each other.
func aligned(rows [][]string) []string {
	var w widths
	for _, row := range rows {
		w = append(w, make(widths, max(0, len(row)-len(w)))...).fit(row...)
	}
	var lines []string
	for _, row := range rows {
		lines = append(lines, w.line(row...))
	}
	return lines
}

// printCSV writes a line for each depth, with the space in front if there are several.
func (a *analyzer) printCSV(list []analysis) error {
	head := "depth,states"
	if len(list) > 1 {
		head = "size,goal,metric," + head
	}
	if err := a.out.print(head); err != nil {
		return err
	}
	for _, r := range list {
		before := ""
		if len(list) > 1 {
			before = r.Size + "," + csvText(r.Goal) + "," + r.Metric + ","
		}
		for depth, n := range r.Counts {
			if err := a.out.print(fmt.Sprintf("%s%d,%d", before, depth, n)); err != nil {
				return err
			}
		}
	}
	return nil
}

// csvText returns a text for a field of a CSV file: in quotes if it has a comma, as board(...) has.
func csvText(text string) string {
	if strings.Contains(text, ",") {
		return `"` + text + `"`
	}
	return text
}

// plotDepths writes a bar chart of the states at each depth, one below the other if there are several.
func (a *analyzer) plotDepths(list []analysis) error {
	var charts []*render.Chart
	var headings []string
	for _, r := range list {
		c := &render.Chart{
			X: render.Axis{Title: a.lang.T("cli_analyze.axis_depth"), Whole: true},
			Y: render.Axis{Title: a.lang.T("cli_analyze.axis_states"), Whole: true},
		}
		for _, n := range r.Counts {
			c.Bars = append(c.Bars, float64(n))
		}
		if len(list) > 1 {
			c.Y.Title = a.heading(r)
		}
		charts, headings = append(charts, c), append(headings, a.heading(r))
	}
	title := headings[0]
	if len(list) > 1 {
		title = a.lang.T("cli_analyze.axis_states")
	}
	return a.plots(a.plotFile, title, charts)
}
