package site

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// runGo runs the go command in a folder, "" for the present one, with more in its environment, and returns its output.
func runGo(dir string, env []string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), append([]string{"CGO_ENABLED=0", "GOFLAGS=-buildvcs=false"}, env...)...)
	var messages bytes.Buffer
	cmd.Stderr = &messages
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", args[0], err, messages.String())
	}
	return out, nil
}

// goForPage runs a go command on what a page has, with more build tags than the page's, and returns its output.
func goForPage(tags []string, command string, args ...string) (string, error) {
	args = append([]string{command, "-tags", strings.Join(append([]string{"page"}, tags...), ",")}, args...)
	out, err := runGo("", []string{"GOOS=js", "GOARCH=wasm"}, args...)
	return string(out), err
}
