//go:build !js

package host

import (
	"os"
	"runtime/debug"
)

// fatalFile is where the runtime writes what ends the process. On desktops it begins with a line with the program's version.
const fatalFile = "fatal.log"

// catchFatal makes the runtime write what ends this process into a file, which begins with head. It reports whether that will be.
func catchFatal(path, head string) bool {
	if info, err := os.Lstat(path); err == nil && !info.Mode().IsRegular() {
		return false
	}
	f, err := os.Create(path)
	if err != nil {
		return false // the store reports what is wrong with the folder
	}
	defer f.Close() // the runtime uses a descriptor of its own
	_, _ = f.WriteString(head)
	return debug.SetCrashOutput(f, debug.CrashOptions{}) == nil
}
