package render

import "testing"

// TestOnPaper looks at the lines, bars and marks of all themes: they stand out from the paper, and the two lines of a comparison are told
// apart without seeing hue.
func TestOnPaper(t *testing.T) {
	for name, th := range map[string]*Theme{"light": LightTheme(), "dark": DarkTheme(), "contrast": ContrastTheme(), "slate": SlateTheme(),
		"clay": ClayTheme(), "ink": InkTheme(), "felt": FeltTheme()} {
		for i := range 3 {
			if c := Contrast(th.LineColor(i), th.Paper); c < 3 {
				t.Errorf("%s: line %d has a contrast of %.2f to the paper", name, i, c)
			}
		}
		if c := Contrast(th.LineColor(0), th.LineColor(1)); c < 1.4 {
			t.Errorf("%s: the lines of a comparison differ by a contrast of %.2f", name, c)
		}
		for at := 0.0; at <= 1 && !th.Contrast; at += 0.125 {
			if c := Contrast(th.OnPaper(at), th.Paper); c < 3 {
				t.Errorf("%s: the ramp at %v has a contrast of %.2f to the paper", name, at, c)
			}
		}
	}
}
