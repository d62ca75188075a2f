package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"wildfifteen/puzzle"
)

// solved plays the moves, one a second, and returns the game.
func solved(t testing.TB, id string, moves string, in Input) *Session {
	t.Helper()
	s := New(mustGame(t, id), Options{}, day)
	for i, m := range mustMoves(t, moves) {
		if err := s.Move(m, time.Duration(i)*time.Second, in); err != nil {
			t.Fatal(err)
		}
	}
	if !s.Solved() {
		t.Fatalf("%s: %s leads to %v", id, moves, s.Board())
	}
	return s
}

func mustSolve(t testing.TB, s *Session) Solve {
	t.Helper()
	r, ok := s.Solve(day)
	if !ok {
		t.Fatal("no record")
	}
	return r
}

func TestSolveLine(t *testing.T) {
	s := New(mustGame(t, almost), Options{}, day)
	s.Peek(0)
	_ = s.Move(left, 1000*time.Second, Mouse)
	s.Tick(1005 * time.Second)
	s.Undo(1006 * time.Second)
	s.Redo(1007 * time.Second)
	s.Undo(1007 * time.Second)
	s.Hint(1008 * time.Second)
	s.Pause(1009 * time.Second)
	s.Resume(2009 * time.Second)
	_ = s.Move(left, 2009*time.Second+250*ms, Keyboard)
	_ = s.Auto(left, 2010*time.Second)
	got := string(mustSolve(t, s).Line())
	want := `{"v":1,"id":"3x3.classic:1,2,3,4,5,6,0,7,8","config":"3x3.classic","moves":"LL","at":[9250,10000],"ms":10000,"stm":2,"mtm":1,` +
		`"undos":2,"hints":1,"peeks":1,"auto":1,"input":"keyboard","date":"2026-11-21T09:50:00Z",` +
		`"events":"+0 peek;+0 L m;+6000 undo;+7000 redo;+7000 undo;+8000 hint;+9000 pause;+9000 resume;+9250 L k;+10000 auto L","sum":"12c3994f"}`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Games of every kind of goal: parsing the line of a record gives the same record, and its replay the same game.
func TestSolveRoundTrip(t *testing.T) {
	r := newRand(t)
	for i := range 60 {
		config := []string{"4x4.classic", "5x3.wild", "3x4.random-random", "6x6.spiral-random", "4x4.path(a1:R3DL3DR3DL3)", "2x2.snake-1"}[i%6]
		g, way := near(t, config, 1+r.IntN(30), r)
		if i%2 == 0 {
			g.Seed, g.Seeded = "<&é\u2028 \"", true // the seed is stored but need not give this deal
		}
		s := New(g, Options{}, day)
		now := time.Duration(0)
		for _, m := range way {
			now += time.Duration(r.Int64N(int64(time.Second)))
			if r.IntN(5) == 0 {
				_ = s.Move(anyMove(s.Board(), r), now, Touch)
				s.Undo(now)
			}
			if s.Solved() {
				break
			}
			if err := s.Move(m, now, Keyboard+Input(i%5)); err != nil {
				t.Fatal(err)
			}
		}
		if !s.Solved() {
			t.Fatalf("%s is not solved by %v", g.ID(), way)
		}
		record, ok := s.Solve(day.In(time.FixedZone("", 5400)))
		if !ok {
			if s.Recordable() {
				t.Fatal("no record")
			}
			continue // the steps led back to the goal
		}
		line := record.Line()
		back, err := ParseSolve(line)
		if err != nil || !bytes.Equal(back.Line(), line) || !back.Same(record) || bytes.ContainsRune(line, '\n') {
			t.Fatalf("%s\n%s\n%v", line, back.Line(), err)
		}
		replay, err := back.Replay()
		if err != nil || replay.Board() != g.Goal.Board() || replay.Game() != g || fmt.Sprint(replay.events) != fmt.Sprint(s.events) {
			t.Fatalf("%s: %v", line, err)
		}
		if back.Time() != s.Clock(0) || back.Input != s.Input().String() {
			t.Fatalf("%s: time %v", line, back.Time())
		}
	}
}

func TestNoRecord(t *testing.T) {
	s := New(mustGame(t, almost), Options{First: true}, day)
	_ = s.Move(puzzle.Move{Dir: puzzle.Left, N: 2}, 0, Mouse)
	if _, ok := s.Solve(day); ok || !s.Solved() {
		t.Error("the first deal is recorded")
	}
	s = New(mustGame(t, almost), Options{}, day)
	if _, ok := s.Solve(day); ok {
		t.Error("an unsolved game is recorded")
	}
	if _, ok := New(mustGame(t, "2x2.classic:1,2,3,0"), Options{}, day).Solve(day); ok {
		t.Error("a solved deal is recorded")
	}
}

// A record that contradicts itself in any field is rejected.
func TestSpoiltRecords(t *testing.T) {
	s := solved(t, "3x3.snake#tea", wayOf(t, "3x3.snake#tea"), Mouse)
	good := mustSolve(t, s)
	if _, err := ParseSolve(good.Line()); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(r *Solve){
		"v":       func(r *Solve) { r.V = 0 },
		"id":      func(r *Solve) { r.ID = strings.Replace(r.ID, "1", "9", 1) },
		"id's":    func(r *Solve) { r.ID = "3x3.snake#tea" },
		"config":  func(r *Solve) { r.Config = "3x3.classic" },
		"configs": func(r *Solve) { r.Config = "" },
		"seed":    func(r *Solve) { r.Seed = "a\nb" },
		"moves":   func(r *Solve) { r.Moves = r.Moves[1:] },
		"at":      func(r *Solve) { r.At = r.At[1:] },
		"at 0":    func(r *Solve) { r.At = append([]int64{7}, r.At[1:]...) },
		"ms":      func(r *Solve) { r.MS-- },
		"stm":     func(r *Solve) { r.STM-- },
		"mtm":     func(r *Solve) { r.MTM++ },
		"undos":   func(r *Solve) { r.Undos++ },
		"hints":   func(r *Solve) { r.Hints = -1 },
		"peeks":   func(r *Solve) { r.Peeks++ },
		"auto":    func(r *Solve) { r.Auto++ },
		"input":   func(r *Solve) { r.Input = "mixed" },
		"inputs":  func(r *Solve) { r.Input = "foot" },
		"events":  func(r *Solve) { r.Events = "" },
		"event":   func(r *Solve) { r.Events += ";+99999999 undo" },
		"cut":     func(r *Solve) { r.Events = r.Events[:strings.LastIndex(r.Events, ";")] },
	} {
		r := good
		spoil(&r)
		if _, err := ParseSolve(r.Line()); err == nil || errors.Is(err, ErrNewer) {
			t.Errorf("%s: %v: %s", name, err, r.Line())
		}
	}
}

// wayOf returns a solution of a small game, found by breadth-first search.
func wayOf(t testing.TB, id string) string {
	t.Helper()
	g := mustGame(t, id)
	ways := map[puzzle.Board]string{g.Scramble: ""}
	for queue := []puzzle.Board{g.Scramble}; len(queue) > 0; queue = queue[1:] {
		b := queue[0]
		if b == g.Goal.Board() {
			return ways[b]
		}
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if b.MaxRun(d) == 0 {
				continue
			}
			next := b.Step(d)
			if _, seen := ways[next]; !seen {
				ways[next] = ways[b] + d.String()
				queue = append(queue, next)
			}
		}
	}
	t.Fatalf("%s cannot be solved", id)
	return ""
}

