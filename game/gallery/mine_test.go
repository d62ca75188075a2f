package gallery_test

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// keep keeps the goal on the page under a name.
func keep(r *gametest.Run, button, name string) {
	r.Press(gametest.Named(button))
	r.Press(gametest.Named("clear"))
	r.Type(name)
	r.Press(gametest.Named("open"))
	r.Tick(5)
}

// mine returns the names of the goals that the player keeps, as the gallery shows them.
func mine(r *gametest.Run) string {
	var all []string
	for n := 0; ; n++ {
		c := r.Find(ui.ID{Name: "mine", N: n})
		if c == nil {
			return strings.Join(all, ",")
		}
		all = append(all, c.Label)
	}
}

// TestKeep keeps a goal that was drawn, finds it in the gallery after a restart, renames it, removes it and brings it back.
func TestKeep(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "2x2.classic#x"})
	r.Open("draw")
	r.DrawLine(0, 1, 3, 2)
	keep(r, "keep", "Ring")
	if c := r.Find(gametest.Named("keep")); c == nil || !strings.Contains(c.Label, "Ring") {
		t.Fatalf("after keeping: %v", c)
	}
	r = r.Restart()
	r.Open("gallery")
	if got := mine(r); got != "Ring" {
		t.Fatalf("kept are %q", got)
	}
	r.Press(ui.ID{Name: "mine"})
	r.Tick(1)
	keep(r, "rename", "Circle")
	r.Press(gametest.Named("remove"))
	r.Tick(1)
	r.Press(gametest.Named("undo"))
	r.Key("Escape")
	r.Tick(5)
	if got := mine(r); got != "Circle" {
		t.Errorf("kept are %q", got)
	}
	r.Press(ui.ID{Name: "mine"})
	r.Press(gametest.Named("remove"))
	r.Key("Escape")
	r.Tick(5)
	if got := mine(r.Restart()); got != "" {
		t.Errorf("kept are %q", got)
	}
}

// TestKeepFromLink plays a goal that came by a link, keeps it by the menu, changes it and plays what came out.
func TestKeepFromLink(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "3x3.path(a1:R2DL2DR2)-5"})
	r.Tick(60)
	r.Press(gametest.Named("menu"))
	r.Press(gametest.Named("thisgoal"))
	keep(r, "keep", "Snake without 5")
	r.Press(gametest.Named("change"))
	r.Tick(1)
	if c := r.Find(ui.ID{Name: "drawcell", N: 4}); c == nil || !strings.Contains(c.Label, "left out") {
		t.Fatalf("changed is %v", c)
	}
	r.Press(ui.ID{Name: "mode", N: 1})
	r.Press(gametest.Named("shift"))
	keep(r, "keep", "Shifted")
	r.Tick(2)
	if c := r.Find(ui.ID{Name: "kept", N: 1}); c == nil || c.Label != "Snake without 5" {
		t.Errorf("the page shows as kept %v", c)
	}
	r.Press(ui.ID{Name: "kept"})
	r.Tick(2)
	if !r.Says("Shifted") {
		t.Errorf("the page of the goal says %s", r.Labels())
	}
	r.Key("Escape")
	r.Tick(2)
	r.Press(gametest.Named("mine"))
	r.Tick(5)
	if got := mine(r); got != "Snake without 5,Shifted" {
		t.Errorf("kept are %q", got)
	}
	r.Press(ui.ID{Name: "mine", N: 1})
	r.Press(gametest.Named("start"))
	r.Tick(2)
	if g := r.StoredGame().Game(); g.Goal.String() != "board(9,1,2/3,6,0/4,7,8)" || !g.Solvable() {
		t.Errorf("played is %v", g.ID())
	}
	r.Press(gametest.Named("menu"))
	if r.Find(gametest.Named("thisgoal")) == nil {
		t.Error("the goal cannot be kept")
	}
	r.Key("Escape")
	r.Tick(5)
	r.App.OpenText("4x4.snake")
	r.Tick(5)
	r.Press(gametest.Named("menu"))
	if r.Find(gametest.Named("thisgoal")) != nil {
		t.Error("a goal with a name can be kept")
	}
}

