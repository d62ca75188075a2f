package app_test

import (
	"bytes"
	"image"
	"image/color"
	"image/gif"
	"image/png"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
	"wildfifteen/game/pictures"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// shows returns the names of the pictures on the screen.
func shows(r *gametest.Run) map[string]bool {
	r.App.Draw(&r.List)
	names := map[string]bool{}
	for i := range r.List.Ops {
		if img := r.List.Ops[i].Image; img != nil {
			names[img.Name()] = true
		}
	}
	return names
}

// source returns what of the player's own picture stands on the first tile.
func source(r *gametest.Run) render.Rect {
	r.App.Draw(&r.List)
	board := r.Control(boardview.GridID).Rect
	for i := range r.List.Ops {
		if op := &r.List.Ops[i]; op.Image != nil && op.Image.Name() == "own" && !op.Rect.Intersect(board).Empty() {
			return op.Source
		}
	}
	return render.Rect{}
}

// TestOwnPicture drops a picture, chooses a part of it, and finds it on the tiles, also after a restart, on a board of
// another shape, and after removing it and bringing it back.
func TestOwnPicture(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x3.classic#x"})
	r.Drop("holiday.jpg", gametest.Photo(t, 600, 400))
	if sceneOf(r) == "play" || !shows(r)["own"] {
		t.Fatalf("after the drop: %v", r.IDs())
	}
	r.Reply(game.Reply{Kind: game.Adjusted, ID: gametest.Named("zoom"), At: 2})
	r.Reply(game.Reply{Kind: game.Adjusted, ID: gametest.Named("across"), At: 1})
	r.Reply(game.Reply{Kind: game.Adjusted, ID: gametest.Named("down"), At: 0})
	r.Press(gametest.Named("done"))
	r.Tick(30)
	if set := r.StoredSettings(); set.Picture != session.OwnPicture || sceneOf(r) != "play" {
		t.Fatalf("the setting is %q on %s", set.Picture, sceneOf(r))
	}
	// A quarter of the 533 x 400 pixels that fit, at the right border: the first tile's face is most of a twelfth of it.
	at := source(r)
	if at.W < 50 || at.W > 67 || at.X < 600-267 || at.Y < 0 || at.Y > 200 {
		t.Errorf("the tile shows %v", at)
	}
	if n := len(r.Store.Files[game.PictureFile]); n == 0 || n > pictures.MaxStored {
		t.Errorf("%d bytes are stored", n)
	}

	r = r.Restart()
	r.Tick(60)
	if again := source(r); again != at {
		t.Errorf("after a restart the tile shows %v, before it %v", again, at)
	}
	r.Reply(game.Reply{Kind: game.Link, Text: "3x5.snake#y"})
	r.Tick(60)
	if wide := source(r); wide.Empty() || wide == at {
		t.Errorf("on another board the tile shows %v", wide)
	}

	r.Open("picture")
	r.Press(gametest.Named("remove"))
	r.Tick(2)
	if r.StoredSettings().Picture != session.NoPicture || len(r.Store.Files[game.PictureFile]) != 0 || r.Find(gametest.Named("own")) != nil {
		t.Errorf("after removal: %q", r.StoredSettings().Picture)
	}
	r.Press(gametest.Named("bringback"))
	r.Tick(60)
	for range 3 { // up to the board, through the settings
		if r.Find(boardview.GridID) == nil {
			r.Key("Escape")
			r.Tick(30)
		}
	}
	if r.StoredSettings().Picture != session.OwnPicture || source(r).Empty() {
		t.Error("the picture does not come back")
	}
}

// TestOwnPictureInBackup brings a picture to another device.
func TestOwnPictureInBackup(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Drop("holiday.jpg", gametest.Photo(t, 300, 300))
	r.Press(gametest.Named("done"))
	r.Open("settings")
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("copy-save")}}
	r.Tick(1)
	r.TickUntil(20, "a backup", func() bool { return r.Out.Save != nil })
	backup := bytes.Clone(r.Out.Save.Data)
	other := gametest.New(t, gametest.Options{Game: "4x4.classic#y"})
	other.Reply(game.Reply{Kind: game.Opened, Text: "backup.json", Data: backup})
	other.Tick(60)
	if !bytes.Equal(other.Store.Files[game.PictureFile], r.Store.Files[game.PictureFile]) || other.StoredSettings().Picture != session.OwnPicture {
		t.Errorf("the other device has %d bytes, %q", len(other.Store.Files[game.PictureFile]), other.StoredSettings().Picture)
	}
	other.Key("Enter")
	other.TickUntil(100, "the picture on the tiles", func() bool { return shows(other)["own"] })
}

