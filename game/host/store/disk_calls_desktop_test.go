//go:build !js && !android && !ios

package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// TestCall calls a program that saves the running game, from another one with the same files.
func TestCall(t *testing.T) {
	dir := t.TempDir()
	first, _ := open(dir)
	defer first.Close()
	second, _ := open(dir)
	defer second.Close()
	for _, want := range []string{"", "3x3.snake#monday", "wildfifteen:4x4.snake%23a b"} {
		answer := make(chan bool)
		go func() { answer <- second.Call(want) }()
		for {
			got, called := first.Called()
			if called {
				if got != want {
					t.Errorf("called for %q, want %q", got, want)
				}
				break
			}
			time.Sleep(time.Millisecond)
		}
		if !<-answer {
			t.Errorf("the call for %q was not answered", want)
		}
	}
	if first.Call("") {
		t.Error("the program has called itself")
	}
	if second.Call("two\nlines") {
		t.Error("two lines are a call")
	}
	if _, called := first.Called(); called {
		t.Error("there was one more call")
	}
}

// TestCallInVain calls a program that does not answer, and after it once more: nothing stays behind.
func TestCallInVain(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, callFile)
	synctest.Test(t, func(t *testing.T) {
		d := newDisk(dir, (*os.File).Sync)
		d.shared.Store(true)
		for _, left := range []bool{false, true} {
			if left { // a program was killed while it called
				if err := os.WriteFile(path, []byte("left\n"), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if d.Call("x") {
				t.Error("nobody has answered")
			}
			if _, err := os.Lstat(path); err == nil {
				t.Error("the call stays")
			}
		}
	})
	guest := OpenGuest(dir)
	defer guest.Close()
	if guest.Call("") {
		t.Error("a guest calls")
	}
}

// FuzzTakeCall reads every content of the file of calls.
func FuzzTakeCall(f *testing.F) {
	for _, text := range []string{"", "\n", "4x4.snake#a\n", "half", "two\nlines\n", "a\r\n", "\xff\x00\n"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		path := filepath.Join(t.TempDir(), callFile)
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		text, ok := takeCall(path)
		_, err := os.Lstat(path)
		whole := strings.HasSuffix(string(data), "\n")
		if ok != whole || ok == (err == nil) || strings.ContainsAny(text, "\r\n") || text != "" && text+"\n" != string(data) {
			t.Errorf("%q: %q, %v, %v", data, text, ok, err)
		}
	})
}
