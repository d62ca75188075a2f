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
	"slices"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// The simulated screen, in pixels.
const density = 2

// insets are those of the simulated screen, in pixels: all differ, so that none can be taken for another.
var insets = game.Insets{Left: 30, Top: 48, Right: 20, Bottom: 32}

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
	manifest := flag.String("manifest", "", "the APK's manifest, as aapt dump xmltree prints it")
	only := flag.String("only", "", "names of steps, separated by commas, to make alone; they start with the files of an earlier run")
	classes := flag.String("classes", "", "class files to run in place of the APK's, as a list of folders and jars")
	cache := flag.String("cache", "", "folder in which the kit keeps what it built for itself")
	flag.Parse()
	if *kit == "" || *apk == "" || *work == "" || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	c := &checker{kit: *kit, apk: *apk, work: *work, cache: *cache, manifest: *manifest, classes: filepath.SplitList(*classes)}
	if *only != "" {
		c.only = strings.Split(*only, ",")
	}
	if err := c.all(); err != nil {
		fmt.Fprintln(os.Stderr, "android-check:", err)
		os.Exit(1)
	}
	fmt.Println("android-check: all is well")
}

// checker runs the checks. Each check collects its events in events and writes them to the script of a run.
type checker struct {
	kit, apk, work, cache string
	manifest              string
	classes               []string
	only                  []string
	game                  puzzle.Game
	taps                  []int // the cells to tap, in order, to solve the game
	frame                 int   // of the next event
	events                bytes.Buffer
	err                   error
	log                   string // of the last run
}

// at returns the path of a file in the work folder.
func (c *checker) at(name string) string { return filepath.Join(c.work, name) }

// files returns the folder in which the game in the APK stores its files.
func (c *checker) files() string { return c.at("data/files") }

// step is a part of the check. It starts with the files that another step left, or with none.
type step struct {
	name, after string
	run         func() error
}

func (c *checker) steps() []step {
	return []step{
		{"manifest", "", c.checkManifest},
		{"first", "", c.first},
		{"rotated", "first", c.rotated},
		{"recreated", "rotated", c.recreated},
		{"shared", "recreated", c.shared},
		{"provided", "shared", c.provided},
		{"died", "recreated", c.died},
		{"halted", "", c.halted},
		{"relinked", "first", c.relinked},
		{"reader", "", c.reader},
		{"words", "recreated", c.words},
		{"picture", "", c.picture},
		{"backup", "recreated", c.backup},
		{"looks", "", c.differentLooks},
		{"old", "", c.oldSystems},
		{"devices", "", c.devices},
		{"leaving", "", c.leaving},
		{"typed", "", c.typed},
		{"fast", "", c.fast},
		{"idle", "recreated", c.idle},
	}
}

