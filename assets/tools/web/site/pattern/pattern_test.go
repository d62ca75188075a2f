package pattern

import (
	"math/rand/v2"
	"reflect"
	"regexp"
	"testing"
)

// text returns a text of random pieces.
func text(r *rand.Rand, pieces []string) (s string) {
	for range r.IntN(7) {
		s += pieces[r.IntN(len(pieces))]
	}
	return s
}

// TestAgainstRegexp compares the patterns with those of the standard library, on random texts.
func TestAgainstRegexp(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	found := map[string]int{}
	for range 20_000 {
		line := []byte(text(r, []string{" ", "\t", "\n", "\r", "//kage:unit", "pixels", "texels", "/", ""}))
		got, want := MustCompile(Unit).FindSubmatch(line), regexp.MustCompile(Unit).FindSubmatch(line)
		if len(got) != len(want) || len(want) > 0 && string(got[1]) != string(want[1]) {
			t.Fatalf("%q has the unit %q, not %q", line, got, want)
		}
		found[Unit] += len(want)
		name := text(r, []string{"__t", "_", "0", "17", "x", "\n"})
		texture := regexp.MustCompile(Texture).FindStringSubmatch(name)
		if got := MustCompile(Texture).FindStringSubmatch(name); !reflect.DeepEqual(got, texture) {
			t.Fatalf("%q is the texture %q, not %q", name, got, texture)
		}
		found[Texture] += len(texture)
		lines := text(r, []string{"a", "\n", "\n\n", "\n\n\n", "b\n"})
		if got, want := MustCompile(Lines).ReplaceAllString(lines, "\n\n"), regexp.MustCompile(Lines).ReplaceAllString(lines, "\n\n"); got != want {
			t.Fatalf("%q becomes %q, not %q", lines, got, want)
		}
	}
	if found[Unit] == 0 || found[Texture] == 0 {
		t.Errorf("found %v", found)
	}
}

// TestUnknown checks that other patterns, and patterns used for something else, are refused.
func TestUnknown(t *testing.T) {
	for name, f := range map[string]func(){
		"another":       func() { MustCompile(`a+`) },
		"lines as unit": func() { MustCompile(Lines).FindSubmatch(nil) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s is not refused", name)
				}
			}()
			f()
		}()
	}
}
