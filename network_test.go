package main

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestNoNetwork looks for packages that speak to other machines in what is linked into the programs: there is no HTTP and no
// TLS anywhere. In the page, the policy allows requests to its own host only.
func TestNoNetwork(t *testing.T) {
	for _, target := range targets {
		cmd := exec.Command("go", "list", "-deps", "-f", "{{.ImportPath}}: {{if .Standard}}standard{{end}}: {{join .Imports \" \"}}", target.pkg)
		cmd.Env = append(os.Environ(), "GOOS="+target.os, "GOARCH="+target.arch, "CGO_ENABLED="+target.cgo)
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v", target.os, err)
		}
		for line := range strings.Lines(string(out)) {
			path, rest, _ := strings.Cut(strings.TrimSpace(line), ": ")
			standard, list, _ := strings.Cut(rest, ": ")
			for _, banned := range []string{"net/http", "crypto/tls", "net/rpc", "net/smtp"} {
				if path == banned {
					t.Errorf("%s is linked into the program for %s", banned, target.os)
				}
			}
			// Others speak to the desktop by local sockets, parse addresses, or have a protocol for tests under a build tag.
			local := []string{"github.com/godbus/dbus/v5", "github.com/jfreymuth/pulse", "github.com/jfreymuth/pulse/proto", "github.com/spf13/pflag",
				"golang.org/x/sys/windows", "github.com/hajimehoshi/ebiten/v2/internal/vmprotocol", "github.com/hajimehoshi/ebiten/v2/internal/ui"}
			if slices.Contains(strings.Fields(list), "net") && standard == "" && !slices.Contains(local, path) {
				t.Errorf("%s imports net in the program for %s", path, target.os)
			}
		}
	}
}
