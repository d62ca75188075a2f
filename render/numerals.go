package render

import "wildfifteen/puzzle"

// Numerals is how the numbers on tiles are written.
type Numerals uint8

// The numerals.
const (
	Arabic Numerals = iota
	Roman
	Pips       // dots as on dice, on boards of up to maxPips; other boards have Arabic numerals
	NoNumerals // the colours alone tell the tiles apart; in high contrast, which has none, they are Arabic
)

// maxPips is the largest number that is written in pips: that of 6x6.
const maxPips = 36

// on returns the numerals that tiles of a board get in a theme.
func (n Numerals) on(b puzzle.Board, t *Theme) Numerals {
	if n == Pips && b.Size().Cells() > maxPips || n == NoNumerals && t.Contrast {
		return Arabic
	}
	return n
}

// maxNumeral is the length of the longest Roman number up to 1024, DCCCLXXXVIII.
const maxNumeral = 12

// append appends the characters of a positive number up to 1024.
func (n Numerals) append(dst []rune, number int) []rune {
	if n == Roman {
		return appendRoman(dst, number)
	}
	lo := len(dst)
	for ; number > 0; number /= 10 {
		dst = append(dst, rune('0'+number%10))
	}
	for i, j := lo, len(dst)-1; i < j; i, j = i+1, j-1 {
		dst[i], dst[j] = dst[j], dst[i]
	}
	return dst
}

// romans are the values that Roman numbers are added up from, the largest first.
var romans = [...]struct {
	value int
	text  string
}{{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}}

func appendRoman(dst []rune, number int) []rune {
	for _, r := range romans {
		for ; number >= r.value; number -= r.value {
			for _, c := range r.text {
				dst = append(dst, c)
			}
		}
	}
	return dst
}

// pipAt returns the position of the i-th of n pips, 0..1 across and down a square: up to 9 as on dice, more in rows.
func pipAt(i, n int) (x, y float32) {
	if n <= 9 {
		at := diceCells[n][i]
		return (float32(at%3) + 0.5) / 3, (float32(at/3) + 0.5) / 3
	}
	columns := 4
	for columns*columns < n {
		columns++
	}
	rows := (n + columns - 1) / columns
	row, in := i/columns, columns
	if row == rows-1 {
		in = n - row*columns
	}
	return 0.5 + (float32(i%columns)-float32(in-1)/2)/float32(columns), 0.5 + (float32(row)-float32(rows-1)/2)/float32(columns)
}

// diceCells are the cells, of a square of three by three, that hold the pips of the numbers up to 9.
var diceCells = [10][]int{
	1: {4}, 2: {2, 6}, 3: {2, 4, 6}, 4: {0, 2, 6, 8}, 5: {0, 2, 4, 6, 8}, 6: {0, 2, 3, 5, 6, 8},
	7: {0, 2, 3, 4, 5, 6, 8}, 8: {0, 1, 2, 3, 5, 6, 7, 8}, 9: {0, 1, 2, 3, 4, 5, 6, 7, 8},
}

// pips draws a number as pips on the face r of a tile.
func (p *tiles) pips(r Rect, number int, c Color) {
	columns := float32(3)
	for number > 9 && columns*columns < float32(number) {
		columns++
	}
	area := Rect{r.X + r.W*0.14, r.Y + r.H*0.14, r.W * 0.72, r.H * 0.72}
	d := max(2, round(0.62*area.W/columns))
	if number <= 9 {
		d = max(2, round(0.19*r.W))
	}
	for i := range number {
		x, y := pipAt(i, number)
		p.list.Fill(Rect{round(area.X + x*area.W - d/2), round(area.Y + y*area.H - d/2), d, d}, d/2, c)
	}
}
