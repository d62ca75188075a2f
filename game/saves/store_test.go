package saves

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// store is a game.Store in a map that records the calls.
type store struct {
	files    map[string][]byte
	appended []string // names, one for each line
	replaced []string // names, one for each time
	flushed  int
	slow     bool // the disk takes what is added to the records only when sync is called
	queued   []byte
	receipts []string // that were not answered yet
}

// Confirm answers when sync is called.
func (s *store) Confirm(_, receipt string) { s.receipts = append(s.receipts, receipt) }

// sync brings the records to the disk and tells the game.
func (s *store) sync(all *Saves) {
	s.files[game.SolvesFile] = append(s.files[game.SolvesFile], s.queued...)
	receipts := s.receipts
	s.queued, s.receipts = nil, nil
	for _, receipt := range receipts {
		all.Reply(game.Reply{Kind: game.Kept, Text: receipt})
	}
}

// newStore returns a store with files, given as alternating names and contents.
func newStore(files ...string) *store {
	s := &store{files: map[string][]byte{}}
	for i := 0; i < len(files); i += 2 {
		s.files[files[i]] = []byte(files[i+1])
	}
	return s
}

func (s *store) Append(name string, line []byte) {
	s.appended = append(s.appended, name)
	if s.slow && name == game.SolvesFile {
		s.queued = append(append(s.queued, line...), '\n')
		return
	}
	s.files[name] = append(append(s.files[name], line...), '\n')
}

func (s *store) Replace(name string, data []byte) {
	s.replaced = append(s.replaced, name)
	s.files[name] = bytes.Clone(data)
}

func (s *store) Flush() bool { s.flushed++; return true }

func (s *store) text(name string) string { return string(s.files[name]) }

// unchanged reports whether nothing was written.
func (s *store) unchanged() bool { return len(s.appended) == 0 && len(s.replaced) == 0 }

// open opens what is in the store.
func (s *store) open() (*Saves, []Notice) { return Open(game.Files{Data: s.files}, s) }

// load opens what is in the store and reads all records.
func (s *store) load() (*Saves, []Notice) {
	all, notices := s.open()
	for !all.readDone {
		notices = append(notices, all.Read()...)
	}
	return all, notices
}

// date is when the games of these tests are dealt and solved.
var date = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

// Games that need one and two moves, all to the left.
const (
	nearID = "3x3.classic:1,2,3,4,5,6,7,0,8"
	farID  = "3x3.classic:1,2,3,4,5,6,0,7,8"
)

// Lines of logs and records.
const (
	farHead   = "game 1 2026-01-02T03:04:05Z " + farID + "\n"
	nearHead  = "game 1 2026-01-02T03:04:05Z " + nearID + "\n"
	newerLine = `{"v":2,"id":{"of":"another kind"}}` + "\n"
)

// summed returns a log as it is written now, with sums.
func summed(log string) string { return string(session.Load([]byte(log)).Log.Compact()) }

// many is a number of records that takes some ticks to read.
const many = 500

func mustGame(t *testing.T, id string) puzzle.Game {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// left makes a move to the left in the running game.
func (s *Saves) left(t *testing.T, now time.Duration) {
	t.Helper()
	if err := s.Log.Current().Move(puzzle.Move{Dir: puzzle.Left, N: 1}, now, session.Keyboard); err != nil {
		t.Fatal(err)
	}
}

// solve plays the game that is two moves from its goal, in a time that no record has, and returns the new record as a
// line.
func (s *Saves) solve(t *testing.T) string {
	t.Helper()
	s.Start(mustGame(t, farID), session.Options{}, 0, date)
	s.left(t, 0)
	s.left(t, time.Duration(1+s.History.Len())*time.Second)
	s.Finish(s.Log.Current(), date)
	return string(s.added.lines[len(s.added.lines)-1].text) + "\n"
}

// solveLines returns the records of n solved games.
func solveLines(t *testing.T, n int) (lines string) {
	t.Helper()
	s, _ := newStore().open()
	for range n {
		lines += s.solve(t)
	}
	return lines
}

// keys are the notices' texts.
func keys(notices []Notice) string {
	var all []string
	for _, n := range notices {
		all = append(all, n.Key+" "+n.File)
	}
	return strings.Join(all, ", ")
}

// sorted returns names in order, each once.
func sorted(names []string) []string {
	names = slices.Clone(names)
	slices.Sort(names)
	return slices.Compact(names)
}
