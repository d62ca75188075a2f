package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/session"
)

// Device is a kind of input device.
type Device uint8

// The devices.
const (
	NoDevice Device = iota // the player has not used any device yet
	Keys
	Mouse
	Touch
	Pad
)

// Devices keeps track of the input device that the player uses.
type Devices struct {
	stage *Stage
	last  Device
	mouse bool // the player has a mouse at hand
}

func pointerDevice(k game.PointerKind) Device {
	if k == game.Touch {
		return Touch
	}
	return Mouse
}

// Used records the device that the player uses now.
func (u *Devices) Used(d Device) { u.last = d }

// HasMouse reports whether the player has a mouse at hand.
func (u *Devices) HasMouse() bool { return u.mouse || u.last == Mouse }

// Device returns the device used last.
func (u *Devices) Device() Device { return u.last }

// LikelyDevice returns the device used last; if none was used yet, the likely one.
func (u *Devices) LikelyDevice() Device {
	switch {
	case u.last != NoDevice:
		return u.last
	case u.mouse:
		return Mouse
	}
	return Touch
}

// Clicks reports whether texts speak of clicks, not of taps: to players with a mouse at hand, unless they use a screen or a pad.
func (u *Devices) Clicks() bool { return u.HasMouse() && u.last != Touch && u.last != Pad }

// DeviceInput returns the device used last, as records name it.
func (u *Devices) DeviceInput() session.Input {
	switch u.last {
	case Mouse:
		return session.Mouse
	case Touch:
		return session.Touch
	case Pad:
		return session.Gamepad
	}
	return session.Keyboard
}

// InputOf returns the input of a kind of pointer, as records name it.
func InputOf(k game.PointerKind) session.Input {
	if k == game.Touch {
		return session.Touch
	}
	return session.Mouse
}
