package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSums writes sums, signs them and verifies both with the programs that a player would use.
func TestSums(t *testing.T) {
	dir, keys := t.TempDir(), t.TempDir()
	for name, text := range map[string]string{"a.zip": "a", "b.tar.gz": "b"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	key := filepath.Join(keys, "key")
	command(t, keys, nil, "ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "release", "-f", key)
	if err := sumUp(dir, key); err != nil {
		t.Fatal(err)
	}
	if out := command(t, dir, nil, "sha256sum", "-c", sumsFile); strings.Count(out, "OK") != 2 {
		t.Error(out)
	}
	public, err := os.ReadFile(key + ".pub")
	if err != nil {
		t.Fatal(err)
	}
	signers := filepath.Join(keys, "signers")
	if err := os.WriteFile(signers, append([]byte("wildfifteen "), public...), 0o644); err != nil {
		t.Fatal(err)
	}
	verify := func() string {
		return command(t, dir, nil, "sh", "-c", "ssh-keygen -Y verify -f '"+signers+"' -I wildfifteen -n "+signedAs+" -s SHA256SUMS.sig <SHA256SUMS 2>&1 || true")
	}
	if out := verify(); !strings.HasPrefix(out, "Good") {
		t.Error(out)
	}
	if err := os.WriteFile(filepath.Join(dir, sumsFile), []byte("other"), 0o644); err != nil {
		t.Fatal(err)
	}
	if out := verify(); strings.HasPrefix(out, "Good") {
		t.Error("a changed file has a good signature")
	}
}
