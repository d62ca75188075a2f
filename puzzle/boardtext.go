package puzzle

import (
	"math"
	"strconv"
)

// ParseBoard reads a board: rows separated by "/", cells separated by white space or commas, with white space
// anywhere around them. A flat list (cells without any "/") is cut into rows of the given size. With the zero
// Size, rows determine their own size, and a flat list of n*n cells is read as n x n.
func ParseBoard(text string, size Size) (Board, error) {
	if size != (Size{}) && !size.Legal() {
		return Board{}, &Error{Kind: FaultRange, Input: size.String(), Offset: -1, Min: 1, Max: MaxSide, Got: illegalSide(size)}
	}
	s := scanner{text: text}
	return s.board(size, 0)
}

// MustParseBoard is like [ParseBoard] without a size but panics if the text is not a board. It is meant for
// constants and tests.
func MustParseBoard(text string) Board {
	b, err := ParseBoard(text, Size{})
	if err != nil {
		panic(err)
	}
	return b
}

// String returns the text of the board, rows separated by "/" and cells by one space; "" for the zero Board.
func (b Board) String() string { return string(b.appendCells(nil, ' ', '/')) }

// AppendText appends the text that [Board.String] returns to dst, so that Board is an encoding.TextAppender. The error is
// [FaultSizeNeeded] for a board of one row and several columns, whose text does not tell its size; it is nil for all others.
func (b Board) AppendText(dst []byte) ([]byte, error) {
	if b.h == 1 && b.w > 1 {
		return dst, &Error{Kind: FaultSizeNeeded, Input: b.String(), Got: int(b.w)}
	}
	return b.appendCells(dst, ' ', '/'), nil
}

func (b Board) appendCells(dst []byte, comma, slash byte) []byte {
	for cell := range len(b.cells) / 2 {
		if cell > 0 {
			between := comma
			if cell%int(b.w) == 0 {
				between = slash
			}
			dst = append(dst, between)
		}
		dst = strconv.AppendUint(dst, uint64(b.At(cell)), 10)
	}
	return dst
}

// labelList collects the labels of a board whose size may not be known yet.
type labelList struct {
	n      int
	labels [maxCells]uint16
	offset [maxCells]int32 // offset of each label in the text
}

// check looks for a label that occurs twice and for the blank. If it fails, it returns the kind of the fault
// and the index of the label at fault.
func (l *labelList) check() (index int, kind Fault, ok bool) {
	var seen [maxCells + 1]bool
	for i, label := range l.labels[:l.n] {
		if seen[label] {
			return i, FaultDuplicate, false
		}
		seen[label] = true
	}
	return 0, FaultNoBlank, seen[0]
}

func (l *labelList) board(size Size) Board { return pack(size, l.labels[:l.n]) }

// board reads a board up to its closing byte, or up to the end of the text if closing is 0.
func (s *scanner) board(size Size, closing byte) (Board, error) {
	start := s.pos
	var list labelList
	rows, err := s.rows(&list, size, closing)
	if err != nil {
		return Board{}, err
	}
	if err := s.expectEnd(closing, list.n == size.Cells()); err != nil {
		return Board{}, err
	}
	if size == (Size{}) {
		if size, err = s.inferSize(&list, rows, start); err != nil {
			return Board{}, err
		}
	}
	if list.n != size.Cells() {
		err := s.fail(FaultCount, s.pos, "")
		err.Got, err.Min = list.n, size.Cells()
		return Board{}, err
	}
	if i, kind, ok := list.check(); !ok {
		err := s.fail(kind, int(list.offset[i]), "")
		err.Got = int(list.labels[i])
		return Board{}, err
	}
	return list.board(size), nil
}

// atEnd reports whether the board may end here: at its closing byte, or at the end of the text if closing is
// 0.
func (s *scanner) atEnd(closing byte) bool {
	return s.peek() == closing && (closing != 0 || s.pos == len(s.text))
}

// expectEnd returns an error unless the board ends here. full says that the board already has all its cells;
// the error then does not ask for another number.
func (s *scanner) expectEnd(closing byte, full bool) error {
	switch {
	case s.atEnd(closing):
		return nil
	case !full && s.pos < len(s.text):
		return s.syntax("number")
	case closing == 0:
		return s.syntax("end")
	}
	return s.expect(closing)
}

// rows reads all cells up to the end of the board and returns the number of rows. All rows must have the same
// length. If a short row stops at a byte that cannot be part of a cell, that byte is reported and not the
// length of the row.
func (s *scanner) rows(list *labelList, size Size, closing byte) (rows int, err error) {
	limit, width := maxCells, 0
	if size != (Size{}) {
		limit = size.Cells()
	}
	for {
		first := list.n
		if err := s.row(list, limit); err != nil {
			return 0, err
		}
		more := s.take('/')
		rows++
		if length := list.n - first; more || rows > 1 {
			if rows == 1 {
				width = length
				if size != (Size{}) {
					width = size.W
				}
			}
			if length != width {
				if !more && s.pos < len(s.text) && !s.atEnd(closing) { // the row stops at a byte that is no part of a cell
					return 0, s.syntax("number")
				}
				err := s.fail(FaultRow, int(list.offset[first]), "")
				err.Got, err.Min = length, width
				return 0, err
			}
		}
		if !more {
			return rows, nil
		}
	}
}

// row reads cells up to a "/" or to the end of the board, at most until the list holds limit labels.
func (s *scanner) row(list *labelList, limit int) error {
	s.space()
	for {
		at := s.pos
		label, err := s.number(0, limit)
		if err != nil {
			return err
		}
		if list.n == limit {
			err := s.fail(FaultCount, at, "")
			err.Got, err.Min = limit+1, limit
			return err
		}
		list.labels[list.n], list.offset[list.n] = uint16(label), int32(min(at, math.MaxInt32))
		list.n++
		space := s.space()
		if s.take(',') {
			s.space()
		} else if !space || !isDigit(s.peek()) {
			return nil
		}
	}
}

// inferSize derives the size from the rows, or from a flat list of n*n cells, and checks that every label is
// within 0..w*h.
func (s *scanner) inferSize(list *labelList, rows, start int) (Size, error) {
	size := Size{list.n / rows, rows}
	if rows == 1 {
		side := int(math.Sqrt(float64(list.n)))
		if size = (Size{side, side}); size.Cells() != list.n {
			err := s.fail(FaultSizeNeeded, start, "")
			err.Got = list.n
			return Size{}, err
		}
	}
	if !size.Legal() {
		err := s.fail(FaultRange, start, "")
		err.Got, err.Min, err.Max = illegalSide(size), 1, MaxSide
		return Size{}, err
	}
	for i, label := range list.labels[:list.n] {
		if int(label) > list.n {
			err := s.fail(FaultRange, int(list.offset[i]), "")
			err.Got, err.Max = int(label), list.n
			return Size{}, err
		}
	}
	return size, nil
}

// excerpt returns the first labels as text, for an error to quote.
func excerpt(labels []int) string {
	const maxLabels = 1100 // a whole board and a little more
	var dst []byte
	for i, label := range labels[:min(len(labels), maxLabels)] {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = strconv.AppendInt(dst, int64(label), 10)
	}
	return string(dst)
}
