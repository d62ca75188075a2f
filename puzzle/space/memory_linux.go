package space

import (
	"bufio"
	"os"
	"strconv"
	"strings"
)

// available asks the kernel for the free memory, and obeys the limit of the control group if there is one.
func available() (uint64, bool) {
	free, known := meminfo("/proc/meminfo")
	if !known {
		return 0, false
	}
	const group = "/sys/fs/cgroup/memory."
	limit, limited := readNumber(group + "max")
	if used, ok := readNumber(group + "current"); limited && ok {
		free = min(free, limit-min(used, limit))
	}
	return free, true
}

// meminfo reads the line "MemAvailable: N kB".
func meminfo(name string) (uint64, bool) {
	f, err := os.Open(name)
	if err != nil {
		return 0, false
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		field := strings.Fields(lines.Text())
		if len(field) == 3 && field[0] == "MemAvailable:" {
			n, err := strconv.ParseUint(field[1], 10, 54)
			return n << 10, err == nil
		}
	}
	return 0, false
}

// readNumber reads a file that holds one number. ok is false for anything else, such as the word max.
func readNumber(name string) (n uint64, ok bool) {
	text, err := os.ReadFile(name)
	if err != nil {
		return 0, false
	}
	n, err = strconv.ParseUint(strings.TrimSpace(string(text)), 10, 64)
	return n, err == nil
}
