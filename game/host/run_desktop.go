//go:build !js && !android && !ios

package host

import (
	"errors"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/adrg/xdg"
	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
)

const platform = game.Desktop

// DefaultDir returns the folder for the game's files by the platform's convention: $XDG_DATA_HOME or
// ~/.local/share on Linux, ~/Library/Application Support on macOS, %LOCALAPPDATA% on Windows.
func DefaultDir() string { return filepath.Join(xdg.DataHome, "wildfifteen") }

// Run runs a program in a window until the player closes it or the program asks for the end. It must be
// called from the main goroutine, once. Its error is ErrNoDisplay, or what the engine says of a display it
// cannot use.
func Run(o Options) error {
	if o.Data == "" {
		o.Data = DefaultDir()
	}
	h := newHost(o, OpenDisk(o.Data), Locale())
	defer h.end()
	h.quitOnSignal()
	h.window.open(h)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true) // the game pauses itself, and its window can still be seen
	err := ebiten.RunGameWithOptions(h, &ebiten.RunGameOptions{X11ClassName: "wildfifteen", X11InstanceName: "wildfifteen"})
	return noDisplay(err)
}

// noDisplay adds ErrNoDisplay to the engine's errors that mean it: they are no values of their own.
func noDisplay(err error) error {
	if err == nil {
		return nil
	}
	for _, words := range []string{ErrNoDisplay.Error(), "failed to open display"} {
		if strings.Contains(err.Error(), words) {
			return errors.Join(ErrNoDisplay, err)
		}
	}
	return err
}

// quitOnSignal has the loop end in good order when the system asks for it.
func (h *host) quitOnSignal() {
	c := make(chan os.Signal, 1)
	signal.Notify(c, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		<-c
		h.quit.Store(true)
		signal.Stop(c) // a second one ends the process at once
	}()
}
