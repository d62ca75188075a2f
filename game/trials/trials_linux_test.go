package trials

import (
	"flag"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

var (
	howLong = flag.Duration("trials", 0, "how long to try; 0: one trial of each quick kind")
	seedOf  = flag.Uint64("seed", 0, "seed of the trials; 0: by the clock")
	only    = flag.String("kinds", "", "only the kinds of trial whose names contain this")
)

// kind is a kind of trial.
type kind struct {
	name   string
	quick  bool // it takes a second or two
	weight int  // how many of these for each of a weight of 1
	needs  func() string
	run    func(*trial)
}

// kinds are all kinds of trial.
var kinds = []kind{
	{"kill at any moment", false, 5, nil, killAt(atStart)},
	{"kill at a move", false, 3, nil, killAt(atMove)},
	{"kill after a win", true, 5, nil, killAt(atRecord)},
	{"kill within a run", true, 5, nil, killInRun},
	{"kill as the log is rewritten", false, 2, nil, killAt(atRewrite)},
	{"kill as settings are saved", false, 2, nil, killAt(atSettings)},
	{"kill at a call of the system", false, 5, tool("strace"), killAtCall},
	{"kill of the real program", false, 2, tool("Xvfb"), killDesktop},
	{"several instances", false, 2, nil, instances},
	{"power cut", true, 1, nil, powerCuts},
	{"power cut of a file system", false, 1, canMount, powerOfExt4},
	{"changed bits", true, 2, nil, changedBits},
	{"faults", false, 1, nil, faults},
	{"errors of the system", false, 3, tool("strace"), systemErrors},
	{"clocks", true, 2, nil, clocks},
}

// tool returns a function that says that a tool is missing.
func tool(name string) func() string {
	return func() string {
		if has(name) {
			return ""
		}
		return name + " is not installed"
	}
}

// trial is one trial. Its Fatal ends it.
type trial struct {
	*testing.T
	folder string
	random *rand.Rand
	kind   *kind
	counts map[string]int
}

// count counts what the trial has done.
func (tr *trial) count(n int) { tr.counts[tr.kind.name] += n }

// TestTrials makes trials of all kinds until the time is over.
func TestTrials(t *testing.T) {
	seed := *seedOf
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	t.Logf("seed %d", seed)
	order := []*kind{}
	for i := range kinds {
		k := &kinds[i]
		if !strings.Contains(k.name, *only) {
			continue
		}
		if *howLong == 0 && *only == "" && !k.quick {
			continue
		}
		if k.needs != nil {
			if lack := k.needs(); lack != "" {
				t.Logf("left out: %s: %s", k.name, lack)
				continue
			}
		}
		order = append(order, k)
	}
	random := rand.New(rand.NewPCG(seed, 1))
	counts := map[string]int{}
	began := time.Now()
	for round := 0; round == 0 || time.Since(began) < *howLong; round++ {
		if round == 1 { // each kind has been tried
			for _, k := range slices.Clone(order) {
				order = append(order, slices.Repeat([]*kind{k}, k.weight-1)...)
			}
		}
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for _, k := range order {
			if round > 0 && time.Since(began) > *howLong {
				break
			}
			one := random.Uint64()
			t.Run(k.name, func(t *testing.T) {
				folder, err := os.MkdirTemp("", "wildfifteen-trial-")
				if err != nil {
					t.Fatal(err)
				}
				tr := &trial{T: t, folder: folder, random: rand.New(rand.NewPCG(one, 2)), kind: k, counts: counts}
				defer func() {
					if t.Failed() {
						t.Logf("seed %d: the trial left %s", seed, folder)
					} else {
						_ = os.RemoveAll(folder)
					}
				}()
				k.run(tr)
			})
		}
	}
	total := 0
	for _, k := range kinds {
		if n := counts[k.name]; n > 0 {
			t.Logf("%6d %s", n, k.name)
			total += n
		}
	}
	t.Logf("%6d in all, %v", total, time.Since(began).Round(time.Second))
}
