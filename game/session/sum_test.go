package session

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"
)

// withoutSums returns a log without its sums, which must be right.
func withoutSums(text []byte) string {
	var all strings.Builder
	for line := range bytes.Lines(text) {
		line, sum := lineFrame.cut(bytes.TrimSuffix(line, []byte{'\n'}))
		if sum != rightSum {
			return "wrong sum: " + string(line)
		}
		all.Write(append(line, '\n'))
	}
	return all.String()
}

// flips calls f with a text each of whose bits is changed once, and with the place of the bit.
func flips(text []byte, f func(spoilt []byte, at int)) {
	for at := range text {
		for bit := range 8 {
			spoilt := bytes.Clone(text)
			spoilt[at] ^= 1 << bit
			f(spoilt, at)
		}
	}
}

// Whichever bit of a log changes, the program says so. If it is not the end of a line, nothing is lost.
func TestEveryBitOfALog(t *testing.T) {
	p := newTape()
	play(t, p.log, 60, newRand(t))
	want := digest(Load(p.text).Log)
	flips(p.text, func(spoilt []byte, at int) {
		ld := Load(spoilt)
		if ld.BadLines == 0 || !errors.Is(ld.Problems[0], errSum) || ld.Newer > 0 {
			t.Fatalf("byte %d: bad lines %q, problems %v, newer %d:\n%q", at, ld.Bad, ld.Problems, ld.Newer, spoilt)
		}
		if spoilt[at]^'\n' == 0 || p.text[at] == '\n' {
			return
		}
		if got := digest(ld.Log); got != want {
			t.Fatalf("byte %d: got\n%s\nwant\n%s", at, got, want)
		}
	})
}

// After a damaged line that cannot be mended, no later event of its game is used, but those of the next game are.
func TestDamageEndsAGame(t *testing.T) {
	p := newTape()
	s := p.log.New(mustGame(t, almost), Options{}, 0, day)
	_ = s.Move(left, 0, Touch)
	kept := string(p.text)
	s.Hint(time.Second)
	s.Peek(2 * time.Second)
	spoilt := strings.Replace(string(p.text), "hint", "haaa", 1)
	bad := spoilt[len(kept):]
	next := len(p.text)
	_ = p.log.New(mustGame(t, almost), Options{}, 3*time.Second, day).Move(left, 4*time.Second, Mouse)
	after := string(p.text[next:])
	pause, after, _ := strings.Cut(after, "\n")

	ld := Load([]byte(spoilt + pause + "\n" + after))
	if string(ld.Bad) != bad+pause+"\n" || string(ld.Log.Compact()) != kept+after {
		t.Errorf("bad:\n%s\nleft:\n%s", ld.Bad, ld.Log.Compact())
	}
}

// A log of version 1 has no sums. It is read, and written anew with sums.
func TestLogWithoutSums(t *testing.T) {
	const old = "game 1 2026-11-21T09:50:00Z 3x3.classic:1,2,3,4,5,6,0,7,8\n+0 L k\n"
	ld := Load([]byte(old))
	if ld.BadLines > 0 || !ld.Rewrite || ld.Log.Current().Steps() != 1 {
		t.Fatalf("%+v", ld)
	}
	if got, want := withoutSums(ld.Log.Compact()), strings.Replace(old, "game 1", "game 2", 1); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	summed := string(ld.Log.Compact())
	for _, line := range []string{"+3 R k\n", "back\n", old} {
		if ld := Load([]byte(summed + line)); !errors.Is(ld.Problems[0], errSum) || !strings.HasPrefix(string(ld.Bad), line[:5]) {
			t.Errorf("a line without a sum among others: %q %v", ld.Bad, ld.Problems)
		}
	}
	bare := strings.Replace(old, "game 1", "game 2", 1)
	if ld := Load([]byte(bare)); ld.BadLines != 2 {
		t.Errorf("a log of version 2 without sums: %+v", ld)
	}
}

// Whichever bit of a record changes, it is not read. Records without a sum are.
func TestEveryBitOfARecord(t *testing.T) {
	good := mustSolve(t, solved(t, "2x2.wild#a", wayOf(t, "2x2.wild#a"), Hover)).Line()
	flips(append(good, '\n'), func(spoilt []byte, at int) {
		if all := LoadSolves(spoilt); len(all.List) > 0 || all.BadLines == 0 || all.Newer > 0 {
			t.Fatalf("byte %d: %d records, %d bad lines, %d newer: %q", at, len(all.List), all.BadLines, all.Newer, spoilt)
		}
	})
	old, sum := recordFrame.cut(good)
	if sum != rightSum {
		t.Fatalf("%s: sum %d", good, sum)
	}
	for _, line := range []string{string(old) + "}", string(old) + "}\r", string(good) + "\r"} {
		if _, err := ParseSolve([]byte(line)); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
}

// Whichever bit of the settings changes, the program says so.
func TestEveryBitOfTheSettings(t *testing.T) {
	for _, s := range []Settings{Defaults(), odd()} {
		flips(s.JSON(), func(spoilt []byte, at int) {
			if _, problems := LoadSettings(spoilt); len(problems) == 0 || Newer(problems) {
				t.Fatalf("byte %d: %v: %s", at, problems, spoilt)
			}
		})
	}
}

// Settings that someone has edited count, but the program says so.
func TestEditedSettings(t *testing.T) {
	edited := bytes.Replace(odd().JSON(), []byte("contrast"), []byte("dark"), 1)
	s, problems := LoadSettings(edited)
	if len(problems) != 1 || !errors.Is(problems[0], errSum) || s.Theme != DarkTheme || s.Volume != 0.25 {
		t.Errorf("%v %+v", problems, s)
	}
}
