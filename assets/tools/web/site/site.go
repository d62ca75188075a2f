// Package site builds the folder of the web page and serves it.
package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"image/png"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"

	"wildfifteen/assets"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// Sizes are the sizes of a file in bytes, uncompressed and compressed.
type Sizes struct{ Plain, Gzip, Brotli int }

// site holds the files of the page while it is built.
type site struct {
	files  map[string][]byte
	cached []string // names of the files that the service worker caches
	some   []string // names of those that it caches once they have been used
	fast   bool
	url    string // address of the page with a slash at its end, or "" if it is not known
}

// Build compiles the program with the given build tags and writes the page to the folder out, replacing what was there.
// The working directory must be inside the module. A fast build takes seconds instead of a minute: it compresses less,
// and its program contains the paths of its sources, so that the go command can reuse packages compiled for other
// programs. The address is that of the published page, or "": those who make previews of links need it to find the
// picture. The sizes are those of the program.
func Build(version, address, out string, fast bool, tags ...string) (Sizes, error) {
	s := &site{files: map[string][]byte{}, fast: fast}
	var err error
	if s.url, err = folderURL(address); err != nil {
		return Sizes{}, err
	}
	program, exec, err := compile(version, fast, tags)
	if err != nil {
		return Sizes{}, err
	}
	if err := s.icons(); err != nil {
		return Sizes{}, err
	}
	if err := s.preview(assets.Load("en")); err != nil {
		return Sizes{}, err
	}
	if err := s.page(version, program, exec); err != nil {
		return Sizes{}, err
	}
	sizes, err := s.compress(len(program))
	if err != nil {
		return Sizes{}, err
	}
	return sizes, s.write(out)
}

// folderURL returns the address of a page with a slash at its end; "" stays "".
func folderURL(address string) (string, error) {
	if address == "" {
		return "", nil
	}
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.RawQuery != "" || u.Fragment != "" {
		return "", fmt.Errorf("not the address of a page, such as https://example.org/game/: %q", address)
	}
	return strings.TrimSuffix(u.String(), "/") + "/", nil
}

// compile returns the program and the wasm_exec.js of the same Go release, which runs it.
func compile(version string, fast bool, tags []string) (program, script []byte, err error) {
	dir, err := os.MkdirTemp("", "wildfifteen")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(dir)
	withEngine, err := engineFlag()
	if err != nil {
		return nil, nil, err
	}
	file := filepath.Join(dir, "program.wasm")
	main, err := mainPackage()
	if err != nil {
		return nil, nil, err
	}
	args := []string{withEngine, fmt.Sprintf("-trimpath=%v", !fast), "-ldflags", "-s -w -buildid= -X main.version=" + version, "-o", file}
	if !fast {
		args = append(args, small(main)...)
	}
	if _, err := goForPage(tags, "build", append(args, main)...); err != nil {
		return nil, nil, err
	}
	if program, err = os.ReadFile(file); err != nil {
		return nil, nil, err
	}
	if program, err = joinData(program); err != nil {
		return nil, nil, err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, nil, err
	}
	script, err = os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	return program, script, err
}

// mainPackage returns the path of the page's program, which is the path of the module.
func mainPackage() (string, error) {
	out, err := exec.Command("go", "list", "-m").Output()
	if err != nil {
		return "", fmt.Errorf("the path of the module: %w", err)
	}
	return strings.TrimSpace(string(out)), nil
}

// small returns the compiler flags that make the program 9 % smaller: functions are inlined only where time is spent, in
// the rules, the solvers, the drawing and the parts of the standard library that these use.
func small(main string) (flags []string) {
	for _, packages := range []string{
		"all=-l", "std=", "crypto/...=-l", "encoding/...=-l", "fmt=-l", "net/...=-l", "os=-l", "reflect=-l", "strconv=-l", "text/...=-l", "time=-l",
		"bufio=-l", "compress/...=-l", "context=-l", "image/...=-l", "io/...=-l", "path/...=-l", "sort=-l", "strings=-l", "unicode/...=-l",
		"golang.org/x/image/...=", main + "/puzzle/...=", main + "/render/...=",
		main + "/puzzle/coach=-l", main + "/puzzle/days=-l", main + "/puzzle/review=-l", main + "/puzzle/studies=-l", main + "/render/film=-l", main + "/render/motifs=-l",
	} {
		flags = append(flags, "-gcflags="+packages)
	}
	return flags
}

