package assets

import "strings"

// match returns the tag among tags that serves locale best: equal, or the longest beginning of it, else "en".
func match(locale string, tags []string) string {
	// POSIX locales reach us too: "pt_BR.UTF-8", "de_DE@euro".
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

// rightToLeft reports whether the script of a language tag runs from right to left.
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

// pluralOf returns the plural rule of a language: the CLDR category of a whole number. A language whose rule
// is not among these needs a new case here together with its files.
func pluralOf(tag string) func(n int) string {
	language, _, _ := strings.Cut(strings.ToLower(tag), "-")
	switch language {
	case "ja", "zh", "ko", "vi", "th", "id":
		return func(int) string { return "other" }
	case "fr", "pt":
		return zeroOneOther
	}
	return oneOther
}

// oneOther is the rule of English, German, Spanish, Italian and many more.
func oneOther(n int) string {
	if n == 1 {
		return "one"
	}
	return "other"
}

// zeroOneOther is the rule of French and Brazilian Portuguese, where nought is singular.
func zeroOneOther(n int) string {
	if n == 0 || n == 1 {
		return "one"
	}
	return "other"
}
