// Command terminal is wildfifteen.com, by which a terminal of Windows starts the program: terminals wait for programs of a
// console, such as this one, but not for those with a window. It stands beside wildfifteen.exe, hands its arguments and
// streams on, waits, and ends with the same exit code.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
)

func main() {
	signal.Notify(make(chan os.Signal, 1), os.Interrupt) // the program gets it too, and decides
	err := run()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		os.Exit(exit.ExitCode())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	own, err := os.Executable()
	if err != nil {
		return err
	}
	cmd := exec.Command(filepath.Join(filepath.Dir(own), "wildfifteen.exe"), os.Args[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	return cmd.Run()
}
