package puzzle

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
)

// TestImportsStandardLibraryOnly checks that this package and the packages under it import only the standard
// library and each other.
func TestImportsStandardLibraryOnly(t *testing.T) {
	own := reflect.TypeFor[Board]().PkgPath()
	module := strings.TrimSuffix(own, "puzzle")
	files := 0
	err := filepath.WalkDir(".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		files++
		for _, spec := range file.Imports {
			name, _ := strconv.Unquote(spec.Path.Value)
			first, _, _ := strings.Cut(name, "/")
			ours := strings.HasPrefix(name, module)
			if ours && name != own && !strings.HasPrefix(name, own+"/") || !ours && strings.Contains(first, ".") {
				t.Errorf("%s imports %s", path, name)
			}
		}
		return nil
	})
	if err != nil || files < 20 {
		t.Errorf("%d files looked at, %v", files, err)
	}
}
