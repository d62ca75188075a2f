package stage

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Scene is one screen of the game. A scene embeds a [Page], which has all methods, and overrides those it needs.
//
// A scene lays out its controls anew in each tick. The stage handles pressing buttons, moving the focus and scrolling;
// the scene gets only the results.
type Scene interface {
	// Layout adds this tick's controls to f.
	Layout(f *ui.Frame)
	// Paint draws the inside of a control whose look is Card or Custom. It changes nothing.
	Paint(l *render.List, f *ui.Frame, c *ui.Control)
	// Tick is called once a tick, before the layout, whether the scene is on top or not.
	Tick()

	// Act does the action of the control that was pressed.
	Act(id ui.ID)
	// Adjust sets a slider.
	Adjust(id ui.ID, at float32)
	// Key, Pad, Wheel and Reply report whether the scene has used the event.
	Key(e game.KeyEvent) bool
	Pad(p PadPress) bool
	Wheel(notches float32) bool
	Reply(r game.Reply) bool
	// Typed handles text that was typed while Output.TextField was set.
	Typed(text string)
	// Touch handles a phase of the gesture of a pointer that went down on a Grid or outside all controls.
	Touch(g *Finger, ph Phase)
	// Back handles Escape, the game pad's B and the system's Back.
	Back()
	// First returns the control that gets the focus at first, and whenever the focused control is gone.
	First() ui.ID
	// Hear tells the scene about an event, whether it is on top or not.
	Hear(n News)

	page() *Page // so that every Scene must embed a Page
}

// News is the kind of event that [Scene.Hear] gets.
type News uint8

// The news.
const (
	Covered  News = iota // a scene that hides this one was pushed
	Away                 // the window lost the keyboard, or the program will be suspended
	Reworded             // the language changed
)

// Page is the part that all scenes have in common. Only the Stage must be set: the zero values of all other fields are
// those of a plain page.
type Page struct {
	Stage  *Stage
	Focus  ui.ID // the control that has the focus
	Scroll ui.Scroll

	Over    bool        // the scene below stays visible
	Ground  Scene       // the scene whose board stays in its place while this one is shown: between the two nothing fades; nil: none
	Hides   bool        // when this scene is pushed, the scenes below hear that they are covered
	Sheet   *Sheet      // of a scene that is Over another as a sheet; nil: it is none
	Yields  bool        // the next question replaces this scene
	AllKeys bool        // the scene gets the Tab key, too
	Anchor  ui.ID       // the control that keeps the focus when a pointer presses another one; zero: the focus follows the pointer
	Exclude render.Rect // where the system's edge gestures are off
	Fast    bool        // poll input as fast as possible
	Toasts  ToastArea   // where a toast may stand; zero: beside the button Back
	Picture render.Rect // where the picture stands that can fly to the next scene, on the screen; empty: none
	Told    string      // a sentence that the scene shows itself: no toast repeats it

	address string // the text that opens the scene; "" if there is none
}

// ToastArea is where a toast may stand: in the middle of Line if it fits, else at the top of Area, or higher if its lower edge
// would come below Floor.
type ToastArea struct {
	Whole bool        // a toast in Line is as long as that, so that it covers whole what stands there
	Cover render.Rect // or this is empty paper around a toast in Line, for no half words to stand beside it
	Line  render.Rect
	Area  render.Rect
	Floor float32
}

// NewPage returns the page of a scene that hides those below it.
func NewPage(s *Stage) Page { return Page{Stage: s, Hides: true} }

// The default methods of a Scene, which do nothing. See [Scene].

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

// OpenedBy says that a text opens what the scene shows now: see [Stack.PushAs].
func (p *Page) OpenedBy(text string) { p.address = text }

// Back leaves the scene.
func (p *Page) Back() { p.Stage.Pop() }

func (p *Page) page() *Page { return p }
