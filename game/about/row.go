package about

import (
	"wildfifteen/assets"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// lineConfig is the configuration of the lines that stand for the parts of the program, each with an example of its own. That of the
// program itself is its emblem.
var lineConfig = puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Wild}}

// setLine makes a picture show the line of a part.
func setLine(p *boardview.GoalPicture, part int, theme *render.Theme, scheme session.Scheme) {
	if p.Example = part; part == 0 {
		p.SetEmblem(theme, scheme)
		return
	}
	p.Set(lineConfig, theme, scheme)
}

// The measures of the row of a part in dip.
const (
	rowSide = 40 // of its line
	rowIn   = 8  // from the border of the row, which is as far inside the ground
	rowGap  = 16 // between line and words
	rowOver = 6  // above and below the line and the words
	bareIn  = 3  // how much smaller the line is beside a name alone, on each side
	bareAir = 16 // between two such names, which may have two lines each
)

// rows are the parts of the program with their lines, as rows of a list.
type rows struct {
	parts []assets.Licence
	lines []boardview.GoalPicture
	bare  bool // the name of a licence is left to its page
}

func newRows(parts []assets.Licence) rows {
	return rows{parts: parts, lines: make([]boardview.GoalPicture, len(parts))}
}

// add adds the row of a part.
func (s *rows) add(col *ui.Column, i int, scheme session.Scheme) *ui.Control {
	f, part := col.F, &s.parts[i]
	setLine(&s.lines[i], i, f.Theme, scheme)
	r := render.Rect{X: col.Area.X - col.Hang, Y: col.Y, W: col.Area.W + 2*col.Hang}
	_, words := rowParts(f, r)
	r.H = max(f.Dip(rowSide), s.words(f, i, words.W).Height(f)) + f.Dip(2*rowOver)
	if s.bare {
		r.H = max(f.ControlHeight(), s.words(f, i, words.W).Height(f)+f.Dip(bareAir))
	}
	col.Take(r.H)
	return f.Add(ui.Control{ID: ui.ID{Name: licenceGroup, N: i}, Role: ui.Button, Look: ui.Custom, Label: part.Name, Value: part.Terms, Rect: r})
}

// words returns the words of a row: the name of the part and, below it, the name of its licence.
func (s *rows) words(f *ui.Frame, i int, width float32) ui.NameLine {
	if face := f.Face(render.Regular, 16); s.bare {
		return ui.NameLine{Name: f.Wrap(s.parts[i].Name, face, width), Face: face, Second: face}
	}
	return f.NameLine(s.parts[i].Name, f.Face(render.Regular, 16), s.parts[i].Terms, width)
}

// rowParts returns the places of the line and the words in a row. An icon ends it.
func rowParts(f *ui.Frame, r render.Rect) (line, words render.Rect) {
	in, side := f.Dip(rowIn), f.Dip(rowSide)
	line = render.Rect{X: r.X + in, Y: r.Y + render.Floor((r.H-side)/2), W: side, H: side}
	x := line.X + side + f.Dip(rowGap)
	return line, render.Rect{X: x, Y: r.Y, W: r.X + r.W - x - f.IconSide() - in, H: r.H}
}

// paint draws a row. It ends with an arrow if it leads to the licence, with a tick if that is beside it.
func (s *rows) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.Pressed || c.On {
		l.Fill(c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4), f.Theme.Tray)
	}
	ui.Shade(l, f, c, c.Rect, f.Radius())
	line, words := rowParts(f, c.Rect)
	if s.bare {
		line = line.Inset(f.Dip(bareIn))
	}
	s.lines[c.ID.N].Draw(l, f.Fonts, f.Within(c.Rect, line), f.Scale)
	s.words(f, c.ID.N, words.W).Paint(l, f, c, words, f.Near())
	side, icon, ink := f.IconSide(), render.Right, f.Theme.Ink2
	switch {
	case c.Role == ui.Radio && !c.On:
		icon = render.NoIcon
	case c.Role == ui.Radio:
		icon, ink = render.Tick, f.Theme.Accent
	case f.RTL:
		icon = render.Left
	}
	at := render.Rect{X: words.X + words.W, Y: c.Rect.Y + render.Floor((c.Rect.H-side)/2), W: side, H: side}
	l.Icon(icon, f.Within(c.Rect, at), f.Dip(2), ink)
	if c.Focused && f.ShowRing {
		ui.Ring(l, f, c.Rect.Inset(f.Dip(4)), f.Radius()-f.Dip(4))
	}
}
