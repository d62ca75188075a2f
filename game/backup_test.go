package game

import (
	"bytes"
	"encoding/json"
	"maps"
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
	f := old.app.backupFile()
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
	const (
		solve = `{"v":1,"id":"3x3.classic:1,2,3,4,5,6,7,0,8","moves":"L","at":[0]}`
		newer = `{"v":2,"id":{}}`
		head  = "game 1 2026-01-02T03:04:05Z 3x3.classic:1,2,3,4,5,6,0,7,8\n"
	)
	good := map[string]string{SolvesFile: "", GameFile: head + "+0 L k\n", SettingsFile: `{"v":1,"scheme":"rows"}`}
	with := func(name, text string) string {
		files := maps.Clone(good)
		files[name] = text
		data, err := json.Marshal(backup{V: 1, Files: files})
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	const foreign, late, damaged = "backup.foreign", "backup.newer", "backup.damaged"
	for text, why := range map[string]string{
		"{": foreign, "{}": foreign, `{"wildfifteen":1}`: foreign, `{"wildfifteen":"x"}`: foreign, `{"wildfifteen":-1,"files":{}}`: foreign,
		`{"wildfifteen":2,"files":{}}`:                           late,
		`{"files":[],"wildfifteen":2}`:                           late,
		with(SolvesFile, solve+"\n"):                             damaged, // it contradicts itself
		with(SolvesFile, "nonsense\n"):                           damaged,
		with(SolvesFile, `{"v":1,"id":`):                         damaged,
		with(SolvesFile, newer+"\nnonsense\n"):                   damaged,
		with(GameFile, head+"+0 L k\n+1 X\n"):                    damaged,
		with(GameFile, head+"+0 L k\n+1 "):                       damaged,
		with(GameFile, "game 2 later\n"):                         late,
		with(SettingsFile, "nonsense"):                           damaged,
		with(SettingsFile, `{"v":1,"scheme":"rows","volume":7}`): damaged,
		with(SettingsFile, `{"v":2,"scheme":"rows"}`):            late,
	} {
		r := newRun(t, options{})
		r.app.set.Theme = "dark" // of the player's own choice
		set, before := string(r.app.set.JSON()), maps.Clone(r.store.files)
		board := r.board()
		r.reply(Reply{Kind: Opened, Text: "x.json", Data: []byte(text)})
		if !r.says(r.app.lang.T("backup.not_read", "name", "x.json", "why", r.app.lang.T(why))) {
			t.Errorf("%s: want %s, %s says %q", text, why, typeName(r.app.top()), r.labels())
		}
		if string(r.app.set.JSON()) != set || r.board() != board || len(r.app.solves.List) > 0 || !maps.EqualFunc(r.store.files, before, bytes.Equal) {
			t.Errorf("%s: something has changed", text)
		}
	}
	r := newRun(t, options{})
	r.reply(Reply{Kind: Opened, Text: "x.json", Data: []byte(with(SolvesFile, ""))})
	if r.app.set.Scheme != "rows" || r.app.log.Current().STM() != 1 {
		t.Errorf("the same without a fault: scheme %s, %d moves", r.app.set.Scheme, r.app.log.Current().STM())
	}

	// A game in a file of text is opened, however much space is around it.
	r = newRun(t, options{})
	r.reply(Reply{Kind: Opened, Text: "x.txt", Data: []byte(strings.Repeat(" \n", maxOpen) + "3x3.snake#file\n")})
	if id := r.app.log.Current().Game().Config.String(); id != "3x3.snake" {
		t.Errorf("playing %s", id)
	}
}

// TestBackupHoldsNewerRecords copies what only a newer program reads as it is.
func TestBackupHoldsNewerRecords(t *testing.T) {
	const newer = `{"v":2,"id":{"of":"another kind"}}`
	store := newMemory()
	store.files[SolvesFile] = []byte("nonsense\n" + newer + "\n")
	r := newRun(t, options{store: store})
	solveNear(t, r, "3x3.classic:1,2,3,4,5,6,7,0,8")
	var b backup
	if err := json.Unmarshal(r.app.backupFile().Data, &b); err != nil {
		t.Fatal(err)
	}
	kept := session.LoadSolves([]byte(b.Files[SolvesFile]))
	if len(kept.List) != 1 || string(kept.NewerLines) != newer+"\n" || kept.BadLines != 0 {
		t.Errorf("the copy's records: %q", b.Files[SolvesFile])
	}
}

// TestBackupRoundTrip takes in a copy that has records of a newer version, here and elsewhere: they come over as they
// are, once, and go on into the next copy.
func TestBackupRoundTrip(t *testing.T) {
	const one, two = `{"v":2,"id":{"of":"another kind"}}`, `{"v":3}`
	store := newMemory()
	store.files[SolvesFile] = []byte(one + "\n" + two + "\n")
	old := newRun(t, options{store: store})
	solveNear(t, old, "3x3.classic:1,2,3,4,5,6,7,0,8")
	data := old.app.backupFile().Data

	store = newMemory()
	store.files[SolvesFile] = []byte(two) // torn: it has no end of line
	r := newRun(t, options{store: store})
	for range 2 {
		r.reply(Reply{Kind: Opened, Text: "x.json", Data: data})
	}
	all := session.LoadSolves(r.store.files[SolvesFile])
	if len(all.List) != 1 || string(all.NewerLines) != two+"\n"+one+"\n" || all.BadLines != 0 {
		t.Errorf("after taking it in twice the file is %q", r.store.files[SolvesFile])
	}
	again, fault := readBackup(r.app.backupFile().Data)
	if fault != "" || len(again.solves) != 1 || string(again.newer) != string(all.NewerLines) {
		t.Errorf("the next copy has %d solves and %q, fault %q", len(again.solves), again.newer, fault)
	}
	r = newRun(t, options{})
	r.reply(Reply{Kind: Opened, Text: "x.json", Data: data})
	if !r.says(r.app.lang.N("backup.read", 3)) {
		t.Errorf("of three records it says %q", r.labels())
	}
}

// TestBackupLosesNoGame takes in a backup with a running game where another can be brought back by undo, where a
// deal is under way, and where nothing is: what is here stays, on the disk too.
func TestBackupLosesNoGame(t *testing.T) {
	old := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	old.key("ArrowLeft")
	theirs := old.board()
	data := old.app.backupFile().Data

	r := newRun(t, options{game: "10x10.snake#mine"})
	r.key("ArrowUp")
	r.key("ArrowDown")
	mine, moves := r.board(), r.app.log.Current().STM()
	if moves == 0 {
		t.Fatal("no game is begun")
	}
	r.key("N")
	dealt := r.board()
	r.reply(Reply{Kind: Opened, Text: "x.json", Data: data})
	r.key("Escape")
	if r.board() != dealt {
		t.Errorf("the backup's game takes the place of one that has another behind it: %v", r.board())
	}
	if r.key("Z"); r.board() != mine || r.app.log.Current().STM() != moves {
		t.Errorf("undo brings back %v, want %v", r.board(), mine)
	}

	r = slowDeal(t, "2x5.snake", 40)
	lines := string(r.store.files[GameFile])
	r.reply(Reply{Kind: Opened, Text: "x.json", Data: data})
	r.key("Escape")
	if r.tick(600); r.board() != theirs || r.app.top() != scene(r.app.play) {
		t.Errorf("a deal under way takes the place of the backup's game: %v in %s", r.board(), typeName(r.app.top()))
	}
	if file := string(r.store.files[GameFile]); !strings.HasPrefix(file, lines) {
		t.Errorf("the log began with %q, now it is %q", lines, file)
	}
}