// TestShareGoal shares a goal as a link and as a picture.
func TestShareGoal(t *testing.T) {
	r := gametest.New(t, gametest.Options{Store: gametest.WithGoals(t, [2]string{"3x3.path(a1:R2DL2DR2)-5", "Snake: no 5!"}), Boot: func(b *game.Boot) { b.Platform = game.Phone }})
	r.Open("gallery")
	r.Press(ui.ID{Name: "mine"})
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("share")}}
	r.Tick(1)
	if r.Out.Share != "3x3.path(a1:R2DL2DR2)-5" || r.Out.SharePicture == nil {
		t.Fatalf("shared are %q and %v", r.Out.Share, r.Out.SharePicture)
	}
	f := r.Out.SharePicture
	m, err := png.Decode(bytes.NewReader(f.Data))
	if err != nil || m.Bounds().Dx() != 1080 || m.Bounds().Dy() != 1080 || f.Name != "wildfifteen-snake-no-5.png" {
		t.Errorf("the picture %s: %v", f.Name, err)
	}
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("save")}}
	r.Tick(1)
	if r.Out.Save == nil || !bytes.Equal(r.Out.Save.Data, f.Data) {
		t.Error("another picture is saved")
	}
}

// TestWordsStandBesidePicture checks that on a desktop the name and the buttons of a goal stand beside the middle of its picture.
func TestWordsStandBesidePicture(t *testing.T) {
	r := gametest.New(t, gametest.Options{Game: "2x2.classic#x", W: 1100, H: 760})
	r.Open("draw")
	r.DrawLine(0, 1, 3, 2)
	keep(r, "keep", "Ring")
	r = r.Restart()
	r.Open("gallery")
	r.Press(ui.ID{Name: "mine"})
	r.Tick(5)
	last, picture := r.Find(gametest.Named("remove")), r.Find(gametest.Named("picture"))
	if picture == nil || last == nil {
		t.Fatalf("the page has %v and %v", picture, last)
	}
	for _, c := range r.App.Controls() {
		if c.Label != "Ring" || c.Role != ui.Heading {
			continue
		}
		middle := (c.Rect.Y + last.Rect.Y + last.Rect.H) / 2
		if off := middle - picture.Rect.Centre().Y; off < -8 || off > 8 {
			t.Errorf("the words are at %v to %v, the picture is at %v", c.Rect, last.Rect, picture.Rect)
		}
		return
	}
	t.Error("the page has no name")
}

// TestChangeAgain goes from drawing to the gallery, to a goal there and to its change, again and again: one step back leaves
// the drawing, and what was drawn first is there when the page is opened again.
func TestChangeAgain(t *testing.T) {
	r := gametest.New(t, gametest.Options{Store: gametest.WithGoals(t, [2]string{"3x3.path(b2:LDR2U2L2)", "Unwind"}), Game: "4x4.classic#x"})
	r.Open("draw")
	r.DrawLine(0, 1, 2)
	depth := r.Out.Depth
	for range 3 {
		r.Press(gametest.Named("mine"))
		r.Tick(30)
		r.Press(ui.ID{Name: "mine"})
		r.Tick(30)
		r.Press(gametest.Named("change"))
		r.Tick(30)
		if r.Find(gametest.Named("line")) == nil || r.Out.Depth != depth {
			t.Fatalf("%d pages lie below the drawing, want %d: %v", r.Out.Depth, depth, r.IDs())
		}
	}
	for range 2 { // over the map of goals
		r.Key("Escape")
		r.Tick(30)
	}
	if r.SceneName() != "play" {
		t.Errorf("back leads to %v", r.IDs())
	}
	r.Open("draw")
	r.Tick(30)
	if c := r.Control(ui.ID{Name: "drawcell", N: 2}); !strings.Contains(c.Label, "3") {
		t.Errorf("of the line drawn first the third cell is %q", c.Label)
	}
}
