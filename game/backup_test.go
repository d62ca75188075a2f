package game

import (
	"encoding/json"
	"strings"
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// solveNear plays a game one move from its end.
func solveNear(t *testing.T, r *run, id string) {
	t.Helper()
	r.reply(Reply{Kind: Link, Text: id})
	n := len(r.app.solves.List)
	r.key("ArrowLeft")
	r.tick(2)
	if len(r.app.solves.List) != n+1 {
		t.Fatalf("%s is not solved", id)
	}
}

func TestBackup(t *testing.T) {
	const one, two = "3x3.classic:1,2,3,4,5,6,7,0,8", "4x3.classic:1,2,3,4,5,6,7,8,9,10,0,11"
	old := newRun(t, options{})
	solveNear(t, old, one)
	old.reply(Reply{Kind: Link, Text: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	old.key("ArrowLeft")
	old.app.set.Scheme = "rows"
	f, err := old.app.backupFile()
	if err != nil {
		t.Fatal(err)
	}
	if f.Type != "application/json" || !strings.HasSuffix(f.Name, ".json") {
		t.Errorf("the file is %s, %s", f.Name, f.Type)
	}

	// A new player gets all of it, the running game too; and it is kept.
	r := newRun(t, options{})
	r.reply(Reply{Kind: Opened, Text: f.Name, Data: f.Data})
	if n := len(r.app.solves.List); n != 1 || r.app.set.Scheme != "rows" {
		t.Fatalf("%d solves, scheme %s", n, r.app.set.Scheme)
	}
	want := old.app.log.Current()
	if s := r.app.log.Current(); s.Board() != want.Board() || s.STM() != 1 {
		t.Errorf("the running game is %v after %d moves, want %v", s.Board(), s.STM(), want.Board())
	}
	if again := session.Load(r.store.files[GameFile]).Log.Current(); again == nil || again.Board() != want.Board() {
		t.Error("the running game is not kept")
	}
	if kept := session.LoadSolves(r.store.files[SolvesFile]); len(kept.List) != 1 || kept.List[0].ID != one {
		t.Errorf("kept: %+v", kept.List)
	}

	// Taken in twice, it adds nothing. Someone who is playing keeps his game and his solves.
	r.reply(Reply{Kind: Opened, Text: f.Name, Data: f.Data})
	if n := len(r.app.solves.List); n != 1 {
		t.Errorf("%d solves after taking it in twice", n)
	}
	other := newRun(t, options{})
	solveNear(t, other, two)
	other.reply(Reply{Kind: Link, Text: "4x4.snake#busy"})
	s := other.app.log.Current()
	for d := range puzzle.Dir(4) {
		if s.Board().MaxRun(d) > 0 {
			if err := s.Move(puzzle.Move{Dir: d, N: 1}, other.in.Now, session.Keyboard); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	at := s.Board()
	other.reply(Reply{Kind: Opened, Text: f.Name, Data: f.Data})
	if n := len(other.app.solves.List); n != 2 || other.app.log.Current().Board() != at {
		t.Errorf("%d solves, board %v, want 2 and %v", n, other.app.log.Current().Board(), at)
	}
}

func TestBackupBroken(t *testing.T) {
	solve := `{"v":1,"id":"3x3.classic:1,2,3,4,5,6,7,0,8","moves":"L","at":[0]}`
	for _, text := range []string{
		"{", "{}", `{"wildfifteen":1}`, `{"wildfifteen":2,"files":{}}`, `{"wildfifteen":1,"files":{"solves.jsonl":` + quoted(t, solve+"\n") + `}}`,
		`{"wildfifteen":1,"files":{"solves.jsonl":"nonsense\n","settings.json":"{\"v\":1,\"scheme\":\"rows\"}"}}`, `{"wildfifteen":"x"}`,
	} {
		r := newRun(t, options{})
		before := len(r.store.files[SolvesFile])
		r.reply(Reply{Kind: Opened, Text: "x.json", Data: []byte(text)})
		if _, ok := r.app.top().(*message); !ok || r.app.set.Scheme == "rows" || len(r.store.files[SolvesFile]) != before {
			t.Errorf("%s: scene %s, scheme %s", text, typeName(r.app.top()), r.app.set.Scheme)
		}
	}
	// A game in a file of text is opened.
	r := newRun(t, options{})
	r.reply(Reply{Kind: Opened, Text: "x.txt", Data: []byte("3x3.snake#file\n")})
	if id := r.app.log.Current().Game().Config.String(); id != "3x3.snake" {
		t.Errorf("playing %s", id)
	}
}

func quoted(t *testing.T, text string) string {
	data, err := json.Marshal(text)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
