package picture

import (
	"math"

	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/pictures"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Cutter is the page on which the player moves and enlarges a picture until a board shows the wanted part of it.
type Cutter struct {
	stage.Page
	Cutting
	keys        *keys.Map
	frame       render.Rect // where the board's part is on the screen
	area        render.Rect // where the picture is on the screen
	fingers     []*stage.Finger
	mirrored    bool    // the page is laid out from right to left
	apart       float32 // the distance of two fingers in the last tick, or of one that pulls a corner from the middle of the frame; else 0
	pulled      bool    // the one finger pulls a corner of the frame
	last        render.Point
	zoom        ui.Caption
	across      ui.Caption
	down        ui.Caption
	full        ui.Caption // of the longest value
	told, about string
}

// Cutting says what is cut.
type Cutting struct {
	Name string
	Own  stage.Own
	Size puzzle.Size // of the board
	Done func(stage.Own)
}

// The controls.
var (
	viewID   = ui.ID{Name: "view"}
	zoomID   = ui.ID{Name: "zoom"}
	acrossID = ui.ID{Name: "across"}
	downID   = ui.ID{Name: "down"}
	wholeID  = ui.ID{Name: "whole"}
	doneID   = ui.ID{Name: "done"}
)

// NewCutter returns the page.
func NewCutter(s *stage.Stage, k *keys.Map, c Cutting) *Cutter {
	cut := &Cutter{Page: stage.NewPage(s), Cutting: c, keys: k}
	cut.settle()
	cut.read()
	return cut
}

// read makes the sentences anew.
func (c *Cutter) read() {
	t := c.Stage.Lang.T
	c.told = t("picture.view", "name", c.Name)
	c.about = t("picture.cut_about", "w", c.Size.W, "h", c.Size.H)
}

// Hear makes the sentences anew when the language changes.
func (c *Cutter) Hear(n stage.News) {
	if n == stage.Reworded {
		c.zoom, c.across, c.down, c.full = ui.Caption{}, ui.Caption{}, ui.Caption{}, ui.Caption{}
		c.read()
	}
}

// First returns the button that ends the page.
func (c *Cutter) First() ui.ID { return doneID }

// size returns the size of the picture.
func (c *Cutter) size() (w, h float64) {
	fw, fh := c.Own.Image.Size()
	return float64(fw), float64(fh)
}

// part returns the part that the board shows, in pixels of the picture.
func (c *Cutter) part() (x, y, pw, ph float64) {
	w, h := c.size()
	return c.Own.Cut.Part(w, h, c.Size.W, c.Size.H)
}

func (c *Cutter) settle() {
	w, h := c.size()
	c.Own.Cut = c.Own.Cut.Settled(w, h, c.Size.W, c.Size.H)
}

// move moves the picture under the frame by a distance on the screen.
func (c *Cutter) move(dx, dy float32) {
	if c.frame.Empty() {
		return
	}
	w, h := c.size()
	_, _, pw, _ := c.part()
	k := pw / float64(c.frame.W)
	c.Own.Cut = c.Own.Cut.Moved(-float64(dx)*k/w, -float64(dy)*k/h, w, h, c.Size.W, c.Size.H)
}

// zoomBy enlarges the picture by a factor around a point of the screen.
func (c *Cutter) zoomBy(factor float32, at render.Point) {
	if c.frame.Empty() {
		return
	}
	w, h := c.size()
	fx, fy := float64((at.X-c.frame.X)/c.frame.W), float64((at.Y-c.frame.Y)/c.frame.H)
	c.Own.Cut = c.Own.Cut.Zoomed(c.Own.Cut.Zoom*float64(factor), fx, fy, w, h, c.Size.W, c.Size.H)
}

// room returns how far the part can move, in pixels of the picture.
func (c *Cutter) room() (x, y float64) {
	w, h := c.size()
	_, _, pw, ph := c.part()
	return w - pw, h - ph
}

// Touch moves the picture with a finger or the mouse; two fingers also enlarge it.
func (c *Cutter) Touch(g *stage.Finger, ph stage.Phase) {
	switch ph {
	case stage.Pressed:
		if c.area.Contains(g.At) && len(c.fingers) < 2 {
			c.fingers = append(c.fingers, g)
			c.pulled = len(c.fingers) == 1 && c.gripped(g.At, c.Stage.In.Scale*cutReach)
			c.hold()
		}
	case stage.Moved:
		c.follow(g)
	default:
		for i, held := range c.fingers {
			if held == g {
				c.fingers = append(c.fingers[:i], c.fingers[i+1:]...)
				break
			}
		}
		c.pulled = false
		c.hold()
	}
}

// hold remembers where the fingers are.
func (c *Cutter) hold() { c.last, c.apart = c.middle() }

// middle returns the point between the fingers, and their distance if there are two. A finger that pulls a corner and the middle of the
// frame count as two with that middle between them, so that the picture grows and shrinks below the finger.
func (c *Cutter) middle() (at render.Point, apart float32) {
	switch {
	case len(c.fingers) == 1 && c.pulled:
		return c.frame.Centre(), distance(c.fingers[0].At, c.frame.Centre())
	case len(c.fingers) == 1:
		return c.fingers[0].At, 0
	case len(c.fingers) == 2:
		a, b := c.fingers[0].At, c.fingers[1].At
		return render.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}, distance(a, b)
	}
	return render.Point{}, 0
}

