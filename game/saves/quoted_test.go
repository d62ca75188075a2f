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
		want := strings.Split(text, "\n")
		if want[len(want)-1] == "" {
			want = want[:len(want)-1]
		}
		frame := strings.Replace(string(data), `"solves.jsonl":`+string(quote(t, text)), `"solves.jsonl":""`, 1)
		for piece := range 20 {
			for time := range 2 {
				q, all := quotedIn(data, piece, time)
				if got := strings.Join(all, "|"); got != strings.Join(want, "|") || q.broken || time == 0 && string(q.frame) != frame {
					t.Errorf("%q in pieces of %d is read as %q, broken %t, in %q", text, piece, got, q.broken, q.frame)
				}
			}
		}
	}
	for _, text := range []string{`{"solves.jsonl": "a`, `{"solves.jsonl": "a\`, `{"solves.jsonl": "\x"}`} {
		if q, _ := quotedIn([]byte(text), 3, 0); !q.broken {
			t.Errorf("%s is not broken", text)
		}
	}
	for _, text := range []string{`{}`, `{"solves.jsonl"`, `{"solves.jsonl": `, `{"solves.jsonl": 7}`, `["solves.jsonl"]`} {
		if q, lines := quotedIn([]byte(text), 0, 1); q.from > 0 || len(lines) > 0 || q.broken || string(q.frame) != "" {
			t.Errorf("%s has a text", text)
		}
	}
}

// quote returns a text as JSON has it.
func quote(t *testing.T, text string) []byte {
	t.Helper()
	data, err := json.Marshal(text)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// pieces is a file that is read in short pieces.
type pieces struct {
	data  []byte
	asked []game.Range
}

func (p *pieces) Read(r game.Range) { p.asked = append(p.asked, r) }

// answer returns the replies to what was asked.
func (p *pieces) answer() (replies []game.Reply) {
	for _, r := range p.asked {
		r.Length = min(r.Length, len(p.data)-int(r.From))
		replies = append(replies, game.Reply{Kind: game.Ranged, Range: r, Data: p.data[r.From:][:r.Length]})
	}
	p.asked = nil
	return replies
}

// quotedIn reads all lines of a backup in pieces of a size, 0 for all at once, and again some times.
func quotedIn(data []byte, size, again int) (q *quoted, lines []string) {
	q = &quoted{}
	file := &pieces{data: data}
	if size == 0 {
		q.open(BackupFile{Data: data})
	} else {
		q.open(BackupFile{Data: data[:min(2, len(data))], Name: "opened", Size: int64(len(data)), Reader: file})
		q.pieces.piece = size
	}
	for {
		line, ok, more := q.next()
		switch {
		case ok:
			lines = append(lines, string(line))
		case more:
			for _, reply := range file.answer() {
				q.reply(reply)
			}
		case again > 0:
			again, lines = again-1, nil
			q.again()
		default:
			return q, lines
		}
	}
}

// TestRestoreInSteps counts the lines that a tick takes of a long backup.
func TestRestoreInSteps(t *testing.T) {
	const n = 3000
	data := packed(t, backupForm, map[string]string{game.SolvesFile: solveLines(t, n)})
	s, _ := newStore().load()
	s.RestoreRecords(BackupFile{Data: []byte(data)})
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
