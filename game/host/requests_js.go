package host

import (
	"errors"
	"strings"
	"syscall/js"

	"wildfifteen/game"
	"wildfifteen/game/host/dom"
	"wildfifteen/game/pictures"
)

// system does what a game asks of a browser.
type system struct {
	host *host
	long map[string]js.Value // the long files that the player has chosen, by their names in ranges
}

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
	data := map[string]any{"title": s.host.lang.Load().T("common.title"), "url": link}
	if words != "" {
		told, data["text"] = words+"\n"+link, words+"\n"
	}
	copied := func() {
		s.host.requests.reply(game.Reply{Kind: game.Told, Text: s.host.lang.Load().T("host.link_copied")})
	}
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

// pastePicture asks the browser for the picture on the clipboard.
func (s *system) pastePicture() {
	var p js.Value
	if dom.Try(func() { p = dom.Get("navigator", "clipboard").Call("read") }) != nil {
		s.host.requests.fail("host.paste_by_key")
		return
	}
	go func() {
		items, err := dom.Await(p)
		if err != nil {
			s.host.requests.fail("host.paste_by_key")
			return
		}
		for i := range items.Length() {
			item := items.Index(i)
			for j := range item.Get("types").Length() {
				if kind := item.Get("types").Index(j).String(); strings.HasPrefix(kind, "image/") {
					if blob, err := dom.Await(item.Call("getType", kind)); err == nil {
						s.readFile(blob)
						return
					}
				}
			}
		}
		s.host.requests.fail("host.no_picture_to_paste")
	}()
}

// pasted replies with what a paste event brings: a picture, or a text.
func (s *system) pasted(data js.Value) {
	files := data.Get("files")
	for i := range files.Length() {
		if file := files.Index(i); strings.HasPrefix(file.Get("type").String(), "image/") {
			s.readFile(file)
			return
		}
	}
	s.host.requests.paste(data.Call("getData", "text/plain").String())
}

// saveFile makes the browser download a file. A long one becomes a Blob of Blobs, which the browser keeps outside of the
// page's memory, on its disk if need be.
func (s *system) saveFile(f game.FileOut) {
	if f.Lines == nil {
		s.download(&f, js.Global().Get("Array").New(dom.Array(f.Data)))
		return
	}
	go func() {
		b := &blobs{kind: f.Type, list: js.Global().Get("Array").New()}
		if err := errors.Join(f.Write(b, s.host.store.ReadNow), b.flush()); err != nil {
			s.host.requests.failWith("host.not_saved", err)
			return
		}
		s.download(&f, b.list)
	}()
}

// download lets the player keep the parts of a file.
func (s *system) download(f *game.FileOut, parts js.Value) {
	err := dom.Try(func() {
		blob := dom.Get("Blob").New(parts, map[string]any{"type": f.Type})
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

// blobs is a list of Blobs with what is written.
type blobs struct {
	kind string
	list js.Value
	part []byte // not in the list yet
}

// blobSize is the size of a Blob.
const blobSize = 4 << 20

func (b *blobs) Write(data []byte) (int, error) {
	b.part = append(b.part, data...)
	if len(b.part) >= blobSize {
		return len(data), b.flush()
	}
	return len(data), nil
}

func (b *blobs) flush() error {
	return dom.Try(func() {
		b.list.Call("push", dom.Get("Blob").New([]any{dom.Array(b.part)}, map[string]any{"type": b.kind}))
		b.part = b.part[:0]
	})
}

func (s *system) openFile() { s.choose("") }

// openPicture offers pictures alone: on a phone the system shows its own, and turns those of other kinds into JPEG files.
func (s *system) openPicture() {
	s.choose("image/jpeg,image/png,image/gif,image/webp")
}

// choose lets the player choose a file of some kinds, "" for any.
func (s *system) choose(kinds string) {
	err := dom.Try(func() {
		input := dom.Get("document").Call("createElement", "input")
		input.Set("type", "file")
		if kinds != "" {
			input.Set("accept", kinds)
		}
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

// readFile replies with a file that the player has chosen, dropped or pasted.
func (s *system) readFile(file js.Value) {
	go func() {
		reply, err := s.contents(file)
		if err != nil {
			s.host.requests.failWith("host.not_opened", err)
			return
		}
		s.host.requests.reply(reply)
	}()
}

// contents returns the reply with a file, of a long one that is no picture only how it begins. The error is a tooLarge if it is a
// picture and has more bytes than one may have. It must not be called from a JavaScript callback.
func (s *system) contents(file js.Value) (game.Reply, error) {
	reply := game.Reply{Kind: game.Opened, Text: s.host.lang.Load().T("host.pasted_picture")}
	var size float64
	picture := false
	err := dom.Try(func() {
		if v := file.Get("name"); v.Type() == js.TypeString {
			reply.Text = v.String()
		}
		picture = strings.HasPrefix(file.Get("type").String(), "image/")
		size = file.Get("size").Float()
	})
	if err != nil {
		return reply, err
	}
	all := int(size)
	if all > longOpened && !picture {
		if reply.Data, err = slice(file, 0, longOpened); err != nil {
			return reply, err
		}
		if !pictures.Is(reply.Data) {
			if s.long == nil {
				s.long = map[string]js.Value{}
			}
			reply.Range = game.Range{Name: openedName(len(s.long) + 1), Length: all}
			s.long[reply.Range.Name] = file
			return reply, nil
		}
	}
	if all > pictures.MaxFile {
		return reply, tooLarge{reply.Text, pictures.MaxFile}
	}
	reply.Data, err = slice(file, 0, all)
	return reply, err
}

// slice returns a part of a file. It must not be called from a JavaScript callback.
func slice(file js.Value, from int64, length int) (data []byte, err error) {
	var p js.Value
	if err := dom.Try(func() { p = file.Call("slice", from, from+int64(length)).Call("arrayBuffer") }); err != nil {
		return nil, err
	}
	buffer, err := dom.Await(p)
	if err != nil {
		return nil, err
	}
	return dom.Bytes(buffer), nil
}

// openPart replies with a part of a long file.
func (s *system) openPart(r game.Range) {
	go func() {
		reply := game.Reply{Kind: game.Ranged, Range: r}
		err := errNoFile
		if file, ok := s.long[r.Name]; ok {
			reply.Data, err = slice(file, r.From, r.Length)
		}
		if err != nil {
			reply.Text = err.Error()
		}
		s.host.requests.reply(reply)
	}()
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
