package history

import (
	"testing"

	"wildfifteen/game/session"
)

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

// BenchmarkAdd adds games in order.
func BenchmarkAdd(b *testing.B) {
	h := New()
	b.ReportAllocs()
	for i := int64(0); b.Loop(); i++ {
		h.Add(Row{Hash: uint64(i) * 0x9e3779b97f4a7c15, Second: i, MS: 20000 + i*7919%10007, STM: 100, Input: session.Mouse}, "4x4.classic")
	}
}