// narrow returns a PNG file of a narrow picture, moving one of a GIF file that moves.
func narrow(t *testing.T) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 2000, 17))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func moving(t *testing.T) []byte {
	frame := image.NewPaletted(image.Rect(0, 0, 20, 20), color.Palette{color.White, color.Black})
	var b bytes.Buffer
	if err := gif.EncodeAll(&b, &gif.GIF{Image: []*image.Paletted{frame, frame}, Delay: []int{1, 1}}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// bomb returns the beginning of a PNG file of 20,000 x 20,000 pixels.
const bomb = "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x4e\x20\x00\x00\x4e\x20\x08\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x09IDAT"

// TestBadPictures opens files that cannot be used: each is named in a sentence of its own, and nothing changes.
func TestBadPictures(t *testing.T) {
	t.Parallel()
	photo := gametest.Photo(t, 300, 200)
	said := map[string]bool{}
	for _, page := range []string{"", "picture"} {
		r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
		r.Drop("first.jpg", photo)
		r.Press(gametest.Named("done"))
		r.Tick(30)
		if page != "" {
			r.Open(page)
			r.Tick(30)
		}
		before := r.Store.Clone()
		for name, data := range map[string][]byte{
			"cut.jpg": photo[:len(photo)/2], "moving.gif": moving(t), "strip.png": narrow(t), "bomb.png": []byte(bomb),
			"phone.heic": []byte("\x00\x00\x00\x18ftypheic\xff\xfe\x80"), "long.jpg": append(bytes.Clone(photo), make([]byte, pictures.MaxFile)...),
		} {
			r.Reply(game.Reply{Kind: game.Opened, Text: name, Data: data})
			r.Tick(10)
			text := ""
			for _, c := range r.App.Controls() {
				if strings.Contains(c.Label, name) {
					text = c.Label
				}
			}
			if text == "" {
				t.Fatalf("%s: nothing is said: %v", name, r.IDs())
			}
			said[strings.ReplaceAll(text, name, "")] = true
			r.Key("Enter")
			r.Tick(10)
		}
		for file, data := range before.Files {
			if !bytes.Equal(r.Store.Files[file], data) {
				t.Errorf("%s has changed", file)
			}
		}
		if !shows(r)["own"] {
			t.Error("the picture from before is gone")
		}
	}
	if len(said) != 6 {
		t.Errorf("there are %d sentences for six faults", len(said))
	}
}

// TestNoPictureIsText checks that on the page of the pictures a text is no game, but a file that is no picture; a backup is one
// everywhere.
func TestNoPictureIsText(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Open("picture")
	r.Reply(game.Reply{Kind: game.Opened, Text: "notes.txt", Data: []byte("3x3.classic#y")})
	found := false
	for _, c := range r.App.Controls() {
		found = found || strings.Contains(c.Label, "notes.txt")
	}
	if !found || r.StoredGame().Game().ID() == "3x3.classic#y" {
		t.Errorf("the text is opened: %v", r.IDs())
	}
}

// cutOf returns the zoom and the place of the part that is chosen, as its sliders say.
func cutOf(r *gametest.Run) [3]float32 {
	return [3]float32{r.Control(gametest.Named("zoom")).At, r.Control(gametest.Named("across")).At, r.Control(gametest.Named("down")).At}
}

// TestCutByEveryInput moves and enlarges a picture by finger, two fingers, mouse, wheel, keys and pad.
func TestCutByEveryInput(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Drop("holiday.jpg", gametest.Photo(t, 400, 600))
	mid := r.Control(gametest.Named("view")).Rect.Centre()
	moved := func(dx, dy float32) render.Point { return render.Point{X: mid.X + dx, Y: mid.Y + dy} }
	check := func(what string, ok func(was, now [3]float32) bool, do func()) {
		t.Helper()
		was := cutOf(r)
		do()
		r.Tick(2)
		if now := cutOf(r); !ok(was, now) {
			t.Errorf("%s: %v becomes %v", what, was, now)
		}
	}
	larger := func(was, now [3]float32) bool { return now[0] > was[0] }
	smaller := func(was, now [3]float32) bool { return now[0] < was[0] }
	check("a finger", func(was, now [3]float32) bool { return now[2] < was[2] && now[0] == was[0] }, func() {
		r.Point(game.Touch, mid, moved(0, 10), moved(0, 40))
	})
	check("two fingers", larger, func() {
		for d := float32(30); d < 90; d += 10 {
			r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: moved(-d, 0), Down: true}, {Kind: game.Touch, ID: 2, At: moved(d, 0), Down: true}}
			r.Tick(1)
		}
		r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: moved(-90, 0)}, {Kind: game.Touch, ID: 2, At: moved(90, 0)}}
		r.Tick(1)
		r.In.Pointers = nil
	})
	check("the mouse", func(was, now [3]float32) bool { return now[1] > was[1] && now[2] > was[2] }, func() {
		r.Point(game.Mouse, mid, moved(-10, -10), moved(-30, -30))
	})
	view := r.Control(gametest.Named("view")).Rect
	scale := r.Frame().Scale
	half := min(view.W, view.H)/2 - 24*scale // of the frame
	corner := func(out float32) render.Point { return moved(half+out*scale, half+out*scale) }
	check("a corner pulled out", larger, func() { r.Point(game.Mouse, corner(0), corner(10), corner(40)) })
	check("a corner pushed in", smaller, func() { r.Point(game.Touch, corner(0), corner(-10), corner(-20)) })
	check("the wheel", larger, func() {
		r.In.Pointers = []game.Pointer{{Kind: game.Mouse, At: mid}}
		r.Tick(1)
		r.Scroll(-2)
		r.In.Pointers = nil
	})
	check("minus", smaller, func() { r.Key("Minus") })
	check("plus", larger, func() {
		r.In.Keys = []game.KeyEvent{{Key: "Equal", Printed: "+", Down: true}, {Key: "Equal"}}
		r.Tick(1)
	})
	check("Shift and an arrow", func(was, now [3]float32) bool { return now[1] < was[1] }, func() { r.Key("ArrowLeft", game.Shift) })
	check("a trigger", larger, func() { r.Button(game.PadR2) })
	check("the other trigger", smaller, func() { r.Button(game.PadL2) })
	check("a shoulder and a direction", func(was, now [3]float32) bool { return now[2] > was[2] }, func() {
		r.In.Pads = []game.Pad{{Buttons: game.PadL1}}
		r.Tick(1)
		r.In.Pads = []game.Pad{{Buttons: game.PadL1 | game.PadDown}}
		r.Tick(1)
		r.In.Pads = nil
	})
	check("the button", func(was, now [3]float32) bool { return now == [3]float32{1, 0.5, 0.5} }, func() { r.Press(gametest.Named("whole")) })
	r.Key("Escape")
	r.Tick(20)
	if len(r.Store.Files[game.PictureFile]) > 0 || sceneOf(r) != "play" {
		t.Error("a picture is kept that was not taken")
	}
}

