package main

import (
	"bytes"
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// first opens a deep link on a new device, plays half of the game, with the app in the background for a while, and is
// killed while the clock runs.
func (c *checker) first() error {
	m, err := c.board(portrait)
	if err != nil {
		return err
	}
	half := len(c.taps) / 2
	c.begin()
	c.shot("first.png")
	c.play(m, c.taps[:half-2])
	c.event("recreate") // a new activity with the old intent, which is not to open the game once more
	c.frame += 30
	c.tap(m.cell(5))
	c.frame += 30
	c.play(m, c.taps[half-2:half-1])
	c.event("home")
	c.event("resume")
	c.shot("paused.png")
	c.tap(m.cell(5)) // a tap on the covered board resumes the game
	c.frame += 30
	x, y, err := m.cell(c.taps[half]) // a tap here would be a move, but the system cancels the touch
	c.err = errors.Join(c.err, err)
	c.play(m, c.taps[half-1:half])
	c.event("down 0 %d %d", x, y)
	c.event("cancel")
	c.play(m, c.taps[half:half+1]) // a finger that is still down would make this one the second
	c.event("key 24")              // volume up
	m.Ticks(1)
	e := m.Out.Exclude
	exclude := fmt.Sprintf("exclude %d %d %d %d", int(e.X), int(e.Y), int(e.X+e.W), int(e.Y+e.H))
	if err := c.run("first", portrait, start{link: "wildfifteen:" + puzzle.LinkEscape(c.game.ID())}, 60, "nobody took key 24", "haptic 4",
		exclude, "bars 24 of 24", "volume keys 3", "takes the back gesture", "!addFlags"); err != nil {
		return err
	}
	if err := c.looks("first.png", m); err != nil {
		return err
	}
	return c.kept(half + 1)
}

// rotated starts again: the same board is shown, paused. The device is rotated during the game, and the app is killed in
// the background.
func (c *checker) rotated() error {
	m, err := newSim(c.files(), portrait)
	if err != nil {
		return err
	}
	m.Ticks(120)
	flat, err := c.board(landscape)
	if err != nil {
		return err
	}
	half := len(c.taps)/2 + 1
	c.begin()
	c.shot("again.png")
	c.tap(m.control("resume"))
	c.event("size %d %d", landscape.w, landscape.h)
	c.frame += 30
	c.play(flat, c.taps[half:len(c.taps)-3])
	c.event("home")
	if err := c.run("rotated", portrait, start{}, 10); err != nil {
		return err
	}
	if err := c.looks("again.png", m); err != nil {
		return err
	}
	return c.kept(len(c.taps) - 3)
}

// recreated recreates the activity in the same process, solves the game and leaves the app with Back.
func (c *checker) recreated() error {
	m, err := newSim(c.files(), landscape)
	if err != nil {
		return err
	}
	m.Ticks(120)
	flat, err := c.board(landscape)
	if err != nil {
		return err
	}
	left := c.taps[len(c.taps)-3:]
	c.begin()
	c.shot("flat.png")
	c.event("recreate")
	c.frame += 30
	c.shot("recreated.png")
	c.tap(m.control("resume"))
	c.frame += 30
	c.play(flat, left)
	c.frame += 120
	c.shot("solved.png")
	c.event("back") // closes the card with the result
	c.shot("board.png")
	c.tap(flat.control("menu"))
	c.shot("menu.png")
	c.event("back") // leaves the menu
	c.frame += 30
	c.event("back") // leaves the app
	if err := c.run("recreated", landscape, start{}, 60, "The OpenGL context was lost and restored", "leaves the back gesture", "moveTaskToBack"); err != nil {
		return err
	}
	for _, name := range []string{"flat.png", "recreated.png"} {
		if err := c.looks(name, m); err != nil {
			return err
		}
	}
	return c.solved()
}

// shared starts with the result of the solved game and shares it: the card goes to the share sheet as a file, with the link.
func (c *checker) shared() error {
	m, err := newSim(c.files(), landscape)
	if err != nil {
		return err
	}
	m.Ticks(120)
	c.begin()
	c.frame += 60
	c.tap(m.control("share"))
	m.In.Date = time.Now().In(phoneZone()) // the card shows it
	m.In.Replies = []game.Reply{{Kind: game.Pressed, ID: ui.ID{Name: "share"}}}
	m.Ticks(120)
	c.frame += 120
	c.shot("share.png")
	c.tap(m.control("both"))
	c.frame += 60
	if err := c.run("shared", landscape, start{}, 60, "startActivity android.intent.action.SEND", " with content://app.wildfifteen.shared/"); err != nil {
		return err
	}
	if err := c.looks("share.png", m); err != nil {
		return err
	}
	cards, err := filepath.Glob(c.at("data/cache/shared/*-wildfifteen-*.png"))
	if err != nil || len(cards) != 1 {
		return fmt.Errorf("%d cards were shared: %v", len(cards), err)
	}
	card, err := os.ReadFile(cards[0])
	if err != nil {
		return err
	}
	if picture, err := png.Decode(bytes.NewReader(card)); err != nil || picture.Bounds().Dx() != render.CardWide {
		return fmt.Errorf("the shared file is no card: %v", err)
	}
	return nil
}

// died starts after a crash: the crash report is kept and the player is told. Then another app opens a link while this
// one runs, and another shares a game.
func (c *checker) died() error {
	report := "panic: a check's own"
	if err := os.WriteFile(filepath.Join(c.files(), "fatal.log"), []byte(report+"\n"), 0o644); err != nil {
		return err
	}
	c.begin()
	c.frame = 0
	c.event("reader on") // who hears what the player is told
	c.frame = 60
	linked, shared := "3x3.classic:1,2,3,4,5,6,7,0,8", "3x3.snake:1,2,3,6,5,4,0,7,8"
	c.event("link wildfifteen:%s", strings.ReplaceAll(linked, ",", "%2C"))
	c.frame += 30
	c.event("share %s", shared)
	c.frame += 30
	if err := c.run("died", landscape, start{}, 30, "changed 2 ["+assets.Load("en").T("host.crashed_before")); err != nil {
		return err
	}
	log, err := os.ReadFile(filepath.Join(c.files(), "crash.log"))
	if err != nil {
		return err
	}
	if !bytes.Contains(log, []byte(report)) {
		return errors.New("crash.log lacks what the run before died of")
	}
	saved, err := c.gameLog()
	if err != nil {
		return err
	}
	if !bytes.Contains(saved, []byte(linked)) {
		return errors.New("the link opened no game")
	}
	if s := session.Load(saved).Log.Current(); s == nil || s.Game().ID() != shared {
		return errors.New("the shared text opened no game")
	}
	return nil
}
