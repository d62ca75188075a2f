package exchange

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

var day = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

// link makes a link of JSON as its description says.
func link(text string) string {
	var b bytes.Buffer
	z := zlib.NewWriter(&b)
	_, _ = z.Write([]byte(text))
	_ = z.Close()
	return "https://example.org/sim?r=" + url.QueryEscape(base64.StdEncoding.EncodeToString(b.Bytes()))
}

// kind returns the kind of a fault, "" if there is none.
func kind(err error) FaultKind {
	var f *Fault
	if errors.As(err, &f) {
		return f.Kind
	}
	return ""
}

func TestParseLink(t *testing.T) {
	for _, c := range []struct {
		text  string
		way   Way
		fault FaultKind
		moves string
		ms    []int64
	}{
		{link(`["LL",2000,"1 2 3/4 5 6/0 7 8",[0,500]]`), OfTile, "", "LL", []int64{0, 500}},
		{link(`["L2",2000,"1 2 3/4 5 6/0 7 8",[100,600.4]]`), OfTile, "", "LL", []int64{0, 500}}, // a time for each tile
		{link(`["L2",2000,"1 2 3/4 5 6/0 7 8",[70]]`), OfTile, "", "L2", []int64{0}},
		{link(`["RR",2000,"1 2 3/4 5 6/0 7 8",[0,500]]`), OfBlank, "", "LL", []int64{0, 500}},
		{link(`["RR",2000,"1 2 3/4 5 6/0 7 8",[0,500]]`), OfTile, BadMoves, "", nil},
		{link(`["L",2000,"1 2 3/4 5 6/0 7 8",[0]]`), OfTile, Unsolved, "", nil},
		{link(`["LLRL",2000,"1 2 3/4 5 6/0 7 8",[0,1,2,3]]`), OfTile, BadMoves, "", nil}, // it goes on after the end
		{link(`["LL",2000,"1 2 3/4 5 6/0 7 8",[0]]`), OfTile, BadTimes, "", nil},
		{link(`["LL",2000,"1 2 3/4 5 6/0 7 8",[5,4]]`), OfTile, BadTimes, "", nil},
		{link(`["LL",2000,"1 2 3/4 5 6/0 7 8",[0,1e300]]`), OfTile, BadTimes, "", nil},
		{link(`["LL",2000,"1 2 3/4 5 6/0 7 7",[0,5]]`), OfTile, BadBoard, "", nil},
		{link(`["LX",2000,"1 2 3/4 5 6/0 7 8",[0,5]]`), OfTile, BadMoves, "", nil},
		{link(`["",2000,"1 2 3/4 5 6/0 7 8",[]]`), OfTile, BadMoves, "", nil},
		{link(`["R",2000,"0 1",[1]]`), OfTile, BadBoard, "", nil}, // one row
		{link(`["LL",2000,"1 2 3/4 5 6/0 7 8"]`), OfTile, Packed, "", nil},
		{link(`{"a":1}`), OfTile, Packed, "", nil},
		{link(strings.Repeat(" ", MaxText+1)), OfTile, TooLong, "", nil},
		{"?r=" + strings.Repeat("A", MaxText), OfTile, TooLong, "", nil},
		{"https://example.org/?r=%zz", OfTile, Packed, "", nil},
		{"https://example.org/?r=AAAA", OfTile, Packed, "", nil},
		{"https://example.org/?x=1", OfTile, NotALink, "", nil},
	} {
		r, err := ParseLink(c.text, c.way)
		var ms []int64
		for _, at := range r.At {
			ms = append(ms, at.Milliseconds())
		}
		if kind(err) != c.fault || (err != nil) != (c.fault != "") || puzzle.FormatMoves(r.Moves) != c.moves || !slices.Equal(ms, c.ms) {
			t.Errorf("%.60s: %+v, %v; want %q %v, fault %q", c.text, r, err, c.moves, c.ms, c.fault)
			continue
		}
		if err == nil {
			solve, err := r.Solve(session.Mouse, day)
			if err != nil {
				t.Error(err)
			}
			if again, err := session.ParseSolve(solve.Line()); err != nil || again.Group() != "3x3.classic" || again.Moves != c.moves || again.Input != "mouse" {
				t.Errorf("the record is %+v, %v", again, err)
			}
		}
	}
}

