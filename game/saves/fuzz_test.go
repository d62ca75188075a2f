package saves

import (
	"encoding/json"
	"testing"

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
