package stagetest

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/render"
)

// Phone is a stage on the screen of a phone, in English and with the usual settings. A test changes its next input as it likes.
type Phone struct {
	Stage *stage.Stage
	Fonts *render.Fonts
	In    game.Input
}

// NewPhone returns a phone that shows nothing yet.
func NewPhone() *Phone {
	set, fonts := session.Defaults(), render.NewFonts()
	return &Phone{
		Stage: stage.New(stage.Options{Fonts: fonts, Settings: &set, Locale: "en"}, Rest{}),
		Fonts: fonts,
		In:    game.Input{Width: 360, Height: 640, Scale: 1, Focused: true, Locale: "en", TextScale: 1},
	}
}

// Tick runs n ticks with the same input, but for the time.
func (p *Phone) Tick(n int) {
	for range n {
		p.In.Now += time.Second / 60
		p.Stage.Update(&p.In)
	}
}
