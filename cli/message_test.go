package cli

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"wildfifteen/assets"
)

// TestMessages checks messages that must name the real mistake.
func TestMessages(t *testing.T) {
	for _, c := range []struct {
		args    []string
		message string
	}{
		{[]string{"check", "01 02/03 00"}, "expected a number without zeros before it, at character 1"},
		{[]string{"solve", "--time", "99999999h", "1 2/3 0"}, "not between 1ns and 2562047h0m0s"},
		{[]string{"solve", "--time", "-1s", "1 2/3 0"}, "not a time such as 10s or 5m"},
		{[]string{"solve", "--threads", "99999999999999999999", "1 2/3 0"}, "not between 1 and"},
		{[]string{"check", "1 0"}, "for one row 2x1"},
		{[]string{"review", "--flies"}, "there is no flag --flies"},
		{[]string{"fly", "--json"}, `there is no command "fly"`},
		{[]string{"fly", "-x", "y"}, `there is no command "fly"`},
		{[]string{"--json"}, "there is no flag --json"},
	} {
		r := runProgram("", c.args...)
		if r.code != 2 || !strings.Contains(r.err, c.message) {
			t.Errorf("%v: exit code %d, messages %q, want %q", c.args, r.code, r.err, c.message)
		}
	}
	runProgram("", "check", "--size", "2x1", "1 0").want(t, 0, "solvable\n", "")
}

// TestFullDisk writes results and help where nothing can be written: that is no answer, so the exit code is 2.
func TestFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer full.Close()
	for _, args := range [][]string{{"check", "1 2/3 0"}, {"check", "2 1/3 0"}, {"help", "check"}, {"--version"}, {"completion", "bash"},
		{"shuffle", "4x4"}, {"analyze", "2x2"}, {"draw", "2x2#a"}, {"solve", "1 2/3 0"}, {"verify", "1 2/3 0"}} {
		var messages strings.Builder
		cmd := program(args...)
		cmd.Stdout, cmd.Stderr = full, &messages
		_ = cmd.Run()
		if code := cmd.ProcessState.ExitCode(); code != exitInvalid || !strings.Contains(messages.String(), "no space left") {
			t.Errorf("%v: exit code %d, messages %q", args, code, messages.String())
		}
	}
}

// TestHelpFitsTheTerminal checks that no line of help is wider than 80 columns, but usage and examples, which are not broken.
func TestHelpFitsTheTerminal(t *testing.T) {
	for _, c := range newRoot(testEnv(nil, nil, nil)).Commands() {
		help := runProgram("", c.Name(), "--help").out
		before, _, _ := strings.Cut(help, "\nExamples\n")
		for line := range strings.Lines(before) {
			if n := len([]rune(strings.TrimRight(line, "\n"))); n > 80 && !strings.HasPrefix(line, "  wildfifteen ") {
				t.Errorf("%s: %d columns: %q", c.Name(), n, line)
			}
		}
	}
	if help := runProgram("", "shuffle", "--help").out; strings.Contains(help, "solvable;") || strings.Contains(help, "\n  1  ") {
		t.Errorf("shuffle has no answer no:\n%s", help)
	}
}

// TestSentencesAreJoined looks at texts that are put together of several, in a language without spaces and in one that sets a
// narrow one before a colon.
func TestSentencesAreJoined(t *testing.T) {
	runs := folder(t, runLine(t, "relay(2x2..3x2).snake#a"))
	for _, c := range []struct {
		lang, args, want string
	}{
		{"ja", "check --explain|1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0", "なりません。置換は奇数、空きから定位置までは0歩で偶数。両方が同じでなければなりません。15と14を入れ替えれば解けます。\n"},
		{"zh-Hans", "check --explain|1 2 3/4 5 6/7 8 0", "必须相同。对调次数是偶数"},
		{"ja", "review|1 2 3/4 5 6/7 0 8|RLRLRLL", "：1～"},
		{"ja", "moves|foo|R", "apply、invert、"},
		{"zh-Hans", "solve --metric foo|1 2/0 3", "stm、mtm"},
		{"zh-Hans", "review --plot curve.pdf|1 2/0 3|U", ".png、.svg"},
		{"ja", "import --data " + t.TempDir() + "|-", "7 7\"：7が"},
		{"ja", "records --data " + runs + "|relay(2x2..3x2).snake", "、3x2 "},
		{"fr", "review|1 2 3/4 5 6/7 0 8|RLRLRLL", "\u202f: 1 à"},
	} {
		var out bytes.Buffer
		e := testEnv(strings.NewReader("1 2 3/4 5 6/0 7 7 LL 1.5\n"), &out, &out)
		e.lang = assets.Load(c.lang)
		flags, rest, _ := strings.Cut(c.args, "|")
		e.run(context.Background(), append(strings.Fields(flags), strings.Split(rest, "|")...))
		if !strings.Contains(out.String(), c.want) {
			t.Errorf("%s %s: %q has no %q", c.lang, c.args, out.String(), c.want)
		}
	}
}
