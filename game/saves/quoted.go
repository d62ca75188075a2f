package saves

import (
	"bytes"
	"encoding/json"

	"wildfifteen/game"
)

// BackupFile is a file that the player has chosen.
type BackupFile struct {
	Data   []byte // all of it or, if there is a Reader, how it begins
	Name   string // in the ranges that Reader is asked for
	Size   int64  // with a Reader
	Reader Reader // nil: all of it is in Data
}

// Reader reads parts of a file, in the way of [game.Ranges].
type Reader interface{ Read(r game.Range) }

const (
	quotedPiece = 256 << 10 // how much of a backup is read at a time
	maxFrame    = 64 << 20  // what is around the records is never longer
)

// quoted reads the lines of the records in a backup, one by one: they stand as a string in JSON. What is around them is kept
// as the frame.
type quoted struct {
	data   []byte // how the backup begins
	file   Reader // nil: all of it is in data
	pieces stream
	part   quotedPart
	frame  []byte // without the records
	from   int64  // where their text begins in the file, after its quotation mark; 0: there are none
	rest   []byte // what has been read of the text and not been used
	seen   int    // bytes of rest without the end of a line
	used   int    // bytes of lines that have been returned
	second bool   // the lines are read for a second time, and only they
	broken bool   // the text does not end, or its escapes are none
	long   bool   // the frame is too long
	failed bool   // the file cannot be read
}

// quotedPart is a part of a backup.
type quotedPart uint8

const (
	beforeText quotedPart = iota
	inText
	afterText
	noMore
)

// open begins to read a backup.
func (q *quoted) open(f BackupFile) {
	*q = quoted{data: f.Data, file: f.Reader, pieces: stream{name: f.Name, size: max(f.Size, int64(len(f.Data))), piece: quotedPiece}}
}

// again goes back to the first line.
func (q *quoted) again() {
	q.part, q.rest, q.seen, q.used, q.frame, q.second = noMore, nil, 0, 0, nil, true
	if q.from == 0 {
		return
	}
	q.part = inText
	s := &q.pieces
	s.ended, s.ready, s.asked, s.used = false, nil, q.from, q.from
}

// piece returns the next piece of the file if it is there.
func (q *quoted) piece() (piece []byte, ok bool) {
	s := &q.pieces
	if left := int64(len(q.data)) - s.used; left > 0 {
		piece = q.data[s.used:][:min(left, quotedPiece)]
		s.used += int64(len(piece))
		s.asked = s.used
		return piece, true
	}
	return s.next(q.file)
}

// reply takes a part of the file; it reports false if the reply is about something else.
func (q *quoted) reply(p game.Reply) bool {
	if q.file == nil || p.Range.Name != q.pieces.name {
		return false
	}
	q.failed = q.failed || p.Text != ""
	q.pieces.got(p)
	return true
}

// next returns the next line without its newline. Without one, more tells whether it has to be read first.
func (q *quoted) next() (line []byte, ok, more bool) {
	for q.part != noMore {
		if q.part == inText {
			if line, ok = q.line(); ok {
				return line, true, true
			}
		}
		piece, read := q.piece()
		switch {
		case read:
			q.take(piece)
		case q.failed || q.pieces.ended:
			q.broken = q.broken || q.failed || q.part == inText
			q.part = noMore
		default:
			return nil, false, true
		}
	}
	return nil, false, false
}

// take takes the next piece of the file.
func (q *quoted) take(piece []byte) {
	switch q.part {
	case beforeText:
		before := len(q.frame)
		q.frame = append(q.frame, piece...)
		if at := findText(q.frame, before); at > 0 {
			q.from, q.part = int64(at), inText
			q.rest, q.frame = bytes.Clone(q.frame[at:]), q.frame[:at:at]
		}
	case inText:
		q.rest = append(bytes.Clone(q.rest), piece...)
	case afterText:
		q.frame = append(q.frame, piece...)
	}
	if len(q.frame) > maxFrame {
		q.frame, q.long, q.part = nil, true, noMore
	}
}

// findText returns where the text of the records begins in a backup, after its quotation mark, 0 if there is none. Its name
// cannot stand inside another string, where the quotation marks have backslashes. It does not end before the given offset.
func findText(data []byte, after int) int {
	const name = `"` + game.SolvesFile + `"`
	at := bytes.Index(data[max(0, after-maxSpace):], []byte(name))
	if at < 0 {
		return 0
	}
	at += max(0, after-maxSpace) + len(name)
	space := func(n int) int {
		for n < len(data) && (data[n] == ' ' || data[n] == '\n' || data[n] == '\r' || data[n] == '\t') {
			n++
		}
		return n
	}
	if at = space(at); at == len(data) || data[at] != ':' {
		return 0
	}
	if at = space(at + 1); at == len(data) || data[at] != '"' {
		return 0
	}
	return at + 1
}

// maxSpace is how long a name with the spaces behind it may be where two pieces meet.
const maxSpace = 1 << 10

// line returns the next line of the text if all of it has been read.
func (q *quoted) line() (line []byte, ok bool) {
	for i := q.seen; i < len(q.rest); i++ {
		switch q.rest[i] {
		case '"':
			line, q.part = q.rest[:i], noMore
			if !q.second {
				q.frame, q.part = append(q.frame, q.rest[i:]...), afterText
			}
			q.rest = nil
			return q.text(line), len(line) > 0
		case '\\':
			if i+1 == len(q.rest) {
				q.seen = i
				return nil, false
			}
			if i++; q.rest[i] == 'n' {
				line, q.rest, q.seen = q.rest[:i-1], q.rest[i+1:], 0
				return q.text(line), true
			}
		}
	}
	if q.seen = len(q.rest); q.seen > 2*longest { // a quotation mark takes two bytes
		q.broken, q.part = true, noMore
	}
	return nil, false
}

// text returns a part of the text without its escapes.
func (q *quoted) text(part []byte) []byte {
	q.used += len(part)
	if len(part) == 0 {
		return nil
	}
	var text string
	whole := append(append([]byte{'"'}, part...), '"')
	if json.Unmarshal(whole, &text) != nil {
		q.broken = true
	}
	return []byte(text)
}
