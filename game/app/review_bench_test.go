//go:build linux

package app

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// BenchmarkReview opens replays of some 100 moves of 4x4, each in a game of its own, which has to make the tables, and reviews them at 60
// ticks a second. It reports the time until all positions are known and, because other programs may be busy, the work of the processor for
// it, of which a tick has 9 ms: median and longest. The rest of an operation is the replay.
func BenchmarkReview(b *testing.B) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	rnd := rand.New(rand.NewPCG(5, 6))
	c := puzzle.Config{Size: puzzle.Size{W: 4, H: 4}}
	var took, work []time.Duration
	for b.Loop() {
		g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: rnd})
		if err != nil {
			b.Fatal(err)
		}
		way, err := solve.New(g.Scramble, g.Goal.Board(), solve.Options{Mode: solve.Quick, Tables: solve.NewTables()})
		if err != nil {
			b.Fatal(err)
		}
		for way.Phase() == solve.Building {
			way.Step(1)
		}
		t, w := reviewed(b, g.ID()+"!"+puzzle.FormatMoves(way.Solution().Moves))
		took, work = append(took, t), append(work, w)
	}
	slices.Sort(took)
	slices.Sort(work)
	b.ReportMetric(took[len(took)/2].Seconds(), "s/median")
	b.ReportMetric(took[len(took)-1].Seconds(), "s/longest")
	b.ReportMetric(work[len(work)/2].Seconds(), "s-work/median")
	b.ReportMetric(work[len(work)-1].Seconds(), "s-work/longest")
}

// reviewed opens a replay and returns how long its review takes, and how long the processor works for it.
func reviewed(b *testing.B, replay string) (took, work time.Duration) {
	b.Helper()
	from := time.Now()
	a := New(game.Boot{Fonts: render.NewFonts(), Store: nowhere{}, Game: "4x4.classic#x", Locale: "en", Version: "test", Watch: func() time.Duration { return time.Since(from) }})
	in := game.Input{Width: 1100, Height: 760, Scale: 1, Focused: true, Locale: "en", Date: from}
	var out *game.Output
	var l render.List
	tick := func(replies ...game.Reply) {
		began := time.Now()
		in.Now, in.Replies = began.Sub(from), replies
		out = a.Update(&in)
		a.Draw(&l)
		time.Sleep(time.Second/60 - time.Since(began))
	}
	press := func(id ui.ID) {
		for n := 0; ui.Find(a.Controls(), id) == nil; n++ {
			if tick(); n > 600 {
				b.Fatalf("no control %v", id)
			}
		}
		tick(game.Reply{Kind: game.Pressed, ID: id})
	}
	for range 30 {
		tick()
	}
	tick(game.Reply{Kind: game.Link, Text: replay})
	press(ui.ID{Name: "answer"}) // the greeting of a replay without times offers no race
	press(ui.ID{Name: "run"})
	press(ui.ID{Name: "review"})
	begun, before := time.Now(), worked(b)
	for ; ; tick() {
		if strings.Contains(out.Say, "needed") || strings.Contains(out.Say, "fewest") {
			return time.Since(begun), worked(b) - before
		}
		if time.Since(begun) > time.Minute {
			b.Fatal("the review does not end")
		}
	}
}

// nowhere is a store that keeps nothing.
type nowhere struct{}

func (nowhere) Append(string, []byte)  {}
func (nowhere) Replace(string, []byte) {}
func (nowhere) Confirm(string, string) {}
func (nowhere) Flush() bool            { return true }
