package site

import (
	"encoding/json"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/links"
	"wildfifteen/render"
)

// TestShortcuts checks that the shortcuts of the installed page open pages.
func TestShortcuts(t *testing.T) {
	f := &fields{Language: "en", lang: assets.Load("en"), Light: colorsOf(render.LightTheme())}
	text, err := f.fill("manifest.webmanifest")
	if err != nil {
		t.Fatal(err)
	}
	var m struct {
		Shortcuts []struct{ Name, URL string }
	}
	if err := json.Unmarshal(text, &m); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	if len(m.Shortcuts) != 2 {
		t.Errorf("%d shortcuts", len(m.Shortcuts))
	}
	for _, s := range m.Shortcuts {
		if it, err := links.Parse("https://example.org/" + s.URL); err != nil || !it.IsPage || s.Name == "" {
			t.Errorf("the shortcut %+v opens %+v, %v", s, it, err)
		}
	}
}
