package main

import (
	"crypto/sha256"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const (
	sumsFile = "SHA256SUMS"
	// signedAs is what the signature is for, which ssh-keygen wants to know again to verify it.
	signedAs = "file"
)

// sumUp writes the sums of all files in a folder, in the form of sha256sum, and signs them if a key is given.
func sumUp(out, key string) error {
	entries, err := os.ReadDir(out)
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(out, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(data), e.Name())
	}
	path := filepath.Join(out, sumsFile)
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil || key == "" {
		return err
	}
	cmd := exec.Command("ssh-keygen", "-Y", "sign", "-f", key, "-n", signedAs, path)
	cmd.Stdin = os.Stdin // for the passphrase of the key
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("signing %s: %w\n%s", sumsFile, err, text)
	}
	log.Printf("%s.sig, by the key %s", sumsFile, key)
	return nil
}
