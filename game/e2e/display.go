package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"strings"
	"time"
)

// Packages are the Debian packages that these tests need.
const Packages = "xvfb libgl1 libgl1-mesa-dri libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2 libxxf86vm1"

// ensureDisplay returns if there is a display. Otherwise it starts one, runs this program again on it, and exits with the
// exit code of that run. Setting DISPLAY would not do, because libX11 reads the environment with which the process was
// started.
func ensureDisplay() {
	if runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" {
		return
	}
	code, err := underXvfb(os.Args)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(code)
}

// Display returns the name of a display and a function that ends it. It starts a display if there is none.
func Display() (name string, stop func(), err error) {
	if name := os.Getenv("DISPLAY"); name != "" {
		return name, func() {}, nil
	}
	name, stop, err = startXvfb()
	if err != nil {
		err = fmt.Errorf("no display, and none could be started: %w\nOn Debian: apt-get install %s", err, Packages)
	}
	return name, stop, err
}

// underXvfb runs a command on a display of its own.
func underXvfb(args []string) (code int, err error) {
	name, stop, err := Display()
	if err != nil {
		return 0, err
	}
	defer stop()
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	cmd.Env = append(os.Environ(), "DISPLAY="+name, "LIBGL_ALWAYS_SOFTWARE=1")
	dieWithParent(cmd)
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	// The go command ends a test that takes too long with a signal. Passed on, it makes the process that runs the tests
	// print where they hang.
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, hangSignal)
	go func() {
		for s := range signals {
			_ = cmd.Process.Signal(s)
		}
	}()
	err = cmd.Wait()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return max(exit.ExitCode(), 1), nil
	}
	return 0, err
}

// startXvfb starts a display server on a free number and returns its name.
func startXvfb() (name string, stop func(), err error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return "", nil, err
	}
	r, w, err := os.Pipe()
	if err != nil {
		return "", nil, err
	}
	defer r.Close()
	var said strings.Builder
	cmd := exec.Command(path, "-displayfd", "3", "-screen", "0", "2560x1600x24", "-nolisten", "tcp", "-noreset")
	cmd.ExtraFiles = []*os.File{w}
	cmd.Stderr = &said
	dieWithParent(cmd)
	err = cmd.Start()
	w.Close()
	if err != nil {
		return "", nil, err
	}
	stop = func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}
	if err := r.SetReadDeadline(time.Now().Add(20 * time.Second)); err != nil {
		stop()
		return "", nil, err
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	if err == nil {
		return ":" + strings.TrimSpace(number), stop, nil
	}
	stop()
	return "", nil, fmt.Errorf("no Xvfb: %s", strings.TrimSpace(said.String()))
}
