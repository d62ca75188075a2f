package app_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
)

// Games that need one and two moves, all to the left.
const (
	nearGame = "3x3.classic:1,2,3,4,5,6,7,0,8"
	farGame  = "3x3.classic:1,2,3,4,5,6,0,7,8"
)

// solveNear opens a game one move from its end and plays it.
func solveNear(r *gametest.Run, id string) {
	r.T.Helper()
	r.Reply(game.Reply{Kind: game.Link, Text: id})
	n := len(r.StoredSolves().List)
	r.Key("ArrowLeft")
	r.Tick(2)
	if len(r.StoredSolves().List) != n+1 {
		r.T.Fatalf("%s is not solved", id)
	}
}

// backupOf saves a backup on the page of the settings, and returns to the board.
func backupOf(r *gametest.Run) *game.FileOut {
	r.T.Helper()
	r.Open("settings")
	r.In.Replies = []game.Reply{{Kind: game.Pressed, ID: gametest.Named("copy-save")}}
	r.Tick(1)
	f := r.Out.Save
	if f == nil {
		r.T.Fatal("no file is saved")
	}
	r.Key("Escape")
	r.Tick(1)
	return f
}

// opened makes the player choose a file.
func opened(r *gametest.Run, name string, data []byte) {
	r.Reply(game.Reply{Kind: game.Opened, Text: name, Data: data})
}

func TestBackup(t *testing.T) {
	t.Parallel()
	const two = "4x3.classic:1,2,3,4,5,6,7,8,9,10,0,11"
	old := gametest.New(t, gametest.Options{})
	solveNear(old, nearGame)
	old.Reply(game.Reply{Kind: game.Link, Text: farGame})
	old.Key("ArrowLeft")
	theirs := old.Board()
	old.Open("settings")
	old.Press(ui.ID{Name: "scheme", N: 2})
	old.Key("Escape")
	f := backupOf(old)
	if f.Type != "application/json" || !strings.HasSuffix(f.Name, ".json") {
		t.Errorf("the file is %s, %s", f.Name, f.Type)
	}

	// A new player gets the whole backup, including the running game, and all of it is stored.
	r := gametest.New(t, gametest.Options{})
	opened(r, f.Name, f.Data)
	if !says(r, english.N("backup.read", 1)) {
		t.Errorf("it says %q", wordsShown(r))
	}
	r.Key("Escape")
	r.Tick(2)
	if r.Board() != theirs || movesShown(r) != "1" || r.SceneName() != "play" {
		t.Errorf("the running game is %v after %s moves, want %v, in %s", r.Board(), movesShown(r), theirs, r.SceneName())
	}
	if again := r.StoredGame(); again.Board() != theirs || again.STM() != 1 {
		t.Error("the running game is not kept")
	}
	if kept := r.StoredSolves(); len(kept.List) != 1 || kept.List[0].ID != nearGame || r.StoredSettings().Scheme != "rows" {
		t.Errorf("kept: %+v, scheme %s", kept.List, r.StoredSettings().Scheme)
	}
	r.Open("settings")
	if !r.Control(ui.ID{Name: "scheme", N: 2}).On {
		t.Error("the settings do not show the scheme")
	}
	r.Key("Escape")

	// Restored twice, it adds nothing. A player with a running game keeps the game and the records.
	opened(r, f.Name, f.Data)
	if n := len(r.StoredSolves().List); n != 1 || !says(r, english.N("backup.read", 0)) {
		t.Errorf("%d solves after taking it in twice, it says %q", n, wordsShown(r))
	}
	other := gametest.New(t, gametest.Options{})
	solveNear(other, two)
	other.Reply(game.Reply{Kind: game.Link, Text: "4x4.snake#busy"})
	other.MoveAny()
	at := other.Board()
	if movesShown(other) != "1" {
		t.Fatal("no move")
	}
	opened(other, f.Name, f.Data)
	other.Key("Escape")
	if n := len(other.StoredSolves().List); n != 2 || other.Board() != at || other.StoredGame().Board() != at {
		t.Errorf("%d solves, board %v, want 2 and %v", n, other.Board(), at)
	}
}

// TestBackupHoldsNewerRecords checks that a backup contains, unchanged, the records that only a newer version can read.
func TestBackupHoldsNewerRecords(t *testing.T) {
	t.Parallel()
	const newer = `{"v":2,"id":{"of":"another kind"}}`
	store := gametest.NewMemory()
	store.Files[game.SolvesFile] = []byte("nonsense\n" + newer + "\n")
	r := gametest.New(t, gametest.Options{Store: store})
	solveNear(r, nearGame)
	r.Key("Escape")
	kept := recordsIn(t, backupOf(r).Data)
	if len(kept.List) != 1 || string(kept.NewerLines) != newer+"\n" || kept.BadLines != 0 {
		t.Errorf("the copy's records: %+v, newer %q", kept.List, kept.NewerLines)
	}
}

