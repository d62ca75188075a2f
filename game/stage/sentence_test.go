package stage

import "testing"

func TestFirstSentence(t *testing.T) {
	for _, c := range [...][3]string{
		{"One. Two.", "One.", "Two."},
		{"Half 1.5 of all.", "Half 1.5 of all.", ""},
		{"一。二。", "一。", "二。"},
		{"", "", ""},
	} {
		if first, rest := FirstSentence(c[0]); first != c[1] || rest != c[2] {
			t.Errorf("FirstSentence(%q) = %q, %q", c[0], first, rest)
		}
	}
}
