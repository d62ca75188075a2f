//go:build !js && !android && !ios

package host

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
	"github.com/ncruces/zenity"
)

// errNoDialog is the error of a system that has no dialogue for files.
var errNoDialog = errors.New("host: there is no dialogue for files")

// dialog is the system's dialogue that asks for the place of a file. It returns "" without an error if the player cancels
// it, and errNoDialog if there is none.
type dialog func(title, name string) (path string, err error)

// openDialog asks which file to open, saveDialog where to save one.
func openDialog(title, _ string) (string, error) {
	return firstDialog(func() (string, error) { return portalOpen(title) }, func() (string, error) {
		return zenity.SelectFile(zenity.Title(title))
	})
}

// pictureDialog asks which picture to open.
func pictureDialog(title, _ string) (string, error) {
	return firstDialog(func() (string, error) { return portalOpenPicture(title) }, func() (string, error) {
		return zenity.SelectFile(zenity.Title(title), zenity.FileFilters{{Name: title, Patterns: picturePatterns, CaseFold: true}})
	})
}

// picturePatterns are the names of files of pictures that the game can read.
var picturePatterns = []string{"*.jpg", "*.jpeg", "*.png", "*.gif", "*.webp"}

func saveDialog(title, name string) (string, error) {
	return firstDialog(func() (string, error) { return portalSave(title, name, xdg.UserDirs.Download) }, func() (string, error) {
		return zenity.SelectFileSave(zenity.Title(title), zenity.ConfirmOverwrite(), zenity.Filename(filepath.Join(xdg.UserDirs.Download, name)))
	})
}

// firstDialog shows the desktop's own dialogue or, if there is none, that of zenity.
func firstDialog(portal, other func() (string, error)) (string, error) {
	path, err := portal()
	if !errors.Is(err, errNoDialog) {
		return path, err
	}
	switch path, err = other(); {
	case errors.Is(err, zenity.ErrCanceled):
		return "", nil
	case err != nil: // there is no such program, or it has no display
		return "", errNoDialog
	}
	return path, nil
}

// writeChosen writes a file to the place that the player chose; the dialogue has asked whether to replace one.
func writeChosen(path string, write content) error {
	dir, name := filepath.Split(path)
	f, err := os.CreateTemp(dir, name+".*")
	if err != nil {
		if f, err = os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644); err != nil { // a folder of which the player may write this file alone
			return err
		}
		return errors.Join(write(f), f.Close())
	}
	if err = errors.Join(write(f), f.Chmod(0o644), f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}
