package links

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"net/url"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// TestParse reads texts, plain and as links, that open a game or the laboratory.
func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"4x4.snake#monday":                                "4x4.snake#monday",
		" 3x3.classic%23a%20b\n":                          "3x3.classic#a b",
		"https://example.org/play/#3x3.classic%23a%20b":   "3x3.classic#a b",
		"wildfifteen:3x3.classic:8,6,7,2,5,4,3,0,1":       "3x3.classic:8,6,7,2,5,4,3,0,1",
		"8 6 7/2 5 4/3 0 1":                               "3x3.classic:8,6,7,2,5,4,3,0,1",
		"0 2 3/4 5 6/7 8 9":                               "3x3.classic-1:0,2,3,4,5,6,7,8,9",
		"https://example.org/play/#lab:2,1/3,0>snake":     "lab:2,1/3,0>snake",
		"wildfifteen:lab%3A2,1/3,0%3Esnake":               "lab:2,1/3,0>snake",
		strings.Repeat(" \n", maxText) + "4x4.snake#file": "4x4.snake#file",
	} {
		it, err := Parse(text)
		got := it.Lab.String()
		if !it.IsLab && err == nil {
			if got = it.Game.ID(); it.Game.Seeded {
				got = it.Game.SeededID()
			}
		}
		if err != nil || got != want {
			t.Errorf("%.60q reads as %s, %v; want %s", text, got, err, want)
		}
	}
}

// TestParseReplay reads replays, plain and as links.
func TestParseReplay(t *testing.T) {
	const want = "2x2.classic:1,2,0,3!L"
	for _, text := range []string{
		want, " 2x2:1,2,0,3!L\n", "https://example.org/play/#2x2.classic:1,2,0,3!L", "wildfifteen:2x2.classic:1,2,0,3!L",
		"https://example.org/play/#2x2.classic%3A1%2C2%2C0%2C3%21L",
	} {
		it, err := Parse(text)
		if err != nil || !it.IsReplay || it.Replay.String() != want {
			t.Errorf("%q reads as %+v, %v", text, it, err)
		}
		if v := Judge(assets.Load("en"), text); v.Bad || v.Text != "2 × 2 Classic as somebody played it: 1 move" {
			t.Errorf("%q is judged %+v", text, v)
		}
	}
	for text, want := range map[string]string{
		"2x2.classic:1,2,0,3!U":  "isn't possible",
		"2x2.classic:1,2,0,3!1A": "damaged",
		"1x2.classic:1,0!":       "single row",
	} {
		if v := Judge(assets.Load("en"), text); !v.Bad || !strings.Contains(v.Text, want) {
			t.Errorf("%q is judged %+v, want %q", text, v, want)
		}
	}
	if it, err := Parse("2x2#wow!"); err != nil || it.IsReplay {
		t.Errorf("a seed with an exclamation mark: %+v, %v", it, err)
	}
}

// TestParseForeign reads replays of other programs: links of the speed-solvers' simulator, with the times of all moves or the mean speed, and
// boards with their solution in both ways to name moves.
func TestParseForeign(t *testing.T) {
	link := func(text string) string {
		var b bytes.Buffer
		z := zlib.NewWriter(&b)
		_, _ = z.Write([]byte(text)) // memory takes everything
		_ = z.Close()
		return "https://example.org/15puzzleSim/?r=" + url.QueryEscape(base64.StdEncoding.EncodeToString(b.Bytes()))
	}
	for text, want := range map[string]string{
		link(`["LL",2000,"1 2 3/4 5 6/0 7 8",[0,500]]`): "3x3.classic:1,2,3,4,5,6,0,7,8!2",
		link(`["RR",2000,"1 2 3/4 5 6/0 7 8",[0,500]]`): "3x3.classic:1,2,3,4,5,6,0,7,8!2",
		link(`["LL",2000,"1 2 3/4 5 6/0 7 8",-1]`):      "3x3.classic:1,2,3,4,5,6,0,7,8!LL",
		"1 2 3/4 5 6/0 7 8 LL 1.250":                    "3x3.classic:1,2,3,4,5,6,0,7,8!LL",
		" 1 2 3/4 5 6/0 7 8: R2\n":                      "3x3.classic:1,2,3,4,5,6,0,7,8!L2",
	} {
		it, err := Parse(text)
		if err != nil || !it.IsReplay || !strings.HasPrefix(it.Replay.String(), want) {
			t.Errorf("%q reads as %v, %v; want %s", text, it.Replay, err, want)
		}
		if again, err := puzzle.ParseReplay(it.Replay.String()); err != nil || len(again.Steps) != len(it.Replay.Steps) {
			t.Errorf("%q: the replay reads back as %v, %v", text, again, err)
		}
	}
	for text, want := range map[string]string{
		link(`["L",2000,"1 2 3/4 5 6/0 7 8",[0]]`): "don't solve the board",
		link(`{}`):                 "can't be unpacked",
		"https://example.org/?r=A": "can't be unpacked",
		"1 2 3/4 5 6/0 7 8 UU":     "aren't possible",
		"1 2 3/4 5 6/0 8 7 LL":     "another program",
	} {
		if v := Judge(assets.Load("en"), text); !v.Bad || !strings.Contains(v.Text, want) {
			t.Errorf("%q is judged %+v, want %q", text, v, want)
		}
	}
}

