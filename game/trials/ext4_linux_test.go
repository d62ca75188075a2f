package trials

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"wildfifteen/game"
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
	if err := f.Truncate(16 << 20); err != nil {
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

// powerOfExt4 plays on a file system in a file and copies that file meanwhile: a copy is what a power cut leaves.
func powerOfExt4(tr *trial) {
	image := filepath.Join(tr.folder, "image")
	if err := newImage(image); err != nil {
		tr.Fatal(err)
	}
	const cuts = 8
	var at [cuts]time.Time
	copied := func(i int) string { return filepath.Join(tr.folder, "copy"+string(rune('0'+i))) }
	tr.mounted(image, func(dir string) {
		if err := os.Symlink(dir, tr.data()); err != nil {
			tr.Fatal(err)
		}
		cmd := kidIn(tr.folder, "", tr.random.Uint64(), never+" 1 0")
		if err := cmd.Start(); err != nil {
			tr.Fatal(err)
		}
		defer func() { _ = cmd.Process.Kill(); _ = cmd.Wait() }()
		for i := range cuts {
			time.Sleep(time.Duration(500+tr.random.IntN(1500)) * time.Millisecond)
			at[i] = time.Now()
			data, err := os.ReadFile(image)
			if err != nil {
				tr.Fatal(err)
			}
			if err := os.WriteFile(copied(i), data, 0o644); err != nil {
				tr.Fatal(err)
			}
		}
	})
	_ = os.Remove(tr.data())
	n, err := readNotes(filepath.Join(tr.folder, "notes"))
	if err != nil {
		tr.Fatal(err)
	}
	for i := range cuts {
		tr.count(1)
		tr.mounted(copied(i), func(dir string) { tr.checkImage(dir, &n, at[i]) })
	}
}

// checkImage checks the files of a copy made at a time.
func (tr *trial) checkImage(dir string, n *notes, at time.Time) {
	log, _ := os.ReadFile(filepath.Join(dir, game.GameFile))
	solves, _ := os.ReadFile(filepath.Join(dir, game.SolvesFile))
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
		if err == nil && s != nil && !s.Solved() && s.Started() && r.ID == s.Game().ID() && begins(r, s) {
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
