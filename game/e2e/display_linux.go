package e2e

import (
	"os/exec"
	"syscall"
)

const hangSignal = syscall.SIGQUIT

// dieWithParent has the system end a child when this process ends, however it does.
func dieWithParent(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }
