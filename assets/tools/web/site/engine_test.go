package site

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestFillShaders fills in the shaders of the engine that the program uses.
func TestFillShaders(t *testing.T) {
	folder, err := moduleFolder(engine)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range shaderFiles {
		source, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		filled, err := fillShaders(source)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		text := string(filled)
		if n := strings.Count(text, "func Fragment("); n < 9 {
			t.Errorf("%s: %d shaders of 9", name, n)
		}
		if n := strings.Count(text, "func adjustSrcPosForAddressRepeat("); n != 3 {
			t.Errorf("%s: %d shaders repeat, not 3", name, n)
		}
		for _, left := range []string{"text/template", "{{", "tmpl"} {
			if strings.Contains(text, left) {
				t.Errorf("%s still has %q", name, left)
			}
		}
	}
}

// TestFillStrangeShaders checks that another source than the one expected is an error.
func TestFillStrangeShaders(t *testing.T) {
	for _, source := range []string{"", "package a", "package a\nvar tmpl = `{{`\n", "package a\nimport \"fmt\"\nvar shaders int\nfunc ShaderSource() {}\n"} {
		if filled, err := fillShaders([]byte(source)); err == nil {
			t.Errorf("%q is filled in: %q", source, filled)
		}
	}
}

// TestUnused checks that the page's program imports none of what the copy of the engine is to leave out.
func TestUnused(t *testing.T) {
	withEngine, err := engineFlag()
	if err != nil {
		t.Fatal(err)
	}
	main, err := mainPackage()
	if err != nil {
		t.Fatal(err)
	}
	out, err := goForPage(nil, "list", withEngine, "-deps", main)
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Fields(out)
	if !slices.Contains(list, engine) {
		t.Fatalf("the program does not use the engine: %d packages", len(list))
	}
	for _, p := range []string{"archive/zip", "encoding/gob", "go/build", "go/printer", "log/slog", "net", "net/http", "os/exec", "regexp", "text/template"} {
		if slices.Contains(list, p) {
			t.Errorf("the program imports %s", p)
		}
	}
}

// TestShortenStrangeEngine checks that another engine than the one expected is an error.
func TestShortenStrangeEngine(t *testing.T) {
	folder := t.TempDir()
	if _, err := shorten(folder); err == nil {
		t.Error("an empty engine is shortened")
	}
	for _, p := range unused {
		file := filepath.Join(folder, p.file)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("package other\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := shorten(folder); err == nil || !strings.Contains(err.Error(), "known") {
		t.Errorf("another engine is shortened: %v", err)
	}
}

// TestShaders compares the shaders that the copy of the engine holds with those that it compiles.
func TestShaders(t *testing.T) {
	withEngine, err := engineFlag()
	if err != nil {
		t.Fatal(err)
	}
	root, err := moduleFolder()
	if err != nil {
		t.Fatal(err)
	}
	out, err := runShaders(withEngine, root, "-check")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(out), "ok\n"); n != 11 {
		t.Errorf("%d shaders of 11 are compared: %q", n, out)
	}
}
