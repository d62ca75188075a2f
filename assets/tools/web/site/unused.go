package site

import (
	"bytes"
	"embed"
	"fmt"
	"os"
	"path"
	"path/filepath"
)

// Some parts of the engine do nothing in a browser, or nothing for this program, and bring large packages of the standard
// library with them. The copy of the engine that the page is built with has shorter parts in their place.

//go:embed engine/*.txt pattern/pattern.go
var parts embed.FS

// part is a file of the engine that is replaced.
type part struct {
	file string // in the engine
	has  string // what the original has, such as the import that is to go
	with string // the file that takes its place, in parts
}

var unused = []part{
	{"internal/debug/caller.go", `"go/build"`, "engine/caller.go.txt"},
	{"internal/graphicscommand/image_js.go", `"archive/zip"`, "engine/image_js.go.txt"},
	{"internal/vmguest/vmguest.go", engine + "/internal/vmprotocol", "engine/vmguest.go.txt"},
	{"internal/legacyshader/convert.go", `"go/printer"`, "engine/empty.go.txt"},
	{oldFunctions, "deprecatedFunctionsSuffix", "engine/empty.go.txt"},
	{"internal/legacyshader/legacyshader.go", "func CompileShader(", "engine/legacyshader.go.txt"},
}

// other is a package of the copy that takes the place of one of the standard library.
type other struct {
	of    string   // the package of the standard library
	name  string   // its path in the copy
	with  string   // its file, in parts
	files []string // the files of the engine that import it
}

var others = []other{
	{"log/slog", "internal/log", "engine/log.go.txt", []string{"internal/atlas/gpuresources.go", "internal/thread/thread.go"}},
	{"regexp", "internal/pattern", "pattern/pattern.go", []string{"internal/graphics/shader.go", "internal/shader/expr.go", glslFile}},
	{"go/constant", "internal/constant", "engine/constant.go.txt", []string{glslFile}},
}

// glslFile is the file of the engine that writes shaders as a browser takes them.
const glslFile = "internal/shaderir/glsl/glsl.go"

// shorten returns the files that take the place of parts of the engine in a folder, by their names there.
func shorten(folder string) (map[string][]byte, error) {
	files := map[string][]byte{shaderTable: []byte(noShaders)}
	read := func(name, has string) ([]byte, error) {
		source, err := os.ReadFile(filepath.Join(folder, name))
		if err == nil && !bytes.Contains(source, []byte(has)) {
			err = fmt.Errorf("%s: not the engine that is known: it does not have %s", name, has)
		}
		return source, err
	}
	for _, p := range unused {
		if _, err := read(p.file, p.has); err != nil {
			return nil, err
		}
		source, err := parts.ReadFile(p.with)
		if err != nil {
			return nil, err
		}
		files[p.file] = source
	}
	for _, o := range others {
		for _, name := range o.files {
			source, err := read(name, `"`+o.of+`"`)
			if err != nil {
				return nil, err
			}
			if files[name] != nil { // without another package already
				source = files[name]
			}
			own := fmt.Sprintf("%s %q", path.Base(o.of), engine+"/"+o.name)
			files[name] = bytes.Replace(source, []byte(`"`+o.of+`"`), []byte(own), 1)
		}
		source, err := parts.ReadFile(o.with)
		if err != nil {
			return nil, err
		}
		files[o.name+"/"+path.Base(o.name)+".go"] = source
	}
	old, err := read(oldFunctions, oldPackage)
	if err != nil {
		return nil, err
	}
	files[path.Dir(shaderTool)+"/"+path.Base(oldFunctions)] = bytes.Replace(old, []byte(oldPackage), []byte("package main"), 1)
	files[shaderTool], err = parts.ReadFile("engine/pageshaders.go.txt")
	return files, err
}
