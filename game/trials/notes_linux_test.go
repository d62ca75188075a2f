package trials

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"wildfifteen/game"
)

// shown is how old a picture is when all that it shows must come back. On a busy machine a process, or one of its threads, may
// stand still for longer: it must also have shown so many later pictures, and another goroutine must have noted so many beats.
const (
	shown       = 100 * time.Millisecond
	later       = 20
	laterInHost = 3 // pictures of the real program, which shows 60 a second at most
	laterBeats  = 20
)

// call is a call of the store that a kid has noted.
type call struct {
	replace bool
	name    string
	data    []byte
}

// notes are what a kid has noted.
type notes struct {
	found map[string][]byte
	owner bool
	calls []call
	safe  int // the number of calls before a picture that was old enough when the kid was killed
	shown []picture
}

// picture is a picture that a kid has shown.
type picture struct{ calls, at, beats int }

// before returns the calls before a time that a picture has told.
func (n *notes) before(at time.Time) []call {
	calls := 0
	for _, p := range n.shown {
		if int64(p.at) < at.UnixNano() {
			calls = p.calls
		}
	}
	return n.calls[:calls]
}

// rewritten reports whether the log was rewritten, so that lines are missing with good reason.
func (n *notes) rewritten() bool {
	return slices.ContainsFunc(n.calls, func(c call) bool { return c.replace && c.name == game.GameFile })
}

// readNotes reads the notes of a kid that was killed. The last line may be incomplete.
func readNotes(path string) (n notes, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return n, err
	}
	n.found = map[string][]byte{}
	var pictures []picture
	dead, later, beats, laterBeats := 0, later, 0, laterBeats
	for line := range bytes.Lines(data) {
		text, whole := strings.CutSuffix(string(line), "\n")
		if !whole {
			break
		}
		f := append(strings.Split(text, " "), "", "")
		switch f[0] {
		case "found", "append", "replace":
			data, err := base64.StdEncoding.DecodeString(f[2])
			if err != nil {
				return n, fmt.Errorf("%s: %w", path, err)
			}
			if f[0] == "found" {
				n.found[f[1]] = data
			} else {
				n.calls = append(n.calls, call{f[0] == "replace", f[1], data})
			}
		case "owner":
			n.owner = f[1] == "true"
		case "picture":
			calls, _ := strconv.Atoi(f[1])
			at, _ := strconv.Atoi(f[2])
			pictures = append(pictures, picture{calls, at, beats})
			dead = max(dead, at)
		case "beat":
			beats++
		case "host":
			later, laterBeats = laterInHost, 0
		case "dead":
			dead, _ = strconv.Atoi(f[1])
		}
	}
	for i, p := range pictures {
		if time.Duration(dead-p.at) >= shown && i+later < len(pictures) && beats-p.beats >= laterBeats {
			n.safe = p.calls
		}
	}
	n.shown = pictures
	return n, nil
}

// after returns the content of a file after the first k calls.
func (n *notes) after(k int, name string) []byte {
	data := bytes.Clone(n.found[name])
	for _, c := range n.calls[:k] {
		switch {
		case c.name != name:
		case c.replace:
			data = bytes.Clone(c.data)
		default:
			if len(data) > 0 && data[len(data)-1] != '\n' {
				data = append(data, '\n')
			}
			data = append(append(data, c.data...), '\n')
		}
	}
	return data
}

// had returns the number of calls after which a file had a content, at least from, -1 if it never had it.
func (n *notes) had(name string, content []byte, from int) int {
	for k := len(n.calls); k >= from; k-- {
		if (k == len(n.calls) || n.calls[k].name == name) && bytes.Equal(n.after(k, name), content) {
			return k
		}
	}
	if bytes.Equal(n.after(from, name), content) {
		return from
	}
	return -1
}
