// Package web holds the sources of the game's web page: templates of text/template with the delimiters << and >>.
package web

import "embed"

//go:embed index.html page.js mirror.js worker.js style.css manifest.webmanifest
var files embed.FS

// File returns the source file with the given name. It panics if there is none.
func File(name string) string {
	data, err := files.ReadFile(name)
	if err != nil {
		panic("assets/web: " + err.Error())
	}
	return string(data)
}
