package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// root is the root of the repository.
const root = "../../.."

// copyOf copies the files of the repository that the go command and make read.
func copyOf(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	cmd := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.go", "go.mod", "go.sum", "Makefile", "*.mk", "*.sh",
		"*.json", "*.ttf", "*.txt", "*.html", "*.js", "*.css", "*.webmanifest", "*.tmpl", "*.xml", "*.plist", "*.png")
	cmd.Dir = root
	list, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for name := range strings.SplitSeq(strings.TrimRight(string(list), "\x00"), "\x00") {
		data, err := os.ReadFile(filepath.Join(root, name))
		if os.IsNotExist(err) {
			continue
		}
		if err == nil {
			err = os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o755)
		}
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name), data, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestRename gives the whole program another path, and back: every package, with its tests, finds what it imports, on each
// system, and in the end all files are as before.
func TestRename(t *testing.T) {
	dir := copyOf(t)
	const to = "example.org/me/wildfifteen"
	before, err := os.ReadFile(filepath.Join(dir, "main.go"))
	if err != nil {
		t.Fatal(err)
	}
	if err := rename(dir, to); err != nil {
		t.Fatal(err)
	}
	for _, system := range []string{"linux/amd64", "windows/amd64", "darwin/arm64", "js/wasm"} {
		packages(t, dir, to, system)
	}
	rules, err := os.ReadFile(filepath.Join(dir, "mobile", "android.mk"))
	if err != nil || !strings.Contains(string(rules), "-X "+to+"/mobile.version=") {
		t.Errorf("the rules of the Android app name another module, %v", err)
	}
	const again = "example.com/wildfifteen/v2"
	if err := rename(dir, again); err != nil {
		t.Fatal(err)
	}
	after, err := os.ReadFile(filepath.Join(dir, "main.go"))
	if want := strings.ReplaceAll(string(before), "\t\"wildfifteen/", "\t\""+again+"/"); err != nil || string(after) != want {
		t.Errorf("main.go is\n%s\n%v", after, err)
	}
}

// packages lists all packages for a system and fails the test if one lacks something or if none is listed.
func packages(t *testing.T, dir, module, system string) {
	t.Helper()
	cmd := exec.Command("go", "list", "-e", "-deps", "-test", "-json=ImportPath,Error,DepsErrors,Imports", "./...")
	goos, goarch, _ := strings.Cut(system, "/")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0", "GOFLAGS=-mod=mod", "GOPROXY=off")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s: %v", system, err)
	}
	own := 0
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			ImportPath string
			Imports    []string
			Error      *struct{ Err string }
		}
		if err := d.Decode(&p); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(p.ImportPath, module) {
			own++
			if p.Error != nil && !strings.Contains(p.Error.Err, "build constraints exclude all Go files") {
				t.Errorf("%s: %s: %s", system, p.ImportPath, p.Error.Err)
			}
		}
		for _, name := range p.Imports {
			if strings.HasPrefix(name, "wildfifteen/") {
				t.Errorf("%s: %s still imports %s", system, p.ImportPath, name)
			}
		}
	}
	if own < 60 {
		t.Errorf("%s: only %d packages", system, own)
	}
}

func TestFetchable(t *testing.T) {
	for path, want := range map[string]bool{
		"github.com/me/wildfifteen": true, "example.org/wildfifteen": true, "git.sr.ht/~me/wildfifteen": true, "example.org/a/b/wildfifteen/v2": true,
		"wildfifteen": false, "": false, "github.com/me/other": false, "https://github.com/me/wildfifteen": false, "github.com/me/wildfifteen/": false,
		"github.com/me/wildfifteen/v1": false, "github.com/../wildfifteen": false, "github.com/me/wildfifteen\n": false,
	} {
		if got := fetchable.MatchString(path); got != want {
			t.Errorf("%q: %v", path, got)
		}
	}
	if err := rename(t.TempDir(), "nowhere"); err == nil || !strings.Contains(err.Error(), `"nowhere"`) {
		t.Errorf("%v", err)
	}
}

// FuzzImports changes the imports of any text: what can be parsed before can be parsed after, with the new path.
func FuzzImports(f *testing.F) {
	f.Add([]byte("package a\n\nimport (\n\t\"fmt\"\n\n\tx \"old/b\" // c\n\t\"older/b\"\n\t`old`\n)\n"))
	f.Add([]byte("package a; import \"old/\"; import . \"old\"\nfunc"))
	f.Fuzz(func(t *testing.T, text []byte) {
		out, err := changeImports(text, "old", "new.org/wildfifteen")
		if err != nil {
			return
		}
		again, err := changeImports(out, "old", "other")
		if err != nil || !bytes.Equal(again, out) {
			t.Errorf("%q: a second change gives %q, %v", out, again, err)
		}
	})
}
