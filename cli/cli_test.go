package cli

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/spf13/cobra"

	"wildfifteen/assets"
)

// runAsProgram is the environment variable that makes the test binary run as the program, for tests with real processes.
const runAsProgram = "WILDFIFTEEN_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(runAsProgram) != "" {
		os.Exit(Main(os.Args[1:], "v1.2.3", func(PlayOptions) error { return errors.New("no display") }))
	}
	os.Exit(m.Run())
}

// program returns a process of the program.
func program(args ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), runAsProgram+"=1", "LC_ALL=C")
	return cmd
}

// result is the outcome of one run of the program.
type result struct {
	out, err string
	code     int
}

func (r result) lines() []string {
	if r.out == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(r.out, "\n"), "\n")
}

// english is the language of the tests, read once.
var english = sync.OnceValue(func() *assets.Lang { return assets.Load("en") })

// testEnv returns an env that writes to buffers.
func testEnv(in io.Reader, out, err io.Writer) *env {
	return &env{lang: english(), in: in, out: newOutput(out, false), err: err, version: "v1.2.3",
		play: func(PlayOptions) error { return nil }}
}

// runProgram runs one command line in this process.
func runProgram(in string, args ...string) result {
	var out, err bytes.Buffer
	e := testEnv(strings.NewReader(in), &out, &err)
	code := e.run(context.Background(), args)
	return result{out.String(), err.String(), code}
}

// want fails the test unless r has this exit code and output; err is a part of its messages, "" for no messages.
func (r result) want(t *testing.T, code int, out, err string) {
	t.Helper()
	if r.code != code {
		t.Errorf("exit code %d, want %d", r.code, code)
	}
	if r.out != out {
		t.Errorf("results %q, want %q", r.out, out)
	}
	if err == "" && r.err != "" || !strings.Contains(r.err, err) {
		t.Errorf("messages %q, want %q", r.err, err)
	}
	if t.Failed() {
		t.FailNow()
	}
}

func TestPlay(t *testing.T) {
	for _, c := range []struct {
		args string
		want PlayOptions
	}{
		{"", PlayOptions{}},
		{"--game 4x4.snake#a --data /tmp/x --mute", PlayOptions{Game: "4x4.snake#a", Data: "/tmp/x", Mute: true}},
		{"--window 360x640 --scale 1.25 --fullscreen --redraw",
			PlayOptions{Window: Window{360, 640}, Scale: 1.25, Fullscreen: true, Redraw: true}},
		{"--scale=8 --window=16384x320", PlayOptions{Window: Window{16384, 320}, Scale: 8}},
	} {
		var got *PlayOptions
		e := testEnv(strings.NewReader(""), io.Discard, io.Discard)
		e.play = func(o PlayOptions) error { got = &o; return nil }
		if code := e.run(context.Background(), strings.Fields(c.args)); code != 0 || got == nil || *got != c.want {
			t.Errorf("%q: exit code %d, options %+v, want %+v", c.args, code, got, c.want)
		}
	}
}

func TestPlayFails(t *testing.T) {
	var out, err bytes.Buffer
	e := testEnv(strings.NewReader(""), &out, &err)
	e.play = func(PlayOptions) error { return errors.New("no display") }
	if code := e.run(context.Background(), nil); code != 1 || out.Len() != 0 || err.String() != "no display\n" {
		t.Errorf("exit code %d, results %q, messages %q", code, &out, &err)
	}
}

func TestVersion(t *testing.T) {
	runProgram("", "--version").want(t, 0, "Wild Fifteen v1.2.3\n", "")
}

