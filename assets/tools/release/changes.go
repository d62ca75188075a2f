package main

import (
	"fmt"
	"regexp"
	"strings"
	"time"
)

// changes is the section of CHANGELOG.md about a version.
type changes struct {
	text string    // Markdown, without the heading
	date time.Time // of the version
}

var sectionHead = regexp.MustCompile(`(?m)^## (\S+)(?: \((\S+)\))?$`)

// changesOf returns the section of a version. A trial has the first section, whatever its heading is.
func changesOf(text, version string) (changes, error) {
	_, final := parseNumber(version)
	heads := sectionHead.FindAllStringSubmatchIndex(text, -1)
	for i, h := range heads {
		name, day := text[h[2]:h[3]], ""
		if h[4] >= 0 {
			day = text[h[4]:h[5]]
		}
		if final && name != version {
			continue
		}
		end := len(text)
		if i+1 < len(heads) {
			end = heads[i+1][0]
		}
		c := changes{strings.TrimSpace(text[h[1]:end]) + "\n", then}
		if date, err := time.Parse(time.DateOnly, day); err == nil {
			c.date = date
		} else if final {
			return changes{}, fmt.Errorf("CHANGELOG.md: the heading of %s needs a date, as in ## %s (2026-11-30)", version, version)
		}
		if final && c.text == "\n" {
			return changes{}, fmt.Errorf("CHANGELOG.md says nothing about %s", version)
		}
		return c, nil
	}
	return changes{}, fmt.Errorf("CHANGELOG.md has no section about %s", version)
}

// paragraphs returns the text of the section without marks, a paragraph or an item of a list each.
func (c *changes) paragraphs() (list []string) {
	marks := strings.NewReplacer("**", "", "`", "", "\n", " ")
	for block := range strings.SplitSeq(c.text, "\n\n") {
		for item := range strings.SplitSeq("\n"+block, "\n- ") {
			item = strings.Join(strings.Fields(marks.Replace(item)), " ")
			if item != "" && !strings.HasPrefix(item, "#") {
				list = append(list, item)
			}
		}
	}
	return list
}
