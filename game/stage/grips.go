package stage

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// held is the grip of a finger on a button or another control that acts when the finger is released on it.
type held struct {
	id    ui.ID
	spent bool // the control must not act on release: it has acted already
}

func (h *held) move(s *Stage, g *Finger) {
	if g.Far && g.scrolls(s) {
		g.scroll(s)
	}
}

func (h *held) end(s *Stage, g *Finger, lost bool) {
	if lost || h.spent {
		return
	}
	f := &s.view.frame
	if h.id == BackID && s.top().page().Over && f.Hit(g.At) < 0 {
		s.top().Back()
		return
	}
	if c := s.Find(h.id); c != nil && c.Rect.Inset(-f.Dip(tapSlop)).Contains(g.At) {
		s.activate(c)
	}
}

// scrolls reports whether a finger that went down on a control is to scroll the page instead.
func (g *Finger) scrolls(s *Stage) bool {
	scroll := &s.top().page().Scroll
	return scroll.Can() && scroll.Area().Contains(g.Start) && g.upright()
}

// upright reports whether the finger has moved further vertically than horizontally.
func (g *Finger) upright() bool { return abs(g.At.Y-g.Start.Y) > abs(g.At.X-g.Start.X) }

// scroll makes the finger scroll the page from now on.
func (g *Finger) scroll(s *Stage) {
	g.grip = scrolling{}
	s.top().page().Scroll.By(g.Start.Y - g.At.Y)
}

// sliding is the grip of a finger on a slider.
type sliding struct {
	id   ui.ID
	sure bool // the finger moves the slider; false: it may still turn out to scroll the page
}

func (k *sliding) move(s *Stage, g *Finger) {
	if !k.sure && !g.Far {
		return
	}
	if !k.sure && g.upright() {
		g.scroll(s)
		return
	}
	k.sure = true
	if c := s.Find(k.id); c != nil {
		s.slideTo(c, g.At)
	}
}

// end sets the slider if the finger only tapped on it.
func (k *sliding) end(s *Stage, g *Finger, lost bool) {
	if c := s.Find(k.id); c != nil && !k.sure && !lost {
		s.slideTo(c, g.At)
	}
}

// slideTo sets a slider to the value under a point.
func (s *Stage) slideTo(c *ui.Control, p render.Point) {
	t := s.view.frame.Track(c)
	part := max(0, min(1, (p.X-t.X)/t.W))
	if s.view.frame.RTL {
		part = 1 - part
	}
	v := c.Lo + part*(c.Hi-c.Lo)
	if c.Step > 0 {
		v = c.Lo + c.Step*render.Floor((v-c.Lo)/c.Step+0.5)
	}
	if v != c.At {
		s.top().Adjust(c.ID, v)
	}
}

// scrolling is the grip of a finger that scrolls the page.
type scrolling struct{}

func (scrolling) move(s *Stage, g *Finger) { s.top().page().Scroll.By(g.prev.Y - g.At.Y) }

func (scrolling) end(s *Stage, g *Finger, lost bool) {
	if !lost {
		s.top().page().Scroll.Flick(-g.Speed.Y / s.Clock.rate)
	}
}

// onScene is the grip of a finger on a board, or outside all controls: the scene handles its gesture.
type onScene struct{}

func (onScene) move(s *Stage, g *Finger) { s.top().Touch(g, Moved) }

func (onScene) end(s *Stage, g *Finger, lost bool) {
	if lost {
		s.top().Touch(g, Cancelled)
	} else {
		s.top().Touch(g, Released)
	}
}
