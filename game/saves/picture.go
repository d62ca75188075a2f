package saves

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"hash/crc32"
	"strings"
	"unicode"
	"unicode/utf8"

	"wildfifteen/game"
	"wildfifteen/game/pictures"
	"wildfifteen/game/session"
)

// Picture is the player's own picture for tiles. It is stored as two lines of text, which browsers and backups can hold:
//
//	{"v":1,"name":"holiday.jpg","x":0.5,"y":0.5,"zoom":1,"sum":3735928559} ~8a3c1f20
//	data:image/jpeg;base64,...
type Picture struct {
	Name string // of the file that it comes from
	Cut  pictures.Cut
	File []byte // JPEG
}

// pictureHead is the first line, which ends in a sum of its own, see package session; older versions wrote none. Sum is the CRC-32 of the
// picture's file.
type pictureHead struct {
	V    int     `json:"v"`
	Name string  `json:"name"`
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Zoom float64 `json:"zoom"`
	Sum  uint32  `json:"sum"`
}

const (
	pictureForm   = 1 // the version of the form that this program writes, and the newest that it reads
	pictureScheme = "data:image/jpeg;base64,"
	maxName       = 200 // bytes of a name; longer ones are cut
)

// MaxPicture is the most bytes of a picture's file, so that its text has at most pictures.MaxStored.
const MaxPicture = (pictures.MaxStored - 2048) / 4 * 3

var errPicture = errors.New("saves: the picture is damaged")

// text returns the text of the picture.
func (p *Picture) text() []byte {
	head, _ := json.Marshal(pictureHead{pictureForm, p.Name, p.Cut.X, p.Cut.Y, p.Cut.Zoom, crc32.ChecksumIEEE(p.File)}) // cuts are numbers
	out := append(append(session.Summed(head), '\n'), pictureScheme...)
	return append(base64.StdEncoding.AppendEncode(out, p.File), '\n')
}

// readPicture reads the text of a picture. newer says that a newer version wrote it. The error is [session.ErrMended] if the
// first line was damaged, but the picture can be used.
func readPicture(data []byte) (p *Picture, newer bool, err error) {
	first, rest, _ := bytes.Cut(data, []byte{'\n'})
	first, damaged := session.CutSum(first)
	if errors.Is(damaged, session.ErrNoSum) {
		damaged = nil
	}
	var head pictureHead
	if err := json.Unmarshal(first, &head); head.V > pictureForm { // before err: fields of a newer form may have other types
		return nil, true, errPicture
	} else if err != nil || head.V < 1 || len(data) > pictures.MaxStored {
		return nil, false, errPicture
	}
	coded, found := bytes.CutPrefix(bytes.TrimRight(rest, "\r\n"), []byte(pictureScheme))
	file, err := base64.StdEncoding.Strict().AppendDecode(nil, coded)
	if it, bad := pictures.Read(file); !found || err != nil || bad != nil || it.Kind != pictures.JPEG || max(it.W, it.H) > pictures.MaxKept || crc32.ChecksumIEEE(file) != head.Sum {
		return nil, false, errPicture
	}
	return &Picture{plainName(head.Name), pictures.Cut{X: head.X, Y: head.Y, Zoom: head.Zoom}.Sane(), file}, false, damaged
}

// plainName returns a name that can be stored and shown.
func plainName(name string) string {
	name = strings.Map(func(r rune) rune {
		if !unicode.IsGraphic(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(name, ""))
	for len(name) > maxName {
		_, n := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-n]
	}
	return name
}

// Pictures holds the player's own picture and the one before.
type Pictures struct {
	now, former *Picture // nil: there is none
}

// Picture returns the player's own picture, nil if there is none. It is another one after each change, and must not be
// changed itself.
func (p *Pictures) Picture() *Picture { return p.now }

// FormerPicture returns the picture that was removed or replaced last in this run, nil if there is none.
func (p *Pictures) FormerPicture() *Picture { return p.former }

// openPicture reads the picture. What cannot be read is kept aside.
func (s *Saves) openPicture(data []byte) []Notice {
	if len(data) == 0 {
		return nil
	}
	p, newer, err := readPicture(data)
	if err == nil {
		s.now = p
		return nil
	}
	kept, news := s.keepAside(game.BadPictureFile, data)
	s.now = p
	switch {
	case !newer:
		s.store.Replace(game.PictureFile, s.pictureText())
		return []Notice{{Key: "message.unread_picture", File: kept}}
	case news:
		return []Notice{{Key: "message.newer_picture", File: kept}}
	}
	return nil
}

// SetPicture keeps a picture. It reports false if the picture is too large to be kept.
func (s *Saves) SetPicture(p Picture) bool {
	p.Name, p.Cut = plainName(p.Name), p.Cut.Sane()
	if len(p.File) > MaxPicture {
		return false
	}
	if s.now != nil && bytes.Equal(s.now.File, p.File) {
		s.writePicture(&p) // only its cut or its name changes
		return true
	}
	s.former = s.now
	s.writePicture(&p)
	return true
}

// RemovePicture removes the picture, which BringBackPicture brings back.
func (s *Saves) RemovePicture() {
	if s.now != nil {
		s.former = s.now
		s.writePicture(nil)
	}
}

// BringBackPicture brings back the picture that was removed or replaced last. The present one can be brought back then.
func (s *Saves) BringBackPicture() {
	if s.former != nil {
		was := s.now
		s.writePicture(s.former)
		s.former = was
	}
}

func (s *Saves) writePicture(p *Picture) {
	s.now = p
	s.store.Replace(game.PictureFile, s.pictureText())
}

// pictureText returns the text of the picture, nil if there is none.
func (s *Saves) pictureText() []byte {
	if s.now == nil {
		return nil
	}
	return s.now.text()
}
