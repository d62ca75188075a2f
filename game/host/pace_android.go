package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// pace slows the loop down while the game is idle: it then runs for an input and every beatEvery. The engine deprecates
// the frame-rate mode used here in favour of leaving the picture alone, but its Android view presents unchanged pictures,
// too.
type pace struct {
	resting bool
	beat    *time.Timer
}

// rest slows the loop down if on is true, and ends that otherwise. It is called each tick.
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
	if p.beat == nil {
		p.beat = time.AfterFunc(beatEvery, ebiten.ScheduleFrame)
		return
	}
	p.beat.Reset(beatEvery)
}
