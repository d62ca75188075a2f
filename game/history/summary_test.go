package history

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"
)

func TestSummaries(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for seed := range uint64(40) {
		h, p := random(rand.New(rand.NewPCG(2, seed)), 500)
		g, f := h.Groups()[r.IntN(3)], randomFilter(r)
		s := NewSummary(h, g, f)
		for s.Step(1 + r.IntN(40)) {
		}
		all := p.of(g.Name(), f)
		counted := p.counting(all)
		p.check(t, g.Name(), &s.Tally, counted)
		list := p.solved(counted)
		if s.Chosen != len(all) || !slices.Equal(s.Solves, list) || !slices.Equal(s.Counted, counted) || len(s.Ao12) != len(list) {
			t.Fatalf("%d of %d chosen: %v, want %v", len(s.Solves), s.Chosen, s.Solves, list)
		}
		if last := all[max(0, len(all)-latestKept):]; s.Won != len(p.solved(all)) || !slices.Equal(s.Latest, last) {
			t.Fatalf("%d won, want %d; the latest are %v, want %v", s.Won, len(p.solved(all)), s.Latest, last)
		}
		var firsts []int
		var excess []Excess
		for i, id := range list {
			row := &p.rows[id]
			if !slices.ContainsFunc(list[:i], func(id ID) bool { return p.rows[id].MS <= row.MS }) {
				firsts = append(firsts, i)
			}
			if row.Optimal > 0 {
				excess = append(excess, Excess{i, int(row.STM) - 20})
			}
			want := time.Duration(0)
			if k := slices.Index(counted, id); k >= 11 {
				want, _ = p.average(counted[k-11 : k+1])
			}
			if s.Ao12[i] != want {
				t.Fatalf("ao12 at %d is %v, want %v", i, s.Ao12[i], want)
			}
		}
		if !slices.Equal(s.Firsts, firsts) || !slices.Equal(s.Excess, excess) {
			t.Fatalf("firsts %v, want %v; excess %v, want %v", s.Firsts, firsts, s.Excess, excess)
		}
		p.checkSpread(t, s, list)
		p.checkAverages(t, s, counted)
	}
}

// checkSpread counts the histogram anew.
func (p *plain) checkSpread(t *testing.T, s *Summary, list []ID) {
	t.Helper()
	counts := make([]int, len(s.Spread.Counts))
	over := 0
	for _, id := range list {
		time := p.rows[id].Time()
		i := 0
		for from := s.Spread.From + s.Spread.Width; i < len(counts) && time >= from; from += s.Spread.Width {
			i++
		}
		if i < len(counts) {
			counts[i]++
		} else {
			over++
		}
	}
	if !slices.Equal(counts, s.Spread.Counts) || over != s.Spread.Over || len(counts) > mostSpans {
		t.Fatalf("the spread is %+v, want %v over %d", s.Spread, counts, over)
	}
}

// checkAverages checks which games the averages have and which of them are dropped.
func (p *plain) checkAverages(t *testing.T, s *Summary, list []ID) {
	t.Helper()
	for i, n := range AverageOf {
		for _, c := range []struct {
			games []Averaged
			last  ID
			value time.Duration
			has   bool
		}{{s.Now(i), append([]ID{None}, list...)[len(list)], s.Avg[i].Now, s.Avg[i].Has()}, {s.Best(i), s.Avg[i].BestID, s.Avg[i].Best, s.Avg[i].OK}} {
			if !c.has {
				if c.games != nil {
					t.Fatalf("ao%d of %d games: %v", n, len(list), c.games)
				}
				continue
			}
			sum, dropped := int64(0), 0
			fastest, slowest := int64(math.MaxInt64), int64(0)
			for _, game := range c.games {
				ms := p.time(game.ID)
				if game.Dropped {
					dropped++
					continue
				}
				sum += ms
				fastest, slowest = min(fastest, ms), max(slowest, ms)
			}
			outside := 0
			for _, game := range c.games {
				if ms := p.time(game.ID); game.Dropped && (ms <= fastest || ms >= slowest) {
					outside++
				}
			}
			drop := 2 * Dropped(n)
			mean := time.Duration(sum) * time.Millisecond / time.Duration(n-drop)
			if len(c.games) != n || dropped != drop || outside != drop || mean != c.value || c.games[n-1].ID != c.last {
				t.Fatalf("ao%d: %v is not the average %v", n, c.games, c.value)
			}
		}
	}
}
