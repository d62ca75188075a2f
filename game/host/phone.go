package host

import (
	"bytes"
	"math"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
	"wildfifteen/game/host/user"
	"wildfifteen/render"
)

// Device does on a phone what only the app's Java side can do. Its methods are called within a tick: they must not wait
// for a thread that calls the methods of Phone. Lengths are in pixels of the screen.
type Device interface {
	Share(text string)                              // hand a text to the system's share sheet
	ShareFile(text, name, kind string, data []byte) // hand it a file of a media type with a text
	Copy(text string)                               // put a text on the clipboard
	Paste()                                         // read the clipboard; call Phone.Pasted
	Haptic(kind int)                                // the system's feedback to a touch: SlideHaptic or SolvedHaptic
	Leave()                                         // put the program in the background
	Exclude(left, top, right, bottom int)           // switch the system's back gesture off in a rectangle; an empty one switches it on everywhere
	Bars(light bool)                                // choose dark icons in the system's bars, for a light background, or light icons
	Keep(name, kind string, data []byte)            // let the player save a file of a media type; call Phone.Kept
	Choose()                                        // let the player choose a file; call Phone.Chosen
	Deep(on bool)                                   // whether the system's Back has somewhere to go in the game
	Fullscreen(on bool)                             // hide the system's bars, or show them
	Awake(on bool)                                  // whether the screen may not go dark
	Mirror(changes string)                          // change the nodes for screen readers, see package mirror
	FocusOn(node int)                               // the game's focus has moved to that node
	Say(text string)                                // have a screen reader say it
	ChoosePicture()                                 // let the player choose a picture; call Phone.Chosen
	PastePicture()                                  // read the picture on the clipboard; call Phone.Chosen
}

// The kinds of haptic feedback.
const (
	SlideHaptic = iota + 1
	SolvedHaptic
)

// Phone runs a game on a phone, where the system owns the process: it may suspend the program, show it on another screen,
// or end it without notice. The engine calls Game; the app's Java side calls the other methods, from any thread.
type Phone struct {
	host     *host
	device   Device
	exclude  render.Rect // as last told to the device
	light    bool        // as last told to the device
	barsSet  bool        // the device has been told
	insets   game.Insets
	canceled bool // the system has taken over the touches
	rate     int  // pictures per second of the screen

	deep, full, awake bool // as last told to the device
	mouse             phoneMouse
	reader            reader
}

// Game returns what the engine runs.
func (p *Phone) Game() ebiten.Game { return p.host }

// Attach sets the device of the present screen. It is called for each new screen.
func (p *Phone) Attach(d Device) {
	defer p.lock()()
	p.device = d
	p.exclude, p.barsSet = render.Rect{}, false // a new screen has the defaults
	p.deep, p.full, p.awake = false, false, false
	p.reader.on = false // until the new screen wants the nodes
}

// lock waits until no tick runs and returns a function that lets the next one begin.
func (p *Phone) lock() (unlock func()) {
	p.host.turn.Lock()
	return p.host.turn.Unlock
}

// Look sets the user's language, as a BCP 47 tag, and display preferences.
func (p *Phone) Look(locale string, w user.Wishes) {
	defer p.lock()()
	p.host.devices.in.Locale = locale
	p.host.devices.wishes.Set(w)
}

// Insets sets what bars and cutouts cover.
func (p *Phone) Insets(i game.Insets) {
	defer p.lock()()
	p.insets = i
}

// Covered tells the game whether another window lies over its own.
func (p *Phone) Covered(on bool) {
	defer p.lock()()
	p.host.devices.covered = on
}

// Rate sets how many pictures a second the screen shows.
func (p *Phone) Rate(hz float64) {
	defer p.lock()()
	p.rate = int(math.Round(hz))
}

// Ticks returns how many ticks the game has had.
func (p *Phone) Ticks() int {
	defer p.lock()()
	return p.host.clock.ticks
}

// CancelTouches tells the game that the system has taken over the present touches for a gesture of its own.
func (p *Phone) CancelTouches() {
	defer p.lock()()
	p.canceled = true
}

// Back tells the game that the system's Back has been pressed.
func (p *Phone) Back() { p.host.requests.reply(game.Reply{Kind: game.Back}) }

// Open tells the game that another program has opened a link or sent a text.
func (p *Phone) Open(text string) {
	p.host.requests.reply(game.Reply{Kind: game.Link, Text: text[:min(len(text), maxPasted)]})
}

// Pasted answers Device.Paste with the clipboard's text, or "" if there is none.
func (p *Phone) Pasted(text string) { p.host.requests.paste(text) }

