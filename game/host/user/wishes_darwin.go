//go:build !ios

package user

import (
	"os/exec"
	"strings"
	"time"
)

// watch reports the user's wishes, and reads them again every five seconds.
func watch(report func(Wishes)) {
	for {
		report(Wishes{
			Dark:          readDefault("AppleInterfaceStyle") == "Dark",
			Contrast:      readDefault("com.apple.universalaccess", "increaseContrast") == "1",
			ReducedMotion: readDefault("com.apple.universalaccess", "reduceMotion") == "1",
		})
		time.Sleep(5 * time.Second)
	}
}

// readDefault returns a value of the user's defaults, "" if there is none. Its arguments are a domain and a key, or a
// key alone for the global domain.
func readDefault(names ...string) string {
	args := append([]string{"read"}, names...)
	if len(names) == 1 {
		args = []string{"read", "-g", names[0]}
	}
	out, err := exec.Command("/usr/bin/defaults", args...).Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
