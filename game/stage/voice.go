package stage

import "wildfifteen/game"

// Voice is how scenes speak to the player and to the world outside.
type Voice struct {
	stage  *Stage
	toasts toasts
}

// Say announces a text to players who do not see the screen; the last text of a tick wins.
func (v *Voice) Say(text string) { v.stage.Out.Say = text }

// Tell shows a text as a toast, and so announces it.
func (v *Voice) Tell(text string) {
	v.stage.Toast(text)
	v.Say(text)
}

// Sound plays a sound; pitch is 0..1 along the goal's path, for slides.
func (v *Voice) Sound(k game.SoundKind, pitch float32) {
	v.stage.Out.Sounds = append(v.stage.Out.Sounds, game.Sound{Kind: k, Pitch: pitch, Volume: float32(v.stage.Set.Volume)})
}

// Buzz has the device vibrate for some milliseconds, or longer if this tick asked for that already.
func (v *Voice) Buzz(ms int) { v.stage.Out.Haptic = max(v.stage.Out.Haptic, ms) }

// Copy puts a text on the clipboard and says so.
func (v *Voice) Copy(text string) {
	v.stage.Out.Copy = text
	v.stage.Toast(v.stage.Lang.T("message.copied"))
}

// Paste asks for the clipboard's text: a [game.Pasted] reply.
func (v *Voice) Paste() { v.stage.Out.Paste = true }

// Share hands a game ID to the system's share sheet, or to the clipboard where there is none.
func (v *Voice) Share(id string) {
	if v.stage.Platform == game.Desktop {
		v.Copy(id)
		return
	}
	v.stage.Out.Share = id
}
