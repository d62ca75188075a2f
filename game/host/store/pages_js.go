package store

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/host/dom"
)

// The database has each finished game under a key of its own until there are many. Then the oldest ones become a page:
// a text of many lines under one key, which begins with pageStart and sorts before those of single games. (Programs that
// know no pages read them, too: they join all texts by newlines.) Pages never change. The file of records is the pages
// followed by the single games.
const (
	pageStart = "0page-"
	pageEnd   = "0page~"
)

const (
	pageSize = 256 << 10 // a page is complete when it has so many bytes
	mostKeys = 2000      // number of games that are looked at at once
	packAge  = time.Hour // a younger game may come back from a local storage that the browser had not written yet
)

// pages is the file of records as it was when the page was opened, and its index.
type pages struct {
	base   *database
	list   []page
	single string // the games that are in no page, as lines
	last   int    // number of the page that was read last, from 1
	text   string // its text
	unread bool   // some games could not be read
	index  *database
	slots  map[int][]byte // pages of the index that were read or written
}

// page is a text in the database.
type page struct {
	key    string // where it began in the file when it was made, and its length
	from   int64  // where it begins
	length int    // in bytes, the last newline included
}

// name gives the page its key.
func (p *page) name() { p.key = fmt.Sprintf("%s%015d-%09d", pageStart, p.from, p.length) }

// addPage adds the page with a key after the others.
func (p *pages) addPage(key string) {
	_, length, _ := strings.Cut(strings.TrimPrefix(key, pageStart), "-")
	if n, err := strconv.Atoi(length); err == nil && n > 0 {
		p.list = append(p.list, page{key: key, from: p.paged(), length: n})
	}
}

// openPages finds the pages, makes new ones and reads the other games. It reports whether the file is too long to be read
// at once. It must not be called from a JavaScript callback.
func (s *Browser) openPages() (long bool) {
	p := &s.pages
	*p = pages{base: s.base, slots: map[int][]byte{}}
	if err := p.find(); err != nil {
		p.unread = true
		s.tell(game.Told, reason{key: "host.not_read", why: err.Error()})
	} else if !s.local.shared && s.base != nil {
		for p.pack(time.Now()) {
		}
	}
	if lines := s.solves.read(); len(lines) > 0 {
		p.single = strings.Join(lines, "\n") + "\n"
	}
	if p.size() <= game.LongFile {
		return false
	}
	p.index, _ = openDatabase(indexBase, 1, indexTable)
	return true
}

// size returns the size of the file.
func (p *pages) size() int64 { return p.paged() + int64(len(p.single)) }

// paged returns the size of all pages.
func (p *pages) paged() int64 {
	if len(p.list) == 0 {
		return 0
	}
	last := p.list[len(p.list)-1]
	return last.from + int64(last.length)
}

// find lists the pages.
func (p *pages) find() error {
	if p.base == nil {
		return nil
	}
	keys, err := p.base.ask(solvesTable, "getAllKeys", dom.Get("IDBKeyRange").Call("bound", pageStart, pageEnd))
	if err != nil {
		return err
	}
	for i := range keys.Length() {
		p.addPage(dom.String(keys.Index(i)))
	}
	return nil
}

// pack makes a page of the oldest games, if there are enough, and reports whether it did. All of it is one transaction.
func (p *pages) pack(now time.Time) bool {
	old := fmt.Sprintf("%013d", now.Add(-packAge).UnixMilli())
	within := dom.Get("IDBKeyRange").Call("bound", pageEnd, old)
	made := page{from: p.paged()}
	ended := make(chan error, 1)
	var got js.Func
	keys, texts := js.Undefined(), js.Undefined()
	p.base.change(solvesTable, func(table js.Value) {
		asked := table.Call("getAllKeys", within, mostKeys)
		also := table.Call("getAll", within, mostKeys)
		got = js.FuncOf(func(js.Value, []js.Value) any {
			keys, texts = asked.Get("result"), also.Get("result")
			if dom.Try(func() { made = p.write(table, made, keys, texts) }) != nil {
				_ = dom.Try(func() { table.Get("transaction").Call("abort") })
			}
			return nil
		})
		also.Set("onsuccess", got) // the answers come in the order of the questions
	}, func(err error) { ended <- err })
	var err error
	select {
	case err = <-ended:
	case <-time.After(maxAnswer):
		err = errNoAnswer
	}
	if err == nil {
		got.Release()
	}
	if err != nil || made.length == 0 {
		return false
	}
	p.list = append(p.list, made)
	return true
}

// write puts the games into a page, in a transaction, if they are enough for one.
func (p *pages) write(table js.Value, made page, keys, texts js.Value) page {
	var text strings.Builder
	n := 0
	for ; n < min(keys.Length(), texts.Length()) && text.Len() < pageSize; n++ {
		text.WriteString(dom.String(texts.Index(n)))
		text.WriteByte('\n')
	}
	if text.Len() < pageSize && n < mostKeys {
		return made
	}
	made.length = text.Len()
	made.name()
	// Without its last newline, as a reader joins all texts by newlines. If there is such a page, which another page of the
	// browser has made, nothing is changed.
	table.Call("add", text.String()[:text.Len()-1], made.key)
	for i := range n {
		table.Call("delete", keys.Index(i))
	}
	return made
}

