package web

import (
	"flag"
	"math/rand/v2"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"wildfifteen/puzzle"
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

// slowLocks delays the answers to requests of locks, as happens when a busy browser starts after a crash.
const slowLocks = `{
	const request = LockManager.prototype.request;
	LockManager.prototype.request = async function (...what) {
		await new Promise(yes => setTimeout(yes, 3000));
		return request.apply(this, what);
	};
}`

// TestSlowLocks kills the browser, and lets the next one take long to say that no other page has the game: it comes back.
func TestSlowLocks(t *testing.T) {
	profile := t.TempDir()
	s := serve(t, nil)
	g, moves := puzzleNear(t, "snake", 5)
	b, kill := killable(t, s, profile)
	b.open(link(g))
	b.playByKeys(g, moves[:3])
	b.until("the copy", copied)
	kill()
	b, kill = killable(t, s, profile)
	b.before(slowLocks)
	b.open("")
	if s := b.log(); s.Game().ID() != g.ID() || s.STM() != 3 {
		t.Errorf("kept are %v and %d moves, want %v and 3", s.Game(), s.STM(), g)
	}
	if text := eval[string](b, told); strings.Contains(text, "window") {
		t.Errorf("the page says %s", text)
	}
	kill()
}

var (
	killTrials = flag.Int("kills", 0, "how often the browser is killed at random")
	killSeed   = flag.Uint64("kill-seed", 0, "seed of the first of these kills; 0: any")
)

// asOld is the age from which, on a machine with time to spare, the database has everything.
const asOld = 100 * time.Millisecond

// confirmations notes the stamp of the local storage that the spare copy in the database has, once the browser says so.
const confirmations = `{
	const transaction = IDBDatabase.prototype.transaction;
	IDBDatabase.prototype.transaction = function (tables, mode, ...more) {
		const t = transaction.call(this, tables, mode, ...more);
		if (tables === "spare" && mode === "readwrite") {
			const stamp = localStorage["wildfifteen/stamp"];
			t.addEventListener("complete", () => { window.confirmedStamp = stamp });
		}
		return t;
	};
}`

// confirmed is an expression that is true once the browser has said that the spare copy has everything.
const confirmed = `localStorage["wildfifteen/stamp"] !== undefined && localStorage["wildfifteen/stamp"] === window.confirmedStamp`

// TestKillTrials kills the whole browser at random moments of a game and after its win: nothing is lost that the browser has
// confirmed, at the first start and at the second one, and the record and the game agree.
func TestKillTrials(t *testing.T) {
	s := serve(t, nil)
	late, lost := 0, 0
	for i := range *killTrials {
		seed := *killSeed + uint64(i)
		if *killSeed == 0 {
			seed = rand.Uint64()
		}
		k := killTrial{t: t, server: s, profile: t.TempDir()}
		k.play(rand.New(rand.NewPCG(seed, 1)))
		if k.late {
			late++
		}
		if k.first.moved < k.n {
			lost++
		}
		if t.Failed() {
			t.Fatalf("seed %d, kill %d", seed, i+1)
		}
	}
	t.Logf("%d kills: %d took moves, %d came more than %v after a move that was not yet confirmed", *killTrials, lost, late, asOld)
}

// killTrial is a game whose browser is killed.
type killTrial struct {
	t       *testing.T
	server  *server
	profile string
	game    puzzle.Game
	n       int  // number of moves that were made
	all     int  // number of moves to the goal
	late    bool // the last move was as old as asOld and not yet confirmed
	first   keptGame
}

// keptGame is what a start finds.
type keptGame struct {
	moved int    // moves of the game
	told  string // what the page says
}

// play makes some moves, kills the browser and starts it twice.
func (k *killTrial) play(random *rand.Rand) {
	t := k.t
	var moves []puzzle.Dir
	k.game, moves = puzzleNear(t, "snake", 5)
	k.n, k.all = 1+random.IntN(len(moves)), len(moves)
	wait := time.Duration(random.IntN(300)) * time.Millisecond
	safe := random.IntN(2) == 0
	b, kill := killable(t, k.server, k.profile)
	b.before(confirmations)
	b.open(link(k.game))
	b.playByKeys(k.game, moves[:k.n])
	if safe {
		b.until("the copy", confirmed)
	} else {
		time.Sleep(wait)
	}
	sure := b.holds(confirmed)
	k.late = !sure && wait >= asOld
	kill()
	k.first = k.start()
	second := k.start() // must not record the game again
	if sure && k.first.moved < k.n {
		t.Errorf("%d of %d moves are kept although the browser has confirmed all, %v after the last; the page says %s", k.first.moved, k.n, wait, k.first.told)
	}
	if second.moved != k.first.moved {
		t.Errorf("the first start has %d moves, the second one %d; the page says %s", k.first.moved, second.moved, second.told)
	}
}

// start starts the browser, looks at what is kept and kills it.
func (k *killTrial) start() keptGame {
	b, kill := killable(k.t, k.server, k.profile)
	b.open("")
	found := keptGame{told: eval[string](b, told)}
	if len(b.kept("wildfifteen/game")) > 0 {
		if s := b.log(); s.Game().ID() == k.game.ID() {
			found.moved = s.STM()
		}
	}
	won := 0
	if found.moved == k.all {
		won = 1
	}
	b.solves(won)
	kill()
	return found
}
