//go:build !js

package store

import (
	"slices"
	"strings"
)

// whyNotWritten turns an error of writing a file in dir into a reason. Players see the folder, not the paths of
// temporary and lock files. Errors are compared by their texts, as not every library wraps the system's errors.
func whyNotWritten(dir string, err error) reason {
	text := systemWords(err)
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

// systemWords returns what the system says of an error, without paths.
func systemWords(err error) string {
	text, _, _ := strings.Cut(err.Error(), "\n") // the first of joined errors is the cause
	if i := strings.LastIndex(text, ": "); i >= 0 {
		text = text[i+2:]
	}
	return text
}
