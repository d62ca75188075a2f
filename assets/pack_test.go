package assets

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// TestPack reads the files of all languages for pages: they have all texts but those of the command line.
func TestPack(t *testing.T) {
	for _, tag := range Languages() {
		file, err := Pack(tag)
		if err != nil {
			t.Fatal(err)
		}
		l, err := Unpack(tag, file)
		if err != nil {
			t.Fatal(err)
		}
		all, err := texts(tag)
		if err != nil {
			t.Fatal(err)
		}
		for key, text := range all {
			got, ok := l.texts[key]
			if page := !strings.HasPrefix(key, "cli"); ok != page || ok && got != text {
				t.Errorf("%s: %q is %q, %v; want %q, %v", tag, key, got, ok, text, page)
			}
		}
		if l.Tag() != tag || l.Number(1234567) != Load(tag).Number(1234567) || !l.Has("common.title") {
			t.Errorf("%s: not the same language: %q, %s", tag, l.Tag(), l.Number(1234567))
		}
	}
	with, err := json.Marshal(packed{map[string]string{"common.title": "x"}, Faces{Regular: []byte{1, 2}, Bold: []byte{3}}})
	if err != nil {
		t.Fatal(err)
	}
	if l, err := Unpack("ja", with); err != nil || !bytes.Equal(l.Faces().Regular, []byte{1, 2}) || !bytes.Equal(l.Faces().Bold, []byte{3}) {
		t.Errorf("the fonts of a language are lost: %v", err)
	}
	for _, bad := range []string{"", "<!doctype html>", `{"texts": 3}`} {
		if l, err := Unpack("de", []byte(bad)); err == nil {
			t.Errorf("%q is taken for %v", bad, l.texts)
		}
	}
}

// TestPagesNeedNoCommands checks that only the command line uses its texts, which pages do not have.
func TestPagesNeedNoCommands(t *testing.T) {
	for v, at := range readSource(t).literals {
		first, _, found := strings.Cut(v, ".")
		if !found || !keyForm.MatchString(strings.TrimSuffix(v, ".")) || fileNames.MatchString(v) {
			continue
		}
		if (first == "cli" || strings.HasPrefix(first, "cli_")) && !strings.HasPrefix(at.Filename, "../cli/") {
			t.Errorf("%v uses %q, which pages do not have", at, v)
		}
	}
}
