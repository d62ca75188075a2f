package saves

import (
	"bytes"
	"encoding/json"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// backup is what a player takes elsewhere, in one file of JSON: the same on every platform.
type backup struct {
	V       int               `json:"wildfifteen"` // version of this form
	Version string            `json:"version"`     // of the program that wrote it
	Files   map[string]string `json:"files"`       // the store's files by their names
}

// backupForm is the version of backup that this program writes, and the newest it reads.
const backupForm = 1

// Backup returns, for the player to keep elsewhere, the running game with those that undo can bring back, all records,
// those of newer versions among them, and the settings. What the program cannot read is not in it.
func (s *Saves) Backup(version string, date time.Time) *game.FileOut {
	s.readAll()
	var solves bytes.Buffer
	for i := range s.Solves.List {
		solves.Write(s.Solves.List[i].Line())
		solves.WriteByte('\n')
	}
	solves.Write(s.Solves.NewerLines)
	data, _ := json.MarshalIndent(backup{backupForm, version, map[string]string{ // texts can always be written
		game.GameFile: string(s.Log.Compact()), game.SolvesFile: solves.String(), game.SettingsFile: string(s.Settings.JSON()),
	}}, "", " ")
	return &game.FileOut{Name: "wildfifteen-" + date.Format("2006-01-02") + ".json", Type: "application/json", Data: data}
}

// IsBackup reports whether a file that the player chose is to be read as a backup; others are texts.
func IsBackup(data []byte) bool { return bytes.HasPrefix(bytes.TrimSpace(data), []byte{'{'}) }

// Restored is what Restore took over.
type Restored struct {
	Added int  // records that are new here
	Game  bool // the running game
}

// Restore adds a backup's records to those that are here, and takes over its settings; its running game too, unless one
// is being played here, or undo would bring one back. Either the whole backup can be read, or nothing is changed: then
// fault is the key of the text that says why.
func (s *Saves) Restore(data []byte, now time.Duration) (done Restored, fault string) {
	parts, fault := readBackup(data)
	if fault != "" {
		return Restored{}, fault
	}
	s.readAll()
	for _, r := range parts.solves {
		if !s.Solves.Has(r) {
			s.record(r)
			done.Added++
		}
	}
	done.Added += s.recordNewer(parts.newer)
	if parts.settings != nil {
		s.Settings = *parts.settings
		s.Change()
	}
	if g := parts.game; g != nil && !g.Solved() && g.Started() && !s.Log.Playing() {
		s.compact()
		s.Log.Adopt(g, now)
		done.Game = true
	}
	return done, ""
}

// readAll reads the records that are still to be read.
func (s *Saves) readAll() {
	for s.reading {
		s.read()
	}
}

// recordNewer adds records that only a newer version reads, lines as they stand, to those that are here, and returns
// how many are new.
func (s *Saves) recordNewer(lines []byte) (added int) {
	here := map[string]bool{}
	for line := range bytes.Lines(s.Solves.NewerLines) {
		here[string(line)] = true
	}
	for line := range bytes.Lines(lines) {
		if here[string(line)] {
			continue
		}
		here[string(line)] = true
		s.Solves.Newer++
		s.Solves.NewerLines = append(s.Solves.NewerLines, line...)
		s.store.Append(game.SolvesFile, bytes.TrimSuffix(line, []byte{'\n'}))
		added++
	}
	return added
}

// backupParts are the parts of a backup, read.
type backupParts struct {
	solves   []session.Solve
	newer    []byte            // lines of records that only a newer version reads
	game     *session.Session  // nil: there is none
	settings *session.Settings // nil: there are none
}

// readBackup reads a whole backup. The fault is the key of a text, "" if there is none.
func readBackup(data []byte) (parts backupParts, fault string) {
	var b backup
	err := json.Unmarshal(data, &b)
	switch {
	case b.V > backupForm: // known even where a later form has other types
		return parts, "backup.newer"
	case err != nil || b.V < 1 || b.Files == nil:
		return parts, "backup.foreign"
	}
	solves := session.LoadSolves(endLines(b.Files[game.SolvesFile]))
	log := session.Load(endLines(b.Files[game.GameFile]))
	text := b.Files[game.SettingsFile]
	set, problems := session.LoadSettings([]byte(text))
	switch {
	case log.Newer > 0 || session.Newer(problems):
		return parts, "backup.newer"
	case solves.BadLines > 0 || log.BadLines > 0 || len(problems) > 0:
		return parts, "backup.damaged"
	}
	parts.solves, parts.newer, parts.game = solves.List, solves.NewerLines, log.Log.Current()
	if text != "" {
		parts.settings = &set
	}
	return parts, ""
}

// endLines returns a file of lines with the last one ended, so that it does not look like a line being written.
func endLines(text string) []byte {
	if text != "" && text[len(text)-1] != '\n' {
		text += "\n"
	}
	return []byte(text)
}
