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

// copyText puts text on the clipboard.
func (h *host) copyText(text string) {
	go func() {
		if err := clipboard.WriteAll(text); err != nil {
			h.out.fail("host.no_clipboard")
		}
	}()
}

// shareText puts text on the clipboard: desktops have nothing better.
func (h *host) shareText(text string) { h.copyText(text) }

// pasteText answers with the clipboard's text.
func (h *host) pasteText() {
	go func() {
		text, err := clipboard.ReadAll()
		h.read(text, err)
	}()
}

// read hands on what reading the clipboard gave. Where there is a way to read it, an error means as a rule that it
// holds no text.
func (h *host) read(text string, err error) {
	if clipboard.Unsupported {
		h.out.fail("host.no_clipboard")
		return
	}
	if err != nil {
		text = ""
	}
	h.out.pasted(text)
}

// openFile tells the player how to open a file: the engine has no dialogue for it, but takes dropped ones.
func (h *host) openFile() { h.out.fail("host.drop_file") }

// dropped answers with a file that was dropped on the window in this tick.
func (h *host) dropped() {
	files := ebiten.DroppedFiles()
	if files == nil {
		return
	}
	go func() {
		name, data, err := firstFile(files)
		if err != nil {
			h.out.failed("host.not_opened", err)
			return
		}
		h.out.reply(game.Reply{Kind: game.Opened, Text: name, Data: data})
	}()
}

// firstFile reads the first plain file at the top of a file system.
func firstFile(files fs.FS) (name string, data []byte, err error) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return "", nil, err
	}
	for _, e := range entries {
		if !e.Type().IsRegular() {
			continue
		}
		f, err := files.Open(e.Name())
		if err != nil {
			return "", nil, err
		}
		defer f.Close()
		data, err := io.ReadAll(io.LimitReader(f, mostOpened+1))
		if err == nil && len(data) > mostOpened {
			err = tooLarge(e.Name())
		}
		return e.Name(), data, err
	}
	return "", nil, fs.ErrNotExist
}

// saveFile keeps a file in the player's folder for downloads, or the home folder, and says where.
func (h *host) saveFile(f game.FileOut) {
	go func() {
		path, err := keepFile([]string{xdg.UserDirs.Download, xdg.Home, h.store.Dir()}, f.Name, f.Data)
		if err != nil {
			h.out.failed("host.not_saved", err)
			return
		}
		h.out.reply(game.Reply{Kind: game.Saved, Text: path})
	}()
}

// keepFile writes a new file in the first folder that takes it. A name in use gets a number: "a (2).csv".
func keepFile(folders []string, name string, data []byte) (path string, err error) {
	name = plainName(name)
	ext := filepath.Ext(name)
	base := strings.TrimSuffix(name, ext)
	for _, dir := range folders {
		for n := 1; n < 1000; n++ {
			path = filepath.Join(dir, name)
			if n > 1 {
				path = filepath.Join(dir, fmt.Sprintf("%s (%d)%s", base, n, ext))
			}
			if err = writeNew(path, data); !errors.Is(err, fs.ErrExist) {
				break
			}
		}
		if err == nil {
			return path, nil
		}
	}
	return "", err
}

func writeNew(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Close()); err != nil {
		_ = os.Remove(path)
	}
	return err
}

// plainName makes a name that every system takes.
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