// What the app's Java side says instead of a cause in words.
const (
	causeGone  = "@gone"  // the file that was to be saved is there no more
	causeNone  = "@none"  // the clipboard holds no file
	causeLarge = "@large" // the file is larger than maxOpened
)

// Copied answers Device.Copy where the system does not tell the player itself.
func (p *Phone) Copied() {
	p.host.requests.reply(game.Reply{Kind: game.Told, Text: p.host.lang.Load().T("message.copied")})
}

// Kept answers Device.Keep with the file's name or, after an error, with its cause. Both are empty if the player has
// cancelled.
func (p *Phone) Kept(name, why string) {
	switch {
	case why == causeGone:
		p.host.requests.fail("host.file_gone")
	case why != "":
		p.host.requests.fail("host.not_saved", "why", why)
	case name != "":
		p.host.requests.reply(game.Reply{Kind: game.Saved, Text: name})
	}
}

// maxOpened is the maximum size of a file from another app, in bytes: the game gets it as a whole.
const maxOpened = 16 << 20

// Chosen answers Device.Choose with the file or, after an error, with its cause. It copies data.
func (p *Phone) Chosen(name string, data []byte, why string) {
	if why == causeNone {
		p.host.requests.fail("host.no_picture_to_paste")
		return
	}
	if why == causeLarge || why == "" && len(data) > maxOpened {
		why = tooLarge{name, maxOpened}.text(p.host.lang.Load())
	}
	if why != "" {
		p.host.requests.fail("host.not_opened", "why", why)
		return
	}
	p.host.requests.reply(game.Reply{Kind: game.Opened, Text: name, Data: bytes.Clone(data)})
}

// Suspend makes the game stop its clock and save, and returns when everything is on the disk: from then on, the system
// may end the process. The engine makes no ticks until Resume.
func (p *Phone) Suspend() {
	defer p.lock()()
	defer p.host.store.Flush()
	p.host.sleep(func(*game.Output) {})
	p.host.sounds.Rest()
}

// Trim gives memory back to the system, which has little left.
func (p *Phone) Trim() { go debug.FreeOSMemory() }

// Resume tells the game that it is on the screen again.
func (p *Phone) Resume() {
	defer p.lock()()
	p.host.clock.last = time.Now() // or the next tick would count the time since Suspend as sleep
	p.host.picture.stale = true
}

// Wake makes the engine run a tick now if the loop is slowed down. It is for inputs that do not wake the engine.
func (p *Phone) Wake() {
	//lint:ignore SA1019 its replacement saves no power on phones, see pace_android.go
	ebiten.ScheduleFrame()
}

// gather adds what only the phone's side knows to this tick's Input.
func (p *Phone) gather(in *game.Input) {
	in.Insets = p.insets
	if p.canceled {
		p.canceled = false
		p.host.devices.touches.drop()
	}
}

// show passes the device's part of an Output to the device. paper is the picture's background, transparent before the
// first picture.
func (p *Phone) show(out *game.Output, paper render.Color) {
	if p.device == nil {
		return
	}
	if h := out.Haptic; h.Second > 0 {
		p.device.Haptic(SolvedHaptic)
	} else if h.Total() > 0 {
		p.device.Haptic(SlideHaptic)
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
	tell(&p.deep, out.Depth > 0, p.device.Deep)
	tell(&p.full, out.Fullscreen, p.device.Fullscreen)
	tell(&p.awake, out.Awake, p.device.Awake)
	if p.reader.on {
		p.reader.show(p, out)
	}
}

// tell calls f if a value differs from the one last told.
func tell(told *bool, now bool, f func(bool)) {
	if now != *told {
		*told = now
		f(now)
	}
}

// isLight reports whether dark icons have more contrast on a background than light ones.
func isLight(c render.Color) bool { return 2*int(c.R)+5*int(c.G)+int(c.B) > 8*128 }

// The following methods are called within a tick.

func (p *Phone) share(words, id string, file *game.FileOut) {
	if words != "" {
		words += "\n"
	}
	text := words + p.host.options.linkTo(id)
	switch {
	case p.device == nil:
	case file == nil:
		p.device.Share(text)
	default:
		p.device.ShareFile(text, file.Name, file.Type, bytes.Clone(file.Data))
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

func (p *Phone) choosePicture() {
	if p.device != nil {
		p.device.ChoosePicture()
	}
}

func (p *Phone) pastePicture() {
	if p.device != nil {
		p.device.PastePicture()
	}
}

func (p *Phone) keep(f game.FileOut) {
	if p.device != nil {
		p.device.Keep(f.Name, f.Type, f.Data)
	}
}
