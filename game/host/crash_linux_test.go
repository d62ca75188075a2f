package host

import (
	"path/filepath"
	"syscall"
	"testing"
)

// TestCrashBesideAPipe lets the game panic where the crash file is a pipe that nobody reads: the page is shown, without a path.
func TestCrashBesideAPipe(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(dir, crashFile), 0o644); err != nil {
		t.Fatal(err)
	}
	p, _ := testPhone(t, dir)
	p.host.game = &sleeper{}
	p.host.crashed("as asked")
	if p.host.crash == nil || p.host.crash.path != "" {
		t.Errorf("the page is %+v", p.host.crash)
	}
}
