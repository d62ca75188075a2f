package saves

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// A tick's share is workATick; the line that reaches it is finished.
const (
	maxLine  = 1000
	maxShare = workATick + maxLine + lineWork
)

// manyRecords returns n records of one deal, each of a second of its own.
func manyRecords(t *testing.T, n int) string {
	t.Helper()
	r, err := session.ParseSolve([]byte(strings.TrimSpace(solveLines(t, 1))))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for range n {
		r.Date = r.Date.Add(1e9)
		b.Write(append(r.Line(), '\n'))
	}
	return b.String()
}

// TestSharesOfATick reads 20,000 records without an index and with it, makes a backup of them, and counts the work of each tick: none
// is over its share, and a win meanwhile adds none.
func TestSharesOfATick(t *testing.T) {
	const n = 20_000
	lines := manyRecords(t, n)
	d := newDisk(game.SolvesFile, lines)
	s, _ := d.open()
	most, ticks := 0, 0
	count := func(what string, share int, work func() int, ended func() bool) {
		t.Helper()
		most, ticks = 0, 0
		for before := work(); !ended(); ticks++ {
			d.tick(s)
			now := work()
			most, before = max(most, now-before), now
			if ticks > 10*n {
				t.Fatalf("%s does not end", what)
			}
		}
		t.Logf("%s: %d ticks, the longest did %d of %d", what, ticks, most, share)
		if most > share || most == 0 {
			t.Errorf("%s: a tick does %d, its share is %d", what, most, share)
		}
	}
	readLines := func() int { return int(s.records.at) + s.History.Len()*lineWork }
	loaded := func() bool { return s.readDone }
	count("before the win", maxShare, readLines, func() bool { return s.History.Len() > n/2 })
	before := readLines()
	win := s.solve(t)
	if after := readLines(); after != before {
		t.Errorf("a win reads %d", after-before)
	}
	count("reading lines", maxShare, readLines, loaded)
	if s.History.Len() != n+1 || strings.Count(d.text(game.SolvesFile), win) != 1 {
		t.Errorf("%d records of %d", s.History.Len(), n+1)
	}

	s, _ = d.open()
	count("reading the index", slotsTick, func() int { return s.History.Len() }, loaded)

	s.Backup("test", date)
	d.read = 0
	file := s.Copied()
	if file == nil || d.read > 0 {
		t.Fatalf("the tick of a backup reads %d bytes", d.read)
	}
	var whole bytes.Buffer
	stored := d.text(game.SolvesFile)
	if err := file.Write(&whole, func(at game.Range) ([]byte, error) { return []byte(stored[at.From:][:at.Length]), nil }); err != nil {
		t.Fatal(err)
	}
	if got := bytes.Count(whole.Bytes(), []byte(`\n`)); got < n {
		t.Errorf("the backup has %d lines of %d", got, n)
	}
}

// TestSharesOfARestore takes in a backup of 20,000 records, and counts the work of each tick after that in which the file was
// chosen.
func TestSharesOfARestore(t *testing.T) {
	const n = 20_000
	data, err := json.Marshal(backup{V: backupForm, Files: map[string]string{game.SolvesFile: manyRecords(t, n)}})
	if err != nil {
		t.Fatal(err)
	}
	s, _ := newStore().load()
	s.Restore(BackupFile{Data: data}, 0)
	r := s.restore
	most, ticks, before, checked := 0, 0, 0, false
	for ; !r.ended; ticks++ {
		s.Read()
		now := r.records.used + s.History.Len()*lineWork
		if r.checked == checked { // not in the tick that goes back to the first line
			most = max(most, now-before)
		}
		before, checked = now, r.checked
	}
	const share = maxShare * 3 / 2 // each quotation mark takes two bytes in a backup
	t.Logf("%d ticks, the longest did %d of %d", ticks, most, share)
	if r.done.Added != n || most > share || ticks < n/1000 {
		t.Errorf("%d added in %d ticks, of which the longest did %d", r.done.Added, ticks, most)
	}
}
