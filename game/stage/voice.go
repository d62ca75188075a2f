package stage

import "wildfifteen/game"

// Say announces a text to players who do not see the screen; the last text of a tick wins.
func (s *Stage) Say(text string) { s.Out.Say = text }

// Tell shows a text as a toast, and so announces it.
func (s *Stage) Tell(text string) {
	s.Toast(text)
	s.Say(text)
}

// Sound plays a sound; pitch is 0..1 along the goal's path, for slides.
func (s *Stage) Sound(k game.SoundKind, pitch float32) {
	s.Out.Sounds = append(s.Out.Sounds, game.Sound{Kind: k, Pitch: pitch, Volume: float32(s.Set.Volume)})
}

// Buzz has the device vibrate for some milliseconds, or longer if this tick asked for that already.
func (s *Stage) Buzz(ms int) { s.Out.Haptic = max(s.Out.Haptic, ms) }

// Copy puts a text on the clipboard and says so.
func (s *Stage) Copy(text string) {
	s.Out.Copy = text
	s.Toast(s.Lang.T("message.copied"))
}

// Paste asks for the clipboard's text: a [game.Pasted] reply.
func (s *Stage) Paste() { s.Out.Paste = true }

// Share hands a game ID to the system's share sheet, or to the clipboard where there is none.
func (s *Stage) Share(id string) {
	if s.Platform == game.Desktop {
		s.Copy(id)
		return
	}
	s.Out.Share = id
}
