package gametest

import (
	"wildfifteen/game"
	"wildfifteen/game/host/decode"
	"wildfifteen/game/session"
)

// decode decodes the picture that the game asks for, as a host does, within a tick.
func (r *Run) decode() {
	in := r.Out.Picture
	if in == nil {
		return
	}
	answer := game.Reply{Kind: game.Pictured}
	if p, err := decode.Decode(in.Data); err == nil {
		answer.Pixels = p
		if in.Pack > 0 {
			answer.Data = decode.Pack(p, in.Pack)
		}
	}
	r.answers = append(r.answers, answer)
}

// pictureTicks is enough for the picture on the tiles to be drawn.
const pictureTicks = 500

// pictureScenes are boards whose tiles show pictures.
func pictureScenes() []Scene {
	with := func(p session.Picture, plates session.Plates) func(*session.Settings) {
		return func(s *session.Settings) { s.Picture, s.Plates = p, plates }
	}
	drawn := func(r *Run) { r.Tick(pictureTicks) }
	return []Scene{
		{Name: "picture-corner", Game: "4x4.wild#x", Set: with(session.WavesPicture, session.CornerPlates), Lead: drawn},
		{Name: "picture-middle", Game: "5x5.snake#x", Set: with(session.HillsPicture, session.MiddlePlates), Lead: drawn},
		{Name: "picture-off", Game: "4x3.spiral#x", Set: with(session.HillsPicture, session.NoPlates), Lead: drawn},
		{Name: "picture-settings", Game: "4x4.classic#x", Set: with(session.StarsPicture, session.NoPlates), Lead: func(r *Run) {
			r.Open("settings")
			r.Tick(pictureTicks)
		}},
		{Name: "picture-solved", Game: "3x3.classic:1,2,3,4,5,6,7,0,8", Set: with(session.ContoursPicture, session.CornerPlates), Lead: func(r *Run) {
			r.Key("ArrowLeft")
			r.Tick(pictureTicks)
		}},
		{Name: "picture-list", Game: "4x4.snake#x", Set: with(session.WavesPicture, session.CornerPlates), Lead: func(r *Run) {
			r.Open("picture")
			r.Tick(pictureTicks)
		}},
		{Name: "picture-cut", Game: "4x3.classic#x", Lead: func(r *Run) { r.Drop("holiday.jpg", Photo(r.T, 900, 600)) }},
		{Name: "picture-own", Game: "4x4.classic#x", Lead: func(r *Run) {
			r.Open("picture")
			r.Drop("holiday.jpg", Photo(r.T, 900, 600))
			r.Press(Named("done"))
			r.Tick(pictureTicks)
		}},
		{Name: "picture-own-board", Game: "5x4.snake#x", Lead: func(r *Run) {
			r.Drop("holiday.jpg", Photo(r.T, 900, 600))
			r.Press(Named("done"))
			r.Tick(120)
		}},
		{Name: "picture-bad", Game: "4x4.classic#x", Lead: func(r *Run) {
			r.Open("picture")
			r.Drop("holiday.jpg", Photo(r.T, 64, 48)[:300])
		}},
	}
}
