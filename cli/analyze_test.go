package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

func TestAnalyzeCountsAsKnown(t *testing.T) {
	data, err := os.ReadFile("../puzzle/space/testdata/depths.txt")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for line := range strings.Lines(string(data)) {
		field := strings.Split(strings.TrimSpace(line), " | ")
		size, err := puzzle.ParseSize(field[0])
		if err != nil || len(field) != 3 || field[1] != "corner" || size.Cells() > 10 {
			continue
		}
		n++
		want := "depth,states\n"
		for depth, count := range strings.Fields(field[2]) {
			want += strconv.Itoa(depth) + "," + count + "\n"
		}
		runProgram("", "analyze", field[0], "--csv").want(t, 0, want, "")
	}
	if n < 4 {
		t.Errorf("only %d spaces read", n)
	}
}

func TestAnalyzeText(t *testing.T) {
	r := runProgram("", "analyze", "2x2", "--threads", "1")
	want := "2x2 classic, single-tile moves\n\ndepth  states\n    0       1\n    1       2\n    2       2\n    3       2\n" +
		"    4       2\n    5       2\n    6       1\n\ntotal     12\nradius    6\nmean      3.000000\nhardest   1\n          0 3/2 1\n" +
		"Every two tiles that belong one above the other share a column in 1 of the 1 hardest boards.\n"
	facts, ok := strings.CutPrefix(r.out, want)
	if r.code != 0 || r.err != "" || !ok || !regexp.MustCompile(`^time      [0-9.]+(ns|µs|ms|s)\nmemory    [0-9.]+ .?B\n$`).MatchString(facts) {
		t.Errorf("exit code %d, messages %q, results:\n%s", r.code, r.err, r.out)
	}
	if r := runProgram("", "analyze", "3x3", "--hardest", "1"); strings.Count(r.out, "/") != 2 || strings.Contains(r.out, "column") {
		t.Errorf("one hardest board of 3x3:\n%s", r.out)
	}
	if r := runProgram("", "analyze", "5x1"); r.code != 0 || !strings.Contains(r.out, "total     5\n") {
		t.Errorf("one row: %+v", r)
	}
}

// TestAnalyzeHardest checks the hardest boards of 3x3.spiral: 148 boards of 30 moves.
func TestAnalyzeHardest(t *testing.T) {
	r := runProgram("", "analyze", "3x3.spiral", "--json", "--hardest", "1000")
	var a analysis
	if err := json.Unmarshal([]byte(r.out), &a); err != nil {
		t.Fatal(err)
	}
	if a.Radius != 30 || a.Deepest != 148 || len(a.Hardest) != 148 || a.Total != 181440 || a.Goal != "spiral" || a.SameColumns != nil {
		t.Errorf("%+v", a)
	}
	checked := runProgram(strings.Join(a.Hardest, "\n"), "check", "--goal", "spiral")
	checked.want(t, 0, strings.Repeat("solvable\n", 148), "")
}

func TestAnalyzeMetrics(t *testing.T) {
	for _, c := range []struct {
		size   string
		radius int
	}{{"3x2", 20}, {"4x2", 25}, {"3x3", 24}} {
		r := runProgram("", "analyze", c.size, "--metric", "mtm", "--json")
		var a analysis
		if err := json.Unmarshal([]byte(r.out), &a); err != nil {
			t.Fatal(err)
		}
		if a.Radius != c.radius || a.Metric != "mtm" {
			t.Errorf("%s: radius %d, want %d", c.size, a.Radius, c.radius)
		}
	}
}

// Both metrics and several goals come side by side, in text, in CSV and as a line of JSON each.
func TestAnalyzeSideBySide(t *testing.T) {
	want := `         2x2 classic  2x2 classic  2x2 snake-1  2x2 snake-1
  depth          stm          mtm          stm          mtm
      0            1            1            1            1
      1            2            2            2            2
      2            2            2            2            2
      3            2            2            2            2
      4            2            2            2            2
      5            2            2            2            2
      6            1            1            1            1

  total           12           12           12           12
 radius            6            6            6            6
   mean     3.000000     3.000000     3.000000     3.000000
hardest            1            1            1            1

2x2 classic, single-tile moves
          0 3/2 1

2x2 classic, moves of any run of tiles
          0 3/2 1

2x2 snake-1, single-tile moves
          3 4/2 0

2x2 snake-1, moves of any run of tiles
          3 4/2 0
`
	r := runProgram("", "analyze", "2x2", "2x2.snake-1", "--metric", "both", "--hardest", "1")
	r.want(t, 0, want, "")
	r = runProgram("", "analyze", "2x2.board(1,2/3,0)", "3x2", "--csv")
	if lines := r.lines(); len(lines) != 1+7+22 || lines[0] != "size,goal,metric,depth,states" || lines[1] != `2x2,"board(1,2/3,0)",stm,0,1` || lines[29] != "3x2,classic,stm,21,1" {
		t.Errorf("%+v", r)
	}
	var radii []int
	for _, line := range runProgram("", "analyze", "3x2", "3x3", "--metric", "both", "--json").lines() {
		var a analysis
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatal(err)
		}
		radii = append(radii, a.Radius)
	}
	if !slices.Equal(radii, []int{21, 20, 31, 24}) {
		t.Errorf("radii %v", radii)
	}
	if r := runProgram("", "analyze", "2x2", "3x", "--json"); r.code != 2 || r.out != "" {
		t.Errorf("a wrong size after a right one: %+v", r)
	}
}

