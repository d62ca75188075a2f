package main

import (
	"os"
	"path/filepath"

	"wildfifteen/assets/tools/web/site"
)

// webPage returns the web page as an archive, to be unpacked on any static host.
func (r *release) webPage() ([]file, error) {
	dir, err := os.MkdirTemp("", "wildfifteen-page")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	dir = filepath.Join(dir, "page")
	if _, err := site.Build(r.version, r.page, dir, false); err != nil {
		return nil, err
	}
	var files []file
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: e.Name(), data: data})
	}
	for _, name := range []string{"LICENSE", "NOTICE"} {
		data, err := r.source.readFile(name)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: name, data: data})
	}
	data, err := zipped(files)
	return []file{{name: r.folder("web") + ".zip", data: data}}, err
}
