package gallery

import (
	"strings"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/film"
)

// GoalDesk is what the page of a goal asks of the rest of the program.
type GoalDesk interface {
	// Goals returns the goals that the player keeps.
	Goals() *saves.Goals
	// Hung deals a game of a goal.
	Hung(c puzzle.Config)
	// NameGoal asks for the name of a goal, and keeps the goal under it.
	NameGoal(c puzzle.Config)
	// KeepGoal keeps a goal under a name; RemoveGoal removes it.
	KeepGoal(c puzzle.Config, name string)
	RemoveGoal(c puzzle.Config)
	// ChangeGoal shows the page on which the player draws, with a goal; CanChange reports whether that is small enough.
	ChangeGoal(c puzzle.Config)
	CanChange(c puzzle.Config) bool
}

// Goal is the page of a goal with a given line or arrangement: it can be played, kept, named, changed, shared and removed.
type Goal struct {
	stage.Page
	desk     GoalDesk
	config   puzzle.Config
	picture  boardview.GoalPicture
	changes  int // of the goals kept, when the words were made
	name     string
	line     string // what the goal is, in words
	kept     bool
	commands []ui.Command // buffer of the small buttons
	removed  string       // its name before the player removed it; "": it was not removed
}

// The controls of the page of a goal.
var (
	pictureID = ui.ID{Name: "picture"}
	playID    = ui.ID{Name: "start"}
	keepID    = ui.ID{Name: "keep"}
	renameID  = ui.ID{Name: "rename"}
	changeID  = ui.ID{Name: "change"}
	shareID   = ui.ID{Name: "share"}
	saveID    = ui.ID{Name: "save"}
	removeID  = ui.ID{Name: "remove"}
	undoID    = ui.ID{Name: "undo"}
)

// NewGoal returns the page of a goal: see session.Keeps.
func NewGoal(s *stage.Stage, desk GoalDesk, c puzzle.Config) *Goal {
	c.Rule = c.Rule.Canonical(c.Size)
	p := &Goal{Page: stage.NewPage(s), desk: desk, config: c}
	p.read()
	return p
}

// read makes the words anew.
func (p *Goal) read() {
	l, goals := p.Stage.Lang, p.desk.Goals()
	p.changes = goals.Changes()
	p.name, p.kept = goals.Name(p.config)
	p.line = goalLine(l, p.config)
	if !p.kept {
		p.name = p.removed
	} else {
		p.removed = ""
	}
	if p.name == "" {
		p.name = l.T("gallery.unnamed")
	}
}

// goalLine says what a goal is: size, kind and the number left out.
func goalLine(l *assets.Lang, c puzzle.Config) string {
	line := words.SizeAndKind(l, c.Size, c.Rule.Kind)
	if c.Rule.Missing > 0 {
		line = l.T("common.config_missing", "config", line, "n", c.Rule.Missing)
	}
	return line
}

// First returns the button that plays.
func (p *Goal) First() ui.ID { return playID }

// Hear makes the words anew when the language changes.
func (p *Goal) Hear(n stage.News) {
	if n == stage.Reworded {
		p.read()
	}
}

// Tick follows the goals kept.
func (p *Goal) Tick() {
	if p.changes != p.desk.Goals().Changes() {
		p.read()
	}
}

