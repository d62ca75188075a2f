package cli

import (
	"encoding/json"
	"strings"
	"testing"

	"golang.org/x/text/encoding/unicode"

	"wildfifteen/puzzle"
)

// TestInputsOfAllForms checks that each form of one question gets the same answer.
func TestInputsOfAllForms(t *testing.T) {
	for _, in := range []string{
		"3x3.snake:1,2,3,6,5,4,7,0,8",
		"wildfifteen:3x3.snake:1,2,3,6,5,4,7,0,8",
		"https://example.org/play/#3x3.snake:1,2,3,6,5,4,7,0,8",
		"https://example.org/play/#3x3.snake%3A1%2C2%2C3%2C6%2C5%2C4%2C7%2C0%2C8",
		"lab:1,2,3/6,5,4/7,0,8>snake",
		"https://example.org/#lab:1,2,3/6,5,4/7,0,8%3Esnake",
		"3x3.snake:1,2,3,6,5,4,7,0,8!L",
		"fewest(3x3.snake:1,2,3,6,5,4,7,0,8)",
		"https://example.org/#blind%283x3.snake:1,2,3,6,5,4,7,0,8%29",
		`{"board":"1 2 3/6 5 4/7 0 8","goal":"snake"}`,
		`{"id":"3x3.snake:1,2,3,6,5,4,7,0,8"}`,
		bom + "3x3.snake:1,2,3,6,5,4,7,0,8",
	} {
		runProgram("", "solve", in).want(t, 0, "1 L\n", "")
		runProgram(in+"\n", "solve").want(t, 0, "1 L\n", "")
		runProgram(in+"\n", "check", "-").want(t, 0, "solvable\n", "")
	}
	for _, in := range []string{
		"1 2 3/6 5 4/7 0 8", "1 2 3\n6 5 4\n7 0 8", "1 2 3;6 5 4;7 _ 8", "|1 2 3|6 5 4|7 . 8|", "1\u00a02\u00a03/6 5 4/7 0 8", bom + "1 2 3/6 5 4/7 0 8",
		"\r\n1\t2\t3\r\n6\t5\t4\r\n7\t_\t8\r\n", `{"board":"1 2 3/6 5 4/7 0 8","verdict":"solvable"}`,
	} {
		runProgram("", "solve", "--goal", "snake", in).want(t, 0, "1 L\n", "")
	}
	// A seeded game, also as the page writes it.
	want := runProgram("", "solve", "3x3.snake#monday")
	for _, in := range []string{"3x3.snake%23monday", "https://x.y/#3x3.snake%23monday", "wildfifteen:3x3.snake%23monday", "https://x.y/#3x3.snake#monday"} {
		runProgram("", "solve", in).want(t, 0, want.out, "")
	}
}

// TestCommentsAndEmptyLines checks that lines which are no input are passed over, and that messages still count them.
func TestCommentsAndEmptyLines(t *testing.T) {
	in := bom + "# boards\n\n1 2 3 0\n   \n  # more\n2 1 3 0\nx\n#" + strings.Repeat("-", maxLine+10) + "\n1 2 3 0"
	runProgram(in, "check").want(t, 2, "solvable\nunsolvable\ninvalid\nsolvable\n", "line 7: ")
	runProgram(in, "check", "3 1 2 0", "-", "y").want(t, 2, "solvable\nsolvable\nunsolvable\ninvalid\nsolvable\ninvalid\n", "argument 3: ")
}

// TestWideText checks that lines are read in the UTF-16 that PowerShell writes into files.
func TestWideText(t *testing.T) {
	for _, order := range []unicode.Endianness{unicode.LittleEndian, unicode.BigEndian} {
		in, err := unicode.UTF16(order, unicode.UseBOM).NewEncoder().String("1 2 3 0\r\n2 1 3 0\r\n")
		if err != nil {
			t.Fatal(err)
		}
		runProgram(in, "check").want(t, 1, "solvable\nunsolvable\n", "")
	}
}

func TestObjectsThatAreRefused(t *testing.T) {
	for in, message := range map[string]string{
		"{":                              "no board in the object",
		`{"line":1}`:                     "no board in the object",
		`{"board":"1 2 3 3"}`:            "3 appears twice",
		`{"board":7}`:                    "no board in the object",
		`{"board":"1 2/3 0","goal":"x"}`: `the goal "x" does not fit this board`,
		"https://example.org/":           "expected a number",
		"https://example.org/#4x4.sn":    "not a goal",
		"lab:1,2/3,0>wild":               "this goal changes",
	} {
		runProgram("", "check", in).want(t, 2, "invalid\n", message)
	}
	runProgram("", "check", "--goal", "snake", `{"board":"1 2/3 0","goal":"classic"}`).want(t, 2, "invalid\n", "so leave out --goal")
	runProgram("", "check", `{"board":"1 0 2","goal":"classic","size":"3x1"}`).want(t, 0, "solvable\n", "")
}

