package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"wildfifteen/cli"
)

// commandFiles returns what is made of the program's commands: manual pages and the completion of shells.
func (r *release) commandFiles() ([]file, error) {
	book := cli.NewBook("en", r.version)
	root := book.Commands()
	files, err := r.manuals(book, root)
	if err != nil {
		return nil, err
	}
	for _, c := range []struct {
		name  string
		write func(*bytes.Buffer) error
	}{
		{"share/bash-completion/completions/wildfifteen", func(b *bytes.Buffer) error { return root.GenBashCompletionV2(b, true) }},
		{"share/zsh/site-functions/_wildfifteen", func(b *bytes.Buffer) error { return root.GenZshCompletion(b) }},
		{"share/fish/vendor_completions.d/wildfifteen.fish", func(b *bytes.Buffer) error { return root.GenFishCompletion(b, true) }},
	} {
		var b bytes.Buffer
		if err := c.write(&b); err != nil {
			return nil, err
		}
		files = append(files, file{name: c.name, data: b.Bytes()})
	}
	return files, nil
}

// manuals returns a manual page for each command.
func (r *release) manuals(book *cli.Book, root *cobra.Command) ([]file, error) {
	var files []file
	for _, cmd := range append([]*cobra.Command{root}, root.Commands()...) {
		if cmd != root && !cmd.IsAvailableCommand() {
			continue
		}
		name := strings.ReplaceAll(cmd.CommandPath(), " ", "-")
		cmd.DisableAutoGenTag = true
		cmd.Long = plain(cmd.Long)
		date := r.changes.date
		head := &doc.GenManHeader{Title: strings.ToUpper(name), Section: "1", Date: &date, Source: "Wild Fifteen " + r.version, Manual: "Wild Fifteen"}
		var b bytes.Buffer
		if err := doc.GenMan(cmd, head, &b); err != nil {
			return nil, fmt.Errorf("the manual page of %s: %w", name, err)
		}
		b.WriteString(".SH EXIT STATUS\n")
		for code, meaning := range book.ExitCodes(cmd) {
			fmt.Fprintf(&b, ".TP\n%d\n%s\n", code, meaning)
		}
		files = append(files, file{name: "share/man/man1/" + name + ".1", data: b.Bytes()})
	}
	return files, nil
}

// plain protects a text from being read as Markdown.
func plain(text string) string {
	return strings.NewReplacer("*", `\*`, "_", `\_`, "<", `\<`, "#", `\#`, "`", "\\`", "[", `\[`).Replace(text)
}
