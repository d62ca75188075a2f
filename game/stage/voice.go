package stage

import (
	"wildfifteen/game"
	"wildfifteen/puzzle"
)

// Voice sends messages, sounds and texts to the player and to the host.
type Voice struct {
	stage  *Stage
	toasts toasts
	cues   cues
}

// Say announces a text to players who do not see the screen. Only the last text of a tick is announced.
func (v *Voice) Say(text string) { v.stage.Out.Say = text }

// Tell shows a text as a toast and announces it.
func (v *Voice) Tell(text string) {
	v.stage.Toast(text)
	v.Say(text)
}

// Sound plays a sound. pitch, 0..1, is used for notes.
func (v *Voice) Sound(k game.SoundKind, pitch float32) { v.SoundIn(0, k, pitch) }

// Buzz makes the device vibrate for ms milliseconds, or longer if another call in this tick asked for more.
func (v *Voice) Buzz(ms int) { v.buzz(game.Haptic{First: ms}) }

// Copy puts a text on the clipboard and shows a toast that says so. On a phone that is left to the host, because newer
// systems say it themselves.
func (v *Voice) Copy(text string) {
	v.stage.Out.Copy = text
	if v.stage.Platform == game.Phone {
		return
	}
	v.stage.Toast(v.stage.Lang.T("message.copied"))
}

// Paste requests the clipboard's text. It arrives as a [game.Pasted] reply.
func (v *Voice) Paste() { v.stage.Out.Paste = true }

// ShareText passes a text, with a game as a link below it, to the system's share sheet, or to the clipboard on a desktop.
func (v *Voice) ShareText(text, id string) {
	if v.stage.Platform == game.Desktop {
		v.Copy(text + "\nwildfifteen:" + puzzle.LinkEscape(id))
		return
	}
	v.stage.Out.Words, v.stage.Out.Share = text, id
}

// Share passes a game ID to the system's share sheet, or to the clipboard on a desktop.
func (v *Voice) Share(id string) {
	if v.stage.Platform == game.Desktop {
		v.Copy(id)
		return
	}
	v.stage.Out.Share = id
}
