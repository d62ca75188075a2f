package site

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"image/png"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"wildfifteen/assets"
	"wildfifteen/render"
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

// TestAddress checks the address of the picture for shared links on a page whose own address is known.
func TestAddress(t *testing.T) {
	for _, address := range []string{"https://example.org/game", "https://example.org/game/"} {
		u, err := folderURL(address)
		if err != nil {
			t.Fatal(err)
		}
		s := &site{files: map[string][]byte{}, fast: true, url: u}
		if err := s.page("test", []byte("program"), []byte("script")); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{
			`property="og:url" content="https://example.org/game/"`, `property="og:image" content="https://example.org/game/preview.png"`,
			`name="twitter:image" content="https://example.org/game/preview.png"`,
		} {
			if !bytes.Contains(s.files["index.html"], []byte(want)) {
				t.Errorf("with %s the page lacks %s", address, want)
			}
		}
	}
	for _, bad := range []string{"example.org", "/game/", "ftp://example.org/", "https://example.org/?a=b", "https://example.org/#a", "https:game"} {
		if u, err := folderURL(bad); err == nil {
			t.Errorf("%q is taken for %q", bad, u)
		}
	}
}

// TestRibbonLine checks that the page's ribbon ends where the icon's does, and that its pieces fill it.
func TestRibbonLine(t *testing.T) {
	pieces := render.IconRibbon()
	last := pieces[len(pieces)-1].Points
	if end := last[len(last)-1]; pieces[0].Points[0] != (render.Point{X: 0.5, Y: 0.5}) || end != (render.Point{X: 1.5, Y: 1.5}) {
		t.Errorf("the icon's ribbon runs from %v to %v, the page's is %s", pieces[0].Points[0], end, ribbonLine)
	}
	var at float64
	for _, p := range ribbonOf(render.DarkTheme()) {
		if p.From != at {
			t.Errorf("a piece begins at %v, the one before ends at %v", p.From, at)
		}
		at = p.From + p.Long
	}
	if at != 100 {
		t.Errorf("the pieces end at %v", at)
	}
}

// TestLanguagesAreApart checks that the page has a file for each language but English, which the service worker keeps only once
// it has been used, and that none of its texts stands in the page.
func TestLanguagesAreApart(t *testing.T) {
	s := &site{files: map[string][]byte{}, fast: true}
	if err := s.page("test", []byte("program"), []byte("script")); err != nil {
		t.Fatal(err)
	}
	var list struct{ Files, Some map[string]string }
	if err := json.Unmarshal(s.files["files.json"], &list); err != nil {
		t.Fatal(err)
	}
	if len(list.Some) != len(assets.Languages())-1 || len(list.Some) == 0 {
		t.Errorf("files of languages: %v", list.Some)
	}
	for name, sum := range list.Some {
		if list.Files[name] != "" || hash(s.files[name]) != sum {
			t.Errorf("%s is kept by all, or not the file it should be", name)
		}
		tag, _, _ := strings.Cut(strings.TrimPrefix(name, "lang-"), ".")
		l, err := assets.Unpack(tag, s.files[name])
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(s.files["index.html"], []byte(`"`+tag+`":"`+name+`"`)) || bytes.Contains(s.files["index.html"], []byte(l.T("web.no_wasm"))) {
			t.Errorf("%s: the page does not name its file, or holds its texts", tag)
		}
	}
}

// TestEmbedded checks what the page's program embeds: English alone, without the texts of the command line.
func TestEmbedded(t *testing.T) {
	out, err := exec.Command("go", "list", "-tags", "page", "-f", `{{join .EmbedFiles "\n"}}`, "../../..").Output()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	names, err := filepath.Glob("../../../lang/en/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if name = filepath.Base(name); !strings.HasPrefix(name, "cli") {
			want["lang/en/"+name] = true
		}
	}
	for _, name := range strings.Fields(string(out)) {
		if strings.HasPrefix(name, "lang/") && !want[name] {
			t.Errorf("the page embeds %s", name)
		}
		delete(want, name)
	}
	for name := range want {
		t.Errorf("the page does not embed %s", name)
	}
}
