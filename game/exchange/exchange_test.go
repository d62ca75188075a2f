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
	for _, c := range []struct {
		line  string
		want  session.Told
		fault FaultKind
	}{
		{"CLASSIC;false;4;4;83.125;180;2020-05-06 07:08:09", session.Told{Config: "4x4.classic", MS: 83125, STM: 180, Date: time.Date(2020, 5, 6, 7, 8, 9, 0, zone)}, ""},
		{"snake;true;5;3;9;20;2020-05-06T07:08:09Z", session.Told{Config: "5x3.snake", Hard: true, MS: 9000, STM: 20, Date: time.Date(2020, 5, 6, 7, 8, 9, 0, time.UTC)}, ""},
		{`"spiral";0;4;4;"9,5";20;06.05.2020 07:08`, session.Told{Config: "4x4.spiral", MS: 9500, STM: 20, Date: time.Date(2020, 5, 6, 7, 8, 0, 0, zone)}, ""},
		{"classic;false;4;4;83.125;180", session.Told{}, Columns},
		{"moon;false;4;4;83.125;180;2020-05-06 07:08:09", session.Told{}, BadValue},
		{"classic;maybe;4;4;83.125;180;2020-05-06 07:08:09", session.Told{}, BadValue},
		{"classic;false;4;99;83.125;180;2020-05-06 07:08:09", session.Told{}, BadValue},
		{"classic;false;4;4;83.1255;180;2020-05-06 07:08:09", session.Told{}, BadValue},
		{"classic;false;4;4;83.125;-1;2020-05-06 07:08:09", session.Told{}, BadValue},
		{"classic;false;4;4;83.125;180;05/06/2020", session.Told{}, BadValue},
		{"classic;false;4;4;83.125;180;0001-05-06 07:08:09", session.Told{}, BadValue},
		{strings.Repeat(";", MaxText+1), session.Told{}, TooLong},
	} {
		got, err := ParseRow(c.line, zone)
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

func FuzzParseLink(f *testing.F) {
	f.Add(`["LL",2000,"1 2 3/4 5 6/0 7 8",[0,500]]`)
	f.Add(`["L2",2000,"1 2 3/4 5 6/0 7 8",[70]]`)
	f.Fuzz(func(t *testing.T, text string) {
		_, _ = ParseLink(text, OfBlank)
		r, err := ParseLink(link(text), OfTile)
		if err != nil {
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
	f.Add("CLASSIC;false;4;4;83.125;180;2020-05-06 07:08:09")
	f.Fuzz(func(t *testing.T, text string) {
		told, err := ParseRow(text, time.UTC)
		if err != nil {
			return
		}
		if l := session.ReadLine(told.Line()); l.Kind != session.ToldLine || l.Told.Identity() != told.Identity() {
			t.Errorf("%q: %+v", text, l)
		}
	})
}

// TestFaultText checks that an error quotes what cannot be read.
func TestFaultText(t *testing.T) {
	_, err := ParseRow("moon;false;4;4;1;1;2020-05-06 07:08:09", time.UTC)
	if err == nil || !strings.Contains(err.Error(), `"moon"`) {
		t.Error(err)
	}
	if text, err := json.Marshal(BadValue); err != nil || string(text) != `"value"` {
		t.Errorf("%s, %v", text, err)
	}
}
