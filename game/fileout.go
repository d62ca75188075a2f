package game

import (
	"bytes"
	"encoding/json"
	"io"
)

// FileOut is a file for the player to keep: Data, then Lines, then Tail.
type FileOut struct {
	Name  string
	Type  string // media type
	Data  []byte
	Lines *Lines // nil: there are none
	Tail  []byte
}

// Lines are lines of a stored file that are too many to be held in memory. They are written as the text of a string in JSON.
type Lines struct {
	Name    string
	Size    int64   // only lines in the first bytes of the file
	Without []int64 // where the lines begin that are left out, in order
	More    []Part  // other lines of the file
}

// Part is a part of a file that consists of whole lines.
type Part struct{ From, To int64 }

// linesPiece is how much of a file is in memory while its lines are written.
const linesPiece = 256 << 10

// Write writes the file. Lines are read with read, which waits. The file may be long: do not call this in a tick.
func (f *FileOut) Write(w io.Writer, read func(Range) ([]byte, error)) error {
	if _, err := w.Write(f.Data); err != nil {
		return err
	}
	if f.Lines != nil {
		if err := f.Lines.write(w, read); err != nil {
			return err
		}
	}
	_, err := w.Write(f.Tail)
	return err
}

func (l *Lines) write(w io.Writer, read func(Range) ([]byte, error)) error {
	if err := l.writePart(w, read, Part{To: l.Size}, l.Without); err != nil {
		return err
	}
	for _, part := range l.More {
		if err := l.writePart(w, read, part, nil); err != nil {
			return err
		}
	}
	return nil
}

// writePart writes the lines of a part, but not those that begin at the given offsets.
func (l *Lines) writePart(w io.Writer, read func(Range) ([]byte, error), part Part, without []int64) error {
	var rest, out []byte // rest begins at the offset at
	for from, at := part.From, part.From; at < part.To; {
		piece := []byte(nil)
		if n := min(linesPiece, part.To-from); n > 0 {
			var err error
			if piece, err = read(Range{Name: l.Name, From: from, Length: int(n)}); err != nil {
				return err
			}
			if int64(len(piece)) < n {
				return io.ErrUnexpectedEOF // the file is shorter than it was
			}
			from += n
		}
		rest, out = append(rest, piece...), out[:0]
		for at < part.To {
			line, next, whole := bytes.Cut(rest, []byte{'\n'})
			if !whole && from < part.To {
				break
			}
			if len(without) > 0 && without[0] == at {
				without = without[1:]
			} else {
				out = AppendQuoted(out, line)
			}
			at += int64(len(rest) - len(next))
			rest = next
		}
		rest = bytes.Clone(rest)
		if _, err := w.Write(out); err != nil {
			return err
		}
	}
	return nil
}

// AppendQuoted appends a line with its newline as a part of a string in JSON. A blank line is left out.
func AppendQuoted(dst, line []byte) []byte {
	if len(bytes.TrimSpace(line)) == 0 {
		return dst
	}
	quoted, _ := json.Marshal(string(line)) // texts can always be written
	return append(append(dst, quoted[1:len(quoted)-1]...), `\n`...)
}
