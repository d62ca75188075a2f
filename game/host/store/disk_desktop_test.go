//go:build !js && !android && !ios

package store

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
)

// TestMain lets the test binary act as another process, too: an environment variable names what it does.
func TestMain(m *testing.M) {
	if what := os.Getenv("WILDFIFTEEN_CHILD"); what != "" {
		children[what](os.Getenv("WILDFIFTEEN_CHILD_DIR"))
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// children are what another process can do with a store, by name.
var children = map[string]func(dir string){
	"append": appendForEver,
	"solves": appendSolves,
	"hold":   holdGame,
}

// child starts another process that does what is named in dir.
func child(t *testing.T, what, dir string) (cmd *exec.Cmd, out *bufio.Scanner) {
	t.Helper()
	cmd = exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "WILDFIFTEEN_CHILD="+what, "WILDFIFTEEN_CHILD_DIR="+dir)
	cmd.Stderr = os.Stderr
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	return cmd, bufio.NewScanner(pipe)
}

// open opens a store and reads its files.
func open(dir string) (*Disk, game.Files) {
	d := OpenDisk(dir)
	return d, d.Files()
}

// reasons returns the reasons of the notices since the last call.
func reasons(d *Disk) (all []reason) {
	for _, n := range d.take() {
		all = append(all, n.why)
	}
	return all
}

func contents(t *testing.T, dir, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestDiskKeepsLinesAndFiles(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "folder")
	d, files := open(dir)
	if len(files.Data) != 0 || files.Shared {
		t.Fatalf("a new folder: %+v", files)
	}
	d.Append(game.GameFile, []byte("one"))
	d.Append(game.GameFile, []byte("two\nlines"))
	d.Append(game.SolvesFile, []byte(`{"v":1}`))
	d.Replace(game.SettingsFile, []byte("old"))
	d.Replace(game.SettingsFile, []byte("new"))
	d.Replace(game.BadSolvesFile, []byte("rubbish\n"))
	d.Close()

	_, files = open(dir)
	want := map[string]string{
		game.GameFile: "one\ntwo lines\n", game.SolvesFile: "{\"v\":1}\n", game.SettingsFile: "new",
		game.BadSolvesFile: "rubbish\n",
	}
	for name, text := range want {
		if got := string(files.Data[name]); got != text {
			t.Errorf("%s holds %q, want %q", name, got, text)
		}
	}
	if f := reasons(d); len(f) != 0 {
		t.Errorf("failures %q", f)
	}
}

func TestReplaceDropsWhatIsQueued(t *testing.T) {
	dir := t.TempDir()
	d := OpenDisk(dir)
	for i := range 100 {
		d.Append(game.GameFile, []byte(strconv.Itoa(i)))
	}
	d.Replace(game.GameFile, []byte("fresh\n"))
	d.Append(game.GameFile, []byte("after"))
	d.Close()
	if got := contents(t, dir, game.GameFile); got != "fresh\nafter\n" {
		t.Errorf("file holds %q", got)
	}
}

func TestAppendAfterHalfALine(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, game.GameFile)
	if err := os.WriteFile(path, []byte("whole\nhal"), 0o644); err != nil {
		t.Fatal(err)
	}
	d := OpenDisk(dir)
	d.Append(game.GameFile, []byte("next"))
	d.Close()
	if got := contents(t, dir, game.GameFile); got != "whole\nhal\nnext\n" {
		t.Errorf("file holds %q", got)
	}
}

func TestFolderThatCannotBeUsed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(file, "folder")
	d, files := open(dir)
	if why := reasons(d); files.Shared || len(why) != 1 || why[0].key != "host.file_not_read" {
		t.Fatalf("opened as %+v, said %q", files, why)
	}
	d.Append(game.GameFile, []byte("lost"))
	d.Append(game.GameFile, []byte("lost too"))
	d.Replace(game.SettingsFile, []byte("lost"))
	d.Flush()
	f := reasons(d)
	if len(f) != 2 || f[0].name != dir || f[1].name != dir {
		t.Errorf("failures %q, want one for each file", f)
	}
	d.Close()
}

// TestLockedFile waits for a lock that is not released.
func TestLockedFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "solves.jsonl.lock")
	free, err := lockFile(path, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	_, err = lockFile(path, 10*time.Millisecond)
	if err == nil || whyNotWritten("/data", err) != (reason{key: "host.locked", name: "/data"}) {
		t.Errorf("a held lock: %v", err)
	}
	if err := free(); err != nil {
		t.Fatal(err)
	}
	if free, err = lockFile(path, time.Minute); err != nil {
		t.Fatal(err)
	}
	if err := free(); err != nil {
		t.Error(err)
	}
}

