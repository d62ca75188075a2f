//go:build !js

package host

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/host/user"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// notes is a Device that records its calls.
type notes struct{ said []string }

func (n *notes) note(format string, args ...any) {
	n.said = append(n.said, fmt.Sprintf(format, args...))
}

func (n *notes) Share(text string)                { n.note("share %s", text) }
func (n *notes) Copy(text string)                 { n.note("copy %s", text) }
func (n *notes) Paste()                           { n.note("paste") }
func (n *notes) Vibrate(first, pause, second int) { n.note("vibrate %d %d %d", first, pause, second) }
func (n *notes) Leave()                           { n.note("leave") }
func (n *notes) Exclude(l, t, r, b int)           { n.note("exclude %d %d %d %d", l, t, r, b) }
func (n *notes) Bars(light bool)                  { n.note("bars %v", light) }
func (n *notes) Keep(name, kind string, d []byte) { n.note("keep %s %s %s", name, kind, d) }
func (n *notes) Choose()                          { n.note("choose") }

// take returns the calls recorded since the last take.
func (n *notes) take() []string {
	said := n.said
	n.said = nil
	return said
}

// sleeper is a Game that records its Inputs and writes a line for each.
type sleeper struct {
	store game.Store
	ins   []game.Input
	fail  bool
}

func (s *sleeper) Update(in *game.Input) *game.Output {
	s.ins = append(s.ins, *in)
	if s.fail {
		panic("as asked")
	}
	s.store.Append(game.GameFile, []byte("pause"))
	return &game.Output{}
}
func (s *sleeper) Draw(*render.List)      {}
func (s *sleeper) Controls() []ui.Control { return nil }
func (s *sleeper) Shutdown()              {}

func testPhone(t *testing.T, dir string) (*Phone, *notes) {
	t.Helper()
	p := NewPhone(Options{Data: dir}, "en")
	t.Cleanup(p.host.store.Close)
	n := &notes{}
	p.Attach(n)
	return p, n
}

// TestWatch checks that a game gets a clock for its searches.
func TestWatch(t *testing.T) {
	var boot game.Boot
	p, _ := testPhone(t, t.TempDir())
	p.host.options.New = func(b game.Boot) Game {
		boot = b
		return &sleeper{store: b.Store}
	}
	p.host.begin()
	if boot.Watch == nil {
		t.Fatal("no watch")
	}
	if from := boot.Watch(); from <= 0 || boot.Watch() < from {
		t.Errorf("the watch goes back, or shows nothing: %v", from)
	}
}

func TestSuspendSavesAtOnce(t *testing.T) {
	dir := t.TempDir()
	p, _ := testPhone(t, dir)
	p.Suspend()
	if _, err := os.Stat(filepath.Join(dir, game.GameFile)); err == nil {
		t.Fatal("something was written before the first tick")
	}
	s := &sleeper{store: p.host.store}
	p.host.game, p.host.clock.ticks = s, 1
	p.host.devices.in = game.Input{Width: 100, Height: 200, Scale: 2, Focused: true, Text: "a", Keys: []game.KeyEvent{{Key: "A"}}, Pointers: []game.Pointer{{Down: true}}}
	p.Suspend()
	if len(s.ins) != 1 {
		t.Fatalf("%d ticks, want 1", len(s.ins))
	}
	in := s.ins[0]
	if !in.Suspended || in.Focused || in.Width != 100 || in.Scale != 2 || in.Text != "" || len(in.Keys)+len(in.Pointers) > 0 {
		t.Errorf("the game was told %+v", in)
	}
	data, err := os.ReadFile(filepath.Join(dir, game.GameFile))
	if err != nil || string(data) != "pause\n" {
		t.Errorf("after Suspend the file holds %q, %v", data, err)
	}
	p.host.picture.stale = false
	p.Resume()
	if !p.host.picture.stale {
		t.Error("the picture is not drawn anew after Resume")
	}
}

func TestSuspendOfAFailingProgram(t *testing.T) {
	dir := t.TempDir()
	p, _ := testPhone(t, dir)
	p.host.game, p.host.clock.ticks = &sleeper{store: p.host.store, fail: true}, 1
	p.Suspend()
	data, err := os.ReadFile(filepath.Join(dir, crashFile))
	if err != nil || !bytes.Contains(data, []byte("panic: as asked")) {
		t.Errorf("the report is %q, %v", data, err)
	}
	if p.host.crash == nil {
		t.Error("the player will not be told")
	}
	p.Suspend() // once more, on the crash page
}

