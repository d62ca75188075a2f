package entry

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// keyboard is the keyboard that the scene draws for players who have none at hand.
type keyboard struct {
	drawn bool
	other bool // the player has asked for the system's keyboard instead
	shift bool // the next letter is a capital
	names bool // of puzzles are typed: no row of signs takes room from those that are found
}

// letters returns the rows of keys that type letters.
func (k *keyboard) letters() []string {
	if k.names {
		return letterRows[:len(letterRows)-1]
	}
	return letterRows[:]
}

// rows returns the number of rows of the keyboard: one more, with the space bar.
func (k *keyboard) rows() int { return len(k.letters()) + 1 }

// The keys that type no letter.
var (
	shiftKeyID = ui.ID{Name: "shift"}
	enterKeyID = ui.ID{Name: "done"}
	eraseKeyID = ui.ID{Name: "erase"}
	spaceKeyID = ui.ID{Name: "space"}
	otherKeyID = ui.ID{Name: "keyboard"}
)

// letterGroup is the name in the IDs of the keys that type a letter; their numbers are indices of lowerLetters.
const letterGroup = "key"

// letterRows are the letters of the keys, row by row, as on most keyboards.
var letterRows = [...]string{"1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", ".,-():#/"} // below them stands the row of the space bar

// What the keys type without and with Shift. The strings are made once, so that no frame makes them.
var lowerLetters, upperLetters = letters()

func letters() (lower, upper []string) {
	for _, row := range letterRows {
		for i := range row {
			c := row[i]
			lower = append(lower, string(c))
			if c >= 'a' && c <= 'z' {
				c -= 'a' - 'A'
			}
			upper = append(upper, string(c))
		}
	}
	return lower, upper
}

// letter returns what the n-th key types now.
func (k *keyboard) letter(n int) string {
	if k.shift {
		return upperLetters[n]
	}
	return lowerLetters[n]
}

// lacksKeyboard reports whether the player seems to have no keyboard at hand.
func (e *Scene) lacksKeyboard() bool {
	return e.Stage.Platform == game.Phone || e.Stage.Device() == stage.Touch || e.Stage.Device() == stage.Pad
}

// layout adds the keys in r; opens says whether the key for opening would open the text.
func (k *keyboard) layout(f *ui.Frame, r render.Rect, s *stage.Stage, opens bool) {
	t := s.Lang.T
	r = f.Fixed(r)                                           // in a language from right to left the keys keep their order
	special := max(r.H/float32(k.rows()), f.Dip(specialKey)) // height of the rows with keys that type no letter
	height := (r.H - 2*special) / float32(k.rows()-2)
	y := r.Y
	n := 0
	for i, letters := range k.letters() {
		row := keyRow{f: f, unit: r.W / 10, x: r.X, y: y, height: height}
		unit := float32(1)
		switch i {
		case 2:
			row.x += row.unit / 2
		case 4:
			unit = 1.25
		}
		side := max(1.5, f.Dip(specialKey+1)/row.unit)
		if i == 3 {
			row.height, unit = special, (10-2*side)/7
			row.add(side, ui.Control{ID: shiftKeyID, Label: t("text.shift"), Icon: render.Up, On: k.shift})
		}
		for range len(letters) {
			row.add(unit, ui.Control{ID: ui.ID{Name: letterGroup, N: n}, Label: k.letter(n)})
			n++
		}
		if i == 3 {
			row.add(side, ui.Control{ID: eraseKeyID, Label: t("text.erase"), Icon: render.Delete})
		}
		y += row.height
	}
	row := keyRow{f: f, unit: r.W / 10, x: r.X, y: y, height: special}
	space := float32(7.5)
	if s.Platform == game.Phone {
		side := max(1.5, f.Dip(specialKey+1)/row.unit)
		row.add(side, ui.Control{ID: otherKeyID, Label: t("text.keyboard"), Icon: render.Keyboard})
		space -= side
	}
	row.add(space, ui.Control{ID: spaceKeyID, Label: t("text.space")})
	row.add(2.5, ui.Control{ID: enterKeyID, Label: t("text.open"), Icon: render.Tick, On: opens})
}

// specialKey is the least side of a key that types no letter, in dip.
const specialKey = 48

// spaceGrown is how much larger the word on the space bar becomes in large letters.
const spaceGrown = 1.25

// paintKey draws a key that types no letter.
func paintKey(l *render.List, f *ui.Frame, c *ui.Control) {
	style, ink := ui.KeyStyle(f, c, false)
	r, radius := ui.KeyFace(l, f, c, style), f.Dip(8)
	if c.Icon == render.NoIcon {
		l.TextIn(f.Fonts, f.Fitting(render.Regular, f.UpTo(render.Regular, 16, spaceGrown), c.Label, r.W*0.8), c.Label, r, render.Middle, render.Middle, ink)
	} else {
		side, at := min(f.Dip(24), r.W-f.Dip(4)), r.Centre()
		l.Icon(c.Icon, render.Rect{X: render.Floor(at.X - side/2), Y: render.Floor(at.Y - side/2), W: side, H: side}, f.Dip(2), ink)
	}
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, r.Inset(f.Dip(4)), radius-f.Dip(4))
	}
}

// keyRow lays out a row of keys from left to right.
type keyRow struct {
	f      *ui.Frame
	unit   float32 // width of a letter's key
	x      float32 // where the next key begins
	y      float32
	height float32
}

// add adds a key that is so many units wide.
func (r *keyRow) add(units float32, c ui.Control) {
	x0, x1 := render.Floor(r.x), render.Floor(r.x+units*r.unit)
	y0, y1 := render.Floor(r.y), render.Floor(r.y+r.height)
	c.Role, c.Look, c.Align = ui.Button, ui.Cap, render.Middle
	if c.ID.Name != letterGroup {
		c.Look = ui.Custom
	}
	c.Rect = r.f.Fixed(render.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0})
	r.f.Add(c)
	r.x += units * r.unit
}
