package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/session"
)

// Device is a kind of input device.
type Device uint8

// The devices.
const (
	NoDevice Device = iota // none was used yet
	Keys
	Mouse
	Touch
	Pad
)

func pointerDevice(k game.PointerKind) Device {
	if k == game.Touch {
		return Touch
	}
	return Mouse
}

// Used notes which device the player uses now.
func (s *Stage) Used(d Device) { s.device = d }

// Device returns the device used last.
func (s *Stage) Device() Device { return s.device }

// LikelyDevice returns the device used last; before any was, the one that is usual on the platform.
func (s *Stage) LikelyDevice() Device {
	switch {
	case s.device != NoDevice:
		return s.device
	case s.Platform == game.Desktop:
		return Mouse
	}
	return Touch
}

// DeviceInput is the device used last, as records name it.
func (s *Stage) DeviceInput() session.Input {
	switch s.device {
	case Mouse:
		return session.Mouse
	case Touch:
		return session.Touch
	case Pad:
		return session.Gamepad
	}
	return session.Keyboard
}

// InputOf is a kind of pointer, as records name it.
func InputOf(k game.PointerKind) session.Input {
	if k == game.Touch {
		return session.Touch
	}
	return session.Mouse
}
