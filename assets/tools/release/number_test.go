package main

import (
	"strings"
	"testing"
)

func TestNumber(t *testing.T) {
	last := 0
	for _, c := range []string{"0.0.1", "0.9.99", "1.0.0", "1.0.1", "1.2.0", "1.10.0", "2.0.0", "10.0.0", "999.99.99"} {
		n, ok := parseNumber(c)
		if !ok || n.code() <= last {
			t.Errorf("%s: %v, code %d after %d", c, ok, n.code(), last)
		}
		last = n.code()
	}
	for _, c := range []string{"", "dev", "1.0", "1.0.0.0", "v1.0.0", "1.0.0-2-gabcdef", "01.0.0", "1.100.0", "1.0.100", "1000.0.0", "1.0.0\n"} {
		if n, ok := parseNumber(c); ok {
			t.Errorf("%q is %v", c, n)
		}
	}
	if n, _ := parseNumber("1.20.3"); n.code() != 12003 || n.words() != [4]uint16{1, 20, 3, 0} {
		t.Errorf("1.20.3: %d, %v", n.code(), n.words())
	}
}

func TestValidName(t *testing.T) {
	for name, want := range map[string]bool{"1.0.0": true, "a1b2c3d-dirty": true, "v1.0-4-gabc": true, "": false, "-x": false, "../x": false, "a b": false, "a'b": false} {
		if got := validName(name) == nil; got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}

func TestDebianVersion(t *testing.T) {
	for in, want := range map[string]string{"1.0.0": "1.0.0", "a1b2-dirty": "0~a1b2~dirty", "1.0.0-rc1": "1.0.0~rc1"} {
		if got := debianVersion(in); got != want {
			t.Errorf("%s: %s", in, got)
		}
	}
}

// TestAndroidCode asks the rules of make for the numbers of versions.
func TestAndroidCode(t *testing.T) {
	code := func(version string) string {
		return strings.TrimSpace(command(t, module, nil, "make", "-s", "--no-print-directory", "--eval", "code: ; @echo $(ANDROID_CODE)", "code", "VERSION="+version))
	}
	if got := code("1.2.3"); got != "10203" {
		t.Errorf("1.2.3 has the number %s", got)
	}
	if got := code("1.2.3-trial"); got == "" || got == "10203" {
		t.Errorf("a trial has the number %q", got)
	}
}
