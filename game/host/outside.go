package host

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/game"
)

// Most of what is taken in from outside, in bytes.
const (
	mostPasted = 1 << 20
	mostOpened = 64 << 20
)

// outside does what a program asks for. What takes time is done in goroutines and answered by a Reply.
type outside struct {
	h          *host
	title      string
	fast       bool
	fullscreen bool
	asked      bool // the program's own wish for full screen, as last heard
	heard      bool

	mu      sync.Mutex
	replies []game.Reply
}

// handle does what one tick's Output asks for.
func (o *outside) handle(out *game.Output) {
	for _, s := range out.Sounds {
		aside(func() { o.h.sounds.play(s) })
	}
	if out.Haptic > 0 {
		vibrate(out.Haptic)
	}
	if out.Copy != "" {
		o.h.copyText(out.Copy)
	}
	if out.Share != "" {
		o.h.shareText(out.Share)
	}
	if out.Paste {
		o.h.pasteText()
	}
	if out.Open {
		o.h.openFile()
	}
	if out.Save != nil {
		o.h.saveFile(*out.Save)
	}
	o.h.text.set(out.TextField)
	if out.Title != o.title {
		o.title = out.Title
		setTitle(o.title)
	}
	o.setFast(out.Fast)
	o.setFullscreen(out.Fullscreen)
	o.h.window.show(out)
}

// reset forgets what a program that crashed wanted.
func (o *outside) reset() {
	o.h.text.set(nil)
	o.setFast(false)
	o.heard = false
}

func (o *outside) setFast(fast bool) {
	if fast == o.fast {
		return
	}
	o.fast = fast
	if fast {
		ebiten.SetTPS(fastTPS)
	} else {
		ebiten.SetTPS(tps)
	}
}

// setFullscreen follows the program's wish. The command line may have asked for full screen before the program
// had a say: then the program's first wish is no news, and each change of it is.
func (o *outside) setFullscreen(wish bool) {
	switch {
	case !o.heard:
		o.heard = true
		o.apply(wish || o.h.options.Fullscreen)
	case wish != o.asked:
		o.apply(!o.fullscreen)
	}
	o.asked = wish
}

func (o *outside) apply(fullscreen bool) {
	if fullscreen != o.fullscreen {
		o.fullscreen = fullscreen
		setFullscreen(fullscreen)
	}
}

// reply hands the program an answer in its next Input. It may be called from any goroutine.
func (o *outside) reply(r game.Reply) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.replies = append(o.replies, r)
}

// fail answers that a request could not be met, in words of the language file.
func (o *outside) fail(key string, args ...any) {
	o.reply(game.Reply{Kind: game.Failed, Text: o.h.lang.T(key, args...)})
}

// failed answers that a request could not be met because of err.
func (o *outside) failed(key string, err error) {
	why := err.Error()
	if r, ok := err.(reason); ok {
		why = r.in(o.h.lang)
	}
	o.fail(key, "why", why)
}

// pasted answers with the clipboard's text, or that there is none.
func (o *outside) pasted(text string) {
	if text == "" {
		o.fail("host.nothing_to_paste")
		return
	}
	o.reply(game.Reply{Kind: game.Pasted, Text: text[:min(len(text), mostPasted)]})
}

// takeReplies appends the answers that have come in.
func (o *outside) takeReplies(dst []game.Reply) []game.Reply {
	o.mu.Lock()
	defer o.mu.Unlock()
	dst = append(dst, o.replies...)
	o.replies = o.replies[:0]
	return dst
}
