package render

import "testing"

func themes() map[string]*Theme {
	return map[string]*Theme{"light": LightTheme(), "dark": DarkTheme(), "contrast": ContrastTheme(),
		"slate": SlateTheme(), "clay": ClayTheme(), "ink": InkTheme(), "felt": FeltTheme()}
}

func TestThemeContrast(t *testing.T) {
	for name, th := range themes() {
		tests := []struct {
			what string
			a, b Color
			min  float64
		}{
			{"ink on paper", th.Ink, th.Paper, 7},
			{"ink on cards", th.Ink, th.Raised, 7},
			{"second ink on paper", th.Ink2, th.Paper, 4.5},
			{"second ink on cards", th.Ink2, th.Raised, 4.5},
			{"second ink on tray", th.Ink2, th.Tray, 4.5},
			{"accent on paper", th.Accent, th.Paper, 4.5},
			{"accent on cards", th.Accent, th.Raised, 4.5},
			{"text on accent", th.OnAccent, th.Accent, 4.5},
			{"error on paper", th.Error, th.Paper, 4.5},
			{"error on cards", th.Error, th.Raised, 4.5},
			{"disabled on paper", th.Disabled, th.Paper, 3},
			{"disabled on cards", th.Disabled, th.Raised, 3},
			{"ink beside disabled", th.Ink, th.Disabled, 2.5},
			{"edge on paper", th.Edge, th.Paper, 3},
			{"edge on cards", th.Edge, th.Raised, 3},
			{"number on one-colour tile", th.Number, th.OneTile, 4.5},
			{"hint on one-colour tile", th.Hint, th.OneTile, 4.5},
			{"home on one-colour tile", th.Home, th.OneTile, 4.5},
			{"focus on paper", th.Focus, th.Paper, 3},
			{"focus on tray", th.Focus, th.Tray, 3},
			{"text on honey", th.OnHoney, th.Honey, 4.5},
			{"the two focus rings", th.Focus, th.FocusHalo, 7},
		}
		if th.Ribbon.A > 0 {
			tests = append(tests, tests[0], tests[0])
			tests[len(tests)-2].a, tests[len(tests)-2].b, tests[len(tests)-2].min = th.Number, th.Ribbon, 4.5
			tests[len(tests)-1].a, tests[len(tests)-1].b, tests[len(tests)-1].min = th.Ribbon, th.Paper, 3
		}
		if th.Contrast {
			tests = append(tests, tests[0])
			tests[len(tests)-1].a, tests[len(tests)-1].b = th.TileEdge, th.Tray
			tests[len(tests)-1].what = "tile edge on tray"
		} else {
			tests = append(tests, tests[0], tests[0])
			tests[len(tests)-2].a, tests[len(tests)-2].b, tests[len(tests)-2].min = th.OneTile, th.Tray, 3
			tests[len(tests)-1].a, tests[len(tests)-1].b, tests[len(tests)-1].min = th.Covered, th.Tray, 3
		}
		for _, c := range tests {
			if got := Contrast(c.a, c.b); got < c.min {
				t.Errorf("%s: %s: %v on %v has %.2f:1, want %v", name, c.what, c.a, c.b, got, c.min)
			}
		}
	}
}

// TestDisabledShows checks that disabled text can be told from other text, also in the high-contrast theme.
func TestDisabledShows(t *testing.T) {
	for name, th := range themes() {
		for _, other := range []Color{th.Ink, th.Ink2, th.Accent} {
			if th.Disabled == other {
				t.Errorf("%s: disabled text has the colour %v of other text", name, other)
			}
		}
	}
	th := ContrastTheme()
	if got := Contrast(th.Disabled, th.Paper); got < 4.5 {
		t.Errorf("contrast: disabled text has %.2f:1, want 4.5", got)
	}
}

func TestContrastTheme(t *testing.T) {
	th := ContrastTheme()
	allowed := map[Color]bool{Hex("#000000"): true, Hex("#FFFFFF"): true, Hex("#FFD60A"): true}
	for _, c := range []Color{th.Paper, th.Raised, th.Tray, th.Edge, th.Ink, th.Ink2, th.Accent, th.OnAccent, th.Error,
		th.OneTile, th.Covered, th.Number, th.Home, th.Hint, th.Focus, th.FocusHalo, th.TileEdge} {
		if !allowed[c] {
			t.Errorf("%v is neither black, white nor yellow", c)
		}
	}
}

func TestHex(t *testing.T) {
	for _, s := range []string{"#1A6670", "#00000000", "#FFD60A80"} {
		if got := Hex(s).String(); got != s {
			t.Errorf("%s reads as %s", s, got)
		}
	}
	if Hex("#aabbcc") != (Color{0xAA, 0xBB, 0xCC, 255}) {
		t.Error("small letters read wrongly")
	}
	for _, s := range []string{"", "1A6670", "#1A667", "#1A667G"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q is taken for a colour", s)
				}
			}()
			Hex(s)
		}()
	}
}

func TestMixAndFade(t *testing.T) {
	a, b := Hex("#000000"), Hex("#FF8040")
	if Mix(a, b, 0) != a || Mix(a, b, 1) != b || Mix(a, b, 0.5) != Hex("#804020") {
		t.Errorf("half way: %v", Mix(a, b, 0.5))
	}
	if b.Fade(255) != b || b.Fade(0).A != 0 || b.Fade(128).A != 128 {
		t.Error("fade")
	}
}

// TestTintedCards checks that words can be read on tinted cards, and that the two ends of the ramp give two tints.
func TestTintedCards(t *testing.T) {
	for name, th := range themes() {
		for i := range 21 {
			at := float64(i) / 20
			c := th.Tinted(at)
			if Contrast(th.Ink, c) < 7 || Contrast(th.Ink2, c) < 4.5 {
				t.Errorf("%s: on %v at %v ink has %.2f:1 and second ink %.2f:1", name, c, at, Contrast(th.Ink, c), Contrast(th.Ink2, c))
			}
		}
		if th.Tinted(0) == th.Tinted(1) && !th.Contrast && th.Ribbon.A == 0 {
			t.Errorf("%s: both ends of the ramp give %v", name, th.Tinted(0))
		}
	}
}
