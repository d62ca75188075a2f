package host

import (
	"strings"
	"syscall/js"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
)

// maxOpened is the maximum size of a file from another program, in bytes.
const maxOpened = 256 << 20

// system does what a game asks of a browser.
type system struct{ host *host }

func (s *system) vibrate(h game.Haptic) {
	var pattern any = h.First
	if h.Second > 0 {
		pattern = []any{h.First, h.Pause, h.Second}
	}
	if dom.Get("navigator", "vibrate").Type() == js.TypeFunction && dom.Activated() { // or the browser complains
		_ = dom.Try(func() { dom.Get("navigator").Call("vibrate", pattern) })
	}
}

func (s *system) copyText(text string) { s.copyThen(text, func() {}) }

// copyThen puts a text on the clipboard and then calls then.
func (s *system) copyThen(text string, then func()) {
	board := dom.Get("navigator", "clipboard")
	if !board.Truthy() {
		s.host.requests.notCopied(text, "host.no_clipboard_here")
		return
	}
	var p js.Value
	if dom.Try(func() { p = board.Call("writeText", text) }) != nil {
		s.host.requests.notCopied(text, "host.no_clipboard_here")
		return
	}
	go func() {
		if _, err := dom.Await(p); err != nil {
			s.host.requests.notCopied(text, "host.no_clipboard_here")
			return
		}
		then()
	}()
}

// share gives a link to the share sheet, below some words and with a picture if it takes one, or else puts both on the
// clipboard.
func (s *system) share(words, id string, picture *game.FileOut) {
	link := linkTo(id)
	told := link
	data := map[string]any{"title": s.host.lang.T("common.title"), "url": link}
	if words != "" {
		told, data["text"] = words+"\n"+link, words+"\n"
	}
	copied := func() { s.host.requests.reply(game.Reply{Kind: game.Told, Text: s.host.lang.T("host.link_copied")}) }
	if dom.Get("navigator", "share").Type() != js.TypeFunction {
		s.copyThen(told, copied)
		return
	}
	var p js.Value
	err := dom.Try(func() {
		if picture != nil && dom.Get("navigator", "canShare").Type() == js.TypeFunction {
			file := dom.Get("File").New([]any{dom.Array(picture.Data)}, picture.Name, map[string]any{"type": picture.Type})
			data["files"] = []any{file}
			if !dom.Get("navigator").Call("canShare", data).Bool() {
				delete(data, "files")
			}
		}
		p = dom.Get("navigator").Call("share", data)
	})
	if err != nil {
		s.copyThen(told, copied)
		return
	}
	go func() {
		if _, err := dom.Await(p); err != nil && !strings.HasPrefix(err.Error(), "AbortError") { // the player has not cancelled it
			s.copyThen(told, copied)
		}
	}()
}

func (s *system) pasteText() {
	board := dom.Get("navigator", "clipboard", "readText")
	if board.Type() != js.TypeFunction {
		s.host.requests.fail("host.paste_by_key")
		return
	}
	var p js.Value
	if dom.Try(func() { p = dom.Get("navigator", "clipboard").Call("readText") }) != nil {
		s.host.requests.fail("host.paste_by_key")
		return
	}
	go func() {
		v, err := dom.Await(p)
		if err != nil {
			s.host.requests.fail("host.paste_by_key")
			return
		}
		s.host.requests.paste(v.String())
	}()
}

// saveFile makes the browser download a file.
func (s *system) saveFile(f game.FileOut) {
	err := dom.Try(func() {
		blob := dom.Get("Blob").New([]any{dom.Array(f.Data)}, map[string]any{"type": f.Type})
		url := dom.Get("URL").Call("createObjectURL", blob)
		a := dom.Get("document").Call("createElement", "a")
		a.Set("href", url)
		a.Set("download", f.Name)
		a.Call("click")
		js.Global().Call("setTimeout", dom.Get("URL", "revokeObjectURL").Call("bind", dom.Get("URL"), url), 60_000)
	})
	if err != nil {
		s.host.requests.failWith("host.not_saved", err)
		return
	}
	s.host.requests.reply(game.Reply{Kind: game.Saved, Text: f.Name})
}

func (s *system) openFile() {
	err := dom.Try(func() {
		input := dom.Get("document").Call("createElement", "input")
		input.Set("type", "file")
		dom.On(input, "change", false, func(js.Value) {
			if files := input.Get("files"); files.Length() > 0 {
				s.readFile(files.Index(0))
			}
		})
		input.Call("click")
	})
	if err != nil {
		s.host.requests.failWith("host.not_opened", err)
	}
}

// readFile replies with a file that the player has chosen or dropped.
func (s *system) readFile(file js.Value) {
	go func() {
		name, data, err := contents(file)
		if err != nil {
			s.host.requests.failWith("host.not_opened", err)
			return
		}
		s.host.requests.reply(game.Reply{Kind: game.Opened, Text: name, Data: data})
	}()
}

// contents returns a file's name and content. The error is a tooLarge if it exceeds maxOpened. It must not be called from
// a JavaScript callback.
func contents(file js.Value) (name string, data []byte, err error) {
	var p js.Value
	var size float64
	err = dom.Try(func() {
		name, size = file.Get("name").String(), file.Get("size").Float()
		p = file.Call("slice", 0, maxOpened).Call("arrayBuffer")
	})
	if err == nil && size > maxOpened {
		err = tooLarge(name)
	}
	if err != nil {
		return name, nil, err
	}
	buffer, err := dom.Await(p)
	if err != nil {
		return name, nil, err
	}
	return name, dom.Bytes(buffer), nil
}

// listenDrops replies with files that are dropped on the page.
func (s *system) listenDrops(document js.Value) {
	dom.On(document, "dragover", true, func(e js.Value) { e.Call("preventDefault") })
	dom.On(document, "drop", true, func(e js.Value) {
		e.Call("preventDefault")
		if files := e.Get("dataTransfer").Get("files"); files.Length() > 0 {
			s.readFile(files.Index(0))
		}
	})
}

// checkDrops does nothing: the page's own events tell of dropped files, see listenDrops.
func (s *system) checkDrops() {}
