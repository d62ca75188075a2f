package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
)

// built holds the guest programs, each built once for all tests of a process.
var built struct {
	mu    sync.Mutex
	dir   string
	paths map[string]string // by import path
}

// Module returns the path of the program's module, which is the path of its main package, too.
func Module() string { return strings.TrimSuffix(reflect.TypeFor[Options]().PkgPath(), "/game/e2e") }

// program returns the executable of a program under test, and builds it if that has not been done.
func program(importPath string) (string, error) {
	built.mu.Lock()
	defer built.mu.Unlock()
	if file, ok := built.paths[importPath]; ok {
		return file, nil
	}
	if built.dir == "" {
		dir, err := os.MkdirTemp("", "wildfifteen")
		if err != nil {
			return "", err
		}
		built.dir, built.paths = dir, map[string]string{}
	}
	file := filepath.Join(built.dir, path.Base(importPath)+".exe")
	cmd := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", file, importPath)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", importPath, err, out)
	}
	built.paths[importPath] = file
	return file, nil
}

// cleanUp removes the built programs.
func cleanUp() {
	if built.dir != "" {
		_ = os.RemoveAll(built.dir)
	}
}
