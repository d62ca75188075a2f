package play

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
)

// Milliseconds that the device vibrates.
const (
	slideBuzz  = 8
	bridgeBuzz = 12
	solvedBuzz = 30
)

// noteGap is the time from a note to the next after a landing.
const noteGap = 70 * time.Millisecond

// soundSlide plays the sounds of a slide, but for the tune of a solved board, and has the device vibrate. landing is how
// long the tiles slide.
func (p *Scene) soundSlide(t session.Transition, landing time.Duration) {
	p.Stage.Sound(game.SlideSound, 0)
	if t.Kind == session.Slid {
		p.Stage.Buzz(slideBuzz)
	}
	if t.Solved {
		return
	}
	if p.Session().Hidden() { // the notes would tell the tiles
		return
	}
	cells := t.New.Size().Cells()
	p.Stage.SoundIn(landing, game.NoteSound, boardview.Pitch(t.New.At(t.Old.Blank()), cells))
	home, bridge := boardview.Arrived(p.Session().Goal(), t.Old, t.New)
	if home > 0 {
		p.Stage.SoundIn(landing, game.FifthSound, boardview.Pitch(home, cells))
	}
	if bridge > 0 {
		first, second := boardview.BridgePitches(bridge, cells)
		p.Stage.SoundIn(landing+noteGap, game.NoteSound, first)
		p.Stage.SoundIn(landing+2*noteGap, game.NoteSound, second)
		if t.Kind == session.Slid {
			p.Stage.BuzzTwiceIn(landing, bridgeBuzz)
		}
	}
}

// playTune plays the goal's tune and has the device vibrate. The tune is in time with the light that runs over the board after the landing.
func (p *Scene) playTune(landing time.Duration) {
	p.Stage.Hush()
	p.Stage.Buzz(solvedBuzz)
	g := p.Session().Goal()
	length := p.Stage.Length(boardview.LightTime(g))
	if length == 0 { // motion is off: no light gives the time
		length = boardview.LightTime(g)
	}
	for at, pitch := range boardview.Tune(g, length) {
		p.Stage.SoundIn(landing+at, game.NoteSound, pitch)
	}
}
