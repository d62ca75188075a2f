package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wildfifteen/game"
)

// modules maps the modules of other authors to their names in the table of rooms in ARCHITECTURE.md.
var modules = map[string]string{
	"github.com/hajimehoshi/ebiten/v2":   "Ebitengine",
	"github.com/adrg/xdg":                "xdg",
	"github.com/andybalholm/brotli":      "brotli",
	"github.com/atotto/clipboard":        "clipboard",
	"github.com/ebitengine/oto/v3":       "oto",
	"github.com/godbus/dbus/v5":          "dbus",
	"github.com/gofrs/flock":             "flock",
	"github.com/lucasb-eyer/go-colorful": "go-colorful",
	"github.com/ncruces/zenity":          "zenity",
	"github.com/spf13/cobra":             "cobra",
	"github.com/spf13/pflag":             "pflag",
	"github.com/tc-hib/winres":           "winres",
	"golang.org/x/image":                 "x/image",
	"golang.org/x/sys":                   "x/sys",
	"golang.org/x/term":                  "x/term",
	"golang.org/x/text":                  "x/text",
}

// scenes names the row of the table that holds for every folder in game without a row of its own.
const scenes = "game/*"

// module is the path of the program's module.
var module = strings.TrimSuffix(reflect.TypeFor[game.Input]().PkgPath(), "/game")

// floors maps each room, by its folder, to the imports that it may have.
type floors map[string][]string

var (
	quoted = regexp.MustCompile("`([^`]+)`")
	row    = regexp.MustCompile("^\\| (`.*`) \\|.*\\| (.*)\\|$")
)

// readFloors reads the table of rooms in ARCHITECTURE.md.
func readFloors(t *testing.T) floors {
	t.Helper()
	data, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	rooms := floors{}
	for line := range strings.Lines(string(data)) {
		m := row.FindStringSubmatch(strings.TrimSpace(line))
		if m == nil {
			continue
		}
		var allowed []string
		for _, name := range quoted.FindAllStringSubmatch(m[2], -1) {
			allowed = append(allowed, name[1])
		}
		for _, name := range modules {
			if slices.Contains(strings.Split(strings.TrimSpace(m[2]), ", "), name) {
				allowed = append(allowed, name)
			}
		}
		for _, name := range quoted.FindAllStringSubmatch(m[1], -1) {
			rooms[name[1]] = allowed
		}
	}
	rooms["game/app"] = append(rooms["game/app"], rooms[scenes]...)
	return rooms
}

// room returns the name of the row for a folder: its own row, or that of the scenes.
func (f floors) room(folder string) (name string, ok bool) {
	if _, ok := f[folder]; ok {
		return folder, true
	}
	matched, _ := path.Match(scenes, folder)
	return scenes, matched
}

// TestFloors compares every import of the repository with the table of rooms in ARCHITECTURE.md.
func TestFloors(t *testing.T) {
	rooms := readFloors(t)
	used := map[string]bool{}
	files := 0
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains([]string{".git", "testdata", "build", "dist"}, d.Name()):
			return filepath.SkipDir
		case !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		files++
		folder := filepath.ToSlash(filepath.Dir(name))
		room, ok := rooms.room(folder)
		if !ok {
			t.Errorf("%s has no row in ARCHITECTURE.md's table of rooms", folder)
			return nil
		}
		used[room] = true
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			if !rooms.allows(room, imported) {
				t.Errorf("%s imports %s, which the row of %s does not name", name, imported, room)
			}
		}
		return nil
	})
	if err != nil || files < 300 {
		t.Errorf("%d files looked at, %v", files, err)
	}
	for room := range rooms {
		if !used[room] && room != "game/e2e/web" { // it holds tests alone
			t.Errorf("ARCHITECTURE.md has a row for %s, where there is no Go file", room)
		}
	}
}

// allows reports whether a room may import a package.
func (f floors) allows(room, imported string) bool {
	own, ours := strings.CutPrefix(imported, module+"/")
	if ours {
		name, _ := f.room(own)
		return slices.Contains(f[room], own) || name == scenes && room != scenes && slices.Contains(f[room], scenes)
	}
	if first, _, _ := strings.Cut(imported, "/"); !strings.Contains(first, ".") {
		return true // the standard library
	}
	for module, name := range modules {
		if imported == module || strings.HasPrefix(imported, module+"/") {
			return slices.Contains(f[room], name)
		}
	}
	return false
}

// TestFloorsSee checks that allows accepts and rejects the right imports, so that TestFloors can fail.
func TestFloorsSee(t *testing.T) {
	rooms := readFloors(t)
	for _, c := range []struct {
		room, imported string
		allowed        bool
	}{
		{"game/app", module + "/game/lab", true},
		{scenes, module + "/game/stage", true},
		{scenes, module + "/game/lab", false}, // no scene knows another one
		{scenes, module + "/game/app", false},
		{"game/stage", module + "/game/play", false},
		{"game/host", module + "/game/app", false},
		{"puzzle", "fmt", true},
		{"puzzle", module + "/render", false},
		{"game/app", "github.com/hajimehoshi/ebiten/v2", false},
		{"game/host", "github.com/hajimehoshi/ebiten/v2/inpututil", true},
		{"cli", "example.org/unknown", false},
	} {
		if got := rooms.allows(c.room, c.imported); got != c.allowed {
			t.Errorf("%s may import %s: %v", c.room, c.imported, got)
		}
	}
}
