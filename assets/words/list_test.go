package words

import (
	"testing"

	"wildfifteen/assets"
)

func TestList(t *testing.T) {
	for _, c := range []struct {
		lang string
		list []string
		want string
	}{
		{"en", nil, ""}, {"en", []string{"a"}, "a"}, {"en", []string{"a", "b", "c"}, "a, b, c"}, {"ja", []string{"a", "b", "c"}, "a、b、c"},
		{"zh-Hans", []string{"{b}", "x"}, "{b}、x"},
	} {
		if got := List(assets.Load(c.lang), c.list); got != c.want {
			t.Errorf("%s: got %q, want %q", c.lang, got, c.want)
		}
	}
}
