package store

import (
	"slices"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"wildfifteen/game/host/dom"
)

// Keys of the local storage.
const (
	keyPrefix = "wildfifteen/"
	keyGame   = keyPrefix + "game"   // the number of the valid series of pieces, see runningGame
	keySolve  = keyPrefix + "solve/" // followed by the solve's own key: solves that the database does not have yet
	keyFile   = keyPrefix + "file/"  // followed by the name of a file that is written as a whole
	keyStamp  = keyPrefix + "stamp"  // time of the latest change, in milliseconds since 1970, or one more than the stamp before
)

// local is the page's local storage. Browsers are slow to write it to the disk: Chromium waits five seconds and then
// writes at most once a minute (kCommitDefaultDelaySecs and kMaxCommitsPerHour in
// components/services/storage/dom_storage). When the whole browser ends, what has not been written is lost. So there
// is a copy in the database, which the system gets at once. On the other hand, only the local storage is sure to get
// the last changes that a page makes as it goes away. The stamp in both tells which of them is newer.
//
// Only the page that saves the running game has a copy and sets the stamp. Any other page starts with the local storage
// as it is on the disk, which may be old; a stamp from that page would mark the old content as the newer.
type local struct {
	storage js.Value // undefined: there is none
	copy    *copier  // nil: there is none
	shared  bool     // another page saves the running game
	stale   bool     // the copy may be newer and could not be read or restored: changes get no stamp, so that it wins at the next start
}

// openLocal opens the local storage, if it can really be written: access alone may be forbidden.
func openLocal() *local {
	v := dom.Get("localStorage")
	err := dom.Try(func() {
		const probe = keyPrefix + "probe"
		v.Call("setItem", probe, "1")
		v.Call("removeItem", probe)
	})
	if err != nil && !quotaExceeded(err) {
		v = js.Undefined()
	}
	return &local{storage: v}
}

// put and remove change the local storage alone; set and drop change the copy, too.

func (l *local) put(key, value string) error {
	return dom.Try(func() { l.storage.Call("setItem", key, value) })
}

func (l *local) remove(key string) error {
	return dom.Try(func() { l.storage.Call("removeItem", key) })
}

func (l *local) set(key, value string) error {
	err := l.put(key, value)
	if err == nil {
		l.changed(key, js.ValueOf(value))
	}
	return err
}

func (l *local) drop(key string) {
	if l.remove(key) == nil {
		l.changed(key, js.Undefined())
	}
}

func (l *local) get(key string) (text string, ok bool) {
	var v js.Value
	if dom.Try(func() { v = l.storage.Call("getItem", key) }) != nil || v.Type() != js.TypeString {
		return "", false
	}
	return v.String(), true
}

// has reports whether there is a key.
func (l *local) has(key string) (is bool) {
	return dom.Try(func() { is = js.Global().Get("Reflect").Call("has", l.storage, key).Bool() }) == nil && is
}

// keys returns the keys with a prefix, sorted.
func (l *local) keys(prefix string) (keys []string) {
	_ = dom.Try(func() {
		for i := 0; ; i++ {
			k := l.storage.Call("key", i)
			if k.Type() != js.TypeString {
				break
			}
			if strings.HasPrefix(k.String(), prefix) {
				keys = append(keys, k.String())
			}
		}
	})
	slices.Sort(keys)
	return keys
}

// all returns all items of this program.
func (l *local) all() map[string]js.Value {
	items := map[string]js.Value{}
	for _, k := range l.keys(keyPrefix) {
		text, _ := l.get(k)
		items[k] = js.ValueOf(text)
	}
	return items
}

// reason turns an error of writing a file into a reason; no error becomes the zero reason.
func (l *local) reason(name string, err error) reason {
	switch {
	case err == nil:
		return reason{}
	case !l.storage.Truthy():
		return reason{key: "host.nothing_kept"}
	case quotaExceeded(err):
		return reason{key: "host.storage_full"}
	}
	return reason{key: "host.not_written", name: name, why: err.Error()}
}

