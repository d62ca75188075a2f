package host

import (
	"strconv"
	"strings"
	"syscall/js"
	"time"
)

// keyStamp tells the latest change of the local storage: in milliseconds since 1970, or later by what makes it higher
// than the one before.
const keyStamp = keyPrefix + "stamp"

// spare is a second copy of the local storage, in the database. Browsers are slow to bring the local storage to the
// disk: Chromium waits five seconds and then allows one write a minute (kCommitDefaultDelaySecs and
// kMaxCommitsPerHour in components/services/storage/dom_storage), and the end of the whole browser takes with it
// what was played meanwhile. What the database has is with the system at once; but what a page changes last, as it
// goes away, only the local storage is sure to get. The stamp that stands in both tells which of them is newer. Only
// the page that saves the running game has a spare and sets the stamp, so that another page, which starts with what
// the disk has, cannot make that the newer one.
type spare struct {
	base    *database
	whole   func() map[string]js.Value // all that the local storage has
	waiting map[string]js.Value        // what is to be put in next by its key; undefined: is to be removed
	anew    bool                       // all is to be put in anew: something was changed elsewhere, or missed
	busy    bool                       // with what waited before, or about to be
	then    func()                     // what is to be done once it is busy no more
}

// openSpare makes the local storage like its spare if that is newer, and then the spare like the local storage.
func (s *browserStore) openSpare() {
	v, err := s.base.ask(spareTable, "get", keyStamp)
	if err != nil {
		return
	}
	stamp := 0
	if v.Type() == js.TypeString {
		stamp, _ = strconv.Atoi(v.String())
	}
	if stamp > s.stamp() && !s.restore(stamp) {
		s.unstamped = true // the spare stays the newer one, for a start with more room
		return
	}
	s.spare = &spare{base: s.base, whole: s.whole, waiting: map[string]js.Value{}, anew: true}
	s.spare.flush()
	on(js.Global(), "storage", false, func(e js.Value) { // another page has changed something
		if key := e.Get("key"); key.Type() == js.TypeString && strings.HasPrefix(key.String(), keyPrefix) {
			s.spare.anew = true
			s.spare.flush()
		}
	})
}

// restore brings the spare back into the local storage, the stamp last, and reports whether all of it is there.
func (s *browserStore) restore(stamp int) bool {
	keys, texts, err := s.base.all(spareTable)
	if err != nil {
		return false
	}
	for _, k := range s.keys(keyGame) {
		_ = s.take(k)
	}
	pointer := ""
	for i, k := range keys {
		switch {
		case k == keyStamp:
		case k == keyGame:
			pointer = texts[i]
		case s.put(k, texts[i]) != nil:
			return false
		}
	}
	return (pointer == "" || s.put(keyGame, pointer) == nil) && s.put(keyStamp, strconv.Itoa(stamp)) == nil
}

// whole returns all that the local storage has of ours.
func (s *browserStore) whole() map[string]js.Value {
	all := map[string]js.Value{}
	for _, k := range s.keys(keyPrefix) {
		text, _ := s.item(k)
		all[k] = js.ValueOf(text)
	}
	return all
}

func (s *browserStore) stamp() int {
	text, _ := s.item(keyStamp)
	n, _ := strconv.Atoi(text)
	return n
}

// changed stamps a change of the local storage and has the spare make it too.
func (s *browserStore) changed(key string, value js.Value) {
	if s.shared || s.unstamped {
		return
	}
	stamp := strconv.Itoa(max(s.stamp()+1, int(time.Now().UnixMilli())))
	_ = s.put(keyStamp, stamp)
	if c := s.spare; c != nil {
		c.waiting[key], c.waiting[keyStamp] = value, js.ValueOf(stamp)
		c.flush()
	}
}

// flush has what waits put in once the tick is over; what comes meanwhile goes in together after that.
func (c *spare) flush() {
	if c.busy || len(c.waiting) == 0 && !c.anew {
		return
	}
	c.busy = true
	aside(c.write)
}

// write puts in what waits, all of it or nothing.
func (c *spare) write() {
	changes, anew := c.waiting, c.anew
	if anew {
		changes = c.whole()
	}
	c.waiting, c.anew = map[string]js.Value{}, false
	c.base.change(spareTable, func(table js.Value) {
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
