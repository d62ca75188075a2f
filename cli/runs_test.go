package cli

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
)

// runLine plays a run, a move a second, and returns its record.
func runLine(t *testing.T, text string) string {
	t.Helper()
	run, err := puzzle.ParseRun(text)
	if err != nil {
		t.Fatal(err)
	}
	date := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	l, now := session.NewLog(nil), time.Duration(0)
	for i := range run.Len() {
		g, err := run.Deal(i)
		if err != nil {
			t.Fatal(err)
		}
		s := l.New(g, session.Options{Leg: session.Leg{Run: text, N: i + 1}}, now, date)
		s.StartStudy(now)
		way, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for !way.Step(1 << 20) {
		}
		for _, m := range way.Solution().Moves {
			now += time.Second
			if err := s.Move(m, now, session.Keyboard); err != nil {
				t.Fatal(err)
			}
		}
	}
	r, ok := session.NewRunSolve(l.Legs(), date)
	if !ok {
		t.Fatal("no record")
	}
	return string(r.Line()) + "\n"
}

// TestRecordsOfRuns lists runs, with their legs, exports them and imports them again.
func TestRecordsOfRuns(t *testing.T) {
	time.Local = time.UTC
	const text = "relay(2x2..3x2).snake#a"
	line := runLine(t, text)
	dir := folder(t, line)
	all := runProgram("", "records", "--data", dir)
	if all.code != 0 || !strings.Contains(all.out, "relay(2x2..3x2).snake") {
		t.Errorf("%d: %s%s", all.code, all.out, all.err)
	}
	one := runProgram("", "records", "relay(2x2..3x2).snake", "--data", dir)
	if one.code != 0 || !strings.Contains(one.out, "\n  2x2 ") || !strings.Contains(one.out, ", 3x2 ") {
		t.Errorf("%d: %s%s", one.code, one.out, one.err)
	}
	if got := runProgram("", "records", "relay(2x2..3x2).snake", "--json", "--data", dir); !strings.Contains(got.out, `"legs":[{"id":"2x2.snake:`) {
		t.Errorf("%d: %s%s", got.code, got.out, got.err)
	}
	if got := runProgram("", "records", "relay(2x2..3x4)", "--data", dir); got.code == 0 || !strings.Contains(got.err, `"relay(2x2..3x4)"`) {
		t.Errorf("%d: %s", got.code, got.err)
	}
	exported := runProgram("", "export", "relay(2x2..3x2).snake", "--data", dir)
	if exported.out != line {
		t.Errorf("exported is %s%s, want %s", exported.out, exported.err, line)
	}
	other := folder(t, "")
	for _, want := range []string{"1", "0"} {
		if got := runProgram(exported.out, "import", "-", "--data", other); got.code != 0 || !strings.Contains(got.out+got.err, want) {
			t.Errorf("%d: %s%s, want %s", got.code, got.out, got.err, want)
		}
	}
	if got := runProgram("", "export", "relay(2x2..3x2).snake", "--data", other); got.out != line {
		t.Errorf("imported is %s%s", got.out, got.err)
	}
	backup := runProgram("", "export", "--data", dir)
	third := folder(t, "")
	if got := runProgram(backup.out, "import", "-", "--data", third); got.code != 0 {
		t.Errorf("%d: %s%s", got.code, got.out, got.err)
	}
	if got := runProgram("", "export", "relay(2x2..3x2).snake", "--data", third); got.out != line {
		t.Errorf("restored is %s%s", got.out, got.err)
	}
}
