package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// scene is one screen of the game. The App asks it every tick to lay its controls out and hands it what
// the player does; generic things (pressing buttons, moving the focus, scrolling) never reach it.
type scene interface {
	layout(f *ui.Frame)                               // adds this tick's controls
	under(l *render.List, f *ui.Frame)                // paints the ground below the controls
	paint(l *render.List, f *ui.Frame, c *ui.Control) // paints a Card or Custom control
	act(id ui.ID)                                     // a control was pressed
	adjust(id ui.ID, at float32)                      // a slider was moved
	key(e KeyEvent) bool                              // a key came: true if it was used up
	typed(text string)                                // text came while the scene wants it
	pad(p padPress) bool                              // a game pad's button came: true if it was used up
	touch(g *finger, ph phase)                        // a pointer that began on the board or on nothing
	reply(r Reply) bool                               // an answer from outside: true if it was for the scene
	tick()                                            // once a tick, before layout
	back()                                            // Escape, B or the system's Back
	first() ui.ID                                     // where the focus begins
	base() *page
}

// page is what every scene has: it stands for the methods a scene does not need.
type page struct {
	app     *App
	focus   ui.ID
	scroll  ui.Scroll
	overlay bool // shown on top of the scene below, which stays in sight
	covers  bool // hides the board: the clock stops
}

func (p *page) base() *page                                { return p }
func (p *page) under(*render.List, *ui.Frame)              {}
func (p *page) paint(*render.List, *ui.Frame, *ui.Control) {}
func (p *page) act(ui.ID)                                  {}
func (p *page) adjust(ui.ID, float32)                      {}
func (p *page) key(KeyEvent) bool                          { return false }
func (p *page) typed(string)                               {}
func (p *page) pad(padPress) bool                          { return false }
func (p *page) touch(*finger, phase)                       {}
func (p *page) reply(Reply) bool                           { return false }
func (p *page) tick()                                      {}
func (p *page) back()                                      { p.app.pop() }

// backID is the button in the corner of every page that leads back.
var backID = ui.ID{Name: "back"}

// pageWidth is the widest a column of text and controls gets, in dip.
const pageWidth = 560

// begin lays out what every page begins with, the button back and the title, and opens the scrolled column
// below them, which the caller fills and closes with end.
func (p *page) begin(f *ui.Frame, title string) *ui.Column {
	area, column := p.head(f, title, pageWidth)
	col := p.scroll.Begin(f, area, column)
	col.Hang = f.Dip(8)
	return col
}

// head lays out the button back and the title, and returns the area below them and, of a column at most
// width dip wide in its middle, x and width.
func (p *page) head(f *ui.Frame, title string, width float32) (area, column render.Rect) {
	safe := f.Safe
	w := min(safe.W-2*f.Dip(16), f.Grown(width))
	x := float32(int(safe.X + (safe.W-w)/2))
	bar := render.Rect{X: safe.X, Y: safe.Y, W: safe.W, H: f.ControlHeight() + f.Dip(16)}
	side := f.Dip(48)
	left := max(safe.X+f.Dip(4), x-f.Dip(12))
	f.Add(ui.Control{ID: backID, Role: ui.Button, Look: ui.Quiet, Label: p.app.lang.T("common.back"), Icon: render.Back,
		Rect: render.Rect{X: left, Y: bar.Y + (bar.H-side)/2, W: side, H: side}})
	words := render.Rect{X: left + side + f.Dip(4), Y: bar.Y, W: safe.X + safe.W - left - side - f.Dip(16), H: bar.H}
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: title, Face: f.Fitting(render.Bold, 20, title, words.W), Rect: words})
	area = render.Rect{X: safe.X, Y: bar.Y + bar.H, W: safe.W, H: safe.H - bar.H}
	return area, render.Rect{X: x, W: w}
}

// end closes the column that begin opened.
func (p *page) end(f *ui.Frame, c *ui.Column) {
	c.Space(24)
	p.scroll.End(f)
}

// top is the scene that has the player's attention.
func (a *App) top() scene { return a.stack[len(a.stack)-1] }

// push shows a scene on top of the present one.
func (a *App) push(s scene) {
	s.base().app = a
	a.dropAll()
	a.stack = append(a.stack, s)
	if s.base().covers && a.play != nil {
		a.play.pause()
	}
}

// pop goes back to the scene below; from the first one it does nothing.
func (a *App) pop() {
	if len(a.stack) > 1 {
		a.dropAll()
		last := len(a.stack) - 1
		a.stack[last] = nil // a scene may hold much memory
		a.stack = a.stack[:last]
	}
}

// home goes back to the board, whatever is on top.
func (a *App) home() {
	for len(a.stack) > 1 {
		a.pop()
	}
}