// TestLongLineInJSON checks that an answer does not repeat a line of any length.
func TestLongLineInJSON(t *testing.T) {
	r := runProgram(strings.Repeat("ü", maxLine), "check", "--json")
	if len(r.out) > 2*maxEcho || r.code != 2 || !strings.Contains(r.out, `"kind":"length"`) {
		t.Errorf("exit code %d, %d bytes", r.code, len(r.out))
	}
}

// FuzzRead reads any text as each command does: nothing panics, and what is refused has a message.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"1 2 3 0", "4x4#a", "lab:1,2/0,3>snake", `{"board":"1 2/3 0","goal":"snake","moves":"R"}`, "https://x/#2x2:1,2,0,3!L",
		"1 2;3 _ LU", "blind(2x2#a)", "%", "{}", "wildfifteen:", "\ufeff", "3x3:1,2,3,4,5,6,7,0,8!1A"} {
		f.Add(text, "")
	}
	f.Add("1 2/3 0", "snake")
	e := testEnv(nil, nil, nil)
	f.Fuzz(func(t *testing.T, text, goal string) {
		for _, p := range []played{e.parsePlayed(text, goal, puzzle.Size{}), {task: e.parseTask(text, goal, puzzle.Size{})}} {
			if p.err != nil {
				if e.word(p.err) == "" {
					t.Fatalf("%q is refused without a word", text)
				}
				continue
			}
			if p.board.Size() != p.goal.Size() || p.board.Missing() != p.goal.Missing() {
				t.Fatalf("%q: board %v, goal %v", text, p.board, p.goal)
			}
		}
	})
}

// TestLinksToConfigurations gives links to commands that take a size and a goal.
func TestLinksToConfigurations(t *testing.T) {
	for _, link := range []string{"https://x.y/#3x2.snake", "wildfifteen:3x2.snake", "https://x.y/#3x2%2Esnake", bom + "3x2.snake"} {
		for _, args := range [][]string{{"analyze", "", "--csv"}, {"prob", "", "5"}, {"shuffle", "", "--seed", "a"}, {"moves", "scramble", "LR", "--solves", ""}} {
			plain, linked := []string{}, []string{}
			for _, arg := range args {
				if arg == "" {
					plain, linked = append(plain, "3x2.snake"), append(linked, link)
				} else {
					plain, linked = append(plain, arg), append(linked, arg)
				}
			}
			runProgram("", linked...).want(t, 0, runProgram("", plain...).out, "")
		}
	}
	spelled := "https://x.y/#3x2.board%281%2C0%2C2%2F3%2C4%2C5%29"
	runProgram("", "prob", spelled, "3").want(t, 0, runProgram("", "prob", "3x2.board(1,0,2/3,4,5)", "3").out, "")
}

// TestPositionsWithMark deals from a file that begins with a byte order mark.
func TestPositionsWithMark(t *testing.T) {
	runProgram(bom+"# one\r\n3x3:1,2,3,4,5,6,7,0,8\r\n", "shuffle", "3x3", "--from", "-").want(t, 0, "3x3.classic:1,2,3,4,5,6,7,0,8\n", "")
}

// TestInvalidObjects checks that the object of an invalid input has no figures, and says whether a move is to blame.
func TestInvalidObjects(t *testing.T) {
	for _, command := range [][]string{{"verify"}, {"optimize"}, {"moves", "count"}, {"moves", "apply"}, {"review"}} {
		for in, kind := range map[string]string{"1 2 3/4 5 6/7 x 8\tL": "syntax", "1 2 3/4 5 6/7 0 8\tUU": "move"} {
			r := runProgram(in+"\n", append(command, "--json")...)
			var a map[string]any
			if err := json.Unmarshal([]byte(r.out), &a); err != nil || r.code != 2 {
				t.Fatalf("%v: %+v", command, r)
			}
			if a["verdict"] == "illegal" { // verify tells what came before
				continue
			}
			for _, figure := range []string{"length", "before", "stm", "mtm", "moves", "solved", "optimal", "lower", "legal"} {
				if _, ok := a[figure]; ok && !(figure == "moves" && kind == "move") {
					t.Errorf("%v: %s has %q", command, in, figure)
				}
			}
			if e, ok := a["error"].(map[string]any); !ok || e["kind"] != kind || e["message"] == "" {
				t.Errorf("%v: %s: %v", command, in, a["error"])
			}
		}
	}
}
