package web

import (
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// slowDatabase delays the opening of a database, as happens after a crash.
const slowDatabase = `{
	const open = IDBFactory.prototype.open;
	IDBFactory.prototype.open = function (...what) {
		const slow = {};
		setTimeout(() => {
			const r = open.apply(this, what);
			for (const kind of ["upgradeneeded", "success", "error"]) {
				r["on" + kind] = e => { slow.result = r.result; slow["on" + kind]?.(e) };
			}
		}, 3000);
		return slow;
	};
}`

// TestKilled kills the whole browser during a game, seconds before it writes the local storage to the disk.
func TestKilled(t *testing.T) {
	profile := t.TempDir()
	s := serve(t, nil)
	// killable starts a browser with its processes in a process group of their own.
	killable := func() (b *tab, kill func()) {
		ctx, stop, err := start(profile, chromedp.ModifyCmdFunc(func(c *exec.Cmd) {
			c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
		}))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(stop)
		b = &tab{t: t, server: s}
		b.show(ctx, desk)
		return b, func() {
			if err := syscall.Kill(-chromedp.FromContext(ctx).Browser.Process().Pid, syscall.SIGKILL); err != nil {
				t.Fatal(err)
			}
			stop()
		}
	}
	g, moves := puzzleNear(t, "snake", 9)
	b, kill := killable()
	b.open(link(g))
	at := time.Now()
	b.playByKeys(g, moves[:6])
	b.until("the copy", copied)
	t.Logf("%v for the moves and their copy", time.Since(at))
	kill()
	board := g.Scramble
	for _, d := range moves[:6] {
		board = board.Step(d)
	}
	rest := g
	rest.Scramble = board
	for _, how := range []string{"killed", "killed again"} {
		b, kill = killable()
		b.before(slowDatabase)
		b.open("")
		if s := b.log(); s.Board() != board || s.STM() != 6 || s.Game().ID() != g.ID() {
			t.Errorf("%s: kept %v after %d moves, want %v after 6", how, s.Board(), s.STM(), board)
		}
		b.until("the copy", copied)
		if how == "killed again" {
			b.press("resume", 0)
			b.playByKeys(rest, moves[6:8])
		}
		kill()
	}
	b, kill = killable() // the last two moves may be lost, but nothing may be corrupted
	b.open("")
	if s := b.log(); s.STM() < 6 || s.STM() > 8 || s.Game().ID() != g.ID() {
		t.Errorf("killed in the middle of a write: %d moves are kept, want 6 to 8", s.STM())
	}
	kill()
}
