package console

import (
	"os"

	"github.com/ncruces/zenity"
	"golang.org/x/term"
)

// open asks whether the program was started by the system itself, as the Finder does it.
func open() bool { return os.Getppid() != 1 || term.IsTerminal(int(os.Stderr.Fd())) }

func tell(title, text string) { _ = zenity.Error(text, zenity.Title(title)) }
