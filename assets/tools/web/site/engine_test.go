package site

import (
	"os"
	"path/filepath"
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
