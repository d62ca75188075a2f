package boardview

import (
	"image"
	"slices"
	"testing"

	"wildfifteen/game/pictures"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/motifs"
)

// Every picture of the settings is one that can be drawn, and every one that can be drawn is among the settings.
func TestPicturesAreMotifs(t *testing.T) {
	var named []motifs.Motif
	for _, p := range session.Pictures() {
		if p != session.NoPicture && p != session.GoalPicture && p != session.OwnPicture {
			named = append(named, motifs.Motif(p))
		}
	}
	if !slices.Equal(named, motifs.All()) {
		t.Errorf("the settings offer %v, there are %v", named, motifs.All())
	}
}

func TestPicture(t *testing.T) {
	light, choices := render.LightTheme(), session.Defaults().Choices
	seen := map[string]bool{}
	for _, id := range []string{"3x2.classic", "3x2.snake", "3x2.spiral", "3x2.wild", "3x2.random", "2x2.path(a1:RDL)"} {
		game, err := puzzle.ParseGame(id + "#x")
		if err != nil {
			t.Fatal(err)
		}
		var p Picture
		choices.Picture = session.GoalPicture
		var img *render.Image
		for img == nil {
			img = p.Image(light, &choices, &stage.Own{}, game.Goal)
		}
		if p.Image(light, &choices, &stage.Own{}, game.Goal) != img {
			t.Errorf("%s: the same picture was drawn twice", id)
		}
		seen[img.Name()] = true
		if w, h := img.Size(); w/h != float32(game.Goal.Size().W)/float32(game.Goal.Size().H) {
			t.Errorf("%s: the picture has %v x %v pixels", id, w, h)
		}
		if p.Image(render.ContrastTheme(), &choices, &stage.Own{}, game.Goal) != nil {
			t.Errorf("%s: a picture in high contrast", id)
		}
		choices.Picture = session.NoPicture
		if p.Image(light, &choices, &stage.Own{}, game.Goal) != nil {
			t.Errorf("%s: a picture without any chosen", id)
		}
	}
	if len(seen) < 5 {
		t.Errorf("all kinds of goal share %d pictures", len(seen))
	}
}

// TestOwnPicture checks that boards show the part of the player's own picture that has their shape, made once, and follow
// the picture and its cut.
func TestOwnPicture(t *testing.T) {
	light, choices := render.LightTheme(), session.Defaults().Choices
	choices.Picture = session.OwnPicture
	goal, err := puzzle.NewGoal(puzzle.Size{W: 4, H: 3}, puzzle.Rule{})
	if err != nil {
		t.Fatal(err)
	}
	var p Picture
	own := stage.Own{Cut: pictures.Middle}
	if p.Image(light, &choices, &own, goal) != nil {
		t.Error("a picture before there is one")
	}
	own.Image = render.NewImage("own", image.NewRGBA(image.Rect(0, 0, 200, 300)))
	img := p.Image(light, &choices, &own, goal)
	if w, h := img.Size(); w != 200 || h != 150 {
		t.Errorf("the part has %v x %v pixels", w, h)
	}
	if p.Image(render.DarkTheme(), &choices, &own, goal) != img {
		t.Error("another theme cuts it anew")
	}
	own.Cut.Zoom = 2
	if w, h := p.Image(light, &choices, &own, goal).Size(); w != 100 || h != 75 {
		t.Errorf("enlarged, the part has %v x %v pixels", w, h)
	}
}
