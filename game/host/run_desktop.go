//go:build !js && !android && !ios

package host

import (
	"errors"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/host/store"
	"wildfifteen/game/host/user"
)

const platform = game.Desktop

// Run runs a game in a window until the player closes it or the game ends. It must be called once, from the main
// goroutine. The error wraps ErrNoDisplay if there is no display, and otherwise is the engine's.
func Run(o Options) error {
	if o.Data == "" {
		o.Data = store.DefaultDir()
	}
	disk := store.OpenDisk(o.Data)
	if !o.NewWindow && callOther(disk, o.Open) {
		disk.Close()
		return nil
	}
	h := newHost(o, disk, user.Locale())
	h.watch(disk)
	defer h.end()
	h.quitOnSignal()
	h.window.open()
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true) // the game pauses itself, but stays visible
	err := ebiten.RunGameWithOptions(h, &ebiten.RunGameOptions{X11ClassName: "wildfifteen", X11InstanceName: "wildfifteen"})
	h.unwatch()
	return noDisplay(err)
}

// noDisplay joins ErrNoDisplay to those of the engine's errors that mean the same; only their texts tell them apart.
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

// quitOnSignal makes the loop end in an orderly way when the process gets a signal to end.
func (h *host) quitOnSignal() {
	c := make(chan os.Signal, 1)
	signal.Notify(c, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		<-c
		h.quit.Store(true)
		signal.Stop(c) // a second signal ends the process at once
	}()
}
