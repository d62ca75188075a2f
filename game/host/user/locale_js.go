package user

import (
	"syscall/js"

	"wildfifteen/game/host/dom"
)

// Locale returns the browser's language as a BCP 47 tag ("pt-BR"), or "" if it is unknown: of the languages that the user
// understands, the first that the page offers.
func Locale() string {
	if v := dom.Get("wildfifteen", "locale"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}
