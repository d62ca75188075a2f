package host

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/render"
)

// pads reads the game pads whose layout the engine knows.
type pads struct{ ids []ebiten.GamepadID }

// padButtons are the buttons of the standard layout, in the order of the game's bits.
var padButtons = [...]ebiten.StandardGamepadButton{
	ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight,
	ebiten.StandardGamepadButtonRightLeft, ebiten.StandardGamepadButtonRightTop,
	ebiten.StandardGamepadButtonFrontTopLeft, ebiten.StandardGamepadButtonFrontTopRight,
	ebiten.StandardGamepadButtonFrontBottomLeft, ebiten.StandardGamepadButtonFrontBottomRight,
	ebiten.StandardGamepadButtonCenterLeft, ebiten.StandardGamepadButtonCenterRight,
	ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom,
	ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftRight,
}

// gather appends the present state of each pad.
func (p *pads) gather(dst []game.Pad) []game.Pad {
	p.ids = ebiten.AppendGamepadIDs(p.ids[:0])
	for _, id := range p.ids {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		pad := game.Pad{ID: int(id), Name: ebiten.GamepadName(id), Stick: render.Point{
			X: float32(ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)),
			Y: float32(ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)),
		}}
		for i, b := range padButtons {
			if ebiten.IsStandardGamepadButtonPressed(id, b) {
				pad.Buttons |= game.PadA << i
			}
		}
		dst = append(dst, pad)
	}
	return dst
}