// TestPictureByKeys chooses a drawn picture and the place of its numbers by the keyboard alone.
func TestPictureByKeys(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Reply(game.Reply{Kind: game.Link, Text: "wildfifteen:pictures"})
	r.Key("Tab")
	for n := 0; r.Focus() != (ui.ID{Name: "picture"}); n++ {
		if n == 20 {
			t.Fatalf("the focus is on %v", r.Focus())
		}
		r.Key("Tab")
	}
	r.Key("ArrowDown") // past that of the classic goal, a pattern that needs numbers
	r.Key("ArrowLeft")
	r.Key("Enter")
	r.Tick(2)
	if got := r.StoredSettings().Picture; got == session.NoPicture || got == session.OwnPicture {
		t.Errorf("the keyboard chooses %q", got)
	}
	r.Press(ui.ID{Name: "plates", N: 2})
	r.Tick(2)
	if got := r.StoredSettings().Plates; got != session.NoPlates {
		t.Errorf("the numbers are %q", got)
	}
	r.Key("V", game.Ctrl)
	if !r.Out.PastePicture {
		t.Error("Ctrl+V asks for no picture")
	}
	r.Press(gametest.Named("choose"))
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("choose")}}
	if r.Tick(1); !r.Out.OpenPicture {
		t.Error("no dialogue is asked for")
	}
}

