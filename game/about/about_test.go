package about

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// opened returns the scene on a stage, over an empty page.
func opened(t *testing.T) (*stage.Stage, *Scene) {
	t.Helper()
	set := session.Defaults()
	s := stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &set, Lang: assets.Load("en")}, stagetest.Rest{})
	s.Push(&licence{})
	n := New(s, "1.2.3")
	s.Push(n)
	update(s)
	return s, n
}

// update runs one tick in which keys are pressed.
func update(s *stage.Stage, keys ...game.Key) {
	in := game.Input{Width: 360, Height: 640, Scale: 1, Focused: true}
	for _, k := range keys {
		in.Keys = append(in.Keys, game.KeyEvent{Key: k, Down: true}, game.KeyEvent{Key: k})
	}
	s.Update(&in)
}

// TestLicencesOpen checks that each line opens its licence, and that no word of the licence is missing.
func TestLicencesOpen(t *testing.T) {
	s, n := opened(t)
	for i, l := range n.licences {
		n.Focus.Name, n.Focus.N = licenceGroup, i
		update(s, "Enter")
		shown, ok := s.Top().(*licence)
		if !ok {
			t.Fatalf("%s opens %T", l.Name, s.Top())
		}
		words := strings.Fields(strings.Join(shown.paragraphs, " "))
		at := 0
		for _, word := range strings.Fields(l.Text) {
			switch {
			case at < len(words) && words[at] == word:
				at++
			case strings.Trim(word, "-=*_#") != "":
				t.Fatalf("%s: %q is missing after %q", l.Name, word, words[max(0, at-3):at])
			}
		}
		update(s, "Escape")
		if !s.Shows(n) {
			t.Fatalf("Escape leads from %s to %T", l.Name, s.Top())
		}
	}
	if len(n.licences) < 5 {
		t.Errorf("only %d licences", len(n.licences))
	}
}

// TestVersionAndEmblem checks that the version is shown and the emblem drawn with its numbers.
func TestVersionAndEmblem(t *testing.T) {
	s, n := opened(t)
	if !slices.ContainsFunc(s.Controls(), func(c ui.Control) bool { return c.Label == s.Lang.T("about.version", "version", "1.2.3") }) {
		t.Error("the version is not shown")
	}
	if c := s.Find(emblemID); c == nil || c.Rect.Empty() {
		t.Errorf("the emblem is %v", c)
	}
	if c := s.Find(n.First()); c == nil || c.Label != n.licences[0].Name {
		t.Errorf("the focus begins on %v", c)
	}
}

// TestPoster checks that on a desktop the emblem is large, the words stand beside it, and all licences are in sight below it.
func TestPoster(t *testing.T) {
	s, n := opened(t)
	s.Update(&game.Input{Width: 1100, Height: 760, Scale: 1, Focused: true})
	emblem := s.Find(emblemID)
	if emblem == nil || emblem.Rect.W < 240 || emblem.Rect.W != emblem.Rect.H {
		t.Fatalf("the emblem is %v", emblem)
	}
	i := slices.IndexFunc(s.Controls(), func(c ui.Control) bool { return c.Label == s.Lang.T("about.private") })
	if r := s.Controls()[i].Rect; r.X < emblem.Rect.X+emblem.Rect.W || r.Y+r.H > emblem.Rect.Y+emblem.Rect.H {
		t.Errorf("the words at %v are not beside the emblem at %v", r, emblem.Rect)
	}
	for i, l := range n.licences {
		if c := s.Find(ui.ID{Name: licenceGroup, N: i}); c == nil || c.Rect.Y < emblem.Rect.Y+emblem.Rect.H || c.Rect.Y+c.Rect.H > 760 {
			t.Errorf("%s is at %v", l.Name, c)
		}
	}
}

// TestListOfLicences turns to another licence on a desktop, in the list beside the text.
func TestListOfLicences(t *testing.T) {
	s, n := opened(t)
	wide := game.Input{Width: 1100, Height: 760, Scale: 1, Focused: true}
	s.Update(&wide)
	n.Act(ui.ID{Name: licenceGroup, N: 1})
	s.Update(&wide)
	shown := s.Top().(*licence)
	shown.Act(ui.ID{Name: licenceGroup, N: 2})
	s.Update(&wide)
	if c := s.Find(ui.ID{Name: licenceGroup, N: 2}); c == nil || !c.On || c.Role != ui.Radio {
		t.Errorf("the row of the licence shown is %+v", c)
	}
	if first := paragraphs(n.licences[2].Text)[0]; !slices.ContainsFunc(s.Controls(), func(c ui.Control) bool { return c.Label == first }) {
		t.Errorf("%q is not on the page", first)
	}
}

func TestParagraphs(t *testing.T) {
	text := "One line\nand its end.\n\n  ------\n* first\n  item\n* second\n\n(a) third\n1. fourth\n"
	want := []string{"One line and its end.", "* first item", "* second", "(a) third", "1. fourth"}
	if got := paragraphs(text); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestItems sets the items of a licence as a list: bullets, and texts that stand in.
func TestItems(t *testing.T) {
	s, _ := opened(t)
	n := newLicence(s, []assets.Licence{{Name: "A", Terms: "B", Text: "First\n\n* one\n* two\n\n1. three\n"}}, 0)
	s.Push(n)
	update(s)
	find := func(label string) *ui.Control {
		for i, c := range s.Controls() {
			if c.Label == label {
				return &s.Controls()[i]
			}
		}
		t.Fatalf("%q is not on the page", label)
		return nil
	}
	first := find("First").Rect
	for sign, text := range map[string]string{"•": "one", "1.": "three"} {
		if a, b := find(sign).Rect, find(text).Rect; a.X != first.X || b.X <= a.X || a.Y != b.Y {
			t.Errorf("%q at %v, %q at %v, other words at %v", sign, a, text, b, first)
		}
	}
}

// TestVersionFollowsLanguage changes the language while the scene is open.
func TestVersionFollowsLanguage(t *testing.T) {
	set := session.Defaults()
	s := stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &set, Locale: "en"}, stagetest.Rest{})
	n := New(s, "1.2.3")
	s.Push(n)
	for range 3 {
		s.Update(&game.Input{Width: 360, Height: 640, Scale: 1, Focused: true, Locale: "ja"})
	}
	if want := assets.Load("ja").T("about.version", "version", "1.2.3"); n.version != want {
		t.Errorf("the version is %q, want %q", n.version, want)
	}
}
