package puzzle

// LinkEscape returns the text (a game ID or a lab text) as it stands in a link: every byte percent-encoded
// except letters, digits and .,:-()/
func LinkEscape(text string) string {
	const hex = "0123456789ABCDEF"
	dst := make([]byte, 0, len(text))
	for i := range len(text) {
		if c := text[i]; isPlain(c) {
			dst = append(dst, c)
		} else {
			dst = append(dst, '%', hex[c>>4], hex[c&15])
		}
	}
	return string(dst)
}

// isPlain reports whether a byte stands for itself in a link.
func isPlain(c byte) bool {
	switch c {
	case '.', ',', ':', '-', '(', ')', '/':
		return true
	}
	return isDigit(c) || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// LinkUnescape decodes the text of a link, once: %41 becomes A. Bytes other than % stand for themselves, even
// those that [LinkEscape] encodes. It returns an error for a % without two hexadecimal digits after it, and
// for a text longer than LinkEscape can make of a legal ID.
func LinkUnescape(link string) (string, error) {
	if len(link) > 3*maxText {
		return "", &Error{Kind: FaultLength, Input: link[:80], Offset: -1, Max: 3 * maxText, Got: len(link)}
	}
	dst := make([]byte, 0, len(link))
	for i := 0; i < len(link); i++ {
		c := link[i]
		if c == '%' {
			if i+2 >= len(link) || unhex(link[i+1]) < 0 || unhex(link[i+2]) < 0 {
				return "", &Error{Kind: FaultSyntax, Input: link, Offset: i, Want: "escape"}
			}
			c = byte(unhex(link[i+1])<<4 | unhex(link[i+2]))
			i += 2
		}
		dst = append(dst, c)
	}
	return string(dst), nil
}

// unhex returns the value of a hexadecimal digit, or -1.
func unhex(c byte) int {
	switch {
	case isDigit(c):
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}
