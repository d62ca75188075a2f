package host

import (
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// TestReasonsReply looks whether only what is not kept counts as that.
func TestReasonsReply(t *testing.T) {
	l := assets.Load("en")
	for _, c := range []struct {
		r    reason
		want game.Reply
	}{
		{reason{}, game.Reply{Kind: game.StoreFailed}},
		{reason{key: "host.disk_full", name: "home"}, game.Reply{Kind: game.StoreFailed, Text: "the disk is full (home)"}},
		{reason{key: notRead, why: "damaged"}, game.Reply{Kind: game.Told, Text: "The records could not be read: damaged"}},
	} {
		if got := c.r.reply(l); got.Kind != c.want.Kind || got.Text != c.want.Text {
			t.Errorf("%v: %+v, want %+v", c.r, got, c.want)
		}
	}
}
