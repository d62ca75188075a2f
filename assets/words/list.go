package words

import "wildfifteen/assets"

// List joins words as the language does: "2x2, 3x3", with commas of their own in Chinese and Japanese.
func List(l *assets.Lang, words []string) string {
	if len(words) == 0 {
		return ""
	}
	text := words[0]
	for _, word := range words[1:] {
		text = l.T("common.listed", "a", text, "b", word)
	}
	return text
}
