package e2e

import (
	"errors"
	"fmt"
	"image"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// silence is the time without an answer after which a guest counts as hung. No test relies on its exact length.
const silence = 60 * time.Second

// Options are the options of Start. The zero value is valid.
type Options struct {
	Width, Height int      // size of the picture in pixels; 0 for 800x600
	Scale         float64  // pixels per dip; 0 for 1
	Data          string   // folder of the game's files; "" for a new one
	Args          []string // more arguments
	Program       string   // import path of the program; "" for the game
}

// Program is the real program, running in a process of its own. Its methods fail the test if the program crashes, hangs or
// does not do what they ask for. Positions are in pixels of the picture.
type Program struct {
	Data          string // folder of the game's files
	Width, Height int

	t        testing.TB
	cmd      *exec.Cmd
	said     *os.File // output of the program: a file, because a pipe would be read with a delay
	session  *vmhost.GuestSession
	screen   *ebiten.Image
	factor   float64                // pixels of the picture in a device-independent pixel of the engine
	input    *vmhost.GuestTextInput // the text field that has the keyboard, or nil
	ended    chan error             // receives the result of the process
	finished bool
}

// Start builds the program, if that has not been done, and starts it. If it still runs at the end of the test, it is
// killed.
func Start(t testing.TB, o Options) *Program {
	t.Helper()
	if o.Program == "" {
		o.Program = Module()
	}
	path, err := program(o.Program)
	if err != nil {
		t.Fatal(err)
	}
	if o.Width == 0 {
		o.Width, o.Height = 800, 600
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	if o.Data == "" {
		o.Data = t.TempDir()
	}
	p := &Program{t: t, Data: o.Data, Width: o.Width, Height: o.Height}
	p.cmd = exec.Command(path, append([]string{
		"--data", o.Data, "--scale", strconv.FormatFloat(o.Scale, 'g', -1, 64),
	}, o.Args...)...)
	// The language and the theme of the machine must not matter.
	p.cmd.Env = append(os.Environ(), "LC_ALL=en_US.UTF-8", "DBUS_SESSION_BUS_ADDRESS=unix:path=/dev/null")
	if p.said, err = os.Create(filepath.Join(t.TempDir(), "said")); err != nil {
		t.Fatal(err)
	}
	p.cmd.Stdout, p.cmd.Stderr = p.said, p.said
	dieWithParent(p.cmd)
	if err := p.connect(); err != nil {
		p.Kill()
		t.Fatalf("starting the program: %v\n%s", err, p.Said())
	}
	t.Cleanup(p.Kill)
	Do(func() {
		p.factor = ebiten.Monitor().DeviceScaleFactor()
		p.screen = ebiten.NewImage(p.Width, p.Height)
		err = p.session.SetOutsideScreen(p.screen)
	})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Again starts the program once more with the folder of one that runs and returns the exit code.
func Again(data string, args ...string) (code int, err error) {
	path, err := program(Module())
	if err != nil {
		return 0, err
	}
	cmd := exec.Command(path, append([]string{"--data", data}, args...)...)
	cmd.Env = append(os.Environ(), "LC_ALL=en_US.UTF-8", "DBUS_SESSION_BUS_ADDRESS=unix:path=/dev/null")
	dieWithParent(cmd)
	out, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return exit.ExitCode(), fmt.Errorf("%w: %s", err, out)
	}
	return 0, err
}

// connect starts the process and waits for its connection.
func (p *Program) connect() error {
	dir, err := os.MkdirTemp("", "vm") // short, because the length of a socket's path is limited
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	l, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		return err
	}
	defer l.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(l.Addr())
	if err != nil {
		return err
	}
	p.cmd.Env = append(p.cmd.Env, "EBITENGINE_VM_ENDPOINT="+endpoint)
	if err := p.cmd.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- p.cmd.Wait() }()
	called := make(chan error, 1)
	var conn net.Conn
	go func() {
		var err error
		conn, err = l.Accept()
		called <- err
	}()
	select {
	case err := <-ended:
		p.finished = true
		return fmt.Errorf("it ended at once (%v)", err)
	case err := <-called:
		if err != nil {
			return err
		}
	case <-time.After(silence):
		return errors.New("it did not call")
	}
	p.ended = ended
	p.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
		IdleTimeout: silence,
		OnTextInput: func(in *vmhost.GuestTextInput) { p.input = in },
	})
	return err
}

