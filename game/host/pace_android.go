package host

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// pace makes one tick for each picture of the screen and, while the game is idle, only those that an input or a beat
// calls for. The engine deprecates the frame-rate mode used here in favour of leaving the picture alone, but its Android
// view presents unchanged pictures, too.
type pace struct {
	begun   bool
	resting bool
	timer   *time.Timer
}

// rest slows the loop down if on is true, and ends that otherwise. It is called each tick. The next tick comes after beat
// even without input; if beat is 0, none does.
func (p *pace) rest(on bool, beat time.Duration) {
	if !p.begun {
		p.begun = true
		ebiten.SetTPS(ebiten.SyncWithFPS) // or the first tick after a rest would become many, to catch up
		p.timer = time.AfterFunc(time.Hour, ebiten.ScheduleFrame)
		p.timer.Stop()
	}
	if on != p.resting {
		p.resting = on
		if on {
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		} else {
			ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
		}
	}
	if on && beat > 0 {
		p.timer.Reset(beat)
	} else {
		p.timer.Stop()
	}
}
