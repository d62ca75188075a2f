// Package saves holds all that outlives the program: the settings, the running game and the records. It reads them at
// the start, writes each change through a [game.Store], and packs and unpacks backups.
package saves

import (
	"bytes"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Saves is what is stored, as the program has it.
type Saves struct {
	Settings session.Settings // call Change after each change
	Log      *session.Log     // the running game, with those that undo can bring back
	Solves   *session.Solves  // the records, as far as they were read
	Stats    *session.Stats   // of those

	store    game.Store
	shared   bool   // another instance saves the running game
	reading  bool   // some of the records are still to be read
	readDone bool   // and Read knows that all are
	told     []byte // the unreadable records that the player was told of before
	written  []byte // the settings' file
	dirty    bool   // the settings may have changed since
}

// Notice is something that the player is to be told about the files.
type Notice struct {
	Key   string // of the text, which may name a file
	File  string
	Shown func() // to be called once the player has seen it; may be nil
}

// Open takes over the files that were read at the start. It never fails: it moves aside what cannot be read, and gives
// notice of it.
func Open(f game.Files, store game.Store) (*Saves, []Notice) {
	s := &Saves{store: store, shared: f.Shared, told: f.Data[game.BadSolvesFile]}
	notices := s.openSettings(f.Data[game.SettingsFile])
	s.openSolves(f.Data[game.SolvesFile])
	return s, append(notices, s.openGame(f.Data[game.GameFile])...)
}

// Shared reports whether another instance saves the running game: this one plays without saving its own.
func (s *Saves) Shared() bool { return s.shared }

func (s *Saves) openSettings(data []byte) []Notice {
	var problems []session.Problem
	s.Settings, problems = session.LoadSettings(data)
	s.written = s.Settings.JSON()
	if len(problems) == 0 {
		return nil
	}
	s.store.Replace(game.BadSettingsFile, data)
	if session.Newer(problems) {
		return nil
	}
	s.written, s.dirty = nil, true // the next run finds nothing broken any more
	return []Notice{{Key: "message.unread_settings", File: game.BadSettingsFile}}
}

// openGame replays the running game. Another instance's is left alone.
func (s *Saves) openGame(data []byte) (notices []Notice) {
	if s.shared {
		s.Log = session.NewLog(nil)
		return nil
	}
	loaded := session.Load(data)
	s.Log = loaded.Log
	if loaded.Newer > 0 {
		s.store.Replace(game.NewerGameFile, data)
		notices = append(notices, Notice{Key: "message.newer", File: game.NewerGameFile})
	}
	bad := loaded.Bad
	if s.Log.Current() == nil && loaded.Newer == 0 {
		bad = data // including a last line without an end
	}
	if len(bad) > 0 {
		s.store.Replace(game.BadGameFile, bad)
		notices = append(notices, Notice{Key: "message.unread_game", File: game.BadGameFile})
	}
	if loaded.Rewrite || loaded.Newer > 0 {
		s.store.Replace(game.GameFile, s.Log.Compact())
	}
	s.sink()
	if g := s.Log.Current(); g != nil && g.Solved() {
		s.recordLost(g)
	}
	return notices
}

// sink has all that happens from now on written.
func (s *Saves) sink() {
	s.Log.SetSink(func(line []byte) { s.store.Append(game.GameFile, line) })
}

// Own begins to save the running game, behind those of the instance that saved its own until now. It returns false if
// this instance does so already.
func (s *Saves) Own() bool {
	if !s.shared {
		return false
	}
	s.shared = false
	for line := range bytes.Lines(s.Log.Compact()) {
		s.store.Append(game.GameFile, bytes.TrimSuffix(line, []byte{'\n'}))
	}
	s.sink()
	return true
}

// Change notes that the settings changed. They are written by the next Write.
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

// Flush writes everything and brings it to the disk as far as that is possible now.
func (s *Saves) Flush() {
	s.Write()
	s.store.Flush()
}

// Start begins a game in the place of the running one.
func (s *Saves) Start(g puzzle.Game, o session.Options, now time.Duration, date time.Time) {
	if old := s.Log.Current(); old != nil && old.First() && !o.First {
		s.Settings.FirstDone = true
	}
	s.compact()
	s.Log.New(g, o, now, date)
	if !o.First {
		s.Settings.Config = g.Config.String()
		s.Change()
	}
}

// compact shortens the log to the games that undo can still reach, before a new one begins.
func (s *Saves) compact() {
	if s.shared || s.Log.Current() == nil || s.Log.Games() < session.MaxGames {
		return
	}
	s.store.Replace(game.GameFile, s.Log.Compact())
}