func TestPhoneDoesWhatIsAsked(t *testing.T) {
	p, n := testPhone(t, t.TempDir())
	light, dark := render.LightTheme().Paper, render.DarkTheme().Paper
	board := render.Rect{X: 10, Y: 20.5, W: 100, H: 50}
	show := func(out game.Output, paper render.Color, want ...string) {
		t.Helper()
		p.show(&out, paper)
		if got := n.take(); !slices.Equal(got, want) {
			t.Errorf("asked for %q, want %q", got, want)
		}
	}
	show(game.Output{}, render.Color{}) // before the first picture
	show(game.Output{Exclude: board}, light, "exclude 10 20 110 70", "bars true")
	show(game.Output{Exclude: board, Haptic: game.Haptic{First: 8}}, light, "vibrate 8 0 0")
	show(game.Output{Exclude: board, Haptic: game.Haptic{First: 12, Pause: 40, Second: 12}}, light, "vibrate 12 40 12")
	show(game.Output{Home: true}, dark, "leave", "exclude 0 0 0 0", "bars false")
	other := &notes{}
	p.Attach(other)
	p.show(&game.Output{Exclude: board}, dark)
	if want := []string{"exclude 10 20 110 70", "bars false"}; !slices.Equal(other.said, want) || len(n.said) > 0 {
		t.Errorf("a new screen is told %q, the old one %q; want %q and nothing", other.said, n.said, want)
	}

	p.share("", "4x4.snake#a b")
	p.copy("x")
	p.paste()
	p.choose()
	p.keep(game.FileOut{Name: "a.csv", Type: "text/csv", Data: []byte("1")})
	want := []string{"share wildfifteen:4x4.snake%23a%20b", "copy x", "paste", "choose", "keep a.csv text/csv 1"}
	if got := other.take()[2:]; !slices.Equal(got, want) {
		t.Errorf("asked for %q, want %q", got, want)
	}
}

func TestPhoneAnswers(t *testing.T) {
	p, _ := testPhone(t, t.TempDir())
	data := []byte("abc")
	p.Back()
	p.Open("4x4#a")
	p.Pasted("text")
	p.Pasted("")
	p.Kept("a.csv", "")
	p.Kept("", "full")
	p.Kept("", "")
	p.Chosen("b", data, "")
	data[0] = 'x' // data stays the caller's
	p.Chosen("b", nil, "gone")
	p.Chosen("large", make([]byte, maxOpened+1), "")
	lang := p.host.lang
	want := []game.Reply{
		{Kind: game.Back}, {Kind: game.Link, Text: "4x4#a"}, {Kind: game.Pasted, Text: "text"},
		{Kind: game.Failed, Text: lang.T("host.nothing_to_paste")}, {Kind: game.Saved, Text: "a.csv"},
		{Kind: game.Failed, Text: lang.T("host.not_saved", "why", "full")}, {Kind: game.Opened, Text: "b", Data: []byte("abc")},
		{Kind: game.Failed, Text: lang.T("host.not_opened", "why", "gone")},
		{Kind: game.Failed, Text: "The file couldn't be read: large has more than 512 MB"},
	}
	got := p.host.requests.takeReplies(nil)
	same := func(a, b game.Reply) bool { return a.Kind == b.Kind && a.Text == b.Text && bytes.Equal(a.Data, b.Data) }
	if !slices.EqualFunc(got, want, same) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

func TestPhoneTellsTheProgram(t *testing.T) {
	p, _ := testPhone(t, t.TempDir())
	p.Look("ar", user.Wishes{Dark: true, Contrast: true, ReducedMotion: true, TextScale: 1.5})
	p.Insets(game.Insets{Top: 48, Bottom: 32})
	p.host.devices.read()
	in := p.host.devices.in
	p.gather(&in)
	if !in.Dark || !in.Contrast || !in.ReducedMotion || in.TextScale != 1.5 || in.Locale != "ar" || in.Insets.Top != 48 || in.Insets.Bottom != 32 {
		t.Errorf("the game is told %+v", in)
	}
	at := render.Point{X: 5, Y: 5}
	p.host.devices.touches.append(nil, []touch{{1, at}}, 0)
	p.CancelTouches()
	p.gather(&in)
	got := p.host.devices.touches.append(nil, nil, 1)
	if len(got) != 1 || got[0].Down || !got[0].Lost {
		t.Errorf("a touch the system took over is %+v, want it lost", got)
	}
	p.host.devices.touches.append(nil, []touch{{1, at}}, 2)
	p.gather(&in)
	if got := p.host.devices.touches.append(nil, nil, 3); len(got) != 1 || got[0].Lost {
		t.Errorf("the next touch is %+v, want it let go", got)
	}
}

func TestLastCrashIsTold(t *testing.T) {
	dir := t.TempDir()
	p, _ := testPhone(t, dir)
	if got := p.host.requests.takeReplies(nil); len(got) > 0 {
		t.Errorf("after no crash the player is told %+v", got)
	}
	p.Failed("no more OpenGL")
	p.host.store.Close()
	p, _ = testPhone(t, dir)
	got := p.host.requests.takeReplies(nil)
	if len(got) != 1 || got[0].Text != p.host.lang.T("host.crashed_before") {
		t.Errorf("the player is told %+v", got)
	}
	data, _ := os.ReadFile(filepath.Join(dir, crashFile))
	if !strings.Contains(string(data), "no more OpenGL") {
		t.Errorf("%s holds %q", crashFile, data)
	}
	p.host.store.Close()
	p, _ = testPhone(t, dir)
	if got := p.host.requests.takeReplies(nil); len(got) > 0 {
		t.Errorf("the player is told twice: %+v", got)
	}
}
