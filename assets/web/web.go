// Package web holds the sources of the web page that the game is played on in a browser: templates of
// text/template with << and >> around what is filled in. It offers accessors only.
package web

import "embed"

//go:embed index.html page.js mirror.js worker.js style.css manifest.webmanifest
var files embed.FS

// File returns one of the sources by its name; a name that is none is a mistake in the program.
func File(name string) string {
	data, err := files.ReadFile(name)
	if err != nil {
		panic("assets/web: " + err.Error())
	}
	return string(data)
}
