package trials

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/host/store"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// The environment of a kid: a process that plays the game until it kills itself.
const (
	kidFolder = "WILDFIFTEEN_KID"      // its folder, with the game's files in a folder "data"
	kidName   = "WILDFIFTEEN_KID_NAME" // the end of the name of its notes
	kidSeed   = "WILDFIFTEEN_KID_SEED"
	kidHost   = "WILDFIFTEEN_KID_HOST"  // not empty: it plays in the real program's window
	kidDeath  = "WILDFIFTEEN_KID_DEATH" // a moment and a delay in microseconds: "record 3 250" is that after the third record
)

// The moments after which a kid kills itself.
const (
	atStart    = "start"    // of its play
	atPicture  = "picture"  // it has shown one
	atMove     = "append"   // a line of the running game
	atRecord   = "record"   // a finished game
	atRewrite  = "rewrite"  // the log is made shorter
	atSettings = "settings" // the settings are saved
	never      = "never"    // it is killed by others
)

// kid plays the real game on a real store, without an engine, as fast as it can. What it hands to the store
// and what it shows it writes into its notes first.
type kid struct {
	store  game.Store
	disk   *store.Disk // nil if a host plays
	app    *app.App
	in     game.Input
	lang   *assets.Lang
	list   render.List
	random *rand.Rand
	notes  *os.File
	calls  int               // of the store
	files  map[string][]byte // as the store was told
	way    []puzzle.Board    // from the deal to the goal
	dir    []puzzle.Dir      // that lead along the way
	dealt  map[string]bool   // the IDs of all games
	death  death
}

// death says when a kid kills itself.
type death struct {
	moment string
	n      int // the n-th of these moments
	delay  time.Duration
	once   sync.Once
}

// comes counts a moment and ends the process if it is the one.
func (d *death) comes(k *kid, moment string) {
	if moment != d.moment {
		return
	}
	if d.n--; d.n == 0 {
		time.AfterFunc(d.delay, k.die)
	}
}

// die notes the time and kills the process.
func (k *kid) die() {
	k.death.once.Do(func() {
		k.note("dead %d", time.Now().UnixNano())
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
	})
}

// note writes a line into the notes, in one call of the system.
func (k *kid) note(format string, args ...any) {
	if k.notes == nil {
		return
	}
	_, _ = k.notes.WriteString(fmt.Sprintf(format, args...) + "\n")
}

// Confirm asks when the records are on the disk.
func (k *kid) Confirm(name, receipt string) { k.store.Confirm(name, receipt) }

// Append notes a line and stores it.
func (k *kid) Append(name string, line []byte) {
	k.calls++
	k.note("append %s %s", name, base64.StdEncoding.EncodeToString(line))
	k.files[name] = append(append(k.files[name], line...), '\n')
	k.store.Append(name, line)
	switch name {
	case game.GameFile:
		k.death.comes(k, atMove)
	case game.SolvesFile:
		k.death.comes(k, atRecord)
	}
}

// Replace notes the content of a file and stores it.
func (k *kid) Replace(name string, data []byte) {
	k.calls++
	k.note("replace %s %s", name, base64.StdEncoding.EncodeToString(data))
	k.files[name] = bytes.Clone(data)
	k.store.Replace(name, data)
	switch name {
	case game.GameFile:
		k.death.comes(k, atRewrite)
	case game.SettingsFile:
		k.death.comes(k, atSettings)
	}
}

// Flush notes that all must be written, if the store says so.
func (k *kid) Flush() bool { return k.store.Flush() }

// runKid plays until the process is killed.
func runKid(folder string) {
	seed, _ := strconv.ParseUint(os.Getenv(kidSeed), 10, 64)
	notes, err := os.OpenFile(filepath.Join(folder, "notes"+os.Getenv(kidName)), os.O_CREATE|os.O_WRONLY|os.O_TRUNC|os.O_APPEND, 0o644)
	if err != nil {
		panic(err)
	}
	k := newKid(nil, seed)
	k.notes = notes
	var delay int
	if _, err := fmt.Sscan(os.Getenv(kidDeath), &k.death.moment, &k.death.n, &delay); err != nil {
		panic(err)
	}
	k.death.delay = time.Duration(delay) * time.Microsecond
	if os.Getenv(kidHost) != "" {
		runDesktop(k, filepath.Join(folder, "data"))
	}
	k.disk = store.OpenDisk(filepath.Join(folder, "data"))
	k.begin(game.Boot{Store: k.disk, Files: k.disk.Files(), Fonts: render.NewFonts(), Locale: "en", Deals: rand.NewPCG(seed, 9)})
	go k.beat()
	k.death.comes(k, atStart)
	for {
		k.tick()
		runtime.Gosched()
	}
}

// beat notes, from a goroutine that sleeps and writes as that of the store does, that the system lets the process work.
func (k *kid) beat() {
	for {
		k.note("beat")
		time.Sleep(time.Millisecond)
	}
}

// newKid returns a kid that has not begun to play.
func newKid(disk *store.Disk, seed uint64) *kid {
	return &kid{disk: disk, random: rand.New(rand.NewPCG(seed, 5)), lang: assets.Load("en"),
		files: map[string][]byte{}, dealt: map[string]bool{},
		in: game.Input{Date: time.Now(), Width: 400, Height: 640, Scale: 1, Focused: true, Locale: "en"}}
}