// TestFile reads links that were made by hand with another program's zlib.
func TestFile(t *testing.T) {
	data, err := os.ReadFile("testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Fields(string(data))
	for _, line := range lines {
		r, err := ParseLink(line, OfTile)
		if err != nil || r.Game.Scramble.Size().W != 4 || len(r.At) != len(r.Moves) || r.Time != 1234*time.Millisecond {
			t.Errorf("%+v, %v", r, err)
		}
	}
	if len(lines) != 2 {
		t.Errorf("%d lines", len(lines))
	}
}

func TestParsePlain(t *testing.T) {
	for _, c := range []struct {
		text  string
		way   Way
		fault FaultKind
		moves string
		time  time.Duration
	}{
		{"1 2 3/4 5 6/0 7 8 LL", OfTile, "", "LL", 0},
		{"1 2 3/4 5 6/0 7 8 L2 1.25", OfTile, "", "L2", 1250 * time.Millisecond},
		{"1 2 3 4 5 6 0 7 8;R R\t61", OfBlank, "", "LL", 61 * time.Second},
		{"1 2 3/4 5 6/0 7 8 RR", OfTile, BadMoves, "", 0},
		{"1 2 3/4 5 6/0 7 8 LL 1.2.3", OfTile, BadTimes, "", 0},
		{"1 2 3/4 5 6/0 7 8 LL -1", OfTile, BadTimes, "", 0},
		{"1 2 3/4 5 6/0 7 8", OfTile, BadMoves, "", 0},
		{"LL", OfTile, BadBoard, "", 0},
		{"1 2 3/4 5 6/0 7 8 L", OfTile, Unsolved, "", 0},
		{strings.Repeat("L", MaxText+1), OfTile, TooLong, "", 0},
	} {
		r, err := ParsePlain(c.text, c.way)
		if kind(err) != c.fault || (err != nil) != (c.fault != "") || puzzle.FormatMoves(r.Moves) != c.moves || r.Time != c.time || r.Timed() {
			t.Errorf("%.60s: %+v, %v; want %q %v, fault %q", c.text, r, err, c.moves, c.time, c.fault)
		}
	}
}

func TestParseRow(t *testing.T) {
	zone := time.FixedZone("", 3600)
	day := func(y, m, d int) time.Time { return time.Date(y, time.Month(m), d, 0, 0, 0, 0, zone) }
	for _, c := range []struct {
		line  string
		form  DateForm
		want  session.Told
		fault FaultKind
	}{
		{"classic;0;4;4;83.125;180;12/11/2025", "", session.Told{}, WhichDate},
		{"classic;0;4;4;83.125;180;12/31/2025", "", session.Told{Config: "4x4.classic", MS: 83125, STM: 180, Date: day(2025, 12, 31)}, ""},
		{"classic;0;4;4;83.125;180;31/12/2025", "", session.Told{Config: "4x4.classic", MS: 83125, STM: 180, Date: day(2025, 12, 31)}, ""},
		{"classic;0;4;4;83.125;180;12/31/2025", "m/d/y", session.Told{Config: "4x4.classic", MS: 83125, STM: 180, Date: day(2025, 12, 31)}, ""},
		{"classic;0;4;4;83.125;180;12/31/2025", "d/m/y", session.Told{}, BadValue},
		{"snake;1;5;3;9.000;20;06/05/2020", "d/m/y", session.Told{Config: "5x3.snake", Hard: true, MS: 9000, STM: 20, Date: day(2020, 5, 6)}, ""},
		{"спираль;0;4;4;9.005;20;06.05.2020", "", session.Told{Config: "4x4.spiral", MS: 9005, STM: 20, Date: day(2020, 5, 6)}, ""},
		{"змейка;0;10;3;1:09.5;20;6.5.20", "", session.Told{Config: "10x3.snake", MS: 69500, STM: 20, Date: day(2020, 5, 6)}, ""},
		{"классика;0;3;3;1:09.005;20;2020-05-06", "", session.Told{Config: "3x3.classic", MS: 69005, STM: 20, Date: day(2020, 5, 6)}, ""},
		{"classic;0;3;3;61:09;20;31. 12. 2020", "", session.Told{Config: "3x3.classic", MS: 3669000, STM: 20, Date: day(2020, 12, 31)}, ""},
		{"classic;0;4;4;83.125;180", "", session.Told{}, Columns},
		{"moon;0;4;4;83.125;180;2020-05-06", "", session.Told{}, BadValue},
		{"classic;2;4;4;83.125;180;2020-05-06", "", session.Told{}, BadValue},
		{"classic;false;4;4;83.125;180;2020-05-06", "", session.Told{}, BadValue},
		{"classic;0;4;11;83.125;180;2020-05-06", "", session.Told{}, BadValue},
		{"classic;0;2;4;83.125;180;2020-05-06", "", session.Told{}, BadValue},
		{"classic;0;4;4;83.12;180;2020-05-06", "", session.Told{}, BadValue},
		{"classic;0;4;4;1:60;180;2020-05-06", "", session.Told{}, BadValue},
		{"classic;0;4;4;0.000;180;2020-05-06", "", session.Told{}, BadValue},
		{"classic;0;4;4;83.125;0;2020-05-06", "", session.Told{}, BadValue},
		{"classic;0;4;4;83.125;180;2020-02-30", "", session.Told{}, BadValue},
		{"classic;0;4;4;83.125;180;2020-05-06 07:08:09", "", session.Told{}, BadValue},
		{"classic;0;4;4;83.125;180;0001-05-06", "", session.Told{}, BadValue},
		{strings.Repeat(";", MaxText+1), "", session.Told{}, TooLong},
	} {
		got, err := ParseRow(c.line, c.form, zone)
		same := got.Date.Equal(c.want.Date)
		got.Date, c.want.Date = time.Time{}, time.Time{}
		if got != c.want || !same || kind(err) != c.fault || (err != nil) != (c.fault != "") {
			t.Errorf("%.60s: %+v, %v", c.line, got, err)
		}
	}
	if !IsTable("\ufeff"+TableHeader+"\r") || IsTable("type;width") {
		t.Error("the header is not known, or another one is")
	}
}

// TestTables reads the tables in testdata, made by hand after the source of the app that writes them, and writes them again.
func TestTables(t *testing.T) {
	for _, c := range []struct {
		file string
		form DateForm
		days string
	}{
		{"15-puzzle-records-en.csv", "m/d/y", "2025-12-31 2025-01-02 2025-01-02"},
		{"15-puzzle-records-gb.csv", "d/m/y", "2025-12-31 2025-01-02 2025-01-02"},
		{"15-puzzle-records-ru.csv", "d.m.y", "2025-12-31 2025-01-02 2025-01-02"},
	} {
		data, err := os.ReadFile("testdata/" + c.file)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
		if !IsTable(lines[0]) {
			t.Errorf("%s: %q", c.file, lines[0])
		}
		guess := GuessDates(slices.Values(lines[1:]))
		if guess != c.form && guess != "" {
			t.Errorf("%s: the days look like %q", c.file, guess)
		}
		days := ""
		for _, line := range lines[1:] {
			told, err := ParseRow(line, guess, time.UTC)
			if err != nil {
				t.Fatalf("%s: %v", c.file, err)
			}
			days += told.Date.Format(" 2006-01-02")
			again, err := AppendRow(nil, told, c.form)
			for word, goal := range tableGoals { // it is written in English
				if rest, ok := strings.CutPrefix(line, word+";"); ok {
					line = goal + ";" + rest
				}
			}
			if err != nil || string(again) != line {
				t.Errorf("%s: %q is written as %q, %v", c.file, line, again, err)
			}
		}
		if days[1:] != c.days {
			t.Errorf("%s: the days are%s", c.file, days)
		}
	}
}

func TestAppendRowRefuses(t *testing.T) {
	for config, fault := range map[string]FaultKind{
		"4x4.snake": "", "4x4.snake-random": Foreign, "4x4.wild": Foreign, "2x4.classic": Foreign, "11x4.classic": Foreign, "4": BadValue,
	} {
		if _, err := AppendRow(nil, session.Told{Config: config, MS: 1, STM: 1, Date: day}, ""); kind(err) != fault {
			t.Errorf("%s: %v", config, err)
		}
	}
	if _, err := AppendRow(nil, session.Told{Config: "4x4.snake", STM: 1, Date: day}, ""); kind(err) != BadValue {
		t.Error(err)
	}
}

// TestLinkTimes pins what the times in a link are: those of each tile since the first, so that the last is the time of the
// solve. They are not the times between the tiles.
func TestLinkTimes(t *testing.T) {
	const times = "[0,5,28,77,108,161,201,253,301,334]" // as in links of that simulator: ten moves in 0.334 s
	r, err := ParseLink(link(`["R2ULDLULU2",29940,"`+before(t, "4x4", "R2ULDLULU2")+`",`+times+`]`), OfTile)
	if err != nil || r.Time != 334*time.Millisecond || r.At[2] != 28*time.Millisecond || len(r.At) != 10 {
		t.Errorf("%v, %v, %v", r.Time, r.At, err)
	}
	// Without times, the mean speed tells the time.
	r, err = ParseLink(link(`["R2ULDLULU2",20000,"`+before(t, "4x4", "R2ULDLULU2")+`",-1]`), OfTile)
	if err != nil || r.Timed() || r.Time != 500*time.Millisecond {
		t.Errorf("%v, %v, %v", r.Time, r.At, err)
	}
	for _, speed := range []string{"0", "-1", "1e-300"} {
		if _, err := ParseLink(link(`["R2ULDLULU2",`+speed+`,"`+before(t, "4x4", "R2ULDLULU2")+`",-1]`), OfTile); kind(err) != BadTimes {
			t.Errorf("speed %s: %v", speed, err)
		}
	}
}

// before returns the board that moves solve.
func before(t *testing.T, size, moves string) string {
	t.Helper()
	s, err := puzzle.ParseSize(size)
	if err != nil {
		t.Fatal(err)
	}
	board, err := scrambleOf(s, moves)
	if err != nil {
		t.Fatal(err)
	}
	return board
}

// bestLink makes a link to an entry of the list of bests.
func bestLink(entry, solve string) string {
	inner := strings.TrimPrefix(link(solve), "https://example.org/sim?r=")
	inner, _ = url.QueryUnescape(inner)
	return link(`[` + entry + `,"` + inner + `",{"isTrusted":true},28603,3,3,"<span>","https://example.org","alpha",true]`)
}

func TestBestLink(t *testing.T) {
	const entry = `{"width":3,"height":3,"controls":"Mouse","gameMode":"Standard","avglen":1,"time":500,"timestamp":1747750110245}`
	r, err := ParseLink(bestLink(entry, "L2;0.500;2;4.000;-1.000;[0,500]"), OfTile)
	if err != nil || r.Game.ID() != "3x3.classic:1,2,3,4,5,6,0,7,8" || r.Time != 500*time.Millisecond || len(r.At) != 2 || r.Ended.UnixMilli() != 1747750110245 {
		t.Errorf("%+v, %v", r, err)
	}
	r, err = ParseLink(bestLink(entry, "L2;0.500;2;4.000;-1.000;[-1]"), OfTile)
	if err != nil || r.Timed() || r.Time != 500*time.Millisecond {
		t.Errorf("%+v, %v", r, err)
	}
	for _, c := range [][2]string{
		{entry, "L2,L2;0.5,0.5;2,2;4,4;-1;[0,500;0,500]"}, // an average
		{entry, "L2;0.500"},
		{entry, "X;0.500;2;4.000;-1.000;[0,500]"},
		{`{"width":1,"height":3}`, "U2;0.500;2;4.000;-1.000;[0,500]"},
		{`{"width":3,"height":3,"avglen":5}`, "L2;0.500;2;4.000;-1.000;[0,500]"},
		{`7`, "L2;0.500;2;4.000;-1.000;[0,500]"},
	} {
		if r, err := ParseLink(bestLink(c[0], c[1]), OfTile); kind(err) != Packed {
			t.Errorf("%v: %+v, %v", c, r, err)
		}
	}
}

// TestWritten reads what the package writes.
func TestWritten(t *testing.T) {
	r, err := ParseLink(link(`["L2",2000,"1 2 3/4 5 6/0 7 8",[70]]`), OfTile)
	if err != nil {
		t.Fatal(err)
	}
	solve, err := r.Solve(session.Mouse, day)
	if err != nil {
		t.Fatal(err)
	}
	r, err = ReplayOf(solve)
	if err != nil {
		t.Fatal(err)
	}
	again, err := ParseLink(r.Link(), OfTile)
	if err != nil || puzzle.FormatMoves(again.Moves) != "LL" || again.Game.ID() != r.Game.ID() || len(again.At) != 2 || again.At[1] != 0 {
		t.Errorf("%s: %+v, %v", r.Link(), again, err)
	}
	for _, way := range []Way{OfTile, OfBlank} {
		again, err := ParsePlain(r.Plain(way), way)
		if err != nil || puzzle.FormatMoves(again.Moves) != "L2" || again.Game.ID() != r.Game.ID() {
			t.Errorf("%s: %+v, %v", r.Plain(way), again, err)
		}
	}
	solve.ID = strings.Replace(solve.ID, "classic", "snake", 1)
	if _, err := ReplayOf(solve); err == nil {
		t.Error("a snake is written as classic")
	}
}

func FuzzParseLink(f *testing.F) {
	f.Add(`["LL",2000,"1 2 3/4 5 6/0 7 8",[0,500]]`)
	f.Add(`["L2",2000,"1 2 3/4 5 6/0 7 8",[70]]`)
	f.Fuzz(func(t *testing.T, text string) {
		_, _ = ParseLink(text, OfBlank)
		_, _ = ParseLink(bestLink(text, text), OfTile)
		r, err := ParseLink(link(text), OfTile)
		if err != nil || !r.Timed() {
			return
		}
		if _, err := r.Solve(session.Touch, day); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	})
}

func FuzzParsePlain(f *testing.F) {
	f.Add("1 2 3/4 5 6/0 7 8 LL 1.5")
	f.Add("0 1/2 3 URD")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ParsePlain(text, OfTile)
		if err == nil && (len(r.Moves) == 0 || r.Time < 0) {
			t.Errorf("%q: %+v", text, r)
		}
	})
}

