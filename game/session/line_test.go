package session

import (
	"bytes"
	"fmt"
	"testing"
	"time"
)

func TestReadLine(t *testing.T) {
	of := Identity{Hash: 0xabc, Second: 1790000000}
	date := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	told := Told{Config: "4x4.snake", Hard: true, MS: 12345, STM: 90, Date: date}
	bare := Told{Config: "4x4.snake", Date: date}
	solve := mustSolve(t, solved(t, "3x3.classic:1,2,3,4,5,6,0,7,8", "LL", Keyboard))
	for _, c := range []struct {
		line []byte
		want Line
	}{
		{nil, Line{}},
		{[]byte(" \t\r"), Line{}},
		{Note{Of: of, Removed: true}.Line(), Line{Kind: NoteLine, Note: Note{Of: of, Removed: true}}},
		{Note{Of: of, Restored: true}.Line(), Line{Kind: NoteLine, Note: Note{Of: of, Restored: true}}},
		{Note{Of: of, Optimal: 57}.Line(), Line{Kind: NoteLine, Note: Note{Of: of, Optimal: 57}}},
		{told.Line(), Line{Kind: ToldLine, Told: told}},
		{bare.Line(), Line{Kind: ToldLine, Told: bare}},
		{solve.Line(), Line{Kind: SolveLine, Solve: solve}},
		{[]byte(`{"v":2,"id":"another kind"}`), Line{Kind: NewerLine}},
		{recordFrame.add([]byte(`{"v":2,"moon":"full"`)), Line{Kind: NewerLine}},
		{[]byte(`{"v":3,"removed":{}}`), Line{Kind: NewerLine}},
		{recordFrame.add([]byte(`{"v":2,"removed":"x"`)), Line{Kind: BadLine}},
		{recordFrame.add([]byte(`{"v":2,"optimal":-1,"of":"0000000000000abc-1"`)), Line{Kind: BadLine}},
		{recordFrame.add([]byte(`{"v":2,"told":"4x4.snake","ms":-1,"stm":1,"date":"2026-01-02T03:04:05Z"`)), Line{Kind: BadLine}},
		{recordFrame.add([]byte(`{"v":2,"told":"4y4","ms":1,"stm":1,"date":"2026-01-02T03:04:05Z"`)), Line{Kind: BadLine}},
		{[]byte("nonsense"), Line{Kind: BadLine}},
	} {
		got := ReadLine(c.line)
		if (got.Err != nil) != (got.Kind == BadLine || got.Kind == NewerLine && bytes.Contains(c.line, []byte(`:3`))) && got.Kind != NewerLine {
			t.Errorf("%s: error %v", c.line, got.Err)
		}
		got.Err = nil
		if text := fmt.Sprintf("%+v", got); text != fmt.Sprintf("%+v", c.want) {
			t.Errorf("%s is\n%s, want\n%+v", c.line, text, c.want)
		}
	}
}

// TestOldReaders checks that a program that knows only records of version 1 keeps notes as lines of a newer version.
func TestOldReaders(t *testing.T) {
	for _, line := range [][]byte{
		Note{Of: Identity{Hash: 1}, Removed: true}.Line(), Note{Of: Identity{Hash: 1}, Optimal: 5}.Line(), Told{Config: "4x4.snake"}.Line(),
	} {
		if _, err := ParseSolve(line); !Newer([]Problem{{Err: err}}) {
			t.Errorf("%s: %v", line, err)
		}
	}
}

// TestDamagedNotes changes every bit of a note: no change makes another note of it.
func TestDamagedNotes(t *testing.T) {
	line := Note{Of: Identity{Hash: 0xabc, Second: 5}, Removed: true}.Line()
	for bit := range 8 * len(line) {
		damaged := bytes.Clone(line)
		damaged[bit/8] ^= 1 << (bit % 8)
		if got := ReadLine(damaged); got.Kind != BadLine && got.Kind != NewerLine {
			t.Errorf("%q reads as %+v", damaged, got)
		}
	}
}

func TestIdentityText(t *testing.T) {
	for _, i := range []Identity{{}, {0xffffffffffffffff, -62135596800}, {0x0123456789abcdef, 1790000000}} {
		if got, ok := ParseIdentity(i.String()); !ok || got != i {
			t.Errorf("%s reads as %+v, %v", i, got, ok)
		}
	}
	for _, text := range []string{"", "0123456789abcdef", "0123456789abcdef-", "0123456789abcdef-+1", "0123456789ABCDEF-1", "0123456789abcdef:1", "0123456789abcdef-01"} {
		if got, ok := ParseIdentity(text); ok {
			t.Errorf("%q reads as %+v", text, got)
		}
	}
}

// TestIdentity pins an identity: notes in the files of players hold them.
func TestIdentity(t *testing.T) {
	r := mustSolve(t, solved(t, "3x3.classic:1,2,3,4,5,6,0,7,8", "LL", Keyboard))
	r.ID, r.Config, r.Events, r.Depth, r.Own, r.Date = "id", "config", "events", 3, true, time.Unix(7, 0)
	if got := r.Identity().String(); got != "520dc69de58a1b2d-7" {
		t.Errorf("the identity is %s", got)
	}
}

func FuzzReadLine(f *testing.F) {
	f.Add([]byte(`{"v":2,"removed":"0000000000000abc-1"`))
	f.Add([]byte(`{"v":2,"optimal":57,"of":"0000000000000abc-1"`))
	f.Add([]byte(`{"v":2,"told":"4x4.snake","ms":1,"stm":1,"date":"2026-01-02T03:04:05Z"`))
	f.Add([]byte(`{"v":1,"id":"3x3.classic:1,2,3,4,5,6,0,7,8"`))
	f.Fuzz(func(t *testing.T, line []byte) {
		ReadLine(line)
		switch l := ReadLine(recordFrame.add(line)); l.Kind {
		case NoteLine:
			if again := ReadLine(l.Note.Line()); again.Note != l.Note {
				t.Errorf("%+v reads again as %+v", l.Note, again.Note)
			}
		case ToldLine:
			if again := ReadLine(l.Told.Line()); again.Kind != ToldLine || again.Told.Identity() != l.Told.Identity() {
				t.Errorf("%+v reads again as %+v", l.Told, again)
			}
		}
	})
}
