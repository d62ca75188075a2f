//go:build !js

package host

import (
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game/host/store"
)

// NewPhone prepares a game with its files in o.Data, and tells the player if the last run ended by a crash. It is
// called once per process.
func NewPhone(o Options, locale string) *Phone {
	p := &Phone{host: newHost(o, store.OpenDisk(o.Data), locale)}
	p.host.phone = p
	ebiten.SetScreenClearedEveryFrame(false) // the host paints only pictures that have changed
	p.lastCrash()
	return p
}

// Failed stores the engine's report of a fatal error: the process is about to end.
func (p *Phone) Failed(report string) {
	_ = os.WriteFile(filepath.Join(p.host.store.Dir(), fatalFile), []byte(report+"\n"), 0o644)
}

// lastCrash adds the last run's fatal report, if any, to the crash file and tells the player. It makes the runtime
// write a report of this run when any goroutine panics.
func (p *Phone) lastCrash() {
	dir := p.host.store.Dir()
	path := filepath.Join(dir, fatalFile)
	if report, err := os.ReadFile(path); err == nil && len(report) > 0 {
		if f, err := os.OpenFile(filepath.Join(dir, crashFile), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o644); err == nil {
			_, _ = f.Write(report)
			f.Close()
		}
		p.host.requests.fail("host.crashed_before")
	}
	catchFatal(path, "")
}
