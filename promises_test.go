package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPromisesHaveTests looks for each test that docs/PROMISES.md names in its package, and for each kind of trial.
func TestPromisesHaveTests(t *testing.T) {
	data, err := os.ReadFile("docs/PROMISES.md")
	if err != nil {
		t.Fatal(err)
	}
	source := map[string]string{} // all tests of a package
	tests := func(folder string) string {
		if text, ok := source[folder]; ok {
			return text
		}
		files, _ := filepath.Glob(filepath.Join(folder, "*_test.go"))
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			source[folder] += string(text)
		}
		if source[folder] == "" {
			t.Errorf("%s has no tests", folder)
		}
		return source[folder]
	}
	item := regexp.MustCompile("`([^`]+)`|\"([^\"]+)\"|((?:Test|Fuzz)[A-Za-z0-9]+)")
	promises, named := 0, 0
	for line := range strings.Lines(string(data)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if !strings.HasPrefix(line, "| ") || len(cells) != 2 || strings.TrimSpace(cells[0]) == "promise" {
			continue
		}
		promises++
		folder, own := "", 0
		for _, m := range item.FindAllStringSubmatch(cells[1], -1) {
			switch {
			case m[1] != "":
				folder = m[1]
			case m[2] != "" && !strings.Contains(tests(folder), `{"`+m[2]+`", `):
				t.Errorf("%s has no trials %q", folder, m[2])
			case m[3] != "" && !strings.Contains(tests(folder), "func "+m[3]+"("):
				t.Errorf("%s has no %s", folder, m[3])
			}
			if m[1] == "" {
				own++
			}
		}
		if named += own; own == 0 {
			t.Errorf("no test is named for %q", cells[0])
		}
	}
	if promises < 20 || named < 50 {
		t.Errorf("%d promises with %d tests", promises, named)
	}
}
