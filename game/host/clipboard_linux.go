//go:build !android

package host

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"time"

	"wildfifteen/game/pictures"
)

// pictureTools are programs that write the picture on the clipboard to their output, as those for texts do.
var pictureTools = [...]struct {
	display string // the variable that tells that they can be used
	command []string
}{
	{"WAYLAND_DISPLAY", []string{"wl-paste", "--no-newline", "--type", "image/png"}},
	{"DISPLAY", []string{"xclip", "-out", "-selection", "clipboard", "-target", "image/png"}},
	{"WAYLAND_DISPLAY", []string{"wl-paste", "--no-newline", "--type", "image/jpeg"}},
	{"DISPLAY", []string{"xclip", "-out", "-selection", "clipboard", "-target", "image/jpeg"}},
}

// pasteWait is how long such a program may take: the owner of the clipboard may not answer it.
const pasteWait = 5 * time.Second

// clipboardPicture returns the picture on the clipboard, nil if there is none.
func clipboardPicture() []byte {
	for _, t := range pictureTools {
		if os.Getenv(t.display) == "" {
			continue
		}
		if data := outputOf(t.command, pictures.MaxFile+1); pictures.Is(data) {
			return data
		}
	}
	return nil
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
