package history

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wildfifteen/game/session"
)

// plain is a history that computes everything anew from a list of rows.
type plain struct {
	rows   []Row
	groups []string
}

// random makes a history by random changes, and the same one plainly.
func random(r *rand.Rand, changes int) (*History, *plain) {
	h, p := New(), new(plain)
	names := []string{"4x4.classic", "3x3.snake=blind", "3x3.snake=fewest"}
	for second := int64(1000); changes > 0; changes-- {
		second += r.Int64N(3)
		n := len(p.rows)
		switch k := r.IntN(20); {
		case k == 0 && n > 0:
			id := ID(r.IntN(n))
			h.Remove(id)
			p.rows[id].Flags |= Removed
		case k == 1 && n > 0:
			id := ID(r.IntN(n))
			h.Restore(id)
			p.rows[id].Flags &^= Removed
		case k == 2 && n > 0:
			id := ID(r.IntN(n))
			h.SetOptimal(id, 20)
			p.rows[id].Optimal = 20
		default:
			row := Row{
				Hash: r.Uint64N(1 << 60), Second: second, MS: r.Int64N(50) * 10, STM: 20 + r.Int32N(20), Offset: -1,
				Input: session.Input(r.IntN(int(session.Mixed) + 1)),
			}
			if r.IntN(30) == 0 {
				row.Second -= r.Int64N(100) // an imported game
			}
			if r.IntN(9) == 0 {
				row.Hints = 1
			}
			if r.IntN(4) == 0 {
				row.Undos = 2
			}
			name := names[r.IntN(len(names))]
			switch {
			case name == names[1] && r.IntN(5+changes%9) == 0:
				row.Flags |= Failed | Blind
			case name == names[1]:
				row.Flags |= Blind
			case name == names[2]:
				row.Flags |= Fewest
			}
			if row.Is(Blind) && r.IntN(4) == 0 {
				row.Peeks = 3
			}
			h.Add(row, name)
			p.rows, p.groups = append(p.rows, row), append(p.groups, name)
		}
		if r.IntN(10) == 0 {
			h.Work(1 + r.IntN(5))
		}
	}
	for h.Work(7) {
	}
	return h, p
}

// of returns the rows of a group that a filter chooses, in order.
func (p *plain) of(name string, f Filter) (list []ID) {
	for i := range p.rows {
		r := &p.rows[i]
		ok := p.groups[i] == name && r.Flags&Removed == 0
		ok = ok && (f.Input == session.NoInput || f.Input == r.Input) && r.Second >= f.From && (f.To == 0 || r.Second < f.To)
		ok = ok && (f.Hints == Any || (r.Hints > 0) == (f.Hints == With)) && (f.Undone == Any || (r.Undos > 0) == (f.Undone == With))
		if ok {
			list = append(list, ID(i))
		}
	}
	slices.SortStableFunc(list, func(a, b ID) int { return int(p.rows[a].Second - p.rows[b].Second) })
	return list
}

// counting leaves out those that do not count.
func (p *plain) counting(list []ID) []ID {
	return slices.DeleteFunc(slices.Clone(list), func(id ID) bool {
		r := &p.rows[id]
		return r.Hints > 0 || r.Is(Blind) && !r.Is(Failed) && r.Peeks > 0
	})
}

// solved leaves out the failed ones.
func (p *plain) solved(list []ID) []ID {
	return slices.DeleteFunc(slices.Clone(list), func(id ID) bool { return p.rows[id].Flags&Failed != 0 })
}

// average computes an average as it is defined: the mean of the times without the best and the worst twentieth; ok is false
// if more failed than are left out as the worst.
func (p *plain) average(list []ID) (mean time.Duration, ok bool) {
	var times []int64
	for _, id := range p.solved(list) {
		times = append(times, p.rows[id].MS)
	}
	slices.Sort(times)
	drop, sum := int(math.Ceil(0.05*float64(len(list)))), int64(0)
	failed := len(list) - len(times)
	if failed > drop {
		return 0, false
	}
	for _, ms := range times[drop : len(list)-drop] {
		sum += ms
	}
	return time.Duration(sum) * time.Millisecond / time.Duration(len(list)-2*drop), true
}

// best returns the first game with the lowest value.
func (p *plain) best(list []ID, value func(*Row) (float64, bool)) (b Best) {
	for _, id := range list {
		if v, ok := value(&p.rows[id]); ok && (!b.OK || v < b.Value) {
			b = Best{true, id, v}
		}
	}
	return b
}

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

