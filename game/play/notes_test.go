package play

import (
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

const nearlySolved = "3x3.classic:1,2,3,4,5,6,7,0,8"

// listen runs n ticks and returns what is heard and felt in them, each with its time in ms from the first.
func (r *run) listen(n int) (heard []string) {
	for i := range n {
		if i > 0 {
			r.tick(1)
		}
		now := time.Duration(i) * time.Second / 60
		for _, s := range r.Out.Sounds {
			text := [...]string{game.SlideSound: "felt", game.NoteSound: "note", game.FifthSound: "fifth", game.BlockedSound: "blocked", game.TapSound: "tap"}[s.Kind]
			if s.Kind == game.NoteSound || s.Kind == game.FifthSound {
				text += fmt.Sprintf(" %.0f", s.Pitch*(game.NoteSteps-1))
			}
			heard = append(heard, fmt.Sprintf("%.0f %s", math.Round(float64(now+s.Delay)/1e6), text))
		}
		if h := r.Out.Haptic; h.Total() > 0 {
			heard = append(heard, fmt.Sprintf("%d buzz %d %d %d", now.Milliseconds()/10*10, h.First, h.Pause, h.Second))
		}
	}
	return heard
}

func (r *run) wantHeard(what string, want ...string) {
	r.t.Helper()
	if got := r.listen(90); !slices.Equal(got, want) {
		r.t.Errorf("%s:\n%q, want\n%q", what, got, want)
	}
}

// TestSounds plays moves that bring no tile home, one, and the last, and listens.
func TestSounds(t *testing.T) {
	r := newRun(t, options{game: nearlySolved})
	r.tick(60)
	r.key("ArrowDown")
	r.wantHeard("5 leaves its cell", "0 felt", "0 buzz 8 0 0", "110 note 8")
	r.key("ArrowUp")
	r.wantHeard("5 comes home between 4 and 6", "0 felt", "0 buzz 8 0 0", "110 note 8", "110 fifth 8", "100 buzz 12 40 12", "180 note 6", "250 note 8")
	r.key("ArrowRight")
	r.wantHeard("7 leaves its cell", "0 felt", "0 buzz 8 0 0", "110 note 11")
	r.key("Z")
	r.wantHeard("7 comes home by undo", "0 felt", "110 note 11", "110 fifth 11")
	r.key("ArrowRight")
	r.listen(90)
	r.key("ArrowDown") // 4 goes down: 1 2 3/0 5 6/4 7 8
	r.wantHeard("4 leaves its cell", "0 felt", "0 buzz 8 0 0", "110 note 6")
	r.key("ArrowLeft")
	r.key("ArrowLeft") // in the next tick
	r.wantHeard("6 follows 5 at once", "0 felt", "0 buzz 8 0 0", "93 note 8", "110 note 9")
	r.key("ArrowLeft")
	r.wantHeard("no tile can move", "0 blocked")
}

// TestTuneOfTheGoal solves a game and listens to its tune.
func TestTuneOfTheGoal(t *testing.T) {
	for _, c := range []struct {
		motion session.Motion
		want   []string
	}{
		{session.NormalMotion, []string{"110 note 8", "210 note 8", "310 note 8", "410 note 9", "510 note 9", "610 note 9", "710 note 10", "810 note 10"}},
		{session.FastMotion, []string{"55 note 8", "105 note 8", "155 note 8", "205 note 9", "255 note 9", "305 note 9", "355 note 10", "405 note 10"}},
		{session.NoMotion, []string{"0 note 8", "100 note 8", "200 note 8", "300 note 9", "400 note 9", "500 note 9", "600 note 10", "700 note 10"}},
	} {
		r := newRun(t, options{game: nearlySolved})
		r.saves.Settings.Motion = c.motion
		r.tick(60)
		r.key("ArrowLeft")
		first := []string{"0 felt", "0 buzz 30 0 0"}
		if c.motion == session.NoMotion {
			first = []string{"0 felt", c.want[0], "0 buzz 30 0 0"}
			c.want = c.want[1:]
		}
		r.wantHeard(fmt.Sprintf("motion %v", c.motion), append(first, c.want...)...)
	}
}

// TestNewDealEndsTheTune deals anew while the tune plays.
func TestNewDealEndsTheTune(t *testing.T) {
	r := newRun(t, options{game: nearlySolved})
	r.tick(60)
	r.key("ArrowLeft")
	r.tick(35)
	r.key("Space")
	if s := r.session(); s.Solved() {
		t.Fatal("Space does not deal anew")
	}
	r.tick(1)
	r.wantHeard("after a new deal")
}

// TestSilence checks that a player who wants neither sound nor vibration gets none, at once or later.
func TestSilence(t *testing.T) {
	r := newRun(t, options{game: nearlySolved})
	r.saves.Settings.Mute, r.saves.Settings.Haptics = true, false
	r.tick(60)
	r.key("ArrowDown")
	r.wantHeard("muted")
	r.key("ArrowUp")
	r.wantHeard("muted")
}