func TestBadCommandLines(t *testing.T) {
	for _, c := range []struct{ args, message string }{
		{"fly", `there is no command "fly"`},
		{"help fly", `there is no command "fly"`},
		{"--wings", "there is no flag --wings"},
		{"-w", "there is no flag -w"},
		{"check --wings", "wildfifteen check --help"},
		{"check --goal", "--goal needs a value"},
		{"--window 319x500", `--window cannot be "319x500": not between 320 and 16384`},
		{"--window 500", "not a width and a height"},
		{"--window 500x", "not a width and a height"},
		{"--window -5x5", "not a width and a height"},
		{"--scale 9", "not between 0.5 and 8"},
		{"--scale NaN", "not between 0.5 and 8"},
		{"--scale big", "not a number"},
		{"--mute=perhaps", "--mute cannot be"},
		{"check --size 4x", `--size cannot be "4x": expected a number, at character 3`},
		{"check --size 0x4", "0 is not between 1 and 32"},
		{"check --goal snak 1", "not a goal"},
		{"check --goal wild 1", "this goal changes"},
		{"check --goal classic-random 1", "this goal changes"},
		{"check --goal path(a1:R2X) 1", `--goal cannot be "path(a1:R2X)": expected one of U, D, L, R, at character 11`},
		{"check --goal path(a1:RL) 1", `--goal cannot be "path(a1:RL)": the line comes to a cell a second time`},
		{"solve --goal path(1:R) 1", `--goal cannot be "path(1:R)": expected a cell such as a1`},
		{"verify --goal classic-9999 1", `--goal cannot be "classic-9999": 9999 is not between 1 and 1024`},
		{"check --size 3x3 --goal path(a1:R2) 1", `--goal cannot be "path(a1:R2)": the line reaches 3 of 9 cells`},
		{"shuffle", "name one configuration"},
		{"shuffle 4x4 5x5", "name one configuration"},
		{"shuffle 4x4 --count -1", "0 or more is needed"},
		{"shuffle 4x4 --count 99999999999999999999", "not between 0 and 9223372036854775807"},
		{"shuffle 4x4 --count x", "not a number"},
		{"shuffle 4x4 --method dance", "not one of shuffle, walk"},
		{"shuffle 4x4 --iterations 5", "--iterations is for --method walk"},
		{"shuffle 4x4 --from x --method walk", "leave out --method"},
		{"completion", "name one shell"},
		{"completion tcsh", "name one shell"},
	} {
		r := runProgram("", strings.Fields(c.args)...)
		if r.code != 2 || r.out != "" || !strings.Contains(r.err, c.message) || !strings.Contains(r.err, "--help") {
			t.Errorf("%q: exit code %d, results %q, messages %q, want %q", c.args, r.code, r.out, r.err, c.message)
		}
	}
}

func TestHelpOfEveryCommand(t *testing.T) {
	root := newRoot(testEnv(nil, io.Discard, io.Discard))
	commands := [][]string{{}}
	for _, c := range root.Commands() {
		commands = append(commands, []string{c.Name()})
	}
	if len(commands) < 4 {
		t.Fatalf("only %d commands", len(commands))
	}
	for _, c := range commands {
		r := runProgram("", append(c, "--help")...)
		if r.code != 0 || r.err != "" || !strings.Contains(r.out, "Usage\n  wildfifteen") || strings.ContainsAny(r.out, "⟦⟧{}") {
			t.Errorf("help of %v: exit code %d, messages %q:\n%s", c, r.code, r.err, r.out)
		}
		if !strings.Contains(r.out, "\nExit codes\n  0  ") || !strings.Contains(r.out, "\n  3  stopped before the end") {
			t.Errorf("help of %v does not tell the exit codes", c)
		}
		if strings.Contains(r.out, "redraw") {
			t.Errorf("help of %v tells of the hidden flag", c)
		}
		if strings.Contains(r.out, " string  ") {
			t.Errorf("help of %v has a flag whose value has no name", c)
		}
		if same := runProgram("", append([]string{"help"}, c...)...); len(c) > 0 && same.out != r.out {
			t.Errorf("help %v differs from %v --help:\n%s", c, c, same.out)
		}
		for line := range strings.Lines(r.out) {
			if strings.HasPrefix(line, "  --") && strings.TrimSpace(line) != strings.TrimRight(line[2:], "\n") {
				t.Errorf("help of %v: %q", c, line)
			}
		}
	}
}

// TestReadmeNamesEveryCommand reads the README's table of commands.
func TestReadmeNamesEveryCommand(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(text), "| command | what it does |")
	table, _, _ = strings.Cut(table, "\n\n")
	for _, c := range newRoot(testEnv(nil, io.Discard, io.Discard)).Commands() {
		if name := c.Name(); name != "help" && name != "completion" && !strings.Contains(table, "`"+name+"`") {
			t.Errorf("README.md: the table of commands lacks %s", name)
		}
	}
}

// TestReadmeExamples runs the command lines in the README and compares what they say with what stands below them there.
func TestReadmeExamples(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} { // no tables of an earlier run
		t.Setenv(name, t.TempDir())
	}
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	const prompt = "    $ wildfifteen "
	parts := strings.Split(string(text), prompt)[1:]
	if len(parts) < 2 {
		t.Fatalf("README.md has %d examples", len(parts))
	}
	for _, part := range parts {
		line, shown, _ := strings.Cut(part, "\n")
		shown, _, _ = strings.Cut(shown, "\n\n")
		words, board, _ := strings.Cut(strings.TrimSuffix(line, `"`), ` "`)
		got := runProgram("", append(strings.Fields(words), board)...)
		if want := strings.Fields(shown); !slices.Equal(strings.Fields(got.out), want) {
			t.Errorf("%s\n%s%swant %s", line, got.out, got.err, strings.Join(want, " "))
		}
	}
}

