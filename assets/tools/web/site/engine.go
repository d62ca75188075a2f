package site

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"text/template"
)

// Ebitengine fills in the texts of its shaders with text/template, which calls methods by names that it knows only while
// it runs. So the linker keeps all exported methods of all types, a sixth of the program. The page is built with a copy of
// the engine in which these texts have been filled in before, and which has less of what a page does not use.

// engine is the module of Ebitengine.
const engine = "github.com/hajimehoshi/ebiten/v2"

// shaderFiles are the files of the engine that fill in texts.
var shaderFiles = []string{"internal/builtinshader/shader.go", "internal/colormshader/shader.go"}

// engineFlag makes the copy of the engine, unless it is there, and returns the flag of the go command to build with it. The
// copy has the same place in each checkout, because the program contains its name.
func engineFlag() (string, error) {
	root, err := moduleFolder()
	if err != nil {
		return "", err
	}
	from, err := moduleFolder(engine)
	if err != nil {
		return "", err
	}
	changed, err := changedFiles(from)
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(changed)) {
		fmt.Fprintf(sum, "%s %q\n", name, changed[name])
	}
	for _, name := range []string{"go.mod", "go.sum", shaderSource} {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return "", err
		}
		fmt.Fprintf(sum, "%s %q\n", name, data)
	}
	folder := fmt.Sprintf("build/engine/%s-%x", filepath.Base(from), sum.Sum(nil)[:4])
	mod := filepath.Join(root, folder, "page.mod")
	if _, err := os.Stat(mod); err == nil {
		return "-modfile=" + mod, nil
	}
	return "-modfile=" + mod, copyEngine(root, from, folder, changed)
}

// changedFiles returns the files that the copy of the engine in a folder has in place of the engine's or besides them.
func changedFiles(folder string) (map[string][]byte, error) {
	changed, err := shorten(folder)
	if err != nil {
		return nil, err
	}
	for _, name := range shaderFiles {
		source, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil, err
		}
		if changed[name], err = fillShaders(source); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return changed, nil
}

// moduleFolder returns the folder of a module; that of the program if none is named.
func moduleFolder(module ...string) (string, error) {
	out, err := exec.Command("go", append([]string{"list", "-m", "-f", "{{.Dir}}"}, module...)...).Output()
	if err != nil {
		return "", fmt.Errorf("the folder of %q: %w", module, err)
	}
	return strings.TrimSpace(string(out)), nil
}

// copyEngine copies the engine to a folder of the module, which appears as a whole.
func copyEngine(root, from, folder string, changed map[string][]byte) error {
	to := filepath.Join(root, folder)
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	dir, err := os.MkdirTemp(filepath.Dir(to), "new")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := copySources(filepath.Join(dir, "engine"), from); err != nil {
		return err
	}
	for name, text := range changed {
		file := filepath.Join(dir, "engine", name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return err
		}
	}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "page.sum"), sums, 0o644); err != nil {
		return err
	}
	if err := compileShaders(root, dir, to); err != nil {
		return err
	}
	if err := os.Rename(dir, to); err != nil && !errors.Is(err, fs.ErrExist) { // another build may have been quicker
		return err
	}
	return nil
}

// replaceEngine adds to page.mod in a folder that the engine stands in a folder of the module.
func replaceEngine(root, dir, place string) error {
	data, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return err
	}
	if place, err = filepath.Rel(root, place); err != nil {
		return err
	}
	data = fmt.Appendf(data, "\nreplace %s => ./%s/engine\n", engine, filepath.ToSlash(place))
	return os.WriteFile(filepath.Join(dir, "page.mod"), data, 0o644)
}

// copySources copies a module without its tests and examples. Files of the module cache are read-only, the copies are not.
func copySources(to, from string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		switch {
		case d.IsDir() && (d.Name() == "examples" || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, name), 0o755)
		case strings.HasSuffix(name, "_test.go"):
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), data, 0o644)
	})
}

// shaderData is what the engine gives to its templates.
type shaderData struct{ Filter, FilterNearest, FilterLinear, FilterPixelated, Address, AddressUnsafe, AddressClampToZero, AddressRepeat int }

// fillShaders returns a source file of the engine whose function ShaderSource returns texts that are filled in already.
func fillShaders(source []byte) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "shader.go", source, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	text := ""
	var gone []ast.Node
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			switch t, ok := templateIn(d); {
			case ok:
				text = t
				gone = append(gone, d)
			case d.Tok == token.IMPORT, d.Tok == token.VAR && names(d, "shaders"):
				gone = append(gone, d)
			}
		case *ast.FuncDecl:
			if d.Name.Name == "ShaderSource" {
				gone = append(gone, d)
			}
		}
	}
	if text == "" || len(gone) != 4 {
		return nil, fmt.Errorf("not the shaders of the engine that is known: %d of 4 parts", len(gone))
	}
	out := cut(source, files, gone)
	shaders, err := fill(text)
	if err != nil {
		return nil, err
	}
	out = append(out, "\n// The texts were filled in when the page was built.\n\n"+
		"var shaders = [FilterCount][AddressCount]string{\n"...)
	for _, row := range shaders {
		out = append(out, "{\n"...)
		for _, s := range row {
			out = append(strconv.AppendQuote(out, s), ",\n"...)
		}
		out = append(out, "},\n"...)
	}
	out = append(out, "}\n\n// ShaderSource returns the source of a shader.\n"+
		"func ShaderSource(filter Filter, address Address) []byte { return []byte(shaders[filter][address]) }\n"...)
	return format.Source(out)
}

// templateIn returns the text in a declaration of the form var tmpl = template.Must(template.New("tmpl").Parse(`text`)).
func templateIn(d *ast.GenDecl) (text string, ok bool) {
	if !names(d, "tmpl") {
		return "", false
	}
	ast.Inspect(d, func(n ast.Node) bool {
		if lit, is := n.(*ast.BasicLit); is && strings.HasPrefix(lit.Value, "`") {
			text, ok = strings.Trim(lit.Value, "`"), true
		}
		return true
	})
	return text, ok
}

// names reports whether a declaration of variables begins with one of a name.
func names(d *ast.GenDecl, name string) bool {
	if d.Tok != token.VAR || len(d.Specs) == 0 {
		return false
	}
	v, ok := d.Specs[0].(*ast.ValueSpec)
	return ok && v.Names[0].Name == name
}

// cut returns a source without some of its declarations.
func cut(source []byte, files *token.FileSet, gone []ast.Node) (out []byte) {
	at := 0
	for _, n := range gone {
		from := n.Pos()
		if f, ok := n.(*ast.FuncDecl); ok && f.Doc != nil {
			from = f.Doc.Pos()
		}
		out = append(out, source[at:files.Position(from).Offset]...)
		at = files.Position(n.End()).Offset
	}
	return append(out, source[at:]...)
}

// fill fills in a template for each filter and address.
func fill(text string) (shaders [3][3]string, err error) {
	t, err := template.New("").Parse(text)
	if err != nil {
		return shaders, err
	}
	for filter := range shaders {
		for address := range shaders[filter] {
			var b bytes.Buffer
			data := shaderData{Filter: filter, FilterLinear: 1, FilterPixelated: 2, Address: address, AddressClampToZero: 1, AddressRepeat: 2}
			if err := t.Execute(&b, data); err != nil {
				return shaders, err
			}
			shaders[filter][address] = b.String()
		}
	}
	return shaders, nil
}
