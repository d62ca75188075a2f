package app_test

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"runtime/pprof"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
)

var (
	soak     = flag.Duration("soak", 5*time.Minute, "how long the monkey plays in one run, by its own clock")
	soakSeed = flag.Uint64("soak-seed", 0, "seed of that run; 0: another one each time")
)

const (
	soakLooks = 12       // at what is alive, in a run
	soakRest  = 64 << 20 // how much the heap may be without records and tables, in bytes
	soakMore  = 1 << 20  // by how much that may grow in the second half
	ofRecords = 20       // bytes in memory for each byte of a record that was played in the run
	// tables are bounded by the sizes and the places of the gap that there are: a 4x4 has at most 9 MB for each of its cells
	// that no mirror image takes to another
	soakTables = 256 << 20
)

// TestMonkeySoak lets the monkey play for long without a restart. Each win is on record once, the board is what its log
// says, and nothing grows but the records.
func TestMonkeySoak(t *testing.T) {
	defer func(rate int) { runtime.MemProfileRate = rate }(runtime.MemProfileRate)
	runtime.MemProfileRate = 64 << 10 // tables are larger
	seed := *soakSeed
	if seed == 0 {
		seed = rand.Uint64()
	}
	t.Logf("-soak-seed %d", seed)
	wins := &winCounter{Memory: gametest.NewMemory()}
	start := gametest.Options{Store: wins.Memory, Boot: func(b *game.Boot) { b.Store = wins }}
	m := monkey{r: gametest.New(t, start), random: rand.New(rand.NewPCG(seed, 78))}
	ticks := int(*soak * 60 / time.Second)
	var looks []usage
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
			if wins.n != wins.recorded {
				t.Errorf("%d wins, %d records; the last wins were %q", wins.n, wins.recorded, wins.latest)
			}
		}
		if (m.tick+1)%max(1, ticks/soakLooks) == 0 {
			m.leave()
			looks = append(looks, used(len(m.r.Store.Files[game.SolvesFile])))
		}
		if t.Failed() {
			t.Fatalf("-soak-seed %d, tick %d, controls %v", seed, m.tick, m.r.IDs())
		}
	}
	if grown := grows(looks); grown != "" {
		t.Errorf("-soak-seed %d: %s\nall looks: %+v\n%s", seed, grown, looks, keepProfile(t))
	}
	m.r.App.Shutdown()
	all := m.r.StoredSolves()
	if wins.recorded != wins.n || all.BadLines > 0 { // two games of one move may be the same one, which all.List has once
		t.Errorf("-soak-seed %d: %d wins, %d records, bad %q", seed, wins.n, wins.recorded, all.Bad)
	}
	t.Logf("%d ticks, %d wins; %+v", ticks, wins.n, looks)
}

// leave leaves what is open, so that what is alive is what the board needs.
func (m *monkey) leave() {
	m.r.In.Pointers, m.r.In.Pads = nil, nil
	for range 8 {
		if m.r.SceneName() == "play" {
			break
		}
		m.r.Key("Escape")
		m.r.Tick(20)
	}
}

// usage is what a process uses. Bytes of the heap are counted after a collection.
type usage struct {
	heap                int // all of it
	tables              int // of it, what searches have made
	records             int // stored
	goroutines, handles int
}

// rest is the heap without what may grow.
func (u usage) rest() int { return u.heap - u.tables - ofRecords*u.records }

func used(records int) usage {
	runtime.GC()
	runtime.GC() // a collection's profile is complete with the next one
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	tables := 0
	for site, bytes := range alive() {
		if strings.Contains(site, "/puzzle/solve.") || strings.Contains(site, "/puzzle/space.") {
			tables += bytes
		}
	}
	open, _ := os.ReadDir("/proc/self/fd") // 0 on other systems
	return usage{int(m.HeapAlloc), tables, records, runtime.NumGoroutine(), len(open)}
}

