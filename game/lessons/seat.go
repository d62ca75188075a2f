package lessons

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// seat is the most height that the sentences and the buttons of a task have taken on a screen: the board between them stays where it is when
// they become fewer, as at the end of the task.
type seat struct {
	task int
	safe render.Rect
	size float32 // of the text
	lang *assets.Lang

	head, foot float32
}

// hold returns the heights to leave for the sentences and the buttons of a task, which take head and foot now.
func (s *seat) hold(f *ui.Frame, lang *assets.Lang, task int, head, foot float32) (high, low float32) {
	if now := (seat{task: task, safe: f.Safe, size: f.TextSize, lang: lang, head: s.head, foot: s.foot}); *s != now {
		*s = now
		s.head, s.foot = 0, 0
	}
	s.head, s.foot = max(s.head, head), max(s.foot, foot)
	return s.head, s.foot
}
