package share

import (
	"bytes"
	"image/png"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestForeign copies a link for another program with each kind of input; a solve that the other program cannot have has no button.
func TestForeign(t *testing.T) {
	const other = "https://example.org/replay?r=abc"
	for _, press := range []func(r *run){
		func(r *run) { r.tap(game.Mouse, foreignID) },
		func(r *run) { r.tap(game.Touch, foreignID) },
		func(r *run) {
			for i := 0; i < 9 && r.focus() != foreignID; i++ {
				r.key("ArrowDown")
			}
			r.key("Enter")
		},
		func(r *run) {
			for i := 0; i < 9 && r.focus() != foreignID; i++ {
				r.pad(game.PadDown)
			}
			r.pad(game.PadA)
		},
	} {
		r := newRun(t, game.Desktop, func(v *Solve) { v.Foreign = other })
		if press(r); len(r.copied) != 1 || r.copied[0] != other {
			t.Errorf("copied %q", r.copied)
		}
	}
	if r := newRun(t, game.Desktop, nil); r.stage.Find(foreignID) != nil {
		t.Error("a link is offered that there is not")
	}
}

// home is the scene below.
type home struct{ stage.Page }

// run drives the scene by inputs alone.
type run struct {
	t     *testing.T
	stage *stage.Stage
	page  *Scene
	in    game.Input
	out   *game.Output
	list  render.List
	// of all ticks
	saved, shared []game.FileOut
	links, copied []string
}

const solveText = "4x4.snake:1,2!2AB"

func newRun(t *testing.T, platform game.Platform, change func(*Solve)) *run {
	t.Helper()
	g, err := puzzle.ParseGame("4x4.snake#x")
	if err != nil {
		t.Fatal(err)
	}
	v := Solve{Game: g, Time: 123456 * time.Millisecond, Moves: 148, Optimal: 52, Date: time.Date(2026, 11, 22, 1, 2, 3, 0, time.UTC), Text: solveText}
	if change != nil {
		change(&v)
	}
	set := session.Defaults()
	r := &run{t: t}
	r.stage = stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &set, Platform: platform, Lang: assets.Load("en")}, stagetest.Rest{})
	r.stage.Push(&home{stage.NewPage(r.stage)})
	r.in = game.Input{Width: 360, Height: 640, Scale: 1, Focused: true, Locale: "en", TextScale: 1}
	r.tick(1)
	r.page = New(r.stage, v)
	r.stage.Push(r.page)
	r.tick(2)
	return r
}

func (r *run) tick(n int) {
	for range n {
		r.in.Now += time.Second / 60
		r.out = r.stage.Update(&r.in)
		r.in.Keys, r.in.Replies, r.in.Pads = nil, nil, nil
		if r.out.Save != nil {
			r.saved = append(r.saved, *r.out.Save)
		}
		if r.out.SharePicture != nil {
			r.shared = append(r.shared, *r.out.SharePicture)
		}
		if r.out.Share != "" {
			r.links = append(r.links, r.out.Share)
		}
		if r.out.Copy != "" {
			r.copied = append(r.copied, r.out.Copy)
		}
	}
}

// made lets ticks pass until the card's file is made, and returns their number.
func (r *run) made() (ticks int) {
	r.t.Helper()
	for ; !r.page.ready(); ticks++ {
		if ticks > 120 {
			r.t.Fatal("the card is not made within two seconds")
		}
		r.tick(1)
	}
	return ticks
}

func (r *run) press(id ui.ID) {
	r.t.Helper()
	if ui.Find(r.stage.Controls(), id) == nil {
		r.t.Fatalf("no control %v", id)
	}
	r.in.Replies = []game.Reply{{Kind: game.Pressed, ID: id}}
	r.tick(2)
}

// tap taps a control by a pointer.
func (r *run) tap(kind game.PointerKind, id ui.ID) {
	r.t.Helper()
	c := ui.Find(r.stage.Controls(), id)
	if c == nil {
		r.t.Fatalf("no control %v", id)
	}
	p := game.Pointer{Kind: kind, ID: int(kind), At: c.Rect.Centre(), Down: true}
	r.in.Pointers = []game.Pointer{p}
	r.tick(1)
	p.Down = false
	r.in.Pointers = []game.Pointer{p}
	r.tick(1)
	r.in.Pointers = nil
	r.tick(1)
}

// focus returns the control with the focus.
func (r *run) focus() ui.ID {
	for _, c := range r.stage.Controls() {
		if c.Focused {
			return c.ID
		}
	}
	return ui.ID{}
}

func (r *run) key(k game.Key) {
	r.in.Keys = []game.KeyEvent{{Key: k, Down: true}, {Key: k}}
	r.tick(2)
}

func (r *run) pad(b game.PadButton) {
	r.in.Pads = []game.Pad{{Buttons: b}}
	r.tick(1)
	r.in.Pads = []game.Pad{{}}
	r.tick(1)
}

