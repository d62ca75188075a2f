// Command module gives the program's module another path: that of the repository in which it is published, such as
// example.org/me/wildfifteen. Only by such a path can the go command fetch it. The path stands in go.mod; the command changes it
// there, in all imports, and in the rules of make, and nowhere else.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: module example.org/me/wildfifteen")
		os.Exit(2)
	}
	if err := rename(".", os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "module:", err)
		os.Exit(1)
	}
}

var (
	moduleLine = regexp.MustCompile(`(?m)^module (\S+)$`)
	// fetchable is a path by which the go command can fetch the program and call it wildfifteen.
	fetchable = regexp.MustCompile(`^[a-z0-9-]+(\.[a-z0-9-]+)+(/[A-Za-z0-9~][A-Za-z0-9._~-]*)*/wildfifteen(/v([2-9]|[1-9][0-9]+))?$`)
)

// rename changes the path of the module in a folder.
func rename(dir, to string) error {
	if !fetchable.MatchString(to) {
		return fmt.Errorf("not the path of a repository named wildfifteen, such as example.org/me/wildfifteen: %q", to)
	}
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		return err
	}
	m := moduleLine.FindSubmatch(mod)
	if m == nil {
		return errors.New("go.mod names no module")
	}
	from := string(m[1])
	return filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); path != dir && (name == ".git" || name == "build" || name == "dist") {
				return fs.SkipDir
			}
			return nil
		}
		change := changerOf(d.Name())
		if change == nil || !d.Type().IsRegular() {
			return nil
		}
		return changeFile(path, func(text []byte) ([]byte, error) { return change(text, from, to) })
	})
}

// changer returns a text with another path of the module.
type changer func(text []byte, from, to string) ([]byte, error)

// changerOf returns what changes a file, nil for files that do not name the module.
func changerOf(name string) changer {
	switch ext := filepath.Ext(name); {
	case name == "go.mod":
		return changeMod
	case ext == ".go":
		return changeImports
	case name == "Makefile" || ext == ".mk" || ext == ".sh":
		return changeRules
	}
	return nil
}

// changeFile writes a file anew if its text changes.
func changeFile(path string, change func([]byte) ([]byte, error)) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	changed, err := change(text)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if bytes.Equal(changed, text) {
		return nil
	}
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	return os.WriteFile(path, changed, info.Mode())
}

func changeMod(text []byte, from, to string) ([]byte, error) {
	return bytes.Replace(text, []byte("module "+from+"\n"), []byte("module "+to+"\n"), 1), nil
}

// changeImports changes the imports of a Go file.
func changeImports(text []byte, from, to string) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", text, parser.ImportsOnly)
	if err != nil {
		return nil, err
	}
	var out []byte
	at := 0
	for _, spec := range file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, err
		}
		rest, ours := strings.CutPrefix(path, from)
		if !ours || rest != "" && rest[0] != '/' {
			continue
		}
		out = append(append(out, text[at:files.Position(spec.Path.Pos()).Offset]...), strconv.Quote(to+rest)...)
		at = files.Position(spec.Path.End()).Offset
	}
	if at == 0 {
		return text, nil
	}
	return format.Source(append(out, text[at:]...))
}

// changeRules changes the variables that the linker is told to set.
func changeRules(text []byte, from, to string) ([]byte, error) {
	return bytes.ReplaceAll(text, []byte("-X "+from+"/"), []byte("-X "+to+"/")), nil
}