// add adds a file that the service worker caches and returns its name.
func (s *site) add(name string, data []byte) string {
	s.files[name] = data
	s.cached = append(s.cached, name)
	return name
}

// addHashed adds a file with a hash of its content in its name, so that browsers may cache it for ever, and returns that
// name.
func (s *site) addHashed(name string, data []byte) string { return s.add(withHash(name, data), data) }

// withHash returns a file's name with a hash of its content.
func withHash(name string, data []byte) string {
	ext := path.Ext(name)
	return strings.TrimSuffix(name, ext) + "." + hash(data)[:12] + ext
}

func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// icons adds the program's icons of the web manifest.
func (s *site) icons() error {
	p := soft.New(render.NewFonts())
	for _, full := range []bool{false, true} {
		for _, size := range []int{192, 512} {
			var l render.List
			render.AppIcon(&l, float32(size), full)
			var b bytes.Buffer
			if err := png.Encode(&b, p.Picture(&l)); err != nil {
				return err
			}
			name := "icon"
			if full {
				name += "-full"
			}
			s.add(fmt.Sprintf("%s-%d.png", name, size), b.Bytes())
		}
	}
	return nil
}

// compressed are the extensions of files that are worth compressing.
var compressed = map[string]bool{".wasm": true, ".js": true, ".css": true, ".html": true, ".webmanifest": true, ".json": true}

// compress adds a file .gz and a file .br for each file that is worth compressing. It returns the sizes of the program.
func (s *site) compress(plain int) (Sizes, error) {
	files := map[string][]byte{} // a copy, because the goroutines below add to s.files
	for name, data := range s.files {
		if compressed[path.Ext(name)] {
			files[name] = data
		}
	}
	sizes := Sizes{Plain: plain}
	var firstErr error
	var mu sync.Mutex
	var all sync.WaitGroup
	for name, data := range files {
		for _, kind := range []string{".gz", ".br"} {
			all.Go(func() {
				packed, err := s.pack(data, kind)
				mu.Lock()
				defer mu.Unlock()
				if err != nil && firstErr == nil {
					firstErr = err
				}
				s.files[name+kind] = packed
				if path.Ext(name) == ".wasm" && kind == ".gz" {
					sizes.Gzip = len(packed)
				} else if path.Ext(name) == ".wasm" {
					sizes.Brotli = len(packed)
				}
			})
		}
	}
	all.Wait()
	return sizes, firstErr
}

// pack compresses data as ".gz" or ".br".
func (s *site) pack(data []byte, kind string) ([]byte, error) {
	var b bytes.Buffer
	levels := map[string]int{".gz": gzip.BestCompression, ".br": brotli.BestCompression}
	if s.fast {
		levels = map[string]int{".gz": gzip.DefaultCompression, ".br": brotli.DefaultCompression}
	}
	if kind == ".gz" {
		w, err := gzip.NewWriterLevel(&b, levels[kind])
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(data); err != nil {
			return nil, err
		}
		err = w.Close()
		return b.Bytes(), err
	}
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: levels[kind], LGWin: 24})
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}

// write writes the files to a folder, replacing what was there.
func (s *site) write(out string) error {
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for name, data := range s.files {
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// list returns files.json for the service worker: the name of this version's cache, and the hash of each file, separately of
// those that are cached once they have been used.
func (s *site) list(version string) ([]byte, error) {
	hashes := func(names []string) map[string]string {
		files := map[string]string{}
		for _, name := range names {
			files[name] = hash(s.files[name])
		}
		return files
	}
	files := hashes(s.cached)
	files["./"] = hash(s.files["index.html"])
	return json.MarshalIndent(map[string]any{"version": version, "files": files, "some": hashes(s.some)}, "", "  ")
}