// What does not fit into memory but is published comes with its source; what comes before it is printed in any case.
func TestAnalyzePublished(t *testing.T) {
	for _, c := range []struct{ args, total, facts string }{
		{"4x4 --memory 1GB", "10461394944000", "radius    80\nmean      52.589472\nhardest   17\nsource    R. E. Korf"},
		{"4x4 --memory 1GB --metric mtm", "10461394944000", "radius    43\n"},
		{"3x5.classic-1 --memory 1GB", "653837184000", "radius    84\nmean      51.477394\nhardest   1\nsource    "},
		{"8x2 --memory 1GB", "10461394944000", "radius    140\n"},
		{"7x2 --memory 1GB", "43589145600", "radius    108\nmean      65.483526\nhardest   1\n          7 6 12 4 3 9 1/0 13 5 11 10 2 8\n" +
			"Every two tiles that belong one above the other share a column in 1 of the 1 hardest boards.\nsource    wildfifteen analyze 7x2\n"},
		{"2x7.snake --memory 1GB", "43589145600", "hardest   1\n          13 0/12 11/10 9/8 7/5 6/3 4/1 2\nsource    wildfifteen analyze 7x2\n"},
		{"7x2 --memory 1GB --hardest 0", "43589145600", "hardest   1\nEvery two tiles that belong one above the other share a column in 1 of the 1 hardest boards.\nsource    wildfifteen analyze 7x2\n"},
	} {
		r := runProgram("", append([]string{"analyze"}, strings.Fields(c.args)...)...)
		if r.code != 0 || r.err != "" || !strings.Contains(r.out, "total     "+c.total+"\n") || !strings.Contains(r.out, c.facts) || strings.Contains(r.out, "\ntime ") {
			t.Errorf("%s: %+v", c.args, r)
		}
	}
	var a analysis
	r := runProgram("", "analyze", "4x4", "--memory", "1GB", "--json")
	if err := json.Unmarshal([]byte(r.out), &a); err != nil || a.Source == "" || len(a.Counts) != 81 || a.Seconds != 0 || strings.Contains(r.out, "seconds") {
		t.Errorf("%v: %+v", err, a)
	}
	r = runProgram("", "analyze", "3x2", "5x4", "--memory", "1GB")
	if r.code != 2 || !strings.Contains(r.out, "radius    21\n") || !strings.Contains(r.err, "5x4 has ") {
		t.Errorf("%+v", r)
	}
	if r := runProgram("", "analyze", "7x2.classic-2", "--memory", "1GB"); r.code != 2 || !strings.Contains(r.err, "5.82 GB of memory") {
		t.Errorf("the goal's blank not in a corner: %+v", r)
	}
}

// Over files the results are those in memory; what is done stays done.
func TestAnalyzeOverFiles(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "counting")
	facts := func(text string) string { return text[:strings.Index(text, "\ntime ")] }
	want := runProgram("", "analyze", "3x3.spiral-4", "--hardest", "500")
	for range 2 {
		r := runProgram("", "analyze", "3x3.spiral-4", "--hardest", "500", "--dir", dir, "--memory", "8MB")
		if r.code != 0 || !strings.Contains(r.err, "3x3 takes ") || !strings.Contains(r.err, " in "+dir+" and ") || facts(r.out) != facts(want.out) || !strings.Contains(r.out, "\ndisk      ") {
			t.Errorf("%+v, want %s", r, want.out)
		}
	}
	for _, c := range []struct{ args, message string }{
		{"3x3.spiral", "is that of another space"},
		{"3x3.spiral-4 --metric mtm", "counts one goal in single-tile moves"},
		{"3x3.spiral-4 3x2", "counts one goal in single-tile moves"},
		{"3x3.spiral-4 --boards 3", "counts one goal in single-tile moves"},
		{"5x3 --memory 1MB", "5x3 has 653837184000 boards: that takes "},
	} {
		r := runProgram("", append(append([]string{"analyze"}, strings.Fields(c.args)...), "--dir", dir)...)
		if r.code != 2 || r.out != "" || !strings.Contains(r.err, c.message) {
			t.Errorf("%s: %+v", c.args, r)
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if err := os.Truncate(filepath.Join(dir, e.Name()), 30); err != nil {
			t.Fatal(err)
		}
	}
	if r := runProgram("", "analyze", "3x3.spiral-4", "--dir", dir); r.code != 2 || !strings.Contains(r.err, "journal is damaged: begin again in an empty folder") {
		t.Errorf("%+v", r)
	}
}

