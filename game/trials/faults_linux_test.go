package trials

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"wildfifteen/game"
)

// fault spoils a file, or the folder, before the program starts.
type fault struct {
	name string
	make func(path string) error
}

// fileFaults are faults of a file. Its content is "mine".
var fileFaults = []fault{
	{"a folder", func(path string) error { return errors.Join(os.Mkdir(path, 0o755), put(path+"/mine", "mine")) }},
	{"a link", func(path string) error { return errors.Join(put(path+".far", "mine\n"), os.Symlink(path+".far", path)) }},
	{"a link to nothing", func(path string) error { return os.Symlink(path+".nothing", path) }},
	{"a link to itself", func(path string) error { return os.Symlink(path, path) }},
	{"a pipe", func(path string) error { return syscall.Mkfifo(path, 0o644) }},
	{"a device", func(path string) error { return os.Symlink("/dev/full", path) }},
	{"an endless device", func(path string) error { return os.Symlink("/dev/zero", path) }},
	{"forbidden", func(path string) error { return errors.Join(put(path, "mine\n"), os.Chmod(path, 0)) }},
	{"read only", func(path string) error { return errors.Join(put(path, "mine\n"), os.Chmod(path, 0o444)) }},
	{"garbage", func(path string) error { return put(path, "mine\x00\xff\n\n\r\n") }},
	{"garbage without an end", func(path string) error { return put(path, "mine") }},
	{"zeros", func(path string) error { return put(path, "mine"+strings.Repeat("\x00", 5000)) }},
	{"a long line", func(path string) error { return put(path, "mine"+strings.Repeat("x", 3<<20)+"\n") }},
	{"empty", func(path string) error { return put(path, "") }},
	{"a newer version", func(path string) error {
		return put(path, map[string]string{
			game.GameFile: "game 9 mine\n", game.SolvesFile: `{"v":9,"mine":1}` + "\n", game.SettingsFile: `{"v":9,"mine":1}`,
		}[filepath.Base(path)])
	}},
}

// folderFaults are faults of the folder.
var folderFaults = []fault{
	{"the folder is missing", func(string) error { return nil }},
	{"the folder is a file", func(path string) error { return put(path, "mine") }},
	{"the folder is a link", func(path string) error {
		return errors.Join(os.Mkdir(path+".far", 0o755), os.Symlink(path+".far", path))
	}},
	{"the folder cannot be written", func(path string) error { return errors.Join(os.Mkdir(path, 0o755), os.Chmod(path, 0o555)) }},
	{"the folder's name is not text", func(path string) error {
		return errors.Join(os.Mkdir(path+"\xff\xfe", 0o755), os.Symlink(path+"\xff\xfe", path))
	}},
	{"the folder's path is long", func(path string) error {
		deep := path + ".deep" + strings.Repeat("/"+strings.Repeat("d", 250), 12)
		return errors.Join(os.MkdirAll(deep, 0o755), os.Symlink(deep, path))
	}},
	{"the locks are folders", func(path string) error {
		return errors.Join(os.MkdirAll(path+"/game.lock", 0o755), os.Mkdir(path+"/solves.jsonl.lock", 0o755))
	}},
	{"temporary files are left", func(path string) error {
		return errors.Join(os.Mkdir(path, 0o755), put(path+"/game.log.tmp-1", "mine"), put(path+"/settings.json.tmp-2", "mine"))
	}},
	{"a player's copies", func(path string) error {
		return errors.Join(os.Mkdir(path, 0o755), put(path+"/game.log2", "mine"), put(path+"/settings.json20261122", "mine"))
	}},
}

func put(path, text string) error { return os.WriteFile(path, []byte(text), 0o644) }

// faults starts the game twice with each fault: it must play, and what was there must still be there.
func faults(tr *trial) {
	for _, f := range folderFaults {
		tr.withFault(f.name, f.make)
	}
	ofFile := func(name string, f fault) {
		tr.withFault(name+" is "+f.name, func(dir string) error {
			return errors.Join(os.Mkdir(dir, 0o755), f.make(filepath.Join(dir, name)))
		})
	}
	for _, name := range watched {
		for _, f := range fileFaults {
			ofFile(name, f)
		}
	}
	others := []string{game.IndexFile, "game.lock", game.SolvesFile + ".lock"}
	for _, f := range game.Stored() {
		if !slices.Contains(watched, f.Name) {
			others = append(others, f.Name)
		}
	}
	for _, name := range others {
		for range someFaults {
			ofFile(name, fileFaults[tr.random.IntN(len(fileFaults))])
		}
	}
}

// someFaults is how many faults of each of the other files a trial has.
const someFaults = 2

