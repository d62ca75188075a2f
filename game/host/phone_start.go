//go:build !js

package host

import (
	"os"
	"path/filepath"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"
)

// fatalFile holds what the runtime said when the process died of a panic that nobody recovered.
const fatalFile = "fatal.log"

// NewPhone makes the program's host with its files in o.Data, and tells the player if the last run ended by a
// mistake. It is called once in a process.
func NewPhone(o Options, locale string) *Phone {
	p := &Phone{h: newHost(o, OpenDisk(o.Data), locale)}
	p.h.phone = p
	ebiten.SetScreenClearedEveryFrame(false) // the host draws only what is new
	p.lastCrash()
	return p
}

// Failed is told what the engine said when it gave up: the process is about to end.
func (p *Phone) Failed(report string) {
	_ = os.WriteFile(filepath.Join(p.h.store.Dir(), fatalFile), []byte(report+"\n"), 0o644)
}

// lastCrash moves what the last run died of to the crash file and has the player told; and it sees to it that
// the next run can do the same, whichever goroutine panics.
func (p *Phone) lastCrash() {
	dir := p.h.store.Dir()
	path := filepath.Join(dir, fatalFile)
	if report, err := os.ReadFile(path); err == nil && len(report) > 0 {
		if f, err := os.OpenFile(filepath.Join(dir, crashFile), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644); err == nil {
			_, _ = f.Write(report)
			f.Close()
		}
		p.h.out.fail("host.crashed_before")
	}
	f, err := os.Create(path)
	if err != nil {
		return // the store says what is wrong with the folder
	}
	defer f.Close() // the runtime keeps a descriptor of its own
	_ = debug.SetCrashOutput(f, debug.CrashOptions{})
}
