//go:build !js && !android && !ios

package host

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/host/store"
)

// fatalIn is set for a process that dies: it names the folder.
const fatalIn = "WILDFIFTEEN_FATAL"

// TestDiesInAGoroutine is the process that dies.
func TestDiesInAGoroutine(t *testing.T) {
	dir := os.Getenv(fatalIn)
	if dir == "" {
		t.Skip("it is for TestDeathIsReported")
	}
	disk := store.OpenDisk(dir)
	newHost(Options{Version: "1.2.3"}, disk, "en").watch(disk)
	go func() {
		defer func() { panic("again: \"hook\"") }()
		panic("in " + dir + " is no such goal: \"wendy\"")
	}()
	time.Sleep(time.Minute)
}

// TestDeathIsReported lets a process die in a goroutine, which no tick catches: the next start has a report, once. An orderly end and
// a second program beside the first leave nothing.
func TestDeathIsReported(t *testing.T) {
	dir := t.TempDir()
	cmd := exec.Command(os.Args[0], "-test.run", "^TestDiesInAGoroutine$")
	cmd.Env = append(os.Environ(), fatalIn+"="+dir)
	if out, err := cmd.CombinedOutput(); err == nil {
		t.Fatalf("it lives: %s", out)
	}
	start := func(end bool) *game.Recorded {
		t.Helper()
		disk := store.OpenDisk(dir)
		defer disk.Close()
		h := newHost(Options{Version: "1.2.4"}, disk, "en")
		h.watch(disk)
		disk.Flush()
		report := disk.Files().Data[game.CrashFile]
		disk.Replace(game.CrashFile, nil)
		if end {
			h.unwatch()
		}
		if len(report) == 0 {
			return nil
		}
		from, err := game.ReadRecording(bytes.NewReader(report))
		if err != nil {
			t.Fatal(err)
		}
		return &from.Start
	}
	r := start(false)
	if r == nil || r.Version != "1.2.3" || r.Fault != `panic: in (data) is no such goal: "..."` || strings.Contains(r.Stack, "hook") || !strings.Contains(r.Stack, "TestDiesInAGoroutine") || r.System != runtime.GOOS+"/"+runtime.GOARCH {
		t.Fatalf("the report is %+v", r)
	}
	if r := start(true); r != nil { // the start before was killed
		t.Errorf("reported again: %+v", r)
	}
	if _, err := os.Stat(filepath.Join(dir, fatalFile)); err == nil {
		t.Error("a file is left")
	}
	first, second := store.OpenDisk(dir), store.OpenDisk(dir)
	h := newHost(Options{Version: "1.2.4"}, second, "en")
	h.watch(second)
	first.Close()
	for second.Shared() { // until it saves the running game
		time.Sleep(time.Millisecond)
	}
	if err := os.WriteFile(filepath.Join(dir, fatalFile), []byte("1.2.3\n\nof the first\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	h.unwatch()
	second.Close()
	if r := start(true); r == nil || r.Fault != "of the first" {
		t.Errorf("the death of the first program is reported as %+v", r)
	}
	if _, err := os.Stat(filepath.Join(dir, fatalFile)); err == nil {
		t.Error("a file is left at the end")
	}
}
