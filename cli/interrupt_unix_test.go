//go:build unix

package cli

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// stopped interrupts a process as Ctrl+C does and fails the test unless it exits with code 3.
func stopped(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	err := cmd.Wait()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 3 {
		t.Errorf("%v: %v, want exit code 3", cmd.Args[1:], err)
	}
}

// TestInterruptWhileWaiting interrupts a command that waits for input: it ends at once although its input is still open.
func TestInterruptWhileWaiting(t *testing.T) {
	for command, answer := range map[string]string{"check": "solvable\n", "solve": "0\n"} {
		cmd := program(command)
		var messages bytes.Buffer
		cmd.Stderr = &messages
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
		if got, err := bufio.NewReader(out).ReadString('\n'); err != nil || got != answer {
			t.Fatalf("%s: %q, %v", command, got, err)
		}
		stopped(t, cmd)
		in.Close()
		if messages.String() != "Stopped.\n" {
			t.Errorf("%s: messages %q", command, &messages)
		}
	}
}

// TestInterruptWhileWaitingForPipe interrupts a command that reads a named pipe without data, and one that opens a named
// pipe without a writer.
func TestInterruptWhileWaitingForPipe(t *testing.T) {
	pipe, unused := t.TempDir()+"/pipe", t.TempDir()+"/unused"
	for _, name := range []string{pipe, unused} {
		if err := syscall.Mkfifo(name, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(20*time.Millisecond, cancel)
	if _, err := newInput(ctx, &lateFile{name: unused}).Read(make([]byte, 1)); !errors.Is(err, context.Canceled) {
		t.Errorf("a pipe that nobody writes to: %v", err)
	}
	cmd := program("shuffle", "4x4", "--from", pipe)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	writer, err := os.OpenFile(pipe, os.O_WRONLY, 0) // returns once the program has opened it
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	stopped(t, cmd)
}

// TestInterruptWhileShuffling interrupts a command that deals without end: its last line is complete.
func TestInterruptWhileShuffling(t *testing.T) {
	cmd := program("shuffle", "9x9", "--count", "1000000000")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	r := bufio.NewReader(out)
	text, err := r.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	rest, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != 3 {
		t.Errorf("%v, want exit code 3", err)
	}
	if text += string(rest); !strings.HasSuffix(text, "\n") {
		t.Errorf("the last line ends with %q", text[max(0, len(text)-100):])
	}
	games(t, "9x9", strings.Split(strings.TrimSuffix(text, "\n"), "\n"))
}

// TestInterruptWhileSolving interrupts a search: the best solution so far is printed, one of the next board too, and the
// exit code is 3.
func TestInterruptWhileSolving(t *testing.T) {
	id := runProgram("", "shuffle", "8x8", "--seed", "i").lines()[0]
	// The signal kills a process that does not handle it yet: give the next process more time.
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
		if exit.ExitCode() != 3 || strings.Count(out.String(), "\n") != 2 || strings.Count(out.String(), " >=") != 2 || messages.String() != "Stopped.\n" {
			t.Errorf("exit code %d, results %q, messages %q", exit.ExitCode(), &out, &messages)
		}
		return
	}
}
