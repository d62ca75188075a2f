package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"
)

var sample = []file{
	{name: "w/LICENSE", data: []byte("free")},
	{name: "w/wildfifteen", data: bytes.Repeat([]byte{1, 2, 3}, 5000), program: true},
}

// TestSameBytesTwice packs twice, more than two seconds apart, the resolution of times in a zip file: archives must not
// depend on the clock.
func TestSameBytesTwice(t *testing.T) {
	first, second := map[string][]byte{}, map[string][]byte{}
	for i, packed := range []map[string][]byte{first, second} {
		if i > 0 {
			time.Sleep(2100 * time.Millisecond)
		}
		var err error
		if packed["tar"], err = tarred(sample); err != nil {
			t.Fatal(err)
		}
		if packed["zip"], err = zipped(sample); err != nil {
			t.Fatal(err)
		}
	}
	for kind := range first {
		if !bytes.Equal(first[kind], second[kind]) {
			t.Errorf("two %s archives differ", kind)
		}
	}
}

func TestTarHoldsTheFiles(t *testing.T) {
	data, err := tarred(sample)
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	r := tar.NewReader(z)
	for _, f := range sample {
		h, err := r.Next()
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if h.Name != f.name || h.Mode != f.mode() || !h.ModTime.Equal(then) || !bytes.Equal(got, f.data) {
			t.Errorf("%s, mode %o, %v, %d bytes", h.Name, h.Mode, h.ModTime, len(got))
		}
	}
	if _, err := r.Next(); err != io.EOF {
		t.Errorf("after the last file: %v", err)
	}
}

func TestZipHoldsTheFiles(t *testing.T) {
	data, err := zipped(sample)
	if err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	if len(z.File) != len(sample) {
		t.Fatalf("%d files, want %d", len(z.File), len(sample))
	}
	for i, f := range sample {
		r, err := z.File[i].Open()
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if z.File[i].Name != f.name || int64(z.File[i].Mode().Perm()) != f.mode() || !z.File[i].Modified.Equal(then) || !bytes.Equal(got, f.data) {
			t.Errorf("%s, %v, %d bytes", z.File[i].Name, z.File[i].Modified, len(got))
		}
	}
}

// TestUntar unpacks an archive, and one that wants to write beside the folder.
func TestUntar(t *testing.T) {
	data, err := tarred(sample)
	if err != nil {
		t.Fatal(err)
	}
	if files := unpacked(t, data); len(files) != 2 || files["w/LICENSE"] != "free" {
		t.Errorf("%d files", len(files))
	}
	outside, err := tarred([]file{{name: "../beside", data: []byte("x")}})
	if err != nil {
		t.Fatal(err)
	}
	if untar(outside, t.TempDir()) == nil {
		t.Error("a file beside the folder was written")
	}
}

// FuzzUntar checks that every archive gives files in the folder, or an error.
func FuzzUntar(f *testing.F) {
	data, err := tarred(sample, "./", "./w/")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, data []byte) {
		dir := t.TempDir()
		if err := os.Mkdir(filepath.Join(dir, "in"), 0o755); err != nil {
			t.Fatal(err)
		}
		_ = untar(data, filepath.Join(dir, "in"))
		if entries, err := os.ReadDir(dir); err != nil || len(entries) > 1 {
			t.Errorf("%v, %v", entries, err)
		}
	})
}
