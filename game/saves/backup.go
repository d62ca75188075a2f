package saves

import (
	"bytes"
	"encoding/json"
	"strings"
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

// Backup makes a file for the player to keep. It contains the settings, the running game, the games that undo can bring
// back, and all records, including those of newer versions. It does not contain what the program cannot read. It takes a
// while to make one of many records: see Copied.
func (s *Saves) Backup(version string, date time.Time) {
	if s.copying == nil {
		s.readAll()
		s.copying = newCopying(s, version, date)
	}
}

// Copied returns the file that Backup makes as soon as it is made, once.
func (s *Saves) Copied() *game.FileOut {
	c := s.copying
	if c == nil || s.Loading() || c.step(s) {
		return nil
	}
	s.copying = nil
	return &game.FileOut{Name: "wildfifteen-" + c.date.Format("2006-01-02") + ".json", Type: "application/json", Data: c.out.Bytes()}
}

// copying writes a backup in steps.
type copying struct {
	date  time.Time
	out   bytes.Buffer
	lines stream
	rest  []byte // lines that are not written yet
	at    int64  // where they begin in the file
	bad   map[int64]bool
	added [][]byte
	tail  string // what ends the file
}

// newCopying begins a backup. The records are the last of its files, so that they can be added bit by bit.
func newCopying(s *Saves, version string, date time.Time) *copying {
	c := &copying{date: date, bad: map[int64]bool{}, added: s.added}
	for _, at := range s.records.spans {
		c.bad[at.from] = true
	}
	data, _ := json.MarshalIndent(backup{backupForm, version, map[string]string{ // texts can always be written
		game.GameFile: string(s.games().Compact()), game.SettingsFile: string(s.Settings.JSON()), game.SolvesFile: "",
		game.MarksFile: string(s.Marks.text),
	}}, "", " ")
	const empty = `"` + game.SolvesFile + `": "`
	head, tail, _ := bytes.Cut(data, []byte(empty))
	c.out.Write(head)
	c.out.WriteString(empty)
	c.tail = string(tail)
	if s.records.long == nil {
		c.rest = s.records.whole
		c.lines.ended = true
	} else {
		c.lines = stream{name: game.SolvesFile, size: s.records.size, piece: copyPiece}
	}
	return c
}

// games returns the log of the running game, also if another instance saves it.
func (s *Saves) games() *session.Log {
	if s.shared && s.Log.Current() == nil {
		return session.Load(s.theirs).Log
	}
	return s.Log
}

// copyPiece is how much of a long file is copied in a tick.
const copyPiece = 256 << 10

func (c *copying) reply(p game.Reply) { c.lines.got(p) }

// step copies some lines and reports whether there are more.
func (c *copying) step(s *Saves) (more bool) {
	if !c.lines.ended {
		if piece, ok := c.lines.next(s.records.long); ok {
			c.rest = append(bytes.Clone(c.rest), piece...)
		}
	}
	for {
		line, rest, whole := bytes.Cut(c.rest, []byte{'\n'})
		if !whole && !c.lines.ended {
			return true
		}
		if len(c.rest) == 0 {
			break
		}
		// Half a line that an interrupted write has left cannot be read and is not among the bad ones.
		if !c.bad[c.at] && (whole || session.ReadLine(line).Kind != session.BadLine) {
			c.write(line)
		}
		c.at += int64(len(c.rest) - len(rest))
		c.rest = rest
	}
	for _, line := range c.added {
		c.write(line)
	}
	c.out.WriteString(c.tail)
	return false
}

// write adds a line to the text in the JSON.
func (c *copying) write(line []byte) {
	if len(bytes.TrimSpace(line)) > 0 {
		quoted, _ := json.Marshal(string(line))
		c.out.Write(quoted[1 : len(quoted)-1])
		c.out.WriteString(`\n`)
	}
}

// IsBackup reports whether a file that the player chose looks like a backup; other files are texts to open.
func IsBackup(data []byte) bool { return bytes.HasPrefix(bytes.TrimSpace(data), []byte{'{'}) }

// Restored says what Restore has taken from a backup.
type Restored struct {
	Fault string // the language key of the reason why nothing was taken; "": there is none
	Added int    // number of records that were new
	Game  bool   // the running game was taken
	Kept  bool   // all of it is written
}

// Restore adds the records of a backup to the stored ones and replaces the settings by those of the backup. It continues
// the backup's running game, too, unless a game is being played, or undo would bring one back. If any part of the backup
// cannot be read, nothing changes. It takes a while to read many records: see Restored.
func (s *Saves) Restore(data []byte, now time.Duration) {
	if s.restore == nil {
		s.restore = readBackup(data)
		s.restore.now = now
		s.readAll()
		s.restoreOn()
	}
}

// RestoreRecords is like Restore, but takes the records alone.
func (s *Saves) RestoreRecords(data []byte) {
	if s.restore == nil {
		s.restore = readBackup(data)
		s.restore.game, s.restore.settings = nil, nil
	}
}

// Restored returns what Restore has taken as soon as it is done, once.
func (s *Saves) Restored() (done Restored, ok bool) {
	r := s.restore
	if r == nil || !r.ended {
		return Restored{}, false
	}
	s.restore = nil
	return r.done, true
}

// restore reads a backup in steps: first it checks all records, then it adds them.
type restore struct {
	done     Restored
	ended    bool
	now      time.Duration
	game     *session.Session  // nil: there is none
	settings *session.Settings // nil: there are none
	text     string            // the records
	marks    string            // lines of marks
	checked  int               // number of the bytes of text that have been checked
	added    int               // number of the bytes of text that have been added
	removed  map[session.Identity]bool
}

// readBackup begins to read a backup.
func readBackup(data []byte) *restore {
	r := &restore{removed: map[session.Identity]bool{}}
	var b backup
	err := json.Unmarshal(data, &b)
	switch {
	case b.V > backupForm: // before err, because fields of a newer format may have other types
		return r.fail("backup.newer")
	case err != nil || b.V < 1 || b.Files == nil:
		return r.fail("backup.foreign")
	}
	log := session.Load(endLines(b.Files[game.GameFile]))
	settings := b.Files[game.SettingsFile]
	set, problems := session.LoadSettings([]byte(settings))
	switch {
	case log.Newer > 0 || session.Newer(problems):
		return r.fail("backup.newer")
	case log.BadLines > 0 || len(problems) > 0:
		return r.fail("backup.damaged")
	}
	r.text, r.game, r.marks = b.Files[game.SolvesFile], log.Log.Current(), b.Files[game.MarksFile]
	if settings != "" {
		r.settings = &set
	}
	return r
}

func (r *restore) fail(fault string) *restore {
	r.done, r.ended = Restored{Fault: fault}, true
	return r
}

// restoreOn goes on with a backup that is being read, for a tick.
func (s *Saves) restoreOn() {
	r := s.restore
	if r == nil || r.ended || s.Loading() {
		return
	}
	work := workATick
	for ; work > 0 && !r.ended && r.checked < len(r.text); work -= r.check() {
	}
	for ; work > 0 && !r.ended && r.checked >= len(r.text) && r.added < len(r.text); work -= r.add(s) {
	}
	if !r.ended && r.added >= len(r.text) {
		r.end(s)
	}
}

// line returns the line of the records that begins at a byte, and where the next one begins.
func (r *restore) line(from int) (line []byte, next int) {
	text, _, _ := strings.Cut(r.text[from:], "\n")
	return []byte(text), from + len(text) + 1
}

// check checks a line and returns how much work that was.
func (r *restore) check() (work int) {
	line, next := r.line(r.checked)
	r.checked = next
	switch l := session.ReadLine(line); l.Kind {
	case session.BadLine:
		r.fail("backup.damaged")
	case session.NoteLine:
		if n := l.Note; n.Optimal == 0 {
			r.removed[n.Of] = n.Removed
		}
	}
	return len(line) + lineWork
}

// add adds what a line records, unless it is known, and returns how much work that was.
func (r *restore) add(s *Saves) (work int) {
	line, next := r.line(r.added)
	r.added = next
	l := session.ReadLine(line)
	id := l.Solve.Identity()
	isNew := false
	switch l.Kind {
	case session.SolveLine:
		isNew = s.Take(l.Solve)
	case session.ToldLine:
		id = l.Told.Identity()
		isNew = s.Import(l.Told)
	case session.NewerLine:
		if s.takeNewer(line) {
			r.done.Added++
		}
	case session.NoteLine:
		if row, ok := s.History.Find(l.Note.Of); ok && l.Note.Optimal > 0 && s.History.Row(row).Optimal == 0 {
			s.SetOptimal(row, l.Note.Optimal)
		}
	}
	if isNew {
		r.done.Added++
		if row, ok := s.History.Find(id); ok && r.removed[id] {
			s.Remove(row)
		}
	}
	return len(line) + lineWork
}

// end takes what is not records.
func (r *restore) end(s *Saves) {
	s.restoreMarks(r.marks)
	if r.settings != nil {
		s.Settings = *r.settings
		s.Change()
	}
	if g := r.game; g != nil && !g.Solved() && g.Started() && !s.Log.Playing() {
		s.compact()
		s.Log.Adopt(g, r.now)
		r.done.Game = true
	}
	r.done.Kept = s.Flush()
	r.ended = true
}

// takeNewer stores a line that only a newer version can read, unless it is there. It reports whether it is new.
func (s *Saves) takeNewer(line []byte) bool {
	hash := session.HashLine(line)
	if s.records.known[hash] {
		return false
	}
	s.records.known[hash] = true
	s.append(bytes.Clone(line))
	return true
}

// endLines returns a file of lines with a newline at its end, so that the last line does not look incomplete.
func endLines(text string) []byte {
	if text != "" && text[len(text)-1] != '\n' {
		text += "\n"
	}
	return []byte(text)
}
