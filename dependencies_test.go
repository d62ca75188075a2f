package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// targets are the systems that programs are built for, with the package of each: what is released, and all kinds of processor of
// the Android app.
var targets = []struct{ os, arch, cgo, pkg string }{
	{"linux", "amd64", "0", "."}, {"linux", "arm64", "0", "."}, {"windows", "amd64", "0", "."}, {"windows", "arm64", "0", "."},
	{"darwin", "amd64", "0", "."}, {"darwin", "arm64", "0", "."}, {"js", "wasm", "0", "."},
	{"android", "arm64", "1", "./mobile"}, {"android", "arm", "1", "./mobile"}, {"android", "amd64", "1", "./mobile"},
	{"android", "386", "1", "./mobile"},
}

// dependency is a row of docs/DEPENDENCIES.md.
type dependency struct{ notice, why string }

// dependencies reads docs/DEPENDENCIES.md.
func dependencies(t *testing.T) map[string]dependency {
	t.Helper()
	data, err := os.ReadFile("docs/DEPENDENCIES.md")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]dependency{}
	for _, m := range regexp.MustCompile("(?m)^\\| `([^`]+)` \\| ?(.*?) ?\\| (.+) \\|$").FindAllStringSubmatch(string(data), -1) {
		all[m[1]] = dependency{m[2], m[3]}
	}
	return all
}

// TestDependenciesAreListed compares go.mod with docs/DEPENDENCIES.md.
func TestDependenciesAreListed(t *testing.T) {
	out, err := exec.Command("go", "mod", "edit", "-json").Output()
	if err != nil {
		t.Fatal(err)
	}
	var mod struct{ Require []struct{ Path string } }
	if err := json.Unmarshal(out, &mod); err != nil {
		t.Fatal(err)
	}
	listed := dependencies(t)
	required := map[string]bool{}
	for _, r := range mod.Require {
		required[r.Path] = true
		if listed[r.Path].why == "" {
			t.Errorf("docs/DEPENDENCIES.md does not say why %s is there", r.Path)
		}
	}
	for path := range listed {
		if !required[path] {
			t.Errorf("docs/DEPENDENCIES.md lists %s, which go.mod does not name", path)
		}
	}
}

// TestNoticeIsComplete looks for each module that is linked into a program in NOTICE.
func TestNoticeIsComplete(t *testing.T) {
	notice, err := os.ReadFile("NOTICE")
	if err != nil {
		t.Fatal(err)
	}
	listed, linked := dependencies(t), map[string]bool{}
	for _, target := range targets {
		cmd := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}", target.pkg)
		cmd.Env = append(os.Environ(), "GOOS="+target.os, "GOARCH="+target.arch, "CGO_ENABLED="+target.cgo)
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v", target.os, err)
		}
		for path := range strings.FieldsSeq(string(out)) {
			if linked[path] {
				continue
			}
			linked[path] = true
			if name := listed[path].notice; name == "" || !strings.Contains(string(notice), name) {
				t.Errorf("%s is linked into the program for %s, but not named in NOTICE", path, target.os)
			}
		}
	}
	for path, d := range listed {
		if d.notice != "" && !linked[path] {
			t.Errorf("%s has a name in NOTICE, but is linked into no program", path)
		}
	}
	if len(linked) < 15 {
		t.Errorf("only %d modules are linked", len(linked))
	}
}
