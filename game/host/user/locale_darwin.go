//go:build !ios

package user

import "strings"

// Locale returns the user's language as a BCP 47 tag ("pt-BR"), or "" if it is unknown.
func Locale() string {
	return strings.ReplaceAll(readDefault("AppleLocale"), "_", "-")
}
