package main

import (
	"crypto/sha256"
	_ "embed"
	"fmt"
)

// flatpakRecipe says how Flatpak is to build the program of the source archive and its modules.
//
//go:embed linux/flatpak.tmpl
var flatpakRecipe string

func (r *release) flatpak() ([]file, error) {
	archives, err := r.sourceArchives()
	if err != nil {
		return nil, err
	}
	values := map[string]any{"ID": appID, "Version": r.version}
	for i, name := range []string{"Source", "Modules"} {
		values[name] = archives[i].name
		values[name+"Sum"] = fmt.Sprintf("%x", sha256.Sum256(archives[i].data))
	}
	data, err := fill(flatpakRecipe, values)
	return []file{{name: appID + ".yml", data: data}}, err
}
