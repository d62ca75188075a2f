package app_test

import (
	"bytes"
	"errors"
	"flag"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

var recordRuns = flag.Bool("record-runs", false, "record the runs in testdata/runs anew")

// runs is the folder of the recorded runs.
const runs = "testdata/runs"

// windows are those of the recorded runs.
var windows = map[string]gametest.Options{"phone": {W: 360, H: 640, Scale: 2}, "desktop": {W: 1000, H: 700, Dark: true}}

// TestRecordedRuns replays recorded runs of every scene: the game must show and store the same as when they were
// recorded. After an intended change, look at the differences first, then record the runs anew with -record-runs. A room
// without recorded runs, such as a new one, is replayed from runs recorded in memory.
func TestRecordedRuns(t *testing.T) {
	if *recordRuns {
		recordAll(t)
	}
	for _, s := range recordedScenes() {
		for window, o := range windows {
			t.Run(s.Name+"-"+window, func(t *testing.T) {
				t.Parallel()
				data, err := os.ReadFile(runFile(s, window))
				if errors.Is(err, os.ErrNotExist) && slices.Contains(app.Rooms(), s.Name) {
					var run bytes.Buffer
					recordRun(t, s, o, &run)
					data, err = run.Bytes(), nil
				}
				if err != nil {
					t.Fatal(err)
				}
				if n, err := replay(bytes.NewReader(data)); err != nil || n < 100 {
					t.Errorf("%d inputs: %v", n, err)
				}
			})
		}
	}
}

// recordedScenes returns the states in which the recorded runs begin: the board, all rooms, and the scenes that these
// lead to.
func recordedScenes() (all []gametest.Scene) {
	all = append(all, gametest.Scene{Name: "play", Game: "3x3.snake#a"})
	games := [...]string{"4x4.spiral#b", "", "3x3.snake#a"}
	for i, room := range append([]string{"again", "auto"}, app.Rooms()...) {
		all = append(all, gametest.Scene{Name: room, Game: games[i%len(games)], Lead: func(r *gametest.Run) { r.Open(room) }})
	}
	below := []string{"pause", "result", "message", "entry", "keys", "keys-ask", "licence", "atlas-pick", "newgame-level", "lab-goal"}
	for _, s := range gametest.Scenes() {
		if slices.Contains(below, s.Name) {
			all = append(all, s)
		}
	}
	return all
}

// runFile returns the name of the file of a recorded run.
func runFile(s gametest.Scene, window string) string {
	return filepath.Join(runs, s.Name+"-"+window+".run")
}

// replay plays a recording and returns how many inputs it had.
func replay(r io.Reader) (inputs int, err error) {
	from, err := game.ReadRecording(r)
	if err != nil {
		return 0, err
	}
	p := app.NewReplay(game.Boot{Fonts: render.NewFonts()}, from)
	for !p.Update(nil).Quit {
		inputs++
	}
	return inputs, p.Err()
}

// recordAll records all runs.
func recordAll(t *testing.T) {
	t.Helper()
	if err := errors.Join(os.RemoveAll(runs), os.MkdirAll(runs, 0o755)); err != nil {
		t.Fatal(err)
	}
	for _, s := range recordedScenes() {
		for window, o := range windows {
			f, err := os.Create(runFile(s, window))
			if err != nil {
				t.Fatal(err)
			}
			recordRun(t, s, o, f)
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// recordRun records a run that begins in a scene. Its random choices depend on the scene's name and the window alone.
func recordRun(t *testing.T, s gametest.Scene, o gametest.Options, to io.Writer) {
	t.Helper()
	seed := fnv.New64()
	io.WriteString(seed, s.Name)
	o.Record = to
	r := s.Run(t, o)
	wander(r, rand.New(rand.NewPCG(seed.Sum64(), uint64(o.W))))
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
}

// wander plays at random: taps controls, presses keys, moves sliders, turns the wheel and lets time pass. It leaves the
// menu at once, so that the runs stay the same when the menu gets another room.
func wander(r *gametest.Run, rnd *rand.Rand) {
	keys := []game.Key{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Tab", "Space", "H", "Z", "G", "P", "Escape", "M"}
	for range 40 {
		controls := r.App.Controls()
		c := controls[rnd.IntN(len(controls))]
		switch n := rnd.IntN(8); {
		case n < 3 && c.Touchable() && !c.Rect.Intersect(c.Clip).Empty() && c.ID.Name != "quit":
			r.Point(game.PointerKind(rnd.IntN(2)), c.Rect.Intersect(c.Clip).Centre())
		case c.Role == ui.Slider && n < 5:
			r.Reply(game.Reply{Kind: game.Adjusted, ID: c.ID, At: c.Lo + rnd.Float32()*(c.Hi-c.Lo)})
		case n == 5:
			r.In.Wheel.Y = float32(1 - 2*rnd.IntN(2))
			r.Tick(3)
		case n == 6:
			r.Tick(30)
		default:
			r.Key(keys[rnd.IntN(len(keys))])
		}
		if r.SceneName() == "menu" {
			r.Key("Escape")
		}
	}
	r.Tick(60)
}

// TestReplayDiffers checks that a replay tells where it differs, and what is wrong with a text that is no recording.
func TestReplayDiffers(t *testing.T) {
	var text bytes.Buffer
	r := gametest.New(t, gametest.Options{Game: "3x3.snake#a", Record: &text})
	r.Tick(5)
	r.Key("ArrowUp")
	r.Tick(60)
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	if n, err := replay(bytes.NewReader(text.Bytes())); err != nil || n != 67 {
		t.Errorf("%d inputs, %v", n, err)
	}
	for what, spoilt := range map[string]string{
		"differs":         strings.Replace(text.String(), `"Key":"ArrowUp"`, `"Key":"ArrowLeft"`, 2),
		"not a recording": "{\"recording\":2}\n",
		"line 3":          strings.Replace(text.String(), "\n{\"Now\"", "\n{\"Now", 1),
		"EOF":             "",
	} {
		if _, err := replay(strings.NewReader(spoilt)); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("instead of %q the error is %v", what, err)
		}
	}
}

// TestRecordingKeepsInputs checks that every field of an input comes back.
func TestRecordingKeepsInputs(t *testing.T) {
	in := game.Input{Now: 7 * time.Millisecond, Date: gametest.Start, Rate: 120, Width: 3, Height: 4, Scale: 1.5, Insets: game.Insets{Left: 1},
		Focused: true, Suspended: true, Redraw: true, Locale: "de", Dark: true, Contrast: true, ReducedMotion: true, TextScale: 1.25,
		Pointers: []game.Pointer{{Kind: game.Touch, ID: 3, At: render.Point{X: 1.5, Y: -2}, Down: true}, {Right: true, Middle: true, Lost: true}},
		Wheel:    render.Point{Y: -1}, Keys: []game.KeyEvent{{Key: "Z", Printed: "Y", Mods: game.Ctrl, Down: true, Repeat: true}}, Mods: game.Ctrl,
		Text: "é\n", Pads: []game.Pad{{ID: 1, Name: "pad", Buttons: game.PadX, Stick: render.Point{X: 0.25}}},
		Replies: []game.Reply{{Kind: game.Opened, Text: "name", Data: []byte{0, 255}, ID: ui.ID{Name: "x", N: 2}, At: 0.5}}}
	later := game.Input{Now: 9 * time.Millisecond, Date: in.Date.Add(2 * time.Millisecond), Keys: []game.KeyEvent{{Key: "A"}}}
	clock := later
	clock.Now, clock.Date = later.Now+time.Millisecond, later.Date.Add(time.Hour) // somebody sets the clock
	var text bytes.Buffer
	rec := game.NewRecorder(&text, game.Recorded{Seed: [2]uint64{1, 2}})
	want := []game.Input{in, later, later, clock}
	for i := range want {
		rec.Input(&want[i])
	}
	if err := rec.Flush(); err != nil {
		t.Fatal(err)
	}
	from, err := game.ReadRecording(&text)
	if err != nil {
		t.Fatal(err)
	}
	for i := range want {
		got, _, err := from.Next()
		if err != nil || !reflect.DeepEqual(*got, want[i]) {
			t.Errorf("input %d: %+v, %v, want %+v", i, got, err, want[i])
		}
	}
	if _, _, err := from.Next(); err != io.EOF {
		t.Errorf("the end: %v", err)
	}
}

// FuzzRecording reads any text as a recording: no text makes the reader panic, and it ends.
func FuzzRecording(f *testing.F) {
	f.Add("{\"recording\":1,\"seed\":[1,2]}\n{\"Now\":1,\"Keys\":[{\"Key\":\"A\"}]}\n{\"check\":{\"list\":\"a\"}}\n{\"Now\":2,\"Keys\":null}\n")
	f.Add("{\"recording\":1}\n[]\n")
	f.Fuzz(func(t *testing.T, text string) {
		from, err := game.ReadRecording(strings.NewReader(text))
		for n := 0; err == nil; n++ {
			if _, _, err = from.Next(); n > len(text) {
				t.Fatal("it does not end")
			}
		}
	})
}
