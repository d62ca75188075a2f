package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// sourceName returns the name of the source archive.
func (r *release) sourceName() string { return r.folder("source") + ".tar.gz" }

// sourceArchives returns the source, and the modules that it is built with, for machines without a network: in the folder
// vendor of the source the go command finds them by itself.
func (r *release) sourceArchives() ([]file, error) {
	if r.archives != nil {
		return r.archives, nil
	}
	files, err := r.source.files()
	if err != nil {
		return nil, err
	}
	source, err := tarred(within(r.folder("source"), files...))
	if err != nil {
		return nil, err
	}
	modules, err := r.modules()
	if err != nil {
		return nil, err
	}
	r.archives = []file{{name: r.sourceName(), data: source}, modules}
	return r.archives, nil
}

// modules returns the archive of the modules.
func (r *release) modules() (file, error) {
	dir, err := os.MkdirTemp("", "wildfifteen-modules")
	if err != nil {
		return file{}, err
	}
	defer os.RemoveAll(dir)
	cmd := exec.Command("go", "mod", "vendor", "-o", filepath.Join(dir, "vendor"))
	cmd.Dir, cmd.Stderr = r.source.dir, os.Stderr
	if err := cmd.Run(); err != nil {
		return file{}, fmt.Errorf("collecting the modules: %w", err)
	}
	files, err := source{dir}.files()
	if err != nil {
		return file{}, err
	}
	for i := range files {
		files[i].program = false // the caches of modules do not agree about modes
	}
	data, err := tarred(within(r.folder("source"), files...))
	return file{name: r.folder("modules") + ".tar.gz", data: data}, err
}
