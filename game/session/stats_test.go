package session

import (
	"fmt"
	"math"
	"slices"
	"testing"
	"time"
)

// plainAverage computes an average as it is defined: the mean of the times
// without the best and the worst twentieth.
func plainAverage(times []int64, n int) (mean time.Duration, ok bool) {
	if len(times) < n {
		return 0, false
	}
	last := slices.Clone(times[len(times)-n:])
	slices.Sort(last)
	drop := int(math.Ceil(0.05 * float64(n)))
	sum := int64(0)
	for _, ms := range last[drop : n-drop] {
		sum += ms
	}
	return time.Duration(sum) * time.Millisecond / time.Duration(n-2*drop), true
}

func TestAverages(t *testing.T) {
	r := newRand(t)
	st := NewStats()
	var times []int64
	best := [4]time.Duration{}
	for range 400 {
		ms := r.Int64N(50) // with many equal times
		times = append(times, ms)
		news := st.Add(Solve{Config: "c", MS: ms, STM: 50, Input: "mouse"})
		g := st.Of("c", Mouse)
		for i, n := range AverageOf {
			want, ok := plainAverage(times, n)
			broken := ok && (best[i] == 0 || want < best[i])
			if broken {
				best[i] = want
			}
			if a := g.Avg[i]; a.OK != ok || a.Now != want || a.Best != best[i] {
				t.Fatalf("ao%d of %v: %v best %v, want %v best %v", n, times, a.Now, a.Best, want, best[i])
			}
			if told := slices.ContainsFunc(news.All, func(b Broken) bool { return b.Kind == BestAo5+RecordKind(i) }); told != broken {
				t.Fatalf("ao%d of %v is best: told %v", n, times, told)
			}
		}
	}
}

func TestDropped(t *testing.T) {
	var a Average
	for _, ms := range []int64{9000, 1000, 2000, 3000, 100} {
		a.add(ms, 5)
	}
	if a.Now != 2*time.Second {
		t.Errorf("ao5 is %v", a.Now)
	}
}

func TestBests(t *testing.T) {
	st := NewStats()
	for i, c := range []struct {
		r          Solve
		all, input string
	}{
		{Solve{Config: "a", MS: 10000, STM: 40, Input: "mouse"}, "time+ moves+ tps+", "time+ moves+ tps+"},
		{Solve{Config: "a", MS: 10000, STM: 40, Input: "mouse"}, "", ""}, // equal is not better
		{Solve{Config: "a", MS: 9000, STM: 40, Input: "touch"}, "time tps", "time+ moves+ tps+"},
		{Solve{Config: "a", MS: 9500, STM: 39, Input: "mouse", Undos: 3}, "moves-undo+", "time moves-undo+ tps"},
		{Solve{Config: "a", MS: 1000, STM: 30, Input: "mouse", Hints: 1}, "", ""},
		{Solve{Config: "a", MS: 1000, STM: 30, Input: "mouse", Auto: 1}, "", ""},
		{Solve{Config: "b", MS: 0, STM: 1, Input: "hover", Peeks: 4}, "time+ moves+", "time+ moves+"}, // no TPS, because no time passed
		{Solve{Config: "a", MS: 8000, STM: 38, Input: "mouse"}, "time moves tps ao5+", "time moves tps"},
	} {
		news := st.Add(c.r)
		if all, in := names(news.All), names(news.Input); all != c.all || in != c.input || news.Counted != c.r.Counts() {
			t.Errorf("game %d: %+v: %q and %q, want %q and %q", i, c.r, all, in, c.all, c.input)
		}
	}
	g := st.Of("a", NoInput)
	if g.Count() != 5 || !slices.Equal(g.Games, []int{0, 1, 2, 3, 7}) || g.Time != (Best{true, 7, 8}) || g.MovesUndo != (Best{true, 3, 39}) {
		t.Errorf("%+v", g)
	}
	if st.Of("a", Gamepad) != nil || st.Of("c", NoInput) != nil || st.Of("a", Touch).Count() != 1 {
		t.Error("wrong groups")
	}
	if !slices.Equal(st.Configs(), []string{"a", "b"}) {
		t.Error(st.Configs())
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
		} else if better := b.New < b.Old; better == (b.Kind == BestTPS) {
			text += fmt.Sprintf("?%v>%v", b.Old, b.New)
		}
	}
	return text
}
