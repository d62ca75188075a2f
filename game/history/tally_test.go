package history

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/game/session"
)

// check compares a tally with the games that it is of.
func (p *plain) check(t *testing.T, what string, got *Tally, list []ID) {
	t.Helper()
	if got == nil {
		if len(list) > 0 {
			t.Fatalf("%s: no tally of %d games", what, len(list))
		}
		return
	}
	undone := func(want bool) func(*Row) (float64, bool) {
		return func(r *Row) (float64, bool) { return float64(r.STM), (r.Undos > 0 && r.Flags&Fewest == 0) == want }
	}
	all := list
	list = p.solved(all)
	tps := p.best(list, func(r *Row) (float64, bool) { return -float64(r.STM) / r.Time().Seconds(), r.MS > 0 })
	tps.Value = math.Abs(tps.Value)
	for kind, want := range map[RecordKind]Best{
		BestTime:   p.best(list, func(r *Row) (float64, bool) { return r.Time().Seconds(), true }),
		BestExcess: p.best(list, func(r *Row) (float64, bool) { return float64(r.STM) - 20, r.Optimal > 0 && r.Flags&Fewest != 0 }),
		BestMoves:  p.best(list, undone(false)), BestMovesUndo: p.best(list, undone(true)), BestTPS: tps,
	} {
		if got.Of(kind) != want {
			t.Fatalf("%s: best %v is %v, want %v", what, kind, got.Of(kind), want)
		}
	}
	for i, n := range AverageOf {
		var best Best
		var now time.Duration
		var has bool
		for end := n; end <= len(all); end++ {
			now, has = p.average(all[end-n : end])
			if has && (!best.OK || now.Seconds() < best.Value) {
				best = Best{true, all[end-1], now.Seconds()}
			}
		}
		a := &got.Avg[i]
		if b := got.Of(BestAo5 + RecordKind(i)); b != best || a.Now != now || a.Has() != has || a.Failed != (len(all) >= n && !has) {
			t.Fatalf("%s: ao%d is %v, %v, best %v; want %v, %v, best %v", what, n, a.Now, a.Has(), b, now, has, best)
		}
	}
	mean, squares, steps := 0.0, 0.0, 0.0
	for _, id := range list {
		mean += float64(p.rows[id].MS) / float64(len(list))
		steps += float64(p.rows[id].STM) / float64(len(list))
	}
	for _, id := range list {
		squares += math.Pow(float64(p.rows[id].MS)-mean, 2) / float64(len(list))
	}
	near := func(got time.Duration, want float64) bool {
		return math.Abs(float64(got)-want*float64(time.Millisecond)) < 1000
	}
	if got.Games != len(all) || got.Failures != len(all)-len(list) || !near(got.Mean(), mean) || !near(got.Deviation(), math.Sqrt(squares)) || math.Abs(got.MeanMoves()-steps) > 1e-9 {
		t.Fatalf("%s: %d games, mean %v, deviation %v, moves %v; want %d, %v, %v, %v",
			what, got.Games, got.Mean(), got.Deviation(), got.MeanMoves(), len(list), mean, math.Sqrt(squares), steps)
	}
}

func TestTallies(t *testing.T) {
	for seed := range uint64(60) {
		h, p := random(rand.New(rand.NewPCG(1, seed)), 40*int(1+seed%12))
		for _, g := range h.Groups() {
			if !g.Ready() {
				t.Fatal("a group is not ready")
			}
			all := p.of(g.Name(), Filter{})
			if g.Games() != len(all) || g.Last(h) != p.rows[all[len(all)-1]].Second {
				t.Fatalf("%s has %d games, the last at %d; want %d", g.Name(), g.Games(), g.Last(h), len(all))
			}
			solved := p.solved(p.counting(all))
			if got, want := g.Latest(h, 5), solved[max(0, len(solved)-5):]; !slices.Equal(got, want) {
				t.Fatalf("%s: the latest are %v, want %v", g.Name(), got, want)
			}
			for in := session.NoInput; in <= session.Mixed; in++ {
				p.check(t, g.Name()+" "+in.String(), g.Tally(in), p.counting(p.of(g.Name(), Filter{Input: in})))
			}
		}
	}
}
