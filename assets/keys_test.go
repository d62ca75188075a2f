package assets

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var (
	keyForm   = regexp.MustCompile(`^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$`)
	placeForm = regexp.MustCompile(`\{([^{}]*)\}`)
	// A string such as "help.md" is the name of a file and not a key.
	fileNames = regexp.MustCompile(`\.(go|json|jsonl|log|txt|csv|png|svg|gif|html|js|wasm|zip|gz|md)$`)
)

// places returns the sorted names of the placeholders in a text.
func places(text string) []string {
	set := map[string]bool{}
	for _, m := range placeForm.FindAllStringSubmatch(text, -1) {
		set[m[1]] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// stem returns a key without its plural form; the bool reports whether it had one.
func stem(key string) (string, bool) {
	for _, f := range []string{".zero", ".one", ".two", ".few", ".many", ".other"} {
		if s, ok := strings.CutSuffix(key, f); ok {
			return s, true
		}
	}
	return key, false
}

func TestFiles(t *testing.T) {
	english, err := texts("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range Languages() {
		all, err := texts(language)
		if err != nil {
			t.Fatal(err)
		}
		for key, text := range all {
			if !keyForm.MatchString(key) {
				t.Errorf("%s: key %q is not of the form file.name", language, key)
			}
			if strings.TrimSpace(text) == "" {
				t.Errorf("%s: %q has no text", language, key)
			}
			checkPlaces(t, language, key, text, english)
			if s, plural := stem(key); plural && english[s+".one"]+english[s+".other"] != "" && all[s+".other"] == "" {
				t.Errorf("%s: %q has no form \"other\"", language, s)
			}
		}
		files, err := langFiles.ReadDir(path.Join("lang", language))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			data, err := langFiles.ReadFile(path.Join("lang", language, f.Name()))
			if err != nil {
				t.Fatal(err)
			}
			name := strings.TrimSuffix(f.Name(), ".json")
			for key := range keysOf(t, data) {
				if first, _, _ := strings.Cut(key, "."); first != name {
					t.Errorf("%s/%s: key %q belongs in another file", language, f.Name(), key)
				}
			}
		}
	}
}

// checkPlaces compares the placeholders of a text with those of the English one. A plural form is compared with any of the
// English forms: "a move" needs no number.
func checkPlaces(t *testing.T, language, key, text string, english map[string]string) {
	t.Helper()
	forms := []string{key}
	if s, plural := stem(key); plural && english[s+".other"] != "" {
		forms = []string{s + ".one", s + ".other"}
	}
	known := false
	for _, form := range forms {
		want, ok := english[form]
		if known = known || ok; ok && slices.Equal(places(text), places(want)) {
			return
		}
	}
	if !known {
		t.Errorf("%s: %q is not in English", language, key)
		return
	}
	t.Errorf("%s: %q has places %v, English %v", language, key, places(text), places(english[forms[len(forms)-1]]))
}

// keysOf returns the keys of a file and reports duplicates, of which a JSON decoder silently keeps the last.
func keysOf(t *testing.T, data []byte) map[string]bool {
	t.Helper()
	keys := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^\s*\{?\s*"((?:[^"\\]|\\.)*)"\s*:`).FindAllSubmatch(data, -1) {
		key := string(m[1])
		if keys[key] {
			t.Errorf("key %q stands twice", key)
		}
		keys[key] = true
	}
	return keys
}

// source is the use of keys in the program's Go files.
type source struct {
	calls    map[string]token.Position // keys of T("...")
	plurals  map[string]token.Position // keys of N("...")
	given    map[string][][]string     // names in each call of T or N whose names are all literals
	literals map[string]token.Position // every string literal
}

func readSource(t *testing.T) source {
	t.Helper()
	s := source{map[string]token.Position{}, map[string]token.Position{}, map[string][][]string{}, map[string]token.Position{}}
	fset := token.NewFileSet()
	err := filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "testdata" || d.Name() == "build" || d.Name() == "dist"):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool { s.node(fset, n); return true })
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func (s *source) node(fset *token.FileSet, n ast.Node) {
	switch n := n.(type) {
	case *ast.BasicLit:
		if v, ok := literal(n); ok {
			s.literals[v] = fset.Position(n.Pos())
		}
	case *ast.CallExpr:
		sel, ok := n.Fun.(*ast.SelectorExpr)
		if !ok || len(n.Args) == 0 {
			return
		}
		key, ok := literal(n.Args[0])
		if !ok {
			return
		}
		switch {
		case sel.Sel.Name == "T":
			s.calls[key] = fset.Position(n.Pos())
			s.names(key, n.Args[1:], n.Ellipsis.IsValid())
		case sel.Sel.Name == "N" && len(n.Args) > 1:
			s.plurals[key] = fset.Position(n.Pos())
			s.names(key+".other", n.Args[2:], n.Ellipsis.IsValid(), "n")
		}
	}
}

// names records the names in one call.
func (s *source) names(key string, args []ast.Expr, spread bool, names ...string) {
	for i := 0; i < len(args); i += 2 {
		name, ok := literal(args[i])
		if !ok || spread {
			return
		}
		names = append(names, name)
	}
	s.given[key] = append(s.given[key], names)
}

func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	v, err := strconv.Unquote(lit.Value)
	return v, err == nil
}

func TestKeysInUseExist(t *testing.T) {
	english, err := texts("en")
	if err != nil {
		t.Fatal(err)
	}
	rooms := map[string]bool{}
	for key := range english {
		first, _, _ := strings.Cut(key, ".")
		rooms[first] = true
	}
	begins := func(prefix string) bool {
		for key := range english {
			if strings.HasPrefix(key, prefix) {
				return true
			}
		}
		return false
	}
	s := readSource(t)
	for key, at := range s.calls {
		if _, ok := english[key]; !ok {
			t.Errorf("%v: no text for T(%q)", at, key)
		}
	}
	for key, at := range s.plurals {
		if _, ok := english[key+".other"]; !ok {
			t.Errorf("%v: no text for N(%q)", at, key)
		}
	}
	// Keys may stand in tables or be concatenated: a literal that looks like a key must be a key or the prefix of one.
	for v, at := range s.literals {
		first, _, found := strings.Cut(v, ".")
		if !found || !rooms[first] || fileNames.MatchString(v) || !keyForm.MatchString(strings.TrimSuffix(v, ".")) {
			continue
		}
		if !begins(v) {
			t.Errorf("%v: %q looks like a key, but there is no such text", at, v)
		}
	}
	for key, calls := range s.given {
		for _, names := range calls {
			for _, p := range places(english[key]) {
				if !slices.Contains(names, p) {
					t.Errorf("%q: {%s} is not given a value where it is used", key, p)
				}
			}
		}
	}
}

func TestTextsAreUsed(t *testing.T) {
	english, err := texts("en")
	if err != nil {
		t.Fatal(err)
	}
	s := readSource(t)
	for key := range english {
		bare, _ := stem(key)
		_, whole := s.literals[key]
		_, stemmed := s.literals[bare]
		used := whole || stemmed
		for v := range s.literals {
			// A literal that ends in a dot or an underscore is the prefix of keys, as in "goal." + kind.
			if strings.Contains(v, ".") && (strings.HasSuffix(v, ".") || strings.HasSuffix(v, "_")) && strings.HasPrefix(key, v) {
				used = true
			}
		}
		if !used {
			t.Errorf("no Go file uses the text %q", key)
		}
	}
}
