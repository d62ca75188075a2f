package user

import (
	"syscall/js"

	"wildfifteen/game/host/dom"
)

// Locale returns the browser's language as a BCP 47 tag ("pt-BR"), or "" if it is unknown.
func Locale() string {
	if v := dom.Get("navigator", "language"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}
