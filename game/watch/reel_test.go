package watch

import (
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// recording is a game of 3x3 with an undo, a pause and a hint.
func recording(t *testing.T) session.Recording {
	t.Helper()
	g, err := puzzle.ParseGame("3x3.classic:1,2,3,4,0,6,7,5,8")
	if err != nil {
		t.Fatal(err)
	}
	s := time.Second
	up, left, right := puzzle.Move{Dir: puzzle.Up, N: 1}, puzzle.Move{Dir: puzzle.Left, N: 1}, puzzle.Move{Dir: puzzle.Right, N: 1}
	r, err := puzzle.NewReplay(g, []puzzle.ReplayStep{
		{Move: right}, {Kind: puzzle.UndoStep, At: s}, {Kind: puzzle.PauseStep, At: 2 * s}, {Move: up, At: 3 * s},
		{Kind: puzzle.HintStep, At: 4 * s}, {Move: left, At: 6 * s},
	}, true)
	if err != nil {
		t.Fatal(err)
	}
	return session.Recording{Replay: r, Outside: true}
}

// newReel returns the reel of a recording.
func newReel(t *testing.T, whole bool) reel {
	return reel{film: session.NewPlayback(recording(t), whole), whole: whole, speed: usualSpeed}
}

// TestReelSpeeds plays at each speed: it takes as long as the speed says.
func TestReelSpeeds(t *testing.T) {
	for speed := range speeds {
		r := newReel(t, true)
		r.setSpeed(speed)
		const tick = 10 * time.Millisecond
		n := 0
		for r.at < r.film.Last() {
			r.run(tick)
			if n++; n > 1e5 {
				t.Fatal("it does not end")
			}
		}
		want := float64(r.film.Length()) / speeds[speed]
		if took := float64(n) * float64(tick); took < want-float64(tick) || took > want+float64(tick) {
			t.Errorf("at speed %v it takes %v, want %v", speeds[speed], time.Duration(took), time.Duration(want))
		}
	}
	r := newReel(t, true)
	r.run(time.Hour) // after a stall
	if r.time > stall {
		t.Errorf("a stall plays %v", r.time)
	}
	r.setSpeed(100)
	r.setSpeed(-100)
	if r.speed != 0 {
		t.Errorf("speed %d", r.speed)
	}
}

// TestReelWhole changes between all steps and the line: the same moment stays.
func TestReelWhole(t *testing.T) {
	r := newReel(t, false)
	if r.film.Last() != 2 {
		t.Fatalf("the line has %d moves", r.film.Last())
	}
	r.jump(1)
	board := r.board()
	r.setWhole(true)
	if r.film.Last() != 6 || r.board() != board {
		t.Errorf("frame %d of %d shows %v", r.at, r.film.Last(), r.board())
	}
	r.jump(100)
	r.setWhole(false)
	if r.at != 2 || r.board() != r.film.Recording.Game.Goal.Board() {
		t.Errorf("the end is frame %d", r.at)
	}
	r.jump(-5)
	r.setWhole(true)
	if r.at != 0 {
		t.Errorf("the start is frame %d", r.at)
	}
}

func TestSlideTime(t *testing.T) {
	r := newReel(t, false)
	r.running = true
	r.jump(1)
	r.setSpeed(len(speeds) - 1)
	if got := r.slideTime(); got != boardview.SlideTime {
		t.Errorf("%v between moves of seconds", got)
	}
	fast := session.Recording{Replay: r.film.Recording.Replay}
	fast.Steps = []puzzle.ReplayStep{{Move: puzzle.Move{Dir: puzzle.Up, N: 1}}, {Move: puzzle.Move{Dir: puzzle.Left, N: 1}, At: time.Millisecond}}
	r.film = session.NewPlayback(fast, false)
	r.jump(1)
	if got := r.slideTime(); got != least {
		t.Errorf("%v between moves of a millisecond", got)
	}
}

func TestMarks(t *testing.T) {
	l := assets.Load("en")
	film := session.NewPlayback(recording(t), true)
	m := newMarks(l, film)
	if want := "Marks: 1 undo, 1 hint, 1 pause, row 2 home at step 4, row 3 home at step 6"; m.text != want {
		t.Errorf("%q, want %q", m.text, want)
	}
	for at, want := range []string{"", "", "undo", "pause", "row 2 home", "hint", "Solved!"} {
		if got := m.at(l, film, at); got != want {
			t.Errorf("frame %d: %q, want %q", at, got, want)
		}
	}
	if sum := sumOf(l, film.Recording); sum != "0:06, 2 moves, according to the link" {
		t.Errorf("the sum is %q", sum)
	}
	untimed := film.Recording
	untimed.Timed, untimed.Outside = false, false
	if sum := sumOf(l, untimed); strings.Contains(sum, ":") {
		t.Errorf("the sum without times is %q", sum)
	}
}

// TestGrowth counts the tiles that are home in each frame, also where a move is taken back.
func TestGrowth(t *testing.T) {
	film := session.NewPlayback(recording(t), true)
	g := newGrowth(film)
	for i, n := range g.home {
		b, want := film.Board(i), 0
		for cell := range b.Size().Cells() {
			if at := b.At(cell); at != 0 && at == film.Recording.Game.Goal.Board().At(cell) {
				want++
			}
		}
		if n != want {
			t.Errorf("frame %d: %d tiles are home, want %d", i, n, want)
		}
	}
	if last := len(g.home) - 1; last != film.Last() || g.home[last] != g.tiles || g.tiles != 8 {
		t.Errorf("%d of %d tiles are home in frame %d", g.home[last], g.tiles, last)
	}
}

// TestLegend explains each kind of mark on the track that a film has, and no other.
func TestLegend(t *testing.T) {
	l := assets.Load("en")
	for _, c := range []struct {
		whole bool
		want  string
	}{{true, "undo|hint|pause"}, {false, ""}} {
		m := newMarks(l, session.NewPlayback(recording(t), c.whole))
		var got []string
		for _, one := range m.legend {
			got = append(got, one.text)
		}
		if strings.Join(got, "|") != c.want {
			t.Errorf("whole %v: the legend is %q, want %q", c.whole, got, c.want)
		}
	}
}
