package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// file is a file of an archive.
type file struct {
	name    string
	data    []byte
	program bool // executable
}

func (f file) mode() int64 {
	if f.program {
		return 0o755
	}
	return 0o644
}

// within returns files in a folder, sorted by their names.
func within(folder string, files ...file) []file {
	list := slices.Clone(files)
	for i := range list {
		list[i].name = folder + "/" + list[i].name
	}
	slices.SortFunc(list, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return list
}

// then is the modification time of every file in an archive: the earliest that zip can store.
var then = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// gzipped packs data as .gz.
func gzipped(data []byte) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(data); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// tarred packs files as .tar.gz. Folders have no entries of their own, unless asked for: dpkg wants them.
func tarred(files []file, folders ...string) ([]byte, error) {
	var b bytes.Buffer
	t := tar.NewWriter(&b)
	for _, name := range folders {
		if err := t.WriteHeader(&tar.Header{Name: name, Mode: 0o755, Typeflag: tar.TypeDir, ModTime: then, Format: tar.FormatGNU}); err != nil {
			return nil, err
		}
	}
	for _, f := range files {
		h := &tar.Header{Name: f.name, Mode: f.mode(), Size: int64(len(f.data)), ModTime: then, Format: tar.FormatGNU}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := t.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	return gzipped(b.Bytes())
}

// untar unpacks a .tar.gz of this program into a folder.
func untar(data []byte, dir string) error {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	r := tar.NewReader(z)
	for {
		h, err := r.Next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if h.Typeflag == tar.TypeDir {
			continue
		}
		content, err := io.ReadAll(r)
		if err != nil {
			return err
		}
		if err := root.MkdirAll(filepath.Dir(h.Name), 0o755); err != nil {
			return err
		}
		if err := root.WriteFile(h.Name, content, os.FileMode(h.Mode)); err != nil {
			return fmt.Errorf("%s: %w", h.Name, err)
		}
	}
}

// zipped packs files as .zip, with their modes for systems that have them.
func zipped(files []file) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: then}
		h.SetMode(os.FileMode(f.mode()))
		w, err := z.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
