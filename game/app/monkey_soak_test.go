package app_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"runtime"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
)

var soak = flag.Duration("soak", 5*time.Minute, "how long the monkey plays in one run, by its own clock")

// maxHeap is the largest heap of a monkey's run, in bytes, without its records.
const maxHeap = 64 << 20

// TestMonkeySoak lets the monkey play for long without a restart. Each win is on record once, the board is what its log
// says, and nothing grows but the records.
func TestMonkeySoak(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	wins := &winCounter{Memory: gametest.NewMemory()}
	start := gametest.Options{Store: wins.Memory, Boot: func(b *game.Boot) { b.Store = wins }}
	m := monkey{r: gametest.New(t, start), random: rand.New(rand.NewPCG(seed, 78))}
	ticks := int(*soak * 60 / time.Second)
	var half usage
	for m.tick = range ticks {
		if m.tick%20 == 0 {
			m.solveSome()
		}
		m.act()
		m.r.Tick(1)
		m.r.App.Draw(&m.r.List)
		m.r.Sounds = m.r.Sounds[:0]
		if m.r.Out.Quit {
			m.r = gametest.New(t, start)
		}
		if m.tick%50 == 49 {
			m.check()
		}
		if m.tick == ticks/2 {
			half = used()
		}
		if t.Failed() {
			t.Fatalf("seed %d, tick %d, controls %v", seed, m.tick, m.r.IDs())
		}
	}
	m.r.App.Shutdown()
	all := m.r.StoredSolves()
	if got := len(all.List); got != wins.n || all.BadLines > 0 {
		t.Errorf("seed %d: %d wins, %d records, bad %q", seed, wins.n, got, all.Bad)
	}
	end, records := used(), len(m.r.Store.Files[game.SolvesFile])
	t.Logf("%d ticks, %d wins; half-time %+v, at the end %+v", ticks, wins.n, half, end)
	if most := maxHeap + 20*records; end.heap > most || end.heap > half.heap*11/10+20*records+8<<20 { // tables of searches come and go
		t.Errorf("seed %d: the heap grows from %d to %d bytes, with %d bytes of records", seed, half.heap, end.heap, records)
	}
	if end.goroutines > half.goroutines || end.handles > half.handles {
		t.Errorf("seed %d: from %+v to %+v", seed, half, end)
	}
}

// usage is what a process uses.
type usage struct{ heap, goroutines, handles int }

func used() usage {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	open, _ := os.ReadDir("/proc/self/fd") // 0 on other systems
	return usage{int(m.HeapAlloc), runtime.NumGoroutine(), len(open)}
}

// winCounter is a store that counts the games that the player has won, by the events of the running game.
type winCounter struct {
	*gametest.Memory
	n    int
	last bool // the running game was won
}

func (w *winCounter) Append(name string, line []byte) {
	w.Memory.Append(name, line)
	w.look(name, len(line) > 0 && line[0] == '+') // other lines go to games that were there before
}

func (w *winCounter) Replace(name string, data []byte) {
	w.Memory.Replace(name, data)
	w.look(name, false)
}

// look looks whether the running game has just been won.
func (w *winCounter) look(name string, event bool) {
	if name != game.GameFile {
		return
	}
	s := session.Load(w.Files[name]).Log.Current()
	if s == nil {
		return
	}
	_, recordable := s.Solve(s.Dealt())
	won := recordable && s.Autos() == 0
	if won && !w.last && event {
		w.n++
	}
	w.last = won
}

// solveSome opens an easy game now and then, and plays towards its goal, so that the monkey wins.
func (m *monkey) solveSome() {
	if m.random.IntN(10) > 0 {
		return
	}
	id, way := gametest.Deal(m.r.T, "3x3.classic", 2+m.random.IntN(6), m.random.Uint64())
	for range 4 { // leave what is open
		m.r.Key("Escape")
	}
	m.r.In.Replies = []game.Reply{{Kind: game.Link, Text: id}}
	m.r.In.Pointers, m.r.In.Pads = nil, nil
	m.r.Tick(20)
	for _, move := range way {
		m.r.Key(gametest.Arrow[move.Dir])
		m.r.Tick(1 + m.random.IntN(10))
	}
}
