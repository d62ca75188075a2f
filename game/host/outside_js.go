package host

import (
	"strings"
	"syscall/js"

	"wildfifteen/game"
)

func setTitle(title string) {
	_ = try(func() { get("document").Set("title", title) })
}

// setFullscreen shows the whole page, not only its canvas, without the browser around it.
func setFullscreen(on bool) {
	_ = try(func() {
		if on {
			promise(get("document", "documentElement").Call("requestFullscreen"))
		} else if get("document", "fullscreenElement").Truthy() {
			promise(get("document").Call("exitFullscreen"))
		}
	})
}

// promise lets a promise go its way; what it fails with is of no interest.
func promise(p js.Value) {
	if p.Truthy() {
		p.Call("catch", get("Function", "prototype"))
	}
}

// vibrate buzzes for some milliseconds, where the device can and the player has touched the page.
func vibrate(ms int) {
	if get("navigator", "vibrate").Type() == js.TypeFunction && activated() {
		_ = try(func() { get("navigator").Call("vibrate", ms) })
	}
}

// copyText puts text on the clipboard.
func (h *host) copyText(text string) { h.copyThen(text, func() {}) }

func (h *host) copyThen(text string, then func()) {
	board := get("navigator", "clipboard")
	if !board.Truthy() {
		h.out.fail("host.no_clipboard_here")
		return
	}
	var p js.Value
	if try(func() { p = board.Call("writeText", text) }) != nil {
		h.out.fail("host.no_clipboard_here")
		return
	}
	go func() {
		if _, err := await(p); err != nil {
			h.out.fail("host.no_clipboard_here")
			return
		}
		then()
	}()
}

// shareText hands a link to a game to the system's share sheet, or to the clipboard where there is none.
func (h *host) shareText(id string) {
	link := linkTo(id)
	copied := func() { h.out.reply(game.Reply{Kind: game.Told, Text: h.lang.T("host.link_copied")}) }
	if get("navigator", "share").Type() != js.TypeFunction {
		h.copyThen(link, copied)
		return
	}
	var p js.Value
	err := try(func() {
		p = get("navigator").Call("share", map[string]any{"title": h.lang.T("common.title"), "url": link})
	})
	if err != nil {
		h.copyThen(link, copied)
		return
	}
	go func() {
		if _, err := await(p); err != nil && !strings.HasPrefix(err.Error(), "AbortError") { // the player may think better of it
			h.copyThen(link, copied)
		}
	}()
}

// pasteText answers with the clipboard's text.
func (h *host) pasteText() {
	board := get("navigator", "clipboard", "readText")
	if board.Type() != js.TypeFunction {
		h.out.fail("host.paste_by_key")
		return
	}
	var p js.Value
	if try(func() { p = get("navigator", "clipboard").Call("readText") }) != nil {
		h.out.fail("host.paste_by_key")
		return
	}
	go func() {
		v, err := await(p)
		if err != nil {
			h.out.fail("host.paste_by_key")
			return
		}
		h.out.pasted(v.String())
	}()
}

// saveFile hands a file to the browser to keep.
func (h *host) saveFile(f game.FileOut) {
	err := try(func() {
		blob := get("Blob").New([]any{arrayOf(f.Data)}, map[string]any{"type": f.Type})
		url := get("URL").Call("createObjectURL", blob)
		a := get("document").Call("createElement", "a")
		a.Set("href", url)
		a.Set("download", f.Name)
		a.Call("click")
		js.Global().Call("setTimeout", get("URL", "revokeObjectURL").Call("bind", get("URL"), url), 60_000)
	})
	if err != nil {
		h.out.failed("host.not_saved", err)
		return
	}
	h.out.reply(game.Reply{Kind: game.Saved, Text: f.Name})
}

// openFile lets the player choose a file.
func (h *host) openFile() {
	err := try(func() {
		input := get("document").Call("createElement", "input")
		input.Set("type", "file")
		on(input, "change", false, func(js.Value) {
			if files := input.Get("files"); files.Length() > 0 {
				h.readFile(files.Index(0))
			}
		})
		input.Call("click")
	})
	if err != nil {
		h.out.failed("host.not_opened", err)
	}
}

// readFile answers with a file the player has chosen or dropped.
func (h *host) readFile(file js.Value) {
	go func() {
		name, data, err := contents(file)
		if err != nil {
			h.out.failed("host.not_opened", err)
			return
		}
		h.out.reply(game.Reply{Kind: game.Opened, Text: name, Data: data})
	}()
}

func contents(file js.Value) (name string, data []byte, err error) {
	var p js.Value
	var size float64
	err = try(func() {
		name, size = file.Get("name").String(), file.Get("size").Float()
		p = file.Call("slice", 0, mostOpened).Call("arrayBuffer")
	})
	if err == nil && size > mostOpened {
		err = tooLarge(name)
	}
	if err != nil {
		return name, nil, err
	}
	buffer, err := await(p)
	if err != nil {
		return name, nil, err
	}
	return name, bytesOf(buffer), nil
}

// listenDrops opens a file that is dropped on the page.
func (h *host) listenDrops(document js.Value) {
	on(document, "dragover", true, func(e js.Value) { e.Call("preventDefault") })
	on(document, "drop", true, func(e js.Value) {
		e.Call("preventDefault")
		if files := e.Get("dataTransfer").Get("files"); files.Length() > 0 {
			h.readFile(files.Index(0))
		}
	})
}

// dropped is for the engine's way of dropping files, which the page has no use for.
func (h *host) dropped() {}
