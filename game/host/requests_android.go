package host

import "wildfifteen/game"

// maxOpened is the maximum size of a file from another program, in bytes.
const maxOpened = 256 << 20

// system does what a game asks of a phone, with the help of the app's Java side.
type system struct{ host *host }

func (s *system) copyText(text string) { s.host.phone.copy(text) }

// share passes on the texts alone.
func (s *system) share(words, id string, _ *game.FileOut) { s.host.phone.share(words, id) }

func (s *system) pasteText() { s.host.phone.paste() }

func (s *system) openFile() { s.host.phone.choose() }

func (s *system) saveFile(f game.FileOut) { s.host.phone.keep(f) }

// checkDrops does nothing: nothing can be dropped on a phone.
func (s *system) checkDrops() {}

// vibrate does nothing: Phone.show does it.
func (s *system) vibrate(game.Haptic) {}