// read reads a part of the file.
func (p *pages) read(from int64, length int) (data []byte, err error) {
	for end := min(from+int64(length), p.size()); from < end; {
		text, start := p.single, p.paged()
		if from < start {
			i, found := slices.BinarySearchFunc(p.list, from, func(one page, at int64) int { return int(one.from - at) })
			if !found {
				i--
			}
			if text, err = p.load(i); err != nil {
				return data, err
			}
			start = p.list[i].from
		}
		part := text[from-start : min(int64(len(text)), end-start)]
		data = append(data, part...)
		from += int64(len(part))
	}
	return data, nil
}

var errPage = errors.New("a part of the records is missing")

// load returns the text of a page.
func (p *pages) load(i int) (string, error) {
	if p.last == i+1 {
		return p.text, nil
	}
	v, err := p.base.ask(solvesTable, "get", p.list[i].key)
	if err != nil {
		return "", err
	}
	if v.Type() != js.TypeString {
		return "", errPage
	}
	text := v.String() + "\n"
	if len(text) != p.list[i].length {
		return "", errPage
	}
	p.last, p.text = i+1, text
	return text, nil
}

// Read reads a part of a file.
func (s *Browser) Read(at game.Range) {
	s.ranges.do(func() {
		var data []byte
		var err error
		if at.Name == game.IndexFile {
			data = s.pages.readIndex(at.From, at.Length)
		} else {
			data, err = s.pages.read(at.From, at.Length)
		}
		reply := game.Reply{Kind: game.Ranged, Range: at, Data: data}
		if err != nil {
			reply.Text = err.Error()
			s.tell(game.Told, reason{key: "host.not_read", why: err.Error()})
		}
		s.ranges.answer(reply)
	})
}

// ReadNow reads a part of the records, and waits for it. It must not be called from a JavaScript callback.
func (s *Browser) ReadNow(at game.Range) (data []byte, err error) {
	done := make(chan bool, 1)
	s.ranges.do(func() {
		data, err = s.pages.read(at.From, at.Length)
		done <- true
	})
	<-done
	return data, err
}

// Write writes a part of the index.
func (s *Browser) Write(name string, at int64, data []byte) {
	s.ranges.do(func() {
		if name == game.IndexFile {
			s.pages.writeIndex(at, data)
		}
	})
}

// Replies appends the notices and the answers of Read since the last call.
func (s *Browser) Replies(dst []game.Reply, l *assets.Lang) []game.Reply {
	return s.ranges.take(s.failures.Replies(dst, l))
}

// The index is in a database of its own, in pages of indexPage bytes, the last one shorter, by number.
const (
	indexTable = "pages"
	indexPage  = 256 << 10
)

// indexSize returns the size of the index.
func (p *pages) indexSize() int64 {
	if p.index == nil {
		return 0
	}
	keys, err := p.index.ask(indexTable, "count")
	n := 0
	if err == nil {
		n = keys.Int()
	}
	if n == 0 {
		return 0
	}
	return int64(n-1)*indexPage + int64(len(p.slotsOf(n-1)))
}

// slotsOf returns a page of the index, nil if there is none.
func (p *pages) slotsOf(n int) []byte {
	if data, ok := p.slots[n]; ok {
		return data
	}
	v, err := p.index.ask(indexTable, "get", n)
	if err != nil || !v.Truthy() {
		return nil
	}
	data := dom.Bytes(v.Get("buffer"))
	clear(p.slots)
	p.slots[n] = data
	return data
}

func (p *pages) readIndex(from int64, length int) (data []byte) {
	for p.index != nil && length > 0 {
		n, at := int(from/indexPage), int(from%indexPage)
		text := p.slotsOf(n)
		part := text[min(at, len(text)):min(at+length, len(text))]
		if len(part) == 0 {
			break
		}
		data = append(data, part...)
		from, length = from+int64(len(part)), length-len(part)
	}
	return data
}

// writeIndex writes data to a place in the index, unless the index ends before it.
func (p *pages) writeIndex(from int64, data []byte) {
	for p.index != nil && len(data) > 0 {
		n, at := int(from/indexPage), int(from%indexPage)
		old := p.slotsOf(n)
		part := data[:min(len(data), indexPage-at)]
		if at > len(old) {
			return
		}
		text := slices.Concat(old[:at], part, old[min(len(old), at+len(part)):])
		ended := make(chan error, 1)
		p.index.change(indexTable, func(table js.Value) { table.Call("put", dom.Array(text), n) }, func(err error) { ended <- err })
		if <-ended != nil {
			return // what is missing is written at another start
		}
		clear(p.slots)
		p.slots[n] = text
		from, data = from+int64(len(part)), data[len(part):]
	}
}
