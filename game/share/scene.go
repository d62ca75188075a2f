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
	Goals   []puzzle.Goal               // of these, where they are few
}

// Scene shows the card and offers to share or save it.
type Scene struct {
	stage.Page
	solve  Solve
	scheme session.Scheme
	square bool
	card   render.ShareCard
	shapes []string
	told   string        // the card in words
	maker  *film.Card    // of the card's file, in steps; nil: it has to begin
	gives  [4]ui.Command // buffer of buttons
	wanted ui.ID         // the button that waits for the file, the zero ID for none
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

// New returns the scene. On an upright phone the card is square at first, as large as the screen is wide.
func New(s *stage.Stage, v Solve) *Scene {
	p := &Scene{Page: stage.NewPage(s), solve: v, square: s.Platform == game.Phone && s.In.Height > s.In.Width}
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
	if f.Wide() && !f.Low() && f.TextSize < ui.LargeText && p.layoutPoster(f, width) {
		return
	}
	area, column := p.Head(f, t("share.title"), width)
	var first ui.Control
	pin := f.TextSize >= ui.LargeText && f.Pins(area) // large letters leave little room above the edge of the screen
	if pin {
		b := p.buttons()[0]
		first = f.Pinned(&area, column, b.ID, b.Label)
		first.Icon = b.Icon
	}
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
	most := area.H * 0.6
	if pin { // the choice of its shape ends what is in sight
		most = area.H - f.ControlHeight() - f.Dip(20+stage.FadeHigh)
	}
	p.layoutCard(col, most)
	mark := len(f.Controls)
	p.layoutShapes(col)
	fold := area.Y + area.H - p.Scroll.Offset
	if pin { // below the edge of the screen rather than cut by it
		col.Y = max(col.Y, fold)
	}
	p.layoutButtons(col, pin)
	col.Space(8) // it tells of the link, not of the button above
	if rest := fold - col.Y; rest > 0 && rest < col.Measure(func(col *ui.Column) { p.layoutAbout(col) }) {
		col.Y += rest
		for i := mark; i < len(f.Controls) && !pin; i++ { // half of it stands above them
			f.Controls[i].Rect.Y += render.Floor(rest / 2)
		}
	}
	p.layoutAbout(col)
	p.layoutForeign(col)
	p.End(f, col)
	if pin {
		f.Add(first)
	}
}

// posterLeast is the least height, in dip, of a card that leads its page.
const posterLeast = 280

// layoutPoster adds the card as large as the page lets it be, the choice of its shape at the end of the title, and all else in rows below;
// false if the card is not large. Both shapes are equally high, so that no button moves as the shape changes.
func (p *Scene) layoutPoster(f *ui.Frame, width float32) bool {
	mark, on := len(f.Controls), 0
	if p.square {
		on = 1
	}
	area, column, above, _ := p.HeadChoice(f, p.Stage.Lang.T("share.title"), width, stage.HeadEnd{Group: shapeGroup, Options: p.shapes, On: on})
	try := f.Column(render.Rect{X: column.X, Y: area.Y, W: column.W})
	most := area.H - f.Dip(20) - try.Measure(func(col *ui.Column) { p.layoutRows(col, !above) }) - f.Dip(16)
	if most < f.Dip(posterLeast) {
		f.Controls = f.Controls[:mark]
		return false
	}
	col := p.Scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	p.layoutCard(col, render.Floor(min(most, col.Area.W*render.CardLow/render.CardWide)))
	p.layoutRows(col, !above)
	p.Scroll.End(f)
	return true
}

// layoutRows adds the buttons side by side, the choice of the shape before them if it stands nowhere else, and below them what the link is.
func (p *Scene) layoutRows(col *ui.Column, shapes bool) {
	f, gap := col.F, float32(16)
	buttons, top, foot, first := p.buttons(), col.Y, float32(0), 0
	if p.solve.Foreign != "" {
		buttons = append(buttons, ui.Command{ID: foreignID, Label: p.Stage.Lang.T("share.foreign"), Icon: render.Copy})
	}
	parts := len(buttons)
	if shapes {
		parts, first = parts+1, 1
	}
	for i := range parts {
		at := f.Split(render.Rect{X: col.Area.X, W: col.Area.W}, parts, i, gap)
		part := ui.Column{F: f, Area: at, Y: top}
		if i < first {
			p.layoutShapes(&part)
		} else {
			addButton(&part, buttons[i-first], i-first)
		}
		foot = max(foot, part.Y)
	}
	col.Y = foot
	p.layoutAbout(col)
}

// layoutBeside adds the card and the buttons in the middle of a height that both shapes of the card have, so that no button
// moves as the shape changes. On a low page all begins at the top, and what the link is stands below the card if it has room there.
func (p *Scene) layoutBeside(col *ui.Column, left, right ui.Column, most float32) {
	f, top := col.F, col.Y
	high := min(most, left.Area.W)
	w, h := p.size()
	if !f.Low() {
		left.Y += render.Floor(max(0, high-min(high, left.Area.W*h/w)) / 2)
	}
	p.layoutCard(&left, high)
	under := f.Low() && left.Y+left.Measure(func(col *ui.Column) { p.layoutAbout(col) }) <= top+most+f.Dip(24)
	mark := len(f.Controls)
	p.layoutShapes(&right)
	p.layoutButtons(&right, false)
	if !under {
		right.Space(8) // it tells of the link, not of the button above
		p.layoutAbout(&right)
	}
	p.layoutForeign(&right)
	by := render.Floor(max(0, top+high-right.Y) / 2)
	if f.Low() {
		by = 0
	}
	for i := mark; i < len(f.Controls); i++ {
		f.Controls[i].Rect.Y += by
	}
	if under {
		p.layoutAbout(&left)
		high = 0
	}
	col.Y = max(top+high, left.Y, right.Y)
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
		c.Boards = c.Boards[:0]
		for _, g := range p.solve.Goals {
			c.Boards = append(c.Boards, render.CardBoard{Goal: g, Colors: render.TileColors(nil, f.Theme, boardview.RenderScheme(p.scheme), g)})
		}
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

// layoutShapes adds the choice of the card's shape.
func (p *Scene) layoutShapes(col *ui.Column) {
	on := 0
	if p.square {
		on = 1
	}
	col.Choice(shapeGroup, "", p.shapes, on)
}

// buttons returns the buttons that give the card or the link away, the first one the most important.
func (p *Scene) buttons() []ui.Command {
	t, set := p.Stage.Lang.T, p.gives[:0]
	if p.Stage.Platform == game.Desktop {
		set = append(set, ui.Command{ID: bothID, Label: t("share.copy_link"), Icon: render.Copy})
	} else {
		set = append(set, ui.Command{ID: bothID, Label: t("share.share"), Icon: render.Share},
			ui.Command{ID: linkID, Label: t("share.copy_link"), Icon: render.Copy})
	}
	return append(set, ui.Command{ID: saveID, Label: t("share.save"), Icon: render.Save})
}

// addButton adds the i-th of these buttons: all but the first one stand on a quiet ground.
func addButton(col *ui.Column, c ui.Command, i int) {
	if i > 0 {
		col.Second(c.ID, c.Label).Icon = c.Icon
	} else {
		col.Button(c.ID, c.Label, ui.Primary).Icon = c.Icon
	}
}

// layoutButtons adds the buttons: the first one, unless it does not scroll, and below it the others, side by side where their words have
// room.
func (p *Scene) layoutButtons(col *ui.Column, pinned bool) {
	f, buttons := col.F, p.buttons()
	if !f.Low() { // a low page has all of them in sight
		col.Space(8)
	}
	if !pinned {
		addButton(col, buttons[0], 0)
	}
	spare := col.Area.W + f.Dip(buttonGap)
	for _, b := range buttons[1:] {
		spare -= buttonRoom(f, b.Label) + f.Dip(buttonGap)
	}
	if spare < 0 || len(buttons) == 2 {
		for i := range buttons[1:] {
			addButton(col, buttons[i+1], i+1)
		}
		return
	}
	part, end := *col, col.Area.X+col.Area.W
	for i, b := range buttons[1:] {
		part.Y, part.Area.W = col.Y, render.Floor(buttonRoom(f, b.Label)+spare/float32(len(buttons)-1))
		if i == len(buttons)-2 {
			part.Area.W = end - part.Area.X
		}
		addButton(&part, b, i+1)
		part.Area.X += part.Area.W + f.Dip(buttonGap)
	}
	col.Y = part.Y
}

// The gap between two buttons side by side, and the space around the icon and the words of one, in dip.
const (
	buttonGap = 8
	buttonPad = 24
)

// buttonRoom returns the width that a button with an icon needs for a label in one line.
func buttonRoom(f *ui.Frame, label string) float32 {
	return f.Fonts.Width(f.Face(render.Regular, 16), label) + f.IconSide() + f.Dip(buttonPad)
}

// layoutAbout tells what the link is.
func (p *Scene) layoutAbout(col *ui.Column) {
	about := "share.about"
	if len(p.solve.Legs) > 0 {
		about = "share.about_run"
	}
	col.Line(p.Stage.Lang.T(about), ui.Small, render.Regular, 16)
	col.Space(8)
}

func (p *Scene) layoutForeign(col *ui.Column) {
	if p.solve.Foreign != "" {
		col.Second(foreignID, p.Stage.Lang.T("share.foreign")).Icon = render.Copy
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
