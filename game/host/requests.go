package host

import (
	"errors"
	"strconv"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/assets"
	"wildfifteen/game"
)

// maxPasted is the maximum size of a text from another program, in bytes.
const maxPasted = 1 << 20

// longOpened is the size of a file that the game gets as a whole. It reads longer ones in parts, however long they are, but for
// pictures, which have a limit of their own. On phones it gets each file as a whole, see maxOpened.
const longOpened = 1 << 20

// openedName returns the name in ranges of the n-th long file that the player has chosen.
func openedName(n int) string { return "opened " + strconv.Itoa(n) }

var errNoFile = errors.New("no such file has been opened")

// requests does what a game asks for. Slow work runs in goroutines, whose results become Replies.
type requests struct {
	host       *host
	system     system
	title      string
	fast       bool
	fullscreen bool // as set in the window
	wanted     bool // full screen, as the game last asked for
	heard      bool // the game has asked at least once

	mu      sync.Mutex
	replies []game.Reply
}

// handle does what one tick's Output asks for.
func (r *requests) handle(out *game.Output) {
	r.host.speak(out.Language)
	for _, s := range out.Sounds {
		r.host.sounds.Play(s)
	}
	if out.Haptic.Total() > 0 {
		r.system.vibrate(out.Haptic)
	}
	if out.Copy != "" {
		r.system.copyText(out.Copy)
	}
	if out.Share != "" {
		r.system.share(out.Words, out.Share, out.SharePicture)
	}
	if out.Paste {
		r.system.pasteText()
	}
	for _, part := range out.ReadOpened {
		r.system.openPart(part)
	}
	if out.Open {
		r.system.openFile()
	}
	if out.OpenPicture {
		r.system.openPicture()
	}
	if out.PastePicture {
		r.system.pastePicture()
	}
	if out.Picture != nil {
		r.system.decode(*out.Picture)
	}
	if out.Save != nil {
		r.system.saveFile(*out.Save)
	}
	if out.Fetch != "" {
		r.system.fetchTexts(out.Fetch)
	}
	r.host.devices.text.set(out.TextField)
	if out.Title != r.title {
		r.title = out.Title
		r.host.window.setTitle(r.title)
	}
	r.setFast(out.Fast)
	r.followFullscreen(out.Fullscreen)
	r.host.window.show(out)
}

// reset forgets what a game that crashed has asked for.
func (r *requests) reset() {
	r.host.devices.text.set(nil)
	r.setFast(false)
	r.heard = false
}

func (r *requests) setFast(fast bool) {
	if fast == r.fast {
		return
	}
	r.fast = fast
	if r.host.phone != nil {
		return // a tick for each picture is all that the engine can do there
	}
	if fast {
		ebiten.SetTPS(fastTPS)
	} else {
		ebiten.SetTPS(tps)
	}
}

// followFullscreen follows the game's wish. The first wish cannot leave a full screen that the command line asked for; from
// then on, each change of the wish toggles, as the player may have changed the window by other means.
func (r *requests) followFullscreen(wanted bool) {
	switch {
	case !r.heard:
		r.heard = true
		r.setFullscreen(wanted || r.host.options.Fullscreen)
	case wanted != r.wanted:
		r.setFullscreen(!r.fullscreen)
	}
	r.wanted = wanted
}

func (r *requests) setFullscreen(on bool) {
	if on != r.fullscreen {
		r.fullscreen = on
		r.host.window.setFullscreen(on)
	}
}

// reply adds a Reply to the next Input. It may be called from any goroutine.
func (r *requests) reply(a game.Reply) {
	r.mu.Lock()
	r.replies = append(r.replies, a)
	r.mu.Unlock()
	if r.host.phone != nil {
		r.host.phone.Wake() // an idle game has no other tick
	}
}

// fail replies that a request failed, in words of the language file.
func (r *requests) fail(key string, args ...any) {
	r.reply(game.Reply{Kind: game.Failed, Text: r.host.lang.Load().T(key, args...)})
}

// notCopied replies that a text could not be put on the clipboard; key names the reason.
func (r *requests) notCopied(text, key string) {
	r.reply(game.Reply{Kind: game.NotCopied, Text: r.host.lang.Load().T(key), Data: []byte(text)})
}

// failWith replies that a request failed because of err; key names a text with {why}.
func (r *requests) failWith(key string, err error) {
	why := err.Error()
	var large tooLarge
	if errors.As(err, &large) {
		why = large.text(r.host.lang.Load())
	}
	r.fail(key, "why", why)
}

// paste replies with the clipboard's text, or that there is none.
func (r *requests) paste(text string) {
	if text == "" {
		r.fail("host.nothing_to_paste")
		return
	}
	r.reply(game.Reply{Kind: game.Pasted, Text: text[:min(len(text), maxPasted)]})
}

// takeReplies appends the replies since the last call.
func (r *requests) takeReplies(dst []game.Reply) []game.Reply {
	r.mu.Lock()
	defer r.mu.Unlock()
	dst = append(dst, r.replies...)
	r.replies = r.replies[:0]
	return dst
}

// tooLarge is the error of opening a file of more than most bytes.
type tooLarge struct {
	name string
	most int
}

// Error returns an English text for logs.
func (e tooLarge) Error() string { return e.name + " is too large" }

// text returns the text for players.
func (e tooLarge) text(l *assets.Lang) string {
	return l.T("host.too_large", "name", e.name, "most", e.most>>20)
}
