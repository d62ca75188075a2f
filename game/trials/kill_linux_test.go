package trials

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/host/store"
	"wildfifteen/game/session"
	"wildfifteen/render"
)

// kidIn returns the command that runs a kid in a folder.
func kidIn(folder, name string, seed uint64, death string) *exec.Cmd {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), kidFolder+"="+folder, kidName+"="+name, fmt.Sprintf("%s=%d", kidSeed, seed), kidDeath+"="+death, "GOMAXPROCS=2")
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	return cmd
}

// deathOf returns a random moment of death.
func deathOf(moment string, r *rand.Rand) string {
	switch moment {
	case atStart:
		return fmt.Sprint(moment, " 1 ", r.IntN(300_000))
	case atMove:
		return fmt.Sprint(moment, " ", 1+r.IntN(40), " ", r.IntN(1500))
	case atRecord:
		return fmt.Sprint(moment, " ", 1+r.IntN(3), " ", r.IntN(3000))
	}
	return fmt.Sprint(moment, " 1 ", r.IntN(3000))
}

// killAt kills a kid some time after a moment of its play, several times in one folder.
func killAt(moment string) func(*trial) {
	return func(tr *trial) {
		for range 10 {
			cmd := kidIn(tr.folder, "", tr.random.Uint64(), deathOf(moment, tr.random))
			tr.die(cmd, 20*time.Second)
			tr.count(1)
			tr.afterKill()
			if tr.Failed() {
				return
			}
		}
	}
}

// sysCalls are the calls of the system at which a kid is killed.
var sysCalls = []string{"write", "openat", "close", "fsync", "renameat", "renameat2", "linkat", "flock", "fchmodat", "fstat", "newfstatat", "pread64", "unlinkat", "ftruncate"}

// killAtCall kills a kid at a random call of the system, with the tool strace.
func killAtCall(tr *trial) {
	name := sysCalls[tr.random.IntN(len(sysCalls))]
	n := 1 + tr.random.IntN(60)
	if name == "write" {
		n += tr.random.IntN(600)
	}
	kid := kidIn(tr.folder, "", tr.random.Uint64(), atStart+" 1 400000")
	cmd := exec.Command("strace", "-f", "-qq", "-o", os.DevNull, "-e", fmt.Sprintf("inject=%s:signal=KILL:when=%d", name, n), kid.Path)
	cmd.Env, cmd.SysProcAttr = kid.Env, kid.SysProcAttr
	tr.die(cmd, 30*time.Second)
	tr.count(1)
	tr.afterKill()
}

// die runs a process until it is dead.
func (tr *trial) die(cmd *exec.Cmd, most time.Duration) {
	var said strings.Builder
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Start(); err != nil {
		tr.Fatal(err)
	}
	late := time.AfterFunc(most, func() { _ = cmd.Process.Kill() })
	_ = cmd.Wait()
	late.Stop()
	if text := said.String(); strings.Contains(text, "panic") || strings.Contains(text, "wildfifteen:") {
		tr.Errorf("the kid says: %s", text)
	}
}

// afterKill checks the files that a kid has left, and that the next start finds what its pictures showed.
func (tr *trial) afterKill() {
	n, err := readNotes(filepath.Join(tr.folder, "notes"))
	if os.IsNotExist(err) {
		return // it died before its first note
	}
	if err != nil {
		tr.Fatal(err)
	}
	for _, name := range []string{game.GameFile, game.SolvesFile, game.SettingsFile} {
		data, err := os.ReadFile(filepath.Join(tr.data(), name))
		if err != nil && !os.IsNotExist(err) {
			tr.Fatal(err)
		}
		switch k := n.had(name, data, 0); {
		case k < 0:
			tr.Errorf("%s is in a state that it never had: %d bytes, %d calls", name, len(data), len(n.calls))
		case name == game.GameFile && n.had(name, data, n.safe) < 0: // other files wait for the disk
			tr.Errorf("%s has only %d of the %d calls that pictures of 100 ms ago had shown", name, k, n.safe)
		}
	}
	tr.restart(&n)
}

