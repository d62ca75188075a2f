package assets

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestLicencesAreWhole(t *testing.T) {
	all := Licences()
	own, err := os.ReadFile("../LICENSE")
	if err != nil {
		t.Fatal(err)
	}
	if all[0].Name != "Wild Fifteen" || all[0].Text != string(own) {
		t.Error("the program's own licence is not that of ../LICENSE")
	}
	for _, l := range all {
		if l.Name == "" || l.Terms == "" || len(l.Text) < 500 {
			t.Errorf("%+v is not whole", l)
		}
	}
}

// TestEveryModuleHasItsLicence compares Licences with the modules that the program links.
func TestEveryModuleHasItsLicence(t *testing.T) {
	covered := map[string]Licence{}
	for _, l := range Licences() {
		for _, m := range l.Modules {
			covered[m] = l
		}
	}
	var lines []string
	for _, system := range []string{"linux", "windows", "darwin"} {
		cmd := exec.Command("go", "list", "-e", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Dir}}{{end}}{{end}}", ".", "./mobile") // tools are not distributed
		cmd.Dir, cmd.Env = "..", append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0")
		cmd.Stderr = os.Stderr
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("go list for %s: %v", system, err)
		}
		lines = append(lines, strings.Split(strings.TrimSpace(string(out)), "\n")...)
	}
	slices.Sort(lines)
	for _, line := range slices.Compact(lines) {
		module, dir, _ := strings.Cut(line, " ")
		if module == "" {
			continue
		}
		l, ok := covered[module]
		if !ok {
			t.Errorf("module %s is linked, but its licence is not shown", module)
			continue
		}
		files, err := filepath.Glob(filepath.Join(dir, "LICENSE*"))
		if err != nil || len(files) == 0 {
			t.Errorf("module %s: no licence file in %s", module, dir)
			continue
		}
		text, err := os.ReadFile(files[0])
		if err != nil {
			t.Fatal(err)
		}
		if l.Terms != "Apache-2.0" && !strings.Contains(squeeze(l.Text), squeeze(copyrightLess(string(text)))) {
			t.Errorf("module %s: its licence text is not the one shown", module)
		}
		if l.Terms == "Apache-2.0" && !strings.Contains(string(text), "Apache License") {
			t.Errorf("module %s is not under the Apache licence", module)
		}
	}
}

func squeeze(s string) string { return strings.Join(strings.Fields(s), " ") }

// copyrightLess drops the first line, the copyright line, which Go's licence files spell in two ways.
func copyrightLess(s string) string {
	_, rest, _ := strings.Cut(s, "\n")
	return rest
}
