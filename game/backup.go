package game

import (
	"bytes"
	"encoding/json"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// backup is what a player takes elsewhere, in one file of JSON: the same on every platform.
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

// backupFile returns, for the player to keep elsewhere: the running game with those that undo can bring back, all
// records, those of newer versions among them, and the settings. What the program cannot read is not in it: bad
// lines, and the files in which it keeps them aside.
func (a *App) backupFile() *FileOut {
	for a.readSolves(solvesATick) {
	}
	var solves bytes.Buffer
	for i := range a.solves.List {
		solves.Write(a.solves.List[i].Line())
		solves.WriteByte('\n')
	}
	solves.Write(a.solves.NewerLines)
	data, _ := json.MarshalIndent(backup{backupForm, a.boot.Version, map[string]string{ // texts can always be written
		GameFile: string(a.log.Compact()), SolvesFile: solves.String(), SettingsFile: string(a.set.JSON()),
	}}, "", " ")
	name := "wildfifteen-" + a.in.Date.Format("2006-01-02") + ".json"
	return &FileOut{Name: name, Type: "application/json", Data: data}
}

// opened takes in a file the player chose: a backup, or a game in text.
func (a *App) opened(name string, data []byte) {
	if !bytes.HasPrefix(bytes.TrimSpace(data), []byte{'{'}) {
		a.openText(string(data))
		return
	}
	n, fault := a.restore(data)
	if fault != "" {
		a.message(a.lang.T("backup.not_read", "name", name, "why", a.lang.T(fault)))
		return
	}
	a.message(a.lang.N("backup.read", n))
}

// restore adds a backup's records to those that are here, and takes over its settings; its running game too, unless
// one is being played here, or undo would bring one back. It returns how many records are new. Either all of the
// backup can be read, or nothing is changed: then fault is the key of the text that says why.
func (a *App) restore(data []byte) (added int, fault string) {
	kept, fault := readBackup(data)
	if fault != "" {
		return 0, fault
	}
	for a.readSolves(solvesATick) {
	}
	for _, s := range kept.solves {
		if !a.solves.Has(s) {
			a.record(s)
			added++
		}
	}
	added += a.recordNewer(kept.newer)
	if kept.settings != nil {
		a.set = *kept.settings
		a.keepSettings()
	}
	a.restoreGame(kept.game)
	return added, ""
}

// recordNewer adds records that only a newer version reads, lines as they stand, to those that are here, and returns
// how many are new.
func (a *App) recordNewer(lines []byte) (added int) {
	here := map[string]bool{}
	for line := range bytes.Lines(a.solves.NewerLines) {
		here[string(line)] = true
	}
	for line := range bytes.Lines(lines) {
		if here[string(line)] {
			continue
		}
		here[string(line)] = true
		a.solves.Newer++
		a.solves.NewerLines = append(a.solves.NewerLines, line...)
		a.boot.Store.Append(SolvesFile, bytes.TrimSuffix(line, []byte{'\n'}))
		added++
	}
	return added
}

// restoreGame goes on with the game of a backup, if it is one to be gone on with and none is here.
func (a *App) restoreGame(s *session.Session) {
	if s == nil || s.Solved() || !s.Started() || a.log.Playing() {
		return
	}
	a.home()
	a.compact()
	a.log.Adopt(s, a.in.Now)
	a.resumeLater()
}

// backupParts are the parts of a backup, read.
type backupParts struct {
	solves   []session.Solve
	newer    []byte            // lines of records that only a newer version reads
	game     *session.Session  // nil: there is none
	settings *session.Settings // nil: there are none
}

// readBackup reads all of a backup. The fault is the key of a text, "" if there is none.
func readBackup(data []byte) (kept backupParts, fault string) {
	var b backup
	err := json.Unmarshal(data, &b)
	switch {
	case b.V > backupForm: // known even where a later form has other types
		return kept, "backup.newer"
	case err != nil || b.V < 1 || b.Files == nil:
		return kept, "backup.foreign"
	}
	solves := session.LoadSolves(endLines(b.Files[SolvesFile]))
	game := session.Load(endLines(b.Files[GameFile]))
	text := b.Files[SettingsFile]
	set, problems := session.LoadSettings([]byte(text))
	switch {
	case game.Newer > 0 || session.Newer(problems):
		return kept, "backup.newer"
	case solves.BadLines > 0 || game.BadLines > 0 || len(problems) > 0:
		return kept, "backup.damaged"
	}
	kept.solves, kept.newer, kept.game = solves.List, solves.NewerLines, game.Log.Current()
	if text != "" {
		kept.settings = &set
	}
	return kept, ""
}

// endLines returns a file of lines with the last one ended, so that it is not taken for one that was being written.
func endLines(text string) []byte {
	if text != "" && text[len(text)-1] != '\n' {
		text += "\n"
	}
	return []byte(text)
}
