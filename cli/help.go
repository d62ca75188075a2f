package cli

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// usageLine is the key of the annotation that holds a command's arguments for the usage line in its help.
const usageLine = "usage"

// help writes the help of a command to standard output: it is the result that the user asked for.
func (e *env) help(cmd *cobra.Command, _ []string) {
	var b strings.Builder
	b.WriteString(strings.TrimSpace(cmd.Long) + "\n")
	line := cmd.CommandPath()
	if cmd.HasAvailableLocalFlags() {
		line += " " + e.lang.T("cli.help_flags_place")
	}
	if after := cmd.Annotations[usageLine]; after != "" {
		line += " " + after
	}
	e.section(&b, e.lang.T("cli.help_usage"), line)
	e.section(&b, e.lang.T("cli.help_commands"), commandTable(cmd))
	e.section(&b, e.lang.T("cli.help_flags"), e.flagTable(cmd))
	e.section(&b, e.lang.T("cli.help_codes"), e.codeTable())
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
func commandTable(cmd *cobra.Command) string {
	var rows [][2]string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() {
			rows = append(rows, [2]string{c.Name(), c.Short})
		}
	}
	return table(rows)
}

// flagTable lists the flags of cmd.
func (e *env) flagTable(cmd *cobra.Command) string {
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
	return table(rows)
}

// codeTable lists the exit codes.
func (e *env) codeTable() string {
	return table([][2]string{
		{strconv.Itoa(exitGood), e.lang.T("cli.code_good")},
		{strconv.Itoa(exitUnsolvable), e.lang.T("cli.code_no")},
		{strconv.Itoa(exitInvalid), e.lang.T("cli.code_invalid")},
		{strconv.Itoa(exitInterrupted), e.lang.T("cli.code_stopped")},
	})
}

// table formats rows as two columns.
func table(rows [][2]string) string {
	width := 0
	for _, r := range rows {
		width = max(width, len(r[0]))
	}
	var b strings.Builder
	for _, r := range rows {
		fmt.Fprintf(&b, "%-*s  %s\n", width, r[0], r[1])
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
				return usage(cmd, e.lang.T("cli.completion_which", "shells", strings.Join(shells, ", ")))
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
			return usage(cmd, e.lang.T("cli.completion_which", "shells", strings.Join(shells, ", ")))
		},
	}
}
