package host

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"syscall/js"
	"time"

	"wildfifteen/game"
)

// Name and parts of the database.
const (
	databaseName = "wildfifteen"
	solvesTable  = "solves"
	openAtMost   = 2 * time.Second // some browsers never answer where they keep nothing
)

// database is the page's IndexedDB. Its one table holds lines by keys that sort by time.
type database struct{ db js.Value }

// openDatabase returns nil where there is none.
func openDatabase() *database {
	done := make(chan js.Value, 4)
	err := try(func() {
		r := get("indexedDB").Call("open", databaseName, 1)
		r.Set("onupgradeneeded", js.FuncOf(func(js.Value, []js.Value) any {
			_ = try(func() { r.Get("result").Call("createObjectStore", solvesTable) })
			return nil
		}))
		r.Set("onsuccess", js.FuncOf(func(js.Value, []js.Value) any {
			done <- r.Get("result")
			return nil
		}))
		fail := js.FuncOf(func(_ js.Value, args []js.Value) any {
			_ = try(func() { args[0].Call("preventDefault") })
			done <- js.Undefined()
			return nil
		})
		r.Set("onerror", fail)
		r.Set("onblocked", fail)
	})
	if err != nil {
		return nil
	}
	select {
	case v := <-done:
		if v.Truthy() {
			return &database{v}
		}
	case <-time.After(openAtMost):
	}
	return nil
}

// change runs f on the table and calls done once all of it is kept, or has failed.
func (d *database) change(f func(table js.Value), done func(error)) {
	var t js.Value
	err := try(func() {
		t = d.db.Call("transaction", solvesTable, "readwrite")
		f(t.Call("objectStore", solvesTable))
	})
	if err != nil {
		done(err)
		return
	}
	var yes, no js.Func
	end := func(err error) any {
		yes.Release()
		no.Release()
		done(err)
		return nil
	}
	yes = js.FuncOf(func(js.Value, []js.Value) any { return end(nil) })
	no = js.FuncOf(func(_ js.Value, args []js.Value) any {
		_ = try(func() { args[0].Call("preventDefault") })
		if e := t.Get("error"); e.Truthy() {
			return end(js.Error{Value: e})
		}
		return end(errors.New("the database gave up"))
	})
	t.Set("oncomplete", yes)
	t.Set("onabort", no)
}

// all returns the table's keys and lines.
func (d *database) all() (keys, lines []string, err error) {
	read := func(method string) (list []string, err error) {
		type answer struct{ v, e js.Value }
		c := make(chan answer, 1)
		var yes, no js.Func
		err = try(func() {
			r := d.db.Call("transaction", solvesTable).Call("objectStore", solvesTable).Call(method)
			yes = js.FuncOf(func(js.Value, []js.Value) any { c <- answer{v: r.Get("result")}; return nil })
			no = js.FuncOf(func(js.Value, []js.Value) any { c <- answer{e: r.Get("error")}; return nil })
			r.Set("onsuccess", yes)
			r.Set("onerror", no)
		})
		if err != nil {
			return nil, err
		}
		a := <-c
		yes.Release()
		no.Release()
		if !a.v.Truthy() {
			return nil, fmt.Errorf("%s", str(a.e))
		}
		for i := range a.v.Length() {
			list = append(list, str(a.v.Index(i)))
		}
		return list, nil
	}
	if keys, err = read("getAllKeys"); err == nil {
		lines, err = read("getAll")
	}
	if err == nil && len(keys) != len(lines) {
		err = errors.New("the database changed") // another page added one between the two
	}
	return keys, lines, err
}

// newKey makes a key that no other page makes and that sorts by time.
func (s *browserStore) newKey() string {
	s.serial++
	return fmt.Sprintf("%013d-%06d-%08x", time.Now().UnixMilli(), s.serial, rand.Uint32())
}

// addSolve keeps a solve at once, and for good as soon as the database has it.
func (s *browserStore) addSolve(line string) {
	key := s.newKey()
	s.keepSolve(key, line, s.set(keySolve+key, line))
}

// keepSolve brings a solve into the database; first is how keeping it in the local storage went.
func (s *browserStore) keepSolve(key, line string, first error) {
	if s.solves == nil {
		s.note(game.SolvesFile, first)
		return
	}
	s.solves.change(func(table js.Value) { table.Call("put", line, key) }, func(err error) {
		if err == nil {
			s.remove(keySolve + key)
		} else {
			err = errors.Join(err, first)
			if first == nil {
				err = nil // kept in the local storage, until there is room
			}
		}
		s.note(game.SolvesFile, err)
	})
}

// replaceSolves makes the database hold just the lines given.
func (s *browserStore) replaceSolves(data string) {
	for _, k := range s.keys(keySolve) {
		s.remove(k)
	}
	lines := strings.Split(strings.TrimRight(data, "\n"), "\n")
	if s.solves == nil {
		for _, line := range lines {
			s.Append(game.SolvesFile, []byte(line))
		}
		return
	}
	s.solves.change(func(table js.Value) {
		table.Call("clear")
		for _, line := range lines {
			if line != "" {
				table.Call("put", line, s.newKey())
			}
		}
	}, func(err error) { s.note(game.SolvesFile, err) })
}

// readSolves returns the solves in the order they were made, and brings into the database what had no time or
// room to get there.
func (s *browserStore) readSolves() []string {
	byKey := map[string]string{}
	if s.solves != nil {
		keys, lines, err := s.solves.all()
		for range 3 {
			if err == nil {
				break
			}
			keys, lines, err = s.solves.all()
		}
		if err != nil {
			s.failures = append(s.failures, reason{key: notRead, why: err.Error()})
		}
		for i, k := range keys[:min(len(keys), len(lines))] {
			byKey[k] = lines[i]
		}
	}
	for _, k := range s.keys(keySolve) {
		line, _ := s.item(k)
		key := strings.TrimPrefix(k, keySolve)
		if byKey[key] == "" {
			byKey[key] = line
		}
		s.keepSolve(key, line, nil)
	}
	keys := make([]string, 0, len(byKey))
	for k := range byKey {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	lines := make([]string, len(keys))
	for i, k := range keys {
		lines[i] = byKey[k]
	}
	return lines
}
