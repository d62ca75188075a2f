package app_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
)

// TestLongBackup takes in a backup that the host hands over in parts, and one that goes while it is read.
func TestLongBackup(t *testing.T) {
	t.Parallel()
	const n = 2000
	files := map[string]string{game.SolvesFile: recordLines(t, n), game.SettingsFile: `{"v":1,"theme":"dark"}`}
	data, err := json.Marshal(map[string]any{"wildfifteen": 1, "version": "test", "files": files})
	if err != nil {
		t.Fatal(err)
	}
	const head = 1000
	for _, c := range []struct {
		asks int // after so many parts the file is gone
		want string
	}{
		{100, english.N("backup.read", n)},
		{1, english.T("backup.not_read", "name", "long.json", "why", english.T("backup.unread"))},
		{3, "long.json can't be read to its end"},
	} {
		r := gametest.New(t, gametest.Options{})
		r.In.Replies = []game.Reply{{Kind: game.Opened, Text: "long.json", Data: data[:head], Range: game.Range{Name: "opened 1", Length: len(data)}}}
		asks := 0
		restoring := false
		for ticks := 0; !r.Says(c.want); ticks++ {
			if ticks > 1000 {
				t.Fatalf("after %d parts it says %q, not %q", asks, wordsShown(r), c.want)
			}
			r.Tick(1)
			restoring = restoring || strings.HasPrefix(r.Out.Say, "Restoring the backup: 0%")
			for _, at := range r.Out.ReadOpened {
				reply := game.Reply{Kind: game.Ranged, Range: at}
				if asks++; asks > c.asks {
					reply.Text = "gone"
				} else {
					reply.Data = data[at.From:min(len(data), int(at.From)+at.Length)]
				}
				r.In.Replies = append(r.In.Replies, reply)
			}
		}
		if asks < 2 || !restoring {
			t.Errorf("%d parts are read; it says that: %t", asks, restoring)
		}
	}
}

// TestOneFileAtATime opens a table and a backup while a long backup is being read: both are refused, and the first is read on.
func TestOneFileAtATime(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{})
	data := []byte(`{"wildfifteen":1,"version":"test","files":{"solves.jsonl":""}}`)
	r.In.Replies = []game.Reply{{Kind: game.Opened, Text: "long.json", Data: data[:40], Range: game.Range{Name: "opened 1", Length: len(data)}}}
	r.Tick(1)
	asked := slices.Clone(r.Out.ReadOpened)
	if len(asked) != 1 {
		t.Fatalf("%d parts are asked for", len(asked))
	}
	for _, other := range []string{"type;hard mode;width;height;time;moves;date\nclassic;0;4;4;83.125;180;2025-12-31\n", string(data)} {
		opened(r, "other", []byte(other))
		if !r.Says(english.T("backup.busy")) {
			t.Errorf("%.20q: it says %q", other, wordsShown(r))
		}
		r.Key("Escape")
	}
	for n := 0; n < 10 && !r.Says(english.N("backup.read", 0)); n++ {
		for _, at := range asked {
			r.In.Replies = append(r.In.Replies, game.Reply{Kind: game.Ranged, Range: at, Data: data[at.From:]})
		}
		r.Tick(1)
		asked = slices.Clone(r.Out.ReadOpened)
	}
	if !r.Says(english.N("backup.read", 0)) || len(r.StoredSolves().Told) > 0 {
		t.Errorf("it says %q", wordsShown(r))
	}
}

// TestLongText opens a text of which the host hands over only the beginning, which alone would be a game.
func TestLongText(t *testing.T) {
	t.Parallel()
	r := gametest.New(t, gametest.Options{Game: "4x4.classic#x"})
	data := []byte("3x3.classic#y" + strings.Repeat(" ", 1<<20))
	want := english.T("host.not_opened", "why", english.T("host.too_large", "name", "moves.txt", "most", 1))
	r.Reply(game.Reply{Kind: game.Opened, Text: "moves.txt", Data: data[:1<<20], Range: game.Range{Name: "opened 1", Length: len(data)}})
	if !r.Says(want) || r.StoredGame().Game().Config.String() != "4x4.classic" {
		t.Errorf("it says %q, and the game is %s", wordsShown(r), r.StoredGame().Game().ID())
	}
	r.Key("Escape")
	if r.Reply(game.Reply{Kind: game.Opened, Text: "moves.txt", Data: data[:1<<20]}); r.StoredGame().Game().Config.String() != "3x3.classic" {
		t.Errorf("a short text is not opened: the game is %s", r.StoredGame().Game().ID())
	}
}

// recordLines returns n records of one deal, each of a day of its own.
func recordLines(t *testing.T, n int) string {
	t.Helper()
	log := session.Load([]byte("game 1 2026-01-02T03:04:05Z 3x3.classic:1,2,3,4,5,6,7,0,8\n+0 L k\n"))
	s := log.Log.Current()
	var text strings.Builder
	for i := range n {
		solve, ok := s.Solve(time.Date(2001, 1, 1+i, 0, 0, 0, 0, time.UTC))
		if !ok {
			t.Fatal("the game is not solved")
		}
		text.Write(append(solve.Line(), '\n'))
	}
	return text.String()
}
