//go:build unix

package cli

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestInterruptWhileWaiting interrupts a command that waits for input: it ends at once.
func TestInterruptWhileWaiting(t *testing.T) {
	for _, command := range []string{"check", "solve"} {
		cmd := program(command)
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(in, "1 2 3 0\n"); err != nil {
			t.Fatal(err)
		}
		if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
			t.Fatal(err)
		}
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		err = cmd.Wait() // while its input is still open
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGINT {
			t.Errorf("%s: %v", command, err)
		}
		in.Close()
	}
}

// TestInterruptWhileSolving interrupts a search: the best solution comes, and exit code 3.
func TestInterruptWhileSolving(t *testing.T) {
	id := runProgram("", "shuffle", "8x8", "--seed", "i").lines()[0]
	// A process that does not listen to the signal yet ends by it: give the next one more time.
	for wait := 100 * time.Millisecond; ; wait *= 2 {
		cmd := program("solve", "--quick", "--time", "1h", id, id)
		var out, messages bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &messages
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(wait)
		if err := cmd.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		err := cmd.Wait()
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			t.Fatalf("%v, want an exit code", err)
		}
		if !exit.Exited() {
			t.Logf("%v were too early", wait)
			continue
		}
		if exit.ExitCode() != 3 || strings.Count(out.String(), "\n") != 1 || !strings.Contains(out.String(), " >=") || messages.String() != "Stopped.\n" {
			t.Errorf("exit code %d, results %q, messages %q", exit.ExitCode(), &out, &messages)
		}
		return
	}
}