// begin starts the game on a store and its files.
func (k *kid) begin(b game.Boot) {
	k.store = b.Store
	for name, data := range b.Files.Data {
		k.files[name] = bytes.Clone(data)
		k.note("found %s %s", name, base64.StdEncoding.EncodeToString(data))
	}
	k.note("owner %v", !b.Files.Shared)
	b.Store, b.Game, b.Mute, b.Version = k, k.deal(), true, "trial"
	k.app = app.New(b)
}

// tick lets the game make a tick and shows its picture.
func (k *kid) tick() {
	k.in.Now += time.Second / 60
	k.in.Date = k.in.Date.Add(time.Second / 60)
	k.in.Replies = k.disk.Replies(k.in.Replies[:0], k.lang)
	k.in.Keys = k.in.Keys[:0]
	if k.random.IntN(3) == 0 {
		k.play()
	}
	k.app.Update(&k.in)
	k.app.Draw(&k.list)
	k.note("picture %d %d", k.calls, time.Now().UnixNano())
	k.death.comes(k, atPicture)
}

// deal returns the ID of a game a few moves from its goal, and remembers how it is solved.
func (k *kid) deal() string {
	if os.Getenv(kidRuns) != "" && k.random.IntN(4) > 0 {
		return k.dealRun()
	}
	size := [...]string{"3x3", "3x2", "4x4"}[k.random.IntN(3)]
	c, _ := puzzle.ParseConfig(size + ".classic")
	goal, _ := puzzle.NewGoal(c.Size, c.Rule)
	b := goal.Board()
	k.way, k.dir = []puzzle.Board{b}, nil
	for n := 5 + k.random.IntN(10); len(k.dir) < n; {
		d := puzzle.Dir(k.random.IntN(4))
		if b.MaxRun(d) == 0 || len(k.dir) > 0 && d == k.dir[0] {
			continue
		}
		b = b.Step(d)
		k.way, k.dir = append([]puzzle.Board{b}, k.way...), append([]puzzle.Dir{d.Opposite()}, k.dir...)
	}
	id := puzzle.Game{Config: c, Goal: goal, Scramble: b}.ID()
	if k.dealt[id] {
		return k.deal()
	}
	k.dealt[id] = true
	if mode := [...]string{"", "", "blind", "fewest"}[k.random.IntN(4)]; mode != "" {
		return mode + "(" + id + ")"
	}
	return id
}

// play presses a key: mostly the one that leads to the goal.
func (k *kid) play() {
	s := session.Load(k.files[game.GameFile]).Log.Current()
	switch n := k.random.IntN(40); {
	case s == nil || s.Over():
		if n < 20 {
			k.in.Replies = append(k.in.Replies, game.Reply{Kind: game.Link, Text: k.deal()})
		}
	case n < 30 && k.shows("resume"):
		k.in.Replies = append(k.in.Replies, game.Reply{Kind: game.Pressed, ID: ui.ID{Name: "resume"}})
	case n < 30 && !k.shows("cell"):
		k.press("Escape")
	case n == 0:
		k.press("Escape")
	case n == 1:
		k.press("Space")
	case n == 2:
		k.press("M") // sound on or off: the settings change
	case n < 6:
		k.press("Backspace")
	case n < 8:
		k.press("Y")
	case n < 10:
		k.arrow(puzzle.Dir(k.random.IntN(4)))
	case s.Leg().Run != "":
		if d, ok := dirTo(s.Board(), s.Goal().Board()); ok {
			k.arrow(d)
		}
	case n == 10 && s.Mode() == session.FewestMoves:
		k.press("T")
	case s.Mode() == session.Blind && (n == 10 && k.random.IntN(8) == 0 || s.Board() == s.Goal().Board()):
		k.press("H") // the check
	default:
		if at := slices.Index(k.way, s.Board()); at >= 0 && at < len(k.dir) {
			k.arrow(k.dir[at])
		} else if n > 30 { // it plays another game than it thinks
			k.in.Replies = append(k.in.Replies, game.Reply{Kind: game.Link, Text: k.deal()})
		} else if !s.CanUndo() {
			k.arrow(puzzle.Dir(k.random.IntN(4)))
		} else {
			k.press("Backspace")
		}
	}
}

// shows reports whether the screen has a control.
func (k *kid) shows(name string) bool {
	return slices.ContainsFunc(k.app.Controls(), func(c ui.Control) bool { return c.ID.Name == name })
}

func (k *kid) arrow(d puzzle.Dir) {
	k.press(map[puzzle.Dir]game.Key{puzzle.Up: "ArrowUp", puzzle.Down: "ArrowDown", puzzle.Left: "ArrowLeft", puzzle.Right: "ArrowRight"}[d])
}

func (k *kid) press(name game.Key) {
	e := game.KeyEvent{Key: name, Down: true}
	if len(name) == 1 {
		e.Printed = strings.ToUpper(string(name))
	}
	k.in.Keys = append(k.in.Keys, e)
	e.Down = false
	k.in.Keys = append(k.in.Keys, e)
}
