package cli

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"wildfifteen/puzzle"
)

// withoutJSON are the commands that answer nothing: they write a script, or help.
var withoutJSON = map[string]bool{"completion": true, "help": true, "version": true}

func TestEveryCommandHasJSON(t *testing.T) {
	for _, cmd := range newRoot(testEnv(nil, nil, nil)).Commands() {
		if !withoutJSON[cmd.Name()] && !cmd.Hidden && cmd.Flags().Lookup("json") == nil {
			t.Errorf("%s has no --json", cmd.Name())
		}
	}
}

// Every object about a board names it, its size and its goal, so that the other commands read it.
func TestObjectsHaveBoardAndGoal(t *testing.T) {
	const id = "3x3.snake:1,2,3,6,5,4,0,7,8"
	data := t.TempDir()
	runProgram("1 2 3/4 5 6/0 7 8 LL 1.5", "import", "-", "--data", data, "--json").want(t, 0, `{"added":1,"known":0,"bad":0}`+"\n", "")
	for _, c := range []struct{ args, want string }{
		{"check --json " + id, ""},
		{"solve --json " + id, ""},
		{"solve --json --quick " + id, ""},
		{"solve --json --all " + id, ""},
		{"solve --json 3x3:1,2,3,4,5,6,8,7,0", `"verdict":"unsolvable"`},
		{"verify --json " + id + " L2", ""},
		{"review --json " + id + " DUL2", `"moves":"DUL2","stm":4,"mtm":3`},
		{"review --json 3x3:1,2,3,4,5,6,8,7,0 R", `"verdict":"unsolvable"`},
		{"optimize --json " + id + " DUL2", ""},
		{"moves count --json " + id + " DUL2", ""},
		{"shuffle 3x3.wild --json --count 2", `"config":"3x3.wild"`},
		{"shuffle 3x3.snake --json --seed a", `"seeded":"3x3.snake#a"`},
		{"analyze 3x2.snake --json --boards 21", `"depth":21`},
		{"draw --json -o " + data + "/x.svg " + id, ""},
	} {
		r := runProgram("", strings.Fields(c.args)...)
		if r.code == 2 || len(r.lines()) == 0 || !strings.Contains(r.out, c.want) {
			t.Errorf("%s: %+v", c.args, r)
		}
		for _, line := range r.lines() {
			var o object
			if err := json.Unmarshal([]byte(line), &o); err != nil {
				t.Fatalf("%s: %v", c.args, err)
			}
			if g, err := puzzle.ParseGoal(o.Size + "." + o.Goal); err != nil || g.Size() != puzzle.MustParseBoard(o.Board).Size() {
				t.Errorf("%s: %v, %v of %s", c.args, g, err, line)
			}
			if checked := runProgram(line+"\n", "check"); checked.code == 2 {
				t.Errorf("check does not read %s: %+v", line, checked)
			}
		}
	}
	r := runProgram("", "records", "3x3.classic", "--json", "--data", data)
	if lines := r.lines(); len(lines) != 2 || !strings.Contains(lines[1], `"stm":2`) {
		t.Errorf("%+v", r)
	}
	for _, c := range []struct{ args, want string }{
		{"analyze 2x2 --json", `"size":"2x2","goal":"classic"`}, {"prob 2x2 --json", `"size":"2x2","goal":"classic"`},
		{"simulate --size 2x2 --goal classic --samples 2 --json", `"size":"2x2","goal":"classic"`},
	} {
		if r := runProgram("", strings.Fields(c.args)...); r.code != 0 || !strings.Contains(r.out, c.want) {
			t.Errorf("%s: %+v", c.args, r)
		}
	}
}

// Of a game whose moves are stored, records tells them with the board.
func TestRecordsJSONHasMoves(t *testing.T) {
	data := t.TempDir()
	links, err := os.ReadFile("../game/exchange/testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	link, _, _ := strings.Cut(string(links), "\n")
	runProgram(link, "import", "-", "--input", "keyboard", "--data", data).want(t, 0, "1 new, 0 known already, 0 not understood\n", "")
	lines := runProgram("", "records", "4x4.classic", "--json", "--data", data).lines()
	if len(lines) != 2 || !strings.Contains(lines[1], `"size":"4x4","board":"`) || !strings.Contains(lines[1], `"goal":"classic","moves":"LLU"`) {
		t.Fatalf("%q", lines)
	}
	if r := runProgram(lines[1], "verify"); r.code != 0 || !strings.HasPrefix(r.out, "solved") {
		t.Errorf("%+v", r)
	}
}

func TestBoardsWithoutGoalsAreSaid(t *testing.T) {
	r := runProgram("", "shuffle", "3x3.wild", "--boards", "--count", "2")
	if r.code != 0 || len(r.lines()) != 2 || !strings.Contains(r.err, "--boards does not print") {
		t.Errorf("%+v", r)
	}
	if r := runProgram("", "shuffle", "3x3.snake", "--boards"); r.err != "" {
		t.Errorf("%+v", r)
	}
	runProgram("", "shuffle", "3x3.snake", "--boards", "--json").want(t, 2, "", "--json or --boards, not both")
}

// Only commands with --time say that it stops them.
func TestExitCodesNameOwnFlags(t *testing.T) {
	for command, want := range map[string]bool{"solve": true, "optimize": true, "records": false, "analyze": false, "shuffle": false} {
		_, codes, _ := strings.Cut(runProgram("", command, "--help").out, "\nExit codes\n")
		codes, _, _ = strings.Cut(codes, "\nExamples\n")
		if strings.Contains(codes, "--time") != want || !strings.Contains(codes, "Ctrl+C") {
			t.Errorf("%s: %s", command, codes)
		}
	}
}
