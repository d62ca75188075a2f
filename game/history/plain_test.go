package history

import (
	"math"
	"math/rand/v2"
	"slices"
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

// time returns the time of a game, that of a failed one longer than any other.
func (p *plain) time(id ID) int64 {
	if p.rows[id].Flags&Failed != 0 {
		return math.MaxInt64
	}
	return p.rows[id].MS
}
