//go:build !js

package host

import (
	"wildfifteen/game"
	"wildfifteen/game/host/decode"
)

// decode decodes a picture on a thread of its own, so that the loop does not wait for it.
func (s *system) decode(in game.PictureIn) {
	go func() {
		answer := game.Reply{Kind: game.Pictured}
		if p, err := decode.Decode(in.Data); err == nil {
			answer.Pixels = p
			if in.Pack > 0 {
				answer.Data = decode.Pack(p, in.Pack)
			}
		}
		s.host.requests.reply(answer)
	}()
}
