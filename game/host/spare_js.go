package host

import (
	"maps"
	"strconv"
	"syscall/js"
	"time"
)

// keyStamp tells the latest change of the local storage: in milliseconds since 1970, or later by what makes it higher
// than the one before.
const keyStamp = keyPrefix + "stamp"

// spare is a second copy of the local storage, in a database. Browsers are slow to bring the local storage to the
// disk: Chromium waits five seconds and then allows one write a minute (kCommitDefaultDelaySecs and
// kMaxCommitsPerHour in components/services/storage/dom_storage), and the end of the whole browser takes with it
// what was played meanwhile. What a database has is with the system at once; but what a page changes last, as it goes
// away, only the local storage is sure to get. The stamp that stands in both tells which of them is newer.
type spare struct {
	db      *database
	stamp   int                 // of the local storage, when the copy last heard of a change
	waiting map[string]js.Value // what is to be put in next by its key; undefined: is to be removed
	anew    bool                // waiting is all there is
	busy    bool                // with what waited before, or about to be; for ever, if that failed
}

// openSpare opens the copy and makes both alike: the older is made like the newer.
func (s *browserStore) openSpare(db *database) {
	v, err := db.ask("get", keyStamp)
	if err != nil {
		return
	}
	c := &spare{db: db, waiting: map[string]js.Value{}}
	if v.Type() == js.TypeString {
		c.stamp, _ = strconv.Atoi(v.String())
	}
	if c.stamp > s.stamp() && !s.restore(c) {
		return
	}
	if c.stamp == 0 || c.stamp != s.stamp() {
		s.renew(c)
		c.flush()
	}
	s.spare = c
}

// restore brings the copy back into the local storage, the stamp last, and reports whether all of it is there.
func (s *browserStore) restore(c *spare) bool {
	keys, texts, err := c.db.all()
	for i := 0; err == nil && i < len(keys); i++ {
		if keys[i] != keyStamp {
			err = s.put(keys[i], texts[i])
		}
	}
	if err == nil {
		err = s.put(keyStamp, strconv.Itoa(c.stamp))
	}
	return err == nil
}

// renew has the copy made anew.
func (s *browserStore) renew(c *spare) {
	c.waiting, c.anew, c.stamp = map[string]js.Value{}, true, s.stamp()
	for _, k := range s.keys(keyPrefix) {
		text, _ := s.item(k)
		c.waiting[k] = js.ValueOf(text)
	}
}

func (s *browserStore) stamp() int {
	text, _ := s.item(keyStamp)
	n, _ := strconv.Atoi(text)
	return n
}

// changed stamps a change of the local storage and has the copy make it too. Where another page changed
// something since, the copy is made anew.
func (s *browserStore) changed(key string, value js.Value) {
	before := s.stamp()
	now := max(before+1, int(time.Now().UnixMilli()))
	stamp := strconv.Itoa(now)
	_ = s.put(keyStamp, stamp)
	c := s.spare
	switch {
	case c == nil:
		return
	case c.stamp != before:
		s.renew(c)
	default:
		c.waiting[key], c.waiting[keyStamp] = value, js.ValueOf(stamp)
	}
	c.stamp = now
	c.flush()
}

// flush has what waits put in once the tick is over; what comes meanwhile goes in together after that.
func (c *spare) flush() {
	if c.busy || len(c.waiting) == 0 {
		return
	}
	c.busy = true
	aside(c.write)
}

// write puts in what waits, all of it or nothing.
func (c *spare) write() {
	changes, anew := maps.Clone(c.waiting), c.anew
	clear(c.waiting)
	c.anew = false
	c.db.change(func(table js.Value) {
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
		if err == nil { // a copy that missed a change is none; its stamp is old, so that the next page makes it anew
			c.busy = false
			c.flush()
		}
	})
}
