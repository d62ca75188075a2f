package main

import (
	"os/exec"
	"strings"
	"testing"
)

// TestManifestOfPage checks what an address of a published page adds to the manifest, and that one which is none is refused.
func TestManifestOfPage(t *testing.T) {
	manifest := func(page string) (string, error) {
		out, err := exec.Command("sh", "../manifest.sh", "../android/AndroidManifest.xml", page).CombinedOutput()
		return string(out), err
	}
	plain, err := manifest("")
	if err != nil || strings.Contains(plain, "https") && strings.Contains(plain, "autoVerify") {
		t.Fatalf("without a page: %v\n%s", err, plain)
	}
	for page, want := range map[string]string{
		"https://example.org":       `android:scheme="https" android:host="example.org" android:pathPrefix="/"`,
		"https://example.org/game/": `android:scheme="https" android:host="example.org" android:pathPrefix="/game/"`,
	} {
		got, err := manifest(page)
		if err != nil || !strings.Contains(got, want) || strings.Count(got, "<intent-filter") != strings.Count(plain, "<intent-filter")+1 {
			t.Errorf("%s: %v\n%s", page, err, got)
		}
	}
	for _, page := range []string{"http://example.org", "https://", `https://x"y/`, "example.org", "https://example.org/a b"} {
		if got, err := manifest(page); err == nil || !strings.Contains(got, page) {
			t.Errorf("%q: %v, %q", page, err, got)
		}
	}
}
