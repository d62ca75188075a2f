package history

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Group is the games of a configuration whose bests are kept together: see [session.Solve.Group].
type Group struct {
	name   string
	number int32
	rows   []ID // in the order of their dates as far as sorted says, removed games included
	sorted int  // number of rows that are in order
	games  int  // number of rows that are not removed

	tallies [session.Mixed + 1]*Tally // by input; that of NoInput is of all games
	stale   bool                      // the tallies have to be built again
}

func newGroup(name string, number int32) *Group { return &Group{name: name, number: number} }

// Name returns the key of the group: see [session.Solve.Group].
func (g *Group) Name() string { return g.name }

// Config returns the configuration, and what sets the group apart from others of the configuration: "" or a word such as
// "own" or "study", or the number of moves that its deals were asked to need.
func (g *Group) Config() (config, kind string) {
	config, kind, _ = strings.Cut(g.name, "=")
	return config, kind
}

// Run returns the run whose records these are; ok is false for the games of a configuration.
func (g *Group) Run() (r puzzle.Run, ok bool) {
	text, _ := g.Config()
	if !puzzle.IsRun(text) {
		return puzzle.Run{}, false
	}
	r, err := puzzle.ParseRun(text)
	return r, err == nil
}

// Depth returns the number of moves that the deals of the group were asked to need, 0 if none was asked for.
func (g *Group) Depth() int {
	_, kind := g.Config()
	n, _ := strconv.Atoi(kind)
	return n
}

// Games returns the number of games, also of those that do not count for bests.
func (g *Group) Games() int { return g.games }

// Last returns when the latest game ended, Unix time.
func (g *Group) Last(h *History) int64 {
	g.settle(h)
	for _, id := range slices.Backward(g.rows) {
		if r := h.Row(id); !r.Is(Removed) {
			return r.Second
		}
	}
	return 0
}

// Only returns the game of a group that has no other; ok is false if there are several, or none.
func (g *Group) Only(h *History) (id ID, ok bool) {
	if g.games != 1 {
		return None, false
	}
	for _, id := range slices.Backward(g.rows) {
		if !h.Row(id).Is(Removed) {
			return id, true
		}
	}
	return None, false
}

// Latest returns the last n of the games that count and were solved, in the order of their dates. It looks at no more than
// ten times as many.
func (g *Group) Latest(h *History, n int) (ids []ID) {
	g.settle(h)
	for i := len(g.rows) - 1; i >= max(0, len(g.rows)-10*n) && len(ids) < n; i-- {
		if r := h.Row(g.rows[i]); !r.Is(Removed) && r.Counts() && !r.Is(Failed) {
			ids = append(ids, g.rows[i])
		}
	}
	slices.Reverse(ids)
	return ids
}

// Ready reports whether the statistics are up to date. If not, [History.Work] has more to do.
func (g *Group) Ready() bool { return !g.stale }

// Tally returns the statistics of the games of one input or, with NoInput, of all games. It is nil if none counts. While
// the group is not ready, it is that of some time before.
func (g *Group) Tally(in session.Input) *Tally {
	if t := g.tallies[in]; t != nil && t.Games > 0 {
		return t
	}
	return nil
}

// add adds a row and returns the bests that it beat.
func (g *Group) add(h *History, id ID) News {
	r := h.Row(id)
	inOrder := g.sorted == len(g.rows) && (len(g.rows) == 0 || h.Row(g.rows[len(g.rows)-1]).Second <= r.Second)
	g.rows = append(g.rows, id)
	if inOrder {
		g.sorted++
	}
	if !r.Is(Removed) {
		g.games++
	}
	switch {
	case !r.Counts():
		return News{}
	case !inOrder || g.stale:
		g.stale = true
		return News{Counted: true}
	}
	return tallyInto(&g.tallies, id, r)
}

// removed follows the removal or the return of a row.
func (g *Group) removed(r *Row) {
	if r.Is(Removed) {
		g.games--
	} else {
		g.games++
	}
	g.stale = true
}

// settle puts all rows in the order of their dates, those of the same second in the order of adding.
func (g *Group) settle(h *History) {
	if g.sorted == len(g.rows) {
		return
	}
	before := func(a, b ID) int {
		return cmp.Or(cmp.Compare(h.Row(a).Second, h.Row(b).Second), cmp.Compare(a, b))
	}
	late := slices.Clone(g.rows[g.sorted:])
	slices.SortFunc(late, before)
	at := len(g.rows)
	for i := g.sorted; len(late) > 0; {
		at--
		if last := late[len(late)-1]; i == 0 || before(g.rows[i-1], last) < 0 {
			g.rows[at], late = last, late[:len(late)-1]
		} else {
			i--
			g.rows[at] = g.rows[i]
		}
	}
	g.sorted = len(g.rows)
}

// tallyInto adds a row that counts to the statistics of its input and of all.
func tallyInto(tallies *[session.Mixed + 1]*Tally, id ID, r *Row) (n News) {
	add := func(in session.Input) []Broken {
		if tallies[in] == nil {
			tallies[in] = new(Tally)
		}
		return tallies[in].add(id, r)
	}
	n = News{Counted: true, All: add(session.NoInput)}
	if r.Input != session.NoInput {
		n.Input = add(r.Input)
	}
	return n
}

// rebuild builds the statistics of stale groups again.
type rebuild struct {
	group   *Group
	at      int // index of the next row
	changes int // of the History when it began
	tallies [session.Mixed + 1]*Tally
}

func (b *rebuild) step(h *History, n int) (more bool) {
	for n > 0 {
		if b.group == nil || b.changes != h.changes || !b.group.stale {
			*b = rebuild{changes: h.changes}
			i := slices.IndexFunc(h.groups, func(g *Group) bool { return g.stale })
			if i < 0 {
				return false
			}
			b.group = h.groups[i]
			b.group.settle(h)
		}
		for ; n > 0 && b.at < len(b.group.rows); n-- {
			id := b.group.rows[b.at]
			b.at++
			if r := h.Row(id); r.Counts() {
				tallyInto(&b.tallies, id, r)
			}
		}
		if b.at < len(b.group.rows) {
			return true
		}
		b.group.tallies, b.group.stale = b.tallies, false
		b.group = nil
	}
	return true
}
