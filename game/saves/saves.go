// Package saves holds everything that is stored between runs: the settings, the running game and the records. It reads
// them at the start, writes each change to a [game.Store], and writes and reads backups.
package saves

import (
	"bytes"
	"slices"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Saves holds the stored data in memory.
type Saves struct {
	Settings session.Settings // call Change after each change
	Log      *session.Log     // the running game and the games that undo can bring back
	History  *history.History // the records read so far
	Marks    Marks            // the days and studies that are solved
	Goals    Goals            // the goals that the player keeps
	Pictures

	store    game.Store
	shared   bool   // another instance saves the running game
	unread   bool   // some records could not be read, so that nobody knows which games have none
	theirs   []byte // that game, as it was at the start
	records  *records
	looks    looks
	late     []session.Solve      // records of games that were solved while the others were read
	lateRuns []session.RunSolve   // the same of runs
	lateNews *LateNews            // of the last of late
	lost     []*session.Session   // solved games whose records may be missing
	lostRuns [][]*session.Session // the legs of runs, the same
	ended    *session.Session     // the game of the last Finish, or that was over at the start
	owed     owed                 // games whose records are on their way to the disk
	added    added                // lines that were added to the records since the start
	grown    []game.Reply         // what others have added while the records were read
	taken    int                  // bytes of records that others have added and that are kept in memory
	copying  *copying             // a backup that is being written; nil: none
	restore  *restore             // a backup that is being read; nil: none
	intake   *intake              // a table that is being read; nil: none
	export   *export              // games that are being written; nil: none
	busy     bool                 // the statistics are still being built
	readDone bool                 // Read has handled the end of the records
	told     []byte               // the unreadable records that earlier runs told the player about
	aside    map[string][]byte    // what is kept aside, by the names of the files
	written  []byte               // the content of the settings file
	dirty    bool                 // the settings may differ from written
}

// Notice is a message about the files for the player.
type Notice struct {
	Key   string // the language key of the text, which may name a file
	File  string // the name of that file
	Shown func() // to be called once the player has seen it; may be nil
}

// Open reads the content of the files that the host loaded at the start. It never fails: what it cannot read, it moves to
// other files, and returns notices about that.
func Open(f game.Files, store game.Store) (*Saves, []Notice) {
	s := &Saves{store: store, shared: f.Shared, unread: slices.Contains(f.Unread, game.SolvesFile), told: f.Data[game.BadSolvesFile], aside: map[string][]byte{}, added: added{most: maxKept}}
	s.findAside(f.Data)
	notices := s.openSettings(f.Data[game.SettingsFile])
	s.openSolves(f)
	notices = append(notices, s.openMarks(f.Data[game.MarksFile])...)
	notices = append(notices, s.openPicture(f.Data[game.PictureFile])...)
	notices = append(notices, s.openGoals(f.Data[game.GoalsFile])...)
	return s, append(notices, s.openGame(f.Data[game.GameFile])...)
}

// Shared reports whether another instance saves the running game. Then this instance does not save its own game.
func (s *Saves) Shared() bool { return s.shared }

func (s *Saves) openSettings(data []byte) []Notice {
	var problems []session.Problem
	s.Settings, problems = session.LoadSettings(data)
	s.written = s.Settings.JSON()
	if len(problems) == 0 {
		return nil
	}
	kept, news := s.keepAside(game.BadSettingsFile, data)
	switch {
	case !session.Newer(problems):
		s.written, s.dirty = nil, true // write valid settings, so that the next run finds no problem
		return []Notice{{Key: "message.unread_settings", File: kept}}
	case news: // else an earlier run has said so
		return []Notice{{Key: "message.newer_settings", File: kept}}
	}
	return nil
}

// findAside finds what is kept aside among the stored files.
func (s *Saves) findAside(stored map[string][]byte) {
	for _, f := range game.Stored() {
		for n := 1; f.Aside; n++ {
			name := game.Numbered(f.Name, n)
			data, ok := stored[name]
			if !ok {
				break
			}
			s.aside[name] = data
		}
	}
}

// keepAside keeps content that cannot be used in a file of its own, and returns the name of that file. news is false if
// an earlier run has kept the same content.
func (s *Saves) keepAside(name string, data []byte) (kept string, news bool) {
	for n := 1; ; n++ {
		kept = game.Numbered(name, n)
		old, ok := s.aside[kept]
		if ok && bytes.Equal(old, data) {
			return kept, false
		}
		if !ok {
			s.aside[kept] = data
			s.store.Replace(kept, data)
			return kept, true
		}
	}
}

// openGame replays the running game, unless another instance saves it.
func (s *Saves) openGame(data []byte) (notices []Notice) {
	if s.shared {
		s.Log, s.theirs = session.NewLog(nil), data
		return nil
	}
	loaded := session.Load(data)
	s.Log = loaded.Log
	if loaded.Newer > 0 {
		kept, _ := s.keepAside(game.NewerGameFile, data)
		notices = append(notices, Notice{Key: "message.newer", File: kept})
	}
	bad := loaded.Bad
	if s.Log.Current() == nil && loaded.Newer == 0 {
		bad = data // including an incomplete last line
	}
	if len(bad) > 0 {
		kept, _ := s.keepAside(game.BadGameFile, bad)
		notices = append(notices, Notice{Key: "message.unread_game", File: kept})
	}
	if loaded.Rewrite || loaded.Newer > 0 {
		s.store.Replace(game.GameFile, s.Log.Compact())
	}
	s.attachLog()
	s.lost = s.Log.Unrecorded()
	s.lostRuns = s.Log.Runs()
	if g := s.Log.Current(); g != nil && g.Over() {
		s.ended = g
		s.recordLost()
	}
	return notices
}

// attachLog makes the log write each new line to its file.
func (s *Saves) attachLog() {
	s.Log.SetSink(func(line []byte) { s.store.Append(game.GameFile, line) })
}

// Own makes this instance save its running game, after the games of the instance that saved until now, which data holds. It
// returns false if this instance saves already.
func (s *Saves) Own(data []byte) bool {
	if !s.shared {
		return false
	}
	s.shared = false
	for line := range bytes.Lines(s.Log.Compact()) {
		s.store.Append(game.GameFile, bytes.TrimSuffix(line, []byte{'\n'}))
	}
	s.Log.Follow(session.Load(data).Log) // which games of these have no record, the next start finds out
	s.attachLog()
	return true
}

// Change records that the settings have changed. The next Write writes them.
func (s *Saves) Change() { s.dirty = true }

// Write writes the settings if they changed.
func (s *Saves) Write() {
	if !s.dirty {
		return
	}
	s.dirty = false
	if data := s.Settings.JSON(); !bytes.Equal(data, s.written) {
		s.written = data
		s.store.Replace(game.SettingsFile, data)
	}
}

// Flush writes everything, tries to write it to the disk now, and reports whether all is written.
func (s *Saves) Flush() bool {
	s.appendWaiting()
	s.Write()
	return s.store.Flush()
}

// Start begins a game that replaces the running one.
func (s *Saves) Start(g puzzle.Game, o session.Options, now time.Duration, date time.Time) {
	s.start(s.Log.New, g, o, now, date)
}

// Supplant is like Start, but takes the place of a running game without a move: see [session.Log.Supplant].
func (s *Saves) Supplant(g puzzle.Game, o session.Options, now time.Duration, date time.Time) {
	s.start(s.Log.Supplant, g, o, now, date)
}

// deal is a method of a Log that begins a game.
type deal func(g puzzle.Game, o session.Options, now time.Duration, date time.Time) *session.Session

func (s *Saves) start(deal deal, g puzzle.Game, o session.Options, now time.Duration, date time.Time) {
	old := s.Log.Current()
	if old != nil && old.First() && !o.First {
		s.Settings.FirstDone = true
	}
	if old != nil && old.Over() && old.Started() && old != s.ended {
		s.Finish(old, date) // it ended in this tick, and nobody has seen that
	}
	s.compact(o)
	deal(g, o, now, date)
	if !o.First && o.Leg.Run == "" {
		s.Settings.Config = g.Config.String()
		s.Change()
	}
}

// compact shortens the log, before a new game, to the games that undo can still bring back, and makes room for one more.
func (s *Saves) compact(o session.Options) {
	if !s.Log.Full(o) {
		return
	}
	s.Log.MakeRoom(o)
	if !s.shared {
		s.store.Replace(game.GameFile, s.Log.Compact())
	}
}
