package e2e

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// loop is an Ebitengine game that runs functions of tests within its frames.
type loop struct {
	work chan func()
	code chan int
}

var running = loop{work: make(chan func()), code: make(chan int, 1)}

// Main runs the tests of a package while the engine runs with a hidden window, and exits the process. Call it from
// TestMain.
func Main(m *testing.M) {
	ensureDisplay()
	runtime.LockOSThread() // the engine needs the main thread
	go func() { running.code <- m.Run() }()
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(320, 240)
	err := ebiten.RunGameWithOptions(&running, &ebiten.RunGameOptions{InitUnfocused: true})
	if err != nil {
		fmt.Fprintf(os.Stderr, "the engine does not start: %v\nOn Debian: apt-get install %s\n", err, Packages)
		os.Exit(1)
	}
	cleanUp()
	os.Exit(exitCode)
}

var exitCode = 1

// Do runs f within a frame of the engine and waits for it. Images can be read only within a frame. f must not call
// t.Fatal, because it runs on another goroutine than the test.
func Do(f func()) {
	done := make(chan struct{})
	running.work <- func() {
		defer close(done)
		f()
	}
	<-done
}

// Update runs the functions of waiting calls of Do.
func (l *loop) Update() error {
	select {
	case exitCode = <-l.code:
		return ebiten.Termination
	case f := <-l.work:
		f()
	default:
	}
	return nil
}

// Draw draws nothing.
func (l *loop) Draw(*ebiten.Image) {}

// Layout returns a constant size.
func (l *loop) Layout(w, h int) (int, int) { return w, h }
