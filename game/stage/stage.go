// Package stage holds the stack of scenes. In each tick it turns the state of keys, pointers and game pads into presses,
// gestures and focus moves, and passes them to the top scene. It draws the visible scenes and passes their requests to
// the host. It does not know which scenes there are, nor the rules of the puzzle, nor the stored files.
//
// All lengths are device pixels unless a name says dip.
package stage

import (
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// Stage holds the scenes and the state that they share. It is not safe for concurrent use.
type Stage struct {
	In       *game.Input       // this tick's input; for reading, while Update runs
	Out      *game.Output      // what this tick asks of the host
	Lang     *assets.Lang      // replaced when the system's language changes
	Set      *session.Settings // for reading; package saves changes them
	Platform game.Platform
	Own      Own // the player's own picture for tiles

	Stack
	Keyboard
	Pointers
	Devices
	Clock
	Voice

	rest   Rest
	view   view
	change change
	pads   pads
	words  language

	began      bool // a tick has passed
	focused    bool // the window had the keyboard in the last tick
	fullscreen bool
	mute       bool
}

// Rest handles the events that no scene has used, and hears of each phase of a tick.
type Rest interface {
	Open()                   // the first tick begins
	Pressed(e game.KeyEvent) // any key was pressed; called before the top scene gets the key
	Key(e game.KeyEvent)     // a key that no scene used
	Reply(r game.Reply)
	Away()      // the window lost the keyboard, or the program will be suspended; called after the scenes were told
	AfterTick() // the scenes have had their ticks
}

// Options are the arguments of New.
type Options struct {
	Fonts    *render.Fonts
	Settings *session.Settings
	Platform game.Platform
	Mouse    bool         // see game.Boot
	Lang     *assets.Lang // nil: the language of the settings or, if they have none, of Locale, which may change
	Locale   string
	Texts    map[string][]byte // see game.Boot
	Mute     bool              // no sound, whatever the settings say
}

// New returns an empty stage. Before its first Update a scene must be pushed.
func New(o Options, rest Rest) *Stage {
	s := &Stage{In: &game.Input{}, Out: &game.Output{}, Set: o.Settings, Platform: o.Platform, Lang: o.Lang, rest: rest, mute: o.Mute}
	s.Devices.mouse = o.Mouse || o.Platform == game.Desktop
	s.words = newLanguage(&o)
	if s.Lang == nil {
		s.Lang = s.words.load()
	}
	if s.Lang == nil {
		s.Lang = assets.Load("en")
	}
	s.view = newView(o.Fonts)
	s.suit()
	s.Stack.stage, s.Keyboard.stage, s.Pointers.stage, s.Devices.stage, s.Clock.stage, s.Voice.stage = s, s, s, s, s, s
	s.Clock.rate = usualRate
	return s
}

// Update advances the scenes by one tick. The Output is valid until the next Update.
func (s *Stage) Update(in *game.Input) *game.Output {
	*s.In = *in
	s.Clock.tick(in.Rate)
	*s.Out = game.Output{Sounds: s.Out.Sounds[:0], Fullscreen: s.fullscreen}
	s.tickCues()
	if !s.began {
		s.began, s.focused = true, in.Focused
		s.rest.Open()
	}
	s.followLanguage()
	s.view.measure(s)
	s.view.layout(s) // this tick's presses are for the layout at the current size
	s.replies()
	s.checkFocus()
	s.keys()
	if in.Text != "" {
		s.top().Typed(in.Text)
	}
	s.pads.read(s)
	s.follow()
	s.wheel()
	s.repeatSteps()
	for i := 0; i < len(s.scenes); i++ { // a scene may push and pop
		s.scenes[i].Tick()
	}
	if p := s.top().page(); p.Scroll.Tick() || p.Sheet != nil && s.Runs(p.Sheet.opened) {
		s.Animate()
	}
	s.rest.AfterTick()
	s.followLanguage() // the player may have chosen another one
	s.toasts.tick(s)
	s.change.tick(s)
	s.view.layout(s)
	s.report()
	return s.Out
}

// report fills in the fields of the Output that every tick sets.
func (s *Stage) report() {
	p := s.top().page()
	s.Out.Exclude, s.Out.Fast = p.Exclude, p.Fast
	s.Out.Fullscreen = s.fullscreen || s.Platform == game.Phone && s.Set.FullScreen
	if len(s.cues) > 0 {
		s.Beat(AtOnce)
	}
	s.Out.Depth = s.Depth() - 1
	s.Out.Language, s.Out.Fetch, s.words.want = s.Lang.Tag(), s.words.want, ""
	if s.mute || s.Set.Mute || s.Set.Volume <= 0 {
		s.Out.Sounds = s.Out.Sounds[:0]
	}
	if !s.Set.Haptics {
		s.Out.Haptic = game.Haptic{}
	}
}

// checkFocus tells the scenes and the Rest when the window loses the keyboard or the program is suspended.
func (s *Stage) checkFocus() {
	lost := s.focused && !s.In.Focused || s.In.Suspended
	s.focused = s.In.Focused
	if !lost {
		return
	}
	s.CancelFingers()
	s.Hush()
	s.hear(Away)
	s.rest.Away()
}

func (s *Stage) wheel() {
	if y := s.In.Wheel.Y; y != 0 && !s.top().Wheel(y) {
		s.top().page().Scroll.By(-y * s.view.frame.Dip(48))
	}
}

// Now returns the time from the program's start to this tick.
func (s *Stage) Now() time.Duration { return s.In.Now }

// Animate asks for another picture in the next tick, because something moves.
func (s *Stage) Animate() { s.Out.Animating = true }

// KeepAwake asks that the screen does not go dark: the program plays.
func (s *Stage) KeepAwake() { s.Out.Awake = true }

// AtOnce is a Beat for the next tick: something is being done.
const AtOnce = time.Millisecond

// Beat asks for a tick after at most d, because something changes then without input. A host that saves power makes
// none otherwise.
func (s *Stage) Beat(d time.Duration) {
	d = max(d, AtOnce)
	if s.Out.Beat == 0 || d < s.Out.Beat {
		s.Out.Beat = d
	}
}

// ToggleFullscreen switches between full screen and window, where the platform has windows.
func (s *Stage) ToggleFullscreen() {
	if s.Platform != game.Phone {
		s.fullscreen = !s.fullscreen
	}
}

// activate presses a control: BackID goes back, a step button adjusts its row, any other control is passed to the top
// scene.
func (s *Stage) activate(c *ui.Control) {
	if c.Disabled {
		return
	}
	id := c.ID // c becomes invalid if the scene builds the control tree anew
	if id == BackID {
		s.top().Back()
		return
	}
	s.Sound(game.TapSound, 0)
	if !s.step(id) {
		s.top().Act(id)
	}
}
