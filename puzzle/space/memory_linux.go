package space

import (
	"bufio"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// available asks the kernel for the free memory, and obeys the limit of the control group if there is one.
func available() (uint64, bool) {
	free, known := meminfo("/proc/meminfo")
	if !known {
		return 0, false
	}
	return min(free, groupFree("/sys/fs/cgroup")), true
}

// groupFree returns what the limit of the control group leaves, math.MaxUint64 without a limit. Pages of files that nobody
// has used lately count as free: the kernel gives them up first. Version 2 of the interface has its files in the folder,
// version 1 in the folder memory within it.
func groupFree(folder string) uint64 {
	for _, v := range []struct{ limit, used, stat, cache string }{
		{"memory.max", "memory.current", "memory.stat", "inactive_file"},
		{"memory/memory.limit_in_bytes", "memory/memory.usage_in_bytes", "memory/memory.stat", "total_inactive_file"},
	} {
		limit, limited := readNumber(filepath.Join(folder, v.limit))
		used, ok := readNumber(filepath.Join(folder, v.used))
		if !limited || !ok {
			continue
		}
		used -= min(used, readFact(filepath.Join(folder, v.stat), v.cache))
		return limit - min(used, limit)
	}
	return math.MaxUint64
}

// readFact returns the number behind a word in a file of such lines, 0 if there is none.
func readFact(name, word string) uint64 {
	text, err := os.ReadFile(name)
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(text)) {
		if field := strings.Fields(line); len(field) == 2 && field[0] == word {
			n, _ := strconv.ParseUint(field[1], 10, 64) // 0 for anything else
			return n
		}
	}
	return 0
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
