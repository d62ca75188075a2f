package lessons

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// seat is the most height that the sentences and the buttons of a task have taken on a screen: the board between them stays where it is when
// they become fewer, as at the end of the task.
type seat struct {
	in         setting
	head, foot float32
}

// setting is what the heights of a seat belong to.
type setting struct {
	task int
	safe render.Rect
	size float32 // of the text
	lang *assets.Lang
}

// hold returns the heights to leave for the sentences and the buttons of a task, which take head and foot now.
func (s *seat) hold(f *ui.Frame, lang *assets.Lang, task int, head, foot float32) (high, low float32) {
	if in := (setting{task, f.Safe, f.TextSize, lang}); s.in != in {
		*s = seat{in: in}
	}
	s.head, s.foot = max(s.head, head), max(s.foot, foot)
	return s.head, s.foot
}
