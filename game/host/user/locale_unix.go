//go:build !windows && !darwin && !js && !android && !ios

package user

import (
	"os"
	"strings"
)

// Locale returns the user's language as a BCP 47 tag ("pt-BR"), or "" if it is unknown.
func Locale() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			return posixTag(v)
		}
	}
	return ""
}

// posixTag turns "pt_BR.UTF-8@euro" into "pt-BR"; for "C" and "POSIX", which are no languages, it returns "".
func posixTag(v string) string {
	v, _, _ = strings.Cut(v, ".")
	v, _, _ = strings.Cut(v, "@")
	if v == "C" || v == "POSIX" {
		return ""
	}
	return strings.ReplaceAll(v, "_", "-")
}
