package saves

import (
	"encoding/json"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// TestQuoted reads texts in JSON line by line, and what is left.
func TestQuoted(t *testing.T) {
	for _, text := range []string{"", "a", "a\n", "\n", "\n\na\n\nb", `\n`, "\\\n", "a\"b\n\\\"\n", "\u2028é\t\n<>&"} {
		data, err := json.Marshal(map[string]string{"a": `"solves.jsonl": "x"`, game.SolvesFile: text, "z": "end"})
		if err != nil {
			t.Fatal(err)
		}
		var q quoted
		q.find(data)
		var all []string
		for line, ok := q.next(); ok; line, ok = q.next() {
			all = append(all, string(line))
		}
		want := strings.Split(text, "\n")
		if want[len(want)-1] == "" {
			want = want[:len(want)-1]
		}
		if got := strings.Join(all, "|"); got != strings.Join(want, "|") || q.broken || q.data[q.at] != '"' {
			t.Errorf("%q is read as %q, broken %t", text, got, q.broken)
		}
	}
	for _, text := range []string{`{"solves.jsonl": "a`, `{"solves.jsonl": "a\`, `{"solves.jsonl": "\x"}`} {
		var q quoted
		q.find([]byte(text))
		for _, ok := q.next(); ok; _, ok = q.next() {
		}
		if !q.broken {
			t.Errorf("%s is not broken", text)
		}
	}
	for _, text := range []string{`{}`, `{"solves.jsonl"`, `{"solves.jsonl": `, `{"solves.jsonl": 7}`, `["solves.jsonl"]`} {
		var q quoted
		if q.find([]byte(text)); q.from > 0 || !q.ended {
			t.Errorf("%s has a text", text)
		}
	}
}

// TestRestoreInSteps counts the lines that a tick takes of a long backup.
func TestRestoreInSteps(t *testing.T) {
	const n = 3000
	data := packed(t, backupForm, map[string]string{game.SolvesFile: solveLines(t, n)})
	s, _ := newStore().load()
	s.RestoreRecords([]byte(data))
	most, ticks := 0, 0
	for done, ok := s.Restored(); !ok; done, ok = s.Restored() {
		before := s.History.Len()
		s.Read()
		ticks++
		most = max(most, s.History.Len()-before)
		if ticks > 10_000 {
			t.Fatalf("it does not end: %+v", done)
		}
	}
	if s.History.Len() != n || most > workATick/lineWork {
		t.Errorf("%d records, up to %d in one of %d ticks", s.History.Len(), most, ticks)
	}
	if g := s.History.Groups()[0]; g.Tally(session.NoInput) == nil {
		t.Error("no statistics")
	}
}
