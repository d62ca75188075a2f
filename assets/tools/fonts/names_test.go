package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/font/sfnt"

	"wildfifteen/assets/fonts"
)

// TestShortNames checks that the fonts of the program and of its languages have no names but those that are kept, and still tell whose
// they are.
func TestShortNames(t *testing.T) {
	var files []string
	for _, pattern := range []string{"../../fonts/*.ttf", "../../lang/*/*.ttf"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatal(pattern, err)
		}
		files = append(files, found...)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tables, err := readTables(data)
		if err != nil {
			t.Fatal(file, err)
		}
		names, err := shortNames(tables["name"])
		if err != nil || !bytes.Equal(names, tables["name"]) {
			t.Errorf("%s: %d bytes of names, want %d: %v", file, len(tables["name"]), len(names), err)
		}
		var buf sfnt.Buffer
		for _, id := range []sfnt.NameID{sfnt.NameIDCopyright, sfnt.NameIDFamily} {
			if name, err := parse(t, data).Name(&buf, id); err != nil || name == "" {
				t.Errorf("%s: name %d is %q, %v", file, id, name, err)
			}
		}
	}
}

// TestMonoStandsIn checks that Go Mono has, besides ASCII and the dots that end a cut text, just what Commissioner lacks: for that it
// stands in.
func TestMonoStandsIn(t *testing.T) {
	mono, regular := parse(t, fonts.GoMono), parse(t, fonts.Commissioner400)
	n := 0
	for r := rune(0x7f); r < 0x10000; r++ {
		if glyph(mono, r) == 0 || r == '…' {
			continue
		}
		if n++; glyph(regular, r) != 0 {
			t.Errorf("%q is in Commissioner, too", r)
		}
	}
	if n < 100 {
		t.Errorf("Go Mono has %d characters besides ASCII", n)
	}
}
