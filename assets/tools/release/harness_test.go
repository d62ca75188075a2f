package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// module is the root of the repository.
const module = "../../.."

// newTrial returns a release of this source that is built quickly.
func newTrial(t *testing.T, home string) *release {
	t.Helper()
	r, err := newRelease(module, options{version: "1.2.3-trial", home: home, quick: true})
	if err != nil {
		t.Fatal(err)
	}
	r.changes = changes{"Two things.\n\n- The **first** thing,\n  in two lines\n- The `second`\n", time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC)}
	return r
}

// unpacked returns the files of an archive by their names.
func unpacked(t *testing.T, archive []byte) map[string]string {
	t.Helper()
	dir := t.TempDir()
	if err := untar(archive, dir); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		files[filepath.ToSlash(name)] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// command runs a program and returns what it prints; it fails the test if the program fails.
func command(t *testing.T, dir string, env []string, args ...string) string {
	t.Helper()
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}