// pixelsOf returns the size of a PNG file.
func pixelsOf(t *testing.T, f game.FileOut) (w, h int) {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(f.Data))
	if err != nil || f.Type != "image/png" {
		t.Fatalf("%s of type %s: %v", f.Name, f.Type, err)
	}
	return m.Bounds().Dx(), m.Bounds().Dy()
}

// TestShare shares the card and the link where the system has a share sheet, and copies the link.
func TestShare(t *testing.T) {
	for _, platform := range []game.Platform{game.Browser, game.Phone} {
		r := newRun(t, platform, nil)
		if r.page.square != (platform == game.Phone) {
			t.Errorf("platform %d: the card is square at first: %v", platform, r.page.square)
		}
		r.tap(game.Touch, ui.ID{Name: shapeGroup, N: 0})
		r.made()
		r.tap(game.Touch, bothID)
		if len(r.shared) != 1 || len(r.links) != 1 || r.links[0] != solveText {
			t.Fatalf("shared %d pictures with %q", len(r.shared), r.links)
		}
		if w, h := pixelsOf(t, r.shared[0]); w != 1200 || h != 630 || r.shared[0].Name != "wildfifteen-2026-11-22.png" {
			t.Errorf("%s has %d x %d pixels", r.shared[0].Name, w, h)
		}
		r.tap(game.Mouse, linkID)
		if len(r.copied) != 1 || r.copied[0] != solveText {
			t.Errorf("copied %q", r.copied)
		}
		r.tap(game.Touch, ui.ID{Name: shapeGroup, N: 1})
		r.made()
		r.press(saveID)
		if w, h := pixelsOf(t, r.saved[0]); w != 1080 || h != 1080 {
			t.Errorf("the square has %d x %d pixels", w, h)
		}
	}
}

// way returns the way from what has the focus to another control: 0 down, 1 to the right, 2 up, 4 to the left.
func (r *run) way(id ui.ID) int {
	at, to := ui.Find(r.stage.Controls(), r.focus()), ui.Find(r.stage.Controls(), id).Rect.Centre()
	switch {
	case at == nil || to.Y > at.Rect.Y+at.Rect.H:
		return 0
	case to.Y < at.Rect.Y:
		return 2
	case to.X > at.Rect.Centre().X:
		return 1
	}
	return 4
}

// TestShareByEveryInput chooses the square, shares both, copies the link and saves the picture by each kind of input.
func TestShareByEveryInput(t *testing.T) {
	to := func(press func(r *run, d int)) func(r *run, id ui.ID) {
		return func(r *run, id ui.ID) {
			r.t.Helper()
			for d := 0; r.focus() != id; d++ {
				if d == 40 {
					r.t.Fatalf("the focus does not come to %v but to %v", id, r.focus())
				}
				press(r, r.way(id))
			}
			press(r, 3)
		}
	}
	for name, press := range map[string]func(r *run, id ui.ID){
		"mouse": func(r *run, id ui.ID) { r.tap(game.Mouse, id) },
		"touch": func(r *run, id ui.ID) { r.tap(game.Touch, id) },
		"keyboard": to(func(r *run, d int) {
			r.key([...]game.Key{"ArrowDown", "ArrowRight", "ArrowUp", "Enter", "ArrowLeft"}[d])
		}),
		"pad": to(func(r *run, d int) {
			r.in.Pads = []game.Pad{{Buttons: [...]game.PadButton{game.PadDown, game.PadRight, game.PadUp, game.PadA, game.PadLeft}[d]}}
			r.tick(2)
			r.in.Pads = []game.Pad{{}}
			r.tick(1)
		}),
	} {
		r := newRun(t, game.Phone, nil)
		press(r, ui.ID{Name: shapeGroup, N: 1})
		r.made()
		press(r, bothID)
		press(r, linkID)
		press(r, saveID)
		if len(r.shared) != 1 || len(r.copied) != 1 || len(r.saved) != 1 {
			t.Fatalf("%s: shared %d, copied %d, saved %d", name, len(r.shared), len(r.copied), len(r.saved))
		}
		if w, h := pixelsOf(t, r.saved[0]); w != 1080 || h != 1080 {
			t.Errorf("%s: the square has %d x %d pixels", name, w, h)
		}
	}
}

// TestShareOnDesktop copies the link and saves the picture: there is no share sheet.
func TestShareOnDesktop(t *testing.T) {
	r := newRun(t, game.Desktop, nil)
	if ui.Find(r.stage.Controls(), linkID) != nil {
		t.Error("there are two buttons that copy")
	}
	r.key("Enter") // the first focus
	r.made()
	if len(r.copied) != 1 || r.copied[0] != solveText || len(r.shared)+len(r.links) > 0 {
		t.Errorf("copied %q, shared %q", r.copied, r.links)
	}
	r.tap(game.Mouse, saveID)
	if len(r.saved) != 1 {
		t.Fatal("nothing is saved")
	}
	pixelsOf(t, r.saved[0])
}

