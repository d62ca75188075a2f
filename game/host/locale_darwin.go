//go:build !ios

package host

import "strings"

// Locale returns the user's language as a BCP 47 tag ("pt-BR"), "" if it is unknown.
func Locale() string {
	return strings.ReplaceAll(readDefault("AppleLocale"), "_", "-")
}
