package puzzle

import (
	"math"
	"strconv"
)

// ParseBoard reads a board: rows joined by "/", cells by white space or commas, white space around
// everything. A flat list, without any "/", is cut into rows of the size given; the zero size takes the
// shape from the rows, or reads n*n cells as n x n.
func ParseBoard(text string, size Size) (Board, error) {
	if size != (Size{}) && !size.Legal() {
		return Board{}, &Error{Kind: FaultRange, Input: size.String(), Offset: -1, Min: 1, Max: MaxSide, Got: illegalSide(size)}
	}
	s := scanner{text: text}
	return s.board(size, 0)
}

// MustParseBoard is [ParseBoard] without a size, for texts known to be good: it panics on an error.
func MustParseBoard(text string) Board {
	b, err := ParseBoard(text, Size{})
	if err != nil {
		panic(err)
	}
	return b
}

// String returns the board's text, rows joined by "/" and cells by one space; "" for the zero Board.
func (b Board) String() string { return string(b.appendCells(nil, ' ', '/')) }

// AppendText appends the text that [Board.String] returns. The error is always nil; it is there to make
// Board an encoding.TextAppender.
func (b Board) AppendText(dst []byte) ([]byte, error) { return b.appendCells(dst, ' ', '/'), nil }

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

// A labelList gathers the labels of a board whose size may not be known yet.
type labelList struct {
	n      int
	labels [maxCells]uint16
	at     [maxCells]int32 // where each label was read
}

// check looks for a label that stands twice and for the blank. Where it fails it names the label's index.
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

// board reads a board up to the byte that closes it, or to the end of the text where that is 0.
func (s *scanner) board(size Size, closing byte) (Board, error) {
	start := s.pos
	var list labelList
	rows, err := s.rows(&list, size, closing)
	if err != nil {
		return Board{}, err
	}
	if err := s.closed(closing, list.n == size.Cells()); err != nil {
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
		err := s.fail(kind, int(list.at[i]), "")
		err.Got = int(list.labels[i])
		return Board{}, err
	}
	return list.board(size), nil
}

// ends reports whether the board may end here: at the byte that closes it, or at the end of the text where that is 0.
func (s *scanner) ends(closing byte) bool {
	return s.peek() == closing && (closing != 0 || s.pos == len(s.text))
}

// closed fails unless the board ends here; full tells that no more cells are wanted.
func (s *scanner) closed(closing byte, full bool) error {
	switch {
	case s.ends(closing):
		return nil
	case !full && s.pos < len(s.text):
		return s.syntax("number")
	case closing == 0:
		return s.syntax("end")
	}
	return s.expect(closing)
}

// rows reads the cells up to the byte that closes the board and returns the number of rows they stand in. It holds
// the rows to one length, but for one that something breaks off that is no cell: that is the fault then.
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
				if !more && s.pos < len(s.text) && !s.ends(closing) { // it is broken off by what is no cell
					return 0, s.syntax("number")
				}
				err := s.fail(FaultRow, int(list.at[first]), "")
				err.Got, err.Min = length, width
				return 0, err
			}
		}
		if !more {
			return rows, nil
		}
	}
}

// row reads the cells up to a "/" or to the end of the board.
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
		list.labels[list.n], list.at[list.n] = uint16(label), int32(min(at, math.MaxInt32))
		list.n++
		space := s.space()
		if s.take(',') {
			s.space()
		} else if !space || !isDigit(s.peek()) {
			return nil
		}
	}
}

// inferSize takes the size from the rows, or from a flat list of n*n cells, and holds the labels to it.
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
			err := s.fail(FaultRange, int(list.at[i]), "")
			err.Got, err.Max = int(label), list.n
			return Size{}, err
		}
	}
	return size, nil
}

// excerpt writes the first labels, for an error to quote.
func excerpt(labels []int) string {
	const most = 1100 // a whole board and a little more
	var dst []byte
	for i, label := range labels[:min(len(labels), most)] {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = strconv.AppendInt(dst, int64(label), 10)
	}
	return string(dst)
}
