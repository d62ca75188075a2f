package saves

import (
	"encoding/json"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// FuzzRestore reads backups made of any log, records and settings: what they hold is taken whole or not at all, and what is
// stored then can be read.
func FuzzRestore(f *testing.F) {
	good := string(session.Defaults().JSON())
	f.Add(1, farHead+"+0 L k\n", newerLine, good, "")
	f.Add(1, "", "nonsense\n", `{"v":1,"scheme":"rows"}`, "")
	f.Add(2, summed(farHead), `{"v":1,"id":`, `{"v":2}`, "")
	f.Add(1, summed(nearHead+"+0 L k\n"), "", "", `{"wildfifteen":1,"files":{}}`)
	f.Add(1, "", "", good, pictureBackup(f))
	f.Fuzz(func(t *testing.T, form int, log, solves, settings, raw string) {
		data := []byte(raw)
		if raw == "" {
			data, _ = json.Marshal(backup{V: form, Version: "x", Files: map[string]string{
				game.GameFile: log, game.SolvesFile: solves, game.SettingsFile: settings,
			}})
		}
		st := newStore()
		s, _ := st.load()
		s.Restore(BackupFile{Data: data}, 0)
		done, ok := s.Restored()
		for n := 0; !ok; n++ {
			if n > 10_000 {
				t.Fatal("it does not end")
			}
			s.Read()
			done, ok = s.Restored()
		}
		fault := done.Fault
		s.Write()
		if fault != "" && !st.unchanged() {
			t.Errorf("%q: stored are %q %q", fault, st.appended, st.replaced)
		}
		if _, notices := st.load(); len(notices) > 0 {
			t.Errorf("the next start says %q", keys(notices))
		}
	})
}

// FuzzTakeIn reads any table, as a whole and in parts: it comes to an end, both ways take the same, and what is stored then can be
// read.
func FuzzTakeIn(f *testing.F) {
	f.Add("type;hard mode;width;height;time;moves;date\nclassic;0;4;4;83.125;180;12/31/2025\n", 50)
	f.Add("type;hard mode;width;height;time;moves;date\nclassic;0;4;4;83.125;180;03/04/2025", 44)
	f.Add(newerLine+"\n\n", 3)
	f.Add(`{"v":1,"id":"3x3.classic:1,2,3,4,5,6,7,0,8","moves":"L","at":[0],"ms":0,"date":"2026-01-02T03:04:05Z"}`, 9)
	f.Fuzz(func(t *testing.T, text string, first int) {
		data := []byte(text)
		if !IsTable(data) {
			return
		}
		first = max(0, min(first, len(data)))
		var all []TakenIn
		for _, file := range []BackupFile{{Data: data}, {Data: data[:first], Name: "opened", Size: int64(len(data)), Reader: &pieces{data: data}}} {
			if file.Reader != nil && (!IsTable(file.Data) || isRecords(file.Data) != isRecords(data)) {
				continue
			}
			st := newStore()
			s, _ := st.load()
			s.TakeIn(file, "d/m/y", time.UTC)
			done, ok := s.TakenIn()
			for n := 0; !ok; n++ {
				if n > 10_000 {
					t.Fatal("it does not end")
				}
				if p, parts := file.Reader.(*pieces); parts {
					for _, reply := range p.answer() {
						s.Reply(reply)
					}
				}
				s.Read()
				done, ok = s.TakenIn()
			}
			if done.Added != s.History.Len() {
				t.Errorf("%+v, %d rows", done, s.History.Len())
			}
			if _, notices := st.load(); len(notices) > 0 {
				t.Errorf("the next start says %q", keys(notices))
			}
			all = append(all, done)
		}
		if len(all) > 1 && all[0] != all[1] {
			t.Errorf("as a whole %+v, in parts %+v", all[0], all[1])
		}
	})
}
