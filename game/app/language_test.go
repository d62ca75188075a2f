package app_test

import (
	"slices"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// languages is the row of the settings that leads to the list of languages.
var languages = ui.ID{Name: "list-language"}

// language returns the row of a language in the list.
func language(tag string) ui.ID {
	return ui.ID{Name: "language", N: 1 + slices.Index(assets.Languages(), tag)}
}

// TestLanguageIsChosen chooses a language by its own name: the page changes at once, those below it, too, and the next start
// has it.
func TestLanguageIsChosen(t *testing.T) {
	german := assets.Load("de")
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x"})
	r.Open("settings")
	r.Press(languages)
	if c := r.Control(language("de")); c.Label != "Deutsch" || c.On {
		t.Fatalf("the chip of German is %+v", c)
	}
	r.Press(language("de"))
	r.Tick(1)
	for _, key := range []string{"settings.title", "settings.theme", "settings.theme_dark"} {
		if !r.Says(german.T(key)) {
			t.Errorf("after the choice the settings don't say %q: %s", german.T(key), r.Labels())
		}
	}
	r.Key("Escape")
	r.Tick(30)
	for _, key := range []string{"play.undo", "play.hint", "play.menu", "common.snake"} {
		if !r.Says(german.T(key)) {
			t.Errorf("the board doesn't say %q: %s", german.T(key), r.Labels())
		}
	}
	r.App.Shutdown()
	again := gametest.New(t, gametest.Options{Store: r.Store})
	again.Tick(30)
	if !again.Says(german.T("play.hint")) {
		t.Errorf("after a restart: %s", again.Labels())
	}
	again.Open("settings")
	again.Press(languages)
	again.Press(ui.ID{Name: "language"}) // as the system, which speaks English
	again.Tick(1)
	if !again.Says(assets.Load("en").T("settings.theme")) {
		t.Errorf("as the system: %s", again.Labels())
	}
}

// TestLanguageFollows starts in the language of the system, and follows when the system changes it.
func TestLanguageFollows(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x", Locale: "de-AT"})
	if !r.Says(assets.Load("de").T("play.hint")) {
		t.Errorf("in German: %s", r.Labels())
	}
	r.In.Locale = "en-GB"
	r.Tick(2)
	if !r.Says(assets.Load("en").T("play.hint")) || r.Says(assets.Load("de").T("play.new")) {
		t.Errorf("in English: %s", r.Labels())
	}
}

// saidOnce are the scenes that show what was said once, such as a message or a tip: it stays in its language. Those of moves
// at random differ in more than words.
var saidOnce = []string{"greeting", "message", "picture-bad", "hint", "explain", "studies-hint", "lab-parity", "play-wild"}

// TestLanguageChangesEverywhere changes the language of the system on every page: the page says what it says if it was opened
// in that language.
func TestLanguageChangesEverywhere(t *testing.T) {
	for _, s := range gametest.Scenes() {
		if slices.Contains(saidOnce, s.Name) {
			continue
		}
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			said := func(first string) (all []string) {
				r := s.Run(t, gametest.Options{Locale: first})
				r.In.Locale = "de"
				r.Tick(3)
				for _, c := range r.App.Controls() {
					if c.Label != "" || c.Value != "" {
						all = append(all, c.Label+": "+c.Value)
					}
				}
				return all
			}
			english, german := said("en"), said("de")
			if len(english) != len(german) {
				t.Fatalf("it says %q, opened in German it says %q", english, german)
			}
			for i, text := range german {
				if english[i] != text {
					t.Errorf("it says %q, opened in German it says %q", english[i], text)
				}
			}
		})
	}
}
