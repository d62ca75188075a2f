//go:build !ios

package host

import (
	"os/exec"
	"strings"
	"time"
)

// watchWishes reports the user's wishes, and looks again every few seconds.
func watchWishes(report func(wishes)) {
	for {
		report(wishes{
			Dark:          readDefault("AppleInterfaceStyle") == "Dark",
			Contrast:      readDefault("com.apple.universalaccess", "increaseContrast") == "1",
			ReducedMotion: readDefault("com.apple.universalaccess", "reduceMotion") == "1",
		})
		time.Sleep(5 * time.Second)
	}
}

// readDefault returns a value of the user's defaults: of a domain, or of all programs if only a key is given.
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
