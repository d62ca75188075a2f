package app_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
)

// TestTwoPicturesAtOnce has the stored picture wanted while the smaller sizes of a new one are made, and a new one chosen
// while those of the stored one are: neither takes the other's place.
func TestTwoPicturesAtOnce(t *testing.T) {
	t.Parallel()
	large := gametest.Photo(t, 1600, 1200)
	store := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	store.Drop("stored.jpg", large)
	store.Press(gametest.Named("done"))
	store.Tick(60)
	if store.StoredSettings().Picture != session.OwnPicture {
		t.Fatal("no picture is stored")
	}

	r := store.Restart() // the stored one is decoded for the board
	r.Tick(4)
	if shows(r)["own"] {
		t.Fatal("the sizes of the stored picture are made at once: the test proves nothing")
	}
	r.Drop("new.jpg", gametest.Photo(t, 300, 200))
	if r.Find(gametest.Named("done")) == nil {
		t.Fatalf("the new picture cannot be cut: %v", r.IDs())
	}
	r.Key("Escape")
	if r.Tick(100); sceneOf(r) != "play" || !shows(r)["own"] {
		t.Errorf("the stored picture is not on the board: %s shows %v", sceneOf(r), shows(r))
	}

	r = store.Restart()
	r.Tick(100)
	r.Open("picture")
	r.Press(gametest.Named("picture")) // a drawn one: the stored picture is not decoded for the board after the next start
	r.Tick(2)
	if r.StoredSettings().Picture == session.OwnPicture {
		t.Fatal("the picture is still that of the board")
	}
	r = r.Restart()
	r.Tick(100)
	r.Reply(game.Reply{Kind: game.Opened, Text: "new.jpg", Data: large})
	r.Tick(1)
	if r.Find(gametest.Named("done")) != nil {
		t.Fatal("the sizes of the new picture are made at once: the test proves nothing")
	}
	r.App.OpenText("pictures") // where the stored one is to be seen
	r.TickUntil(100, "the page on which the new picture is cut", func() bool { return r.Find(gametest.Named("done")) != nil })
	r.Key("Escape")
	if r.Tick(100); !shows(r)["own"] {
		t.Error("the stored picture is not on its card")
	}
}
