package lab

import (
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/links"
	"wildfifteen/puzzle"
)

// TestLamps slides and swaps at random: a slide of n tiles switches both lamps n times, a swap of two tiles one; alike
// means solvable.
func TestLamps(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	rnd := rand.New(rand.NewPCG(seed, 3))
	for _, config := range []string{"4x4.snake-5", "3x3.classic", "5x2.spiral", "4x3.random", "2x2.classic-1", "7x6.wild-random"} {
		c, err := puzzle.ParseConfig(config)
		if err != nil {
			t.Fatal(err)
		}
		g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: rand.NewPCG(seed, 4)})
		if err != nil {
			t.Fatal(err)
		}
		r := newRun(t, options{})
		r.show(puzzle.Lab{Start: g.Scramble, Goal: g.Goal})
		l, n := r.scene, &r.scene.bench
		l.showTab(parityTab)
		for range 200 {
			tiles, blank, b := n.lamps.Tiles.Lit(), n.lamps.Blank.Lit(), n.start
			cell := rnd.IntN(b.Size().Cells())
			if m, ok := b.RunTo(cell); ok {
				hand{l}.tap(cell)
				if odd := m.N%2 == 1; (n.lamps.Tiles.Lit() != tiles) != odd || (n.lamps.Blank.Lit() != blank) != odd {
					t.Fatalf("%s: a slide of %d from %v switched the lamps from %v %v to %v %v", config, m.N, b, tiles, blank, n.lamps.Tiles.Lit(), n.lamps.Blank.Lit())
				}
			} else if d := rnd.IntN(b.Size().Cells()); d != cell && b.At(cell) != 0 && b.At(d) != 0 {
				n.exchange(cell, d)
				if n.lamps.Tiles.Lit() == tiles || n.lamps.Blank.Lit() != blank {
					t.Fatalf("%s: a swap in %v switched the lamps from %v %v to %v %v", config, b, tiles, blank, n.lamps.Tiles.Lit(), n.lamps.Blank.Lit())
				}
			}
			if n.lamps.Tiles.Lit() != n.facts.PermutationOdd || n.lamps.Alike() != n.facts.Solvable || n.facts.Solvable != puzzle.Solvable(n.start, g.Goal.Board()) {
				t.Fatalf("%s: %v: lamps %+v, solvable %v", config, n.start, n.lamps, n.facts.Solvable)
			}
		}
	}
}

// TestInversionsShown compares the sum of the counts on the tiles and the number of pairs with the inversions of the rule.
func TestInversionsShown(t *testing.T) {
	for _, text := range []string{labShown, "lab:8,6,7/2,5,4/3,0,1>classic", "lab:3,1,2,4/0,5,7,6>spiral-8"} {
		r := onLab(t, options{}, text)
		b := &r.scene.bench
		sum, pairs := 0, 0
		for c := range b.facts.after {
			sum += b.facts.after[c]
			for d := range c {
				if b.facts.inverted(b.start, c, d) != b.facts.inverted(b.start, d, c) {
					t.Fatalf("%s: cells %d and %d are a pair one way only", text, c, d)
				}
				if b.facts.inverted(b.start, c, d) {
					pairs++
				}
			}
		}
		if n := puzzle.Inversions(b.start, b.facts.Order); sum != n || pairs != n {
			t.Errorf("%s: %d on the tiles, %d pairs, want %d", text, sum, pairs, n)
		}
	}
}

// FuzzText parses any text: every text that is accepted gives a question that all parts of the laboratory can handle.
func FuzzText(f *testing.F) {
	for _, s := range []string{"8 6 7/2 5 4/3 0 1", "1 2\n3 0", "classic-3", "path(a1:RDL)", "board(1,0/2,3)", "3x2.wild#x", "lab:1,2/3,0>snake-1",
		"lab%3A1,2/3,0%3Espiral", "wildfifteen:2x2:1,2,3,0", "random-random", "0", "1x2:1,0", "%", "(", "9999999999/0", "\x00"} {
		f.Add(s)
	}
	old := mustLab("lab:1,2/3,0>snake")
	english, lamps := assets.Load("en"), boardview.Lamps{}
	f.Fuzz(func(t *testing.T, text string) {
		it, err := links.ParseLab(old, text, rand.NewPCG(1, 2))
		if err != nil {
			return
		}
		x := puzzle.Explain(it.Start, it.Goal)
		if x.Applied == puzzle.OtherTiles || x.Solvable != puzzle.Solvable(it.Start, it.Goal.Board()) || !it.Start.Size().Playable() {
			t.Fatalf("%q reads as %v: %+v", text, it, x)
		}
		if again, err := puzzle.ParseLab(it.String()); err != nil || again != it {
			t.Fatalf("%q reads as %v, which reads as %v, %v", text, it, again, err)
		}
		lamps.Show(english, it.Start, it.Goal)
		if lamps.Tiles.Lit() != x.PermutationOdd || lamps.Alike() != x.Solvable && x.Applied != puzzle.OneRow {
			t.Fatalf("%v: %+v, permutation odd %v, solvable %v", it, lamps, x.PermutationOdd, x.Solvable)
		}
	})
}

// TestCellNames compares the announcement of a cell with the name of its control.
func TestCellNames(t *testing.T) {
	r := onLab(t, options{}, labShown)
	b := &r.scene.bench
	for range 3 {
		for c := range b.start.Size().Cells() {
			if got, want := b.cellName(c), b.board.CellName(c); got != want {
				t.Errorf("cell %d is announced as %q, its control is %q", c, got, want)
			}
		}
		r.reply(game.Reply{Kind: game.Pressed, ID: shuffleID})
	}
}
