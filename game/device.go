package game

import "wildfifteen/game/session"

// device is a kind of input device, for hints on screen and for the record.
type device uint8

const (
	noDevice device = iota
	byKeys
	byMouse
	byTouch
	byPad
)

func pointerDevice(k PointerKind) device {
	if k == Touch {
		return byTouch
	}
	return byMouse
}

// device notes which kind of input the player uses now.
func (a *App) device(d device) { a.used = d }

// deviceInput is the device last used, as records call it.
func (a *App) deviceInput() session.Input {
	switch a.used {
	case byMouse:
		return session.Mouse
	case byTouch:
		return session.Touch
	case byPad:
		return session.Gamepad
	}
	return session.Keyboard
}
