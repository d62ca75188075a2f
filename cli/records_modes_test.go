package cli

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// blindRecords returns the records of six blind games, of which the second and the last failed.
func blindRecords(t *testing.T) string {
	t.Helper()
	time.Local = time.UTC
	g, err := puzzle.ParseGame("3x3.classic:1,2,3,4,5,6,0,7,8")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for i := range 6 {
		s := session.New(g, session.Options{Mode: session.Blind}, time.Date(2026, 1, 2, 3, 0, 0, 0, time.UTC))
		events := []session.Event{
			{Kind: session.MoveEvent, Move: puzzle.Move{Dir: puzzle.Left, N: 1}, Input: session.Keyboard},
			{At: time.Duration(i+1) * time.Second, Kind: session.MoveEvent, Move: puzzle.Move{Dir: puzzle.Left, N: 1}, Input: session.Keyboard},
			{At: time.Duration(i+1) * time.Second, Kind: session.CheckEvent},
		}
		if i == 1 || i == 5 {
			events[1].Move.Dir = puzzle.Right
		}
		for _, e := range events {
			if err := s.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		r, ok := s.Solve(time.Date(2026, 1, 2, 3, i, 0, 0, time.UTC))
		if !ok {
			t.Fatal("no record")
		}
		b.Write(append(r.Line(), '\n'))
	}
	return folder(t, b.String())
}

// TestBlindRecords shows failures as such: two of the last five are more than an average allows.
func TestBlindRecords(t *testing.T) {
	dir := blindRecords(t)
	if got := runProgram("", "records", "3x3.classic=blind", "--json", "--data", dir); strings.Contains(got.out, `"now"`) {
		t.Errorf("there is an average now: %s", got.out)
	}
	for args, want := range map[string][]string{
		"records":                          {"3x3.classic=blind", "6", "1.000", " -\n"},
		"records 3x3.classic=blind":        {"ao5", "now -", "not solved", "3.250"},
		"records 3x3.classic=blind --json": {`"failed":2`, `"ms":2000`, `"failed":true`, `"value":4000`, `"mean":3250`},
		"records 3x3.classic=blind --csv":  {",failed\n", "T03:01:00Z,2000,", ",false,true\n"},
		"export 3x3.classic=blind":         {`"v":2`, `"mode":"blind"`, `"failed":true`},
	} {
		got := runProgram("", append(strings.Fields(args), "--data", dir)...)
		for _, part := range want {
			if !strings.Contains(got.out, part) {
				t.Errorf("%s: no %q in\n%s%s", args, part, got.out, got.err)
			}
		}
	}
}
