package trials

import (
	"fmt"
	"strings"
	"time"

	"wildfifteen/game/links"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// kidRuns is set for kids that play runs.
const kidRuns = "WILDFIFTEEN_KID_RUNS"

// killInRun kills a kid that plays runs, in and between their legs, several times in one folder.
func killInRun(tr *trial) {
	for range 10 {
		death := fmt.Sprint(atMove, " ", 1+tr.random.IntN(200), " ", tr.random.IntN(1500))
		if tr.random.IntN(4) == 0 {
			death = fmt.Sprint(atRecord, " 1 ", tr.random.IntN(3000))
		}
		cmd := kidIn(tr.folder, "", tr.random.Uint64(), death)
		cmd.Env = append(cmd.Env, kidRuns+"=1")
		tr.die(cmd, 20*time.Second)
		tr.count(1)
		tr.afterKill()
		if tr.Failed() {
			return
		}
	}
}

// dealRun returns the text of a run of small boards.
func (k *kid) dealRun() string {
	kinds := [...]string{"marathon(%d).2x2.snake", "marathon(%d).3x2.classic", "marathon(%d).2x2.wild-random"}
	text := fmt.Sprintf(kinds[k.random.IntN(len(kinds))], 2+k.random.IntN(8))
	if k.random.IntN(3) == 0 {
		text = "relay(2x2..3x2).spiral"
	}
	return fmt.Sprintf("%s#%d", text, k.random.Uint64())
}

// dirTo returns the first move of a shortest way from a small board to its goal.
func dirTo(b, goal puzzle.Board) (d puzzle.Dir, ok bool) {
	first := map[puzzle.Board]puzzle.Dir{}
	for queue := []puzzle.Board{b}; len(queue) > 0 && len(first) < 200_000; queue = queue[1:] {
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if queue[0].MaxRun(d) == 0 {
				continue
			}
			next := queue[0].Step(d)
			if _, seen := first[next]; seen || next == b {
				continue
			}
			first[next] = d
			if queue[0] != b {
				first[next] = first[queue[0]]
			}
			if next == goal {
				return first[next], true
			}
			queue = append(queue, next)
		}
	}
	return 0, false
}

// address is what the page's address must be while a game is played.
func address(s *session.Session) string {
	if run := s.Leg().Run; run != "" {
		return run
	}
	return links.ModeText(s.Mode(), s.Game().ID())
}

// runsRecorded counts the records of each run, and checks that a log's finished runs have one each.
func (tr *trial) runsRecorded(log *session.Log, lines []string) map[uint64]int {
	recorded := map[uint64]int{}
	for _, line := range lines {
		if l := session.ReadLine([]byte(line)); l.Kind == session.RunLine {
			recorded[l.Run.Identity().Hash]++
		}
	}
	for hash, times := range recorded {
		if times > 1 {
			tr.Errorf("a run is recorded %d times: %x", times, hash)
		}
	}
	for _, legs := range log.Runs() {
		if r, ok := session.NewRunSolve(legs, time.Now()); ok && recorded[r.Identity().Hash] != 1 {
			tr.Errorf("the run %s is recorded %d times", r.ID(), recorded[r.Identity().Hash])
		}
	}
	return recorded
}

// legsKept checks that a restart has kept the run that was played, with all its legs.
func (tr *trial) legsKept(before, after *session.Log) {
	was, is := before.Legs(), after.Legs()
	if len(was) == 0 {
		return
	}
	if last := was[len(was)-1]; len(is) < len(was) || is[0].Leg().Run != last.Leg().Run || len(is) > len(was) && !last.Solved() {
		tr.Errorf("of the run %s %d legs were stored, %d are left", last.Leg().Run, len(was), len(is))
		return
	}
	for i, s := range was {
		if i < len(was)-1 && !s.Solved() || strings.Compare(s.Game().ID(), is[i].Game().ID()) != 0 {
			tr.Errorf("leg %d of %s is another", i+1, s.Leg().Run)
		}
	}
}
