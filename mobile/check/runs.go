package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
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
	c.play(m, c.taps[:half-1])
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
	c.event("key 24") // volume up
	if err := c.run("first", portrait, "wildfifteen:"+puzzle.LinkEscape(c.game.ID()), 60, "nobody took key 24", "vibrate 8 ms", "exclude "); err != nil {
		return err
	}
	if err := c.looks("first.png", m); err != nil {
		return err
	}
	return c.kept(half)
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
	half := len(c.taps) / 2
	c.begin()
	c.shot("again.png")
	c.tap(m.control("resume"))
	c.event("size %d %d", landscape.w, landscape.h)
	c.frame += 30
	c.play(flat, c.taps[half:len(c.taps)-3])
	c.event("home")
	if err := c.run("rotated", portrait, "", 10); err != nil {
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
	if err := c.run("recreated", landscape, "", 60, "The OpenGL context was lost and restored", "Back was taken; the activity stays", "moveTaskToBack"); err != nil {
		return err
	}
	for _, name := range []string{"flat.png", "recreated.png"} {
		if err := c.looks(name, m); err != nil {
			return err
		}
	}
	return c.solved()
}

// died starts after a crash: the crash report is kept and the player is told. Then another app opens a link while this
// one runs, and another shares a game.
func (c *checker) died() error {
	report := "panic: a check's own"
	if err := os.WriteFile(filepath.Join(c.files(), "fatal.log"), []byte(report+"\n"), 0o644); err != nil {
		return err
	}
	c.begin()
	c.frame = 30
	c.event("shot %s", c.at("told.png"))
	c.frame += 240
	c.event("shot %s", c.at("untold.png"))
	linked, shared := "3x3.classic:1,2,3,4,5,6,7,0,8", "3x3.snake:1,2,3,6,5,4,0,7,8"
	c.event("link wildfifteen:%s", strings.ReplaceAll(linked, ",", "%2C"))
	c.frame += 30
	c.event("share %s", shared)
	c.frame += 30
	if err := c.run("died", landscape, "", 30); err != nil {
		return err
	}
	log, err := os.ReadFile(filepath.Join(c.files(), "crash.log"))
	if err != nil {
		return err
	}
	if !bytes.Contains(log, []byte(report)) {
		return errors.New("crash.log lacks what the run before died of")
	}
	saved, err := os.ReadFile(filepath.Join(c.files(), game.GameFile))
	if err != nil {
		return err
	}
	if !bytes.Contains(saved, []byte(linked)) {
		return errors.New("the link opened no game")
	}
	if s := session.Load(saved).Log.Current(); s == nil || s.Game().ID() != shared {
		return errors.New("the shared text opened no game")
	}
	with, err1 := os.ReadFile(c.at("told.png"))
	without, err2 := os.ReadFile(c.at("untold.png"))
	if err := errors.Join(err1, err2); err != nil {
		return err
	}
	if bytes.Equal(with, without) {
		return errors.New("the player was not told that the run before died")
	}
	return nil
}

// idle runs without input and checks that hardly any frame is drawn.
func (c *checker) idle() error {
	c.begin()
	c.frame = 600
	if err := c.run("idle", landscape, "", 0); err != nil {
		return err
	}
	out, err := os.ReadFile(c.at("idle.log"))
	if err != nil {
		return err
	}
	frames, drawn, err := framesOf(string(out))
	if err != nil {
		return err
	}
	if drawn*2 > frames {
		return fmt.Errorf("%d of %d frames were drawn though nothing moved", drawn, frames)
	}
	return nil
}

// framesOf returns the last count in a run's log: how many frames there were, and how many of them were drawn.
func framesOf(log string) (frames, drawn int, err error) {
	const mark = "standin: "
	at := strings.LastIndex(log, mark)
	if at < 0 {
		return 0, 0, fmt.Errorf("the log has no %q", mark)
	}
	if _, err := fmt.Sscanf(log[at:], mark+"%d frames, %d drawn", &frames, &drawn); err != nil {
		return 0, 0, fmt.Errorf("the log's last %q: %w", mark, err)
	}
	return frames, drawn, nil
}
