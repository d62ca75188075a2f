//go:build !js && !android && !ios

package host

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/adrg/xdg"
	"github.com/atotto/clipboard"
	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
)

// system does what a game asks of a desktop.
type system struct {
	host *host
	long longFiles
}

func (s *system) copyText(text string) {
	go func() { s.copied(text, clipboard.WriteAll(text)) }()
}

// copied replies if a text could not be put on the clipboard.
func (s *system) copied(text string, err error) {
	if err != nil {
		s.host.requests.notCopied(text, "host.no_clipboard")
	}
}

// share puts a text on the clipboard: desktops have no share sheet.
func (s *system) share(_, id string, _ *game.FileOut) { s.copyText(id) }

func (s *system) pasteText() {
	go func() {
		text, err := clipboard.ReadAll()
		if text != "" || !s.pastedPicture() {
			s.paste(text, err)
		}
	}()
}

// pastePicture replies with the picture on the clipboard.
func (s *system) pastePicture() {
	go func() {
		if !s.pastedPicture() {
			s.host.requests.fail("host.no_picture_to_paste")
		}
	}()
}

// pastedPicture replies with the picture on the clipboard, and reports whether there is one.
func (s *system) pastedPicture() bool {
	data := clipboardPicture()
	if data == nil {
		return false
	}
	s.host.requests.reply(game.Reply{Kind: game.Opened, Text: s.host.lang.Load().T("host.pasted_picture"), Data: data})
	return true
}

// paste replies with the result of reading the clipboard. If the clipboard can be used at all, an error usually means that
// it holds no text.
func (s *system) paste(text string, err error) {
	if clipboard.Unsupported {
		s.host.requests.fail("host.no_clipboard")
		return
	}
	if err != nil {
		text = ""
	}
	s.host.requests.paste(text)
}

// vibrate does nothing: a desktop has no motor.
func (s *system) vibrate(game.Haptic) {}

// openFile shows the system's dialogue or, if there is none, tells the player to drop a file on the window.
func (s *system) openFile() {
	go s.openBy(openDialog, s.host.lang.Load().T("host.open_title"))
}

// openPicture is openFile for pictures.
func (s *system) openPicture() {
	go s.openBy(pictureDialog, s.host.lang.Load().T("host.picture_title"))
}

// openBy replies with a file that the player chooses in a dialogue.
func (s *system) openBy(ask dialog, title string) {
	path, err := ask(title, "")
	switch {
	case errors.Is(err, errNoDialog):
		s.host.requests.fail("host.drop_file")
	case err != nil:
		s.host.requests.failWith("host.not_opened", err)
	case path != "":
		err := s.offer(filepath.Base(path), func() (fs.File, error) { return os.Open(path) })
		if err != nil {
			s.host.requests.failWith("host.not_opened", err)
		}
	}
}

func (s *system) checkDrops() {
	files := ebiten.DroppedFiles()
	if files == nil {
		return
	}
	go func() {
		if err := s.offerFirst(files); err != nil {
			s.host.requests.failWith("host.not_opened", err)
		}
	}()
}

// offerFirst replies with the first regular file in the root of a file system.
func (s *system) offerFirst(files fs.FS) error {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.Type().IsRegular() {
			return s.offer(e.Name(), func() (fs.File, error) { return files.Open(e.Name()) })
		}
	}
	return fs.ErrNotExist
}

// saveFile asks the player where to save a file. If the system has no dialogue for that, the file goes to the player's
// folder for downloads or, if that fails, to the home folder or the folder of the game's files.
func (s *system) saveFile(f game.FileOut) { go s.saveBy(saveDialog, f) }

func (s *system) saveBy(ask dialog, f game.FileOut) {
	path, err := ask(s.host.lang.Load().T("host.save_title"), plainName(f.Name))
	switch {
	case errors.Is(err, errNoDialog):
		path, err = writeToFirst([]string{xdg.UserDirs.Download, xdg.Home, s.host.store.Dir()}, f.Name, s.content(&f))
	case err == nil && path == "":
		return // the player has cancelled
	case err == nil:
		err = writeChosen(path, s.content(&f))
	}
	if err != nil {
		s.host.requests.failWith("host.not_saved", err)
		return
	}
	s.host.requests.reply(game.Reply{Kind: game.Saved, Text: path})
}

// content writes a file.
type content func(io.Writer) error

// content returns how to write a file, a part of which may have to be read from the store.
func (s *system) content(f *game.FileOut) content {
	return func(w io.Writer) error { return f.Write(w, s.host.store.ReadNow) }
}

// writeToFirst writes a new file to the first folder that allows it, and returns its path. If the name is taken, it adds a
// number: "a (2).csv".
func writeToFirst(folders []string, name string, write content) (path string, err error) {
	name = plainName(name)
	ext := filepath.Ext(name)
	base := strings.TrimSuffix(name, ext)
	for _, dir := range folders {
		for n := 1; n < 1000; n++ {
			path = filepath.Join(dir, name)
			if n > 1 {
				path = filepath.Join(dir, fmt.Sprintf("%s (%d)%s", base, n, ext))
			}
			if err = writeNew(path, write); !errors.Is(err, fs.ErrExist) {
				break
			}
		}
		if err == nil {
			return path, nil
		}
	}
	return "", err
}

// writeNew writes a file that must not exist yet.
func writeNew(path string, write content) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	if err = errors.Join(write(f), f.Close()); err != nil {
		_ = os.Remove(path)
	}
	return err
}

// plainName turns a name into one that is valid on every system.
func plainName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|#%`, r) {
			return '-'
		}
		return r
	}, name)
	if name = strings.Trim(name, " ."); name == "" {
		return "wildfifteen"
	}
	return name[:min(len(name), 120)]
}
