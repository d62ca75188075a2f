package app_test

import (
	"strings"
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestLargeLetters checks, with the largest letters on a phone, that what is most important is neither small nor out of sight.
func TestLargeLetters(t *testing.T) {
	large := gametest.Options{W: 360, H: 640, Scale: 2, TextScale: 2}
	for name, check := range map[string]func(r *gametest.Run){
		"records-blind":  func(r *gametest.Run) { largeHeading(r, "4 × 4 Snake, blind, custom boards") },
		"lessons-parity": func(r *gametest.Run) { largeHeading(r, "The half that can't be solved") },
		"daily-month":    func(r *gametest.Run) { largeHeading(r, "Sunday 22 November") },
		"goals": func(r *gametest.Run) {
			if c := r.Control(gametest.Named("gallery")); c.Icon == render.NoIcon {
				r.T.Error("the gallery has no picture beside Draw, which has")
			}
			f, c := r.Frame(), r.Control(ui.ID{Name: "goal"})
			if least := f.Fonts.Metrics(f.Face(render.Regular, 8)).Cap; f.Fonts.Metrics(c.Face).Cap < least {
				r.T.Errorf("%q is %v high, want %v", c.Label, f.Fonts.Metrics(c.Face).Cap, least)
			}
		},
		"menu": func(r *gametest.Run) {
			for _, c := range r.App.Controls() {
				if c.Look == ui.Row && c.Value != "" {
					r.T.Errorf("%q tells the key %q in a narrow window", c.Label, c.Value)
				}
			}
		},
		"chooser": func(r *gametest.Run) {
			for _, c := range r.App.Controls() {
				if c.ID.Name == "kind" && c.On && gametest.Seen(&c) != c.Rect {
					r.T.Errorf("of the chosen card %v, %v is seen", c.Rect, gametest.Seen(&c))
				}
			}
		},
		"draw": func(r *gametest.Run) {
			if c := r.Control(gametest.Named("line")); c.Rect.W < 0.7*r.Frame().Screen.W {
				r.T.Errorf("the field is only %v wide", c.Rect.W)
			}
		},
		"daily": func(r *gametest.Run) {
			card := r.Control(gametest.Named("card"))
			if c := r.Control(ui.ID{Name: "day", N: 1}); c.Rect.H < r.Frame().Dip(60) {
				r.T.Errorf("a day is only %v high", c.Rect.H)
			}
			for _, c := range r.App.Controls() {
				if strings.Contains(c.Label, "not solved yet") && c.Role == ui.Text && c.Rect.X < card.Rect.X+card.Rect.W {
					r.T.Errorf("%q at %v is not beside the picture at %v", c.Label, c.Rect, card.Rect)
				}
			}
		},
		"records-modes": func(r *gametest.Run) {
			c := r.Control(ui.ID{Name: "card"})
			f := r.Frame()
			if least := f.Fonts.Metrics(f.Face(render.Title, 16)).Cap; f.Fonts.Metrics(c.Face).Cap < least {
				r.T.Errorf("%q is %v high, want %v", c.Label, f.Fonts.Metrics(c.Face).Cap, least)
			}
		},
		"run-page": func(r *gametest.Run) {
			if c := r.Control(gametest.Named("share")); c.Look != ui.Row {
				r.T.Errorf("of the buttons below each other, one looks like %v", c.Look)
			}
		},
		"watch": func(r *gametest.Run) {
			if c := r.Control(gametest.Named("run")); c.Rect.Y+c.Rect.H > r.Frame().Screen.H {
				r.T.Errorf("the button that plays is at %v", c.Rect)
			}
		},
		"blind-failed": func(r *gametest.Run) {
			if !strings.Contains(r.Labels(), "2 tiles are out of place") {
				r.T.Error("a smaller remark has room, but is not shown")
			}
		},
	} {
		check(gametest.SceneNamed(t, name).Run(t, large))
	}
}

// largeHeading fails if a heading is smaller than 12 dip for letters of the usual size.
func largeHeading(r *gametest.Run, text string) {
	r.T.Helper()
	f := r.Frame()
	for _, c := range r.App.Controls() {
		if c.Role != ui.Heading || c.Label != text {
			continue
		}
		if least := f.Fonts.Metrics(f.Face(render.Title, 12)).Cap; f.Fonts.Metrics(c.Face).Cap < least {
			r.T.Errorf("%q is %v high, want %v", text, f.Fonts.Metrics(c.Face).Cap, least)
		}
		return
	}
	r.T.Errorf("there is no heading %q", text)
}

// TestLargeLamps checks, with the largest letters on a phone on its side, that the lesson of the two lamps shows them.
func TestLargeLamps(t *testing.T) {
	r := gametest.SceneNamed(t, "lessons-parity").Run(t, gametest.Options{W: 800, H: 480, Scale: 2, TextScale: 2})
	if c := r.Control(gametest.Named("lamps")); gametest.Seen(c) != c.Rect {
		t.Errorf("of the lamps at %v, %v is seen", c.Rect, gametest.Seen(c))
	}
}

// TestLampsAboveTheFold checks, on little screens and with large letters, that what to do and the lamps stand whole above the board, and
// that nothing is cut there.
func TestLampsAboveTheFold(t *testing.T) {
	for _, o := range [...]gametest.Options{{W: 320, H: 480}, {W: 360, H: 640, Scale: 2, TextScale: 2}} {
		r := gametest.SceneNamed(t, "lessons-parity").Run(t, o)
		do := false
		for _, c := range r.App.Controls() {
			switch seen := gametest.Seen(&c); {
			case seen.H > 0 && seen.H < c.Rect.H:
				t.Errorf("%v by %v: of %q, %v high, %v is seen", o.W, o.H, c.Label, c.Rect.H, seen.H)
			case c.Label == "Make four moves.":
				do = seen == c.Rect && c.Rect.Y < r.Control(gametest.Named("lamps")).Rect.Y
			}
		}
		if c := r.Control(gametest.Named("lamps")); !do || gametest.Seen(c) != c.Rect {
			t.Errorf("%v by %v: what to do stands above the lamps: %v; of those at %v, %v is seen", o.W, o.H, do, c.Rect, gametest.Seen(c))
		}
	}
}
