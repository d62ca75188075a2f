package main

import (
	"os"
	"regexp"
	"testing"
)

// TestTargetsExist looks for every rule of make that the documents and the workflow name.
func TestTargetsExist(t *testing.T) {
	read := func(name string) string {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	rules := map[string]bool{}
	for _, name := range []string{"Makefile", "mobile/android.mk"} {
		for _, m := range regexp.MustCompile(`(?m)^([a-z-]+):`).FindAllStringSubmatch(read(name), -1) {
			rules[m[1]] = true
		}
	}
	named := regexp.MustCompile("(?m)(?:`|^    |^\t*|run: )make ([a-z-]+)")
	for name, least := range map[string]int{"README.md": 20, "CONTRIBUTING.md": 6, ".github/workflows/check.yml": 5, ".ci/run": 3} {
		found := named.FindAllStringSubmatch(read(name), -1)
		for _, m := range found {
			if !rules[m[1]] {
				t.Errorf("%s: there is no make %s", name, m[1])
			}
		}
		if len(found) < least {
			t.Errorf("%s names only %d rules", name, len(found))
		}
	}
}
