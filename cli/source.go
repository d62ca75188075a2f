package cli

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"iter"
	"os"
	"time"

	"wildfifteen/game"
)

// source is a file that is read in parts, more than once.
type source struct {
	io.ReaderAt
	name     string
	size     int64
	modified time.Time
	file     *os.File // nil: all of it is in memory
	answer   func(game.Reply)
	err      error // of reading lines
}

// openSource opens a file; "-" is standard input. What cannot be read twice is in memory.
func (m *importer) openSource(name string) (*source, error) {
	s := &source{name: name, modified: time.Now()}
	in := m.in
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		info, err := f.Stat()
		if err == nil {
			s.modified = info.ModTime()
		}
		if err == nil && info.Mode().IsRegular() {
			s.ReaderAt, s.file, s.size = f, f, info.Size()
			return s, nil
		}
		defer f.Close()
		in = f
	}
	data, err := io.ReadAll(in)
	s.ReaderAt, s.size = bytes.NewReader(data), int64(len(data))
	return s, err
}

func (s *source) close() {
	if s.file != nil {
		_ = s.file.Close()
	}
}

// maxFirst is how much of a file is looked at to tell what it is.
const maxFirst = 64 << 10

// first returns the first line that is not blank, or how it begins.
func (s *source) first() (string, error) {
	head := make([]byte, min(s.size, maxFirst))
	n, err := s.ReadAt(head, 0)
	if errors.Is(err, io.EOF) {
		err = nil
	}
	line, _, _ := bytes.Cut(bytes.TrimSpace(head[:n]), []byte{'\n'})
	return string(line), err
}

// lines returns the lines of the file, until one cannot be read.
func (s *source) lines() iter.Seq[string] {
	return func(yield func(string) bool) {
		r := bufio.NewReaderSize(io.NewSectionReader(s, 0, s.size), maxFirst)
		for {
			line, err := r.ReadString('\n')
			if line != "" && !yield(line) {
				return
			}
			if err != nil {
				if !errors.Is(err, io.EOF) {
					s.err = err
				}
				return
			}
		}
	}
}

// Read answers with a part of the file.
func (s *source) Read(r game.Range) {
	data := make([]byte, r.Length)
	n, err := s.ReadAt(data, r.From)
	reply := game.Reply{Kind: game.Ranged, Range: r, Data: data[:n]}
	if err != nil && !errors.Is(err, io.EOF) {
		reply.Text = err.Error()
	}
	s.answer(reply)
}
