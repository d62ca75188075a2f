package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Scene is one screen of the game. A scene embeds a [Page], which has all methods, and overrides those it needs.
//
// A scene lays its controls out anew each tick. What is generic (pressing buttons, moving the focus, scrolling) never
// reaches it.
type Scene interface {
	// Layout adds this tick's controls to f.
	Layout(f *ui.Frame)
	// Paint draws the inside of a control whose look is Card or Custom. It changes nothing.
	Paint(l *render.List, f *ui.Frame, c *ui.Control)
	// Tick is called once a tick, before the layout, whether the scene is on top or not.
	Tick()

	// Act does what the control is there for.
	Act(id ui.ID)
	// Adjust sets a slider.
	Adjust(id ui.ID, at float32)
	// Key, Pad, Wheel and Reply report whether the scene has used up the event.
	Key(e game.KeyEvent) bool
	Pad(p PadPress) bool
	Wheel(notches float32) bool
	Reply(r game.Reply) bool
	// Typed takes text that was typed while Output.TextField was set.
	Typed(text string)
	// Touch follows a pointer that went down on a Grid or beside all controls.
	Touch(g *Finger, ph Phase)
	// Back is Escape, the game pad's B, or the system's Back.
	Back()
	// First returns the control that has the focus at first, and when the control that had it is gone.
	First() ui.ID
	// Hear tells the scene what happened to it, whether it is on top or not.
	Hear(n News)

	page() *Page // only what embeds a Page is a Scene
}

// News is what [Scene.Hear] is told.
type News uint8

// The news.
const (
	Covered  News = iota // a scene that hides this one was pushed
	Away                 // the window lost the keyboard, or the program is about to sleep
	Reworded             // the language changed
)

// Page is what every scene has. The zero Page with a Stage is that of a plain page.
type Page struct {
	*Stage
	Focus  ui.ID // the control that has the focus
	Scroll ui.Scroll

	Over    bool        // the scene below stays in sight
	Hides   bool        // the scenes below hear that they are covered
	Yields  bool        // the next question replaces it
	AllKeys bool        // Tab, too, goes to the scene
	Anchor  ui.ID       // keeps the focus when a pointer presses another control; zero: the focus follows the pointer
	Exclude render.Rect // the system's edge gestures are off here
	Fast    bool        // poll input as fast as possible
	Toasts  ToastArea   // where a toast may stand; zero: beside the button Back
	Told    string      // a sentence that the scene shows in full: no toast repeats it
}

// ToastArea is where a toast may stand: from the top of Area down, and above Floor if there is room.
type ToastArea struct {
	Area  render.Rect
	Floor float32
}

// NewPage returns the page of a scene that hides those below it.
func NewPage(s *Stage) Page { return Page{Stage: s, Hides: true} }

// The methods of a Scene that does nothing. See [Scene].

func (p *Page) Layout(*ui.Frame)                           {}
func (p *Page) Paint(*render.List, *ui.Frame, *ui.Control) {}
func (p *Page) Tick()                                      {}
func (p *Page) Act(ui.ID)                                  {}
func (p *Page) Adjust(ui.ID, float32)                      {}
func (p *Page) Key(game.KeyEvent) bool                     { return false }
func (p *Page) Pad(PadPress) bool                          { return false }
func (p *Page) Wheel(float32) bool                         { return false }
func (p *Page) Reply(game.Reply) bool                      { return false }
func (p *Page) Typed(string)                               {}
func (p *Page) Touch(*Finger, Phase)                       {}
func (p *Page) First() ui.ID                               { return BackID }
func (p *Page) Hear(News)                                  {}

// Back leaves the scene.
func (p *Page) Back() { p.Pop() }

func (p *Page) page() *Page { return p }
