package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
)

// keep writes a file; the name "-" stands for standard output.
func (e *env) keep(name string, data []byte) error {
	if name == "-" {
		_, err := e.out.w.Write(data)
		return pipeError(err)
	}
	return replace(name, content(data), false)
}

// tryFile returns the error that writing a file would give, as far as that is known before. It changes nothing.
func tryFile(name string) error {
	f, err := createBeside(name)
	if err == nil {
		_ = f.Close()
		return os.Remove(f.Name())
	}
	if f, err := os.OpenFile(name, os.O_WRONLY, 0); err == nil { // a file may be written in a folder that may not
		return f.Close()
	}
	return of(name, err)
}

// replace writes a file by a function. If that fails, a file that was there stays as it was; with sync that holds for a power cut,
// too. The file keeps its rights, and a link stays a link.
func replace(name string, write func(io.Writer) error, sync bool) error {
	if to, err := filepath.EvalSymlinks(name); err == nil {
		name = to
	}
	f, err := createBeside(name)
	if err != nil { // a file may be written in a folder that may not, and so may a device
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
		if err != nil {
			return err
		}
		return errors.Join(write(f), f.Close())
	}
	err = write(f)
	if err == nil && sync {
		err = f.Sync()
	}
	if failed := f.Close(); err == nil {
		err = failed
	}
	if old, missing := os.Stat(name); missing == nil {
		_ = os.Chmod(f.Name(), old.Mode().Perm()) // else the user's usual rights
	}
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		_ = os.Remove(f.Name()) // if that fails, it only wastes space
		return of(name, err)
	}
	return nil
}

// content returns a function that writes data.
func content(data []byte) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	}
}

// createBeside creates a file of another name in the folder of a file, which may exist if it is an ordinary one.
func createBeside(name string) (*os.File, error) {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return nil, &os.PathError{Op: "create", Path: name, Err: errNoFile}
	}
	beside := name + ".tmp-" + strconv.Itoa(os.Getpid())
	return os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o644)
}

// errNoFile is the error of a folder or a device where there should be a file.
var errNoFile = errors.New("not an ordinary file")

// of returns an error with the name of the file that the user has given.
func of(name string, err error) error {
	var link *os.LinkError
	var path *os.PathError
	switch {
	case errors.As(err, &link):
		err = link.Err
	case errors.As(err, &path):
		err = path.Err
	}
	return &os.PathError{Op: "write", Path: name, Err: err}
}