// restart starts the game in the folder and checks the game and the records.
func (tr *trial) restart(n *notes) {
	d := store.OpenDisk(tr.data())
	defer d.Close()
	files := d.Files()
	before := session.Load(files.Data[game.GameFile])
	if before.BadLines > 0 || before.Newer > 0 {
		tr.Errorf("bad lines in the log: %q %v", before.Bad, before.Problems)
	}
	a := app.New(game.Boot{Files: files, Store: d, Fonts: fonts, Mute: true, Locale: "en", Version: "trial"})
	in := game.Input{Date: time.Now(), Width: 400, Height: 640, Scale: 1, Focused: true, Locale: "en"}
	for range 10 + len(strings.Split(string(files.Data[game.SolvesFile]), "\n"))/20 {
		in.Now += time.Second / 60
		out := a.Update(&in)
		if s := before.Log.Current(); s != nil && out.Address != address(s) {
			tr.Errorf("the game on the screen is %s, stored was %s", out.Address, address(s))
		}
	}
	var l render.List
	a.Draw(&l)
	for !d.Flush() { // a busy disk may take longer than a call
		continue
	}
	after := d.Files()
	all := session.LoadSolves(after.Data[game.SolvesFile])
	if all.BadLines > 0 {
		tr.Errorf("bad records: %q", all.Bad)
	}
	recorded := map[string]int{}
	lines := strings.Split(string(after.Data[game.SolvesFile]), "\n")
	for _, line := range lines {
		if r, err := session.ParseSolve([]byte(line)); err == nil && r.MS > 0 { // two games of no time may be the same
			recorded[r.ID+r.Events]++
		}
	}
	runs := tr.runsRecorded(before.Log, lines)
	tr.legsKept(before.Log, session.Load(after.Data[game.GameFile]).Log)
	for key, times := range recorded {
		if times > 1 {
			tr.Errorf("recorded %d times: %s", times, key)
		}
	}
	for _, c := range n.calls[:n.safe] {
		if c.name == game.SolvesFile && len(c.data) > 0 {
			l := session.ReadLine(c.data) // a note, of a game of the fewest moves, or a record
			switch r := l.Solve; {
			case l.Err != nil || l.Kind == session.SolveLine && r.MS > 0 && recorded[r.ID+r.Events] != 1:
				tr.Errorf("a record is missing: %s %v", c.data, l.Err)
			case l.Kind == session.RunLine && runs[l.Run.Identity().Hash] != 1:
				tr.Errorf("a run is missing: %s", c.data)
			}
		}
	}
	if s := before.Log.Current(); s != nil && s.Over() {
		if r, ok := s.Solve(time.Now()); ok && s.Autos() == 0 && r.MS > 0 && recorded[r.ID+r.Events] != 1 {
			tr.Errorf("the win of the running game is recorded %d times", recorded[r.ID+r.Events])
		}
	}
}

func (tr *trial) data() string { return filepath.Join(tr.folder, "data") }

// instances runs several kids in one folder and kills them all.
func instances(tr *trial) {
	n := 2 + tr.random.IntN(3)
	done := make(chan bool)
	for i := range n {
		cmd := kidIn(tr.folder, fmt.Sprint(i), tr.random.Uint64(), deathOf(atStart, tr.random)+"0")
		go func() {
			_ = cmd.Run()
			done <- true
		}()
	}
	for range n {
		<-done
	}
	tr.count(n)
	var all notes
	for i := range n {
		one, err := readNotes(filepath.Join(tr.folder, "notes"+fmt.Sprint(i)))
		if err != nil {
			continue
		}
		for _, c := range one.calls[:one.safe] {
			if c.name == game.SolvesFile {
				all.calls = append(all.calls, c)
			}
		}
	}
	all.safe = len(all.calls)
	if err := os.CopyFS(filepath.Join(tr.folder, "killed"), os.DirFS(tr.data())); err != nil { // to look at after a failure
		tr.Fatal(err)
	}
	tr.restart(&all)
}

var fonts = render.NewFonts()

// has reports whether a tool is installed.
func has(tool string) bool { _, err := exec.LookPath(tool); return err == nil }

func TestMain(m *testing.M) {
	if folder := os.Getenv(kidFolder); folder != "" {
		runKid(folder)
	}
	os.Exit(m.Run())
}
