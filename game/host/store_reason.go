//go:build !js

package host

import (
	"slices"
	"strings"
)

// unwritten returns why a file in dir could not be written, without the paths of files that are none of the
// player's. Errors are compared by their texts: not every writer wraps its errors.
func unwritten(dir string, err error) reason {
	text, _, _ := strings.Cut(err.Error(), "\n") // of joined errors the first is the cause
	if i := strings.LastIndex(text, ": "); i >= 0 {
		text = text[i+2:]
	}
	is := func(e error) bool { return text == e.Error() }
	switch {
	case is(errLocked):
		return reason{key: "host.locked", name: dir}
	case slices.ContainsFunc(fullErrors[:], is):
		return reason{key: "host.disk_full", name: dir}
	case slices.ContainsFunc(deniedErrors[:], is):
		return reason{key: "host.no_permission", name: dir}
	}
	return reason{key: "host.not_written", name: dir, why: text}
}
