package cli

import (
	"fmt"
	"iter"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"wildfifteen/assets/words"
)

// usageLine is the key of the annotation that holds a command's arguments for the usage line in its help.
const usageLine = "usage"

// answerNo is the key of the annotation that says in which case a command ends with exit code 1.
const answerNo = "no"

// help writes the help of a command to standard output: it is the result that the user asked for.
func (e *env) help(cmd *cobra.Command, _ []string) {
	var b strings.Builder
	width := e.helpWidth()
	for line := range strings.Lines(strings.TrimSpace(cmd.Long) + "\n") {
		b.WriteString(folded(strings.TrimSuffix(line, "\n"), width, 0) + "\n")
	}
	line := cmd.CommandPath()
	if cmd.HasAvailableLocalFlags() {
		line += " " + e.lang.T("cli.help_flags_place")
	}
	if after := cmd.Annotations[usageLine]; after != "" {
		line += " " + after
	}
	e.section(&b, e.lang.T("cli.help_usage"), line)
	e.section(&b, e.lang.T("cli.help_commands"), commandTable(cmd, width))
	e.section(&b, e.lang.T("cli.help_flags"), e.flagTable(cmd, width))
	e.section(&b, e.lang.T("cli.help_codes"), e.codeTable(cmd, width))
	e.section(&b, e.lang.T("cli.help_examples"), cmd.Example)
	e.out.w.WriteString(b.String()) // flush reports the error
}

// section writes a heading with indented lines below it, or nothing if there are no lines.
func (e *env) section(b *strings.Builder, heading, text string) {
	if text == "" {
		return
	}
	fmt.Fprintf(b, "\n%s\n", heading)
	for line := range strings.Lines(text) {
		b.WriteString("  " + line)
	}
	if !strings.HasSuffix(text, "\n") {
		b.WriteByte('\n')
	}
}

// commandTable lists the subcommands of cmd.
func commandTable(cmd *cobra.Command, width int) string {
	var rows [][2]string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() {
			rows = append(rows, [2]string{c.Name(), c.Short})
		}
	}
	return table(rows, width)
}

// flagTable lists the flags of cmd.
func (e *env) flagTable(cmd *cobra.Command, width int) string {
	var rows [][2]string
	add := func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name, text := pflag.UnquoteUsage(f)
		left := "--" + f.Name
		if f.Shorthand != "" {
			left = "-" + f.Shorthand + ", " + left
		}
		if name != "" {
			left += " " + name
		}
		if f.DefValue != "" && f.DefValue != "false" && f.DefValue != "0" {
			text += e.lang.T("cli.help_default", "value", f.DefValue)
		}
		rows = append(rows, [2]string{left, text})
	}
	own := cmd.LocalNonPersistentFlags()
	own.SortFlags = false
	own.VisitAll(add)
	cmd.Root().PersistentFlags().VisitAll(add)
	return table(rows, width)
}

// codeTable lists the exit codes that a command can have.
func (e *env) codeTable(cmd *cobra.Command, width int) string {
	var rows [][2]string
	for code, meaning := range e.codes(cmd) {
		rows = append(rows, [2]string{strconv.Itoa(code), meaning})
	}
	return table(rows, width)
}

// codes returns the exit codes that a command can have, each with its meaning.
func (e *env) codes(cmd *cobra.Command) iter.Seq2[int, string] {
	no := cmd.Annotations[answerNo]
	good := "cli.code_good"
	if no != "" && cmd != cmd.Root() {
		good = "cli.code_yes"
	}
	stopped := "cli.code_stopped"
	if cmd.Flags().Lookup("time") != nil {
		stopped = "cli.code_stopped_time"
	}
	return func(yield func(int, string) bool) {
		_ = yield(exitGood, e.lang.T(good)) &&
			(no == "" || yield(exitUnsolvable, no)) &&
			yield(exitInvalid, e.lang.T("cli.code_invalid")) &&
			yield(exitInterrupted, e.lang.T(stopped))
	}
}

// helpWidth returns the width of help in columns: that of the terminal, but not wider than is read well.
func (e *env) helpWidth() int {
	const usual, widest = 80, 100
	if e.columns <= 0 {
		return usual
	}
	return min(e.columns, widest)
}

// folded breaks a text into lines of at most width columns, if its words allow it; all but the first are indented. Spaces
// that keep words together, as French sets before a colon, stay. Chinese and Japanese break between characters, too.
func folded(text string, width, indent int) string {
	var b strings.Builder
	at := indent
	for i, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' }) {
		for j, piece := range pieces(word) {
			space := ""
			if i > 0 && j == 0 {
				space = " "
			}
			n := columns(space + piece)
			if i+j > 0 && at+n > width {
				space = "\n" + strings.Repeat(" ", indent)
				at, n = indent, columns(piece)
			}
			b.WriteString(space + piece)
			at += n
		}
	}
	return b.String()
}

// table formats rows as two columns. section indents it by two columns more.
func table(rows [][2]string, width int) string {
	const indent, narrowest = 2, 24
	left := 0
	for _, r := range rows {
		left = max(left, columns(r[0]))
	}
	var b strings.Builder
	for _, r := range rows {
		right := folded(r[1], max(width-indent, left+2+narrowest), left+2)
		fmt.Fprintf(&b, "%-*s  %s\n", left, padded(r[0]), right)
	}
	return b.String()
}

// newHelp returns the command that prints the help of other commands.
func newHelp(e *env) *cobra.Command {
	return &cobra.Command{
		Use:         "help",
		Short:       e.lang.T("cli.help_short"),
		Long:        e.lang.T("cli.help_short"),
		Annotations: map[string]string{usageLine: e.lang.T("cli.help_args")},
		ValidArgsFunction: func(cmd *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			var names []string
			for _, c := range cmd.Root().Commands() {
				if len(args) == 0 && c.IsAvailableCommand() {
					names = append(names, c.Name()+"\t"+c.Short)
				}
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			about, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return usage(cmd.Root(), e.lang.T("cli.unknown_command", "name", quote(strings.Join(args, " "))))
			}
			e.help(about, nil)
			return nil
		},
	}
}

// shells are the shells with a completion script.
var shells = []string{"bash", "zsh", "fish", "powershell"}

// newCompletion returns the command that prints completion scripts.
func newCompletion(e *env) *cobra.Command {
	return &cobra.Command{
		Use:         "completion",
		Short:       e.lang.T("cli.completion_short"),
		Long:        e.lang.T("cli.completion_long"),
		Example:     e.lang.T("cli.completion_example"),
		Annotations: map[string]string{usageLine: strings.Join(shells, "|")},
		ValidArgs:   shells,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usage(cmd, e.lang.T("cli.completion_which", "shells", words.List(e.lang, shells)))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			root := cmd.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(e.out.w, true)
			case "zsh":
				return root.GenZshCompletion(e.out.w)
			case "fish":
				return root.GenFishCompletion(e.out.w, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(e.out.w)
			}
			return usage(cmd, e.lang.T("cli.completion_which", "shells", words.List(e.lang, shells)))
		},
	}
}
