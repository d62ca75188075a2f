package host

import (
	"runtime"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"

	"wildfifteen/game/host/decode"
	"wildfifteen/game/pictures"
)

// The system's calls for the clipboard and for memory that is passed between programs.
var (
	openClipboard  = user32.NewProc("OpenClipboard")
	closeClipboard = user32.NewProc("CloseClipboard")
	clipboardData  = user32.NewProc("GetClipboardData")
	registerFormat = user32.NewProc("RegisterClipboardFormatW")

	kernel32     = windows.NewLazySystemDLL("kernel32.dll")
	globalLock   = kernel32.NewProc("GlobalLock")
	globalUnlock = kernel32.NewProc("GlobalUnlock")
	globalSize   = kernel32.NewProc("GlobalSize")
)

// dibFormat is the system's own format of pictures, which it makes of any other.
const dibFormat = 8

// clipboardPicture returns the picture on the clipboard, nil if there is none: the file that browsers and most programs put
// there, or one made of the system's own format.
func clipboardPicture() []byte {
	file, rows := clipboardCopy()
	if file != nil {
		return file
	}
	return decode.DIB(rows) // which takes a while: the clipboard is closed
}

// How often the program asks for a clipboard that another one has, and how long it waits in between.
const (
	clipboardTries = 10
	clipboardWait  = 10 * time.Millisecond
)

// clipboardCopy returns copies of what clipboardPicture needs: the file or, without one, the picture in the system's own format.
// No other program can use the clipboard meanwhile.
func clipboardCopy() (file, rows []byte) {
	runtime.LockOSThread() // the clipboard belongs to a thread
	defer runtime.UnlockOSThread()
	for n := 1; ; n++ {
		if ok, _, _ := openClipboard.Call(0); ok != 0 {
			break
		}
		if n == clipboardTries {
			return nil, nil
		}
		time.Sleep(clipboardWait)
	}
	defer closeClipboard.Call()
	for _, name := range []string{"PNG", "image/png", "JFIF", "image/jpeg"} {
		text, err := windows.UTF16PtrFromString(name)
		if err != nil {
			continue
		}
		format, _, _ := registerFormat.Call(uintptr(unsafe.Pointer(text)))
		if data := clipboardBytes(format, pictures.MaxFile+1); pictures.Is(data) {
			return data, nil
		}
	}
	return nil, clipboardBytes(dibFormat, pictures.MaxMemory)
}

// clipboardBytes returns a copy of what the clipboard has in a format, of most bytes at most; nil if it has nothing.
func clipboardBytes(format uintptr, most int) []byte {
	handle, _, _ := clipboardData.Call(format)
	if handle == 0 {
		return nil
	}
	size, _, _ := globalSize.Call(handle)
	at, _, _ := globalLock.Call(handle)
	if at == 0 {
		return nil
	}
	defer globalUnlock.Call(handle)
	data := make([]byte, min(int(size), most))
	// The memory is the system's, and stays where it is until it is unlocked.
	copy(data, unsafe.Slice((*byte)(*(*unsafe.Pointer)(unsafe.Pointer(&at))), len(data)))
	return data
}
