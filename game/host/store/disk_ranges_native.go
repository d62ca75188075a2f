//go:build !js

package store

import (
	"errors"
	"io"
	"os"
	"path/filepath"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// Read reads a part of a file.
func (d *Disk) Read(at game.Range) {
	d.ranges.do(func() {
		data, err := d.ReadNow(at)
		reply := game.Reply{Kind: game.Ranged, Range: at, Data: data}
		if err != nil {
			reply.Text = systemWords(err)
			d.cannotRead([]string{at.Name}, reply.Text)
		}
		d.ranges.answer(reply)
	})
}

// ReadNow reads a part of a file, and waits for it.
func (d *Disk) ReadNow(at game.Range) ([]byte, error) {
	return readRange(filepath.Join(d.dir, filepath.Base(at.Name)), at)
}

func readRange(path string, at game.Range) ([]byte, error) {
	if isPipe(path) {
		return nil, errPipe
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data := make([]byte, at.Length)
	n, err := f.ReadAt(data, at.From)
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return data[:n], err
}

// Write writes data to a place in a file, unless the file ends before it. It keeps the lock of the records meanwhile, so
// that several processes can write the same index. The data is not synced.
func (d *Disk) Write(name string, at int64, data []byte) {
	d.ranges.do(func() {
		_ = d.locked(game.SolvesFile, func() error { // what is missing is written at another start
			return writeRange(filepath.Join(d.dir, filepath.Base(name)), at, data)
		})
	})
}

func writeRange(path string, at int64, data []byte) error {
	if isPipe(path) {
		return errPipe
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE, 0o644)
	if err != nil {
		return err
	}
	info, err := f.Stat()
	if err == nil && info.Mode().IsRegular() && info.Size() >= at {
		_, err = f.WriteAt(data, at)
	}
	return errors.Join(err, f.Close())
}

// Replies appends the notices and the answers of Read since the last call, and records that other programs have added.
func (d *Disk) Replies(dst []game.Reply, l *assets.Lang) []game.Reply {
	d.lookForMore()
	return d.ranges.take(d.failures.Replies(dst, l))
}

// measure returns the size of a file of records that is too long to be read at once, 0 for others.
func (d *Disk) measure(name string) int64 {
	path := filepath.Join(d.dir, name)
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() <= game.LongFile {
		return 0
	}
	if _, err := readRange(path, game.Range{Length: 1}); err != nil {
		return 0 // reading it at once tells the player
	}
	return info.Size()
}

// addLong arranges that a long file of records is read in parts. It reports false if the file is short.
func (d *Disk) addLong(files *game.Files, name string) bool {
	size := int64(0)
	if name == game.SolvesFile {
		size = d.measure(name)
	}
	if size == 0 {
		return false
	}
	files.Long, files.Sizes = d, map[string]int64{name: size}
	if info, err := os.Stat(filepath.Join(d.dir, game.IndexFile)); err == nil {
		files.Sizes[game.IndexFile] = info.Size()
	}
	return true
}
