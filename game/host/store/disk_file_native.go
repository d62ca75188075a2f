//go:build !js

package store

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
)

// tempMark stands between a file's name and digits in the name of a file that is being written in its place.
const tempMark = ".tmp-"

var errPipe = errors.New("not a file")

// noSync reports whether an error says that the file system cannot sync.
func noSync(err error) bool {
	return errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.EINVAL)
}

// readFile reads a file. Unlike os.ReadFile it does not wait for the other end of a pipe.
func readFile(path string) ([]byte, os.FileInfo, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, nil, err
	}
	if info.Mode()&(os.ModeNamedPipe|os.ModeSocket|os.ModeDevice) != 0 {
		return nil, nil, errPipe
	}
	data, err := os.ReadFile(path)
	return data, info, err
}

// ReadFile reads a file that is not the game's. It does not wait for the other end of a pipe.
func ReadFile(path string) ([]byte, error) {
	data, _, err := readFile(path)
	return data, err
}

// isPipe reports whether there is a pipe, which to open may take for ever.
func isPipe(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode()&os.ModeNamedPipe != 0
}

// isFile reports whether there is a file that can be opened without waiting.
func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// appendLines adds lines, each with its newline, to a file in one write, and before them a newline if the file ends in
// half a line. If the write fails or is incomplete, the file is cut back to its old size; lines that have been written
// stay, whatever happens then. No other process may write the file meanwhile. at is where the first line begins.
func appendLines(path string, lines []byte) (at int64, err error) {
	if isPipe(path) {
		return 0, errPipe
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return 0, err
	}
	size, complete, err := tail(f)
	if err != nil {
		_ = f.Close()
		return 0, err
	}
	at = size
	if !complete {
		lines = append([]byte{'\n'}, lines...)
		at++
	}
	if _, err := f.Write(lines); err != nil {
		return 0, errors.Join(err, f.Truncate(size), f.Close())
	}
	if err := f.Close(); err != nil { // a disk far away may refuse now what it seemed to take
		return at, settle(path, size, size+int64(len(lines)), err)
	}
	return at, nil
}

// settle finds out whether a file has the size that it should have after a write whose success is not sure. If not, the
// file is cut back to its old size and the error is err.
func settle(path string, before, after int64, err error) error {
	if info, failed := os.Stat(path); failed == nil && (info.Size() == after || !info.Mode().IsRegular()) {
		return nil
	}
	return errors.Join(err, os.Truncate(path, before))
}

// tail returns the size of f, and whether its last line is complete.
func tail(f *os.File) (size int64, complete bool, err error) {
	info, err := f.Stat()
	if err != nil {
		return 0, false, err
	}
	size = info.Size()
	if size == 0 {
		return 0, true, nil
	}
	var last [1]byte
	if _, err := f.ReadAt(last[:], size-1); err != nil && !errors.Is(err, io.EOF) {
		return 0, false, err
	}
	return size, last[0] == '\n', nil
}

// replaceFile makes a file hold just data: it writes and syncs another file and renames it. Even after a crash the file
// holds either its old content or data. A link stays a link.
func replaceFile(path string, data []byte, sync func(*os.File) error) error {
	if to, err := filepath.EvalSymlinks(path); err == nil {
		path = to
	}
	temp, err := writeTemp(path, data, sync)
	if err != nil {
		return err
	}
	if err := os.Rename(temp, path); err != nil {
		_ = os.Remove(temp) // if that fails, it only wastes space
		return err
	}
	syncDir(filepath.Dir(path))
	return nil
}

// writeTemp writes a file that is to take the place of the one at path, and returns its name. sync may be nil.
func writeTemp(path string, data []byte, sync func(*os.File) error) (name string, err error) {
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+tempMark+"*")
	if err != nil {
		return "", err
	}
	defer func() {
		if err != nil {
			_ = f.Close()
			_ = os.Remove(f.Name())
		}
	}()
	if _, err := f.Write(data); err != nil {
		return "", err
	}
	if sync != nil {
		if err := sync(f); err != nil && !noSync(err) {
			return "", err
		}
	}
	if err := f.Close(); err != nil {
		return "", err
	}
	if old, err := os.Stat(path); err == nil {
		_ = os.Chmod(f.Name(), old.Mode().Perm()) // else only this user may read it
	}
	return f.Name(), nil
}

// syncDir brings the names of a folder's files to the disk. Not every system can; the next sync does it, too.
func syncDir(path string) {
	if dir, err := os.Open(path); err == nil {
		_ = dir.Sync()
		_ = dir.Close()
	}
}
