package host

import "wildfifteen/game"

const platform = game.Phone

// window is the screen. What is known of it, the Phone knows.
type window struct {
	h        *host
	activity activity
	pace     pace
}

func (w *window) tick(h *host) { w.h = h }

// dip returns how many pixels make a dip.
func (w *window) dip(scale float64) float64 { return scale }

func (w *window) insets() game.Insets { return game.Insets{} }

// show lets the program rest when nothing happens.
func (w *window) show(out *game.Output) { w.pace.rest(w.activity.quiet(&w.h.in, out)) }

func (w *window) shown() {}

func (w *window) crashed(string) {}

func (w *window) remember(*host) {}

func setTitle(string) {}

func setFullscreen(bool) {}

func vibrate(int) {}

func watchWishes(func(wishes)) {}

// copyText puts text on the clipboard.
func (h *host) copyText(text string) { h.phone.copy(text) }

// shareText hands a link to a game to the system's share sheet.
func (h *host) shareText(id string) { h.phone.share(id) }

// pasteText answers with the clipboard's text.
func (h *host) pasteText() { h.phone.paste() }

// openFile lets the player choose a file.
func (h *host) openFile() { h.phone.choose() }

// saveFile lets the player keep a file.
func (h *host) saveFile(f game.FileOut) { h.phone.keep(f) }

// dropped is for the engine's way of dropping files, which phones have no use for.
func (h *host) dropped() {}