// TestHelpListsShortFlags checks that the help of a command lists each flag that its example uses.
func TestHelpListsShortFlags(t *testing.T) {
	used := 0
	for _, c := range newRoot(testEnv(nil, io.Discard, io.Discard)).Commands() {
		help := runProgram("", c.Name(), "--help").out
		_, list, _ := strings.Cut(help, "\nFlags\n")
		list, examples, _ := strings.Cut(list, "\nExamples\n")
		for line := range strings.Lines(examples) {
			for _, word := range splitShell(line) {
				own := strings.Contains(line, c.Name()+" ") && !strings.Contains(line, "|") // a line that runs this command only
				if !own || !strings.HasPrefix(word, "-") {
					continue
				}
				used++
				if !strings.Contains(" "+strings.ReplaceAll(list, ",", " "), " "+word+" ") {
					t.Errorf("%s: the flag %s of an example is not listed:\n%s", c.Name(), word, list)
				}
			}
		}
	}
	if used < 10 {
		t.Errorf("only %d flags in the examples", used)
	}
}

// TestExamplesRun runs the examples in the help of each command.
func TestExamplesRun(t *testing.T) {
	examplesOfRecords(t)
	root := newRoot(testEnv(nil, io.Discard, io.Discard))
	for _, c := range root.Commands() {
		for line := range strings.Lines(c.Example) {
			if !strings.Contains(line, "|") && !strings.ContainsAny(line, "<>$") {
				if r := runProgram("", splitShell(strings.TrimSpace(line))[1:]...); r.code > 1 || (r.err != "") != strings.Contains(line, "--stats") || r.out == "" && !strings.Contains(line, " -o ") {
					t.Errorf("%q: exit code %d, results %q, messages %q", line, r.code, r.out, r.err)
				}
			}
		}
	}
}

// splitShell splits a command line at spaces outside double quotes.
func splitShell(line string) []string {
	var words []string
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	return words
}

func TestCompletion(t *testing.T) {
	for _, shell := range shells {
		r := runProgram("", "completion", shell)
		if r.code != 0 || r.err != "" || !strings.Contains(r.out, "wildfifteen") || len(r.out) < 500 {
			t.Errorf("%s: exit code %d, messages %q, %d bytes", shell, r.code, r.err, len(r.out))
		}
	}
	for _, c := range []struct{ args, want string }{
		{cobra.ShellCompRequestCmd + " che", "check"},
		{cobra.ShellCompRequestCmd + " check --goal s", "spiral"},
		{cobra.ShellCompRequestCmd + " shuffle 4x4 --method w", "walk"},
		{cobra.ShellCompRequestCmd + " shuffle 3", "3x3"},
		{cobra.ShellCompRequestCmd + " completion f", "fish"},
	} {
		if r := runProgram("", strings.Fields(c.args)...); r.code != 0 || !strings.Contains(r.out, c.want) {
			t.Errorf("%q gives %q, want %q", c.args, r.out, c.want)
		}
	}
	if r := runProgram("", cobra.ShellCompRequestCmd, "help", "ch"); !strings.Contains(r.out, "check") {
		t.Errorf("help completes to %q", r.out)
	}
}

// failing is a writer whose Write returns an error.
type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

func TestResultsCannotBeWritten(t *testing.T) {
	for _, c := range []struct {
		err  error
		code int
		say  string
	}{
		{os.ErrClosed, 0, ""},
		{closedError(), 0, ""},
		{syscall.ENOSPC, 1, syscall.ENOSPC.Error()},
	} {
		for _, args := range []string{"shuffle 4x4 --count 100000", "check", "--version", "help check"} {
			var messages bytes.Buffer
			e := testEnv(strings.NewReader("1 2 3 0\n"), failing{c.err}, &messages)
			code := e.run(context.Background(), strings.Fields(args))
			if strings.TrimSpace(messages.String()) != c.say {
				t.Errorf("%v while %q: messages %q, want %q", c.err, args, &messages, c.say)
			}
			if c.code != 0 && code == 0 {
				t.Errorf("%v while %q: exit code 0", c.err, args)
			}
		}
	}
}

// TestResultLineCannotBeWritten checks the exit code of commands with a single answer when each line is flushed at once
// and writing fails.
func TestResultLineCannotBeWritten(t *testing.T) {
	for _, name := range []string{"check", "verify", "solve"} {
		e := testEnv(strings.NewReader(""), failing{syscall.ENOSPC}, io.Discard)
		e.out.live = true
		if code := e.run(context.Background(), []string{name, "1 2 3 0"}); code != exitInvalid {
			t.Errorf("%s exits with %d, want %d", name, code, exitInvalid)
		}
	}
}