// Ticks runs the program for n ticks; 60 ticks are a second for its animations. The clock of a game shows real time, which
// does not depend on ticks.
func (p *Program) Ticks(n int) {
	p.t.Helper()
	p.session.AdvanceTicks(n)
	if !p.session.WaitTicks() {
		p.t.Fatalf("the program ended: %v\n%s", p.session.Err(), p.Said())
	}
}

// Picture returns the program's current picture.
func (p *Program) Picture() *image.RGBA {
	p.t.Helper()
	out := image.NewRGBA(image.Rect(0, 0, p.Width, p.Height))
	ok := false
	Do(func() {
		p.session.AdvanceFrame()
		if ok = p.session.WaitFrame() && p.session.CompositeFrame(); ok {
			p.screen.ReadPixels(out.Pix)
		}
	})
	if !ok {
		p.t.Fatalf("no picture: %v\n%s", p.session.Err(), p.Said())
	}
	return out
}

// Resize changes the size of the program's window, in pixels.
func (p *Program) Resize(width, height int) {
	p.t.Helper()
	p.Width, p.Height = width, height
	var err error
	Do(func() {
		p.screen.Deallocate()
		p.screen = ebiten.NewImage(width, height)
		err = p.session.SetOutsideScreen(p.screen)
	})
	if err != nil {
		p.t.Fatal(err)
	}
}

// File returns the content of a file in the game's folder, "" if there is no such file.
func (p *Program) File(name string) string {
	p.t.Helper()
	data, err := os.ReadFile(filepath.Join(p.Data, name))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		p.t.Fatal(err)
	}
	return string(data)
}

// Kill kills the process with SIGKILL, as the system may.
func (p *Program) Kill() {
	if p.cmd.Process == nil {
		return
	}
	_ = p.cmd.Process.Kill()
	if p.ended != nil && !p.finished {
		<-p.ended
		p.finished = true
	}
	p.release()
	_ = p.said.Close()
}

// Close closes the window and waits for the program to end, which it must do without an error.
func (p *Program) Close() {
	p.t.Helper()
	p.release()
	p.wait()
}

// Gone runs the program for one more tick and fails the test unless the program ends by itself in it.
func (p *Program) Gone() {
	p.t.Helper()
	p.session.AdvanceTicks(1)
	p.session.WaitTicks()
	if err := p.session.Err(); !errors.Is(err, ebiten.Termination) {
		p.t.Fatalf("the program did not end itself: %v", err)
	}
	p.Close()
}

func (p *Program) wait() {
	p.t.Helper()
	if p.finished {
		return
	}
	select {
	case err := <-p.ended:
		p.finished = true
		if err != nil {
			p.t.Fatalf("the program ended with an error: %v\n%s", err, p.Said())
		}
	case <-time.After(silence):
		p.t.Fatalf("the program does not end\n%s", p.Said())
	}
}

// release frees the images of the session.
func (p *Program) release() {
	if p.session == nil {
		return
	}
	s := p.session
	p.session = nil
	Do(func() {
		_ = s.Close() // fails if the process has ended already
		if p.screen != nil {
			p.screen.Deallocate()
		}
	})
}

// Said returns what the program has written to standard output and standard error.
func (p *Program) Said() string {
	data, err := os.ReadFile(p.said.Name())
	if err != nil {
		return err.Error()
	}
	return string(data)
}