// withFault starts the game twice with a fault.
func (tr *trial) withFault(name string, make func(dir string) error) {
	one := *tr
	one.folder = filepath.Join(tr.folder, fmt.Sprint(tr.counts[tr.kind.name]))
	if err := os.Mkdir(one.folder, 0o755); err != nil {
		tr.Fatal(err)
	}
	if err := make(one.data()); err != nil {
		tr.Fatalf("%s: %v", name, err)
	}
	had := contains(one.folder, "mine")
	for range 2 {
		cmd := kidIn(one.folder, "", tr.random.Uint64(), atPicture+" 1 150000")
		tr.count(1)
		if why := plays(cmd, filepath.Join(one.folder, "notes")); why != "" {
			tr.Errorf("%s: %s", name, why)
			return
		}
	}
	if had && !contains(one.folder, "mine") && !strings.Contains(name, "temporary") {
		tr.Errorf("%s: what was there is gone", name)
	}
}

// plays runs a kid until it is dead, and says what is wrong if it has not played.
func plays(cmd *exec.Cmd, notes string) string {
	var said bytes.Buffer
	cmd.Stderr = &said
	_ = os.Remove(notes)
	if err := cmd.Start(); err != nil {
		return err.Error()
	}
	late := time.AfterFunc(20*time.Second, func() { _ = cmd.Process.Kill() })
	_ = cmd.Wait()
	hung := !late.Stop()
	data, _ := os.ReadFile(notes)
	switch {
	case hung:
		return "it hangs: " + said.String()
	case bytes.Contains(said.Bytes(), []byte("panic")) || bytes.Contains(said.Bytes(), []byte("fatal")):
		return said.String()
	case !bytes.Contains(data, []byte("\npicture ")):
		return "it does not play: " + said.String()
	}
	return ""
}

// contains reports whether a file below a folder, other than the notes, contains a text.
func contains(folder, text string) (has bool) {
	_ = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() && !strings.HasPrefix(d.Name(), "notes") {
			data, _ := os.ReadFile(path)
			has = has || bytes.Contains(data, []byte(text))
		}
		return nil
	})
	return has
}

// systemError makes calls of the system fail, or take long.
type systemError struct {
	inject string // what strace is told
	file   string // only calls about this file; "": about any
}

var allErrors = []systemError{
	{"fsync:error=EIO", ""}, {"fsync:error=EINVAL", ""}, {"fsync:error=ENOSPC", ""}, {"fsync:error=EIO:when=1+3", ""}, {"fsync:delay_exit=200000", ""},
	{"flock:error=ENOLCK", ""}, {"flock:error=ENOSYS", ""}, {"ftruncate:error=EIO", ""}, {"fchmodat:error=EPERM", ""}, {"unlinkat:error=EACCES", ""},
	{"renameat:error=EACCES", ""}, {"renameat:error=EIO", ""}, {"renameat:error=EIO:when=2+2", ""}, {"renameat2:error=EINVAL", ""},
	{"renameat2:error=EIO:when=2+2", ""}, {"linkat:error=EPERM", ""}, {"linkat:error=EIO:when=2+2", ""}, {"mkdirat:error=EACCES", ""},
	{"getdents64:error=EIO", ""}, {"pread64:error=EIO:when=30+", ""}, {"openat:error=EMFILE:when=60+3", ""}, {"openat:error=ENFILE:when=40+", ""},
	{"read:error=EIO", game.GameFile}, {"read:error=EIO", game.SettingsFile}, {"read:error=EIO:when=1+2", game.SolvesFile},
	{"write:error=EIO:when=3+4", game.GameFile}, {"write:error=ENOSPC:when=2+2", game.SolvesFile}, {"write:error=EDQUOT", game.GameFile},
	{"close:error=EIO", game.GameFile}, {"close:error=EIO:when=1+2", game.SolvesFile}, {"openat:error=EROFS:when=5+2", game.GameFile},
}

// systemErrors makes calls of the system fail, or take long, while the game plays. Then it plays without errors: what the files hold is
// a state that they had, and the next start has no damage.
func systemErrors(tr *trial) {
	e := allErrors[tr.random.IntN(len(allErrors))]
	for range 2 {
		kid := kidIn(tr.folder, "", tr.random.Uint64(), atPicture+" 1 400000")
		args := []string{"-f", "-qq", "-o", os.DevNull, "-e", "inject=" + e.inject}
		if e.file != "" {
			args = append(args, "-P", filepath.Join(tr.data(), e.file))
		}
		cmd := exec.Command("strace", append(args, kid.Path)...)
		cmd.Env, cmd.SysProcAttr = kid.Env, kid.SysProcAttr
		tr.count(1)
		if why := plays(cmd, filepath.Join(tr.folder, "notes")); why != "" {
			tr.Errorf("%+v: %s", e, why)
			return
		}
	}
	n, err := readNotes(filepath.Join(tr.folder, "notes"))
	if err != nil {
		tr.Fatal(err)
	}
	for _, name := range []string{game.GameFile, game.SolvesFile} {
		if strings.HasPrefix(e.inject, "read:") && n.found[name] == nil {
			continue // it may hold what the kid could not read
		}
		if data, err := os.ReadFile(filepath.Join(tr.data(), name)); err == nil && n.had(name, data, 0) < 0 {
			tr.Errorf("%+v: %s is in a state that it never had", e, name)
		}
	}
	n.safe = 0 // a disk that fails may have written nothing
	tr.restart(&n)
}
