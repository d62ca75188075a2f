package boardview

import (
	"strconv"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// GoalPicture is a picture of a configuration's goal. If the goal is drawn at random for each deal, the picture shows
// an example.
type GoalPicture struct {
	config puzzle.Config
	drawn  int // the Example of View.Goal
	View   render.GoalView
	theme  *render.Theme // of View.Colors
	scheme session.Scheme

	Blank  bool // the picture has three quarters of its colours and no numbers, as of what is still to be won; the next Set makes it so
	blanks bool // the Blank of View.Colors

	Example int // which example the picture shows, from 0; the next Set draws it
}

// exampleSeed is the seed of the first example of wild and random goals, and begins that of the others.
const exampleSeed = "example"

// Set makes the picture show a configuration, in the colours of theme and scheme. It is quick if nothing has changed. For an invalid
// configuration the picture stays as it was.
func (g *GoalPicture) Set(c puzzle.Config, theme *render.Theme, scheme session.Scheme) {
	fresh := c != g.config || g.Example != g.drawn || g.theme == nil
	if !fresh && theme == g.theme && scheme == g.scheme && g.Blank == g.blanks {
		return
	}
	if fresh {
		seed := exampleSeed
		if g.Example > 0 {
			seed += strconv.Itoa(g.Example)
		}
		game, err := puzzle.DealSeeded(c, seed)
		if err != nil {
			return
		}
		g.config, g.drawn, g.View.Goal = c, g.Example, game.Goal
	}
	g.theme, g.scheme, g.blanks = theme, scheme, g.Blank
	g.View.Theme = theme
	g.View.Mute = g.Blank && !theme.Contrast // in high contrast only the numbers tell an arrangement
	g.View.Colors = render.TileColors(g.View.Colors[:0], theme, RenderScheme(scheme), g.View.Goal)
	if g.Blank && !theme.Contrast {
		for i, c := range g.View.Colors {
			g.View.Colors[i] = render.Mix(theme.Paper, c, blankPart)
		}
	}
}

// SetEmblem is Set for the configuration whose goal is the program's emblem.
func (g *GoalPicture) SetEmblem(theme *render.Theme, scheme session.Scheme) {
	g.Set(puzzle.Config{Size: puzzle.Size{W: 4, H: 4}, Rule: puzzle.Rule{Kind: puzzle.Spiral}}, theme, scheme)
}

// blankPart is the part of its own colour in that of each tile of a goal that is Blank; the rest is paper.
const blankPart = 0.75

// Draw paints the picture in r.
func (g *GoalPicture) Draw(l *render.List, f *render.Fonts, r render.Rect, scale float32) {
	v := &g.View
	v.Rect, v.Scale = r, scale
	l.GoalThumb(f, v)
}

// DrawEven is Draw with an arrangement as large as the ribbon of another goal would be.
func (g *GoalPicture) DrawEven(l *render.List, f *render.Fonts, r render.Rect, scale float32) {
	if size := g.View.Goal.Size(); !g.View.InLines() {
		cell := render.Floor(min(r.W/float32(size.W), r.H/float32(size.H)))
		r = r.Inset(render.Floor(cell * render.RibbonAir))
	}
	g.Draw(l, f, r, scale)
}

// The measures of a card in dip: the least space around the picture, the least space below its words, and that between both.
const (
	cardPad  = 6
	cardFoot = 4
	cardGap  = 6
)

// CardPlaces returns the places of a picture, so many times as high as it is wide, and of a control's label below it, as one block in the
// middle of the control.
func CardPlaces(f *ui.Frame, k *ui.Control, tall float32) (picture, words render.Rect) {
	r, line := k.Rect, f.Fonts.Metrics(k.Face).Line
	picture = r.Inset(f.Dip(cardPad))
	most := r.H - line - f.Dip(cardPad+cardFoot)
	picture.H = render.Floor(min(most-f.Dip(2), picture.W*tall))
	gap := max(f.Dip(2), min(f.Dip(cardGap), (most-picture.H)/3))
	picture.Y += render.Floor((most - picture.H - gap) / 2)
	words = render.Rect{X: r.X + f.Dip(2), Y: render.Floor(picture.Y + picture.H + gap), W: r.W - f.Dip(4), H: line}
	return picture, words
}

// PaintCard paints the picture in a control and the control's label below it, as one block in the middle. The labels of choices that are
// not on are fainter.
func (g *GoalPicture) PaintCard(l *render.List, f *ui.Frame, k *ui.Control) {
	size := g.View.Goal.Size()
	picture, words := CardPlaces(f, k, float32(size.H)/float32(size.W))
	g.Draw(l, f.Fonts, picture, f.Scale)
	ink := f.Theme.Ink
	if k.Role == ui.Radio && !k.On {
		ink = f.Theme.Ink2
	}
	l.TextIn(f.Fonts, k.Face, k.Label, words, render.Middle, render.Middle, ink)
}
