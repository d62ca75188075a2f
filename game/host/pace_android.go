package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// pace lets the screen's thread rest while nothing moves: it then draws, and ticks, only when something
// comes in, and some times a second for the clock. The engine calls its own means for that deprecated in favour of
// leaving the picture alone; but the view here shows each picture anew all the same.
type pace struct {
	resting bool
	heart   *time.Timer
}

// rest sets whether only the heart beats on.
func (p *pace) rest(on bool) {
	if on != p.resting {
		p.resting = on
		if on {
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		} else {
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
		}
	}
	if !on {
		return
	}
	if p.heart == nil {
		p.heart = time.AfterFunc(beatEvery, ebiten.ScheduleFrame)
		return
	}
	p.heart.Reset(beatEvery)
}
