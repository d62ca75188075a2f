package assets

import "strings"

// Match returns the best of tags for a locale, a BCP 47 tag or a POSIX locale: the tag equal to it or else the one that is
// its longest prefix, ignoring case, or else the first one of the same language: pt-BR for Portugal, zh-Hans for zh-CN. It
// returns "en" if there is none.
func Match(locale string, tags []string) string {
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
			break
		}
		want = want[:i]
	}
	for _, t := range tags {
		if language, _, _ := strings.Cut(t, "-"); strings.EqualFold(language, want) {
			return t
		}
	}
	return "en"
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
