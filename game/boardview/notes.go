package boardview

import (
	"iter"
	"math"
	"time"

	"wildfifteen/game"
	"wildfifteen/puzzle"
)

// Pitch returns the pitch of a tile's note: its place in the goal's order. cells is the number of cells of the board.
func Pitch(label, cells int) float32 { return pitch(step(label, cells)) }

func step(label, cells int) int {
	if cells < 2 {
		return 0
	}
	return int(math.Round((game.NoteSteps - 1) * float64(label-1) / float64(cells-1)))
}

// pitch returns the pitch of a step of the scale.
func pitch(step int) float32 { return float32(step) / (game.NoteSteps - 1) }

// BridgePitches returns the pitches of the tiles k and k+1, which differ.
func BridgePitches(k, cells int) (first, second float32) {
	a, b := step(k, cells), step(k+1, cells)
	switch {
	case a != b:
	case b < game.NoteSteps-1:
		b++
	default:
		a--
	}
	return pitch(a), pitch(b)
}

// Arrived returns the lowest tile that is in its goal cell on the new board and was not on the old one, and the lowest
// k such that only now k and k+1 are both in their goal cells, next to each other on the goal's line. 0 stands for none.
func Arrived(g puzzle.Goal, old, new puzzle.Board) (tile, bridge int) {
	for label := 1; label <= new.Size().Cells(); label++ {
		if !home(g, new, label) || home(g, old, label) {
			continue
		}
		if tile == 0 {
			tile = label
		}
		for k := label - 1; k <= label && bridge == 0; k++ {
			if joins(g, k) && home(g, new, k) && home(g, new, k+1) {
				bridge = k
			}
		}
	}
	return tile, bridge
}

func home(g puzzle.Goal, b puzzle.Board, label int) bool {
	return label != g.Missing() && b.At(g.CellOf(label)) == label
}

// joins reports whether the goal has a line that runs from the cell of k to the one of k+1 beside it.
func joins(g puzzle.Goal, k int) bool {
	if g.Kind() == puzzle.BoardKind || k < 1 || k >= g.Size().Cells() {
		return false
	}
	a, b, w := g.CellOf(k), g.CellOf(k+1), g.Size().W
	return a/w == b/w && max(a-b, b-a) == 1 || max(a-b, b-a) == w
}

// Times of the light that runs over a solved board.
const (
	lightEach  = 50 * time.Millisecond // from tile to tile
	lightLeast = 700 * time.Millisecond
	lightMost  = 1200 * time.Millisecond
	glowTime   = 240 * time.Millisecond // how long a tile glows
	flashTime  = 500 * time.Millisecond // of the light that runs back after a perfect solve, until its last tile lights up
	flashGlow  = 200 * time.Millisecond // how long a tile glows in it
)

// LightTime returns the time from the lighting of a solved board's first tile to that of its last one, at normal speed.
func LightTime(g puzzle.Goal) time.Duration {
	return min(max(time.Duration(g.Size().Cells()-2)*lightEach, lightLeast), lightMost)
}

// litAt returns when, as a part of LightTime, tile i of n lights up.
func litAt(i, n int) float32 { return float32(i) / float32(max(n-1, 1)) }

// leastBeat is the shortest time between two notes of a tune.
const leastBeat = 40 * time.Millisecond

// Tune returns the tune of a goal: the times and the pitches of its notes. There is one for each tile, when it lights up,
// if length is the time that the light takes; where that would be too fast, every second or third has one, and so on.
// The pitch is the tile's row; the lowest row has the key-note.
func Tune(g puzzle.Goal, length time.Duration) iter.Seq2[time.Duration, float32] {
	return func(yield func(time.Duration, float32) bool) {
		n := g.Size().Cells() - 1
		stride := 1
		if beats := int(length / leastBeat); n-1 > beats {
			stride = (n - 1 + beats - 1) / max(beats, 1)
		}
		i := 0
		for _, cell := range g.Order() {
			if cell == g.Board().Blank() {
				continue
			}
			at := time.Duration(litAt(i, n) * float32(length))
			if i%stride == (n-1)%stride && !yield(at, rowPitch(cell/g.Size().W, g.Size().H)) {
				return
			}
			i++
		}
	}
}

// rowPitch returns the pitch of a row in a tune: rows next to each other have notes next to each other, or the same if
// there are more rows than notes below the key-note.
func rowPitch(row, rows int) float32 {
	const keyNote = 10 // two octaves above the lowest step
	up := rows - 1 - row
	if rows-1 > keyNote {
		up = int(math.Round(keyNote * float64(up) / float64(rows-1)))
	}
	return pitch(keyNote - up)
}
