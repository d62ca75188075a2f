package site

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"image/png"
	"io"
	"slices"
	"testing"

	"github.com/andybalholm/brotli"

	"wildfifteen/assets"
)

// TestCompress compresses many files, so that some goroutines finish while others start, and unpacks the results.
func TestCompress(t *testing.T) {
	const many = 3000
	s := &site{files: map[string][]byte{"icon.png": []byte("a picture")}, fast: true}
	for n := range many {
		s.files[fmt.Sprintf("%d.js", n)] = fmt.Append(nil, "script ", n)
	}
	program := bytes.Repeat([]byte("program "), 1000)
	s.files["program.wasm"] = program
	sizes, err := s.compress(len(program))
	if err != nil {
		t.Fatal(err)
	}
	if want := (Sizes{len(program), len(s.files["program.wasm.gz"]), len(s.files["program.wasm.br"])}); sizes != want {
		t.Errorf("sizes %+v, want %+v", sizes, want)
	}
	if n := len(s.files); n != 3*(many+1)+1 {
		t.Errorf("%d files", n)
	}
	unpack := func(name string, r io.Reader, err error, want []byte) {
		t.Helper()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, want) {
			t.Fatalf("%s holds %q, %v; want %q", name, got, err, want)
		}
	}
	for n := range many {
		name := fmt.Sprintf("%d.js", n)
		r, err := gzip.NewReader(bytes.NewReader(s.files[name+".gz"]))
		unpack(name+".gz", r, err, s.files[name])
		unpack(name+".br", brotli.NewReader(bytes.NewReader(s.files[name+".br"])), nil, s.files[name])
	}
}

// TestPreview checks the picture for shared links: it has its size, it is not cached, and the page names it.
func TestPreview(t *testing.T) {
	s := &site{files: map[string][]byte{}, fast: true}
	if err := s.preview(assets.Load("en")); err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(s.files[previewName]))
	if err != nil {
		t.Fatal(err)
	}
	if size := picture.Bounds().Size(); size.X != previewWidth || size.Y != previewHeight {
		t.Errorf("the picture is %v", size)
	}
	if slices.Contains(s.cached, previewName) {
		t.Error("the service worker caches the picture")
	}
	if err := s.page("test", []byte("program"), []byte("script")); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`property="og:image" content="` + previewName + `"`, `property="og:title" content="Wild Fifteen"`, `property="og:description" content="S`} {
		if !bytes.Contains(s.files["index.html"], []byte(want)) {
			t.Errorf("the page lacks %s", want)
		}
	}
}
