package host

import (
	"bytes"

	"wildfifteen/game"
)

// system does what a game asks of a phone, with the help of the app's Java side.
type system struct{ host *host }

func (s *system) copyText(text string) { s.host.phone.copy(text) }

func (s *system) share(words, id string, picture *game.FileOut) {
	s.host.phone.share(words, id, picture)
}

func (s *system) pasteText() { s.host.phone.paste() }

func (s *system) openFile() { s.host.phone.choose() }

func (s *system) openPicture() { s.host.phone.choosePicture() }

func (s *system) pastePicture() { s.host.phone.pastePicture() }

// saveFile lets the system keep a file, which is made in memory: the binding takes no other.
func (s *system) saveFile(f game.FileOut) {
	if f.Lines == nil {
		s.host.phone.keep(f)
		return
	}
	go func() {
		var whole bytes.Buffer
		if err := f.Write(&whole, s.host.store.ReadNow); err != nil {
			s.host.requests.failWith("host.not_saved", err)
			return
		}
		s.host.phone.keep(game.FileOut{Name: f.Name, Type: f.Type, Data: whole.Bytes()})
	}()
}

// openPart does nothing: the game gets each file as a whole.
func (s *system) openPart(game.Range) {}

// checkDrops does nothing: nothing can be dropped on a phone.
func (s *system) checkDrops() {}

// vibrate does nothing: Phone.show does it.
func (s *system) vibrate(game.Haptic) {}
