package game

import (
	"bytes"
	"encoding/json"
	"fmt"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// backup is everything the program keeps, in one file of JSON: the same on every platform.
type backup struct {
	V       int               `json:"wildfifteen"` // version of this form
	Version string            `json:"version"`     // of the program that wrote it
	Files   map[string]string `json:"files"`       // the store's files by their names
}

// The rows of the settings that save and take in a backup.
var (
	copySaveID = ui.ID{Name: "copy-save"}
	copyOpenID = ui.ID{Name: "copy-open"}
)

// backupForm is the version of backup that this program writes, and the newest it reads.
const backupForm = 1

// backupFile returns everything that is kept, for the player to keep elsewhere.
func (a *App) backupFile() (*FileOut, error) {
	for a.readSolves(solvesATick) {
	}
	var solves bytes.Buffer
	for i := range a.solves.List {
		solves.Write(a.solves.List[i].Line())
		solves.WriteByte('\n')
	}
	data, err := json.MarshalIndent(backup{backupForm, a.boot.Version, map[string]string{
		GameFile: string(a.log.Compact()), SolvesFile: solves.String(), SettingsFile: string(a.set.JSON()),
	}}, "", " ")
	if err != nil {
		return nil, err
	}
	name := "wildfifteen-" + a.in.Date.Format("2006-01-02") + ".json"
	return &FileOut{Name: name, Type: "application/json", Data: data}, nil
}

// saveBackup hands everything to the player as a file.
func (a *App) saveBackup() {
	f, err := a.backupFile()
	if err != nil {
		a.message(a.lang.T("backup.not_made", "why", err))
		return
	}
	a.out.Save = f
}

// opened takes in a file the player chose: a backup, or a game in text.
func (a *App) opened(name string, data []byte) {
	if !bytes.HasPrefix(bytes.TrimSpace(data), []byte{'{'}) {
		a.openText(string(data[:min(len(data), maxOpen)]))
		return
	}
	n, err := a.restore(data)
	if err != nil {
		a.message(a.lang.T("backup.not_read", "name", name, "why", err))
		return
	}
	a.message(a.lang.N("backup.read", n))
}

// restore adds a backup's solves to those that are here, and takes over its settings; its running game too,
// unless one is being played here. Either all of the backup can be read, or nothing is changed. It returns
// how many solves are new.
func (a *App) restore(data []byte) (added int, err error) {
	var b backup
	if err := json.Unmarshal(data, &b); err != nil {
		return 0, err
	}
	if b.V == 0 || b.Files == nil {
		return 0, fmt.Errorf("%s", a.lang.T("backup.foreign"))
	}
	if b.V > backupForm {
		return 0, fmt.Errorf("%s", a.lang.T("backup.newer"))
	}
	solves := session.LoadSolves([]byte(b.Files[SolvesFile]))
	if solves.BadLines > 0 {
		return 0, solves.Problems[0].Err
	}
	game := session.Load([]byte(b.Files[GameFile]))
	for a.readSolves(solvesATick) {
	}
	seen := make(map[string]bool, len(a.solves.List))
	key := func(s *session.Solve) string { return fmt.Sprint(s.ID, " ", s.Moves, " ", s.At) }
	for i := range a.solves.List {
		seen[key(&a.solves.List[i])] = true
	}
	for i := range solves.List {
		if s := &solves.List[i]; !seen[key(s)] {
			seen[key(s)] = true
			a.record(*s)
			added++
		}
	}
	if text := b.Files[SettingsFile]; text != "" {
		a.set, _ = session.LoadSettings([]byte(text))
		a.keepSettings()
	}
	a.restoreGame(game.Log)
	return added, nil
}

// restoreGame goes on with the game of a backup, if there is one and none has begun here.
func (a *App) restoreGame(log *session.Log) {
	theirs, ours := log.Current(), a.log.Current()
	if theirs == nil || theirs.Solved() || !theirs.Started() || ours != nil && ours.Started() && !ours.Solved() {
		return
	}
	a.log = log
	if !a.boot.Files.Shared {
		store := a.boot.Store
		store.Replace(GameFile, log.Compact())
		log.SetSink(func(line []byte) { store.Append(GameFile, line) })
	}
	a.home()
	a.resumeLater()
}
