//go:build !js && !android && !ios

package host

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"sync"

	"wildfifteen/game"
	"wildfifteen/game/pictures"
)

// longFiles are the long files that the player has chosen, by their names in ranges.
type longFiles struct {
	mu    sync.Mutex
	files map[string]longFile
}

// longFile is a long file that the player has chosen.
type longFile struct {
	open func() (fs.File, error)
	size int64
}

// begin takes a file and returns its name in ranges.
func (l *longFiles) begin(open func() (fs.File, error), size int64) (name string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.files == nil {
		l.files = map[string]longFile{}
	}
	name = openedName(len(l.files) + 1)
	l.files[name] = longFile{open, size}
	return name
}

// read reads a part of a file.
func (l *longFiles) read(r game.Range) ([]byte, error) {
	l.mu.Lock()
	f, ok := l.files[r.Name]
	l.mu.Unlock()
	if !ok {
		return nil, errNoFile
	}
	return f.read(r)
}

// read reads a part. The file is open only meanwhile: nobody says when the last part has been read.
func (l longFile) read(r game.Range) ([]byte, error) {
	f, err := l.open()
	if err != nil {
		return nil, err
	}
	defer f.Close()
	at, ok := f.(io.ReaderAt)
	if !ok {
		return nil, errors.ErrUnsupported
	}
	data := make([]byte, max(0, min(int64(r.Length), l.size-r.From)))
	n, err := at.ReadAt(data, r.From)
	if n == len(data) {
		err = nil // it may be io.EOF
	}
	return data[:n], err
}

// openPart replies with a part of a long file.
func (s *system) openPart(r game.Range) {
	go func() {
		data, err := s.long.read(r)
		reply := game.Reply{Kind: game.Ranged, Range: r, Data: data}
		if err != nil {
			reply.Text = err.Error()
		}
		s.host.requests.reply(reply)
	}()
}

// offer replies with a file: with all of it or, if it is long and no picture, with how it begins.
func (s *system) offer(name string, open func() (fs.File, error)) error {
	f, err := open()
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	reply := game.Reply{Kind: game.Opened, Text: name}
	size := info.Size()
	if info.Mode().IsRegular() && size > longOpened {
		reply.Data = make([]byte, longOpened)
		if _, err := io.ReadFull(f, reply.Data); err != nil {
			return err
		}
		if !pictures.Is(reply.Data) {
			reply.Range = game.Range{Name: s.long.begin(open, size), Length: int(size)}
			s.host.requests.reply(reply)
			return nil
		}
		_ = f.Close()
		if f, err = open(); err != nil {
			return err
		}
		defer f.Close()
	}
	if reply.Data, err = opened(f, name); err != nil {
		return err
	}
	s.host.requests.reply(reply)
	return nil
}

// opened reads a whole file. The error is a tooLarge if it has more bytes than a picture may have. Only pictures do: other files of
// that length are read in parts, unless they grow meanwhile or have no end.
func opened(f fs.File, name string) ([]byte, error) {
	var whole bytes.Buffer
	if info, err := f.Stat(); err == nil && info.Size() <= pictures.MaxFile { // a long file should be in memory only once
		whole.Grow(int(max(0, info.Size())) + bytes.MinRead)
	}
	_, err := whole.ReadFrom(io.LimitReader(f, pictures.MaxFile+1))
	if err == nil && whole.Len() > pictures.MaxFile {
		err = tooLarge{name, pictures.MaxFile}
	}
	return whole.Bytes(), err
}
