//go:build !js && !android && !ios

package app_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/host/store"
	"wildfifteen/game/session"
	"wildfifteen/render"
)

// TestRecordedLong records a start with so many records that they are read in parts, and plays the recording without them.
func TestRecordedLong(t *testing.T) {
	dir := t.TempDir()
	var lines []byte
	for i := int64(0); len(lines) <= 2*game.LongFile; i++ {
		told := session.Told{Config: "3x3.snake", MS: 90_000 - i, STM: 80, Date: time.Unix(i, 0)}
		lines = append(append(lines, told.Line()...), '\n')
	}
	if err := os.WriteFile(filepath.Join(dir, game.SolvesFile), lines, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, what := range []string{"without an index", "with one"} {
		d := store.OpenDisk(dir)
		var recording bytes.Buffer
		fonts := render.NewFonts()
		r := app.Record(game.Boot{Files: d.Files(), Store: d, Fonts: fonts, Game: "3x3.snake#a", Locale: "en"}, [2]uint64{1, 2}, &recording)
		in := game.Input{Width: 900, Height: 700, Scale: 1, Focused: true, Locale: "en"}
		ranged, after, inputs := 0, 0, 0
		for ; after < 60 && inputs < 5000; inputs++ { // until nothing has been read for a second
			in.Now += time.Second / 60
			in.Replies = d.Replies(nil, assets.Load("en"))
			r.Update(&in)
			if after++; len(in.Replies) > 0 {
				ranged += len(in.Replies)
				after = 0
			}
			time.Sleep(time.Millisecond)
		}
		err := r.Close()
		d.Close()
		if err != nil || ranged < 3 {
			t.Fatalf("%s: %d parts are read, %v", what, ranged, err)
		}
		if n, err := replay(&recording); err != nil || n != inputs {
			t.Errorf("%s: %d inputs of %d, %v", what, n, inputs, err)
		}
	}
}
