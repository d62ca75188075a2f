package puzzle

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// plainSplits finds the splits by looking at all boards of a game from its end.
func plainSplits(g Goal, start Board, moves []Move) []int {
	boards := []Board{start}
	for _, m := range moves {
		next, _ := boards[len(boards)-1].Play(m)
		boards = append(boards, next)
	}
	var after []int
	for _, part := range g.Parts() {
		home := func(b Board) bool {
			return !slices.ContainsFunc(part, func(cell int) bool { return b.At(cell) != g.Board().At(cell) })
		}
		n := -1
		for i := len(boards) - 1; i >= 0 && home(boards[i]); i-- {
			n = i
		}
		after = append(after, n)
	}
	return after
}

func TestSplits(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, config := range []string{"4x4.classic", "4x4.snake", "3x5.spiral-7", "5x3.wild", "3x3.random", "2x2.snake", "4x3.classic-1"} {
		c, err := ParseConfig(config)
		if err != nil {
			t.Fatal(err)
		}
		for range 50 {
			g, err := Deal(c, DealOptions{Rand: r})
			if err != nil {
				t.Fatal(err)
			}
			var back []Move
			b := g.Goal.Board()
			for range 40 {
				d := Dir(r.IntN(4))
				for b.MaxRun(d) == 0 {
					d = Dir(r.IntN(4))
				}
				m := Move{d, 1 + r.IntN(b.MaxRun(d))}
				b, _ = b.Play(m)
				back = append(back, m.Inverse())
			}
			slices.Reverse(back)
			back = back[:len(back)-r.IntN(2)] // some do not end in the goal
			if got, want := SplitsOf(g.Goal, b, back), plainSplits(g.Goal, b, back); !slices.Equal(got, want) {
				t.Fatalf("%s %s: %v, want %v", g.Goal, FormatMoves(back), got, want)
			}
		}
	}
}

func TestParts(t *testing.T) {
	for text, want := range map[string][][]int{
		"3x2.classic":                {{0, 1, 2}, {3, 4}},
		"2x3.snake":                  {{0}, {1, 3}, {2}, {4}},
		"2x2.spiral":                 {{0}, {1}, {3}},
		"3x2.board(5,4,3/2,1,0)":     {{0, 1, 2}, {3, 4}},
		"4x3.path(a1:D2RU2RD2RU2)-1": {{4, 8}, {9, 5, 1}, {2, 6, 10}, {11, 7, 3}},
		"1x2.classic":                {{0}},
		"2x3.board(0,1/2,3/4,5)":     {{1}, {2, 3}, {4, 5}},
		"3x3.classic-4":              {{0, 1, 2}, {4, 5}, {6, 7, 8}},
	} {
		c, err := ParseConfig(text)
		if err != nil {
			t.Fatal(text, err)
		}
		g, err := NewGoal(c.Size, c.Rule)
		if err != nil {
			t.Fatal(text, err)
		}
		if got := g.Parts(); !slices.EqualFunc(got, want, slices.Equal) {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}

func TestSplitsFirst(t *testing.T) {
	g, err := ParseGame("2x2:0,2,1,3")
	if err != nil {
		t.Fatal(err)
	}
	s := NewSplits(g.Goal, g.Scramble)
	if n, _ := s.First(); n != 0 {
		t.Errorf("%d parts are home at the start", n)
	}
	if s.Move(Move{Right, 1}) == nil {
		t.Error("an impossible move is made")
	}
	for _, m := range []Move{{Up, 1}, {Left, 1}} {
		if err := s.Move(m); err != nil {
			t.Fatal(err)
		}
	}
	if n, moves := s.First(); n != 2 || moves != 2 {
		t.Errorf("%d parts are home after %d moves, want 2 after 2", n, moves)
	}
}
