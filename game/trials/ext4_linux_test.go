package trials

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/host/store"
	"wildfifteen/game/session"
)

// canMount says why a file system in a file cannot be mounted here.
func canMount() string {
	switch {
	case os.Geteuid() != 0:
		return "only root may mount"
	case !has("mkfs.ext4") || !has("mount"):
		return "mkfs.ext4 or mount is not installed"
	}
	dir, err := os.MkdirTemp("", "wildfifteen-mount-")
	if err != nil {
		return err.Error()
	}
	defer os.RemoveAll(dir)
	if err := newImage(dir + "/image"); err != nil {
		return err.Error()
	}
	if out, err := exec.Command("mount", "-o", "loop", dir+"/image", dir).CombinedOutput(); err != nil {
		return "mounting is not allowed: " + strings.TrimSpace(string(out))
	}
	_ = exec.Command("umount", "-l", dir).Run()
	return ""
}

// newImage makes a file with an empty file system.
func newImage(path string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := f.Truncate(6 << 20); err != nil {
		return err
	}
	return exec.Command("mkfs.ext4", "-q", "-F", path).Run()
}

// mounted mounts an image while f runs.
func (tr *trial) mounted(image string, f func(dir string)) {
	dir := image + ".mounted"
	_ = os.MkdirAll(dir, 0o755)
	if out, err := exec.Command("mount", "-o", "loop", image, dir).CombinedOutput(); err != nil {
		tr.Fatalf("mount: %s", out)
	}
	defer func() {
		if err := exec.Command("umount", dir).Run(); err != nil {
			_ = exec.Command("umount", "-l", dir).Run()
		}
	}()
	f(dir)
}

// cutsOfExt4 is how often a trial cuts the power.
const cutsOfExt4 = 40

// powerOfExt4 plays on a file system in a file and copies that file meanwhile: a copy is what a power cut leaves. The file is
// in memory if the system has a place for that, so that a copy takes a moment.
func powerOfExt4(tr *trial) {
	at := tr.folder
	if dir, err := os.MkdirTemp("/dev/shm", "wildfifteen-cuts-"); err == nil {
		defer func() {
			if tr.Failed() {
				tr.Logf("and %s", dir)
			} else {
				_ = os.RemoveAll(dir)
			}
		}()
		at = dir
	}
	image := filepath.Join(at, "image")
	if err := newImage(image); err != nil {
		tr.Fatal(err)
	}
	var cuts []cut
	tr.mounted(image, func(dir string) {
		if err := os.Symlink(dir, tr.data()); err != nil {
			tr.Fatal(err)
		}
		cmd := kidIn(tr.folder, "", tr.random.Uint64(), never+" 1 0")
		if err := cmd.Start(); err != nil {
			tr.Fatal(err)
		}
		defer func() { _ = cmd.Process.Kill(); _ = cmd.Wait() }()
		time.Sleep(cutLoss) // what is older must be there
		for range cutsOfExt4 {
			time.Sleep(time.Duration(20+tr.random.IntN(260)) * time.Millisecond)
			c := cut{at: time.Now()}
			if c.image = snapshot(tr, image); c.image != nil {
				cuts = append(cuts, c)
			}
		}
	})
	_ = os.Remove(tr.data())
	n, err := readNotes(filepath.Join(tr.folder, "notes"))
	if err != nil {
		tr.Fatal(err)
	}
	for i, c := range cuts {
		tr.count(1)
		copied := filepath.Join(at, fmt.Sprint("cut", i))
		if err := os.WriteFile(copied, c.image, 0o644); err != nil {
			tr.Fatal(err)
		}
		tr.mounted(copied, func(dir string) { tr.checkImage(dir, &n, c.at) })
		if tr.Failed() {
			return
		}
		_ = os.Remove(copied)
	}
}

// cut is what a power cut at a time leaves of a disk.
type cut struct {
	at    time.Time
	image []byte
}

// snapshot returns the content of an image at one moment, nil if it changes all the time: two copies, one after the other, are
// the same.
func snapshot(tr *trial, image string) []byte {
	var last []byte
	for range 50 {
		data, err := os.ReadFile(image)
		if err != nil {
			tr.Fatal(err)
		}
		if bytes.Equal(data, last) {
			return data
		}
		last = data
	}
	return nil
}

// checkImage checks the files of a copy made at a time.
func (tr *trial) checkImage(dir string, n *notes, at time.Time) {
	d := store.OpenDisk(dir)
	log := d.Files().Data[game.GameFile]
	d.Close()
	solves, _ := os.ReadFile(filepath.Join(dir, game.SolvesFile)) // which may be too long for Files
	old := n.before(at.Add(-cutLoss))
	if len(old) == 0 {
		return // it had hardly begun
	}
	loaded := session.Load(log)
	if len(n.after(len(old), game.GameFile)) > 0 && loaded.Log.Current() == nil {
		tr.Errorf("the game of %v before the cut is lost: %d bytes", cutLoss, len(log))
	}
	for line := range strings.SplitSeq(string(solves), "\n") {
		r, err := session.ParseSolve([]byte(line))
		s := loaded.Log.Current()
		if err == nil && s != nil && s.Started() && !s.Over() && isOf(r, s) {
			tr.Errorf("a record without its game: %s\n%s", line, log)
		}
	}
	for _, c := range old {
		if c.name == game.SolvesFile && len(c.data) > 0 && !strings.Contains(string(solves), string(c.data)) {
			tr.Errorf("a record of %v before the cut is lost: %s", cutLoss, c.data)
		}
		if c.name == game.GameFile && !c.replace && !strings.Contains(string(log), string(c.data)) && !n.rewritten() {
			tr.Errorf("a line of %v before the cut is lost: %s", cutLoss, c.data)
		}
	}
}