// Layout lays out the picture and the buttons: side by side if the screen is wide.
func (p *Goal) Layout(f *ui.Frame) {
	p.picture.Set(p.config, f.Theme, p.Stage.Set.Scheme)
	p.picture.View.Bars = true
	area, column := p.head(f)
	var play ui.Control
	pin := f.TextSize >= ui.LargeText && f.Pins(area)
	if pin {
		play = f.Pinned(&area, column, playID, p.Stage.Lang.T("gallery.play"))
	}
	col := p.Scroll.Begin(f, area, column)
	left, right, beside := col.Part()
	if beside || f.Wide() {
		if !beside {
			gap := f.Dip(24)
			left.Area.W = render.Floor((col.Area.W - gap) * 0.42)
			right.Area.X += left.Area.W + gap
			right.Area.W -= left.Area.W + gap
		}
		high := area.H - f.Dip(32)
		side := min(high, col.Area.W-f.Dip(24)-f.Grown(buttonsWidth)) // as high as the page
		switch {
		case !f.Low():
			side = max(side, left.Area.W)
		case f.TextSize < ui.LargeText:
			side = min(high, left.Area.W)
		}
		more := side - left.Area.W
		left.Area.W, right.Area.X, right.Area.W = side, right.Area.X+more, right.Area.W-more
		picture := p.layoutPicture(&left, high)
		v := p.picture.View
		v.Rect, v.Scale = picture.Rect, f.Scale
		picture.Rect.X = left.Area.X - v.Lead() // its ribbon begins where the column does
		buttons := func(col *ui.Column) {
			p.layoutPlay(col)
			p.layoutButtons(col)
		}
		words := right.Measure(func(col *ui.Column) { p.layoutWords(col, render.Start) }) + right.Measure(buttons)
		right.Y = max(right.Y, right.Y+render.Floor((left.Y-f.Dip(16)-right.Y-words)/2)) // beside the middle of the picture
		p.layoutWords(&right, render.Start)
		buttons(&right)
		col.Y = max(left.Y, right.Y)
	} else {
		part := float32(pictureHigh)
		if pin { // the button that plays has a part of the page
			part = pictureLow
		}
		p.layoutPicture(col, area.H*part)
		rest := func(col *ui.Column) {
			p.layoutWords(col, render.Middle) // below the middle of the picture
			if !pin {
				p.layoutPlay(col)
			}
			p.layoutButtons(col)
		}
		spare := area.Y + area.H - f.Dip(16) - col.Y - col.Measure(rest)
		col.Y += render.Floor(max(0, spare/2)) // in the middle of what the picture leaves
		rest(col)
	}
	p.End(f, col)
	if pin {
		f.Add(play)
	}
}

// pictureHigh is the part of the page's height that the picture has above its words, pictureLow that above a pinned button.
const (
	pictureHigh = 0.58
	pictureLow  = 0.38
)

// configGrown is how much larger the line below the name becomes in large letters, to be one.
const configGrown = 1.4

// buttonsWidth is the width that the buttons keep beside the picture, in dip.
const buttonsWidth = 340

func (p *Goal) layoutPicture(col *ui.Column, most float32) *ui.Control {
	f := col.F
	side := render.Floor(min(col.Area.W, max(most, f.Dip(120))))
	r := col.Take(side)
	r.X += render.Floor((r.W - side) / 2)
	r.W = side
	col.Space(16)
	return f.Add(ui.Control{ID: pictureID, Role: ui.Image, Look: ui.Custom, Label: p.line, Rect: r})
}

func (p *Goal) layoutWords(col *ui.Column, align render.Align) {
	size, line, space := float32(24), float32(16), float32(16)
	switch {
	case col.F.Wide() && !col.F.Low(): // beside a picture as high as the page
		size, line, space = 40, 20, 32
	case col.F.Wide():
		size = 28
	case col.F.TextSize >= ui.LargeText:
		size, line = 18, col.F.UpTo(render.Regular, 16, configGrown)
	}
	name := col.Line(p.name, ui.Title, render.Title, size)
	name.Role, name.Align = ui.Heading, align
	col.Line(p.line, ui.Small, render.Regular, line).Align = align
	col.Space(space)
}

func (p *Goal) layoutPlay(col *ui.Column) {
	col.Button(playID, p.Stage.Lang.T("gallery.play"), ui.Primary).Icon = render.Play
}

// layoutButtons adds the one button that is new or takes something back, if there is one, and a row of small ones for all else.
func (p *Goal) layoutButtons(col *ui.Column) {
	t := p.Stage.Lang.T
	p.commands = p.commands[:0]
	switch {
	case p.removed != "":
		col.Second(undoID, t("gallery.removed")).Icon = render.Undo
	case !p.kept:
		col.Second(keepID, t("gallery.keep")).Icon = render.Plus
	default:
		p.commands = append(p.commands, ui.Command{ID: renameID, Label: t("gallery.rename"), Icon: render.Name})
	}
	p.commands = append(p.commands, ui.Command{ID: changeID, Label: t("gallery.change"), Icon: render.Tiles, Disabled: !p.desk.CanChange(p.config)},
		ui.Command{ID: shareID, Label: t("gallery.share"), Icon: render.Share}, ui.Command{ID: saveID, Label: t("gallery.save"), Icon: render.Picture})
	if p.kept && !removeApart(col.F) {
		p.commands = append(p.commands, p.remove())
	}
	most := len(p.commands)
	if most > 3 && (col.F.Low() || col.F.TextSize >= ui.LargeText) { // a block as wide as the button above it
		most = 2
	}
	for i := range p.commands {
		p.commands[i].Hue = (float32(i) + 0.5) / float32(len(p.commands))
	}
	if most < len(p.commands) {
		col.Space(-ui.GroundAir) // the grounds lie as far below the button as from each other
	}
	col.Block(p.commands, most)
}

