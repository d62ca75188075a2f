package game

import (
	"strconv"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// chooser is the scene in which a new game is chosen: size, goal and missing number.
type chooser struct {
	page
	size    puzzle.Size
	kind    int // in chooserKinds
	missing int // in missingWays
	number  int // the number left out, if it is chosen
	picture goalPicture
	cards   [len(chooserKinds)]goalPicture
	place   chooserPlace
	words   struct{ width, height, number caption }
	ways    []string
	level   level
	repeat  time.Duration // when the step button held down acts again
}

// chooserMost is the longest side that can be chosen; larger boards open by their game ID.
const chooserMost = 16

var chooserKinds = [...]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random}

// The ways to say which number is missing.
const (
	missingLast = iota
	missingRandom
	missingChosen
)

var (
	widthID   = ui.ID{Name: "width"}
	heightID  = ui.ID{Name: "height"}
	numberID  = ui.ID{Name: "number"}
	pictureID = ui.ID{Name: "picture"}
	startID   = ui.ID{Name: "start"}
	entryID   = ui.ID{Name: "entry"}
)

// Names of the groups of radios; their numbers are indices.
const (
	kindGroup = "kind"
	wayGroup  = "way"
)

func newChooser(a *App) *chooser {
	t := a.lang.T
	c := &chooser{page: page{app: a, covers: true}}
	c.ways = []string{t("newgame.missing_last"), t("newgame.missing_random"), t("newgame.missing_chosen")}
	c.level = newLevel(a)
	c.take(a.log.Current().Game())
	return c
}

// take starts from the configuration of a game.
func (c *chooser) take(g puzzle.Game) {
	size := g.Goal.Size()
	c.size = puzzle.Size{W: min(size.W, chooserMost), H: min(size.H, chooserMost)}
	kind := g.Config.Rule.Kind
	switch kind { // what was drawn by hand or written out has no card of its own
	case puzzle.PathKind:
		kind = puzzle.Wild
	case puzzle.BoardKind:
		kind = puzzle.Random
	}
	for i, k := range chooserKinds {
		if k == kind {
			c.kind = i
		}
	}
	c.number = min(g.Goal.Missing(), c.size.Cells())
	switch m := g.Config.Rule.Missing; {
	case m == puzzle.MissingRandom:
		c.missing = missingRandom
	case c.number != c.size.Cells() && g.Goal.Missing() != size.Cells():
		c.missing = missingChosen
	}
}

// config is what is chosen, with a goal of the given kind.
func (c *chooser) config(kind puzzle.Kind) puzzle.Config {
	missing := puzzle.MissingLast
	switch {
	case c.missing == missingRandom:
		missing = puzzle.MissingRandom
	case c.missing == missingChosen && c.number < c.size.Cells():
		missing = c.number
	}
	return puzzle.Config{Size: c.size, Rule: puzzle.Rule{Kind: kind, Missing: missing}}
}

func (c *chooser) first() ui.ID { return startID }

func (c *chooser) act(id ui.ID) {
	a := c.app
	switch {
	case id == startID:
		c.start()
	case id == entryID:
		a.push(newEntry(a))
	case id.Name == kindGroup:
		c.kind = id.N
	case id.Name == wayGroup:
		c.missing = id.N
	case id.Name == levelGroup:
		c.level.exact = id.N == 1
	case id.N == 1 || id.N == -1:
		c.step(id)
	}
}

// start deals what is chosen.
func (c *chooser) start() {
	a, config := c.app, c.config(chooserKinds[c.kind])
	c.level.freshen(config)
	a.home()
	switch {
	case !c.level.offered(c.size):
		a.dealConfig(config)
	case !c.level.exact:
		a.level = 0
		a.dealConfig(config)
	default:
		a.level = c.level.chosen()
		a.dealLevel(config, a.level)
	}
}

// step takes one step with a button at the end of a slider.
func (c *chooser) step(id ui.ID) {
	slider := ui.ID{Name: id.Name}
	if s := ui.Find(c.app.frame.Controls, slider); s != nil {
		c.adjust(slider, clamp(s.At+float32(id.N), s.Lo, s.Hi))
	}
}

func (c *chooser) adjust(id ui.ID, at float32) {
	n := int(at + 0.5)
	switch id {
	case widthID:
		c.resize(puzzle.Size{W: n, H: c.size.H})
	case heightID:
		c.resize(puzzle.Size{W: c.size.W, H: n})
	case numberID:
		c.number = n
	case levelID:
		c.level.moves = n
	}
}

// resize takes another size; the last number stays the last one.
func (c *chooser) resize(s puzzle.Size) {
	last := c.number == c.size.Cells()
	c.size = s
	if last || c.number > s.Cells() {
		c.number = s.Cells()
	}
}

// Times of a step button that is held down.
const (
	stepFirst = 400 * time.Millisecond
	stepNext  = 90 * time.Millisecond
)

// tick lets a step button that is held down go on stepping.
func (c *chooser) tick() {
	for _, g := range c.app.fingers {
		if g.hold != holdControl || g.far || (g.control.N != 1 && g.control.N != -1) || ui.Find(c.app.frame.Controls, ui.ID{Name: g.control.Name}) == nil {
			continue
		}
		held := c.app.in.Now - g.since
		switch {
		case held < stepFirst:
			c.repeat = g.since + stepFirst
		case c.app.in.Now >= c.repeat:
			c.repeat = c.app.in.Now + stepNext
			c.step(g.control)
		}
		return
	}
}

// key lets the actions of play that lead here or start a game do so here too.
func (c *chooser) key(e KeyEvent) bool {
	if !e.Down || e.Repeat {
		return false
	}
	switch c.app.actionOf(e) {
	case actNew:
		if e.Key != "Space" {
			c.act(startID)
			return true
		}
	case actPaste:
		c.app.out.Paste = true
		return true
	}
	return false
}

func (c *chooser) pad(b padPress) bool {
	if b.button == PadStart && !b.repeat {
		c.act(startID)
		return true
	}
	return false
}

// freshen brings the words of the sliders up to date.
func (c *chooser) freshen() {
	c.level.freshen(c.config(chooserKinds[c.kind]))
	for _, w := range [...]struct {
		of *caption
		n  int
	}{{&c.words.width, c.size.W}, {&c.words.height, c.size.H}, {&c.words.number, c.number}} {
		if !w.of.is(int64(w.n)) {
			w.of.text = strconv.Itoa(w.n)
		}
	}
}

func (c *chooser) paint(l *render.List, f *ui.Frame, k *ui.Control) {
	if k.ID == pictureID {
		c.picture.draw(l, f.Fonts, k.Rect, f.Scale)
		return
	}
	if k.ID.Name != kindGroup {
		return
	}
	c.cards[k.ID.N].card(l, f, k)
}
