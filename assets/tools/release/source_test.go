package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// repository makes a repository with one commit of a file and a program, and returns its folder.
func repository(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, mode := range map[string]os.FileMode{"a.txt": 0o644, "run.sh": 0o755} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(name), mode); err != nil {
			t.Fatal(err)
		}
	}
	inGit(t, dir, "init", "-q")
	inGit(t, dir, "add", ".")
	commit(t, dir)
	return dir
}

func inGit(t *testing.T, dir string, args ...string) {
	t.Helper()
	command(t, dir, []string{"GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null"},
		append([]string{"git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"}, args...)...)
}

func commit(t *testing.T, dir string) {
	t.Helper()
	inGit(t, dir, "commit", "-q", "--allow-empty", "-m", "x")
}

// TestFit checks of what trees a release is refused.
func TestFit(t *testing.T) {
	dir := repository(t)
	fit := func(dir, version, want string) {
		t.Helper()
		err := source{dir}.fit(version)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v, want %q", version, err, want)
		}
	}
	fit(dir, "1.0.0", "")
	inGit(t, dir, "tag", "v1.0.0")
	fit(dir, "1.0.0", "")
	commit(t, dir)
	fit(dir, "1.0.0", "another commit")
	fit(dir, "1.0.1", "")
	shallow := filepath.Join(t.TempDir(), "shallow")
	inGit(t, dir, "clone", "-q", "--depth", "1", "file://"+dir, shallow)
	fit(shallow, "1.0.1", "shallow")
	fit(shallow, "trial", "")
	if err := os.WriteFile(filepath.Join(dir, "new"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	fit(dir, "1.0.1", "changed tree")
	fit(dir, "trial", "")
	fit(t.TempDir(), "1.0.1", "") // an unpacked source archive
}

// TestSourceArchive checks that the archive of a repository holds what the archive of itself, unpacked, holds.
func TestSourceArchive(t *testing.T) {
	dir := repository(t)
	for _, ignored := range []string{".gitignore", "left.tmp"} {
		if err := os.WriteFile(filepath.Join(dir, ignored), []byte("*.tmp\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	pack := func(dir string) []byte {
		files, err := source{dir}.files()
		if err != nil {
			t.Fatal(err)
		}
		data, err := tarred(within("w", files...))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	first := pack(dir)
	again := t.TempDir()
	if err := untar(first, again); err != nil {
		t.Fatal(err)
	}
	for _, made := range []string{"build", "dist"} {
		if err := os.MkdirAll(filepath.Join(again, "w", made, "x"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if second := pack(filepath.Join(again, "w")); string(second) != string(first) {
		t.Error("the source of the source differs")
	}
	files := unpacked(t, first)
	if len(files) != 3 || files["w/a.txt"] != "a.txt" || files["w/run.sh"] != "run.sh" {
		t.Errorf("%v", files)
	}
}

func TestWithoutPictures(t *testing.T) {
	const in, out = "# A\n\n![B](c.png)\n\nD ![e](f)\n\nG\n", "# A\n\nD ![e](f)\n\nG\n"
	if got := withoutPictures([]byte(in)); string(got) != out {
		t.Errorf("%q", got)
	}
}

func TestRawAddress(t *testing.T) {
	for home, want := range map[string]string{
		"https://github.com/o/wildfifteen":   "https://raw.githubusercontent.com/o/wildfifteen/v1.0.0",
		"https://codeberg.org/o/wildfifteen": "https://codeberg.org/o/wildfifteen/raw/tag/v1.0.0",
		"https://example.org/wildfifteen":    "", "": "",
	} {
		r := release{options: options{version: "1.0.0", home: home}}
		if got := r.rawAddress(); got != want {
			t.Errorf("%s: %s", home, got)
		}
	}
}

// TestSame checks that differences between two builds are found.
func TestSame(t *testing.T) {
	a, b := t.TempDir(), t.TempDir()
	write := func(dir, name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if same(a, b) == nil {
		t.Error("two empty folders are builds")
	}
	write(a, "x", "1")
	write(b, "x", "1")
	write(b, sumsFile, "only there")
	if err := same(a, b); err != nil {
		t.Error(err)
	}
	write(b, "x", "2")
	if same(a, b) == nil {
		t.Error("another content is not seen")
	}
	write(b, "x", "1")
	write(b, "y", "1")
	if same(a, b) == nil {
		t.Error("one more file is not seen")
	}
}

func TestBuiltApps(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"wildfifteen-1.0.0.apk", "wildfifteen-1.0.0-arm64-v8a.apk", "wildfifteen-1.0.0.aab", "wildfifteen-1.0.01.apk", "wildfifteen-0.9.0.apk", "wildfifteen-1.0.0.apk.idsig", "x.apk"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	files, err := builtApps(dir, "1.0.0")
	if err != nil || len(files) != 3 {
		t.Errorf("%v, %v", files, err)
	}
	if _, err := builtApps(dir, "2.0.0"); err == nil {
		t.Error("no app is no error")
	}
}