func (l *local) stamp() int {
	text, _ := l.get(keyStamp)
	n, _ := strconv.Atoi(text)
	return n
}

// changed stamps a change and has it copied. An undefined value means that the key was removed.
func (l *local) changed(key string, value js.Value) {
	if l.shared || l.stale {
		return
	}
	stamp := strconv.Itoa(max(l.stamp()+1, int(time.Now().UnixMilli())))
	_ = l.put(keyStamp, stamp)
	if c := l.copy; c != nil {
		c.pending[key], c.pending[keyStamp] = value, js.ValueOf(stamp)
		c.flush()
	}
}

// gap reports whether a piece of the running game is missing.
func (l *local) gap() bool {
	series, ok := l.get(keyGame)
	if !ok {
		series = "0"
	}
	n := len(l.keys(keyGame + "/" + series + "/"))
	for i := range n {
		if !l.has(keyGame + "/" + series + "/" + strconv.Itoa(i)) {
			return true
		}
	}
	return n == 0 && len(l.keys(keyGame)) > 0
}

// openCopy restores the local storage from its copy if that is newer or the local storage lacks something, and then brings
// the copy up to date. It must not be called from a JavaScript callback.
func (l *local) openCopy(base *database) {
	v, err := base.ask(copyTable, "get", keyStamp)
	if err != nil {
		l.stale = true
		return
	}
	stamp := 0
	if v.Type() == js.TypeString {
		stamp, _ = strconv.Atoi(v.String())
	}
	if (stamp > l.stamp() || stamp > 0 && l.gap()) && !l.restore(base, stamp) {
		l.stale = true // the copy stays the newer one, for a start with more space
		return
	}
	l.copy = &copier{base: base, all: l.all, pending: map[string]js.Value{}, anew: true}
	l.copy.flush()
	dom.On(js.Global(), "storage", false, func(e js.Value) { // another page has changed something
		if key := e.Get("key"); key.Type() == js.TypeString && strings.HasPrefix(key.String(), keyPrefix) {
			l.copy.anew = true
			l.copy.flush()
		}
	})
}

// restore brings the copy back into the local storage, the stamp last, and reports whether everything is there.
func (l *local) restore(base *database, stamp int) bool {
	keys, texts, err := base.all(copyTable)
	if err != nil {
		return false
	}
	for _, k := range l.keys(keyGame) {
		_ = l.remove(k)
	}
	series := ""
	for i, k := range keys {
		switch {
		case k == keyStamp:
		case k == keyGame:
			series = texts[i]
		case l.put(k, texts[i]) != nil:
			return false
		}
	}
	return (series == "" || l.put(keyGame, series) == nil) && l.put(keyStamp, strconv.Itoa(stamp)) == nil
}

// copier copies the local storage into the database.
type copier struct {
	base    *database
	all     func() map[string]js.Value // the whole local storage
	pending map[string]js.Value        // changes to be copied, by key; undefined: the key is to be removed
	anew    bool                       // copy everything: a change was made by another page, or could not be copied
	busy    bool                       // a transaction runs or is about to start
	then    func()                     // to be called when no transaction runs any more
}

// flush copies the pending changes after the tick. Changes made meanwhile are copied together in the next transaction.
func (c *copier) flush() {
	if c.busy || len(c.pending) == 0 && !c.anew {
		return
	}
	c.busy = true
	dom.AfterTick(c.write)
}

// write copies the pending changes in one transaction: all of them or none.
func (c *copier) write() {
	changes, anew := c.pending, c.anew
	if anew {
		changes = c.all()
	}
	c.pending, c.anew = map[string]js.Value{}, false
	c.base.change(copyTable, func(table js.Value) {
		if anew {
			table.Call("clear")
		}
		for k, v := range changes {
			if v.IsUndefined() {
				table.Call("delete", k)
			} else {
				table.Call("put", v, k)
			}
		}
	}, func(err error) {
		c.busy = false
		if err != nil {
			c.anew = true // with the next change
		} else {
			c.flush()
		}
		if then := c.then; then != nil && !c.busy {
			c.then = nil
			then()
		}
	})
}
