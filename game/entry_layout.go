package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// entryPlace is where the parts of the scene stand in this tick.
type entryPlace struct {
	field render.Rect
	inner render.Rect // the text in it
	char  float32     // width of a character
	line  float32     // height of a line
	top   int         // first line in sight
	keys  bool        // the scene brings its own keyboard
	said  render.Rect // what is said about the text
	room  float32     // height of the column's part in sight
}

// doneID is the key that opens the text.
var doneID = ui.ID{Name: "done"}

// The rows of keys drawn. Letters and digits in the order that most keyboards have.
var keyRows = [...]string{"1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", ".,-():#/"}

// The keys' letters as strings, small and capital, so that a steady frame makes none.
var lowerKeys, upperKeys = keyTexts()

func keyTexts() (lower, upper []string) {
	for _, row := range keyRows {
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

// drawsKeys reports whether the scene has to bring its own keyboard. Under a finger nothing changes.
func (e *entry) drawsKeys() bool {
	if a := e.app; len(a.fingers) == 0 {
		e.place.keys = a.boot.Platform == Phone || a.used == byTouch || a.used == byPad
	}
	return e.place.keys
}

func (e *entry) layout(f *ui.Frame) {
	t := e.app.lang.T
	keys := e.drawsKeys()
	wide := keys && f.Wide()
	width := float32(pageWidth)
	if wide {
		width = 1000
	}
	title := t("text.title")
	if e.lab != nil {
		title = t("lab.enter_title")
	}
	area, column := e.head(f, title, width)
	board := render.Rect{}
	switch {
	case wide:
		w := float32(int((column.W - f.Dip(16)) * 0.5))
		h := min(area.H-f.Dip(8), f.Dip(5*56))
		board = render.Rect{X: column.X + column.W - w, Y: area.Y, W: w, H: h}
		column.W -= w + f.Dip(16)
		area = render.Rect{X: column.X - f.Dip(8), Y: area.Y, W: column.W + f.Dip(16), H: area.H}
	case keys:
		h := min(f.Dip(5*54), area.H*0.62)
		edge := f.Dip(4)
		w := min(f.Safe.W-2*edge, f.Dip(560))
		board = render.Rect{X: float32(int(f.Safe.X + (f.Safe.W-w)/2)), Y: area.Y + area.H - h - edge, W: w, H: h}
		area.H = board.Y - area.Y - f.Dip(4)
	}
	col := e.scroll.Begin(f, area, column)
	e.column(f, col)
	e.scroll.End(f)
	if area.H != e.place.room {
		e.place.room, e.reveal = area.H, revealTicks
	}
	if keys {
		e.keyboard(f, board)
	}
}

// column lays out the field, what is said about it, and the buttons.
func (e *entry) column(f *ui.Frame, col *ui.Column) {
	t := e.app.lang.T
	col.Space(4)
	e.fieldIn(f, col)
	col.Space(8)
	look := ui.Small
	if e.verdict.bad && e.edit.text != "" {
		look = ui.Wrong
	}
	e.place.said = col.Line(e.verdict.text, look, render.Regular, 16).Rect
	col.Space(12)
	row := col.Take(f.ControlHeight())
	f.Add(ui.Control{ID: pasteID, Role: ui.Button, Label: t("text.paste"), Icon: render.Paste, Rect: f.Split(row, 2, 0, 8)})
	f.Add(ui.Control{ID: openID, Role: ui.Button, Look: ui.Primary, Label: t("text.open"), Icon: render.Play, Disabled: e.verdict.bad, Rect: f.Split(row, 2, 1, 8)})
	col.Space(8)
}

// fieldMost is how many lines of the text are in sight at most.
const fieldMost = 4

// fieldIn lays out the text's field, as high as its lines need.
func (e *entry) fieldIn(f *ui.Frame, col *ui.Column) {
	pl := &e.place
	face := f.Face(render.Mono, 16)
	pl.char, pl.line = f.Fonts.Width(face, "0"), f.Fonts.Metrics(face).Line
	pad := f.Dip(12)
	per := max(1, int((col.Area.W-2*pad-f.Dip(40))/pl.char))
	if len(e.lines) == 0 || per != e.per {
		e.per = per
		e.lines = breakEvery(e.lines, e.edit.text, per)
	}
	shown := min(max(len(e.lines), 1), fieldMost)
	pl.field = col.Take(max(f.ControlHeight(), pl.line*float32(shown)+2*pad))
	f.Add(ui.Control{ID: fieldID, Role: ui.Field, Look: ui.Custom, Label: e.app.lang.T("text.title"), Value: e.edit.text, Rect: pl.field, Face: face})
	pl.field = f.Fixed(pl.field) // game IDs run from left to right in every language
	side := f.Dip(48)
	if e.edit.text != "" {
		f.Add(ui.Control{ID: clearID, Role: ui.Button, Look: ui.Quiet, Label: e.app.lang.T("text.clear"), Icon: render.Close,
			Rect: f.Fixed(render.Rect{X: pl.field.X + pl.field.W - side, Y: pl.field.Y + (min(pl.field.H, f.ControlHeight())-side)/2, W: side, H: side})})
	}
	pl.inner = pl.field.Inset(pad)
	pl.inner.Y = pl.field.Y + (pl.field.H-pl.line*float32(shown))/2
	pl.inner.H = pl.line * float32(shown)
	at := e.edit.index() / per
	pl.top = min(max(pl.top, at-shown+1), at)
	pl.top = max(0, min(pl.top, len(e.lines)-shown))
}

// keyboard lays out the keys in r.
func (e *entry) keyboard(f *ui.Frame, r render.Rect) {
	r = f.Fixed(r) // as a whole it goes to the other side; its keys keep their order
	rows := len(keyRows)
	unit, h := r.W/10, r.H/float32(rows)
	n := 0
	for row, letters := range keyRows {
		x, y := r.X, r.Y+h*float32(row)
		key := func(width float32, c ui.Control) {
			x0, x1 := float32(int(x)), float32(int(x+width*unit))
			c.Role, c.Look, c.Align = ui.Button, ui.Cap, render.Middle
			c.Rect = f.Fixed(render.Rect{X: x0, Y: float32(int(y)), W: x1 - x0, H: float32(int(y+h)) - float32(int(y))})
			f.Add(c)
			x += width * unit
		}
		switch row {
		case 3:
			key(1.5, ui.Control{ID: shiftID, Label: e.app.lang.T("text.shift"), Icon: render.Up, On: e.shift})
		}
		for range len(letters) {
			key(1, ui.Control{ID: ui.ID{Name: keyGroup, N: n}, Label: e.letter(n)})
			n++
		}
		switch row {
		case 2:
			key(1, ui.Control{ID: doneID, Label: e.app.lang.T("text.open"), Icon: render.Tick, On: !e.verdict.bad})
		case 3:
			key(1.5, ui.Control{ID: eraseID, Label: e.app.lang.T("text.erase"), Icon: render.Delete})
		case 4:
			key(2, ui.Control{ID: spaceID, Label: e.app.lang.T("text.space")})
		}
	}
}

// caretAt puts the caret at the character nearest to a point of the screen.
func (e *entry) caretAt(p render.Point) {
	pl := &e.place
	row := clamp((p.Y-pl.inner.Y)/pl.line, 0, float32(len(e.lines)-1-pl.top))
	col := clamp((p.X-pl.inner.X)/pl.char+0.5, 0, float32(e.per))
	e.edit.to(e.edit.at((int(row)+pl.top)*e.per+int(col)), false)
}

// line takes the caret one line up or down; false if there is none.
func (e *entry) line(down, extend bool) bool {
	at := e.edit.index()
	next := at - e.per
	if down {
		next = at + e.per
	}
	if next < 0 || at/max(1, e.per) == len(e.lines)-1 && down || e.per == 0 {
		return false
	}
	e.edit.to(e.edit.at(next), extend)
	return true
}

func (e *entry) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID != fieldID {
		return
	}
	pl := &e.place
	style := render.BoxStyle{Fill: f.Theme.Raised, Edge: f.Theme.Edge, EdgeWidth: f.Dip(1)}
	if e.focus == fieldID {
		style.Edge, style.EdgeWidth = f.Theme.Accent, f.Dip(2)
	}
	l.Box(c.Rect, f.Radius(), style)
	m := f.Fonts.Metrics(c.Face)
	e.paintSelection(l, f)
	shown := int(pl.inner.H/pl.line + 0.5)
	for i := 0; i < shown && pl.top+i < len(e.lines); i++ {
		l.Text(f.Fonts, c.Face, e.lines[pl.top+i], pl.inner.X, float32(int(pl.inner.Y+pl.line*float32(i)+m.Ascent)), f.Theme.Ink)
	}
	at := e.edit.index()
	row := at/max(1, e.per) - pl.top
	x := float32(int(pl.inner.X + pl.char*float32(at%max(1, e.per))))
	l.Fill(render.Rect{X: x - f.Dip(1), Y: float32(int(pl.inner.Y + pl.line*float32(row))), W: f.Dip(2), H: pl.line}, 0, f.Theme.Accent)
}

// paintSelection draws the ground of what is selected, line by line.
func (e *entry) paintSelection(l *render.List, f *ui.Frame) {
	pl, per := &e.place, max(1, e.per)
	lo, hi := e.edit.span()
	top, end := pl.top*per, (pl.top+int(pl.inner.H/pl.line+0.5))*per
	for at := max(lo, top); at < min(hi, end); {
		next := min((at/per+1)*per, hi)
		r := render.Rect{X: pl.inner.X + pl.char*float32(at%per), Y: pl.inner.Y + pl.line*float32(at/per-pl.top), W: pl.char * float32(next-at), H: pl.line}
		l.Fill(r, 0, render.Mix(f.Theme.Raised, f.Theme.Accent, 0.35))
		at = next
	}
}