// TestShareAtOnce presses before the picture is made: it comes when it is made, once, in the shape shown then.
func TestShareAtOnce(t *testing.T) {
	r := newRun(t, game.Phone, nil)
	r.press(saveID)
	r.press(ui.ID{Name: shapeGroup, N: 1})
	if len(r.saved) > 0 {
		t.Fatal("the picture was made within two ticks")
	}
	if n := r.made(); n < 5 {
		t.Errorf("the picture is made within %d ticks", n)
	}
	r.tick(60)
	if len(r.saved) != 1 {
		t.Fatalf("saved %d pictures", len(r.saved))
	}
	if w, h := pixelsOf(t, r.saved[0]); w != h {
		t.Errorf("it has %d x %d pixels", w, h)
	}
	if r.out.Animating {
		t.Error("the scene is at rest and animates")
	}
}

// TestShareFollowsTheme makes the picture anew for another theme.
func TestShareFollowsTheme(t *testing.T) {
	r := newRun(t, game.Phone, nil)
	r.made()
	light := r.page.maker.File()
	r.in.Dark = true
	r.tick(3)
	r.made()
	if bytes.Equal(light, r.page.maker.File()) {
		t.Error("the picture has not changed with the theme")
	}
}

// called is a name that is the same in all languages.
func called(name string) func(*assets.Lang) string {
	return func(*assets.Lang) string { return name }
}

// TestShareWords tells the card in words, whatever is known of the solve.
func TestShareWords(t *testing.T) {
	for _, c := range []struct {
		change func(*Solve)
		want   []string
		best   bool
	}{
		{nil, []string{"2:03.4", "148", "moves · best possible 52", "22 November 2026", "4 × 4 Snake"}, false},
		{func(v *Solve) { v.Optimal = 0 }, []string{"148 moves,"}, false},
		{func(v *Solve) { v.Moves = 52 }, []string{"52 moves · perfect"}, true},
		{func(v *Solve) { v.Moves, v.Optimal = 1, 1 }, []string{"1 move · perfect"}, true},
		{func(v *Solve) { v.Time, v.Moves = session.MaxClock, 1234567 }, []string{"2777:46:3", "1,234,567"}, false},
		{func(v *Solve) { v.Name, v.Untimed = called("Study 17"), true }, []string{"Study 17, 148 moves · best possible 52, 22"}, false},
		{func(v *Solve) {
			v.Name, v.Optimal, v.Legs = called("Relay 2 to 3"), 0, []time.Duration{time.Second, 3 * time.Second}
		},
			[]string{"Relay 2 to 3 in 2:03.4, 148 moves · 2 boards"}, false},
	} {
		r := newRun(t, game.Desktop, c.change)
		told := ui.Find(r.stage.Controls(), cardID).Label
		for _, want := range c.want {
			if !strings.Contains(strings.ReplaceAll(told, "\u00a0", " "), want) {
				t.Errorf("%q lacks %q", told, want)
			}
		}
		if (r.page.card.Time == "") != r.page.solve.Untimed || len(r.page.card.Legs) != len(r.page.solve.Legs) {
			t.Errorf("the card has the time %q and %d legs", r.page.card.Time, len(r.page.card.Legs))
		}
		if r.page.card.Best != c.best {
			t.Errorf("%q: perfect is %v", told, r.page.card.Best)
		}
	}
}

// TestShareRests draws the card of a scene at rest without allocating.
func TestShareRests(t *testing.T) {
	r := newRun(t, game.Desktop, nil)
	r.made()
	r.tick(30)
	frame := func() {
		r.in.Now += time.Second / 60
		r.stage.Update(&r.in)
		r.stage.Draw(&r.list)
	}
	frame()
	if n := testing.AllocsPerRun(50, frame); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// TestSharePoster looks at the card on a large screen: it leads the page, in both shapes above the same buttons, which stand side by side.
func TestSharePoster(t *testing.T) {
	for platform, width := range map[game.Platform]float32{game.Desktop: 1100, game.Browser: 1280} {
		r := newRun(t, platform, nil)
		at := func(id ui.ID) render.Rect { return ui.Find(r.stage.Controls(), id).Rect }
		r.in.Width, r.in.Height = width, 760
		r.tick(2)
		wide, save := at(cardID), at(saveID)
		if wide.W < 0.9*1040 || wide.Y+wide.H > save.Y || save.Y != at(bothID).Y || save.Y+save.H > 760 {
			t.Errorf("the card is at %v, a button at %v", wide, save)
		}
		r.press(ui.ID{Name: shapeGroup, N: 1})
		if square := at(cardID); square.H != wide.H || at(saveID) != save {
			t.Errorf("the square card is at %v, the wide one was at %v; a button moves from %v to %v", square, wide, save, at(saveID))
		}
	}
}