func TestAnalyzeOverFilesStops(t *testing.T) {
	var out, messages bytes.Buffer
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	dir := t.TempDir()
	code := testEnv(nil, &out, &messages).run(ctx, []string{"analyze", "4x3", "--dir", dir})
	if code != 3 || out.Len() > 0 || !strings.HasSuffix(messages.String(), "\nThe count so far is in "+dir+"; the same command goes on with it.\nStopped.\n") {
		t.Errorf("exit code %d, results %q, messages %q", code, &out, &messages)
	}
}

func TestRoughTimes(t *testing.T) {
	for d, want := range map[time.Duration]string{0: "1s", time.Second: "1s", 100 * time.Second: "100s", 150 * time.Second: "3m", 7 * time.Hour: "7h", 90 * time.Minute: "90m"} {
		if got := roughly(d); strings.ReplaceAll(got, "1h30m", "90m") != strings.ReplaceAll(want, "100s", "1m40s") {
			t.Errorf("%v is roughly %s, want %s", d, got, want)
		}
	}
}

func TestAnalyzeBoards(t *testing.T) {
	for _, c := range []struct {
		args, out, err string
		code           int
	}{
		{"2x2 --boards 6", "0 3/2 1\n", "", 0},
		{"2x2 2x2.snake --boards 0", "2x2.classic:1,2,3,0\n2x2.snake:1,2,0,3\n", "", 0},
		{"4x3 --boards 0", "1 2 3 4/5 6 7 8/9 10 11 0\n", "", 0},
		{"2x2 --boards 6 --json", `{"size":"2x2","board":"0 3/2 1","goal":"classic","metric":"stm","depth":6}` + "\n", "", 0},
		{"5x5 --boards 1 --memory 2MB", "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 0/21 22 23 24 20\n1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 0 24\n", "", 0},
		{"4x4 --boards 81", "", "No board of 4x4 classic needs 81 moves; the hardest need 80.\n", 1},
		{"4x4 --boards 40 --memory 2MB", "", "the boards of 4x4 within 40 moves take more than 2 MB of memory (--memory allows more)\n", 2},
		{"2x2 --boards 7", "", "No board of 2x2 classic needs 7 moves; the hardest need 6.\n", 1},
	} {
		runProgram("", append([]string{"analyze"}, strings.Fields(c.args)...)...).want(t, c.code, c.out, c.err)
	}
	boards := runProgram("", "analyze", "4x3.snake", "--boards", "7").lines()
	solved := runProgram(strings.Join(boards, "\n"), "solve", "--goal", "snake").lines()
	for _, line := range solved {
		if !strings.HasPrefix(line, "7 ") {
			t.Errorf("%s of a board of 7 moves", line)
		}
	}
	if len(boards) != len(solved) || len(boards) < 50 {
		t.Errorf("%d boards, %d solutions", len(boards), len(solved))
	}
}

func TestAnalyzeRefuses(t *testing.T) {
	for _, c := range []struct{ args, message string }{
		{"", "name sizes"},
		{"3x3 --boards 3 --csv", "--boards goes with one metric"},
		{"3x3 --boards 3 --metric both", "--boards goes with one metric"},
		{"3x3 --boards -1", "not between 0"},
		{"3x3 --table", "name sizes"},
		{"3x3 --json --csv", "not both"},
		{"3x3 --plot chart.gif", "must end in one of .png, .svg"},
		{"3x3 --metric htm", "not one of stm, mtm"},
		{"3x3 --threads 0", "not between 1 and"},
		{"3x3.wild", "this goal changes"},
		{"3x", "expected a number"},
		{"32x32", "32x32 has 2.71e+2639 boards: more than any machine could hold"},
		{"8x8.snake", "more than any machine"},
	} {
		r := runProgram("", append([]string{"analyze"}, strings.Fields(c.args)...)...)
		if r.code != 2 || r.out != "" || !strings.Contains(r.err, c.message) {
			t.Errorf("%q: %+v, want %q", c.args, r, c.message)
		}
	}
}

