//go:build unix

// Command quality measures how good solutions of solve's Quick mode are after how much time, and draws the chart in docs:
//
//	go run ./assets/tools/quality -sizes 6,8 -boards 2 -seconds 5
//
// Curves of other sizes that stand in the file of figures stay. Without -sizes it only draws. The time is that of the processor,
// on one thread and with the tables it needs, so it hardly depends on what else the machine does.
package main

import (
	"flag"
	"log"
	"os"
	"strconv"
	"strings"
)

func main() {
	log.SetFlags(0)
	sizes := flag.String("sizes", "", "the sizes to measure, such as 4,5,6")
	boards := flag.Int("boards", 2, "boards of each size")
	seconds := flag.Float64("seconds", 5, "processor time for each board")
	figures := flag.String("figures", "docs/quality.csv", "the file of figures")
	out := flag.String("out", "docs/quality.svg", "the chart")
	flag.Parse()
	if err := run(*sizes, *boards, *seconds, *figures, *out); err != nil {
		log.Fatal(err)
	}
}

// run measures the sizes, keeps the figures in a file and draws all that are in it.
func run(sizes string, boards int, seconds float64, figures, out string) error {
	text, err := os.ReadFile(figures)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	curves, err := parseCurves(string(text))
	if err != nil {
		return err
	}
	for word := range strings.SplitSeq(sizes, ",") {
		if word == "" {
			continue
		}
		n, err := strconv.Atoi(word)
		if err != nil {
			return err
		}
		c, err := measure(n, boards, seconds)
		if err != nil {
			return err
		}
		curves = with(curves, c)
	}
	written := curvesText(curves)
	if err := os.WriteFile(figures, []byte(written), 0o644); err != nil {
		return err
	}
	if curves, err = parseCurves(written); err != nil { // the chart is that of the figures as they are written, which are rounded
		return err
	}
	return os.WriteFile(out, chart(curves), 0o644)
}
