package saves

import (
	"bytes"
	"encoding/json"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// backup is the content of a backup file, as JSON. It is the same on every platform.
type backup struct {
	V       int               `json:"wildfifteen"` // version of the backup's format
	Version string            `json:"version"`     // of the program that wrote the backup
	Files   map[string]string `json:"files"`       // the store's files by name
}

// backupForm is the version of the format that this program writes, and the newest that it reads.
const backupForm = 1

// Backup returns a file for the player to keep. It contains the settings, the running game, the games that undo can bring
// back, and all records, including those of newer versions. It does not contain what the program cannot read.
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

// IsBackup reports whether a file that the player chose looks like a backup; other files are texts to open.
func IsBackup(data []byte) bool { return bytes.HasPrefix(bytes.TrimSpace(data), []byte{'{'}) }

// Restored says what Restore has taken from a backup.
type Restored struct {
	Added int  // number of records that were new
	Game  bool // the running game was taken
	Kept  bool // all of it is written
}

// Restore adds the records of a backup to the stored ones and replaces the settings by those of the backup. It continues
// the backup's running game, too, unless a game is being played, or undo would bring one back. If any part of the backup
// cannot be read, nothing changes; then fault is the language key of the reason.
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
	done.Kept = s.Flush()
	return done, ""
}

// readAll reads all records that have not been read yet.
func (s *Saves) readAll() {
	for s.reading {
		s.read()
	}
}

// recordNewer adds records that only a newer version can read, given as unchanged lines, to the stored ones. It returns
// the number of records that were not stored before.
func (s *Saves) recordNewer(lines []byte) (added int) {
	stored := map[string]bool{}
	for line := range bytes.Lines(s.Solves.NewerLines) {
		stored[string(line)] = true
	}
	for line := range bytes.Lines(lines) {
		if stored[string(line)] {
			continue
		}
		stored[string(line)] = true
		s.Solves.Newer++
		s.Solves.NewerLines = append(s.Solves.NewerLines, line...)
		s.store.Append(game.SolvesFile, bytes.TrimSuffix(line, []byte{'\n'}))
		added++
	}
	return added
}

// backupParts are the parts of a parsed backup.
type backupParts struct {
	solves   []session.Solve
	newer    []byte            // lines of records that only a newer version can read
	game     *session.Session  // nil: there is none
	settings *session.Settings // nil: there are none
}

// readBackup parses a backup. fault is the language key of what is wrong with it, "" if nothing is.
func readBackup(data []byte) (parts backupParts, fault string) {
	var b backup
	err := json.Unmarshal(data, &b)
	switch {
	case b.V > backupForm: // before err, because fields of a newer format may have other types
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

// endLines returns a file of lines with a newline at its end, so that the last line does not look incomplete.
func endLines(text string) []byte {
	if text != "" && text[len(text)-1] != '\n' {
		text += "\n"
	}
	return []byte(text)
}
