package cli

import (
	"iter"
	"os"

	"github.com/spf13/cobra"
)

// Book describes the program's commands to tools that write manuals.
type Book struct{ env *env }

// NewBook returns the description in a language of the program with a version.
func NewBook(locale, version string) *Book {
	e := newEnv(os.Stdin, os.Stdout, os.Stderr, locale)
	e.version = version
	return &Book{e}
}

// Commands returns the tree of the commands.
func (b *Book) Commands() *cobra.Command { return newRoot(b.env) }

// ExitCodes returns the exit codes that a command can have, each with its meaning.
func (b *Book) ExitCodes(cmd *cobra.Command) iter.Seq2[int, string] { return b.env.codes(cmd) }
