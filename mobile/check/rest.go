package main

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
)

// fast solves the game on a screen that says it shows 240 pictures a second: what moves then moves in smaller steps, so it takes
// more ticks.
func (c *checker) fast() error {
	const rate = 240
	m, err := c.board(portrait)
	if err != nil {
		return err
	}
	c.begin()
	c.play(m, c.taps[:len(c.taps)-1])
	c.frame += 30
	c.event("count solved")
	c.play(m, c.taps[len(c.taps)-1:])
	c.frame += 900
	c.event("count solved-end")
	if err := c.run("fast", portrait, start{link: link(c.game.ID()), rate: rate}, 10); err != nil {
		return err
	}
	m.In.Rate = rate
	all, want := counts(c.log), m.solve(c.taps)
	ticks := all["solved-end"].ticks - all["solved"].ticks
	fmt.Printf("   %d ticks, of which %d move something\n", ticks, want)
	if ticks < want {
		return fmt.Errorf("a screen of %d pictures a second gets %d ticks, want at least %d", rate, ticks, want)
	}
	return c.solved()
}

// The numbers of ticks and swaps that a device at rest may have.
const (
	restTime  = 5 * 60 // frames
	restTicks = 1      // in that time where nothing changes
)

// count is one line of the run's log: how many ticks and swaps there had been.
type count struct{ frame, swaps, ticks int }

var countLine = regexp.MustCompile(`count (\S+): frame (\d+), (\d+) swaps, (\d+) ticks`)

// counts returns the counts of a log by their names.
func counts(log string) map[string]count {
	all := map[string]count{}
	for _, m := range countLine.FindAllStringSubmatch(log, -1) {
		frame, _ := strconv.Atoi(m[2])
		swaps, _ := strconv.Atoi(m[3])
		ticks, _ := strconv.Atoi(m[4])
		all[m[1]] = count{frame, swaps, ticks}
	}
	return all
}

// idle leaves the device alone: on the result and in the menu there is neither tick nor swap, and with a running clock
// one of each a second. A touch is followed at once.
func (c *checker) idle() error {
	rest := func(name string) {
		c.frame += 360 // until animations, toasts and searches are over, and two seconds more
		c.event("count %s", name)
		c.frame += restTime - interval
		c.event("count %s-end", name)
	}
	m, err := c.board(landscape)
	if err != nil {
		return err
	}
	c.begin()
	rest("solved")
	c.event("reader on")
	c.frame += 30
	c.event("reader off")
	rest("unread")
	c.event("link %s", link(c.game.ID()))
	c.frame += 60
	rest("begun")
	c.tap(m.cell(c.taps[0]))
	x, y, err := m.cell(c.taps[1])
	c.err = errors.Join(c.err, err)
	c.event("down 0 %d %d", x, y)
	c.event("cancel") // a finger that stayed down would keep the game awake
	rest("playing")
	c.event("focus off")
	rest("paused")
	if err := c.run("idle", landscape, start{}, 0); err != nil {
		return err
	}
	all := counts(c.log)
	for _, name := range []string{"solved", "unread", "begun", "paused"} {
		from, to := all[name], all[name+"-end"]
		fmt.Printf("   %s: %d ticks and %d swaps in %d frames\n", name, to.ticks-from.ticks, to.swaps-from.swaps, to.frame-from.frame)
		if to.frame == 0 || to.ticks-from.ticks > restTicks || to.swaps-from.swaps > restTicks {
			err = errors.Join(err, fmt.Errorf("%s: the device does not rest", name))
		}
	}
	from, to := all["playing"], all["playing-end"]
	seconds := float64(to.frame-from.frame) / 60
	ticks, swaps := to.ticks-from.ticks, to.swaps-from.swaps
	fmt.Printf("   playing: %d ticks and %d swaps in %.1f s\n", ticks, swaps, seconds)
	if f := float64(ticks); f < seconds-1.5 || f > seconds+2.5 || swaps > ticks+2 {
		err = errors.Join(err, errors.New("a clock of whole seconds does not tick once a second"))
	}
	return err
}
