package e2e_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/e2e"
	"wildfifteen/render/pixels"
)

// TestReplayOfACrash plays the report of a crash in the real program, as a developer does who got it: the window shows what the
// player saw last, and the program ends by itself without a complaint.
func TestReplayOfACrash(t *testing.T) {
	const id = "4x4.spiral#crash"
	w := newTwin(&e2e.Program{Width: 640, Height: 480}, id)
	for _, key := range []game.Key{"ArrowUp", "ArrowLeft", "ArrowDown"} {
		w.Press(key)
		w.Ticks(20)
	}
	report := w.App.Report(game.Recorded{Fault: "as asked", Stack: "here"})
	file := filepath.Join(t.TempDir(), "crash.jsonl")
	if err := os.WriteFile(file, report, 0o600); err != nil {
		t.Fatal(err)
	}
	p := e2e.Start(t, e2e.Options{Width: 640, Height: 480, Args: []string{"--mute", "--replay", file}})
	p.Ticks(bytes.Count(report, []byte(`"Now":`)) - 2) // one passes at the start, and the last one ends the program
	if n, worst := pixels.Differ(p.Picture(), w.Picture(), 8); worst > 80 || n > p.Width*p.Height/1000 {
		t.Errorf("%d pixels differ, by up to %d", n, worst)
	}
	if n, _ := pixels.Differ(newTwin(p, id).Picture(), w.Picture(), 8); n < 1000 {
		t.Errorf("no game was played: %d pixels have changed", n)
	}
	p.Ticks(2)
	p.Gone()
}
