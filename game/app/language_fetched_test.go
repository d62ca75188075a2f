package app_test

import (
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// TestClockInGerman shows tenths of a second behind a comma.
func TestClockInGerman(t *testing.T) {
	set := session.Defaults()
	set.Clock = session.TenthsClock
	store := gametest.NewMemory()
	store.Replace(game.SettingsFile, set.JSON())
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x", Locale: "de", Store: store})
	if c := r.Control(ui.ID{Name: "clock"}); c.Value != "0:00,0" {
		t.Errorf("the clock is %+v", c)
	}
}

// fetched begins a run as a page does, which has fetched the texts of some languages.
func fetched(t *testing.T, o gametest.Options, tags ...string) *gametest.Run {
	t.Helper()
	texts := map[string][]byte{"en": nil, "de": nil}
	for _, tag := range tags {
		texts[tag] = packed(t, tag)
	}
	o.Boot = func(b *game.Boot) { b.Texts = texts }
	return gametest.New(t, o)
}

func packed(t *testing.T, tag string) []byte {
	t.Helper()
	file, err := assets.Pack(tag)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// TestLanguageIsFetched chooses a language in a page that lacks its texts: it stays as it is until they come.
func TestLanguageIsFetched(t *testing.T) {
	english, german := assets.Load("en"), assets.Load("de")
	r := fetched(t, gametest.Options{Game: "4x4.snake#x"})
	r.Open("settings")
	r.Press(languages)
	r.Press(ui.ID{Name: "language", N: 1}) // German, the first of the tags
	if r.Out.Fetch != "" || r.Out.Language != "en" {
		r.T.Errorf("fetches %q after the choice was answered, in %s", r.Out.Fetch, r.Out.Language)
	}
	r.In.Replies = []game.Reply{{Kind: game.Worded, Text: "de"}}
	r.Tick(1)
	if want := english.T("message.no_language", "language", "Deutsch"); r.Out.Say != want || !r.Says(english.T("settings.theme")) {
		t.Errorf("without a network %q is said: %s", r.Out.Say, r.Labels())
	}
	r.Reply(game.Reply{Kind: game.Worded, Text: "de", Data: []byte("<!doctype html>")})
	if !r.Says(english.T("settings.theme")) {
		t.Errorf("with a page for sign-ins: %s", r.Labels())
	}
	r.Reply(game.Reply{Kind: game.Worded, Text: "de", Data: packed(t, "de")})
	if !r.Says(german.T("settings.theme")) || r.Out.Language != "de" {
		t.Errorf("in German: %s", r.Labels())
	}
}

// TestLanguageIsAskedFor counts what a page is asked to fetch: the language of the start if it is missing, or the chosen one,
// once.
func TestLanguageIsAskedFor(t *testing.T) {
	asked := func(r *gametest.Run, ticks int) (all []string) {
		for range ticks {
			r.Tick(1)
			if r.Out.Fetch != "" {
				all = append(all, r.Out.Fetch)
			}
		}
		return all
	}
	r := fetched(t, gametest.Options{Game: "4x4.snake#x", Locale: "de-CH"})
	if first := r.Out.Fetch; first != "de" || len(asked(r, 20)) > 0 {
		t.Errorf("at the start %q is asked for, or more than once", first)
	}
	if !r.Says(assets.Load("en").T("play.hint")) {
		t.Errorf("without texts: %s", r.Labels())
	}
	r = fetched(t, gametest.Options{Game: "4x4.snake#x", Locale: "de-CH"}, "de")
	if first := r.Out.Fetch; first != "" || len(asked(r, 20)) > 0 || !r.Says(assets.Load("de").T("play.hint")) {
		t.Errorf("with the texts of the start %q is asked for: %s", first, r.Labels())
	}
	r.In.Locale = "en-GB"
	if all := asked(r, 3); len(all) > 0 || !r.Says(assets.Load("en").T("play.hint")) {
		t.Errorf("for English %q is asked for: %s", all, r.Labels())
	}
}
