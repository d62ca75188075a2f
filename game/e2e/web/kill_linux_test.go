package web

import (
	"flag"
	"math/rand/v2"
	"os/exec"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"wildfifteen/game/session"
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

// killable starts a browser with its processes in a process group of their own.
func killable(t *testing.T, s *server, profile string) (b *tab, kill func()) {
	t.Helper()
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

// TestKilled kills the whole browser during a game, seconds before it writes the local storage to the disk.
func TestKilled(t *testing.T) {
	profile := t.TempDir()
	s := serve(t, nil)
	killable := func() (*tab, func()) { return killable(t, s, profile) }
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

var killTrials = flag.Int("kills", 0, "how often the browser is killed at random")

// TestKillTrials kills the whole browser at random moments of a game and after its win: what the spare copy has is not lost,
// nor anything 100 ms old unless the machine is too busy for the browser to write it, and the record and the game agree.
func TestKillTrials(t *testing.T) {
	s := serve(t, nil)
	for range *killTrials {
		seed := rand.Uint64()
		random := rand.New(rand.NewPCG(seed, 1))
		profile := t.TempDir()
		g, moves := puzzleNear(t, "snake", 5)
		b, kill := killable(t, s, profile)
		b.open(link(g))
		n := 1 + random.IntN(len(moves))
		b.playByKeys(g, moves[:n])
		wait := time.Duration(random.IntN(300)) * time.Millisecond
		safe := random.IntN(2) == 0
		if safe {
			b.until("the copy", copied)
		} else {
			time.Sleep(wait)
		}
		kill()
		// The second start must not record the game again. After a kill the database of a busy browser may not answer in time:
		// then the first start says so, and the second one has the game.
		for start := range 2 {
			b, kill = killable(t, s, profile)
			b.open("")
			var state *session.Session
			if all := b.kept("wildfifteen/game"); len(all) > 0 {
				state = b.log()
			}
			moved := 0
			if state != nil && state.Game().ID() == g.ID() {
				moved = state.STM()
			}
			if moved < n && safe && start == 1 {
				t.Errorf("seed %d: %d of %d moves are kept, all of which the copy had", seed, moved, n)
			} else if moved < n {
				t.Logf("%d of %d moves are kept, %v after the last", moved, n, wait)
			}
			won := 0
			if moved == len(moves) {
				won = 1
			}
			b.solves(won)
			kill()
		}
		if t.Failed() {
			return
		}
	}
}
