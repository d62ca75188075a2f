package main

import (
	"bytes"
	"crypto/sha256"
	"debug/buildinfo"
	"fmt"
	"maps"
	"os/exec"
	"slices"
	"strings"
)

// record returns a text that says of what the programs are made: the Go release, and each module with its sum.
func (r *release) record() ([]file, error) {
	var b strings.Builder
	goes, modules := map[string]bool{}, map[string]bool{}
	fmt.Fprintf(&b, "Wild Fifteen %s\n\nPrograms, with the SHA-256 of each before it is packed:\n", r.version)
	for _, t := range targets {
		data, err := r.program(t)
		if err != nil {
			return nil, err
		}
		info, err := buildinfo.Read(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("%s/%s: %w", t.system, t.arch, err)
		}
		goes[info.GoVersion] = true
		for _, m := range info.Deps {
			modules[m.Path+" "+m.Version+" "+m.Sum] = true
		}
		fmt.Fprintf(&b, "%s/%s %x\n", t.system, t.arch, sha256.Sum256(data))
	}
	out, err := exec.Command("go", "version").Output()
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&b, "\nBuilt with CGO_ENABLED=0 by %s (%s)\n", strings.Join(slices.Sorted(maps.Keys(goes)), ", "), strings.TrimSpace(string(out)))
	b.WriteString("The web page has an engine whose shaders' texts are filled in beforehand; else it is of the same modules.\n\nModules in them:\n")
	for _, m := range slices.Sorted(maps.Keys(modules)) {
		b.WriteString(m + "\n")
	}
	return []file{{name: "BUILD.txt", data: []byte(b.String())}}, nil
}