func TestLoadSolves(t *testing.T) {
	one := string(mustSolve(t, solved(t, almost, "LL", Touch)).Line())
	two := string(mustSolve(t, solved(t, almost, "L2", Touch)).Line())
	const newer = `{"v":2,"id":{"of":"another kind"},"at":"x"}`
	all := LoadSolves([]byte(one + "\n\nrubbish\n" + newer + "\n" + `{"v":1}` + "\n" + two + "\n" + one[:50]))
	if len(all.List) != 2 || all.Newer != 1 || all.BadLines != 2 || string(all.NewerLines) != newer+"\n" ||
		string(all.Bad) != "rubbish\n{\"v\":1}\n" || !all.Torn ||
		len(all.Problems) != 2 || all.Problems[0].Line != 3 || all.Problems[1].Line != 5 {
		t.Errorf("%+v", all)
	}
	twice := LoadSolves(append(all.List[1].Line(), append([]byte{'\n'}, append(all.List[1].Line(), '\n')...)...))
	if len(twice.List) != 1 || len(twice.Bad) != 0 {
		t.Errorf("a record that stands twice is read as %d, with %q bad", len(twice.List), twice.Bad)
	}
	if again := LoadSolves([]byte(one)); len(again.List) != 1 || !again.Torn {
		t.Errorf("whole but for the newline: %+v", again)
	}
	if none := LoadSolves(nil); none.Torn || len(none.List) != 0 {
		t.Errorf("%+v", none)
	}
}

// Games of one deal that are won by the same move at once are different games, unless they end in the same second.
func TestGamesAtOnce(t *testing.T) {
	var file []byte
	r := mustSolve(t, solved(t, "2x2.classic:1,2,0,3", "L", Touch))
	first := r.Date
	for i := range 100 {
		r.Date = first.Add(time.Duration(i/2) * time.Second) // each twice
		file = append(append(file, r.Line()...), '\n')
	}
	all := LoadSolves(file)
	if len(all.List) != 50 {
		t.Errorf("%d games of 50", len(all.List))
	}
}

func FuzzParseSolve(f *testing.F) {
	f.Add(mustSolve(f, solved(f, almost, "LL", Touch)).Line())
	f.Add(mustSolve(f, solved(f, "2x2.wild#a", wayOf(f, "2x2.wild#a"), Hover)).Line())
	for _, m := range []Mode{FewestMoves, Blind} {
		f.Add(mustSolve(f, moded(f, almost, m, "L try D return L check")).Line())
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		r, err := ParseSolve(line)
		if err != nil {
			return
		}
		again, err := ParseSolve(r.Line())
		if err != nil || !again.Same(r) || !json.Valid(r.Line()) {
			t.Fatalf("%s\n%s\n%v", line, again.Line(), err)
		}
	})
}