// all makes all steps in order, or only some of them.
func (c *checker) all() (err error) {
	if c.only == nil {
		if err := os.RemoveAll(c.work); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(c.work, 0o755); err != nil {
		return err
	}
	if c.game, c.taps, err = deal(); err != nil {
		return err
	}
	made := 0
	for _, s := range c.steps() {
		if c.only != nil && !slices.Contains(c.only, s.name) {
			continue
		}
		made++
		c.err = nil
		if err := c.make(s); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	if made != len(c.only) && c.only != nil || made == 0 {
		return fmt.Errorf("not all of these are steps: %s", strings.Join(c.only, ", "))
	}
	return nil
}

// make makes a step, and keeps the files that it leaves for later ones.
func (c *checker) make(s step) error {
	if err := os.RemoveAll(c.at("data")); err != nil {
		return err
	}
	if s.after != "" {
		if err := os.CopyFS(c.at("data"), os.DirFS(c.at("after-"+s.after))); err != nil {
			return fmt.Errorf("the files after the step %s: %w", s.after, err)
		}
	}
	if err := s.run(); err != nil {
		return err
	}
	fmt.Println("ok:", s.name)
	if c.only != nil {
		return nil
	}
	if err := os.MkdirAll(c.at("data"), 0o755); err != nil {
		return err
	}
	return os.CopyFS(c.at("after-"+s.name), os.DirFS(c.at("data")))
}

// begin starts a new list of events.
func (c *checker) begin() {
	c.frame = 0
	c.events.Reset()
	c.event("insets %.0f %.0f %.0f %.0f", insets.Left, insets.Top, insets.Right, insets.Bottom)
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

// read makes the reader do something.
func (c *checker) read(format string, args ...any) { c.event("reader "+format, args...) }

// click has the reader click controls, each when what the one before has opened is there.
func (c *checker) click(names ...string) {
	for _, name := range names {
		c.read("click %s", name)
		c.frame += 40
	}
}

// gameLog returns the log of the game that the app keeps.
func (c *checker) gameLog() ([]byte, error) {
	return os.ReadFile(filepath.Join(c.files(), game.GameFile))
}

// board returns a sim that shows the board of c.game, not paused.
func (c *checker) board(s screen) (*sim, error) {
	m, err := newSim(c.at("none"), s)
	if err == nil {
		m.open(c.game.ID())
	}
	return m, err
}

// phoneZone returns the time zone of the phone: one in which it is another day than in Greenwich.
func phoneZone() *time.Location {
	if time.Now().UTC().Hour() < 10 {
		return time.FixedZone("Pacific/Pago_Pago", -11*60*60)
	}
	return time.FixedZone("Pacific/Kiritimati", 14*60*60)
}

// start says how a run starts.
type start struct {
	link    string // that starts the app; "": none
	history bool   // the app is started from the list of recent ones, with the old link
	api     int    // of the system; 0: the usual one
	rate    int    // pictures a second that the screen says it shows; 0: 60
}

// run runs the APK with the collected events and kills it the given number of frames later. The log must contain each of
// the texts, but not those that begin with "!".
func (c *checker) run(name string, s screen, from start, more int, texts ...string) error {
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
	for _, classes := range c.classes {
		args = append(args, "--classes", classes)
	}
	if from.api > 0 {
		args = append(args, "--api", fmt.Sprint(from.api))
	}
	options := ""
	if from.link != "" {
		options += " -Dstandin.link=" + from.link
	}
	if from.history {
		options += fmt.Sprint(" -Dstandin.flags=", 0x00100000)
	}
	if from.rate > 0 {
		options += fmt.Sprint(" -Dstandin.rate=", from.rate)
	}
	cmd := exec.Command(filepath.Join(c.kit, "run.sh"), args...)
	cmd.Env = append(os.Environ(), "JDK_JAVA_OPTIONS=-Duser.timezone="+phoneZone().String()+options)
	out, err := cmd.CombinedOutput()
	_ = os.WriteFile(log, out, 0o644)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	c.log = string(out)
	for _, t := range texts {
		without, not := strings.CutPrefix(t, "!")
		if strings.Contains(c.log, without) == not {
			return fmt.Errorf("the run's log %s, about %q", log, t)
		}
	}
	lines := strings.Split(strings.TrimSpace(c.log), "\n")
	fmt.Printf("%s: %s\n", name, lines[len(lines)-1])
	return nil
}

// looks compares a screenshot of the APK with a sim.
func (c *checker) looks(name string, m *sim) error { return compare(c.at(name), m.Picture()) }

// kept reads the saved game as the next start will, and checks its number of moves.
func (c *checker) kept(taps int) error {
	data, err := c.gameLog()
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

// solved checks the record of the game, solved by touch.
func (c *checker) solved() error { return c.solvedBy("touch") }

// solvedBy checks the record of the game, solved by a kind of input.
func (c *checker) solvedBy(input string) error {
	data, err := os.ReadFile(filepath.Join(c.files(), game.SolvesFile))
	if err != nil {
		return err
	}
	list := session.LoadSolves(data).List
	if len(list) != 1 {
		return fmt.Errorf("%d solves were recorded, want 1", len(list))
	}
	r := list[0]
	if r.ID != c.game.ID() || r.STM != len(c.taps) || r.Undos != 0 || r.Hints != 0 || string(r.Input) != input {
		return fmt.Errorf("the record is %s", r.Line())
	}
	return nil
}