// TestForeignLink writes links of the speed-solvers' simulator, which read as the same moves at the same times, and none of what
// that program does not have: other goals, help, no times, no end.
func TestForeignLink(t *testing.T) {
	parse := func(text string) puzzle.Replay {
		it, err := Parse(text)
		if err != nil || !it.IsReplay {
			t.Fatalf("%q: %v", text, err)
		}
		return it.Replay
	}
	at := func(r puzzle.Replay, change func(steps []puzzle.ReplayStep) []puzzle.ReplayStep) puzzle.Replay {
		steps := append([]puzzle.ReplayStep(nil), r.Steps...)
		steps[len(steps)-1].At = 1234 * time.Millisecond
		r, err := puzzle.NewReplay(r.Game, change(steps), true)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	same := func(steps []puzzle.ReplayStep) []puzzle.ReplayStep { return steps }
	solved := parse("3x3.classic:1,2,3,4,5,6,0,7,8!LL")
	r := at(solved, same)
	if again := parse(ForeignLink(r)); again.String() != r.String() {
		t.Errorf("%s reads back as %s", r, again)
	}
	hinted := at(solved, func(s []puzzle.ReplayStep) []puzzle.ReplayStep {
		return append([]puzzle.ReplayStep{{Kind: puzzle.HintStep}}, s...)
	})
	played := at(solved, func(s []puzzle.ReplayStep) []puzzle.ReplayStep { s[1].Kind = puzzle.AutoStep; return s })
	for what, r := range map[string]puzzle.Replay{
		"no times": solved, "a hint": hinted, "a move of the program": played,
		"a snake":        at(parse("3x3.snake:1,2,3,6,5,4,0,7,8!LL"), same),
		"another number": at(parse("3x3.classic-1:2,3,4,5,6,7,0,8,9!LL"), same),
		"no end":         at(parse("3x3.classic:1,2,3,4,5,6,0,7,8!L"), same),
	} {
		if text := ForeignLink(r); text != "" {
			t.Errorf("%s: %s", what, text)
		}
	}
}

// TestParseRun reads runs, plain and as links.
func TestParseRun(t *testing.T) {
	for text, want := range map[string]string{
		" relay(2x2..5x5) ": "relay(2x2..5x5).classic",
		"https://example.org/#relay(2x2..5x5).snake%23a%20b":      "relay(2x2..5x5).snake#a b",
		"wildfifteen:marathon(42).4x4.wild-random#a/b":            "marathon(42).4x4.wild-random#a/b",
		"https://example.org/play/#everything(4x4..2x2).spiral-1": "everything(4x4..2x2).spiral-1",
	} {
		it, err := Parse(text)
		if err != nil || !it.IsRun || it.Run.ID() != want {
			t.Errorf("%q reads as %s, %v", text, it.Run.ID(), err)
		}
	}
	l := assets.Load("en")
	if v := Judge(l, "relay(2x5..5x5).wild-random"); v.Bad || v.Text != "Relay 2 × 5 to 5 × 5, Wild, random missing number, a new game" {
		t.Errorf("judged %+v", v)
	}
	if v := Judge(l, "relay(2x2..4x5)"); !v.Bad || !strings.Contains(v.Text, "a relay changes the width") {
		t.Errorf("judged %+v", v)
	}
}

// TestFault checks the errors of texts that open nothing.
func TestFault(t *testing.T) {
	l := assets.Load("en")
	for text, want := range map[string]string{
		"https://example.org/play/":       "there's no game in this link: \"https://example.org/play/\"",
		"wildfifteen:":                    "there's no game in this link",
		"1 2 3/4 5":                       "a row of 2 cells instead of 3, at character 7",
		"4x4.snake:1,2,3":                 "3 cells",
		"<script>":                        "script",
		"lab:1,2,3/4,5>snake":             "a row of 2 cells instead of 3",
		strings.Repeat("9", 2*maxText):    "999",
		"https://example.org/#4x4.snail%": "not a goal",
	} {
		_, err := Parse(text)
		if err == nil {
			t.Errorf("%.60q can be read", text)
			continue
		}
		if got := Fault(l, err); !strings.Contains(got, want) || len(got) > 1000 {
			t.Errorf("%.60q: %.200q, want %q", text, got, want)
		}
	}
}
