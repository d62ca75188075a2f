package app_test

import (
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
)

// TestOwned plays beside another instance that saves its game, until that instance ends. Then this game is saved, after
// the other one, and the menu no longer says that it is not.
func TestOwned(t *testing.T) {
	t.Parallel()
	const theirs = "game 1 2026-01-02T03:04:05Z " + farGame + "\n+0 L k\n"
	store := gametest.NewMemory()
	store.Files[game.GameFile] = []byte(theirs)
	r := gametest.New(t, gametest.Options{Game: "4x4.snake#x", Store: store, Boot: func(b *game.Boot) { b.Files.Shared = true }})
	r.Tick(1)
	if text, _ := r.Toast(); text != english.T("message.shared") {
		t.Errorf("at first it says %q", text)
	}
	r.MoveAny()
	mine := r.Board()
	if got := string(store.Files[game.GameFile]); got != theirs {
		t.Errorf("the other's game is now %q", got)
	}
	r.Reply(game.Reply{Kind: game.Owned})
	if text, _ := r.Toast(); text != english.T("message.owned") {
		t.Errorf("once the other has ended it says %q", text)
	}
	if got := string(store.Files[game.GameFile]); !strings.HasPrefix(got, theirs) || r.StoredGame().Board() != mine {
		t.Errorf("the log is now %q", got)
	}
	r.Key("Z")
	if r.StoredGame().Board() != r.Board() || r.Board() == mine {
		t.Error("the game is not saved on")
	}
	r.Press(gametest.Named("menu"))
	if says(r, "Nothing you play here") {
		t.Errorf("the menu still says %q", wordsShown(r))
	}
}