func FuzzParseRow(f *testing.F) {
	f.Add("classic;0;4;4;83.125;180;05/06/2020", "m/d/y")
	f.Add("спираль;1;10;4;1:23.125;180;31.12.20", "")
	f.Fuzz(func(t *testing.T, text, form string) {
		_ = GuessDates(strings.Lines(text))
		dates, _ := ParseDateForm(form)
		told, err := ParseRow(text, dates, time.UTC)
		if err != nil {
			return
		}
		row, err := AppendRow(nil, told, dates)
		if err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if again, err := ParseRow(string(row), dates, time.UTC); err != nil || again != told {
			t.Errorf("%q is written as %q: %+v, %v", text, row, again, err)
		}
		if l := session.ReadLine(told.Line()); l.Kind != session.ToldLine || l.Told.Identity() != told.Identity() {
			t.Errorf("%q: %+v", text, l)
		}
	})
}

// TestFaultText checks that an error quotes what cannot be read.
func TestFaultText(t *testing.T) {
	_, err := ParseRow("moon;0;4;4;1;1;2020-05-06", "", time.UTC)
	if err == nil || !strings.Contains(err.Error(), `"moon"`) {
		t.Error(err)
	}
	if text, err := json.Marshal(BadValue); err != nil || string(text) != `"value"` {
		t.Errorf("%s, %v", text, err)
	}
}
