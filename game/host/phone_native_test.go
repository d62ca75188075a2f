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
	"time"

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

func (n *notes) Share(text string) { n.note("share %s", text) }
func (n *notes) ShareFile(text, name, kind string, d []byte) {
	n.note("share %s with %s %s %s", text, name, kind, d)
}
func (n *notes) Copy(text string)                 { n.note("copy %s", text) }
func (n *notes) ChoosePicture()                   { n.note("choose picture") }
func (n *notes) PastePicture()                    { n.note("paste picture") }
func (n *notes) Paste()                           { n.note("paste") }
func (n *notes) Haptic(kind int)                  { n.note("haptic %d", kind) }
func (n *notes) Deep(on bool)                     { n.note("deep %v", on) }
func (n *notes) Fullscreen(on bool)               { n.note("fullscreen %v", on) }
func (n *notes) Awake(on bool)                    { n.note("awake %v", on) }
func (n *notes) Mirror(changes string)            { n.note("mirror %q", changes) }
func (n *notes) FocusOn(node int)                 { n.note("focus on %d", node) }
func (n *notes) Say(text string)                  { n.note("say %s", text) }
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
	show(game.Output{Exclude: board, Haptic: game.Haptic{First: 8}}, light, "haptic 1")
	show(game.Output{Exclude: board, Haptic: game.Haptic{First: 12, Pause: 40, Second: 12}}, light, "haptic 2")
	show(game.Output{Exclude: board, Depth: 1, Fullscreen: true, Awake: true}, light, "deep true", "fullscreen true", "awake true")
	show(game.Output{Exclude: board, Depth: 2, Fullscreen: true, Awake: true}, light)
	show(game.Output{Exclude: board}, light, "deep false", "fullscreen false", "awake false")
	show(game.Output{Home: true}, dark, "leave", "exclude 0 0 0 0", "bars false")
	other := &notes{}
	p.Attach(other)
	p.show(&game.Output{Exclude: board}, dark)
	if want := []string{"exclude 10 20 110 70", "bars false"}; !slices.Equal(other.said, want) || len(n.said) > 0 {
		t.Errorf("a new screen is told %q, the old one %q; want %q and nothing", other.said, n.said, want)
	}

	p.share("", "4x4.snake#a b", nil)
	p.share("Words", "4x4#a", &game.FileOut{Name: "a.gif", Type: "image/gif", Data: []byte("1")})
	p.host.options.Page = "https://example.org/game/"
	p.share("", "4x4.snake#a b", nil)
	p.copy("x")
	p.paste()
	p.choose()
	p.choosePicture()
	p.pastePicture()
	p.keep(game.FileOut{Name: "a.csv", Type: "text/csv", Data: []byte("1")})
	want := []string{"share wildfifteen:4x4.snake%23a%20b", "share Words\nwildfifteen:4x4%23a with a.gif image/gif 1", "share https://example.org/game/#4x4.snake%23a%20b", "copy x", "paste", "choose", "choose picture", "paste picture", "keep a.csv text/csv 1"}
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
	p.Copied()
	p.Kept("a.csv", "")
	p.Kept("", "full")
	p.Kept("", "")
	p.Kept("", "@gone")
	p.Chosen("b", data, "")
	data[0] = 'x' // data stays the caller's
	p.Chosen("b", nil, "gone")
	p.Chosen("large", make([]byte, maxOpened+1), "")
	p.Chosen("larger", nil, "@large")
	p.Chosen("", nil, "@none")
	lang := p.host.lang.Load()
	want := []game.Reply{
		{Kind: game.Back}, {Kind: game.Link, Text: "4x4#a"}, {Kind: game.Pasted, Text: "text"},
		{Kind: game.Failed, Text: lang.T("host.nothing_to_paste")},
		{Kind: game.Told, Text: lang.T("message.copied")}, {Kind: game.Saved, Text: "a.csv"},
		{Kind: game.Failed, Text: lang.T("host.not_saved", "why", "full")}, {Kind: game.Failed, Text: lang.T("host.file_gone")}, {Kind: game.Opened, Text: "b", Data: []byte("abc")},
		{Kind: game.Failed, Text: lang.T("host.not_opened", "why", "gone")},
		{Kind: game.Failed, Text: "The file couldn't be read: large has more than 16 MB"},
		{Kind: game.Failed, Text: "The file couldn't be read: larger has more than 16 MB"},
		{Kind: game.Failed, Text: lang.T("host.no_picture_to_paste")},
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
	if len(got) != 1 || got[0].Text != p.host.lang.Load().T("host.crashed_before") {
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

// readable is a Game with controls that records the Replies it gets.
type readable struct {
	controls []ui.Control
	replies  []game.Reply
	say      string
}

func (g *readable) Update(in *game.Input) *game.Output {
	g.replies = append(g.replies, in.Replies...)
	return &game.Output{Say: g.say}
}
func (g *readable) Draw(*render.List)      {}
func (g *readable) Controls() []ui.Control { return g.controls }
func (g *readable) Shutdown()              {}

// TestReader checks what a screen reader is told, that its actions reach the controls, and that none is told anything
// while there is none.
func TestReader(t *testing.T) {
	p, n := testPhone(t, t.TempDir())
	all := render.Rect{W: 100, H: 100}
	g := &readable{controls: []ui.Control{
		{ID: ui.ID{Name: "go"}, Role: ui.Button, Label: "Go", Rect: render.Rect{X: 10, Y: 90, W: 20, H: 20}, Clip: all},
		{ID: ui.ID{Name: "loud"}, Role: ui.Slider, Label: "Loud", Rect: all, Clip: all, Focused: true, Range: ui.Range{Hi: 1}},
	}}
	p.host.game = g
	tick := func(say string) []string {
		p.show(&game.Output{Say: say}, render.Color{})
		return n.take()
	}
	if said := tick("a"); len(said) > 0 {
		t.Errorf("without a reader the device was told %q", said)
	}
	p.Mirrored(true)
	said := tick("b")
	if len(said) != 3 || said[1] != "focus on 2" || said[2] != "say b" {
		t.Fatalf("the device was told %q", said)
	}
	for _, want := range []string{`create\x1f1\x1fbutton`, `box\x1f1\x1f10.00\x1f90.00\x1f20.00\x1f20.00`, `clip\x1f1\x1f10.00\x1f90.00\x1f20.00\x1f10.00`, `create\x1f2\x1fslider`} {
		if !strings.Contains(said[0], want) {
			t.Errorf("%s lacks %s", said[0], want)
		}
	}
	if said := tick("c"); len(said) > 0 { // within 400 ms
		t.Errorf("the device was told %q", said)
	}
	if b := p.beat(&game.Output{}); b <= 0 || b > 400*time.Millisecond {
		t.Errorf("a sentence waits, but the next tick comes after %v", b)
	}
	p.Pressed(1)
	p.Focused(1)
	p.Adjusted(2, 0.5)
	p.Adjusted(1, 0.5) // no slider
	p.Pressed(9)
	got := p.host.requests.takeReplies(nil)
	want := []game.Reply{{Kind: game.Pressed, ID: ui.ID{Name: "go"}}, {Kind: game.FocusMoved, ID: ui.ID{Name: "go"}}, {Kind: game.Adjusted, ID: ui.ID{Name: "loud"}, At: 0.5}}
	same := func(a, b game.Reply) bool { return a.Kind == b.Kind && a.ID == b.ID && a.At == b.At }
	if !slices.EqualFunc(got, want, same) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	p.Attach(n) // a new screen wants no nodes yet, and then all
	if said := tick(""); len(said) > 0 {
		t.Errorf("a new screen that wants no nodes was told %q", said)
	}
	p.Mirrored(true)
	if said := tick(""); len(said) != 2 || !strings.Contains(said[0], "create") {
		t.Errorf("a new screen was told %q", said)
	}
	p.Mirrored(false)
	if said := tick("d"); len(said) > 0 {
		t.Errorf("without a reader the device was told %q", said)
	}
}

// TestPhoneMouse checks that each press and release of the mouse gets a tick, and that a mouse that has left is gone.
func TestPhoneMouse(t *testing.T) {
	p, _ := testPhone(t, t.TempDir())
	next := func() (string, bool) {
		in := game.Input{}
		more := p.mouse.gather(&in)
		s := fmt.Sprint(in.Wheel.Y)
		for _, m := range in.Pointers {
			s += fmt.Sprint(" ", m.Kind == game.Mouse, m.At, m.Down, m.Right, m.Middle)
		}
		return s, more
	}
	check := func(want string, wantMore bool) {
		t.Helper()
		if s, more := next(); s != want || more != wantMore {
			t.Errorf("a tick has %q, %v; want %q, %v", s, more, want, wantMore)
		}
	}
	check("0", false)
	p.Mouse(1, 2, 0)
	p.Mouse(3, 4, 0)
	p.Wheel(0, 1)
	p.Wheel(0, 2)
	check("3 true {3 4} false false false", false)
	check("0 true {3 4} false false false", false)
	p.Mouse(3, 4, 1)
	p.Mouse(5, 6, 0)
	p.Mouse(5, 6, 6)
	check("0 true {3 4} true false false", true)
	check("0 true {5 6} false false false", true)
	check("0 true {5 6} false true true", false)
	p.Mouse(9, 9, -1)
	check("0 true {9 9} false false false", false)
	check("0", false)
}
