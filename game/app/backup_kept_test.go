package app_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
)

// slowStore is a store whose disk has not written anything yet.
type slowStore struct{ *gametest.Memory }

func (slowStore) Flush() bool { return false }

// TestBackupIsWrittenBeforeItIsSaid takes in a backup on a good disk and on one that does not write.
func TestBackupIsWrittenBeforeItIsSaid(t *testing.T) {
	t.Parallel()
	old := gametest.New(t, gametest.Options{})
	solveNear(old, nearGame)
	old.Tick(60)
	old.Key("Enter")
	data := backupOf(old).Data
	const taken, unwritten = "Restored your settings and 1 new solve.", "Restored, but not saved yet. Don't close Wild Fifteen until it can be saved."
	for want, boot := range map[string]func(*game.Boot){
		taken:     nil,
		unwritten: func(b *game.Boot) { b.Store = slowStore{b.Store.(*gametest.Memory)} },
	} {
		r := gametest.New(t, gametest.Options{Boot: boot})
		opened(r, "copy.json", data)
		r.Tick(1)
		if !r.Says(want) {
			t.Errorf("does not say %q", want)
		}
	}
}
