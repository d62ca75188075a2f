package site

import (
	"fmt"
	"os"
	"path/filepath"
)

// Ebitengine compiles the sources of shaders each time a program starts. The copy of the engine that the page is built with
// holds them compiled, so the page's program needs neither the compiler nor the parser of Go that it uses, and starts sooner.

// shaderSource is the source of the program's own shader.
const shaderSource = "render/gpu/shapes.kage"

// The files of the copy that compile the shaders and that hold them.
const (
	shaderTool  = "internal/pageshaders/main.go"
	shaderTable = "internal/legacyshader/shaders.go"
)

// oldFunctions is the file of the engine with functions of shaders that have other names by now. Only what compiles the shaders
// needs them.
const (
	oldFunctions = "internal/legacyshader/deprecated.go"
	oldPackage   = "package legacyshader"
)

// noShaders takes the place of the shaders until they are compiled.
const noShaders = "package legacyshader\n\nimport \"" + engine + "/internal/shaderir\"\n\nfunc known(string) *shaderir.Program { return nil }\n"

// compileShaders compiles the shaders for a new copy of the engine in dir, which will stand in the folder to, and says so in
// its page.mod.
func compileShaders(root, dir, to string) error {
	if err := replaceEngine(root, dir, dir); err != nil {
		return err
	}
	table, err := runShaders("-modfile="+filepath.Join(dir, "page.mod"), root)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "engine", shaderTable), table, 0o644); err != nil {
		return err
	}
	return replaceEngine(root, dir, to)
}

// runShaders runs the command of the copy that compiles the shaders.
func runShaders(withEngine, root string, flags ...string) ([]byte, error) {
	args := append([]string{"run", withEngine, engine + "/internal/pageshaders"}, flags...)
	out, err := runGo(root, []string{"GOOS=", "GOARCH="}, append(args, filepath.Join(root, shaderSource))...)
	if err != nil {
		return nil, fmt.Errorf("the shaders: %w", err)
	}
	return out, nil
}
