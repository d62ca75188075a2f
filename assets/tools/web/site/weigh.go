package site

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
)

// Weight is the code of one module, or of the standard library, in the program: bytes as they are, and each
// compressed by itself. What the modules share of a compressed program is in none of them, nor is the data.
type Weight struct {
	Name string
	Sizes
}

// Weigh builds the program with the names of its functions and adds up the code by module, the heaviest first. The
// last is the rest of the file: data, tables and texts, and the names; it is not compressed.
func Weigh() ([]Weight, error) {
	file, err := named()
	if err != nil {
		return nil, err
	}
	owners, err := modules()
	if err != nil {
		return nil, err
	}
	code, names, err := functions(file)
	if err != nil {
		return nil, err
	}
	all := map[string][]byte{}
	rest := len(file)
	for i, body := range code {
		name := owner(names[i], owners)
		all[name] = append(all[name], body...)
		rest -= len(body)
	}
	s := &site{fast: true}
	var list []Weight
	for name, body := range all {
		w := Weight{Name: name, Sizes: Sizes{Plain: len(body)}}
		for kind, n := range map[string]*int{".gz": &w.Gzip, ".br": &w.Brotli} {
			packed, err := s.pack(body, kind)
			if err != nil {
				return nil, err
			}
			*n = len(packed)
		}
		list = append(list, w)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Plain > list[j].Plain })
	return append(list, Weight{Name: "(not code; with the names)", Sizes: Sizes{Plain: rest}}), nil
}

// named builds the program without leaving the names out.
func named() ([]byte, error) {
	dir, err := os.MkdirTemp("", "wildfifteen")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "program.wasm")
	if _, err := goForPage("build", "-trimpath", "-ldflags", "-w", "-o", file, "wildfifteen"); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// goForPage runs the go command for the page's kind of machine.
func goForPage(args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=-buildvcs=false")
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", args[0], err, said.String())
	}
	return string(out), nil
}

// mangled is what the linker makes of a name in a WebAssembly file.
var mangled = regexp.MustCompile(`[^\w.]`)

// modules returns the module of each package of the program, by the package's name as the linker writes it.
func modules() (map[string]string, error) {
	out, err := goForPage("list", "-deps", "-f", "{{.ImportPath}} {{with .Module}}{{.Path}}{{else}}standard library{{end}}", "wildfifteen")
	if err != nil {
		return nil, err
	}
	m := map[string]string{"main": "wildfifteen"}
	for line := range strings.Lines(out) {
		if path, module, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			m[mangled.ReplaceAllString(path, "_")] = module
		}
	}
	return m, nil
}

// owner finds the module of a function.
func owner(name string, owners map[string]string) string {
	for end := len(name); end > 0; end = strings.LastIndexByte(name[:end], '.') {
		if m, ok := owners[name[:end]]; ok {
			return m
		}
	}
	return "(made by the compiler)"
}

var errWasm = errors.New("not a WebAssembly program with names")

// functions returns the code and the name of each function of a WebAssembly file.
func functions(file []byte) (code [][]byte, names map[int]string, err error) {
	defer func() { // a length past the end
		if recover() != nil {
			err = errWasm
		}
	}()
	imports := 0
	named := map[int]string{}
	for b := bytes.NewBuffer(file[8:]); b.Len() > 0; {
		kind, _ := b.ReadByte()
		part := bytes.NewBuffer(b.Next(number(b)))
		switch kind {
		case 0: // a section with a name of its own
			if string(part.Next(number(part))) == "name" {
				readNames(part, named)
			}
		case 2: // imports: Go's are all functions
			imports = number(part)
		case 10:
			for range number(part) {
				code = append(code, part.Next(number(part)))
			}
		}
	}
	if len(code) == 0 || len(named) == 0 {
		return nil, nil, errWasm
	}
	names = map[int]string{}
	for i := range code {
		names[i] = named[i+imports]
	}
	return code, names, nil
}

// readNames reads the functions' part of a section of names.
func readNames(b *bytes.Buffer, names map[int]string) {
	for b.Len() > 0 {
		kind, _ := b.ReadByte()
		part := bytes.NewBuffer(b.Next(number(b)))
		if kind != 1 {
			continue
		}
		for range number(part) {
			i := number(part)
			names[i] = string(part.Next(number(part)))
		}
	}
}

// number reads an unsigned number of the format (LEB128).
func number(r io.ByteReader) int {
	n, err := binary.ReadUvarint(r)
	if err != nil {
		panic(err)
	}
	return int(n)
}
