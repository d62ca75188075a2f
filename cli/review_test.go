package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"image/gif"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

// detouring is a solve of 3x3 with a detour, as a replay.
const detouring = "3x3.snake:1,2,3,6,5,4,0,7,8!DUL2"

func TestReview(t *testing.T) {
	for _, c := range []struct {
		args []string
		in   string
		want []string
		code int
	}{
		{[]string{"1 2 3/4 5 6/7 0 8", "RL", "L"}, "", []string{"3 moves, 1 needed: 1 to 2 cost 2 (0 would do)"}, 0},
		{[]string{detouring}, "", []string{"4 moves, 2 needed: 1 to 2 cost 2 (0 would do)"}, 0},
		{[]string{"https://example.org/#" + detouring, "wildfifteen:2x2.classic%3A1,2,0,3%21L"}, "",
			[]string{"4 moves, 2 needed: 1 to 2 cost 2 (0 would do)", "1 move, 1 needed"}, 0},
		{nil, "4x4:12,13,11,2,4,5,3,14,1,9,15,6,8,7,0,10 L\n" + detouring + "\n1 2 3/4 5 6/8 7 0\nfoo\n1 2/0 3 U\n1 2/0 3\n",
			[]string{"1 move, 57 needed, 58 left at the end: 1 to 1 cost 2 (0 would do)", "4 moves, 2 needed: 1 to 2 cost 2 (0 would do)",
				"unsolvable", "invalid", "invalid", "0 moves, 1 needed, 1 left at the end"}, 2},
		{[]string{"--goal", "snake", "1 2 3/6 5 4/0 7 8", "L2"}, "", []string{"2 moves, 2 needed"}, 0},
		{[]string{"--time", "10s", "5x5.snake:1,2,3,4,5,10,9,8,7,6,11,12,13,14,15,20,19,18,17,16,21,22,23,0,24", "RLLRL"}, "", []string{"5 moves, 1 found: 1 to 4 cost 4 (0 would do)"}, 0},
	} {
		r := runProgram(c.in, append([]string{"review"}, c.args...)...)
		if got := strings.Join(r.lines(), "\n"); got != strings.Join(c.want, "\n") || r.code != c.code {
			t.Errorf("%q %q: exit code %d, %q %s", c.args, c.in, r.code, got, r.err)
		}
	}
}

func TestReviewJSON(t *testing.T) {
	r := runProgram("", "review", "--json", detouring)
	var a reviewed
	if err := json.Unmarshal([]byte(r.out), &a); err != nil {
		t.Fatal(err)
	}
	if a.Verdict != "reviewed" || a.STM != 4 || a.MTM != 3 || *a.Moves != "DUL2" || a.Board != "1 2 3/6 5 4/0 7 8" || a.Goal != "snake" || a.Size != "3x3" || !a.Solved || !a.Exact || *a.Needed != 2 || len(a.Left) != 5 || a.Left[1] != 3 || a.Left[4] != 0 ||
		len(a.Detours) != 1 || a.Detours[0] != (reviewedWay{1, 2, 2, 0, ""}) {
		t.Errorf("%+v", a)
	}
	r = runProgram("", "review", "--json", "2x2:1,2,0,3!U")
	a = reviewed{}
	if err := json.Unmarshal([]byte(r.out), &a); err != nil || a.Verdict != invalid || a.Error == nil || a.Error.Kind != "move" || r.code != 2 {
		t.Errorf("%+v, %v, exit code %d", a, err, r.code)
	}
}

func TestReviewPlot(t *testing.T) {
	file := filepath.Join(t.TempDir(), "curve.png")
	r := runProgram("", "review", "--plot", file, detouring)
	data, err := os.ReadFile(file)
	if err != nil || r.code != 0 || len(r.lines()) != 1 {
		t.Fatalf("%v, %+v", err, r)
	}
	if _, err := png.Decode(bytes.NewReader(data)); err != nil {
		t.Error(err)
	}
	for _, args := range [][]string{{"--plot", file}, {"--plot", "x.gif", detouring}, {"--goal", "wild", detouring}} {
		if r := runProgram("", append([]string{"review"}, args...)...); r.code != 2 || r.out != "" {
			t.Errorf("%q: %+v", args, r)
		}
	}
}

func TestReviewStops(t *testing.T) {
	var out, messages bytes.Buffer
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if code := testEnv(nil, &out, &messages).run(ctx, []string{"review", detouring}); code != 3 || out.String() != "4 moves, not all looked at\n" {
		t.Errorf("exit code %d, %q, %q", code, &out, &messages)
	}
}

// TestReplaysAreTaken verifies and draws replays.
func TestReplaysAreTaken(t *testing.T) {
	r := runProgram("", "verify", detouring)
	if r.code != 0 || !strings.Contains(r.out, "solved  yes") || !strings.Contains(r.out, "stm     4") {
		t.Errorf("%+v", r)
	}
	if r := runProgram("", "verify", detouring+"!"); r.code != 2 {
		t.Errorf("%+v", r)
	}
	dir := t.TempDir()
	still, movie := filepath.Join(dir, "x.png"), filepath.Join(dir, "x.gif")
	if r := runProgram("", "draw", detouring, "-o", still); r.code != 0 {
		t.Errorf("%+v", r)
	}
	if r := runProgram("", "draw", detouring, "-o", movie); r.code != 0 {
		t.Errorf("%+v", r)
	}
	data, err := os.ReadFile(movie)
	if err != nil {
		t.Fatal(err)
	}
	if m, err := gif.DecodeAll(bytes.NewReader(data)); err != nil || len(m.Image) != 1+3*3 {
		t.Errorf("%v: %d pictures", err, len(m.Image))
	}
	if r := runProgram("", "draw", detouring, "--solve", "-o", movie); r.code != 2 || !strings.Contains(r.err, "leave out --solve") {
		t.Errorf("%+v", r)
	}
}

// FuzzPlayed reads any text as a solve: it is refused, or its moves can be played up to the first that is not possible.
func FuzzPlayed(f *testing.F) {
	for _, text := range []string{detouring, "1 2 3/4 5 6/7 0 8 RL L", "4x4.path(a1:R3DL3DR3DL3)#x U", "2x2#!", "LLL", " ", "://#!", "wildfifteen:%21"} {
		f.Add(text)
	}
	e := testEnv(nil, new(bytes.Buffer), new(bytes.Buffer))
	f.Fuzz(func(t *testing.T, text string) {
		p := e.parsePlayed(text, "", puzzle.Size{})
		if p.err != nil {
			if e.word(p.err) == "" {
				t.Fatalf("%q is refused without a word", text)
			}
			return
		}
		if n, end := p.illegal(); n > len(p.moves) || end.IsZero() || p.replay && n > 0 {
			t.Fatalf("%q: move %d of %d leads to %v", text, n, len(p.moves), end)
		}
	})
}