// removeApart reports whether what removes the goal stands at the end of the title: large letters and a low screen leave no room for it
// among the other buttons.
func removeApart(f *ui.Frame) bool { return f.Low() || f.TextSize >= ui.LargeText }

// remove returns the button that removes the goal.
func (p *Goal) remove() ui.Command {
	return ui.Command{ID: removeID, Label: p.Stage.Lang.T("gallery.remove"), Icon: render.Bin}
}

// head lays out the title and, where it stands apart, what removes the goal at its end: without its word where that has no room.
func (p *Goal) head(f *ui.Frame) (area, column render.Rect) {
	t := p.Stage.Lang.T
	if !p.kept || !removeApart(f) {
		return p.Head(f, t("gallery.goal"), pageWidth)
	}
	remove := p.remove()
	face := f.Face(render.Regular, f.UpTo(render.Regular, 16, removeGrown)) // no larger than the words of the others
	wide := f.Fonts.Width(face, remove.Label) + f.IconSide() + f.Dip(removePad)
	at := len(f.Controls)
	area, column, end := p.HeadWith(f, t("gallery.goal"), pageWidth, wide)
	if end.Empty() {
		f.Controls = f.Controls[:at]
		return p.HeadIcons(f, t("gallery.goal"), pageWidth, remove)
	}
	end.X += f.Dip(removePad/2 - 4) // its word ends with the column
	c := f.Add(remove.Control(end))
	c.Look, c.Align, c.Face = ui.Quiet, render.Middle, face
	return area, column
}

// removePad is the room around the icon and the word of the button that removes a goal, in dip, and removeGrown how much larger its word
// becomes in large letters.
const (
	removePad   = 24
	removeGrown = 1.3
)

// Act does what a button says.
func (p *Goal) Act(id ui.ID) {
	switch id {
	case playID:
		p.desk.Hung(p.config)
	case keepID, renameID:
		p.desk.NameGoal(p.config)
	case changeID:
		p.desk.ChangeGoal(p.config)
	case shareID:
		p.Stage.Share(p.config.String())
		if p.Stage.Platform != game.Desktop {
			p.Stage.Out.SharePicture = p.file()
		}
	case saveID:
		p.Stage.Out.Save = p.file()
	case removeID:
		p.removed = p.name
		p.desk.RemoveGoal(p.config)
		p.read()
		p.Focus = undoID
		p.Stage.Say(p.Stage.Lang.T("gallery.removed"))
	case undoID:
		p.desk.KeepGoal(p.config, p.removed)
		p.read()
		p.Focus = renameID
		p.Stage.Say(p.Stage.Lang.T("gallery.restored", "name", p.name))
	}
}

// file returns the picture of the goal as a file.
func (p *Goal) file() *game.FileOut {
	theme := p.picture.View.Theme
	c := render.GoalCard{Theme: theme, Goal: p.picture.View.Goal, Line: p.Stage.Lang.T("common.title"), Name: p.name}
	if !p.kept {
		c.Name = p.line
	}
	c.Colors = render.TileColors(nil, theme, boardview.RenderScheme(p.Stage.Set.Scheme), c.Goal)
	return &game.FileOut{Name: fileName(p.name) + ".png", Type: "image/png", Data: film.GoalPNG(render.NewFonts(), &c)}
}

// fileName returns a name as the name of a file: letters, digits and hyphens.
func fileName(name string) string {
	var b strings.Builder
	b.WriteString("wildfifteen")
	word := false
	for _, r := range strings.ToLower(name) {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			if !word {
				b.WriteByte('-')
			}
			b.WriteRune(r)
			word = true
		} else {
			word = false
		}
	}
	return b.String()
}

// Paint draws the picture.
func (p *Goal) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID == pictureID {
		p.picture.Draw(l, f.Fonts, c.Rect, f.Scale)
	}
}
