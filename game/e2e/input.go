package e2e

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"wildfifteen/game"
	"wildfifteen/render"
)

// Press presses keys one after the other, each for two ticks. Keys are named by their place on a US keyboard, with
// modifiers: "ArrowLeft", "Shift+ArrowUp", "Ctrl+KeyZ".
func (p *Program) Press(keys ...string) {
	p.t.Helper()
	for _, combination := range keys {
		parts := strings.Split(combination, "+")
		for _, k := range parts {
			p.session.PressKey(p.key(k))
		}
		p.Ticks(2)
		for i := range parts {
			p.session.ReleaseKey(p.key(parts[len(parts)-1-i]))
		}
		p.Ticks(1)
	}
}

// HoldDown presses a key; the function that it returns releases it.
func (p *Program) HoldDown(key string) (up func()) {
	p.t.Helper()
	p.session.PressKey(p.key(key))
	p.Ticks(1)
	return func() {
		p.session.ReleaseKey(p.key(key))
		p.Ticks(1)
	}
}

// PressOnly presses a key from the next tick on and does not release it.
func (p *Program) PressOnly(key string) { p.session.PressKey(p.key(key)) }

// PressShort presses and releases a key before the next tick.
func (p *Program) PressShort(key string) {
	p.session.PressKey(p.key(key))
	p.session.ReleaseKey(p.key(key))
}

// key returns the engine's key with a name; "Shift", "Ctrl" and "Alt" are the left ones.
func (p *Program) key(name string) (k ebiten.Key) {
	p.t.Helper()
	if long, ok := map[string]string{"Shift": "ShiftLeft", "Ctrl": "ControlLeft", "Alt": "AltLeft"}[name]; ok {
		name = long
	}
	if err := k.UnmarshalText([]byte(name)); err != nil {
		p.t.Fatal(err)
	}
	return k
}

// Type types text into the text field that has the keyboard, letter by letter.
func (p *Program) Type(text string) {
	p.t.Helper()
	for _, r := range text {
		if p.input == nil || p.input.IsClosed() {
			p.Ticks(1) // a new text session starts with a tick
		}
		if p.input == nil || p.input.IsClosed() {
			p.t.Fatalf("no text entry takes %q", r)
		}
		p.input.Commit(string(r))
		p.Ticks(2)
	}
}

// Typing reports whether a text field has the keyboard.
func (p *Program) Typing() bool { return p.input != nil && !p.input.IsClosed() }

// MoveMouse moves the mouse to a point and runs a tick.
func (p *Program) MoveMouse(at render.Point) {
	p.t.Helper()
	x, y := p.dip(at)
	p.session.MoveCursor(x, y)
	p.Ticks(1)
}

// Hand reports whether the mouse's cursor is a hand.
func (p *Program) Hand() bool { return p.session.CursorShape() == ebiten.CursorShapePointer }

// Click clicks with the left button.
func (p *Program) Click(at render.Point) {
	p.t.Helper()
	p.MoveMouse(at)
	p.session.PressMouseButton(ebiten.MouseButtonLeft)
	p.Ticks(2)
	p.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.Ticks(1)
}

// Wheel turns the mouse wheel; a positive y is away from the player.
func (p *Program) Wheel(y float64) {
	p.t.Helper()
	p.session.ScrollWheel(0, y)
	p.Ticks(1)
}

// Tap taps a point with one finger.
func (p *Program) Tap(at render.Point) {
	p.t.Helper()
	p.Swipe(at, at, 1)
}

// Swipe puts a finger down, moves it within the given number of ticks, and lifts it.
func (p *Program) Swipe(from, to render.Point, ticks int) {
	p.t.Helper()
	const finger = 1
	x, y := p.dip(from)
	p.session.PressTouch(finger, x, y)
	p.Ticks(2)
	for i := range ticks {
		k := float32(i+1) / float32(ticks)
		x, y = p.dip(render.Point{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k})
		p.session.MoveTouch(finger, x, y)
		p.Ticks(1)
	}
	p.session.ReleaseTouch(finger)
	p.Ticks(1)
}

// dip converts a point of the picture to device-independent pixels of the engine.
func (p *Program) dip(at render.Point) (x, y float64) {
	return float64(at.X) / p.factor, float64(at.Y) / p.factor
}

// standard maps the game's bits for gamepad buttons to the engine's buttons.
var standard = map[game.PadButton]ebiten.StandardGamepadButton{
	game.PadA: ebiten.StandardGamepadButtonRightBottom, game.PadB: ebiten.StandardGamepadButtonRightRight,
	game.PadX: ebiten.StandardGamepadButtonRightLeft, game.PadY: ebiten.StandardGamepadButtonRightTop,
	game.PadL1: ebiten.StandardGamepadButtonFrontTopLeft, game.PadR1: ebiten.StandardGamepadButtonFrontTopRight,
	game.PadL2: ebiten.StandardGamepadButtonFrontBottomLeft, game.PadR2: ebiten.StandardGamepadButtonFrontBottomRight,
	game.PadBack: ebiten.StandardGamepadButtonCenterLeft, game.PadStart: ebiten.StandardGamepadButtonCenterRight,
	game.PadUp: ebiten.StandardGamepadButtonLeftTop, game.PadDown: ebiten.StandardGamepadButtonLeftBottom,
	game.PadLeft: ebiten.StandardGamepadButtonLeftLeft, game.PadRight: ebiten.StandardGamepadButtonLeftRight,
}

// Pad presses buttons of a gamepad at the same time, for three ticks.
func (p *Program) Pad(buttons ...game.PadButton) {
	p.t.Helper()
	p.pad(render.Point{}, nil)
	p.Ticks(1)
	p.pad(render.Point{}, buttons)
	p.Ticks(3)
	p.pad(render.Point{}, nil)
	p.Ticks(2)
}

// Stick pushes the left stick of a gamepad for three ticks; 1, 0 is fully to the right.
func (p *Program) Stick(x, y float32) {
	p.t.Helper()
	p.pad(render.Point{}, nil)
	p.Ticks(1)
	p.pad(render.Point{X: x, Y: y}, nil)
	p.Ticks(3)
	p.pad(render.Point{}, nil)
	p.Ticks(2)
}

func (p *Program) pad(stick render.Point, held []game.PadButton) {
	state := vmhost.GamepadState{
		Name: "Pad",
		StandardAxes: map[ebiten.StandardGamepadAxis]float64{
			ebiten.StandardGamepadAxisLeftStickHorizontal: float64(stick.X),
			ebiten.StandardGamepadAxisLeftStickVertical:   float64(stick.Y),
		},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
	}
	for _, b := range standard {
		state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	for _, b := range held {
		state.StandardButtons[standard[b]] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	p.session.UpdateGamepads([]vmhost.GamepadState{state})
}