// grows says what has grown: more in each of the later looks than it was in any of the earlier ones, so that something that
// is alive for a moment does not count. "" says that nothing has.
func grows(looks []usage) string {
	early, late := looks[:len(looks)/2], looks[len(looks)/2:]
	check := func(what string, more int, of func(usage) int) string {
		most, least := of(early[0]), of(late[0])
		for _, u := range early {
			most = max(most, of(u))
		}
		for _, u := range late {
			least = min(least, of(u))
		}
		if least > most+more {
			return fmt.Sprintf("%s grow from %d to %d", what, most, least)
		}
		return ""
	}
	for _, said := range []string{
		check("the bytes of the heap", soakMore, usage.rest),
		check("the goroutines", 0, func(u usage) int { return u.goroutines }),
		check("the file handles", 0, func(u usage) int { return u.handles }),
	} {
		if said != "" {
			return said
		}
	}
	for _, u := range looks {
		if u.rest() > soakRest || u.tables > soakTables {
			return fmt.Sprintf("%d bytes are too much, or %d of tables", u.rest(), u.tables)
		}
	}
	return ""
}

// alive returns the bytes that are alive by the function of this program that has made them, from samples: large ones are
// exact.
func alive() map[string]int {
	records := make([]runtime.MemProfileRecord, 10_000)
	n, ok := runtime.MemProfile(records, false)
	for !ok {
		records = make([]runtime.MemProfileRecord, 2*n)
		n, ok = runtime.MemProfile(records, false)
	}
	module := strings.TrimSuffix(reflect.TypeFor[game.Input]().PkgPath(), "game")
	bytes := map[string]int{}
	for i := range records[:n] {
		frames := runtime.CallersFrames(records[i].Stack())
		for {
			f, more := frames.Next()
			if strings.HasPrefix(f.Function, module) || !more {
				bytes[f.Function] += int(records[i].InUseBytes())
				break
			}
		}
	}
	return bytes
}

// keepProfile writes a heap profile into a folder of its own, and returns its name and the largest parts.
func keepProfile(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "wildfifteen-soak-")
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, "heap"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := pprof.WriteHeapProfile(f); err != nil {
		t.Fatal(err)
	}
	text := "the profile is " + f.Name()
	bytes := alive()
	sites := slices.SortedFunc(maps.Keys(bytes), func(a, b string) int { return bytes[b] - bytes[a] })
	for _, site := range sites[:min(len(sites), 15)] {
		text += fmt.Sprintf("\n%9d %s", bytes[site], site)
	}
	return text
}

// TestSoakSeesALeak looks at what comes and goes, and at what grows all the time.
func TestSoakSeesALeak(t *testing.T) {
	looks := make([]usage, soakLooks)
	for i := range looks {
		looks[i] = usage{heap: 9<<20 + i<<16 + i%3<<20, goroutines: 2 + i%2, handles: 7}
	}
	if said := grows(looks); said != "" {
		t.Errorf("what comes and goes: %s", said)
	}
	for what, leak := range map[string]func(u *usage, i int){
		"the bytes of the heap": func(u *usage, i int) { u.heap += i << 22 },
		"the goroutines":        func(u *usage, i int) { u.goroutines += 2 * i },
		"the file handles":      func(u *usage, i int) { u.handles += 2 * i },
	} {
		leaks := slices.Clone(looks)
		for i := range leaks {
			leak(&leaks[i], i)
		}
		if said := grows(leaks); !strings.Contains(said, what) {
			t.Errorf("%s leak: %q", what, said)
		}
	}
}

// winCounter is a store that counts the games that the player has won, by the events of the running game.
type winCounter struct {
	*gametest.Memory
	n        int
	last     bool     // the running game was won
	latest   []string // the texts of the last games that were won
	recorded int      // records of games
}

func (w *winCounter) Append(name string, line []byte) {
	w.Memory.Append(name, line)
	if name == game.SolvesFile && session.ReadLine(line).Kind == session.SolveLine {
		w.recorded++
	}
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
		w.latest = append(w.latest[max(0, len(w.latest)-2):], string(s.Plain()))
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
