package help

import (
	"strings"
	"unicode/utf8"

	"wildfifteen/assets"
	"wildfifteen/game/keys"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// directions is the number of actions that move a tile in some direction; all actions, and the rows of keys, begin with them.
const directions = 4

// crosses are the keys that move tiles, side by side as they lie on a keyboard: one above three.
type crosses struct {
	caps [directions][]string // of up, down, left and right
	all  string               // what they are, for those who do not see them
}

var crossesID = ui.ID{Name: "crosses"}

func newCrosses(l *assets.Lang, k *keys.Map) (c crosses) {
	var parts []string
	for i, b := range keys.Bindings()[:directions] {
		c.caps[i] = k.Caps(l, b)
		parts = append(parts, l.T("help.act_"+string(b.Action))+" "+strings.Join(c.caps[i], " "))
	}
	c.all = strings.Join(parts, ", ")
	return c
}

// crossPlaces are the columns and rows of the keys in a cross.
var crossPlaces = [directions]struct{ x, y float32 }{{1, 0}, {1, 1}, {0, 1}, {2, 1}}

// The measures of crosses in dip.
const (
	crossCap   = 40 // the side of a key
	crossLarge = 48 // the same where there is much room
	crossApart = 4  // between two keys
	crossGap   = 28 // between two crosses
)

// count returns how many keys each direction has: 0 if some have more than others, or a key has a name instead of a sign.
func (c *crosses) count() int {
	n := len(c.caps[0])
	for _, caps := range c.caps {
		if len(caps) != n {
			return 0
		}
		for _, key := range caps {
			if utf8.RuneCountInString(key) != 1 {
				return 0
			}
		}
	}
	return n
}

// size returns the side of a key with the space after it, and the width and the height of all crosses.
func (c *crosses) size(col *ui.Column) (step, w, h float32) {
	f, side := col.F, float32(crossCap)
	if spacious(col) {
		side = crossLarge
	}
	step = render.Floor(f.Grown(side)) + f.Dip(crossApart)
	n := float32(c.count())
	return step, n*(3*step-f.Dip(crossApart)) + (n-1)*f.Dip(crossGap), 2*step - f.Dip(crossApart)
}

// fit reports whether the keys make crosses that a column has room for.
func (c *crosses) fit(col *ui.Column) bool {
	_, w, _ := c.size(col)
	return c.count() > 0 && w <= col.Area.W
}

// add adds the crosses at the end of a row with a caption or, where there is much room or little, below that in the middle.
func (c *crosses) add(col *ui.Column, caption string) {
	f := col.F
	_, w, h := c.size(col)
	face := f.Face(render.Regular, 16)
	line := f.Fonts.Metrics(face).Line
	var r render.Rect
	switch {
	case spacious(col):
		r = col.Take(h)
		r.X += render.Floor((r.W - w) / 2)
		col.Space(8)
		f.Add(ui.Control{Label: caption, Face: face, Align: render.Middle, Rect: col.Take(line)})
		col.Space(8)
	case f.Fonts.Width(face, caption)+f.Dip(16)+w <= col.Area.W:
		r = col.Take(h)
		f.Add(ui.Control{Label: caption, Face: face, Rect: render.Rect{X: r.X, Y: r.Y + render.Floor((h-line)/2), W: r.W - w - f.Dip(8), H: line}})
		r.X += r.W - w
	default:
		col.Line(caption, ui.Plain, render.Regular, 16)
		col.Space(8)
		r = col.Take(h)
		r.X += render.Floor((r.W - w) / 2)
	}
	r.W = w
	f.Add(ui.Control{ID: crossesID, Role: ui.Image, Look: ui.Custom, Label: c.all, Rect: r})
	col.Space(8)
}

// paint draws the crosses, in any reading direction as keyboards have them.
func (c *crosses) paint(l *render.List, f *ui.Frame, r render.Rect) {
	side := render.Floor((r.H - f.Dip(crossApart)) / 2)
	step := side + f.Dip(crossApart)
	for n := range c.count() {
		left := r.X + float32(n)*(3*step-f.Dip(crossApart)+f.Dip(crossGap))
		for i, at := range crossPlaces {
			ui.PaintCap(l, f, c.caps[i][n], render.Rect{X: left + at.x*step, Y: r.Y + at.y*step, W: side, H: side})
		}
	}
}
