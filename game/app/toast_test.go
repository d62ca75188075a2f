package app_test

import (
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
)

// tell shows a sentence for a moment.
func tell(r *gametest.Run, text string) { r.Reply(game.Reply{Kind: game.Told, Text: text}) }

// failStore makes the store fail, or work again if why is "", and returns the toast that appears.
func failStore(r *gametest.Run, why string) string {
	r.Reply(game.Reply{Kind: game.StoreFailed, Text: why})
	text, _ := r.Toast()
	return text
}

// TestStoreFailsOnce checks that a toast tells once that the store fails, and that menu and pause say so, too.
func TestStoreFailsOnce(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	const full = "the disk is full"
	if got := failStore(r, full); !strings.Contains(got, "Not everything can be saved here: the disk is full") {
		t.Errorf("the first failure says %q", got)
	}
	r.Tick(300)
	if got := failStore(r, full); got != "" {
		t.Errorf("the second failure says %q", got)
	}
	if got := failStore(r, "no permission"); !strings.Contains(got, "no permission") {
		t.Errorf("a failure for another reason says %q", got)
	}
	failStore(r, "")
	if r.Tap(game.Touch, gametest.Named("menu")); r.Says("be saved here") {
		t.Errorf("all is saved again, and the menu says %q", r.Labels())
	}
	r.Key("Escape")
	r.Tick(300)
	if got := failStore(r, full); got != "" {
		t.Errorf("a failure for a reason told before says %q", got)
	}
	for _, leave := range []func(){func() { r.Tap(game.Touch, gametest.Named("menu")) }, func() { r.Key("P") }} {
		r.MoveAbout()
		leave()
		r.Tick(1)
		if r.SceneName() == "play" || !r.Says(full) {
			t.Errorf("the %s does not say that nothing is saved: %q", r.SceneName(), r.Labels())
		}
		for _, c := range r.App.Controls() {
			if strings.Contains(c.Label, full) && gametest.Seen(&c) != c.Rect {
				t.Errorf("the %s: the sentence at %v is cut by %v", r.SceneName(), c.Rect, c.Clip)
			}
		}
		r.Key("Escape")
		r.Tick(1)
	}
}

// TestCutShortComesBack checks that a queued toast is shown again after another toast has replaced it, and that a toast
// that was not queued is not.
func TestCutShortComesBack(t *testing.T) {
	s := gametest.NewMemory()
	s.Files[game.GameFile] = []byte("rubbish\n")
	r := gametest.New(t, gametest.Options{Store: s})
	const due = "Part of your saved game"
	r.Tick(30)
	if got, _ := r.Toast(); !strings.Contains(got, due) {
		t.Fatalf("at the start it says %q", got)
	}
	failStore(r, "the disk is full")
	r.Tick(30)
	tell(r, "News.")
	if got, _ := r.Toast(); got != "News." {
		t.Fatalf("of news says %q", got)
	}
	r.Tick(200)
	if got, _ := r.Toast(); !strings.Contains(got, due) {
		t.Errorf("after the news it says %q", got)
	}
	r.Tick(200)
	if got, _ := r.Toast(); got != "" {
		t.Errorf("at the end it says %q", got)
	}
}

// TestSavedAgain checks that the toast about saving disappears once everything is saved again, and that others stay.
func TestSavedAgain(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	failStore(r, "the disk is full")
	if got := failStore(r, ""); got != "" {
		t.Errorf("all is saved again, and it says %q", got)
	}
	failStore(r, "no permission")
	tell(r, "News.")
	if got := failStore(r, ""); got != "News." {
		t.Errorf("all is saved again, and of news says %q", got)
	}
}

// TestSharedGameIsAnnounced checks that the menu says that another instance saves its game, also after the store has
// failed and recovered.
func TestSharedGameIsAnnounced(t *testing.T) {
	r := gametest.New(t, gametest.Options{Boot: func(b *game.Boot) { b.Files.Shared = true }})
	r.Tick(400)
	if got, _ := r.Toast(); got != "" {
		t.Fatalf("still says %q", got)
	}
	const words = "Nothing you play here"
	r.Tap(game.Touch, gametest.Named("menu"))
	r.Tick(1)
	if !r.Says(words) {
		t.Errorf("the menu does not say it: %q", r.Labels())
	}
	failStore(r, "the disk is full")
	failStore(r, "")
	if !r.Says(words) {
		t.Errorf("after another failure that has passed the menu does not say it: %q", r.Labels())
	}
}

// TestToastEnds checks that a toast stays for three seconds.
func TestToastEnds(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	tell(r, "News.")
	var shown []bool
	for range 4 {
		text, _ := r.Toast()
		shown = append(shown, text != "")
		r.Tick(60)
	}
	if !slices.Equal(shown, []bool{true, true, true, false}) {
		t.Errorf("second by second it shows: %v", shown)
	}
}
