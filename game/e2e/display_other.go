//go:build !linux

package e2e

import (
	"os"
	"os/exec"
)

var hangSignal = os.Interrupt

func dieWithParent(*exec.Cmd) {}
