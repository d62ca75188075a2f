//go:build !measure

package host

import "github.com/hajimehoshi/ebiten/v2"

// meter measures nothing. It is the one of builds for players.
type meter struct{}

func newMeter() meter { return meter{} }

func (meter) options(o Options) Options { return o }

func (meter) game(h *host) ebiten.Game { return h }
