//go:build !js

package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// engine is where Ebitengine's packages are.
const engine = "github.com/hajimehoshi/ebiten"

// arrows lists the rooms that each room may import, besides itself. A room is a folder with those of its subfolders that
// are no rooms themselves.
var arrows = map[string][]string{
	"puzzle":     {},
	"assets":     {"puzzle"}, // assets/words puts the rules' errors into words
	"render":     {"puzzle"},
	"render/gpu": {"render"},
	"game":       {"assets", "puzzle", "render"},
	"game/host": {
		"assets", "puzzle", "render", "render/gpu", "game",
		"game/host/dom", "game/host/sound", "game/host/store", "game/host/user",
	},
	"game/host/dom":   {},
	"game/host/sound": {"game", "game/host/dom"},
	"game/host/store": {"assets", "game", "game/host/dom"},
	"game/host/user":  {"game/host/dom"},
	"cli":             {"assets", "puzzle", "render"},
	"mobile":          {"assets", "game", "game/host", "game/host/user"},
	// These two are programs for the maker of the app, not parts of it.
	"mobile/check": {"game", "puzzle", "render"},
	"mobile/icons": {"assets", "render"},
	"game/e2e":     {"game", "game/host", "render"}, // the tests' helper
	"assets/tools": {"assets", "puzzle", "render"},  // make what is shipped
	"":             {"assets", "cli", "game", "game/host", "game/host/user"},
}

// withEngine lists the rooms that may import the engine. All others can be tested without a display.
var withEngine = map[string]bool{"render/gpu": true, "game/host": true, "mobile": true, "game/e2e": true, "": true}

// roomOf returns the room that a folder belongs to.
func roomOf(dir string) string {
	for dir != "." && dir != "" {
		if _, ok := arrows[dir]; ok {
			return dir
		}
		dir = path.Dir(dir)
	}
	return ""
}

func TestArrows(t *testing.T) {
	checkRooms(t)
	files := 0
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && file != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "build") {
			if d != nil && d.IsDir() && err == nil {
				return fs.SkipDir
			}
			return err
		}
		if !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		files++
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, imp := range parsed.Imports {
			name, err := strconv.Unquote(imp.Path.Value)
			if err != nil {
				return err
			}
			checkImport(t, filepath.ToSlash(file), name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 50 {
		t.Errorf("only %d files seen", files)
	}
}

// checkRooms fails for Go files in a top folder that is no room: roomOf would give them the main package's room.
func checkRooms(t *testing.T) {
	t.Helper()
	tops, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, top := range tops {
		if _, ok := arrows[top.Name()]; ok || !top.IsDir() || top.Name() == "build" || strings.HasPrefix(top.Name(), ".") {
			continue
		}
		if err := filepath.WalkDir(top.Name(), func(file string, _ fs.DirEntry, err error) error {
			if strings.HasSuffix(file, ".go") {
				t.Errorf("%s is in no room", file)
			}
			return err
		}); err != nil {
			t.Fatal(err)
		}
	}
}

func checkImport(t *testing.T, file, name string) {
	t.Helper()
	room := roomOf(path.Dir(file))
	if strings.HasPrefix(name, engine) && !withEngine[room] {
		t.Errorf("%s uses the engine", file)
	}
	own, ok := strings.CutPrefix(name, "wildfifteen/")
	if !ok {
		return
	}
	target := roomOf(own)
	for _, allowed := range append(arrows[room], room) {
		if target == allowed {
			return
		}
	}
	t.Errorf("%s uses %s: room %q may not", file, name, room)
}
