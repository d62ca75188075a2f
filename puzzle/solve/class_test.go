package solve

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

type korf struct {
	board   []int
	optimal int
}

func readKorf(t testing.TB, name string) (list []korf) {
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		if strings.HasPrefix(s.Text(), "#") {
			continue
		}
		part := strings.Split(s.Text(), " | ")
		n, _ := strconv.Atoi(part[2])
		k := korf{optimal: n}
		for _, x := range strings.Fields(strings.ReplaceAll(part[1], "/", " ")) {
			v, _ := strconv.Atoi(x)
			k.board = append(k.board, v)
		}
		list = append(list, k)
	}
	return list
}

func classicLabels(n int) []int {
	var l []int
	for i := range n {
		l = append(l, (i+1)%n)
	}
	return l
}

// builtClass computes a class's tables at once.
func builtClass(w, h, blank int) *class {
	b := NewTables().of(&task{grid: newGrid(w, h), goalBlank: blank})
	for {
		if _, c := b.step(1 << 30); c != nil {
			return c
		}
	}
}

func TestKorfRaw(t *testing.T) {
	t0 := time.Now()
	c := builtClass(4, 4, 15)
	t.Log("gen", time.Since(t0))
	t0 = time.Now()
	var nodes uint64
	for i, k := range readKorf(t, "korf100.txt") {
		task := newTask(k.board, classicLabels(16), 4, 4)
		d := newDeepening(c)
		d.reset(task, 0)
		for d.run(1<<30) == exhausted {
			d.deepen()
		}
		if d.limit != k.optimal {
			t.Fatalf("%d: %d, want %d", i+1, d.limit, k.optimal)
		}
		nodes += d.nodes
		if !task.play(d.path()) || !task.solved() {
			t.Fatal("wrong path")
		}
	}
	el := time.Since(t0)
	t.Log(nodes/100, el/100, float64(nodes)/el.Seconds()/1e6)
}
