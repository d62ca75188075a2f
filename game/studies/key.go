package studies

import (
	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// key says what three dots, two, one and none mean: a study takes an even number of moves more than the fewest.
type key struct {
	long, short [keyParts]string
	words       *[keyParts]string // those that are shown
	face        render.FaceID
}

// keyParts is the number of meanings.
const keyParts = 4

// keyGroup is the name in the IDs of what the dots mean, which are numbered from 0.
const keyGroup = "legend"

// The measures of a key in dip.
const (
	keySide  = 8 // of its dots
	keyWord  = 6 // between dots and what they mean
	keyGap   = 20
	keyLeast = 10 // least gap of meanings in one row
	keyRow   = 2  // meanings in each of two rows
)

// keyGrown is how much larger the words of a key may become in large letters. The first with which it is one row is taken, else the last.
var keyGrown = [...]float32{1.35, 1.25, 1.15}

func newKey(l *assets.Lang) key {
	fewest := l.T("studies.fewest")
	return key{long: [keyParts]string{fewest, l.T("studies.more", "n", "2"), l.T("studies.more", "n", "4"), l.T("studies.more", "n", "6+")},
		short: [keyParts]string{fewest, "+2", "+4", "6+"}}
}

// fit chooses the largest words with which the key is one row in a width, figures alone if need be, else the smallest words.
func (k *key) fit(f *ui.Frame, width float32) {
	for _, words := range [...]*[keyParts]string{&k.long, &k.short} {
		k.words = words
		for _, grown := range keyGrown {
			if k.face = f.Face(render.Regular, f.UpTo(render.Regular, 16, grown)); k.fits(f, width, keyLeast) {
				return
			}
		}
	}
	k.words = &k.long
}

// dotsWidth returns the width of the dots and of the gap beside them.
func dotsWidth(f *ui.Frame) float32 { return ui.DotsWidth(f.Dip(keySide)) + f.Dip(keyWord) }

// width returns the width of one meaning, and sum that of all without gaps.
func (k *key) width(f *ui.Frame, i int) float32 {
	return dotsWidth(f) + f.Fonts.Width(k.face, k.words[i]) + 1
}

func (k *key) sum(f *ui.Frame) (w float32) {
	for i := range k.words {
		w += k.width(f, i)
	}
	return w
}

// fits reports whether the key is one row in a width, with gaps of so many dip.
func (k *key) fits(f *ui.Frame, width, gap float32) bool {
	return k.sum(f)+(keyParts-1)*f.Dip(gap) <= width
}

// atEnd adds the key at the end of a row.
func (k *key) atEnd(f *ui.Frame, row render.Rect) {
	x := row.X + row.W - k.sum(f) - (keyParts-1)*f.Dip(keyGap)
	for i := range k.words {
		w := k.width(f, i)
		k.add(f, i, render.Rect{X: render.Floor(x), Y: row.Y, W: w, H: row.H})
		x += w + f.Dip(keyGap)
	}
}

// below adds the key in a row of its own, from edge to edge of a phone, or in two rows where it is too long for one.
func (k *key) below(col *ui.Column) {
	f, high := col.F, col.F.Fonts.Metrics(k.face).Line
	gap := (col.Area.W - k.sum(f)) / (keyParts - 1)
	row := col.Take(high)
	if gap < f.Dip(keyLeast) {
		for i := range k.words {
			if i == keyRow {
				row = col.Take(high)
			}
			k.add(f, i, f.Split(row, keyRow, i%keyRow, keyGap))
		}
		return
	}
	if f.Wide() {
		gap = f.Dip(keyGap)
	}
	x := row.X
	for i := range k.words {
		k.add(f, i, render.Rect{X: render.Floor(x), Y: row.Y, W: k.width(f, i), H: high})
		x += k.width(f, i) + gap
	}
}

// add adds a meaning, in smaller letters where it is too long.
func (k *key) add(f *ui.Frame, i int, at render.Rect) {
	fits := f.FaceFitting(k.words[i], at.W-dotsWidth(f))
	f.Add(ui.Control{ID: ui.ID{Name: keyGroup, N: i}, Role: ui.Text, Look: ui.Custom, Label: k.long[i], Face: min(k.face, fits), Rect: at})
}

// paint draws dots and what they mean.
func (k *key) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	side, at := f.Dip(keySide), c.Rect
	dots := render.Rect{X: at.X, Y: at.Y + render.Floor((at.H-side)/2), W: ui.DotsWidth(side), H: side}
	ui.Dots(l, f, f.Within(at, dots), 3-c.ID.N)
	words := render.Rect{X: at.X + dotsWidth(f), Y: at.Y, W: at.W - dotsWidth(f), H: at.H}
	l.TextIn(f.Fonts, c.Face, k.words[c.ID.N], f.Within(at, words), f.Near(), render.Middle, f.Theme.Ink2)
}
