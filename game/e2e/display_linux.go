package e2e

import (
	"os/exec"
	"syscall"
)

const hangSignal = syscall.SIGQUIT

// dieWithParent makes the system kill a child process when this process ends, in whatever way.
func dieWithParent(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }
