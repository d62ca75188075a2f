package site

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
)

// Weight is the size of one module's or package's code, or the standard library's, in the program. Each is compressed by
// itself, so that the compressed sizes add up to more than those of the program. Data is not included.
type Weight struct {
	Name string
	Sizes
}

// Weigh builds the program with function names and adds up its code by module or, of the program's own module, by package,
// largest first. The last entry is the rest of the file (data, tables, texts and the names) and has no compressed sizes.
func Weigh(byPackage bool) ([]Weight, error) {
	file, err := named()
	if err != nil {
		return nil, err
	}
	owners, err := modules(byPackage)
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

// named builds the program with its name section, which gives the functions' names.
func named() ([]byte, error) {
	dir, err := os.MkdirTemp("", "wildfifteen")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	withEngine, err := engineFlag()
	if err != nil {
		return nil, err
	}
	file := filepath.Join(dir, "program.wasm")
	main, err := mainPackage()
	if err != nil {
		return nil, err
	}
	args := append([]string{withEngine, "-trimpath", "-ldflags", "-w", "-o", file}, small(main)...)
	if _, err := goForPage(nil, "build", append(args, main)...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// mangled matches the characters that the linker replaces by _ in the names of a WebAssembly file.
var mangled = regexp.MustCompile(`[^\w.]`)

// modules returns the module of each package of the program, keyed by the package path as the linker mangles it. With
// byPackage the packages of the program's own module stand for themselves.
func modules(byPackage bool) (map[string]string, error) {
	main, err := mainPackage()
	if err != nil {
		return nil, err
	}
	name := "{{.Path}}"
	if byPackage {
		name = "{{if .Main}}{{$.ImportPath}}{{else}}{{.Path}}{{end}}"
	}
	out, err := goForPage(nil, "list", "-deps", "-f", "{{.ImportPath}} {{with .Module}}"+name+"{{else}}standard library{{end}}", main)
	if err != nil {
		return nil, err
	}
	m := map[string]string{"main": main}
	for line := range strings.Lines(out) {
		if path, module, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			m[mangled.ReplaceAllString(path, "_")] = module
		}
	}
	return m, nil
}

// owner returns the module of a function, found by the longest prefix of its name that is a package.
func owner(name string, owners map[string]string) string {
	for end := len(name); end > 0; end = strings.LastIndexByte(name[:end], '.') {
		if m, ok := owners[name[:end]]; ok {
			return m
		}
	}
	return "(made by the compiler)"
}

var errNames = errors.New("a program without names")

// functions returns the code and the name of each function of a WebAssembly file.
func functions(file []byte) (code [][]byte, names map[int]string, err error) {
	defer func() { // number panics at the end of a truncated file
		if recover() != nil {
			err = errProgram
		}
	}()
	imports := 0
	named := map[int]string{}
	parts, err := sections(file)
	if err != nil {
		return nil, nil, err
	}
	for _, p := range parts {
		part := bytes.NewBuffer(p.data)
		switch p.kind {
		case 0: // a custom section
			if string(part.Next(number(part))) == "name" {
				readNames(part, named)
			}
		case 2: // imports; those of Go are all functions
			imports = number(part)
		case 10: // code
			for range number(part) {
				code = append(code, part.Next(number(part)))
			}
		}
	}
	if len(code) == 0 || len(named) == 0 {
		return nil, nil, errNames
	}
	names = map[int]string{}
	for i := range code {
		names[i] = named[i+imports]
	}
	return code, names, nil
}

// readNames reads the function names of a name section.
func readNames(b *bytes.Buffer, names map[int]string) {
	for b.Len() > 0 {
		kind, _ := b.ReadByte()
		part := bytes.NewBuffer(b.Next(number(b)))
		if kind != 1 { // not function names
			continue
		}
		for range number(part) {
			i := number(part)
			names[i] = string(part.Next(number(part)))
		}
	}
}
