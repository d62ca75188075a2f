package saves

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/jpeg"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/pictures"
	"wildfifteen/game/session"
)

// photo returns a small picture's file.
func photo(t testing.TB, shade uint8) []byte {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, 40, 30))
	for i := range img.Pix {
		img.Pix[i] = shade
	}
	img.Set(3, 3, color.White)
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// pictureBackup returns a backup with a picture.
func pictureBackup(t testing.TB) string {
	p := Picture{"a.jpg", pictures.Middle, photo(t, 9)}
	data, _ := json.Marshal(backup{V: 1, Version: "x", Files: map[string]string{game.PictureFile: string(p.text())}})
	return string(data)
}

// is checks the picture.
func (s *Saves) is(t *testing.T, name string, file []byte) {
	t.Helper()
	p := s.Picture()
	if name == "" {
		if p != nil {
			t.Errorf("there is a picture %q", p.Name)
		}
		return
	}
	if p == nil || p.Name != name || !bytes.Equal(p.File, file) {
		t.Errorf("the picture is %+v, want %q", p, name)
	}
}

// TestPicture keeps a picture, cuts it, replaces it, brings the first back, and removes it, each over a restart.
func TestPicture(t *testing.T) {
	st := newStore()
	s, _ := st.open()
	a, b := photo(t, 1), photo(t, 200)
	again := func(name string, file []byte) {
		t.Helper()
		s.is(t, name, file)
		fresh, notices := st.open()
		if len(notices) > 0 {
			t.Errorf("the next start says %q", keys(notices))
		}
		fresh.is(t, name, file)
	}
	again("", nil)
	cut := pictures.Cut{X: 0.25, Y: 0.5, Zoom: 3}
	if !s.SetPicture(Picture{"a\nb.jpg", cut, a}) {
		t.Fatal("the picture is not kept")
	}
	again("ab.jpg", a)
	if fresh, _ := st.open(); fresh.Picture().Cut != cut {
		t.Errorf("the cut is %+v", fresh.Picture().Cut)
	}
	s.SetPicture(Picture{"ab.jpg", pictures.Middle, a})
	if s.FormerPicture() != nil || s.Picture().Cut != pictures.Middle {
		t.Errorf("cutting a picture makes another one: %+v", s.FormerPicture())
	}
	s.SetPicture(Picture{"b.jpg", pictures.Middle, b})
	again("b.jpg", b)
	s.BringBackPicture()
	again("ab.jpg", a)
	s.BringBackPicture()
	again("b.jpg", b)
	s.RemovePicture()
	again("", nil)
	s.RemovePicture()
	s.BringBackPicture()
	again("b.jpg", b)
	if s.SetPicture(Picture{"c.jpg", pictures.Middle, make([]byte, MaxPicture+1)}) {
		t.Error("a picture that is too large is kept")
	}
	again("b.jpg", b)
	if n := len(st.files[game.PictureFile]); n > pictures.MaxStored {
		t.Errorf("%d bytes are stored", n)
	}
}

// TestPictureLimit checks that the text of the largest picture with the longest name is within the limit.
func TestPictureLimit(t *testing.T) {
	p := Picture{strings.Repeat("<", maxName), pictures.Cut{X: 1.0 / 3, Y: 2.0 / 3, Zoom: 7.0 / 3}, make([]byte, MaxPicture)}
	if n := len(p.text()); n > pictures.MaxStored {
		t.Errorf("%d bytes", n)
	}
}

// TestPictureUnread checks that a picture which cannot be read is kept aside, and told once.
func TestPictureUnread(t *testing.T) {
	p := Picture{"a.jpg", pictures.Middle, photo(t, 7)}
	good := string(p.text())
	versioned := func(v string) string {
		head, rest, _ := strings.Cut(good, " ~")
		return string(session.Summed([]byte(strings.Replace(head, `"v":1`, `"v":`+v, 1)))) + rest[8:]
	}
	for _, text := range []string{"rubbish", "{}", good[:len(good)/2], versioned("0"), strings.Replace(good, "jpeg", "png", 1)} {
		st := newStore(game.PictureFile, text)
		s, notices := st.open()
		s.is(t, "", nil)
		if len(notices) != 1 || notices[0].Key != "message.unread_picture" || st.text(game.BadPictureFile) != text {
			t.Errorf("%.20q: %q, kept is %.20q", text, keys(notices), st.text(game.BadPictureFile))
		}
	}
	newer := versioned("2")
	st := newStore(game.PictureFile, newer)
	if _, notices := st.open(); len(notices) != 1 || notices[0].Key != "message.newer_picture" || st.text(game.BadPictureFile) != newer || st.text(game.PictureFile) != newer {
		t.Errorf("of a newer version: %q", keys(notices))
	}
	if _, notices := st.open(); len(notices) != 0 {
		t.Errorf("the second time: %q", keys(notices))
	}
}

