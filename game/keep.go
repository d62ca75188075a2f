package game

import (
	"bytes"
	"time"

	"wildfifteen/game/session"
)

// Names under which the game keeps aside what it could not use.
const (
	badGame    = BadGameFile
	newerGame  = NewerGameFile
	badSetting = BadSettingsFile
)

// loadSettings reads the player's choices; what is broken falls to its default. It reports whether anything was.
func (a *App) loadSettings() (broken bool) {
	data := a.boot.Files.Data[SettingsFile]
	var problems []session.Problem
	a.set, problems = session.LoadSettings(data)
	a.saved = a.set.JSON()
	if len(problems) == 0 {
		return false
	}
	a.boot.Store.Replace(badSetting, data)
	if broken = !session.Newer(problems); broken {
		a.saved, a.dirty = nil, true // the next run finds nothing broken any more
	}
	return broken
}

// unread says, once the game shows, that not all of a file could be read, and where what could not is kept. What is
// to be done once the player has it in sight is in shown, or nil.
func (a *App) unread(key, kept string, shown func()) {
	a.toast.next = append(a.toast.next, sentence{a.lang.T(key, "file", kept), shown})
}

// keepSettings notes that the choices changed; they are written at the end of a tick in which no finger
// drags a slider about.
func (a *App) keepSettings() { a.dirty = true }

// saveSettings writes the choices if they changed.
func (a *App) saveSettings() {
	if !a.dirty {
		return
	}
	a.dirty = false
	if data := a.set.JSON(); !bytes.Equal(data, a.saved) {
		a.saved = data
		a.boot.Store.Replace(SettingsFile, data)
	}
}

// solvesATick is how many records are read and checked in one tick, so that a long list does not hold up
// the first picture.
const solvesATick = 20

// loadSolves begins to read the finished games; tick by tick readSolves goes on.
func (a *App) loadSolves() {
	a.solves = session.NewSolves(a.boot.Files.Data[SolvesFile])
	a.stats = session.NewStats()
	a.reading = true
	if a.solves.Torn {
		a.boot.Store.Append(SolvesFile, nil)
	}
}

// readSolves reads the next n records into the statistics and reports whether there are more.
func (a *App) readSolves(n int) (more bool) {
	if !a.reading {
		return false
	}
	from := len(a.solves.List)
	a.reading = a.solves.Read(n)
	for _, s := range a.solves.List[from:] {
		a.stats.Add(s)
	}
	// The lines stay where they are: every run meets them. Those that are kept aside have been told of.
	if bad := a.solves.Bad; !a.reading && len(bad) > 0 && !bytes.Equal(bad, a.boot.Files.Data[BadSolvesFile]) {
		a.unread("message.unread_solves", BadSolvesFile, func() { a.boot.Store.Replace(BadSolvesFile, bad) })
	}
	return a.reading
}

// loadGame replays the running game. Another instance's is left alone: this one plays without saving its
// own, and says so.
func (a *App) loadGame() {
	if a.boot.Files.Shared {
		a.log = session.NewLog(nil)
		text := a.lang.T("message.shared")
		a.unsaved = unsaved{text: text, always: text}
		a.toast.next = append(a.toast.next, sentence{text: text})
		return
	}
	data := a.boot.Files.Data[GameFile]
	loaded := session.Load(data)
	a.log = loaded.Log
	store := a.boot.Store
	if loaded.Newer > 0 {
		store.Replace(newerGame, data)
		a.unread("message.newer", newerGame, nil)
	}
	bad := loaded.Bad
	if a.log.Current() == nil && loaded.Newer == 0 {
		bad = data // with a last line that has no end
	}
	if len(bad) > 0 {
		store.Replace(badGame, bad)
		a.unread("message.unread_game", badGame, nil)
	}
	if loaded.Rewrite || loaded.Newer > 0 {
		store.Replace(GameFile, a.log.Compact())
	}
	a.sink()
	if s := a.log.Current(); s != nil && s.Solved() {
		a.recordLost(s)
	}
}

// sink has all that happens from now on written.
func (a *App) sink() {
	a.log.SetSink(func(line []byte) { a.boot.Store.Append(GameFile, line) })
}

// owned begins to save the running game, after those of the instance that saved its own until now.
func (a *App) owned() {
	if !a.boot.Files.Shared {
		return
	}
	a.boot.Files.Shared = false
	for line := range bytes.Lines(a.log.Compact()) {
		a.boot.Store.Append(GameFile, bytes.TrimSuffix(line, []byte{'\n'}))
	}
	a.sink()
	a.toast.drop(a.unsaved.always)
	a.unsaved.text, a.unsaved.always = "", ""
	a.toast.show(a, a.lang.T("message.owned"))
}

// recordLost writes the record of a game that was finished just before the program was killed.
func (a *App) recordLost(s *session.Session) {
	for a.readSolves(solvesATick) {
	}
	if rec, ok := solveOf(s, s.Dealt()); ok && !a.solves.Has(rec) {
		a.record(rec)
	}
}

// solveOf is what is put on record of a finished game: of one in which the program made moves, nothing.
func solveOf(s *session.Session, date time.Time) (session.Solve, bool) {
	if s.Autos() > 0 {
		return session.Solve{}, false
	}
	return s.Solve(date)
}

// record keeps a finished game and returns what it broke.
func (a *App) record(rec session.Solve) session.News {
	for a.readSolves(solvesATick) { // its rank depends on all before it
	}
	a.solves.List = append(a.solves.List, rec)
	a.boot.Store.Append(SolvesFile, rec.Line())
	return a.stats.Add(rec)
}

// compact makes the log hold only the games that undo can still reach, when a new one begins.
func (a *App) compact() {
	if a.boot.Files.Shared || a.log.Current() == nil || a.log.Games() < session.MaxGames {
		return
	}
	a.boot.Store.Replace(GameFile, a.log.Compact())
}
