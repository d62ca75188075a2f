package links

import "testing"

func TestPublic(t *testing.T) {
	for _, c := range []struct{ text, want, config string }{
		{"", "", ""},
		{"peter pan", "", ""},
		{"https://example.org/peter#3x3.snake", "3x3.snake", ""},
		{"lab:1,2/0,3>snake", "lab:1,2/0,3>snake", ""},
		{"studies/7", "studies/7", ""},
		{"today", "today", ""},
		{"relay(2x2..4x4).snake#peter", "relay(2x2..4x4).snake#report", ""},
		{"relay(2x2..4x4).snake", "relay(2x2..4x4).snake", ""},
		{"blind(3x3.snake)", "blind(3x3.snake)", ""},
		{"2x2:1,2,0,3!L", "2x2.classic:1,2,0,3!L", ""},
		{"2x2:1,2,0,3", "2x2.classic:1,2,0,3", ""},
		{"3x3.wild#daily 2026-01-05", "3x3.wild#daily 2026-01-05", ""},
	} {
		if got, config := Public(c.text); got != c.want || config != c.config {
			t.Errorf("%q is %q, %q; want %q", c.text, got, config, c.want)
		}
	}
	for _, text := range []string{"3x3.wild#peter", "fewest(4x4.random#peter)", "4x4.snake#peter"} {
		public, config := Public(text)
		was, err := Parse(text)
		is, err2 := Parse(public)
		if err != nil || err2 != nil || is.Game.Seeded || is.Mode != was.Mode || is.Game.ID() != was.Game.ID() {
			t.Errorf("%q is %q: %v", text, public, err2)
		}
		if got := is.Game.Config.String(); config == "" && got != was.Game.Config.String() || config != "" && config != was.Game.Config.String() {
			t.Errorf("%q: the configuration is %q, %q", text, got, config)
		}
	}
}