// TestEveryBitOfAPicture changes each bit of a stored picture: that is said and kept aside, and in the first line, which has the
// name and the cut, it is mended. A first line without a sum, of an older version, is read.
func TestEveryBitOfAPicture(t *testing.T) {
	p := Picture{"a.jpg", pictures.Cut{X: 0.25, Y: 0.5, Zoom: 3}, photo(t, 7)}
	good := string(p.text())
	first := strings.Index(good, "\n")
	for bit := range 8 * len(good) {
		damaged := []byte(good)
		damaged[bit/8] ^= 1 << (bit % 8)
		st := newStore(game.PictureFile, string(damaged))
		s, notices := st.open()
		if got, want := keys(notices), "message.unread_picture "+game.BadPictureFile; got != want || st.text(game.BadPictureFile) != string(damaged) {
			t.Fatalf("byte %d: said is %q, aside %q", bit/8, got, st.text(game.BadPictureFile))
		}
		if bit/8 < first && damaged[bit/8] != '\n' {
			if s.is(t, "a.jpg", p.File); s.Picture().Cut != p.Cut || st.text(game.PictureFile) != good {
				t.Fatalf("byte %d: the picture is cut by %+v", bit/8, s.Picture().Cut)
			}
		} else {
			s.is(t, "", nil)
		}
		if _, notices := st.open(); len(notices) > 0 {
			t.Fatalf("byte %d: the next start says %q", bit/8, keys(notices))
		}
	}
	older := good[:strings.Index(good, " ~")] + good[first:]
	s, notices := newStore(game.PictureFile, older).open()
	if s.is(t, "a.jpg", p.File); len(notices) > 0 || s.Picture().Cut != p.Cut {
		t.Errorf("without a sum: said is %q", keys(notices))
	}
}

// TestPictureRestored checks that a backup brings its picture, and that the one before can be brought back.
func TestPictureRestored(t *testing.T) {
	from, _ := newStore().open()
	file, mine := photo(t, 3), photo(t, 99)
	from.SetPicture(Picture{"a.jpg", pictures.Cut{X: 0.5, Y: 0.5, Zoom: 2}, file})
	data := string(from.copied(t).Data)
	st := newStore()
	s, _ := st.load()
	s.SetPicture(Picture{"mine.jpg", pictures.Middle, mine})
	if done := s.restored(t, data); done.Fault != "" {
		t.Fatal(done.Fault)
	}
	s.is(t, "a.jpg", file)
	s.BringBackPicture()
	s.is(t, "mine.jpg", mine)
	bare := packed(t, backupForm, map[string]string{game.SettingsFile: string(session.Defaults().JSON())})
	s.restored(t, bare)
	s.is(t, "mine.jpg", mine)
	for text, want := range map[string]string{"rubbish": "backup.damaged", `{"v":2}` + "\n": "backup.newer"} {
		if done := s.restored(t, packed(t, backupForm, map[string]string{game.PictureFile: text})); done.Fault != want {
			t.Errorf("%q: %+v, want %s", text, done, want)
		}
	}
	s.is(t, "mine.jpg", mine)
}

// FuzzOwnPicture reads texts of pictures: what is accepted is written as it was read.
func FuzzOwnPicture(f *testing.F) {
	p := Picture{"a.jpg", pictures.Middle, photo(f, 5)}
	f.Add(p.text())
	f.Add([]byte(`{"v":2}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, _, err := readPicture(data)
		if err != nil {
			return
		}
		again, _, err := readPicture(p.text())
		if err != nil || again.Name != p.Name || again.Cut != p.Cut || !bytes.Equal(again.File, p.File) {
			t.Errorf("%+v becomes %+v, %v", p, again, err)
		}
	})
}
