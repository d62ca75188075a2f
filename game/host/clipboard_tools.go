//go:build (linux && !android) || (darwin && !ios)

package host

import (
	"bytes"
	"encoding/hex"
	"io"
	"os"
	"os/exec"
	"runtime"
	"time"

	"wildfifteen/game/pictures"
)

// pictureTool is a program that writes the picture on the clipboard to its output, as those for texts do.
type pictureTool struct {
	display string // the variable that tells that it can be used; "" for none
	command []string
	read    func(out []byte) []byte // returns the picture in the output; nil: that is the picture
}

// pictureTools are these programs, by system. On macOS the clipboard makes a PNG file of whatever picture it holds.
var pictureTools = map[string][]pictureTool{
	"linux": {
		{"WAYLAND_DISPLAY", []string{"wl-paste", "--no-newline", "--type", "image/png"}, nil},
		{"DISPLAY", []string{"xclip", "-out", "-selection", "clipboard", "-target", "image/png"}, nil},
		{"WAYLAND_DISPLAY", []string{"wl-paste", "--no-newline", "--type", "image/jpeg"}, nil},
		{"DISPLAY", []string{"xclip", "-out", "-selection", "clipboard", "-target", "image/jpeg"}, nil},
	},
	"darwin": {{"", []string{"/usr/bin/osascript", "-e", "the clipboard as «class PNGf»"}, appleData}},
}

// pasteWait is how long such a program may take: the owner of the clipboard may not answer it.
const pasteWait = 5 * time.Second

// clipboardPicture returns the picture on the clipboard, nil if there is none.
func clipboardPicture() []byte { return pictureBy(pictureTools[runtime.GOOS]) }

// pictureBy returns what the first program gives that has a picture.
func pictureBy(tools []pictureTool) []byte {
	for _, t := range tools {
		if t.display != "" && os.Getenv(t.display) == "" {
			continue
		}
		data := outputOf(t.command, 2*pictures.MaxFile+1024) // a byte may take two digits
		if t.read != nil {
			data = t.read(data)
		}
		if pictures.Is(data) {
			return data
		}
	}
	return nil
}

// appleData returns the bytes in a text like «data PNGf89504E47»; nil if it is none.
func appleData(out []byte) []byte {
	_, digits, ok := bytes.Cut(out, []byte("data "))
	const class = len("PNGf")
	if !ok || len(digits) < class {
		return nil
	}
	digits = digits[class:]
	if end := bytes.IndexFunc(digits, func(r rune) bool { return (r < '0' || r > '9') && (r < 'A' || r > 'F') }); end >= 0 {
		digits = digits[:end]
	}
	data := make([]byte, len(digits)/2)
	n, err := hex.Decode(data, digits[:2*len(data)])
	if err != nil {
		return nil
	}
	return data[:n]
}

// outputOf runs a program and returns at most most bytes of what it writes.
func outputOf(command []string, most int64) []byte {
	cmd := exec.Command(command[0], command[1:]...)
	out, err := cmd.StdoutPipe()
	if err != nil || cmd.Start() != nil {
		return nil
	}
	timer := time.AfterFunc(pasteWait, func() { _ = cmd.Process.Kill() })
	defer timer.Stop()
	var data bytes.Buffer
	_, _ = io.Copy(&data, io.LimitReader(out, most))
	_ = cmd.Process.Kill() // nothing if it has ended
	_ = cmd.Wait()
	return data.Bytes()
}
