package store

import (
	"slices"
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
)

func TestNoticesAsReplies(t *testing.T) {
	l := assets.Load("en")
	var f failures
	f.tell(game.StoreFailed, reason{})
	f.note(game.GameFile, reason{key: "host.disk_full", name: "home"})
	f.tell(game.Told, reason{key: "host.not_read", why: "damaged"})
	f.tell(game.Owned, reason{})
	want := []game.Reply{
		{Kind: game.StoreFailed},
		{Kind: game.StoreFailed, Text: "the disk is full (home)"},
		{Kind: game.Told, Text: "The records couldn't be read: damaged"},
		{Kind: game.Owned},
	}
	same := func(a, b game.Reply) bool { return a.Kind == b.Kind && a.Text == b.Text }
	if got := f.Replies(nil, l); !slices.EqualFunc(got, want, same) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	if again := f.Replies(nil, l); len(again) > 0 {
		t.Errorf("told twice: %+v", again)
	}
}
