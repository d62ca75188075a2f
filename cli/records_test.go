package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/adrg/xdg"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/exchange"
	"wildfifteen/game/history"
	"wildfifteen/game/host/store"
	"wildfifteen/game/session"
)

// times are those of the games of someRecords, in ms.
var times = []int64{9000, 1000, 2000, 3000, 100, 5000}

// someRecords returns a folder with records.
func someRecords(t *testing.T) string {
	t.Helper()
	time.Local = time.UTC // the commands print local times
	var b strings.Builder
	for i, ms := range times {
		told := session.Told{Config: "4x4.snake", MS: ms, STM: 80 + i, Date: time.Date(2026, 1, 2, 3, i, 0, 0, time.UTC)}
		b.WriteString(string(told.Line()) + "\n")
	}
	return folder(t, b.String())
}

// folder returns a folder with a file of records.
func folder(t *testing.T, text string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, game.SolvesFile), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

// examplesOfRecords makes the files that the examples of import name in a new working folder, and an empty folder of
// records the usual one.
func examplesOfRecords(t *testing.T) {
	t.Helper()
	links, err := os.ReadFile("../game/exchange/testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	backup := runProgram("", "export", "--data", someRecords(t)).out
	t.Cleanup(xdg.Reload)
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Setenv("LOCALAPPDATA", t.TempDir())
	xdg.Reload()
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"backup.json": backup, "replays.txt": string(links), "boards.txt": "1 2 3/4 5 6/0 7 8 RR 1.5"} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestRecordsAreCounted reads the heading for one game and for several, in languages that count in different ways.
func TestRecordsAreCounted(t *testing.T) {
	one := folder(t, runLine(t, "relay(2x2..3x2).snake#a"))
	six := someRecords(t)
	for _, c := range []struct{ lang, one, six string }{
		{"en", ": 1 game\n", ": 6 games\n"}, {"de", ": 1 Spiel\n", ": 6 Spiele\n"}, {"pl", ": 1 gra\n", ": 6 gier\n"},
		{"ru", ": 1 игра\n", ": 6 игр\n"}, {"cs", ": 1 hra\n", ": 6 her\n"}, {"fr", "\u202f: 1 partie\n", "\u202f: 6 parties\n"},
		{"ja", "：1ゲーム\n", "：6ゲーム\n"},
	} {
		for _, r := range []struct{ dir, of, want string }{{one, "relay(2x2..3x2).snake", c.one}, {six, "4x4.snake", c.six}} {
			var out, messages bytes.Buffer
			e := testEnv(strings.NewReader(""), &out, &messages)
			e.lang = assets.Load(c.lang)
			e.run(t.Context(), []string{"records", r.of, "--data", r.dir})
			if heading, _, _ := strings.Cut(out.String(), "\n"); heading+"\n" != r.of+r.want {
				t.Errorf("%s: %q, %s", c.lang, heading, messages.String())
			}
		}
	}
}

func TestRecords(t *testing.T) {
	dir := someRecords(t)
	for _, c := range []struct {
		args string
		code int
		out  []string
		err  string
	}{
		{"records", 0, []string{"4x4.snake", "0.100", "80", "2.000"}, ""},
		{"records 4x4.snake", 0, []string{"4x4.snake: 6 games", "0.100", "ao5", "2.000", "2026-01-02", "now 2.000", "mean"}, ""},
		{"records 4x4.snake --input mouse", 0, []string{"4x4.snake: 0 games"}, ""},
		{"records 4x4.snake --csv", 0, []string{history.CSVHeader, "2026-01-02T03:04:00Z,100,84,,840.000,,0,0,0,false,,true"}, ""},
		{"records --json", 0, []string{`"config":"4x4.snake"`, `"games":6`, `"ao5":{"value":2000,`}, ""},
		{"records 4x4.snake --json", 0, []string{`"time":{"value":100,`, `"ms":9000,`, `"told":true`}, ""},
		{"records 5x5", 2, nil, `there are no games of "5x5.classic"`},
		{"records 5y5", 2, nil, "5y5"},
		{"records 5x5 4x4", 2, nil, "one configuration"},
		{"records 5x5 --csv --json", 2, nil, "exclude each other"},
		{"records --csv", 2, nil, "name the configuration"},
		{"records --plot x.png", 2, nil, "name the configuration"},
		{"records 5x5 --input nose", 2, nil, "keyboard"},
		{"export 4x4.snake", 0, []string{`"told":"4x4.snake","ms":9000,`}, ""},
		{"export 4x4.snake --csv", 0, []string{history.CSVHeader, "T03:00:00Z,9000,"}, ""},
		{"export --csv", 2, nil, "name the configuration"},
		{"export 4x4.snake --as table", 0, []string{exchange.TableHeader + "\nsnake;0;4;4;9.000;80;2026-01-02\n", "snake;0;4;4;0.100;84;"}, ""},
		{"export 4x4.snake --as table --dates d.m.y", 0, []string{"snake;0;4;4;9.000;80;02.01.2026\n"}, ""},
		{"export --as table", 2, nil, "name the configuration"},
		{"export 4x4 --as table --csv", 2, nil, "exclude each other"},
		{"export 4x4 --as moon", 2, nil, `"moon"`},
		{"export 4x4 --dates d.d.d", 2, nil, "d.m.y"},
		{"import", 2, nil, "name the files"},
		{"import --input mixed x", 2, nil, "name one kind"},
		{"import /nowhere/file", 2, nil, "/nowhere/file"},
	} {
		args := strings.Fields(c.args)
		got := runProgram("", append(args, "--data", dir)...)
		if got.code != c.code || !strings.Contains(got.err, c.err) || c.err == "" && got.err != "" {
			t.Errorf("%s: exit code %d, messages %q", c.args, got.code, got.err)
		}
		for _, part := range c.out {
			if !strings.Contains(got.out, part) {
				t.Errorf("%s: no %q in\n%s", c.args, part, got.out)
			}
		}
	}
	if got := runProgram("", "records", "--data", t.TempDir()); got.out != "No games yet.\n" {
		t.Errorf("without games: %q", got.out)
	}
	plot := filepath.Join(t.TempDir(), "times.svg")
	runProgram("", "records", "4x4.snake", "--plot", plot, "--csv", "--data", dir)
	if data, err := os.ReadFile(plot); err != nil || !strings.Contains(string(data), "<svg") {
		t.Errorf("the plot has %d bytes, %v", len(data), err)
	}
}

// TestBackup carries records from one folder to another, twice.
func TestBackup(t *testing.T) {
	from, to := someRecords(t), t.TempDir()
	backup := runProgram("", "export", "--data", from)
	var form struct{ Files map[string]string }
	if err := json.Unmarshal([]byte(backup.out), &form); err != nil || strings.Count(form.Files[game.SolvesFile], "\n") != 6 {
		t.Fatalf("%v: %s", err, backup.out)
	}
	for i, added := range []int{6, 0} {
		name := filepath.Join(t.TempDir(), "backup.json")
		if err := os.WriteFile(name, []byte(backup.out), 0o644); err != nil {
			t.Fatal(err)
		}
		runProgram("", "import", name, "--data", to).want(t, 0, fmt.Sprintf("%d new, 0 known already, 0 not understood\n", added), "")
		if data, err := os.ReadFile(filepath.Join(to, game.SolvesFile)); err != nil || string(data) != form.Files[game.SolvesFile] {
			t.Errorf("import %d: the records are %q, %v", i, data, err)
		}
	}
	lines := runProgram("", "export", "4x4.snake", "--data", to).out
	runProgram(lines, "import", "-", "--data", to).want(t, 0, "0 new, 6 known already, 0 not understood\n", "")
}

func TestImport(t *testing.T) {
	const table = "type;hard mode;width;height;time;moves;date\nclassic;0;4;4;83.125;180;2020-05-06\nmoon;0;4;4;83.125;180;2020-05-06\nclassic;0;4;4;83.125;180;2020-05-06\n"
	const unclear = exchange.TableHeader + "\nclassic;0;4;4;83.125;180;05/06/2020\n"
	const clear = unclear + "classic;0;4;4;84.125;180;13/06/2020\n"
	links, err := os.ReadFile("../game/exchange/testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	link, _, _ := strings.Cut(string(links), "\n")
	for _, c := range []struct {
		name, in string
		args     string
		code     int
		out, err string
		stored   string
	}{
		{"a table", table, "", 2, "1 new, 1 known already, 1 not understood\n", `-, line 3: not a value of this column: "moon"`, `"told":"4x4.classic","ms":83125,"stm":180`},
		{"a table of unclear days", unclear, "", 2, "0 new, 0 known already, 1 not understood\n", `--dates m/d/y: "05/06/2020"`, ""},
		{"a table of unclear days with their form", unclear, "--dates m/d/y", 0, "1 new, 0 known already, 0 not understood\n", "", `"2020-05-06T`},
		{"a table of days that tell", clear, "", 0, "2 new, 0 known already, 0 not understood\n", "", `"2020-06-05T`},
		{"a link", link, "--input keyboard", 0, "1 new, 0 known already, 0 not understood\n", "", `"moves":"LLU","at":[0,607,1234],"ms":1234`},
		{"a link of unknown input", link, "", 2, "0 new, 0 known already, 1 not understood\n", "add --input", ""},
		{"a link in the other way", link, "--input keyboard --blank", 2, "0 new, 0 known already, 1 not understood\n", "aren't possible", ""},
		{"a solution", "1 2 3/4 5 6/0 7 8 LL 1.5\n", "", 0, "1 new, 0 known already, 0 not understood\n", "", `"told":"3x3.classic","ms":1500,"stm":2`},
		{"a solution in the other way", "1 2 3/4 5 6/0 7 8 RR 1.5\n", "--blank", 0, "1 new, 0 known already, 0 not understood\n", "", `"told":"3x3.classic"`},
		{"a solution without a time", "1 2 3/4 5 6/0 7 8 LL\n", "", 2, "0 new, 0 known already, 1 not understood\n", "no time", ""},
		{"junk", "junk\n", "", 2, "0 new, 0 known already, 1 not understood\n", `"junk"`, ""},
		{"no backup", `{"files":{}}`, "", 2, "0 new, 0 known already, 0 not understood\n", "-", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			args := append(strings.Fields("import - --data "+dir), strings.Fields(c.args)...)
			runProgram(c.in, args...).want(t, c.code, c.out, c.err)
			data, _ := os.ReadFile(filepath.Join(dir, game.SolvesFile))
			if !strings.Contains(string(data), c.stored) || (len(data) > 0) != (c.stored != "") {
				t.Errorf("stored is %q", data)
			}
			if c.stored != "" {
				if got := runProgram("", "records", "--data", dir); got.code != 0 || strings.Count(got.out, "\n") != 2 {
					t.Errorf("the records are %q", got.out)
				}
			}
		})
	}
}

// TestForeignForms writes games in the forms of other programs, and reads them again.
func TestForeignForms(t *testing.T) {
	links, err := os.ReadFile("../game/exchange/testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	link, _, _ := strings.Cut(string(links), "\n")
	from := t.TempDir()
	runProgram(link, "import", "-", "--input", "keyboard", "--data", from).want(t, 0, "1 new, 0 known already, 0 not understood\n", "")
	for as, stored := range map[string]string{
		"links":  `"moves":"LLU","at":[0,607,1234],"ms":1234`,
		"boards": `"told":"4x4.classic","ms":1234,"stm":3`,
		"table":  `"told":"4x4.classic","ms":1234,"stm":3`,
	} {
		to := t.TempDir()
		written := runProgram("", "export", "4x4.classic", "--as", as, "--data", from)
		written.want(t, 0, written.out, "")
		runProgram(written.out, "import", "-", "--input", "keyboard", "--data", to).want(t, 0, "1 new, 0 known already, 0 not understood\n", "")
		if data, err := os.ReadFile(filepath.Join(to, game.SolvesFile)); err != nil || !strings.Contains(string(data), stored) {
			t.Errorf("%s: stored is %q, %v", as, data, err)
		}
	}
	snakes := someRecords(t) // without moves
	runProgram("", "export", "4x4.snake", "--as", "links", "--data", snakes).want(t, 0, "", "")
	wild := session.Told{Config: "4x4.wild", MS: 9, STM: 8, Date: time.Date(2026, 1, 2, 3, 0, 0, 0, time.UTC)}
	runProgram("", "export", "4x4.wild", "--as", "table", "--data", folder(t, string(wild.Line())+"\n")).want(t, 2, exchange.TableHeader+"\n", `"4x4.wild"`)
}

// TestImportBesideGame imports while the game has the store open: both write all they have.
func TestImportBesideGame(t *testing.T) {
	dir := t.TempDir()
	d := store.OpenDisk(dir)
	d.Append(game.GameFile, []byte("game"))
	d.Append(game.SolvesFile, []byte("{}"))
	runProgram("1 2 3/4 5 6/0 7 8 LL 1.5\n", "import", "-", "--data", dir).want(t, 0, "1 new, 0 known already, 0 not understood\n", "")
	d.Append(game.SolvesFile, []byte("{}"))
	if d.Close(); d.Files().Shared {
		t.Error("the import has taken the running game")
	}
	data, err := os.ReadFile(filepath.Join(dir, game.SolvesFile))
	if err != nil || strings.Count(string(data), "\n") != 3 || strings.Count(string(data), "told") != 1 {
		t.Errorf("the records are %q, %v", data, err)
	}
}
