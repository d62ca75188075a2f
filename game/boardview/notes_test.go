package boardview

import (
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/puzzle"
)

func goalOf(t *testing.T, config string) puzzle.Goal {
	t.Helper()
	g, err := puzzle.ParseGame(config + "#notes")
	if err != nil {
		t.Fatal(err)
	}
	return g.Goal
}

// steps returns the steps and the times of a goal's tune.
func steps(g puzzle.Goal, length time.Duration) (steps []int, times []time.Duration) {
	for at, pitch := range Tune(g, length) {
		steps, times = append(steps, int(pitch*(game.NoteSteps-1)+0.5)), append(times, at)
	}
	return steps, times
}

// TestTunes compares the tunes of goals with what their lines sing.
func TestTunes(t *testing.T) {
	for _, c := range []struct {
		config string
		want   []int
	}{
		{"4x4.classic", []int{7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10}},
		{"4x4.snake", []int{7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10}},
		{"4x4.spiral", []int{7, 7, 7, 7, 8, 9, 10, 10, 10, 10, 9, 8, 8, 8, 9}},
		{"4x4.spiral-2", []int{7, 7, 7, 8, 9, 10, 10, 10, 10, 9, 8, 8, 8, 9, 9}},
		{"3x3.path(a1:D2RU2RD2)", []int{8, 9, 10, 10, 9, 8, 8, 9}},
	} {
		g := goalOf(t, c.config)
		got, times := steps(g, LightTime(g))
		if len(got) != len(c.want) {
			t.Fatalf("%s: %v, want %v", c.config, got, c.want)
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Fatalf("%s: %v, want %v", c.config, got, c.want)
			}
		}
		if first, last := times[0], times[len(times)-1]; first != 0 || last.Round(time.Millisecond) != 700*time.Millisecond {
			t.Errorf("%s: from %v to %v", c.config, first, last)
		}
		if c.config[0] == '4' && times[1].Round(time.Millisecond) != 50*time.Millisecond {
			t.Errorf("%s: the second note at %v", c.config, times[1])
		}
	}
}

// TestTunesKeepTime checks that the tunes of all sizes take 700 ms to 1.2 s and have no notes too quick to tell apart,
// that they end with the light, and that their pitches are in range.
func TestTunesKeepTime(t *testing.T) {
	for h := 2; h <= 32; h++ {
		g, err := puzzle.NewGoal(puzzle.Size{W: h, H: h}, puzzle.Rule{Kind: puzzle.Snake, Missing: h * h})
		if err != nil {
			t.Fatal(err)
		}
		length := LightTime(g)
		if length < 700*time.Millisecond || length > 1200*time.Millisecond {
			t.Errorf("%d rows: the light takes %v", h, length)
		}
		for _, l := range []time.Duration{length, length / 2} {
			notes, times := steps(g, l)
			for i, at := range times {
				if i > 0 && at-times[i-1] < leastBeat-time.Millisecond {
					t.Fatalf("%d rows in %v: %v after %v", h, l, at, times[i-1])
				}
				if notes[i] < 0 || notes[i] > 10 {
					t.Fatalf("%d rows: step %d", h, notes[i])
				}
			}
			if end := times[len(times)-1]; l-end > time.Millisecond || times[0] > 2*leastBeat {
				t.Errorf("%d rows in %v: from %v to %v", h, l, times[0], end)
			}
			if notes[len(notes)-1] != 10 {
				t.Errorf("%d rows: the last row has step %d", h, notes[len(notes)-1])
			}
		}
	}
}

// TestLightFollowsTheTune checks that each tile lights up when its note sounds.
func TestLightFollowsTheTune(t *testing.T) {
	g := goalOf(t, "5x5.spiral")
	v := View{}
	v.Board = g.Board()
	light, total := LightTime(g), LightTime(g)+glowTime
	m := Motion{order: g.Order(), light: float32(light) / float32(total)}
	label := 0
	for at := range Tune(g, light) {
		label++
		glows := func(at time.Duration) bool {
			return Shifted(m.appendWave(nil, &v, float32(at)/float32(total)), label)
		}
		if glows(at-2*time.Millisecond) || !glows(at+2*time.Millisecond) || glows(at+glowTime+2*time.Millisecond) {
			t.Fatalf("tile %d does not light up at %v", label, at)
		}
	}
	if label != 24 {
		t.Errorf("%d notes", label)
	}
}

func TestArrivals(t *testing.T) {
	for _, c := range []struct {
		what, config, old, new string
		tile, bridge           int
	}{
		{"a tile comes home alone", "3x3.classic", "1 0 3/4 2 5/7 8 6", "1 2 3/4 0 5/7 8 6", 2, 1},
		{"a tile leaves", "3x3.classic", "1 2 3/4 0 5/7 8 6", "1 0 3/4 2 5/7 8 6", 0, 0},
		{"no neighbour is home", "3x3.classic", "2 1 3/4 5 6/7 0 8", "2 1 3/4 5 6/7 8 0", 8, 7},
		{"3 and 4 are home, rows apart", "3x3.classic", "2 8 0/4 1 3/7 5 6", "2 8 3/4 1 0/7 5 6", 3, 0},
		{"the line turns", "3x3.snake", "8 1 0/5 2 3/7 6 4", "8 1 3/5 2 0/7 6 4", 3, 0},
		{"the line turns down", "3x3.snake", "8 1 3/5 2 0/7 6 4", "8 1 3/5 2 4/7 6 0", 4, 3},
		{"a run", "3x3.classic", "1 2 3/4 8 6/0 5 7", "1 2 3/4 8 6/5 7 0", 0, 0},
		{"two come home at once", "3x3.classic", "1 2 3/4 5 6/0 7 8", "1 2 3/4 5 6/7 8 0", 7, 7},
		{"an arrangement has no line", "3x3.board(1,2,3/4,5,6/7,8,0)", "1 0 3/4 2 5/7 8 6", "1 2 3/4 0 5/7 8 6", 2, 0},
	} {
		g := goalOf(t, c.config)
		board := func(s string) puzzle.Board {
			b, err := puzzle.ParseBoard(s, g.Size())
			if err != nil {
				t.Fatal(err)
			}
			return b
		}
		if tile, bridge := Arrived(g, board(c.old), board(c.new)); tile != c.tile || bridge != c.bridge {
			t.Errorf("%s: tile %d, bridge %d, want %d and %d", c.what, tile, bridge, c.tile, c.bridge)
		}
	}
	g := goalOf(t, "32x32.spiral")
	b := g.Board()
	if n := testing.AllocsPerRun(10, func() { Arrived(g, b, b) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestPitchesRise checks that pitches rise along the line from 0 to 1, and that the two notes of a bridge differ.
func TestPitchesRise(t *testing.T) {
	for _, cells := range []int{4, 9, 16, 25, 1024} {
		last := float32(-1)
		for label := 1; label <= cells; label++ {
			p := Pitch(label, cells)
			if p < last || p < 0 || p > 1 {
				t.Fatalf("%d of %d: pitch %v after %v", label, cells, p, last)
			}
			last = p
			if label < cells {
				if a, b := BridgePitches(label, cells); a == b || a < 0 || a > 1 || b < 0 || b > 1 || b < a {
					t.Errorf("bridge %d of %d: %v and %v", label, cells, a, b)
				}
			}
		}
		if last != 1 || Pitch(1, cells) != 0 {
			t.Errorf("%d cells: pitches from %v to %v", cells, Pitch(1, cells), last)
		}
	}
}
