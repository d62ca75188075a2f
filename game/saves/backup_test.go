package saves

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// packed returns a backup of files in a version of the format.
func packed(t *testing.T, form int, files map[string]string) string {
	t.Helper()
	data, err := json.Marshal(backup{V: form, Version: "test", Files: files})
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// unpacked returns the files in a backup of s.
func unpacked(t *testing.T, s *Saves) map[string]string {
	t.Helper()
	var b backup
	if err := json.Unmarshal(s.copied(t).Data, &b); err != nil {
		t.Fatal(err)
	}
	return b.Files
}

// copied returns a backup of s.
func (s *Saves) copied(t *testing.T) *game.FileOut {
	t.Helper()
	s.Backup("1.2", date)
	f := s.Copied()
	if f == nil || s.Copied() != nil {
		t.Fatal("no backup is made, or two")
	}
	return f
}

// restored restores a backup.
func (s *Saves) restored(t *testing.T, data string) Restored {
	t.Helper()
	s.Restore(BackupFile{Data: []byte(data)}, 0)
	done, ok := s.Restored()
	for range many {
		if !ok {
			s.Read()
			done, ok = s.Restored()
		}
	}
	if _, again := s.Restored(); !ok || again {
		t.Fatal("no backup is read, or two")
	}
	return done
}

func TestBackup(t *testing.T) {
	st := newStore(game.SolvesFile, "nonsense\n"+newerLine)
	s, _ := st.open()
	line := s.solve(t)
	s.Start(mustGame(t, farID), session.Options{}, 0, date)
	s.left(t, 0)
	s.Settings.Scheme = session.RowsScheme
	f := s.copied(t)
	if f.Name != "wildfifteen-2026-01-02.json" || f.Type != "application/json" || !IsBackup(f.Data) {
		t.Errorf("the file is %s, %s", f.Name, f.Type)
	}
	var b backup
	if err := json.Unmarshal(f.Data, &b); err != nil || b.V != backupForm || b.Version != "1.2" {
		t.Errorf("form %d of version %q, %v", b.V, b.Version, err)
	}
	want := map[string]string{
		game.GameFile: string(s.Log.Compact()), game.SolvesFile: newerLine + line, game.SettingsFile: string(s.Settings.JSON()), game.MarksFile: "", game.GoalsFile: "", game.PictureFile: "",
	}
	if !maps.Equal(b.Files, want) {
		t.Errorf("the files are %q, want %q", b.Files, want)
	}
	for _, f := range game.Stored() {
		if _, ok := b.Files[f.Name]; ok != f.Backup {
			t.Errorf("%s in the backup: %v", f.Name, ok)
		}
	}
}

// TestBackupReadsFirst checks that a backup contains records that had not been read yet.
func TestBackupReadsFirst(t *testing.T) {
	lines := solveLines(t, many)
	s, _ := newStore(game.SolvesFile, lines).open()
	if got := unpacked(t, s)[game.SolvesFile]; got != lines {
		t.Errorf("%d bytes of records, want %d", len(got), len(lines))
	}
}

func TestIsBackup(t *testing.T) {
	for text, want := range map[string]bool{`{"wildfifteen":1}`: true, " \n\t{": true, "3x3.snake#file\n": false, "": false, "[{": false} {
		if IsBackup([]byte(text)) != want {
			t.Errorf("%q is a backup: %v", text, !want)
		}
	}
}

// goodFiles are the files of a backup without a fault.
func goodFiles() map[string]string {
	return map[string]string{game.SolvesFile: "", game.GameFile: farHead + "+0 L k\n", game.SettingsFile: `{"v":1,"scheme":"rows"}`}
}

// TestRestoreFaults checks that a backup with any unreadable part changes nothing.
func TestRestoreFaults(t *testing.T) {
	const contradiction = `{"v":1,"id":"3x3.classic:1,2,3,4,5,6,7,0,8","moves":"L","at":[0]}`
	with := func(name, text string) string {
		files := goodFiles()
		files[name] = text
		return packed(t, backupForm, files)
	}
	const foreign, late, damaged = "backup.foreign", "backup.newer", "backup.damaged"
	for text, want := range map[string]string{
		"{": foreign, "{}": foreign, `{"wildfifteen":1}`: foreign, `{"wildfifteen":"x"}`: foreign, `{"wildfifteen":-1,"files":{}}`: foreign,
		`{"wildfifteen":2,"files":{}}`:                                late,
		`{"files":[],"wildfifteen":2}`:                                late,
		with(game.SolvesFile, contradiction+"\n"):                     damaged,
		with(game.SolvesFile, "nonsense\n"):                           damaged,
		with(game.SolvesFile, `{"v":1,"id":`):                         damaged,
		with(game.SolvesFile, newerLine+"nonsense\n"):                 damaged,
		with(game.GameFile, farHead+"+0 L k\n+1 X\n"):                 damaged,
		with(game.GameFile, farHead+"+0 L k\n+1 "):                    damaged,
		with(game.GameFile, "game 9 later\n"):                         late,
		with(game.SettingsFile, "nonsense"):                           damaged,
		with(game.SettingsFile, `{"v":1,"scheme":"rows","volume":7}`): damaged,
		with(game.SettingsFile, `{"v":2,"scheme":"rows"}`):            late,
	} {
		st := newStore()
		s, _ := st.load()
		s.Settings.Theme = session.DarkTheme
		before := string(s.Settings.JSON())
		if done := s.restored(t, text); done != (Restored{Fault: want}) {
			t.Errorf("%s: want fault %q; done %+v", text, want, done)
		}
		if string(s.Settings.JSON()) != before || s.dirty || s.Log.Current() != nil || s.History.Len() > 0 || !st.unchanged() {
			t.Errorf("%s: something has changed", text)
		}
	}
	s, _ := newStore().load()
	if done := s.restored(t, packed(t, backupForm, goodFiles())); done != (Restored{Game: true, Kept: true}) {
		t.Errorf("the same without a fault: %+v", done)
	}
}

// TestRestore gives a new player everything, and adds nothing the second time.
func TestRestore(t *testing.T) {
	files := goodFiles()
	line := solveLines(t, 1)
	files[game.SolvesFile] = line[:len(line)-1] // the last line has no newline
	data := packed(t, backupForm, files)
	st := newStore()
	s, _ := st.load()
	if done := s.restored(t, data); done != (Restored{Added: 1, Game: true, Kept: true}) {
		t.Fatalf("%+v", done)
	}
	s.Write()
	g := session.Load(st.files[game.GameFile]).Log.Current()
	if g == nil || g.STM() != 1 || !g.Paused() || !s.Log.Current().Paused() || s.Log.Current().Board() != g.Board() {
		t.Errorf("the log is %q", st.text(game.GameFile))
	}
	if kept, _ := session.LoadSettings(st.files[game.SettingsFile]); s.Settings.Scheme != session.RowsScheme || kept.Scheme != session.RowsScheme {
		t.Errorf("settings %s, stored %s", s.Settings.JSON(), st.text(game.SettingsFile))
	}
	if got := st.text(game.SolvesFile); got != line || s.History.Groups()[0].Tally(session.NoInput).Games != 1 {
		t.Errorf("the records are %q, want %q", got, line)
	}
	if done := s.restored(t, data); done != (Restored{Kept: true}) || st.text(game.SolvesFile) != line {
		t.Errorf("the second time: %+v", done)
	}
	delete(files, game.SettingsFile)
	s.Settings.Scheme = session.OneScheme
	if done := s.restored(t, packed(t, backupForm, files)); done.Fault != "" || s.Settings.Scheme != session.OneScheme {
		t.Errorf("a backup without settings changes them to %s, %+v", s.Settings.JSON(), done)
	}
}

// TestRestoreReadsFirst restores records that are stored already, but had not been read yet.
func TestRestoreReadsFirst(t *testing.T) {
	lines := solveLines(t, many)
	st := newStore(game.SolvesFile, lines)
	s, _ := st.open()
	data := packed(t, backupForm, map[string]string{game.SolvesFile: lines})
	if done := s.restored(t, data); done.Fault != "" || done.Added != 0 || st.text(game.SolvesFile) != lines {
		t.Errorf("%+v", done)
	}
}

// TestRestoreKeepsGames restores a backup while a game is being played, while undo would bring one back, and otherwise.
func TestRestoreKeepsGames(t *testing.T) {
	const started = farHead + "+0 L k\n"
	for _, c := range []struct {
		name, here, backup string
		taken              bool
	}{
		{"no game here", "", started, true},
		{"a deal without a move", farHead, started, true},
		{"a solved game", nearHead + "+0 L k\n", started, true},
		{"a game being played", started, started, false},
		{"a game behind a new deal", started + farHead, started, false},
		{"the backup has a deal without a move", farHead, farHead, false},
		{"the backup has a solved game", farHead, nearHead + "+0 L k\n", false},
		{"the backup has no game", farHead, "", false},
	} {
		st := newStore(game.GameFile, c.here)
		s, _ := st.load()
		data := packed(t, backupForm, map[string]string{game.GameFile: c.backup})
		if done := s.restored(t, data); done.Fault != "" || done.Game != c.taken {
			t.Errorf("%s: %+v", c.name, done)
		}
		if got := st.text(game.GameFile); !strings.HasPrefix(got, summed(c.here)) || (got != summed(c.here)) != c.taken {
			t.Errorf("%s: the log was %q, now it is %q", c.name, c.here, got)
		}
	}
}

// TestRestoreNewerRecords restores records that only a newer version can read: they are stored unchanged, once, and are
// part of the next backup.
func TestRestoreNewerRecords(t *testing.T) {
	const other = `{"v":3}` + "\n"
	line := solveLines(t, 1)
	data := packed(t, backupForm, map[string]string{game.SolvesFile: line + newerLine + other})
	st := newStore(game.SolvesFile, strings.TrimSpace(other)) // the last line has no newline
	s, _ := st.load()
	for _, added := range []int{2, 0} {
		if done := s.restored(t, data); done.Fault != "" || done.Added != added {
			t.Errorf("%+v, want %d records", done, added)
		}
	}
	all := session.LoadSolves(st.files[game.SolvesFile])
	if len(all.List) != 1 || string(all.NewerLines) != other+newerLine || all.BadLines != 0 {
		t.Errorf("the records are %q", st.text(game.SolvesFile))
	}
	if next := unpacked(t, s)[game.SolvesFile]; next != st.text(game.SolvesFile) {
		t.Errorf("the next backup has %q", next)
	}
}
