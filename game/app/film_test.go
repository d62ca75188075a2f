package app_test

import (
	"bytes"
	"image/gif"
	"image/png"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

var filmID = gametest.Named("film")

// on returns options for a platform.
func on(p game.Platform) gametest.Options {
	return gametest.Options{Boot: func(b *game.Boot) { b.Platform = p }}
}

// TestFilmShared makes an animation where there is a share sheet: the player may share it, with the link, or save it.
func TestFilmShared(t *testing.T) {
	t.Parallel()
	for _, platform := range []game.Platform{game.Browser, game.Phone} {
		r, rep := replayRun(t, on(platform))
		r.Press(answerTo(1))
		r.Press(filmID)
		asks := func() bool { return r.Find(answerTo(0)) != nil }
		r.TickUntil(900, "the animation", asks)
		if !strings.Contains(textOf(r), "The animation is ready: 0.") {
			t.Errorf("the question is %q", textOf(r))
		}
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: answerTo(0)}}
		r.Tick(1)
		f := r.Out.SharePicture
		if f == nil || f.Type != "image/gif" || r.Out.Share != rep.Link() {
			t.Fatalf("shared %v with %q", f, r.Out.Share)
		}
		movie, err := gif.DecodeAll(bytes.NewReader(f.Data))
		if moves, _ := rep.Line(); err != nil || len(movie.Image) != 1+3*len(moves) {
			t.Errorf("%v: %d pictures", err, len(movie.Image))
		}
		r.Tick(2)
		r.Press(filmID)
		r.TickUntil(900, "the second animation", asks)
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: answerTo(1)}}
		r.Tick(1)
		if r.Out.Save == nil || r.Out.Save.Name != "wildfifteen.gif" {
			t.Errorf("saved %v", r.Out.Save)
		}
	}
}

// TestWatchGives saves a picture and an animation of what is watched, and copies its link, with each device.
func TestWatchGives(t *testing.T) {
	t.Parallel()
	for _, d := range devices() {
		r, rep := replayRun(t, gametest.Options{})
		d.press(r, answerTo(1))
		d.press(r, gametest.Named("picture"))
		d.press(r, gametest.Named("share"))
		d.press(r, filmID)
		r.TickUntil(900, d.name+": the animation", func() bool { return len(r.Saved) > 1 })
		if _, err := png.Decode(bytes.NewReader(r.Saved[0].Data)); err != nil || r.Saved[1].Type != "image/gif" {
			t.Errorf("%s: saved %s, %s: %v", d.name, r.Saved[0].Name, r.Saved[1].Name, err)
		}
		if len(r.Copied) != 1 || r.Copied[0] != rep.Link() {
			t.Errorf("%s: copied %q", d.name, r.Copied)
		}
	}
}

// TestFilmOfUndos shows the undos while the animation is being made: that keeps to what it began with.
func TestFilmOfUndos(t *testing.T) {
	t.Parallel()
	r, rep := replayRun(t, gametest.Options{})
	r.Press(answerTo(1))
	r.Press(filmID)
	r.Tick(20)
	r.Press(wholeID)
	r.Press(gametest.Named("last"))
	r.TickUntil(900, "the animation", func() bool { return r.Out.Save != nil })
	movie, err := gif.DecodeAll(bytes.NewReader(r.Out.Save.Data))
	if moves, _ := rep.Line(); err != nil || len(movie.Image) != 1+3*len(moves) {
		t.Errorf("%v: %d pictures of %d moves", err, len(movie.Image), len(moves))
	}
}

// TestFilmOfLongGame films the last 600 moves of a longer game, and says so before.
func TestFilmOfLongGame(t *testing.T) {
	t.Parallel()
	g, err := puzzle.ParseGame("2x2:1,2,0,3")
	if err != nil {
		t.Fatal(err)
	}
	var steps []puzzle.ReplayStep
	for i := range 700 {
		steps = append(steps, puzzle.ReplayStep{Move: puzzle.Move{Dir: []puzzle.Dir{puzzle.Down, puzzle.Up}[i%2], N: 1}, At: time.Duration(i) * 100 * time.Millisecond})
	}
	steps = append(steps, puzzle.ReplayStep{Move: puzzle.Move{Dir: puzzle.Left, N: 1}, At: 80 * time.Second})
	rep, err := puzzle.NewReplay(g, steps, true)
	if err != nil {
		t.Fatal(err)
	}
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.OpenReplay(rep.String(), 1)
	if label := r.Control(filmID).Label; !strings.Contains(label, "last 600 moves") {
		t.Errorf("the row says %q", label)
	}
	r.Press(filmID)
	r.TickUntil(4*600+20, "the animation", func() bool { return r.Out.Save != nil })
	movie, err := gif.DecodeAll(bytes.NewReader(r.Out.Save.Data))
	if err != nil || len(movie.Image) != 1+3*600 {
		t.Errorf("%v: %d pictures", err, len(movie.Image))
	}
}

// TestPictureShared shares a picture of the moment shown, and saves it.
func TestPictureShared(t *testing.T) {
	t.Parallel()
	r, rep := replayRun(t, on(game.Browser))
	r.Press(answerTo(1))
	r.Press(runID)
	press := func(id ui.ID) *game.Output {
		t.Helper()
		r.Control(id)
		r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: id}}
		r.Tick(1)
		return r.Out
	}
	press(gametest.Named("first"))
	r.Tick(30)
	out := press(gametest.Named("share"))
	if out.Share != rep.Link() || out.SharePicture == nil {
		t.Fatalf("shared %q", out.Share)
	}
	first := out.SharePicture.Data
	press(gametest.Named("last"))
	r.Tick(30)
	out = press(gametest.Named("picture"))
	if out.Save == nil || bytes.Equal(out.Save.Data, first) {
		t.Error("the pictures of the first and the last moment are the same")
	}
	for _, data := range [][]byte{first, out.Save.Data} {
		if _, err := png.Decode(bytes.NewReader(data)); err != nil {
			t.Error(err)
		}
	}
}
