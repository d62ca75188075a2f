package host

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/render"
	"wildfifteen/render/gpu"
)

// picture is what is on the screen.
type picture struct {
	painter *gpu.Painter
	next    render.List // the picture being made
	shown   render.List // the picture on the screen
	screen  *ebiten.Image
	stale   bool // the screen does not show shown: paint it again
	ticked  bool // there was a tick since the last picture
	painted bool // at least once
	traced  bool // the first picture has been reported

	scale         float64 // device pixels per unit of the engine; 0 before the first tick
	width, height float64 // of the window in the engine's units
}

func newPicture(fonts *render.Fonts) picture { return picture{painter: gpu.New(fonts), stale: true} }

// layout takes the window's size in the engine's units and returns it in pixels.
func (p *picture) layout(width, height float64) (w, h float64) {
	p.width, p.height = width, height
	if p.scale == 0 {
		p.scale = monitorScale()
	}
	return pixels(width, p.scale), pixels(height, p.scale)
}

// size returns the size of the picture in pixels: what the engine makes of layout's answer.
func (p *picture) size() (width, height float32) {
	return float32(math.Ceil(pixels(p.width, p.scale))), float32(math.Ceil(pixels(p.height, p.scale)))
}

// draw fills the next picture with list, and paints it if it differs from the one on the screen or if always is set.
func (p *picture) draw(screen *ebiten.Image, always bool, list func(*render.List)) {
	if screen != p.screen {
		p.screen, p.stale = screen, true // the image is new, because of a new size, and empty
	}
	if !p.ticked && !p.stale && !always {
		return
	}
	p.ticked = false
	list(&p.next)
	if !p.stale && !always && p.next.Equal(&p.shown) {
		return
	}
	p.painter.Paint(screen, &p.next)
	p.next, p.shown = p.shown, p.next
	p.stale = false
	p.painted = true
}

// pixels converts a length in the engine's units to pixels. It rounds to a whole number: the engine got the length by
// dividing by the scale, and a rounding error would add a pixel and blur the picture.
func pixels(length, scale float64) float64 { return max(1, math.Round(length*scale)) }

// monitorScale returns the engine's device scale factor of the window's monitor.
func monitorScale() float64 {
	if m := ebiten.Monitor(); m != nil {
		return m.DeviceScaleFactor()
	}
	return 1
}
