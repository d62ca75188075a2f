package host

import "wildfifteen/game"

const platform = game.Phone

// window is the phone's screen. Phone holds most of its state.
type window struct {
	host     *host
	activity activity
	pace     pace
}

func (w *window) open() {}

func (w *window) tick() {
	if w.host.devices.text.dismissed() {
		w.host.requests.reply(game.Reply{Kind: game.Dismissed})
	}
}

func (w *window) scale(engine float64) float64 { return engine }

// insets returns none: Phone adds them to the Input.
func (w *window) insets() game.Insets { return game.Insets{} }

// show slows the loop down while the game is idle.
func (w *window) show(out *game.Output) {
	w.pace.rest(w.activity.quiet(&w.host.devices.in, out), w.host.phone.beat(out))
}

func (w *window) shown() {}

func (w *window) crashed(string) {}

func (w *window) setTitle(string) {}

func (w *window) setFullscreen(bool) {} // Phone.show does it

func (w *window) remember() {}
