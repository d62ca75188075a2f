package app_test

import (
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// controlsTab is the tab of the help that tells which keys there are.
var controlsTab = ui.ID{Name: "tab", N: 1}

// inHelp reports whether the help shows which keys there are.
func inHelp(r *gametest.Run) bool {
	c := r.Find(controlsTab)
	return c != nil && c.On && c.Label == english.T("help.tab_controls")
}

// TestHelpKey checks that the key of the help opens it from every page and from the menu, that Home and End go to its
// ends, and that the key closes it again.
func TestHelpKey(t *testing.T) {
	t.Parallel()
	ways := []gametest.Page{
		{Name: "board", Open: func(*gametest.Run) {}},
		{Name: "menu", Open: func(r *gametest.Run) { r.Press(gametest.Named("menu")) }},
	}
	for _, p := range append(ways, gametest.Pages()...) {
		t.Run(p.Name, func(t *testing.T) {
			r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
			p.Open(r)
			r.Tick(1)
			if slices.Contains([]string{"help", "controls", "mathematics"}, p.Name) {
				if r.Key("F1"); sceneOf(r) != "play" {
					t.Errorf("F1 leads from the help to %q", wordsShown(r))
				}
				return
			}
			before := r.IDs()
			r.Key("F1")
			if !inHelp(r) {
				t.Fatalf("F1 leads to %q", wordsShown(r))
			}
			r.Tick(1)
			top := r.Control(controlsTab).Rect
			heading := headingY(r)
			r.Key("End")
			end := headingY(r)
			r.Scroll(1)
			if end >= heading || headingY(r) != end {
				t.Errorf("End goes from %v to %v, more is at %v", heading, end, headingY(r))
			}
			if r.Key("Home"); headingY(r) != heading || r.Control(controlsTab).Rect != top {
				t.Errorf("Home goes to %v, want %v", headingY(r), heading)
			}
			r.Key("F1")
			if p.Name == "menu" {
				before = nil // the help has taken the place of the menu
			}
			if inHelp(r) || before != nil && !slices.Equal(r.IDs(), before) || before == nil && sceneOf(r) != "play" {
				t.Errorf("F1 leads from the help to %q, want back to %v", wordsShown(r), before)
			}
		})
	}
}

// headingY returns where the first row below the tabs stands, scrolled away or not.
func headingY(r *gametest.Run) float32 {
	tabs := r.Control(controlsTab)
	for _, c := range r.App.Controls() {
		if c.Clip != tabs.Clip && c.ID == (ui.ID{}) {
			return c.Rect.Y
		}
	}
	r.T.Fatal("the help has no text")
	return 0
}

// TestHelpKeyTypes checks that a key that edits a text still does so if it is bound to the help.
func TestHelpKeyTypes(t *testing.T) {
	t.Parallel()
	store := gametest.WithSettings(func(s *session.Settings) { s.Keys = map[string][]string{string(keys.Help): {"Home"}} })
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x", Store: store})
	r.Open("newgame")
	r.Press(gametest.Named("entry"))
	r.Type("4x4.snake#day")
	r.Key("Home")
	r.Tick(1)
	if f := r.Out.TextField; sceneOf(r) != "entry" || f == nil || f.Caret != 0 {
		t.Errorf("a key that edits, bound to the help, leads to %s, %+v", sceneOf(r), f)
	}
	for range 2 {
		r.Key("Escape")
	}
	if r.Key("Home"); !inHelp(r) {
		t.Errorf("on the board it leads to %q", wordsShown(r))
	}
}

func TestHelpKeyInQuestion(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	r.Reply(game.Reply{Kind: game.Link, Text: "nonsense"})
	if r.Key("F1"); r.SceneName() != "question" {
		t.Errorf("F1 leads from a question to %q", wordsShown(r))
	}
}

// TestHelpOfOtherKeys shows a key that the player has changed.
func TestHelpOfOtherKeys(t *testing.T) {
	t.Parallel()
	store := gametest.WithSettings(func(s *session.Settings) { s.Keys = map[string][]string{string(keys.Undo): {"Ctrl+U"}} })
	r := gametest.New(t, gametest.Options{Store: store})
	r.Key("F1")
	r.Tick(1)
	if !inHelp(r) {
		t.Fatalf("F1 opens %q", wordsShown(r))
	}
	found := false
	for _, c := range r.App.Controls() {
		found = found || c.Look == ui.Keys && c.Label == "Undo" && slices.Equal(c.Lines, []string{"Ctrl+U"})
	}
	if !found {
		t.Error("no row says that Ctrl+U undoes")
	}
	for i, want := range []int{2, 1, 0} {
		r.Button([]game.PadButton{game.PadR1, game.PadL1, game.PadL1}[i])
		if !r.Control(ui.ID{Name: "tab", N: want}).On {
			t.Errorf("push %d of a shoulder does not lead to tab %d", i, want)
		}
	}
}
