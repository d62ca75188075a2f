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
}

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
var letterRows = [...]string{"1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", ".,-():#/"}

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
	r = f.Fixed(r) // in a language from right to left the keys keep their order
	height := r.H / float32(len(letterRows))
	n := 0
	for i, letters := range letterRows {
		row := keyRow{f: f, unit: r.W / 10, x: r.X, y: r.Y + height*float32(i), height: height}
		if i == 3 {
			row.add(1.5, ui.Control{ID: shiftKeyID, Label: t("text.shift"), Icon: render.Up, On: k.shift})
		}
		for range len(letters) {
			row.add(1, ui.Control{ID: ui.ID{Name: letterGroup, N: n}, Label: k.letter(n)})
			n++
		}
		switch i {
		case 2:
			row.add(1, ui.Control{ID: enterKeyID, Label: t("text.open"), Icon: render.Tick, On: opens})
		case 3:
			row.add(1.5, ui.Control{ID: eraseKeyID, Label: t("text.erase"), Icon: render.Delete})
		case 4:
			if s.Platform != game.Phone {
				row.add(2, ui.Control{ID: spaceKeyID, Label: t("text.space")})
				break
			}
			row.add(1, ui.Control{ID: spaceKeyID, Label: t("text.space")})
			row.add(1, ui.Control{ID: otherKeyID, Label: t("text.keyboard"), Icon: render.Keyboard})
		}
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
	c.Rect = r.f.Fixed(render.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0})
	r.f.Add(c)
	r.x += units * r.unit
}
