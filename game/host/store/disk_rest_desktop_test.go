//go:build !js && !android && !ios

package store

import (
	"testing"
	"testing/synctest"
	"time"

	"wildfifteen/game"
)

// TestNoWakeUpAtRest writes files of all kinds: once they are on the disk, no writer wakes up by itself, but where another program
// saves the running game, to take that over.
func TestNoWakeUpAtRest(t *testing.T) {
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		d, _ := open(dir)
		second, _ := open(dir)
		for _, name := range []string{game.GameFile, game.SolvesFile} {
			d.Append(name, []byte("{}"))
		}
		d.Confirm(game.SolvesFile, "receipt")
		d.Replace(game.SettingsFile, []byte("{}"))
		d.Replace(game.GameFile, []byte("short\n"))
		d.Append(game.GameFile, []byte("more"))
		time.Sleep(2 * syncAfter)
		synctest.Wait()
		for w, name := range map[*writer]string{&d.game: "moves", &d.rest: "the rest"} {
			if again := d.pause(w, false); again >= 0 {
				t.Errorf("the writer of %s wakes up after %v", name, again)
			}
		}
		if again := second.pause(&second.rest, false); again != inheritAfter {
			t.Errorf("the second program wakes up after %v", again)
		}
		second.Close()
		d.Close()
	})
}
