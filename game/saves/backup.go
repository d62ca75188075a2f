package saves

import (
	"bytes"
	"encoding/json"
	"slices"
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
// back, and all records, including those of newer versions. It does not contain what the program cannot read. If records
// are still being read, it takes a while: see Copied.
func (s *Saves) Backup(version string, date time.Time) {
	s.readAll()
	s.copying = &copying{version, date}
}

// Copied returns the file that Backup makes as soon as it is made, once. Of many records it only says where they stand.
func (s *Saves) Copied() *game.FileOut {
	c := s.copying
	if c == nil || s.Loading() {
		return nil
	}
	s.copying = nil
	return c.file(s)
}

// copying is a backup to be made.
type copying struct {
	version string
	date    time.Time
}

// file returns the backup. The records are the last of its files.
func (c *copying) file(s *Saves) *game.FileOut {
	data, _ := json.MarshalIndent(backup{backupForm, c.version, map[string]string{ // texts can always be written
		game.GameFile: string(s.games().Compact()), game.SettingsFile: string(s.Settings.JSON()), game.SolvesFile: "",
		game.MarksFile: string(s.Marks.lines.text), game.GoalsFile: string(s.Goals.lines.text),
		game.PictureFile: string(s.pictureText()),
	}}, "", " ")
	const empty = `"` + game.SolvesFile + `": "`
	head, tail, _ := bytes.Cut(data, []byte(empty))
	f := &game.FileOut{Name: "wildfifteen-" + c.date.Format("2006-01-02") + ".json", Type: "application/json"}
	f.Data = append(bytes.Clone(head), empty...)
	lines := game.Lines{Name: game.SolvesFile, Size: s.records.valid}
	for _, at := range s.records.spans {
		lines.Without = append(lines.Without, at.from)
	}
	var after []byte
	for _, line := range s.added.lines {
		after = game.AppendQuoted(after, line.text)
	}
	after = append(after, tail...)
	if lines.More = slices.Clone(s.added.parts); s.records.long != nil || len(lines.More) > 0 {
		f.Lines, f.Tail = &lines, after
		return f
	}
	whole := bytes.NewBuffer(f.Data)
	short := game.FileOut{Lines: &lines, Tail: after}
	_ = short.Write(whole, func(at game.Range) ([]byte, error) { return s.records.whole[at.From:][:at.Length], nil }) // neither fails
	f.Data = whole.Bytes()
	return f
}

// games returns the log of the running game, also if another instance saves it.
func (s *Saves) games() *session.Log {
	if s.shared && s.Log.Current() == nil {
		return session.Load(s.theirs).Log
	}
	return s.Log
}

// IsBackup reports whether a file that the player chose looks like a backup; other files are texts to open.
func IsBackup(data []byte) bool { return bytes.HasPrefix(bytes.TrimSpace(data), []byte{'{'}) }

// Restored says what Restore has taken from a backup.
type Restored struct {
	Fault string // the language key of the reason why nothing was taken; "": there is none
	Added int    // number of records that were new
	Game  bool   // the running game was taken
	Kept  bool   // all of it is written
	Cut   bool   // the file could not be read to its end once records were being added: some may be missing
}

// Restore adds the records of a backup to the stored ones and replaces the settings by those of the backup. It continues
// the backup's running game, too, unless a game is being played, or undo would bring one back. If any part of the backup
// cannot be read, nothing changes. It takes a while to read many records: see Restored.
func (s *Saves) Restore(f BackupFile, now time.Duration) {
	if !s.Taking() {
		s.restore = readBackup(f)
		s.restore.now = now
		s.readAll()
		s.restoreOn()
	}
}

// RestoreRecords is like Restore, but takes the records alone.
func (s *Saves) RestoreRecords(f BackupFile) {
	if !s.Taking() {
		s.restore = readBackup(f)
		s.restore.alone = true
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

// Restoring returns how much of a long backup has been read, in percent; ok is false if none is being read. It is read twice.
func (s *Saves) Restoring() (part int, ok bool) {
	r := s.restore
	if r == nil || r.ended || r.records.file == nil {
		return 0, false
	}
	q := &r.records
	part = int(50 * (q.pieces.used - int64(len(q.rest))) / max(1, q.pieces.size))
	if q.second {
		part += 50
	}
	return part, true
}

// restore reads a backup in steps: first it checks all records, then it adds them. The text of the records is never in
// memory as a whole, besides a backup that is.
type restore struct {
	done     Restored
	ended    bool
	now      time.Duration
	alone    bool               // only the records are taken
	game     *session.Session   // nil: there is none
	legs     []*session.Session // the legs of its run up to it; nil if it is of none
	settings *session.Settings  // nil: there are none
	marks    Marks
	goals    Goals
	picture  *Picture // nil: there is none
	records  quoted
	damaged  bool // a record cannot be read
	checked  bool // all records have been checked
	removed  map[session.Identity]bool
	lines    [][]byte // that wait to be written
	waiting  int      // bytes in them
	receipt  string   // of the first of them
}

// readBackup begins to read a backup.
func readBackup(f BackupFile) *restore {
	r := &restore{removed: map[session.Identity]bool{}}
	r.records.open(f)
	return r
}

// frame reads what is around the records, once all of them have been checked.
func (r *restore) frame() {
	var b backup
	err := json.Unmarshal(r.records.frame, &b)
	switch {
	case r.records.failed:
		r.fail("backup.unread")
		return
	case r.records.long:
		r.fail("backup.foreign")
		return
	case b.V > backupForm: // before err, because fields of a newer format may have other types
		r.fail("backup.newer")
		return
	case err != nil || b.V < 1 || b.Files == nil || r.records.broken:
		r.fail("backup.foreign")
		return
	}
	log := session.Load(endLines(b.Files[game.GameFile]))
	settings := b.Files[game.SettingsFile]
	set, problems := session.LoadSettings([]byte(settings))
	switch {
	case log.Newer > 0 || session.Newer(problems):
		r.fail("backup.newer")
		return
	case log.BadLines > 0 || len(problems) > 0 || r.damaged:
		r.fail("backup.damaged")
		return
	}
	if len(r.goals.read([]byte(b.Files[game.GoalsFile]))) > 0 || len(r.marks.read([]byte(b.Files[game.MarksFile]))) > 0 {
		r.fail("backup.damaged")
		return
	}
	if text := b.Files[game.PictureFile]; text != "" {
		p, newer, err := readPicture([]byte(text))
		switch {
		case newer:
			r.fail("backup.newer")
			return
		case err != nil:
			r.fail("backup.damaged")
			return
		}
		r.picture = p
	}
	if r.alone {
		r.goals, r.marks, r.picture = Goals{}, Marks{}, nil
	} else {
		r.game, r.legs = log.Log.Current(), log.Log.Legs()
	}
	if settings != "" && !r.alone {
		r.settings = &set
	}
	r.checked = true
	r.records.again()
}

func (r *restore) fail(fault string) { r.done, r.ended = Restored{Fault: fault}, true }

// restoreOn goes on with a backup that is being read, for a tick.
func (s *Saves) restoreOn() {
	r := s.restore
	if r == nil || r.ended || s.Loading() {
		return
	}
	for work := workATick; work > 0 && !r.ended && !s.added.full(); {
		line, ok, more := r.records.next()
		switch {
		case !ok && more:
			return
		case !ok && !r.checked:
			r.frame()
		case !ok:
			r.end(s)
		case !r.checked:
			r.check(line)
		default:
			r.add(s, line)
		}
		work -= len(line) + lineWork
	}
}

// check checks a line.
func (r *restore) check(line []byte) {
	switch l := session.ReadLine(line); l.Kind {
	case session.BadLine:
		r.damaged = true
	case session.NoteLine:
		if n := l.Note; n.Optimal == 0 {
			r.removed[n.Of] = n.Removed
		}
	}
}

// add adds what a line records, unless it is known.
func (r *restore) add(s *Saves, line []byte) {
	l := session.ReadLine(line)
	id := l.Solve.Identity()
	isNew := false
	switch l.Kind {
	case session.SolveLine:
		isNew = s.Take(l.Solve)
	case session.RunLine:
		id = l.Run.Identity()
		isNew = s.TakeRun(l.Run)
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
			s.remove(row)
		}
	}
}

// end takes what is not records.
func (r *restore) end(s *Saves) {
	s.restoreMarks(&r.marks)
	s.restoreGoals(&r.goals)
	if r.settings != nil {
		s.Settings = *r.settings
		s.Change()
	}
	if r.picture != nil {
		s.SetPicture(*r.picture)
	}
	if g := r.game; g != nil && !g.Over() && g.Started() && !s.Log.Playing() {
		s.compact(session.Options{})
		if r.legs == nil {
			r.legs = []*session.Session{g}
		}
		for _, leg := range r.legs {
			s.Log.Adopt(leg, r.now)
		}
		r.done.Game = true
	}
	r.done.Cut = r.records.broken
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