// TestClosedPipe runs a real process that writes to a pipe whose reader has gone.
func TestClosedPipe(t *testing.T) {
	cmd := program("shuffle", "4x4", "--count", "1000000000")
	var messages bytes.Buffer
	cmd.Stderr = &messages
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(out, make([]byte, 1000)); err != nil {
		t.Fatal(err)
	}
	out.Close()
	cmd.Wait() // returns at all, however the process ended: else the test runs out of time
	if messages.Len() > 0 {
		t.Errorf("messages %q", &messages)
	}
}

func TestRealProcess(t *testing.T) {
	cmd := program("check")
	cmd.Stdin = strings.NewReader("1 2 3 0\n2 1 3 0\nx\n")
	var out, messages bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &messages
	err := cmd.Run()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 2 {
		t.Errorf("%v, want exit code 2", err)
	}
	if out.String() != "solvable\nunsolvable\ninvalid\n" {
		t.Errorf("results %q", &out)
	}
	if messages.String() != "line 3: expected a number, at character 1 of \"x\"\n" {
		t.Errorf("messages %q", &messages)
	}
	if got, err := program("--version").Output(); err != nil || string(got) != "Wild Fifteen v1.2.3\n" {
		t.Errorf("--version: %q, %v", got, err)
	}
	if got, err := program().CombinedOutput(); err == nil || string(got) != "no display\n" {
		t.Errorf("playing: %q, %v", got, err)
	}
}

// TestNoSentenceOutsideTheLanguage runs commands in an invented language: every word they print must come from it.
func TestNoSentenceOutsideTheLanguage(t *testing.T) {
	var out, messages bytes.Buffer
	e := testEnv(strings.NewReader(""), &out, &messages)
	e.lang = assets.NewLang(map[string]string{}, false)
	for _, args := range [][]string{{"--help"}, {"check", "--help"}, {"shuffle", "--help"}, {"completion", "--help"},
		{"check", "--explain", "1 2 3 0", "x", "2 1 0 3"}, {"--wings"}, {"check", "--goal"}, {"fly"}, {"shuffle", "x"}} {
		e.code = 0
		e.run(context.Background(), args)
	}
	for line := range strings.Lines(out.String() + messages.String()) {
		line = strings.TrimSpace(line)
		known := line == "" || strings.HasPrefix(line, "wildfifteen") || strings.HasPrefix(line, "⟦") || strings.Contains(line, "  ⟦") ||
			line == invalid || strings.HasPrefix(line, solvable+": ⟦") || strings.HasPrefix(line, unsolvable+": ⟦")
		if !known {
			t.Errorf("%q does not come from the language", line)
		}
	}
}

// TestLinkArgument starts the game with a link as the only argument, as desktops do.
func TestLinkArgument(t *testing.T) {
	for _, c := range []struct {
		args []string
		game string
		code int
		said string
	}{
		{[]string{"wildfifteen:4x4.snake%23monday"}, "wildfifteen:4x4.snake%23monday", exitGood, ""},
		{[]string{"--mute", "WildFifteen:today"}, "WildFifteen:today", exitGood, ""},
		{[]string{"wildfifteen:"}, "", exitInvalid, "no command"},
		{[]string{"4x4.snake#monday"}, "", exitInvalid, "no command"},
		{[]string{"wildfifteen:a", "wildfifteen:b"}, "", exitInvalid, "no command"},
		{[]string{"--game", "2x2.snake", "wildfifteen:a"}, "", exitInvalid, "either --game or a link"},
	} {
		var got PlayOptions
		var out, err bytes.Buffer
		e := testEnv(strings.NewReader(""), &out, &err)
		e.play = func(o PlayOptions) error { got = o; return nil }
		code := e.run(context.Background(), c.args)
		result{out.String(), err.String(), code}.want(t, c.code, "", c.said)
		if got.Game != c.game {
			t.Errorf("%q: game %q", c.args, got.Game)
		}
	}
}

// TestBoxed cuts texts for boxes.
func TestBoxed(t *testing.T) {
	if got := boxed(" a\n"); got != "a" {
		t.Errorf("%q", got)
	}
	if got := boxed(strings.Repeat("line\n", maxTold)); len(got) > maxTold+len("\n…") || !strings.HasSuffix(got, "\nline\n…") {
		t.Errorf("%d bytes: …%q", len(got), got[len(got)-20:])
	}
}
