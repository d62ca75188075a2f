package links

import (
	"testing"

	"wildfifteen/assets"
	"wildfifteen/puzzle"
)

// FuzzParse reads any text: it is refused with a message, or its game can be written and read again.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"4x4.snake#monday", "https://example.org/#3x3.classic%23a%20b", "wildfifteen:2x2:1,2,0,3!L", "2x2.classic:1,2,0,3%21L", "lab:1,2/0,3>snake",
		"1 2 3/4 0 5", "4x4.wild", "3x3:1,2,3,4,5,6,7,0,8!1A", "!", "#", "2x2#!", "%", "://#!",
		"relay(2x2..5x5).snake#monday", "1 2 3/4 5 6/0 7 8 LL 1.250", "https://example.org/?r=eJyLVvLxUdJRMjIwMFACADHwLkw", "https://example.org/#marathon(42).4x4.wild%23a", "everything(",
		"blind(4x4.classic)", "fewest(3x3.snake#a)b)", "blind%282x2:1,2,0,3%29", "https://example.org/#fewest(2x2:1,2,0,3)", "blind(", "blind()", "practice", "others",
	} {
		f.Add(text)
	}
	l := assets.Load("en")
	f.Fuzz(func(t *testing.T, text string) {
		it, err := Parse(text)
		if err != nil {
			if Fault(l, err) == "" {
				t.Fatalf("%q is refused without a word", text)
			}
			return
		}
		if Judge(l, text).Text == "" && text != "" {
			t.Fatalf("%q has no verdict", text)
		}
		public, config := Public(text)
		if same, err := Parse(public); err != nil || same.Mode != it.Mode || same.IsGame() != it.IsGame() || it.IsGame() && same.Game.ID() != it.Game.ID() {
			t.Fatalf("%q is %q, %q: %v", text, public, config, err)
		}
		if it.IsRun {
			if again, err := Parse(it.Run.ID()); err != nil || again.Run != it.Run {
				t.Fatalf("%q: %v", text, err)
			}
		}
		if it.Mode != "" && !it.IsConfig {
			again, err := Parse(ModeText(it.Mode, it.Game.ID()))
			if err != nil || again.Mode != it.Mode || again.Game.ID() != it.Game.ID() {
				t.Fatalf("%q: %+v, %v", text, again, err)
			}
		}
		if it.IsReplay {
			again, err := puzzle.ParseReplay(it.Replay.String())
			if err != nil || again.String() != it.Replay.String() {
				t.Fatalf("%q: %v", text, err)
			}
		}
	})
}
