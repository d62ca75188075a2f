package main

import (
	"slices"
	"strings"
	"testing"
)

const changelog = "# Changes\n\nWords.\n\n## 1.1.0 (2026-12-01)\n\nMore.\n\n- One thing,\n  in **two** lines\n- `two`\n\n## 1.0.0 (2026-11-30)\n\nFirst.\n\n## 0.9.0\n\nNo date.\n\n## 0.8.0 (2026-01-01)\n"

func TestChanges(t *testing.T) {
	for _, c := range []struct{ version, text, date, err string }{
		{"1.1.0", "More.\n\n- One thing,\n  in **two** lines\n- `two`\n", "2026-12-01", ""},
		{"1.0.0", "First.\n", "2026-11-30", ""},
		{"a1b2c3d", "More.\n\n- One thing,\n  in **two** lines\n- `two`\n", "2026-12-01", ""},
		{"0.9.0", "", "", "needs a date"},
		{"0.8.0", "", "", "says nothing about 0.8.0"},
		{"2.0.0", "", "", "no section about 2.0.0"},
	} {
		got, err := changesOf(changelog, c.version)
		if c.err != "" {
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%s: %v, want %q", c.version, err, c.err)
			}
			continue
		}
		if err != nil || got.text != c.text || got.date.Format("2006-01-02") != c.date {
			t.Errorf("%s: %q, %v, %v", c.version, got.text, got.date, err)
		}
	}
	c, _ := changesOf(changelog, "1.1.0")
	if got := c.paragraphs(); !slices.Equal(got, []string{"More.", "One thing, in two lines", "two"}) {
		t.Errorf("paragraphs %q", got)
	}
}

// FuzzChanges checks that every text either has a section or gives an error.
func FuzzChanges(f *testing.F) {
	f.Add(changelog, "1.0.0")
	f.Add("## x\n## 1.0.0 (2026-99-99)\n", "1.0.0")
	f.Add("", "dev")
	f.Fuzz(func(t *testing.T, text, version string) {
		c, err := changesOf(text, version)
		if err == nil && !strings.Contains(text, strings.TrimSpace(c.text)) {
			t.Errorf("%q is no part of %q", c.text, text)
		}
		for _, p := range c.paragraphs() {
			if p == "" || strings.Contains(p, "\n") {
				t.Errorf("paragraph %q", p)
			}
		}
	})
}
