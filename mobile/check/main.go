// Command check plays the game in an Android APK on a desktop, with the stand-in kit, which runs the APK's own code. It
// compares screenshots and saved files with those of the same game run without an engine (see package twin):
//
//	go run ./mobile/check -kit KIT -apk FILE -work FOLDER
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// The simulated screen, in pixels.
const (
	density     = 2
	insetTop    = 48
	insetBottom = 32
)

type screen struct{ w, h int }

var (
	portrait  = screen{720, 1280}
	landscape = screen{1280, 720}
)

// Tolerances of a screenshot.
const (
	pixelOff = 40   // a pixel differs if a channel is off by more, of 255
	offRatio = 2000 // at most one in so many pixels may differ
)

// interval is the number of frames between two events.
const interval = 14

func main() {
	kit := flag.String("kit", "", "folder of the kit")
	apk := flag.String("apk", "", "the APK, with an x86_64 library")
	work := flag.String("work", "", "folder for files and pictures; it is emptied")
	cache := flag.String("cache", "", "folder in which the kit keeps what it built for itself")
	flag.Parse()
	if *kit == "" || *apk == "" || *work == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	c := &checker{kit: *kit, apk: *apk, work: *work, cache: *cache}
	if err := c.all(); err != nil {
		fmt.Fprintln(os.Stderr, "android-check:", err)
		os.Exit(1)
	}
	fmt.Println("android-check: all is well")
}

// checker runs the checks. Each check collects its events in events and writes them to the script of a run.
type checker struct {
	kit, apk, work, cache string
	game                  puzzle.Game
	taps                  []int // the cells to tap, in order, to solve the game
	frame                 int   // of the next event
	events                bytes.Buffer
	err                   error
}

// at returns the path of a file in the work folder.
func (c *checker) at(name string) string { return filepath.Join(c.work, name) }

// files returns the folder in which the game in the APK stores its files.
func (c *checker) files() string { return c.at("data/files") }

// all runs all checks in order: each starts with the files of the one before.
func (c *checker) all() (err error) {
	if err := os.RemoveAll(c.work); err != nil {
		return err
	}
	if err := os.MkdirAll(c.work, 0o755); err != nil {
		return err
	}
	if c.game, c.taps, err = deal(); err != nil {
		return err
	}
	for _, step := range []func() error{c.first, c.rotated, c.recreated, c.died, c.idle} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// begin starts a new list of events.
func (c *checker) begin() {
	c.frame = 0
	c.events.Reset()
	c.event("insets 0 %d 0 %d", insetTop, insetBottom)
	c.frame = 60
}

// event adds an event.
func (c *checker) event(format string, args ...any) {
	fmt.Fprintf(&c.events, "%d %s\n", c.frame, fmt.Sprintf(format, args...))
	c.frame += interval
}

// shot takes a screenshot after waiting for animations to end.
func (c *checker) shot(name string) {
	c.frame += 60
	c.event("shot %s", c.at(name))
}

// tap taps a point; its arguments are the results of a sim's control or cell.
func (c *checker) tap(x, y int, err error) {
	c.err = errors.Join(c.err, err)
	c.event("tap %d %d", x, y)
}

// play taps cells.
func (c *checker) play(m *sim, cells []int) {
	for _, n := range cells {
		c.tap(m.cell(n))
	}
}

// board returns a sim that shows the board of c.game, not paused.
func (c *checker) board(s screen) (*sim, error) {
	m, err := newSim(c.at("none"), s)
	if err == nil {
		m.open(c.game.ID())
	}
	return m, err
}

// run runs the APK with the collected events and kills it the given number of frames later. link, unless "", is the link
// that starts the app. The log must contain each of the texts.
func (c *checker) run(name string, s screen, link string, more int, texts ...string) error {
	if c.err != nil {
		return c.err
	}
	script, log := c.at(name+".events"), c.at(name+".log")
	if err := os.WriteFile(script, c.events.Bytes(), 0o644); err != nil {
		return err
	}
	args := []string{c.apk, script, c.at(name + "-end.png"), "--files", c.at("data"), "--density", fmt.Sprint(density),
		"--size", fmt.Sprintf("%dx%d", s.w, s.h), "--frames", fmt.Sprint(c.frame + more), "--timeout", "240"}
	if c.cache != "" {
		args = append(args, "--cache", c.cache)
	}
	cmd := exec.Command(filepath.Join(c.kit, "run.sh"), args...)
	if link != "" {
		cmd.Env = append(os.Environ(), "JDK_JAVA_OPTIONS=-Dstandin.link="+link)
	}
	out, err := cmd.CombinedOutput()
	_ = os.WriteFile(log, out, 0o644)
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", name, err, out)
	}
	for _, t := range texts {
		if !bytes.Contains(out, []byte(t)) {
			return fmt.Errorf("%s: the run did not say %q:\n%s", name, t, out)
		}
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	fmt.Printf("%s: %s\n", name, lines[len(lines)-1])
	return nil
}

// looks compares a screenshot of the APK with a sim.
func (c *checker) looks(name string, m *sim) error { return compare(c.at(name), m.Picture()) }

// kept reads the saved game as the next start will, and checks its number of moves.
func (c *checker) kept(taps int) error {
	data, err := os.ReadFile(filepath.Join(c.files(), game.GameFile))
	if err != nil {
		return err
	}
	l := session.Load(data)
	if l.BadLines > 0 {
		return fmt.Errorf("%s has %d bad lines: %v", game.GameFile, l.BadLines, l.Problems)
	}
	s := l.Log.Current()
	switch {
	case s == nil:
		return errors.New("no game was kept")
	case s.Game().ID() != c.game.ID():
		return fmt.Errorf("the game kept is %s, want %s", s.Game().ID(), c.game.ID())
	case s.STM() != taps:
		return fmt.Errorf("%d moves were kept, want %d", s.STM(), taps)
	}
	return nil
}

// solved checks the record of the solved game.
func (c *checker) solved() error {
	data, err := os.ReadFile(filepath.Join(c.files(), game.SolvesFile))
	if err != nil {
		return err
	}
	list := session.LoadSolves(data).List
	if len(list) != 1 {
		return fmt.Errorf("%d solves were recorded, want 1", len(list))
	}
	r := list[0]
	if r.ID != c.game.ID() || r.STM != len(c.taps) || r.Undos != 0 || r.Hints != 0 || r.Input != "touch" {
		return fmt.Errorf("the record is %s", r.Line())
	}
	return nil
}