func TestNameWithFolderIsRefused(t *testing.T) {
	d := OpenDisk(t.TempDir())
	d.Append("../elsewhere", []byte("x"))
	d.Close()
	if f := reasons(d); len(f) != 1 {
		t.Errorf("failures %q", f)
	}
}

// appendForEver appends numbered lines, and prints after each Flush how many are safe.
func appendForEver(dir string) {
	d := OpenDisk(dir)
	for i := 0; ; i++ {
		d.Append(game.GameFile, []byte("line "+strconv.Itoa(i)))
		if i%20 == 19 {
			d.Flush()
			fmt.Println(i + 1)
		}
	}
}

func TestKilledWhileWriting(t *testing.T) {
	for round := range 5 {
		dir := t.TempDir()
		cmd, out := child(t, "append", dir)
		safe := 0
		for out.Scan() && safe < 100*(round+1) {
			safe, _ = strconv.Atoi(out.Text())
		}
		_ = cmd.Process.Kill()
		for out.Scan() {
			safe, _ = strconv.Atoi(out.Text())
		}
		_ = cmd.Wait()

		d, files := open(dir)
		if files.Shared {
			t.Fatal("a killed process still owns the game")
		}
		d.Append(game.GameFile, []byte("after"))
		d.Close()
		lines := strings.Split(strings.TrimSuffix(contents(t, dir, game.GameFile), "\n"), "\n")
		if last := lines[len(lines)-1]; last != "after" {
			t.Fatalf("last line %q", last)
		}
		lines = lines[:len(lines)-1]
		if len(lines) < safe {
			t.Fatalf("%d lines, but %d were flushed", len(lines), safe)
		}
		for i, l := range lines {
			if l != "line "+strconv.Itoa(i) && i != len(lines)-1 { // the last one may be incomplete
				t.Fatalf("line %d is %q", i, l)
			}
		}
	}
}

const solvesEach = 300

// appendSolves appends finished games while another process does the same.
func appendSolves(dir string) {
	d, files := open(dir)
	fmt.Println(files.Shared)
	for i := range solvesEach {
		d.Append(game.SolvesFile, fmt.Appendf(nil, "child %d", i))
	}
	d.Append(game.GameFile, []byte("not mine"))
	flushAll(d)
	d.Close()
}

// flushAll flushes until the queue is empty: a single Flush may time out because of another process.
func flushAll(d *Disk) {
	for !d.Flush() {
		continue
	}
}

func TestTwoProcesses(t *testing.T) {
	dir := t.TempDir()
	d, files := open(dir)
	if files.Shared {
		t.Fatal("the first process is shared")
	}
	d.Append(game.GameFile, []byte("mine"))
	cmd, out := child(t, "solves", dir)
	if !out.Scan() || out.Text() != "true" {
		t.Fatalf("the second process: shared %q", out.Text())
	}
	for i := range solvesEach {
		d.Append(game.SolvesFile, fmt.Appendf(nil, "parent %d", i))
	}
	flushAll(d)
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	d.Close()
	next := map[string]int{}
	for line := range strings.Lines(contents(t, dir, game.SolvesFile)) {
		var who string
		var n int
		if k, err := fmt.Sscanf(line, "%s %d\n", &who, &n); k != 2 || err != nil || n != next[who] {
			t.Fatalf("line %q, want number %d", line, next[who])
		}
		next[who]++
	}
	if next["parent"] != solvesEach || next["child"] != solvesEach {
		t.Errorf("lines kept: %v", next)
	}
	if got := contents(t, dir, game.GameFile); got != "mine\n" {
		t.Errorf("running game %q", got)
	}
	if f := reasons(d); len(f) != 0 {
		t.Errorf("failures %q", f)
	}
}

// holdGame holds the lock of the running game until it is killed.
func holdGame(dir string) {
	OpenDisk(dir)
	fmt.Println("held")
	time.Sleep(time.Hour)
}

func TestOwnerDies(t *testing.T) {
	dir := t.TempDir()
	cmd, out := child(t, "hold", dir)
	out.Scan()
	second, files := open(dir)
	if !files.Shared {
		t.Fatal("two processes own the game")
	}
	second.Close()
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	third, files := open(dir)
	if files.Shared {
		t.Error("a dead process owns the game")
	}
	third.Close()
}

func TestAppendDoesNotKeepTheLine(t *testing.T) {
	dir := t.TempDir()
	d := OpenDisk(dir)
	line := []byte("abc")
	d.Append(game.GameFile, line)
	d.Replace(game.SettingsFile, line)
	copy(line, "xyz")
	d.Close()
	if got := contents(t, dir, game.GameFile) + contents(t, dir, game.SettingsFile); !bytes.Equal([]byte(got), []byte("abc\nabc")) {
		t.Errorf("files hold %q", got)
	}
}
