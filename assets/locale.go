package assets

import "strings"

// match returns the best of tags for a locale: the tag equal to it or else the one that is its longest prefix, ignoring
// case; "en" if there is none.
func match(locale string, tags []string) string {
	// POSIX locales such as "pt_BR.UTF-8" and "de_DE@euro" are accepted too.
	if i := strings.IndexAny(locale, ".@"); i >= 0 {
		locale = locale[:i]
	}
	want := strings.ReplaceAll(locale, "_", "-")
	for {
		for _, t := range tags {
			if strings.EqualFold(t, want) {
				return t
			}
		}
		i := strings.LastIndexByte(want, '-')
		if i < 0 {
			return "en"
		}
		want = want[:i]
	}
}

// rightToLeft reports whether a language is written from right to left: by the script in its tag or, if there is none,
// by the language.
func rightToLeft(tag string) bool {
	language, rest, _ := strings.Cut(strings.ToLower(tag), "-")
	switch script, _, _ := strings.Cut(rest, "-"); script {
	case "latn", "cyrl":
		return false
	case "arab", "hebr", "thaa", "syrc", "nkoo", "adlm":
		return true
	}
	switch language {
	case "ar", "he", "fa", "ur", "ps", "yi", "dv", "ug", "sd", "ckb":
		return true
	}
	return false
}
