package puzzle

import "math/rand/v2"

// WildPath draws a line through every cell of a board, nearly uniformly from all such lines in either
// direction. From the snake it makes many backbites: at one end of the line, both alike, a random cell
// beside it is joined to the end and the line is cut where it left that cell before, so that it has a new
// end. Backbites alone reach only half of the lines of an even board (the ends keep their colours); a last
// coin for the direction, and coins for the mirror images, reach the others. The size must be legal; on
// one row or column there are two lines. 4x4 takes some ten microseconds, 32x32 some milliseconds.
func WildPath(size Size, src rand.Source) Path {
	l := newLine(size)
	if size.Playable() {
		l.mix(src)
	}
	return l.path(src.Uint64())
}
