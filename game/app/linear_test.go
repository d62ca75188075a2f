package app_test

import (
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/exchange"
	"wildfifteen/game/gametest"
	"wildfifteen/game/history"
	"wildfifteen/game/links"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// maxGrowth is how much more memory a reader may take for a text that is four times as long.
const maxGrowth = 4.5

// TestReadersAreLinear reads texts of n and of 4n parts of what a player may open, paste or keep, beside those that
// game/session reads.
func TestReadersAreLinear(t *testing.T) {
	const n = 3000
	lines := func(line func(i int) string) func(n int) string {
		return func(n int) string {
			var b strings.Builder
			for i := range n {
				b.WriteString(line(i))
			}
			return b.String()
		}
	}
	same := func(part string) func(n int) string { return func(n int) string { return strings.Repeat(part, n) } }
	const board = "1 2 3/4 5 6/0 7 8"
	ribbon, err := puzzle.ParseConfig("2x2.path(a1:RDL)")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		text func(n int) string
		read func(text string)
	}{
		{"marks of days", lines(func(i int) string {
			return fmt.Sprintf("day %s %d 30 4000\n", time.Unix(int64(i)*86400, 0).UTC().Format(time.DateOnly), i*86400)
		}), openFile(game.MarksFile)},
		{"marks of one day", same("day 2026-11-22 1795348800 148 62000\n"), openFile(game.MarksFile)},
		{"goals", lines(func(i int) string {
			return string(session.GoalLine{Goal: session.KeptGoal{Config: ribbon, Name: fmt.Sprint(i)}}.Text()) + "\n"
		}), openFile(game.GoalsFile)},
		{"rubbish as goals", same("goal x y ~00000000\n"), openFile(game.GoalsFile)},
		{"a backup of records", func(n int) string { return backupOfText(t, game.SolvesFile, recordLines(t, n/4)) }, restore},
		{"a backup of moves", func(n int) string {
			return backupOfText(t, game.GameFile, "game 1 2026-11-21T09:50:00Z 4x4.classic:0,1,2,3,4,5,6,7,8,9,10,11,12,13,15,14\n"+same("+0 L k\n+0 R k\n")(4*n)) // fewer leave lists half empty
		}, restore},
		{"a run", func(n int) string { return "relay(" + same("2x2+")(n) + "2x2).classic#a" }, func(text string) { _, _ = puzzle.ParseRun(text) }},
		{"rubbish as marks", same("night 2026-11-22\n"), openFile(game.MarksFile)},
		{"a recording", func(n int) string { return `{"recording":1}` + "\n" + same(`{"Now":1,"Keys":null}`+"\n")(n) }, readRecording},
		{"positions", same("3x3.classic:8,6,7,2,5,4,3,0,1\n"), func(text string) { _, _ = puzzle.ReadPositions(strings.NewReader(text)) }},
		{"moves", same("LR"), func(text string) { _, _ = puzzle.ParseMoves(text) }},
		{"a replay", func(n int) string { return "3x3:0,1,2,3,4,5,6,7,8!" + same("LR")(n) }, func(text string) { _, _ = puzzle.ParseReplay(text) }},
		{"a solve of another program", func(n int) string { return board + " " + same("LR")(n) + "LL 1.5" },
			func(text string) { _, _ = exchange.ParsePlain(text, exchange.OfTile) }},
		{"a row of a table", func(n int) string { return same("CLASSIC;")(n) }, func(text string) { _, _ = exchange.ParseRow(text, "m/d/y", time.UTC) }},
		{"a text", same("wild fifteen "), func(text string) { _, _ = links.Parse(text) }},
		{"a link", func(n int) string { return "https://example.org/#" + same("%204")(n) }, func(text string) { _, _ = links.Parse(text) }},
		{"an index", func(n int) string { return strings.Repeat("\x00", n*history.SlotSize) }, func(text string) {
			history.NewIndex().Read([]byte(text), func(*history.Entry) {})
		}},
	} {
		short, long := c.text(n), c.text(4*n)
		least, most := taken(func() { c.read(short) }), taken(func() { c.read(long) })
		const small = 1 << 18 // bytes that any text may take
		if most > maxGrowth*(least+small) {
			t.Errorf("%s: %.0f bytes of memory for %d parts became %.0f for %d", c.name, least, n, most, 4*n)
		}
	}
}

// taken returns the number of bytes that f allocates.
func taken(f func()) float64 {
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return float64(after.TotalAlloc - before.TotalAlloc)
}

// openFile returns a function that starts on a file.
func openFile(name string) func(text string) {
	return func(text string) {
		store := gametest.NewMemory()
		store.Files[name] = []byte(text)
		saves.Open(game.Files{Data: store.Files}, store)
	}
}

// backupOfText returns a backup with one file.
func backupOfText(t *testing.T, name, text string) string {
	t.Helper()
	data, err := json.Marshal(map[string]any{"wildfifteen": 1, "version": "x", "files": map[string]string{name: text}})
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// restore takes in a backup.
func restore(text string) {
	store := gametest.NewMemory()
	s, _ := saves.Open(game.Files{Data: store.Files}, store)
	s.Restore(saves.BackupFile{Data: []byte(text)}, 0)
	for _, ok := s.Restored(); !ok; _, ok = s.Restored() {
		s.Read()
	}
}

func readRecording(text string) {
	for from, err := game.ReadRecording(strings.NewReader(text)); err == nil; {
		_, _, err = from.Next()
	}
}
