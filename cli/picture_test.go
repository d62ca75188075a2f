package cli

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPlotIsTriedFirst checks that a file that cannot be written is reported before anything is counted.
func TestPlotIsTriedFirst(t *testing.T) {
	dir := t.TempDir()
	missing := filepath.Join(dir, "none", "x.png")
	ctx, cancel := context.WithCancel(context.Background())
	cancel() // whatever counts or solves, stops at once
	for _, args := range [][]string{
		{"analyze", "4x3", "--plot", missing}, {"simulate", "--plot", missing},
		{"draw", "8 6 7/2 5 4/3 0 1", "--solve", "--out", strings.TrimSuffix(missing, "png") + "gif"},
	} {
		var out, messages bytes.Buffer
		code := testEnv(nil, &out, &messages).run(ctx, args)
		if code != 2 || !strings.Contains(messages.String(), "no such file") {
			t.Errorf("%q: exit code %d, messages %q", args, code, &messages)
		}
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("left %v %v", left, err)
	}
}

// TestResultsOutliveThePlot makes the plot's folder vanish while the command counts: the results are printed all the same.
func TestResultsOutliveThePlot(t *testing.T) {
	for _, args := range [][]string{{"analyze", "3x2", "--csv"}, {"simulate", "--size", "2x2", "--samples", "8", "--csv"}} {
		dir := filepath.Join(t.TempDir(), "folder")
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		out := &vanishing{dir: dir}
		var messages bytes.Buffer
		code := testEnv(nil, out, &messages).run(context.Background(), append(args, "--plot", filepath.Join(dir, "x.svg")))
		if code != 2 || out.Len() == 0 || !strings.Contains(messages.String(), "x.svg: no such file") {
			t.Errorf("%q: exit code %d, %d bytes of results, messages %q", args, code, out.Len(), &messages)
		}
	}
}

// vanishing is an output whose first results make a folder vanish.
type vanishing struct {
	bytes.Buffer
	dir string
}

func (v *vanishing) Write(p []byte) (int, error) {
	if err := os.RemoveAll(v.dir); err != nil {
		return 0, err
	}
	return v.Buffer.Write(p)
}
