//go:build linux

// Command measure builds the program and measures the time to its first picture, its memory, and the share of a processor core that
// it uses when nothing moves. It compares this share with that of the same program forced to draw every frame. It uses the real
// display, or starts one. With -data it starts with the games of a folder, which it may add to.
//
//	go run ./game/e2e/measure
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"wildfifteen/game/e2e"
	"wildfifteen/game/host"
)

func main() {
	seconds := flag.Int("seconds", 10, "time over which the use of the processor is measured")
	starts := flag.Int("starts", 5, "starts whose time to the first picture is measured")
	window := flag.String("window", "1000x760", "size of the window")
	id := flag.String("game", "4x4.classic#measure", "the game shown")
	data := flag.String("data", "", "folder of games; by default an empty one")
	flag.Parse()
	m := measurer{data: *data, args: []string{"--mute", "--window", *window, "--game", *id}}
	if err := m.run(*starts, time.Duration(*seconds)*time.Second); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// measurer runs the program.
type measurer struct {
	dir     string
	data    string // the folder of games
	path    string
	display string
	args    []string
}

func (m *measurer) run(starts int, during time.Duration) (err error) {
	if m.dir, err = os.MkdirTemp("", "measure"); err != nil {
		return err
	}
	defer os.RemoveAll(m.dir)
	m.path = filepath.Join(m.dir, "wildfifteen")
	if m.data == "" {
		m.data = filepath.Join(m.dir, "data")
	}
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", m.path, e2e.Module())
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	name, stop, err := e2e.Display()
	if err != nil {
		return err
	}
	defer stop()
	m.display = name

	var times []time.Duration
	for range starts {
		p, first, err := m.start()
		if err != nil {
			return err
		}
		end(p)
		times = append(times, first)
	}
	slices.Sort(times)
	fmt.Printf("%d cores, display %s\n", runtime.NumCPU(), name)
	fmt.Printf("start to first picture: median %d ms, longest %d ms of %d starts\n",
		times[len(times)/2].Milliseconds(), times[len(times)-1].Milliseconds(), starts)
	idle, memory, err := m.use(during)
	if err != nil {
		return err
	}
	forced, _, err := m.use(during, "--redraw")
	if err != nil {
		return err
	}
	fmt.Printf("idle: %.1f %% of a core; drawing every frame: %.1f %%; ratio %.3f\n", 100*idle, 100*forced, idle/forced)
	fmt.Printf("most memory in %d s: %d MB\n", int(during.Seconds()), memory/1e6)
	return nil
}

// start starts the program, waits for its first picture, and measures the time.
func (m *measurer) start(more ...string) (p *exec.Cmd, first time.Duration, err error) {
	p = exec.Command(m.path, slices.Concat([]string{"--data", m.data}, m.args, more)...)
	p.Env = append(os.Environ(), "DISPLAY="+m.display, host.TraceVariable+"=1")
	out, err := p.StderrPipe()
	if err != nil {
		return nil, 0, err
	}
	began := time.Now()
	if err := p.Start(); err != nil {
		return nil, 0, err
	}
	var said strings.Builder
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "first picture") {
			return p, time.Since(began), nil
		}
		fmt.Fprintln(&said, lines.Text())
	}
	return nil, 0, errors.Join(p.Wait(), errors.New(said.String()))
}

// end terminates the program as the system would.
func end(p *exec.Cmd) {
	_ = p.Process.Signal(os.Interrupt)
	_ = p.Wait()
}

// use returns the share of a core that the program uses when nothing moves on its screen, and the most memory that it has had, in bytes.
func (m *measurer) use(during time.Duration, more ...string) (share float64, memory int, err error) {
	p, _, err := m.start(more...)
	if err != nil {
		return 0, 0, err
	}
	defer end(p)
	time.Sleep(3 * time.Second) // the animation of the deal
	before, err := processor(p.Process.Pid)
	if err != nil {
		return 0, 0, err
	}
	began := time.Now()
	time.Sleep(during)
	after, err := processor(p.Process.Pid)
	if err == nil {
		memory, err = mostMemory(p.Process.Pid)
	}
	return (after - before).Seconds() / time.Since(began).Seconds(), memory, err
}

// mostMemory returns the most memory that a process has had, in bytes.
func mostMemory(pid int) (int, error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(data)) {
		if fields := strings.Fields(line); len(fields) > 1 && fields[0] == "VmHWM:" {
			kb, err := strconv.Atoi(fields[1])
			return kb << 10, err
		}
	}
	return 0, errors.New("unknown form of /proc/pid/status")
}

// processor returns the processor time that a process has used, in hundredths of a second.
func processor(pid int) (time.Duration, error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(data), ") ") // the name of the process may contain spaces
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0, errors.New("unknown form of /proc/pid/stat")
	}
	user, err1 := strconv.Atoi(fields[11])
	system, err2 := strconv.Atoi(fields[12])
	return time.Duration(user+system) * time.Second / 100, errors.Join(err1, err2)
}