// recordsIn returns the records in a backup.
func recordsIn(t *testing.T, data []byte) *session.Solves {
	t.Helper()
	var b struct{ Files map[string]string }
	if err := json.Unmarshal(data, &b); err != nil {
		t.Fatal(err)
	}
	return session.LoadSolves([]byte(b.Files[game.SolvesFile]))
}

// TestBackupRoundTrip restores a backup with records of a newer version, which the store may have already: they are
// stored unchanged, once, and the next backup contains them.
func TestBackupRoundTrip(t *testing.T) {
	t.Parallel()
	const one, two = `{"v":2,"id":{"of":"another kind"}}`, `{"v":3}`
	store := gametest.NewMemory()
	store.Files[game.SolvesFile] = []byte(one + "\n" + two + "\n")
	old := gametest.New(t, gametest.Options{Store: store})
	solveNear(old, nearGame)
	old.Key("Escape")
	data := backupOf(old).Data

	store = gametest.NewMemory()
	store.Files[game.SolvesFile] = []byte(two) // torn: it has no end of line
	r := gametest.New(t, gametest.Options{Store: store})
	for range 2 {
		opened(r, "x.json", data)
		r.Key("Escape")
	}
	all := r.StoredSolves()
	if len(all.List) != 1 || string(all.NewerLines) != two+"\n"+one+"\n" || all.BadLines != 0 {
		t.Errorf("after taking it in twice the file is %q", r.Store.Files[game.SolvesFile])
	}
	next := recordsIn(t, backupOf(r).Data)
	if len(next.List) != 1 || string(next.NewerLines) != string(all.NewerLines) || next.BadLines != 0 {
		t.Errorf("the next copy has %d solves and %q", len(next.List), next.NewerLines)
	}
	r = gametest.New(t, gametest.Options{})
	opened(r, "x.json", data)
	if !says(r, english.N("backup.read", 3)) {
		t.Errorf("of three records it says %q", wordsShown(r))
	}
}

// TestBackupLosesNoGame restores a backup with a running game while undo can bring back another game, while a deal is
// being searched, and while there is neither: the games on this device stay, on the disk too.
func TestBackupLosesNoGame(t *testing.T) {
	t.Parallel()
	old := gametest.New(t, gametest.Options{Game: farGame})
	old.Key("ArrowLeft")
	theirs := old.Board()
	data := backupOf(old).Data

	r := gametest.New(t, gametest.Options{Game: "10x10.snake#mine"})
	r.Key("ArrowUp")
	r.Key("ArrowDown")
	mine, moves := r.Board(), movesShown(r)
	if moves == "0" {
		t.Fatal("no game is begun")
	}
	r.Key("N")
	dealt := r.Board()
	opened(r, "x.json", data)
	r.Key("Escape")
	if r.Board() != dealt {
		t.Errorf("the backup's game takes the place of one that has another behind it: %v", r.Board())
	}
	if r.Key("Z"); r.Board() != mine || movesShown(r) != moves {
		t.Errorf("undo brings back %v, want %v", r.Board(), mine)
	}

	r = slowDealing(t)
	lines := string(r.Store.Files[game.GameFile])
	opened(r, "x.json", data)
	r.Key("Escape")
	if r.Tick(600); r.Board() != theirs || r.SceneName() != "play" {
		t.Errorf("a deal under way takes the place of the backup's game: %v in %s", r.Board(), r.SceneName())
	}
	if file := string(r.Store.Files[game.GameFile]); !strings.HasPrefix(file, lines) {
		t.Errorf("the log began with %q, now it is %q", lines, file)
	}
}

// slowDealing begins to deal a 2x5 snake game that needs 40 moves, on a slow machine.
func slowDealing(t *testing.T) *gametest.Run {
	t.Helper()
	var now time.Duration
	r := gametest.New(t, gametest.Options{Game: "2x2.classic#x", Boot: func(b *game.Boot) {
		b.Platform = game.Phone
		b.Watch = func() time.Duration { now += time.Second; return now }
	}})
	r.Open("newgame")
	adjust := func(id string, at float32) { r.Reply(game.Reply{Kind: game.Adjusted, ID: gametest.Named(id), At: at}) }
	r.Press(ui.ID{Name: "size", N: 4})
	adjust("height", 5)
	r.Press(gametest.Named("done"))
	r.Press(ui.ID{Name: "kind", N: 1})
	r.Press(gametest.Named("difficulty"))
	adjust("moves", 40)
	r.Press(gametest.Named("done"))
	board := r.StoredGame().Board()
	r.Press(gametest.Named("start"))
	if r.Find(gametest.Named("menu")) != nil || r.StoredGame().Board() != board {
		t.Fatal("the game is dealt at once")
	}
	return r
}