func randomFilter(r *rand.Rand) (f Filter) {
	f.Input = session.Input(r.IntN(int(session.Mixed) + 1))
	if r.IntN(2) == 0 {
		f.Input = session.NoInput
	}
	if r.IntN(2) == 0 {
		f.From = 1000 + r.Int64N(400)
		f.To = f.From + r.Int64N(300)
	}
	f.Hints, f.Undone = Which(r.IntN(3)), Which(r.IntN(3))
	return f
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
			for in := session.NoInput; in <= session.Mixed; in++ {
				p.check(t, g.Name()+" "+in.String(), g.Tally(in), p.counting(p.of(g.Name(), Filter{Input: in})))
			}
		}
	}
}

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

// time returns the time of a game, that of a failed one longer than any other.
func (p *plain) time(id ID) int64 {
	if p.rows[id].Flags&Failed != 0 {
		return math.MaxInt64
	}
	return p.rows[id].MS
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

func TestLists(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for seed := range uint64(60) {
		h, p := random(rand.New(rand.NewPCG(7, seed)), 3000)
		g, f := h.Groups()[r.IntN(3)], randomFilter(r)
		by, turned := Sort(r.IntN(3)), r.IntN(2) == 0
		l := NewList(h, g, f, by, turned)
		for l.Step(1 + r.IntN(100)) {
			if l.Len() > 0 {
				t.Fatal("half a list is shown")
			}
		}
		want := p.of(g.Name(), f)
		value := map[Sort]func(*Row) int64{
			ByDate:  func(*Row) int64 { return 0 },
			ByTime:  func(r *Row) int64 { return r.MS + int64(r.Flags&Failed)*1_000_000 },
			ByMoves: func(r *Row) int64 { return int64(r.STM) + int64(r.Flags&Failed)*1_000_000 },
		}[by]
		sign := int64(1)
		if turned {
			sign = -1
		}
		slices.SortStableFunc(want, func(a, b ID) int { return int(sign * (value(&p.rows[a]) - value(&p.rows[b]))) })
		if by == ByDate && !turned {
			slices.Reverse(want)
		}
		got := []ID{}
		for i := range l.Len() {
			got = append(got, l.At(i))
		}
		if !slices.Equal(got, want) {
			t.Fatalf("sorted by %d, turned %v: %v, want %v", by, turned, got, want)
		}
		if n := len(want); n > 0 {
			id := want[r.IntN(n)]
			at := l.Drop(id)
			if at < 0 || l.Len() != n-1 || l.Index(id) >= 0 {
				t.Fatalf("%d dropped from place %d", id, at)
			}
			if l.Put(at, id); l.Index(id) != at || want[at] != id {
				t.Fatalf("%d put back to %d", id, at)
			}
		}
	}
}

// TestNotes adds games after what is known of them.
func TestNotes(t *testing.T) {
	h := New()
	game := session.Identity{Hash: 5, Second: 7}
	h.Note(game, true)
	h.NoteOptimal(game, 12)
	id, news := h.Add(Row{Hash: 5, Second: 7, STM: 14}, "2x2.classic")
	over, ok := h.Row(id).Excess()
	if !h.Row(id).Is(Removed) || over != 2 || !ok || news.Counted || len(h.Groups()) > 0 {
		t.Errorf("%+v, %+v, %d groups", h.Row(id), news, len(h.Groups()))
	}
	h.Note(game, false)
	for h.Work(1) {
	}
	if g := h.Group("2x2.classic"); h.Row(id).Is(Removed) || g.Tally(session.NoInput) == nil || g.Games() != 1 {
		t.Errorf("%+v does not count", h.Row(id))
	}
	if h.Restore(id) || !h.Remove(id) || h.Remove(id) {
		t.Error("a change changes nothing, or nothing changes something")
	}
}

// TestFind finds each of many rows, those with the same hash, too.
func TestFind(t *testing.T) {
	h := New()
	const n = 20000
	for i := range int64(n) {
		h.Add(Row{Hash: uint64(i/2) * 0x9e3779b97f4a7c15, Second: i % 2, Flags: Removed}, "a")
	}
	for i := range int64(n) {
		id, ok := h.Find(session.Identity{Hash: uint64(i/2) * 0x9e3779b97f4a7c15, Second: i % 2})
		if !ok || id != ID(i) {
			t.Fatalf("row %d found as %d, %v", i, id, ok)
		}
	}
	count := 0
	for range h.FindHash(h.Row(7).Hash) {
		count++
	}
	if count != 2 {
		t.Errorf("%d rows with a hash", count)
	}
	if _, ok := h.Find(session.Identity{Hash: 1}); ok {
		t.Error("an unknown game is found")
	}
}

func TestNews(t *testing.T) {
	h := New()
	for i, c := range []struct {
		r          Row
		group      string
		all, input string
	}{
		{Row{MS: 10000, STM: 40, Input: session.Mouse}, "a", "time+ moves+ tps+", "time+ moves+ tps+"},
		{Row{MS: 10000, STM: 40, Input: session.Mouse}, "a", "", ""}, // equal is not better
		{Row{MS: 9000, STM: 40, Input: session.Touch}, "a", "time tps", "time+ moves+ tps+"},
		{Row{MS: 9500, STM: 39, Input: session.Mouse, Undos: 3}, "a", "moves-undo+", "time moves-undo+ tps"},
		{Row{MS: 1000, STM: 30, Input: session.Mouse, Hints: 1}, "a", "", ""},
		{Row{MS: 1000, STM: 30, Input: session.Mouse, Flags: Auto}, "a", "", ""},
		{Row{MS: 1000, STM: 30, Input: session.Mouse, Peeks: 1, Flags: Blind}, "a", "", ""},
		{Row{STM: 1, Input: session.Hover, Peeks: 4}, "b", "time+ moves+", "time+ moves+"}, // no TPS, because no time passed
		{Row{MS: 8000, STM: 38, Input: session.Mouse}, "a", "time moves tps ao5+", "time moves tps"},
		{Row{MS: 7000, STM: 38, Flags: Told}, "a", "time tps ao5", ""}, // of unknown input
	} {
		c.r.Hash, c.r.Second = uint64(i), int64(i)
		id, news := h.Add(c.r, c.group)
		if all, in := names(news.All), names(news.Input); all != c.all || in != c.input || news.Counted != h.Row(id).Counts() {
			t.Errorf("game %d: %+v: %q and %q, want %q and %q", i, c.r, all, in, c.all, c.input)
		}
	}
	if h.Group("a").Tally(session.Gamepad) != nil || h.Group("c") != nil || h.Group("a").Tally(session.Touch).Games != 1 {
		t.Error("wrong groups")
	}
}

func names(list []Broken) (text string) {
	for _, b := range list {
		if text != "" {
			text += " "
		}
		text += b.Kind.String()
		if b.First {
			text += "+"
		}
	}
	return text
}

func TestPeriods(t *testing.T) {
	zone := time.FixedZone("", -5*3600)
	now := time.Date(2026, 11, 22, 23, 59, 0, 0, zone)
	for p, want := range map[Period]time.Time{
		Today: time.Date(2026, 11, 22, 0, 0, 0, 0, zone), Week: time.Date(2026, 11, 16, 0, 0, 0, 0, zone), All: time.Unix(0, 0),
	} {
		if got := p.From(now); got != want.Unix() {
			t.Errorf("period %d begins at %v, want %v", p, time.Unix(got, 0), want)
		}
	}
	if f := (Filter{}).Day(now); f.To-f.From != 24*3600 || f.From != Today.From(now) {
		t.Errorf("%+v", f)
	}
}

// BenchmarkAdd adds games in order.
func BenchmarkAdd(b *testing.B) {
	h := New()
	b.ReportAllocs()
	for i := int64(0); b.Loop(); i++ {
		h.Add(Row{Hash: uint64(i) * 0x9e3779b97f4a7c15, Second: i, MS: 20000 + i*7919%10007, STM: 100, Input: session.Mouse}, "4x4.classic")
	}
}

// BenchmarkList sorts a million games by time.
func BenchmarkList(b *testing.B) {
	h := New()
	for i := range int64(1_000_000) {
		h.Add(Row{Hash: uint64(i) * 0x9e3779b97f4a7c15, Second: i, MS: 20000 + i*7919%10007, STM: 100, Input: session.Mouse}, "4x4.classic")
	}
	for b.Loop() {
		longest := time.Duration(0)
		for l, more := NewList(h, h.Group("4x4.classic"), Filter{}, ByTime, false), true; more; {
			from := time.Now()
			more = l.Step(10000)
			longest = max(longest, time.Since(from))
		}
		b.ReportMetric(float64(longest.Microseconds()), "µs/longest-step")
	}
}