// distance returns the distance of two points.
func distance(a, b render.Point) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}

// follow moves and enlarges the picture after a finger has moved.
func (c *Cutter) follow(g *stage.Finger) {
	for _, held := range c.fingers {
		if held != g {
			continue
		}
		was, before := c.last, c.apart
		c.hold()
		c.move(c.last.X-was.X, c.last.Y-was.Y)
		if least := float32(24); before > least && c.apart > least {
			c.zoomBy(c.apart/before, c.last)
		}
		return
	}
}

// wheelZoom is the factor of a notch of the wheel, stepZoom that of a key.
const (
	wheelZoom = 1.15
	stepZoom  = 1.25
	stepMove  = 24 // dip, by a key
)

// Wheel enlarges the picture around the mouse.
func (c *Cutter) Wheel(notches float32) bool {
	m, ok := c.Stage.Mouse()
	if !ok || !c.area.Contains(m.At) {
		return false
	}
	c.zoomBy(float32(math.Pow(wheelZoom, float64(notches))), m.At)
	return true
}

// Key enlarges the picture by plus and minus, and moves it by the arrows while Shift is held.
func (c *Cutter) Key(e game.KeyEvent) bool {
	if !e.Down {
		return false
	}
	switch c.keys.Action(e) {
	case keys.Larger:
		c.zoomBy(stepZoom, c.frame.Centre())
		return true
	case keys.Smaller:
		c.zoomBy(1/stepZoom, c.frame.Centre())
		return true
	}
	if e.Mods != game.Shift {
		return false
	}
	step := c.Stage.In.Scale * stepMove
	switch e.Key {
	case "ArrowLeft":
		c.move(step, 0)
	case "ArrowRight":
		c.move(-step, 0)
	case "ArrowUp":
		c.move(0, step)
	case "ArrowDown":
		c.move(0, -step)
	default:
		return false
	}
	return true
}

// Pad enlarges the picture by the triggers, and moves it by the directions while a shoulder is held.
func (c *Cutter) Pad(b stage.PadPress) bool {
	switch b.Button {
	case game.PadL2:
		c.zoomBy(1/stepZoom, c.frame.Centre())
		return true
	case game.PadR2:
		c.zoomBy(stepZoom, c.frame.Centre())
		return true
	}
	d, ok := b.Dir()
	if !ok || b.Held&(game.PadL1|game.PadR1) == 0 {
		return false
	}
	step := c.Stage.In.Scale * stepMove
	switch d {
	case puzzle.Left:
		c.move(step, 0)
	case puzzle.Right:
		c.move(-step, 0)
	case puzzle.Up:
		c.move(0, step)
	case puzzle.Down:
		c.move(0, -step)
	}
	return true
}

// Adjust sets a slider.
func (c *Cutter) Adjust(id ui.ID, at float32) {
	w, h := c.size()
	rx, ry := c.room()
	_, _, pw, ph := c.part()
	switch id {
	case zoomID:
		c.Own.Cut = c.Own.Cut.Zoomed(float64(at), 0.5, 0.5, w, h, c.Size.W, c.Size.H)
		return
	case acrossID:
		if c.mirrored {
			at = 1 - at
		}
		c.Own.Cut.X = (float64(at)*rx + pw/2) / w
	case downID:
		c.Own.Cut.Y = (float64(at)*ry + ph/2) / h
	}
	c.settle()
}

// Act takes the part, or shows as much of the picture as possible.
func (c *Cutter) Act(id ui.ID) {
	switch id {
	case wholeID:
		c.Own.Cut = pictures.Middle
		c.settle()
	case doneID:
		c.Stage.Pop()
		c.Done(c.Own)
	}
}
