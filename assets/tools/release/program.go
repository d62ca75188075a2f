package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// target is a system that the program is built for, as GOOS and GOARCH.
type target struct{ system, arch string }

var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
}

// program returns the game's executable for t.
func (r *release) program(t target) ([]byte, error) {
	if data, ok := r.programs[t]; ok {
		return data, nil
	}
	data, err := r.build(t, ".")
	if err == nil {
		r.programs[t] = data
	}
	return data, err
}

// build compiles a program for t and returns the executable. Programs for Windows have no console of their own, but for the
// one whose whole purpose that is.
func (r *release) build(t target, program string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "release")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "program")
	flags := "-s -w -buildid= -X main.version=" + r.version
	if t.system == "windows" && program == "." {
		flags += " -H windowsgui"
	}
	cmd := exec.Command("go", "build", fmt.Sprintf("-trimpath=%v", !r.quick), "-buildvcs=false", "-ldflags", flags, "-o", path, program)
	cmd.Env = append(os.Environ(), "GOOS="+t.system, "GOARCH="+t.arch, "CGO_ENABLED=0", "GOFLAGS=", "GOAMD64=v1", "GOARM64=v8.0")
	cmd.Dir, cmd.Stderr = r.source.dir, os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("building for %s/%s: %w", t.system, t.arch, err)
	}
	return os.ReadFile(path)
}
