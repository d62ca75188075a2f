package user

import "golang.org/x/sys/windows"

// Locale returns the user's language as a BCP 47 tag ("pt-BR"), or "" if it is unknown.
func Locale() string {
	tags, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil || len(tags) == 0 {
		return ""
	}
	return tags[0]
}
