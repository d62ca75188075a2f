package e2e_test

import (
	"encoding/json"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/e2e"
	"wildfifteen/render"
)

func TestMain(m *testing.M) { e2e.Main(m) }

var probe = e2e.Module() + "/game/e2e/probe"

// startProbe starts the probe and runs its first tick.
func startProbe(t *testing.T, o e2e.Options) *e2e.Program {
	t.Helper()
	o.Program = probe
	p := e2e.Start(t, o)
	p.Ticks(2)
	return p
}

// inputs returns the inputs that the probe has printed.
func inputs(t *testing.T, p *e2e.Program) (all []game.Input) {
	t.Helper()
	for line := range strings.Lines(p.Said()) {
		if !strings.HasPrefix(line, "{") {
			continue
		}
		var in game.Input
		if err := json.Unmarshal([]byte(line), &in); err != nil {
			t.Fatalf("%v in %q", err, line)
		}
		all = append(all, in)
	}
	return all
}

// eventually waits until a condition holds that depends on real time.
func eventually(t *testing.T, p *e2e.Program, what string, is func() bool) {
	t.Helper()
	for range 1000 {
		if is() {
			return
		}
		p.Ticks(1)
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatalf("%s did not happen; the program said\n%s", what, p.Said())
}

func colourAt(m *image.RGBA, x, y int) render.Color {
	c := m.RGBAAt(x, y)
	return render.Color{R: c.R, G: c.G, B: c.B, A: c.A}
}

func TestSizeAndScale(t *testing.T) {
	p := startProbe(t, e2e.Options{Width: 641, Height: 359, Scale: 1.25})
	in := inputs(t, p)[0]
	if in.Width != 641 || in.Height != 359 || in.Scale != 1.25 || !in.Focused || in.Locale != "en-US" {
		t.Errorf("first input %+v", in)
	}
	if c := colourAt(p.Picture(), 640, 358); c != (render.Color{R: 200, A: 255}) {
		t.Errorf("lower right corner %v", c)
	}
	p.Resize(300, 500)
	p.Ticks(1)
	all := inputs(t, p)
	if in := all[len(all)-1]; in.Width != 300 || in.Height != 500 {
		t.Errorf("after a resize %+v", in)
	}
	if c := colourAt(p.Picture(), 299, 499); c != (render.Color{R: 200, A: 255}) {
		t.Errorf("lower right corner after a resize %v", c)
	}
	p.Close()
	if !strings.HasSuffix(p.Said(), "shutdown\n") {
		t.Errorf("the program said\n%s", p.Said())
	}
}

func TestPictureFollowsTheList(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	red, green := render.Color{R: 200, A: 255}, render.Color{G: 200, A: 255}
	for range 8 { // more frames than the engine still draws after the last change
		if c := colourAt(p.Picture(), 5, 5); c != red {
			t.Fatalf("colour %v", c)
		}
	}
	p.Press("G")
	if c := colourAt(p.Picture(), 5, 5); c != green {
		t.Errorf("colour %v after the list changed", c)
	}
}

func TestKeys(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.Press("Shift+ArrowLeft")
	p.Press("Digit1")
	var got []string
	for _, in := range inputs(t, p) {
		for _, k := range in.Keys {
			s := string(k.Key)
			if k.Mods&game.Shift != 0 {
				s = "Shift+" + s
			}
			if !k.Down {
				s += " up"
			}
			got = append(got, s)
		}
	}
	text := strings.Join(got, ", ")
	for _, want := range []string{"Shift+ArrowLeft", "ArrowLeft up", "Digit1, Digit1 up"} {
		if !strings.Contains(text, want) {
			t.Errorf("events %s lack %s", text, want)
		}
	}
}

func TestKeyRepeats(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	repeated := func() bool {
		n := 0
		for _, in := range inputs(t, p) {
			for _, k := range in.Keys {
				if k.Key == "ArrowRight" && k.Down && k.Repeat {
					n++
				}
			}
		}
		return n >= 3
	}
	stop := p.HoldDown("ArrowRight")
	eventually(t, p, "a repeated key", repeated)
	stop()
}

func TestMouse(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	for _, in := range inputs(t, p) {
		if len(in.Pointers) != 0 {
			t.Fatalf("a pointer before any mouse: %+v", in.Pointers)
		}
	}
	p.Click(render.Point{X: 100, Y: 50})
	p.MoveMouse(render.Point{X: -20, Y: 50})
	p.Wheel(-1)
	var downs, ups int
	var wheel float32
	all := inputs(t, p)
	for i, in := range all {
		for _, m := range in.Pointers {
			if m.Kind != game.Mouse {
				t.Fatalf("pointer %+v", m)
			}
			if m.Down && m.At == (render.Point{X: 100, Y: 50}) {
				downs++
			} else if downs > 0 && !m.Down && i > 0 {
				ups++
			}
		}
		wheel += in.Wheel.Y
	}
	if downs == 0 || ups == 0 || wheel != -1 {
		t.Errorf("%d inputs with the button down, %d after it, wheel %v", downs, ups, wheel)
	}
	if last := all[len(all)-1]; len(last.Pointers) != 0 {
		t.Errorf("a mouse outside the window: %+v", last.Pointers)
	}
}

func TestTouch(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.Swipe(render.Point{X: 10, Y: 20}, render.Point{X: 110, Y: 20}, 4)
	p.Tap(render.Point{X: 300, Y: 300})
	var last [2]game.Pointer
	for _, in := range inputs(t, p) {
		for _, f := range in.Pointers {
			if f.Kind != game.Touch || f.ID > 1 {
				t.Fatalf("pointer %+v", f)
			}
			last[f.ID] = f
		}
	}
	want := [2]game.Pointer{
		{Kind: game.Touch, ID: 0, At: render.Point{X: 110, Y: 20}},
		{Kind: game.Touch, ID: 1, At: render.Point{X: 300, Y: 300}},
	}
	if last != want {
		t.Errorf("the fingers ended as %+v, want %+v", last, want)
	}
}

func TestPad(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.Pad(game.PadX, game.PadDown)
	p.Stick(0, -1)
	var buttons, stick bool
	for _, in := range inputs(t, p) {
		for _, g := range in.Pads {
			buttons = buttons || g.Buttons == game.PadX|game.PadDown
			stick = stick || g.Stick == render.Point{Y: -1}
		}
	}
	if !buttons || !stick {
		t.Errorf("buttons %v, stick %v in\n%s", buttons, stick, p.Said())
	}
}

func TestText(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.Press("A")
	p.Press("T")
	p.Type("4x4#Grün 東")
	var typed string
	for _, in := range inputs(t, p) {
		typed += in.Text
	}
	if typed != "4x4#Grün 東" {
		t.Errorf("typed %q", typed)
	}
	p.Press("Escape")
	p.Ticks(1)
	if p.Typing() {
		t.Error("the text entry is gone, and still has the keyboard")
	}
}

func TestPanicIsShownAndLeft(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.Press("L", "P")
	shown := p.Picture()
	if c := colourAt(shown, 5, 5); c == (render.Color{R: 200, A: 255}) {
		t.Error("the picture is the program's still")
	}
	if !strings.Contains(p.File("crash.log"), "panic: as asked") {
		t.Errorf("crash.log holds %q", p.File("crash.log"))
	}
	p.Press("Enter")
	p.Ticks(1)
	if !strings.Contains(p.Said(), `begin "line\n"`) {
		t.Errorf("the program did not begin anew with its files:\n%s", p.Said())
	}
	if c := colourAt(p.Picture(), 5, 5); c != (render.Color{R: 200, A: 255}) {
		t.Errorf("colour %v after the new beginning", c)
	}
	p.Close()
}

func TestQuit(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.PressOnly("Q")
	p.Gone()
	if !strings.HasSuffix(p.Said(), "shutdown\n") {
		t.Errorf("the program said\n%s", p.Said())
	}
}

func TestSavedFile(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_DOWNLOAD_DIR", filepath.Join(home, "none"))
	p := startProbe(t, e2e.Options{})
	p.Press("S", "S")
	var names []string
	eventually(t, p, "saving twice", func() bool {
		names = nil
		for _, in := range inputs(t, p) {
			for _, r := range in.Replies {
				if r.Kind == game.Saved {
					names = append(names, r.Text)
				}
			}
		}
		return len(names) == 2
	})
	slices.Sort(names)
	for i, name := range []string{"probe (2).txt", "probe.txt"} {
		if names[i] != filepath.Join(home, name) {
			t.Errorf("saved as %s", names[i])
		}
		if data, err := os.ReadFile(filepath.Join(home, name)); err != nil || string(data) != "kept" {
			t.Errorf("%s holds %q, %v", name, data, err)
		}
	}
}

func TestFastTicksSayTheirRate(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.Press("F")
	rates := map[int]bool{}
	for _, in := range inputs(t, p) {
		rates[in.Rate] = true
	}
	if !rates[60] || !rates[120] || len(rates) != 2 {
		t.Errorf("rates %v", rates)
	}
}

// TestSoundWithoutADevice plays a sound on a machine that may have no sound device: the program continues.
func TestSoundWithoutADevice(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.Press("M", "M")
	time.Sleep(300 * time.Millisecond)
	p.Press("M")
	p.Ticks(60)
	p.Close()
}

// TestShortPress presses and releases a key between two ticks.
func TestShortPress(t *testing.T) {
	p := startProbe(t, e2e.Options{})
	p.PressShort("ArrowLeft")
	p.Ticks(3)
	var got []bool
	for _, in := range inputs(t, p) {
		for _, k := range in.Keys {
			got = append(got, k.Down)
		}
	}
	if !slices.Equal(got, []bool{true, false}) {
		t.Errorf("downs of the events: %v", got)
	}
}

// TestOrderWithinTick presses two keys before the next tick: they are played in the order in which they were pressed.
func TestOrderWithinTick(t *testing.T) {
	for moves, id := range map[string]string{nearMoves: near, "LU": "3x3.classic:1,2,3,4,0,5,7,8,6"} {
		p := e2e.Start(t, e2e.Options{Width: 480, Height: 800, Args: []string{"--mute", "--game", id}})
		p.Ticks(60)
		for _, way := range moves {
			p.PressOnly(map[rune]string{'U': "ArrowUp", 'L': "ArrowLeft"}[way])
		}
		p.Ticks(120)
		p.Close()
		if all := solves(t, p); len(all) != 1 || all[0].Moves != moves {
			t.Errorf("pressed %s: solved are %+v", moves, all)
		}
	}
}