// TestPasteOnEveryPlatform asks for the picture on the clipboard by the button, wherever the program runs; what has nothing
// to be dropped does not speak of it.
func TestPasteOnEveryPlatform(t *testing.T) {
	t.Parallel()
	for _, platform := range []game.Platform{game.Desktop, game.Browser, game.Phone} {
		r := gametest.New(t, gametest.Options{W: 900, H: 700, Game: "4x4.classic#x", Boot: func(b *game.Boot) { b.Platform = platform }})
		r.Reply(game.Reply{Kind: game.Link, Text: "pictures"})
		r.Tick(10)
		if drops := strings.Contains(textOf(r), "drop it"); drops == (platform == game.Phone) {
			t.Errorf("platform %v: %q", platform, textOf(r))
		}
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("paste")}}
		if r.Tick(1); !r.Out.PastePicture {
			t.Errorf("platform %v asks for no picture", platform)
		}
	}
}

// TestNewerPictureWins opens two pictures at once: the page of the second one comes.
func TestNewerPictureWins(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.In.Replies = []game.Reply{{Kind: game.Opened, Text: "a.jpg", Data: gametest.Photo(t, 200, 100)}}
	r.Tick(1)
	r.Drop("b.jpg", gametest.Photo(t, 100, 200))
	if c := r.Control(gametest.Named("view")); !strings.HasPrefix(c.Label, "b.jpg") {
		t.Errorf("the page shows %q", c.Label)
	}
	r.Key("Escape")
	r.Tick(60)
	if sceneOf(r) != "play" {
		t.Errorf("a second page comes: %v", r.IDs())
	}
}

// TestPictureReport checks that the report of a crash holds no pixel of the player's picture.
func TestPictureReport(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	photo := gametest.Photo(t, 300, 200)
	r.Drop("secret.jpg", photo)
	text := r.App.Report(game.Recorded{})
	if bytes.Contains(text, []byte("secret")) || len(text) > 500_000 {
		t.Errorf("the report has %d bytes", len(text))
	}
}

// TestOwnPictureIsTheGoal puts a photo on the tiles, with numbers: the goal is then the photo, and the line of sense says so.
func TestOwnPictureIsTheGoal(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "5x4.snake#x"})
	r.Tick(30)
	if c := r.Control(gametest.Named("config")); c.Value == english.T("play.sense_picture") {
		t.Fatalf("before: %q", c.Value)
	}
	r.Drop("holiday.jpg", gametest.Photo(t, 600, 400))
	r.Press(gametest.Named("done"))
	r.Tick(200)
	if c := r.Control(gametest.Named("config")); c.Value != english.T("play.sense_picture") {
		t.Errorf("the line of sense is %q", c.Value)
	}
}

// TestOwnPictureCommands checks that what can be done with the player's own picture stands beside it, no higher and no lower than it, or in
// large letters in a row right below it, and that each has its word.
func TestOwnPictureCommands(t *testing.T) {
	t.Parallel()
	for _, o := range []gametest.Options{{W: 360, H: 640}, {W: 360, H: 640, TextScale: 2}, {W: 640, H: 360}, {W: 1100, H: 760}} {
		r := gametest.SceneNamed(t, "picture-own").Run(t, o)
		own := r.Control(gametest.Named("own")).Rect
		for _, name := range []string{"choose", "paste", "cut", "remove"} {
			c := r.Control(gametest.Named(name))
			at := c.Rect.Inset(r.Frame().Dip(2)) // its ground
			beside := at.X >= own.X+own.W && at.Y >= own.Y && at.Y+at.H <= own.Y+own.H+2
			below := o.TextScale > 1 && at.Y >= own.Y+own.H && at.Y < own.Y+own.H+r.Frame().Dip(16)
			if !beside && !below || r.Frame().IconAlone(c) {
				t.Errorf("%v x %v, letters %v: %s is at %v, the picture at %v", o.W, o.H, o.TextScale, name, at, own)
			}
		}
	}
}
