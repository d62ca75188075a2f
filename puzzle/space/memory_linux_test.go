package space

import (
	"math"
	"os"
	"path/filepath"
	"testing"
)

// TestGroupFree reads the files of both versions of control groups.
func TestGroupFree(t *testing.T) {
	for name, c := range map[string]struct {
		files map[string]string
		want  uint64
	}{
		"none":      {nil, math.MaxUint64},
		"unlimited": {map[string]string{"memory.max": "max\n", "memory.current": "5000\n"}, math.MaxUint64},
		"version 2": {map[string]string{"memory.max": "10000\n", "memory.current": "6000\n"}, 4000},
		"cache":     {map[string]string{"memory.max": "10000\n", "memory.current": "6000\n", "memory.stat": "anon 1\ninactive_file 2500\n"}, 6500},
		"all used":  {map[string]string{"memory.max": "10000\n", "memory.current": "12000\n"}, 0},
		"version 1": {map[string]string{"memory/memory.limit_in_bytes": "10000\n", "memory/memory.usage_in_bytes": "6000\n",
			"memory/memory.stat": "total_cache 9\ntotal_inactive_file 500\n"}, 4500},
	} {
		dir := t.TempDir()
		for file, text := range c.files {
			path := filepath.Join(dir, file)
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got := groupFree(dir); got != c.want {
			t.Errorf("%s: %d are free, want %d", name, got, c.want)
		}
	}
}
