package history

import (
	"testing"

	"wildfifteen/game/session"
)

// patterns are identities that follow each other in regular ways.
var patterns = map[string]func(i int) session.Identity{
	"hashes count up":          func(i int) session.Identity { return session.Identity{Hash: uint64(i), Second: 1_700_000_000} },
	"times count up":           func(i int) session.Identity { return session.Identity{Hash: 7, Second: 1_700_000_000 + int64(i)} },
	"both count up":            func(i int) session.Identity { return session.Identity{Hash: uint64(i), Second: int64(i)} },
	"one up, one down":         func(i int) session.Identity { return session.Identity{Hash: uint64(i), Second: -int64(i)} },
	"high bits of hashes only": func(i int) session.Identity { return session.Identity{Hash: uint64(i) << 40, Second: 1} },
	"a minute apart":           func(i int) session.Identity { return session.Identity{Hash: uint64(i) << 8, Second: int64(i) * 60} },
}

// TestTableSpread counts the slots that must be looked at to find each of many games, whatever the pattern of their
// identities.
func TestTableSpread(t *testing.T) {
	const games = 100_000
	for name, identity := range patterns {
		h := New()
		for i := range games {
			id := identity(i)
			h.Add(Row{Hash: id.Hash, Second: id.Second, Flags: Removed}, "3x3.classic")
		}
		looked, longest := 0, 0
		for n := range h.table.parts {
			p := &h.table.parts[n]
			mask := uint64(len(p.slots) - 1)
			for at, slot := range p.slots {
				if slot != 0 {
					home := key(h.Row(ID(slot-1)).Identity()) & mask
					n := 1 + int((uint64(at)-home)&mask)
					looked, longest = looked+n, max(longest, n)
				}
			}
		}
		if mean := float64(looked) / games; mean > 3 || longest > 200 {
			t.Errorf("%s: %.1f slots on average, %d at worst", name, mean, longest)
		}
		if id, ok := h.Find(identity(games - 1)); !ok || id != games-1 {
			t.Errorf("%s: found %d, %t", name, id, ok)
		}
	}
}

// BenchmarkPatterns adds games whose identities follow a pattern.
func BenchmarkPatterns(b *testing.B) {
	for name, identity := range patterns {
		b.Run(name, func(b *testing.B) {
			h := New()
			for i := range b.N {
				id := identity(i)
				h.Add(Row{Hash: id.Hash, Second: id.Second, MS: 1000, STM: 20}, "3x3.classic")
			}
		})
	}
}