func TestMemoryErrorInWords(t *testing.T) {
	e := testEnv(nil, io.Discard, io.Discard)
	err := e.spaceError(&space.MemoryError{Size: puzzle.Size{W: 5, H: 3}, Need: 87_200_000_000, Have: 4_000_000_000})
	if want := "5x3 has 653837184000 boards: that takes 87.2 GB of memory, and 4 GB may be used (--memory allows more)"; err.Error() != want {
		t.Errorf("%q, want %q", err, want)
	}
	if err := e.spaceError(io.EOF); err != io.EOF {
		t.Errorf("another error becomes %v", err)
	}
}

func TestAnalyzeStops(t *testing.T) {
	var out, messages bytes.Buffer
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	code := testEnv(nil, &out, &messages).run(ctx, []string{"analyze", "4x3"})
	if code != 3 || out.Len() > 0 || messages.String() != "Stopped.\n" {
		t.Errorf("exit code %d, results %q, messages %q", code, &out, &messages)
	}
}

func TestAnalyzePlot(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "depths.png")
	if r := runProgram("", "analyze", "3x2", "--csv", "--plot", file); r.code != 0 || len(r.lines()) != 23 {
		t.Fatalf("%+v", r)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	colours := map[[3]uint32]bool{}
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			r, g, b, _ := picture.At(x, y).RGBA()
			colours[[3]uint32{r, g, b}] = true
		}
	}
	if len(colours) < 20 { // each bar has its own colour
		t.Errorf("only %d colours", len(colours))
	}
	file = filepath.Join(dir, "depths.svg")
	if r := runProgram("", "analyze", "3x2", "--plot", file); r.code != 0 {
		t.Fatalf("%+v", r)
	}
	if data, err = os.ReadFile(file); err != nil {
		t.Fatal(err)
	}
	for dec := xml.NewDecoder(bytes.NewReader(data)); ; {
		_, err := dec.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("not XML: %v", err)
		}
	}
	r := runProgram("", "analyze", "3x2", "--plot", filepath.Join(dir, "none", "x.png"))
	if r.code != 2 || !strings.Contains(r.err, "x.png: no such file") {
		t.Errorf("%+v", r)
	}
}

func TestAnalyzeTable(t *testing.T) {
	if testing.Short() {
		t.Skip("counts two spaces of 239,500,800 boards")
	}
	want := `size        states  radius  hardest       mean
2x2             12       6        1   3.000000
3x2            360      21        1  12.622222
4x2          20160      36        1  22.677579
3x3         181440      31        2  21.972399
5x2        1814400      55        2  34.728709
4x3      239500800      53       18  35.104321
6x2      239500800      80        2  48.994256
`
	runProgram("", "analyze", "--table").want(t, 0, want, "")
}

func TestProgressLine(t *testing.T) {
	var messages bytes.Buffer
	e := testEnv(nil, io.Discard, &messages)
	p := e.progress()
	p.show("nothing")
	p.done()
	if messages.Len() > 0 {
		t.Errorf("without a terminal: %q", &messages)
	}
	e.bar, e.width = true, 10
	p = e.progress()
	p.show("ééééééééééééééé")
	p.show("too early")
	p.done()
	p.done()
	if got := messages.String(); got != "\r\x1b[Kééééééééé\r\x1b[K" {
		t.Errorf("on a terminal: %q", got)
	}
}

func TestUnits(t *testing.T) {
	for n, want := range map[uint64]string{0: "0 B", 999: "999 B", 1000: "1 kB", 65536: "65.5 kB", 87_200_000_000: "87.2 GB", math.MaxUint64: "18.4 EB"} {
		if got := bytesText(n); got != want {
			t.Errorf("bytesText(%d) = %q, want %q", n, got, want)
		}
	}
	for share, want := range map[float64]int{-1: 0, 0: 0, 0.5: 12, 1: 24, 7: 24, math.NaN(): 0} {
		if got := strings.Count(bar(share), "█"); got != want {
			t.Errorf("bar(%v) has %d full cells, want %d", share, got, want)
		}
	}
	var bounds *boundsError
	if err := new(scaleFlag).Set("0.4"); !errors.As(err, &bounds) {
		t.Errorf("a scale of 0.4: %v", err)
	}
}

// TestForetell checks that a run of less than a second is foretold as one.
func TestForetell(t *testing.T) {
	r := runProgram("", "analyze", "2x2", "--dir", t.TempDir())
	if r.code != 0 || !strings.HasSuffix(strings.TrimSpace(r.err), "and less than a second.") {
		t.Errorf("%+v", r)
	}
}
