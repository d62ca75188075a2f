// Package share is the scene in which the player shares a solve: a card, which is a picture of it, and a link.
package share

import (
	"time"

	"wildfifteen/assets"
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
	Text    string    // the text of the replay or, without moves, of the game or the run
	Foreign string    // the replay as a link of the speed-solvers' simulator, "" if that has no such games

	Untimed bool                        // no clock ran: the moves alone count
	Name    func(l *assets.Lang) string // nil for that of the game
	Legs    []time.Duration             // of a run of several boards, of which Game is the largest
}

// Scene shows the card and offers to share or save it.
type Scene struct {
	stage.Page
	solve  Solve
	scheme session.Scheme
	square bool
	card   render.ShareCard
	shapes []string
	told   string     // the card in words
	maker  *film.Card // of the card's file, in steps; nil: it has to begin
	wanted ui.ID      // the button that waits for the file, the zero ID for none
}

// The controls.
const shapeGroup = "shape"

var (
	cardID = ui.ID{Name: "card"}
	linkID = ui.ID{Name: "link"}
	bothID = ui.ID{Name: "both"}
	saveID = ui.ID{Name: "save"}

	foreignID = ui.ID{Name: "foreign"}
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
	c.Goal, c.Title, c.Date = v.Game.Goal, lang.T("common.title"), lang.Date(v.Date, assets.FullDate)
	c.Time, c.Name = words.ClockIn(lang, v.Time, 1), words.Deal(lang, v.Game, v.Depth)
	c.Moves = lang.Count(v.Moves)
	c.Best = v.Optimal > 0 && v.Optimal == v.Moves
	c.Note = words.Card(lang, v.Moves, v.Optimal)
	if v.Name != nil {
		c.Name = v.Name(lang)
	}
	if len(v.Legs) > 0 {
		p.ofRun()
	}
	p.maker = nil
	p.told = lang.T("share.told", "name", c.Name, "time", c.Time, "moves", c.Moves, "note", c.Note, "day", c.Date)
	if v.Untimed {
		c.Time = ""
		p.told = lang.T("share.told_moves", "name", c.Name, "moves", c.Moves, "note", c.Note, "day", c.Date)
	}
}

// ofRun makes the texts of the card of a run.
func (p *Scene) ofRun() {
	v, c := &p.solve, &p.card
	c.Note = p.Stage.Lang.N("share.moves_boards", v.Moves, "boards", p.Stage.Lang.Count(len(v.Legs)))
	c.Legs = c.Legs[:0]
	for _, t := range v.Legs {
		c.Legs = append(c.Legs, float32(t.Milliseconds()))
	}
}

// First returns the button that shares.
func (p *Scene) First() ui.ID { return bothID }

// Hear makes all texts anew in another language.
func (p *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		p.fill()
	}
}

// Tick makes the card's file, before anybody asks for it: some browsers open their share sheet only right after a press.
func (p *Scene) Tick() {
	if !p.Stage.Shows(p) || p.card.Theme == nil || p.ready() {
		return
	}
	if p.maker == nil {
		w, h := p.size()
		p.maker = film.NewCard(&p.card, w, h)
	}
	p.Stage.Animate()
	if p.maker.Step() && p.wanted != (ui.ID{}) {
		wanted := p.wanted
		p.wanted = ui.ID{}
		p.give(wanted)
	}
}

// ready reports whether the card's file is made.
func (p *Scene) ready() bool { return p.maker != nil && p.maker.File() != nil }

// Layout lays out the card and the buttons: side by side if the screen is wide.
func (p *Scene) Layout(f *ui.Frame) {
	p.colour(f)
	t := p.Stage.Lang.T
	width := float32(stage.PageWidth)
	if f.Safe.W > f.Safe.H {
		width = stage.GridWidth
	}
	area, column := p.Head(f, t("share.title"), width)
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	left, right, beside := col.Part()
	if beside {
		more := render.Floor(left.Area.W * cardMore)
		left.Area.W += more
		right.Area.X, right.Area.W = right.Area.X+more, right.Area.W-more
	} else if f.Safe.W > f.Safe.H && f.TextSize < ui.LargeText {
		left, right = col.Equal(24)
		beside = left.Area.W >= f.Dip(cardLeast)
	}
	if beside {
		p.layoutBeside(col, left, right, area.H-f.Dip(32))
		return
	}
	p.layoutCard(col, area.H*0.6)
	p.layoutButtons(col)
	p.End(f, col)
}

// layoutBeside adds the card and the buttons in the middle of a height that both shapes of the card have, so that no button
// moves as the shape changes.
func (p *Scene) layoutBeside(col *ui.Column, left, right ui.Column, most float32) {
	f, top := col.F, col.Y
	high := min(most, left.Area.W)
	w, h := p.size()
	if !f.Low() {
		left.Y += render.Floor(max(0, high-min(high, left.Area.W*h/w)) / 2)
	}
	p.layoutCard(&left, high)
	mark := len(f.Controls)
	p.layoutButtons(&right)
	by := render.Floor(max(0, top+high-right.Y) / 2)
	if f.Low() { // all begins at the top, where a low page has room
		by = 0
	}
	for i := mark; i < len(f.Controls); i++ {
		f.Controls[i].Rect.Y += by
	}
	col.Y = max(top+high, right.Y)
	p.Scroll.End(f)
}

// cardLeast is the least width of the card, and of the words, side by side in a low window, in dip.
const cardLeast = 260

// cardMore is how much wider the card is than a part of a page usually is.
const cardMore = 0.14

// colour follows the theme and the colours of tiles.
func (p *Scene) colour(f *ui.Frame) {
	if c := &p.card; c.Theme != f.Theme || p.scheme != p.Stage.Set.Scheme {
		c.Theme, p.scheme, p.maker = f.Theme, p.Stage.Set.Scheme, nil
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
	col.Button(saveID, t("share.save"), ui.Plain).Icon = render.Save
	about := "share.about"
	if len(p.solve.Legs) > 0 {
		about = "share.about_run"
	}
	col.Space(8) // it tells of the link, not of the button above
	col.Small(t(about))
	if p.solve.Foreign != "" {
		col.Open(foreignID, t("share.foreign"), "").Icon = render.Copy
	}
}

// Act shares, copies or saves.
func (p *Scene) Act(id ui.ID) {
	switch {
	case id == linkID, id == bothID && p.Stage.Platform == game.Desktop:
		p.Stage.Copy(p.solve.Text)
	case id == foreignID:
		p.Stage.Copy(p.solve.Foreign)
	case id == bothID, id == saveID:
		p.give(id)
	case id.Name == shapeGroup && p.square != (id.N == 1):
		p.square, p.maker = id.N == 1, nil
	}
}

// give shares or saves the card, as soon as its file is made.
func (p *Scene) give(id ui.ID) {
	if !p.ready() {
		p.wanted = id
		return
	}
	file := &game.FileOut{Name: "wildfifteen-" + p.solve.Date.Format("2006-01-02") + ".png", Type: "image/png", Data: p.maker.File()}
	if id == saveID {
		p.Stage.Out.Save = file
		return
	}
	p.Stage.Share(p.solve.Text)
	p.Stage.Out.SharePicture = file
}

// Paint draws the card.
func (p *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID != cardID {
		return
	}
	l.ShareCard(f.Fonts, c.Rect, f.Dip(16), &p.card)
}
