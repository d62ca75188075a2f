package lab

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wildfifteen/assets"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// term is a number of the sum that decides on boards of even width, with what it is.
type term struct{ figure, name string }

// addUp makes the words of the sum of inversions and row: none where another rule decides.
func (f *facts) addUp(lang *assets.Lang) {
	f.sum, f.sumWords = [3]term{}, ""
	if f.Applied != puzzle.EvenWidth {
		return
	}
	n, row := f.Start.Inversions, f.Start.BlankRow
	inversions, inRow, parity := lang.N("explain.inversions", n), lang.T("records.row", "n", lang.Count(row)), lang.T("explain.even")
	if f.Start.Odd {
		parity = lang.T("explain.odd")
	}
	f.sum[0] = term{lang.Count(n), capital(noun(inversions, lang.Count(n)))}
	f.sum[1] = term{lang.Count(row), capital(noun(inRow, lang.Count(row)))}
	f.sum[2] = term{lang.Count(n + row), capital(parity)}
	f.sumWords = inversions + " + " + inRow + " = " + f.sum[2].figure + ", " + parity
}

// noun returns what words with a figure count: the longer part, as a counter or a point may stand at the other side.
func noun(words, figure string) string {
	before, after, _ := strings.Cut(words, figure)
	before, after = strings.Trim(before, joints), strings.Trim(after, joints)
	if utf8.RuneCountInString(before) > utf8.RuneCountInString(after) {
		return before
	}
	return after
}

// joints are what joins a figure to a noun.
const joints = " .\u00a0"

// capital returns a word from a sentence as it stands alone.
func capital(word string) string {
	first, n := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[n:]
}

// onPhone reports whether the screen is as small as that of a phone.
func onPhone(f *ui.Frame) bool { return !f.Wide() || f.Low() }

// addsUp reports whether the sum stands in figures: on phones. The column of a desktop has room for the sentence.
func (f *facts) addsUp(fr *ui.Frame) bool { return f.sumWords != "" && onPhone(fr) }

// sumID is the sum in figures.
var sumID = ui.ID{Name: "inversionsum"}

// The sizes of its figures and of their names, the space around them and between them, what is free between two terms, and how much of
// that a name takes at either side, in dip.
const (
	sumFigure = 40
	sumName   = 16
	sumEdge   = 12
	sumAir    = 6
	sumGap    = 24
	sumOver   = 9
)

// sumSigns are what stands between the terms.
var sumSigns = [...]string{"+", "="}

// layoutSum adds the sum.
func layoutSum(col *ui.Column, k *facts) {
	f := col.F
	figure, name := k.sumFaces(f, col.Area.W)
	high := f.Fonts.Metrics(figure).Cap + f.Fonts.Metrics(name).Line + f.Dip(2*sumEdge+sumAir)
	f.Add(ui.Control{ID: sumID, Role: ui.Text, Look: ui.Custom, Label: k.sumWords, Face: figure, Rect: col.Take(high)})
}

// sumFaces returns the faces of figures and names in a width: all of either are as large as the longest allows.
func (k *facts) sumFaces(f *ui.Frame, width float32) (figure, name render.FaceID) {
	room := f.Split(render.Rect{W: width - f.Dip(2*sumEdge)}, len(k.sum), 0, sumGap).W
	large, small := f.Face(render.Figure, sumFigure), f.Face(render.Regular, sumName)
	var long term
	for _, t := range k.sum {
		if f.Fonts.Width(large, t.figure) > f.Fonts.Width(large, long.figure) {
			long.figure = t.figure
		}
		if f.Fonts.Width(small, t.name) > f.Fonts.Width(small, long.name) {
			long.name = t.name
		}
	}
	return f.Fitting(render.Figure, f.UpTo(render.Figure, sumFigure, wordsGrown), long.figure, room),
		f.Fitting(render.Regular, f.UpTo(render.Regular, sumName, wordsGrown), long.name, room+f.Dip(2*sumOver))
}

// paintSum draws the sum on a ground: the terms with their names below them, and the signs between them.
func (k *facts) paintSum(dl *render.List, f *ui.Frame, c *ui.Control) {
	dl.Box(c.Rect, f.Radius(), f.FaintGround())
	_, name := k.sumFaces(f, c.Rect.W)
	top := c.Rect.Inset(f.Dip(sumEdge))
	top.H = f.Fonts.Metrics(c.Face).Cap
	line := f.Fonts.Metrics(name).Line
	for i, t := range k.sum {
		at := f.Split(top, len(k.sum), i, sumGap)
		dl.TextIn(f.Fonts, c.Face, t.figure, f.Within(c.Rect, at), render.Middle, render.Middle, f.Theme.Ink)
		ink := f.Theme.Ink2
		if i == len(k.sum)-1 { // odd or even: what decides
			ink = f.Theme.Ink
		}
		below := render.Rect{X: at.X - f.Dip(sumOver), Y: at.Y + at.H + f.Dip(sumAir), W: at.W + f.Dip(2*sumOver), H: line}
		dl.TextIn(f.Fonts, name, t.name, f.Within(c.Rect, below), render.Middle, render.Middle, ink)
		if i < len(sumSigns) {
			sign := render.Rect{X: at.X + at.W - at.W/4, Y: at.Y, W: f.Dip(sumGap) + at.W/2, H: at.H} // wide enough for any letters
			dl.TextIn(f.Fonts, c.Face, sumSigns[i], f.Within(c.Rect, sign), render.Middle, render.Middle, f.Theme.Ink2)
		}
	}
}
