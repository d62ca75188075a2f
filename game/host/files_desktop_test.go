//go:build !js && !android && !ios

package host

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
)

func TestKeepFile(t *testing.T) {
	dir := t.TempDir()
	missing := filepath.Join(dir, "none")
	for _, want := range []string{"a.csv", "a (2).csv", "a (3).csv"} {
		path, err := keepFile([]string{missing, dir}, "a.csv", []byte(want))
		if err != nil || path != filepath.Join(dir, want) {
			t.Fatalf("kept as %s, %v; want %s", path, err, want)
		}
		if data, _ := os.ReadFile(path); string(data) != want {
			t.Errorf("%s holds %q", path, data)
		}
	}
	if path, err := keepFile([]string{missing}, "a.csv", nil); err == nil {
		t.Errorf("kept in a folder that is not there: %s", path)
	}
}

func TestPlainName(t *testing.T) {
	for name, want := range map[string]string{
		"wild.png": "wild.png", "../../x": "-..-x", "a/b\\c:d": "a-b-c-d", "": "wildfifteen", " . ": "wildfifteen", "a\nb": "a-b",
	} {
		if got := plainName(name); got != want {
			t.Errorf("%q becomes %q, want %q", name, got, want)
		}
	}
}

func TestFirstFile(t *testing.T) {
	files := fstest.MapFS{"dir/inner": {Data: []byte("no")}, "solves.jsonl": {Data: []byte("yes")}}
	name, data, err := firstFile(files)
	if err != nil || name != "solves.jsonl" || string(data) != "yes" {
		t.Errorf("%s holding %q, %v", name, data, err)
	}
	if _, _, err := firstFile(fstest.MapFS{}); err == nil {
		t.Error("a file out of nothing")
	}
}
