package console

import (
	"os"

	"golang.org/x/sys/windows"
)

// parentProcess stands for the process that has started this one.
const parentProcess = ^uintptr(0) >> 32

func open() bool {
	attach := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")
	_, _, _ = attach.Call(parentProcess) // fails if there is no terminal, or this program has one
	for _, s := range []struct {
		file **os.File
		name string
		mode int
	}{{&os.Stdin, "CONIN$", os.O_RDWR}, {&os.Stdout, "CONOUT$", os.O_RDWR}, {&os.Stderr, "CONOUT$", os.O_RDWR}} {
		if connected(*s.file) {
			continue
		}
		if f, err := os.OpenFile(s.name, s.mode, 0); err == nil {
			*s.file = f
		}
	}
	return connected(os.Stderr)
}

// connected reports whether a stream leads anywhere.
func connected(f *os.File) bool {
	kind, err := windows.GetFileType(windows.Handle(f.Fd()))
	return err == nil && kind != windows.FILE_TYPE_UNKNOWN
}

func tell(title, text string) {
	head, err := windows.UTF16PtrFromString(title)
	if err != nil {
		return
	}
	body, err := windows.UTF16PtrFromString(text)
	if err != nil {
		return // a text with a zero byte
	}
	_, _ = windows.MessageBox(0, body, head, windows.MB_OK|windows.MB_ICONINFORMATION|windows.MB_SETFOREGROUND)
}
