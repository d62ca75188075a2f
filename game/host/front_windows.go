package host

import (
	"syscall"
	"unsafe"

	"golang.org/x/sys/windows"
)

var user32 = windows.NewLazySystemDLL("user32.dll")

// letOthersForward lets other programs come to the front: this one may, because the player has just started it.
func letOthersForward() {
	const anyProcess = ^uintptr(0)
	_, _, _ = user32.NewProc("AllowSetForegroundWindow").Call(anyProcess)
}

// toFront brings this program's window to the front.
func toFront() {
	var own windows.HWND
	each := syscall.NewCallback(func(w windows.HWND, _ uintptr) uintptr {
		var process uint32
		if _, err := windows.GetWindowThreadProcessId(w, &process); err == nil && process == windows.GetCurrentProcessId() && windows.IsWindowVisible(w) {
			own = w
			return 0
		}
		return 1
	})
	_ = windows.EnumWindows(each, unsafe.Pointer(nil))
	if own != 0 {
		_, _, _ = user32.NewProc("SetForegroundWindow").Call(uintptr(own))
	}
}
