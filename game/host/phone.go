package host

import (
	"bytes"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Device is what a phone's own side does for the game. Its methods are called from within a tick: they must
// not wait for the thread that calls Phone's methods. Lengths are pixels of the screen.
type Device interface {
	Share(text string)                    // hand a text to the system's share sheet
	Copy(text string)                     // put a text on the clipboard
	Paste()                               // answer with Phone.Pasted
	Vibrate(ms int)                       // buzz
	Leave()                               // put the program in the background
	Exclude(left, top, right, bottom int) // of this, the system's back gesture takes nothing; an empty one: all is the system's
	Bars(light bool)                      // what stands in the system's bars shows on light paper, or on dark
	Keep(name, kind string, data []byte)  // let the player keep a file of a media type; answer with Phone.Kept
	Choose()                              // let the player choose a file; answer with Phone.Chosen
}

// Phone runs a program on a phone, where the system owns the process: it may lay the program to rest, show it
// again on another screen, or end it without a word. The engine calls the Game; everything else is told by
// the phone's own side, from any thread.
type Phone struct {
	h        *host
	device   Device
	exclude  render.Rect
	light    bool
	barsSet  bool
	insets   game.Insets
	canceled bool // the system took the touches over
}

// Game is what the engine runs.
func (p *Phone) Game() ebiten.Game { return p.h }

// Attach gives the present screen's device: each time there is a new one.
func (p *Phone) Attach(d Device) {
	defer p.lock()()
	p.device = d
	p.exclude, p.barsSet = render.Rect{}, false // a new screen knows nothing yet
}

// lock waits for the end of a tick and returns what lets the next begin.
func (p *Phone) lock() (unlock func()) {
	p.h.turn.Lock()
	return p.h.turn.Unlock
}

// Look tells the user's language, as a BCP 47 tag, and wishes; text 1 is the normal size of text.
func (p *Phone) Look(locale string, dark, contrast, reducedMotion bool, text float32) {
	defer p.lock()()
	p.h.boot.Locale = locale
	p.h.prefs.now.Store(&wishes{Dark: dark, Contrast: contrast, ReducedMotion: reducedMotion, TextScale: text})
}

// Insets tells what bars and cutouts cover.
func (p *Phone) Insets(i game.Insets) {
	defer p.lock()()
	p.insets = i
}

// Covered tells that something lies over the program's window, or no longer does.
func (p *Phone) Covered(on bool) {
	defer p.lock()()
	p.h.covered = on
}

// CancelTouches tells that the system took the touches that are down over for a gesture of its own.
func (p *Phone) CancelTouches() {
	defer p.lock()()
	p.canceled = true
}

// Back tells that the system's Back was pressed.
func (p *Phone) Back() { p.h.out.reply(game.Reply{Kind: game.Back}) }

// Open tells that another program opened a link or sent a text.
func (p *Phone) Open(text string) {
	p.h.out.reply(game.Reply{Kind: game.Link, Text: text[:min(len(text), mostPasted)]})
}

// Pasted answers Device.Paste; without anything on the clipboard the text is empty.
func (p *Phone) Pasted(text string) { p.h.out.pasted(text) }

// Kept answers Device.Keep: with the file's name, or why it could not be kept. Both are empty if the player
// thought better of it.
func (p *Phone) Kept(name, why string) {
	switch {
	case why != "":
		p.h.out.fail("host.not_saved", "why", why)
	case name != "":
		p.h.out.reply(game.Reply{Kind: game.Saved, Text: name})
	}
}

// Chosen answers Device.Choose: with the file, or why it could not be read. data is the caller's.
func (p *Phone) Chosen(name string, data []byte, why string) {
	if why == "" && len(data) > mostOpened {
		why = tooLarge(name).in(p.h.lang)
	}
	if why != "" {
		p.h.out.fail("host.not_opened", "why", why)
		return
	}
	p.h.out.reply(game.Reply{Kind: game.Opened, Text: name, Data: bytes.Clone(data)})
}

// Suspend stops the clock and saves, and returns when all is on the disk: the process may be ended at any
// moment from then on. Until Resume the engine makes no ticks.
func (p *Phone) Suspend() {
	defer p.lock()()
	h := p.h
	h.touches.drop()
	defer h.store.Flush()
	if h.program == nil || h.crash != nil || h.ticks == 0 {
		return
	}
	defer func() {
		if v := recover(); v != nil {
			h.crashed(v)
		}
	}()
	now := time.Now()
	in := h.in
	in.Now, in.Date = now.Sub(h.start), now
	in.Suspended, in.Focused = true, false
	in.Pointers, in.Keys, in.Pads, in.Replies, in.Text, in.Wheel = nil, nil, nil, nil, "", render.Point{}
	h.in.Focused = false
	h.last = now
	h.program.Update(&in)
}

// Resume tells that the program is on the screen again.
func (p *Phone) Resume() {
	defer p.lock()()
	p.h.last = time.Now() // no sleep that the next tick would have to find out about
	p.h.stale = true
}

// Wake has a tick made now if the program rests: for what comes in and does not wake the engine.
func (p *Phone) Wake() {
	//lint:ignore SA1019 what is to take its place saves nothing on phones, see pace.go
	ebiten.ScheduleFrame()
}

// gather adds what only a phone knows to this tick's Input.
func (p *Phone) gather(in *game.Input) {
	in.Insets = p.insets
	if p.canceled {
		p.canceled = false
		p.h.touches.drop()
	}
}

// show does the part of an Output that only a phone can.
func (p *Phone) show(out *game.Output, paper render.Color) {
	if p.device == nil {
		return
	}
	if out.Haptic > 0 {
		p.device.Vibrate(out.Haptic)
	}
	if out.Home {
		p.device.Leave()
	}
	if out.Exclude != p.exclude {
		p.exclude = out.Exclude
		r := out.Exclude
		p.device.Exclude(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H))
	}
	if light := isLight(paper); paper.A > 0 && (!p.barsSet || light != p.light) {
		p.light, p.barsSet = light, true
		p.device.Bars(light)
	}
}

// isLight reports whether dark signs show better than light ones on a paper.
func isLight(c render.Color) bool { return 2*int(c.R)+5*int(c.G)+int(c.B) > 8*128 }

// The following are called within a tick, by what a program asks for.

func (p *Phone) share(id string) {
	if p.device != nil {
		p.device.Share("wildfifteen:" + puzzle.LinkEscape(id))
	}
}

func (p *Phone) copy(text string) {
	if p.device != nil {
		p.device.Copy(text)
	}
}

func (p *Phone) paste() {
	if p.device != nil {
		p.device.Paste()
	}
}

func (p *Phone) choose() {
	if p.device != nil {
		p.device.Choose()
	}
}

func (p *Phone) keep(f game.FileOut) {
	if p.device != nil {
		p.device.Keep(f.Name, f.Type, f.Data)
	}
}
