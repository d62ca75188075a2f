// Package share is the scene in which the player shares a solve: a card, which is a picture of it, and a link.
package share

import (
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/film"
)

// Solve is what the player shares.
type Solve struct {
	Game    puzzle.Game
	Depth   int // see session.Options
	Time    time.Duration
	Moves   int       // in the single-tile metric
	Optimal int       // the fewest possible, 0 if that is unknown
	Date    time.Time // as the player's clock showed it
	Day     string    // Date in words
	Text    string    // the text of the replay or, without moves, of the game
}

// Scene shows the card and offers to share or save it.
type Scene struct {
	stage.Page
	solve  Solve
	scheme session.Scheme
	square bool
	card   render.ShareCard
	shapes []string
	told   string // the card in words
}

// The controls.
const shapeGroup = "shape"

var (
	cardID = ui.ID{Name: "card"}
	linkID = ui.ID{Name: "link"}
	bothID = ui.ID{Name: "both"}
	saveID = ui.ID{Name: "save"}
)

// New returns the scene.
func New(s *stage.Stage, v Solve) *Scene {
	p := &Scene{Page: stage.NewPage(s), solve: v}
	p.fill()
	return p
}

// fill makes the texts of the card.
func (p *Scene) fill() {
	lang, v := p.Stage.Lang, &p.solve
	p.shapes = []string{lang.T("share.wide"), lang.T("share.square")}
	c := &p.card
	c.Goal, c.Title, c.Date = v.Game.Goal, lang.T("common.title"), v.Day
	c.Time, c.Name = words.Clock(v.Time, 1), words.Deal(lang, v.Game, v.Depth)
	c.Moves = lang.Count(v.Moves)
	c.Best = v.Optimal > 0 && v.Optimal == v.Moves
	switch {
	case c.Best:
		c.Note = lang.N("share.perfect", v.Moves)
	case v.Optimal > 0:
		c.Note = lang.N("share.moves_best", v.Moves, "best", lang.Count(v.Optimal))
	default:
		c.Note = lang.N("share.moves", v.Moves)
	}
	p.told = lang.T("share.told", "name", c.Name, "time", c.Time, "moves", c.Moves, "note", c.Note, "day", c.Date)
}

// First returns the button that shares.
func (p *Scene) First() ui.ID { return bothID }

// Hear makes all texts anew in another language.
func (p *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		p.fill()
	}
}

// Layout lays out the card and the buttons: side by side if the screen is wide.
func (p *Scene) Layout(f *ui.Frame) {
	p.colour(f)
	t := p.Stage.Lang.T
	width := float32(stage.PageWidth)
	if f.Safe.W > f.Safe.H {
		width = 1040
	}
	area, column := p.Head(f, t("share.title"), width)
	col := p.Scroll.Begin(f, area, column)
	left, right, beside := col.Part()
	if beside {
		p.layoutCard(&left, area.H-f.Dip(32))
		p.layoutButtons(&right)
		col.Y = max(left.Y, right.Y)
	} else {
		p.layoutCard(col, area.H*0.6)
		p.layoutButtons(col)
	}
	p.End(f, col)
}

// colour follows the theme and the colours of tiles.
func (p *Scene) colour(f *ui.Frame) {
	if c := &p.card; c.Theme != f.Theme || p.scheme != p.Stage.Set.Scheme {
		c.Theme, p.scheme = f.Theme, p.Stage.Set.Scheme
		c.Colors = render.TileColors(c.Colors[:0], f.Theme, boardview.RenderScheme(p.scheme), c.Goal)
	}
}

// size returns the size of the card's file.
func (p *Scene) size() (w, h float32) {
	if p.square {
		return render.CardSquare, render.CardSquare
	}
	return render.CardWide, render.CardLow
}

func (p *Scene) layoutCard(col *ui.Column, most float32) {
	f := col.F
	w, h := p.size()
	scale := min(col.Area.W/w, max(most, f.Dip(160))/h)
	row := col.Take(render.Floor(h * scale))
	row.X += render.Floor((row.W - w*scale) / 2)
	row.W = render.Floor(w * scale)
	f.Add(ui.Control{ID: cardID, Role: ui.Image, Look: ui.Custom, Label: p.told, Rect: row})
	col.Space(16)
}

func (p *Scene) layoutButtons(col *ui.Column) {
	t := p.Stage.Lang.T
	on := 0
	if p.square {
		on = 1
	}
	col.Choice(shapeGroup, "", p.shapes, on)
	col.Space(8)
	if p.Stage.Platform == game.Desktop {
		col.Button(bothID, t("share.copy_link"), ui.Primary).Icon = render.Copy
	} else {
		col.Button(bothID, t("share.share"), ui.Primary).Icon = render.Share
		col.Button(linkID, t("share.copy_link"), ui.Plain).Icon = render.Copy
	}
	col.Button(saveID, t("share.save"), ui.Plain)
	col.Small(t("share.about"))
}

// Act shares, copies or saves.
func (p *Scene) Act(id ui.ID) {
	switch id {
	case bothID:
		p.Stage.Share(p.solve.Text)
		if p.Stage.Platform != game.Desktop {
			p.Stage.Out.SharePicture = p.file()
		}
	case linkID:
		p.Stage.Copy(p.solve.Text)
	case saveID:
		p.Stage.Out.Save = p.file()
	}
	if id.Name == shapeGroup {
		p.square = id.N == 1
	}
}

// file returns the card as a picture.
func (p *Scene) file() *game.FileOut {
	w, h := p.size()
	return &game.FileOut{Name: "wildfifteen-" + p.solve.Date.Format("2006-01-02") + ".png", Type: "image/png",
		Data: film.CardPNG(render.NewFonts(), &p.card, w, h)}
}

// Paint draws the card.
func (p *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID != cardID {
		return
	}
	l.ShareCard(f.Fonts, c.Rect, &p.card)
	l.Box(c.Rect, 0, render.BoxStyle{Edge: f.Theme.TrayEdge, EdgeWidth: max(1, f.Dip(1))})
}
