package main

import (
	"fmt"
	"regexp"
	"strconv"
)

// number is a version that is handed out.
type number struct{ major, minor, patch int }

var numberForm = regexp.MustCompile(`^(0|[1-9][0-9]{0,2})\.(0|[1-9][0-9]?)\.(0|[1-9][0-9]?)$`)

// parseNumber parses a version major.minor.patch with at most three, two and two digits.
func parseNumber(text string) (number, bool) {
	m := numberForm.FindStringSubmatch(text)
	if m == nil {
		return number{}, false
	}
	var n number
	for i, to := range []*int{&n.major, &n.minor, &n.patch} {
		*to, _ = strconv.Atoi(m[i+1]) // digits only
	}
	return n, true
}

// code returns the version's number for Android, which grows with the version.
func (n number) code() int { return (n.major*100+n.minor)*100 + n.patch }

// words returns the version in the form of Windows.
func (n number) words() [4]uint16 {
	return [4]uint16{uint16(n.major), uint16(n.minor), uint16(n.patch)}
}

var nameForm = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9.+~-]*$`)

// validName returns an error for a version that cannot be part of a file's name.
func validName(version string) error {
	if !nameForm.MatchString(version) {
		return fmt.Errorf("the version %q cannot be part of a file's name", version)
	}
	return nil
}
