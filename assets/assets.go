// Package assets embeds the program's texts, one folder of JSON files for each language, and the licences of its parts.
// It imports no other package of the program.
//
// A language file is one flat object, {"play.undo": "Undo"}. The first part of a key is the name of its file without
// ".json". A text may contain placeholders {name}, which [Lang.T] and [Lang.N] replace by the values they are given. A
// text that depends on a number n has one key for each plural form, "play.moves.one" and "play.moves.other", and may
// contain {n}.
package assets

import (
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"sync"
)

// Languages returns the sorted BCP 47 tags of the embedded languages. "en" is always among them; in a page it is the only one.
func Languages() []string { return languages() }

var languages = sync.OnceValue(func() []string {
	dirs, err := langFiles.ReadDir("lang")
	if err != nil {
		return nil
	}
	names := make([]string, 0, len(dirs))
	for _, d := range dirs {
		names = append(names, d.Name())
	}
	slices.Sort(names)
	return names
})

// parsed returns the texts of a language, which nobody may change: they are read only once.
func parsed(language string) (map[string]string, error) {
	if all, ok := read.Load(language); ok {
		return all.(map[string]string), nil
	}
	all, err := texts(language)
	if err == nil {
		read.Store(language, all)
	}
	return all, err
}

// read holds the texts of the languages that have been read.
var read sync.Map

// texts reads all files of a language into one map. The files are embedded and tested: an error means a broken build.
func texts(language string) (map[string]string, error) {
	dir := path.Join("lang", language)
	files, err := langFiles.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	all := map[string]string{}
	for _, f := range files {
		if path.Ext(f.Name()) != ".json" { // fonts
			continue
		}
		data, err := langFiles.ReadFile(path.Join(dir, f.Name()))
		if err != nil {
			return nil, err
		}
		var one map[string]string
		if err := json.Unmarshal(data, &one); err != nil {
			return nil, fmt.Errorf("%s/%s: %w", language, f.Name(), err)
		}
		for key, text := range one {
			if _, twice := all[key]; twice {
				return nil, fmt.Errorf("%s/%s: key %q stands twice", language, f.Name(), key)
			}
			all[key] = text
		}
	}
	return all, nil
}
