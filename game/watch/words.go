package watch

import (
	"strconv"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// captions are the cached texts of the scene.
type captions struct {
	lang   *assets.Lang
	name   string // the configuration
	sum    string // time and moves
	clock  ui.Caption
	digits string // the clock in digits of equal width
	short  string // without decimals
	moves  ui.Caption
	at     ui.Caption // the place and what happened there
	speeds [len(speeds)]string
	what   string // what happened at the place
	home   string // how many tiles are home there
	end    string // the animation of the end
}

func newCaptions(l *assets.Lang, r session.Recording) captions {
	c := captions{lang: l, name: words.Deal(l, r.Game, r.Options.Depth), sum: sumOf(l, r)}
	c.end = l.T("watch.film_end", "n", l.Count(filmMost))
	for i, name := range speedNames {
		c.speeds[i] = l.T("watch.times", "n", name)
	}
	return c
}

// sumOf says how long a recorded game took and how many moves, and whether somebody else tells it.
func sumOf(l *assets.Lang, r session.Recording) string {
	sum := words.Replay(l, r.Replay)
	if r.Outside {
		sum = l.T("watch.outside", "sum", sum)
	}
	return sum
}

func (c *captions) forget() {
	c.clock.Forget()
	c.moves.Forget()
	c.at.Forget()
}

// update brings the figures up to date.
func (c *captions) update(w *Scene) {
	f := w.reel.frame()
	clock := f.Clock
	if w.reel.running && w.reel.at > 0 && w.reel.at < w.reel.film.Last() && f.Kind != puzzle.PauseStep {
		clock += max(0, w.reel.time-f.At)
	}
	decimals, unit := 0, time.Second
	switch {
	case w.reel.at == w.reel.film.Last():
		decimals, unit = 3, time.Millisecond
	case !w.reel.running:
		decimals, unit = 1, 100*time.Millisecond
	}
	if c.clock.Update(int64(clock/unit)<<2 | int64(decimals)) {
		c.clock.Text = words.ClockIn(c.lang, clock, decimals)
		c.digits, c.short = render.Figures(c.clock.Text), render.Figures(words.Clock(clock, 0))
	}
	if c.moves.Update(int64(f.STM)) {
		c.moves.Text = strconv.Itoa(f.STM)
	}
	c.placed(w)
}

// placed brings the words of the place up to date.
func (c *captions) placed(w *Scene) {
	if !c.at.Update(int64(w.reel.at)) {
		return
	}
	at, of := c.lang.Count(w.reel.at), c.lang.Count(w.reel.film.Last())
	c.home = c.lang.T("play.home", "n", c.lang.Count(w.growth.home[w.reel.at]), "tiles", c.lang.Count(w.growth.tiles))
	c.at.Text = c.lang.T("watch.at", "at", at, "of", of)
	if c.what = w.marks.at(c.lang, w.reel.film, w.reel.at); c.what != "" {
		c.at.Text = c.lang.T("watch.at_what", "at", at, "of", of, "what", c.what)
	}
}

// above returns what stands above the slider: what happened there or how many tiles are home. The figure of the moves says the place: a
// second count, of frames, would seem to contradict it where undos and pauses have frames of their own.
func (c *captions) above(w *Scene) string {
	c.placed(w)
	if c.what != "" {
		return c.what
	}
	return c.home
}

// place says which frame is shown, and what happened in it.
func (c *captions) place(w *Scene) string {
	c.placed(w)
	return c.at.Text
}
