package cli

import (
	"io"
	"strings"

	"wildfifteen/puzzle"
)

// heldLine is a line that was read ahead.
type heldLine struct {
	text  string
	err   error
	n     int
	apart bool // it looks like a row, and so do its neighbours, but together they are no board
}

// joining makes the rows of a board that stand on lines of their own one input. A line that is a whole board is always an input of its own.
// size is that of boards, or the zero Size if their texts tell it.
func (l *lines) joining(size puzzle.Size) *lines {
	l.rows, l.size = true, size
	return l
}

// whole returns a line of standard input or, if it is the first row of a board, that board. Then all following lines with as many cells are
// its rows: a line that looks like a row is never a board by itself, and that a board is complete shows only after its last row. So without
// a size such a board is answered once another line follows, or the end of the input.
func (l *lines) whole(first string) string {
	width := l.rowCells(first)
	if width == 0 || l.apart {
		return first
	}
	rows, at, most := []heldLine{{text: first, n: l.n}}, l.n, puzzle.MaxSide
	if l.size.H > 0 {
		most = l.size.H
	}
	for len(rows) < most {
		text, err := l.line()
		if err == io.EOF {
			break
		}
		if err != nil || l.rowCells(text) != width {
			l.held = append(l.held, heldLine{text: text, err: err, n: l.n})
			break
		}
		rows = append(rows, heldLine{text: text, n: l.n, apart: true})
	}
	l.n = at
	if board, ok := l.join(rows); ok {
		return board
	}
	l.apart = len(rows) > 1
	l.held = append(rows[1:], l.held...)
	return first
}

// rowCells returns the number of cells of a line that can only be a row of a board, 0 for any other.
func (l *lines) rowCells(line string) int {
	text := respelled(line)
	cells := strings.Fields(text)
	if !l.rows || len(cells) < 2 || l.size != (puzzle.Size{}) && (len(cells) != l.size.W || l.size.H == 1) {
		return 0
	}
	seen := map[string]bool{}
	for _, cell := range cells {
		if seen[cell] || strings.Trim(cell, "0123456789") != "" {
			return 0
		}
		seen[cell] = true
	}
	if _, err := puzzle.ParseBoard(text, l.size); err == nil {
		return 0
	}
	return len(cells)
}

// join returns the board of several rows.
func (l *lines) join(rows []heldLine) (board string, ok bool) {
	texts := make([]string, len(rows))
	for i, row := range rows {
		texts[i] = respelled(row.text)
	}
	board = strings.Join(texts, "/")
	_, err := puzzle.ParseBoard(board, l.size)
	return board, err == nil && len(rows) > 1
}

// hinted returns the error of an input, with what to do if it may be a row of a board.
func (e *env) hinted(l *lines, err error) error {
	if err == nil || !l.apart {
		return err
	}
	return &hintedError{e.lang.T("cli.rows_apart", "text", e.word(err)), err}
}
