package store

import (
	"errors"
	"syscall/js"
	"time"

	"wildfifteen/game/host/dom"
)

// Tables of the database.
const (
	solvesTable = "solves"
	copyTable   = "spare" // of the local storage
)

// maxAnswer is how long a database may take to answer. Some browsers never answer, others are slow to start after a crash.
const maxAnswer = 6 * time.Second

var errNoAnswer = errors.New("the database does not answer")

// database is the page's IndexedDB, with tables of texts by key.
type database struct{ db js.Value }

// The databases. That of the index can be made again.
const (
	mainBase  = "wildfifteen"
	indexBase = "wildfifteen-index"
)

// openDatabase opens a database. It returns nil if there is none, and nil and errNoAnswer if it does not answer. It must
// not be called from a JavaScript callback.
func openDatabase(name string, version int, tables ...string) (*database, error) {
	done := make(chan js.Value, 4)
	late := false
	err := dom.Try(func() {
		r := dom.Get("indexedDB").Call("open", name, version)
		r.Set("onupgradeneeded", js.FuncOf(func(js.Value, []js.Value) any {
			for _, table := range tables {
				_ = dom.Try(func() { r.Get("result").Call("createObjectStore", table) }) // fails if the table exists
			}
			return nil
		}))
		r.Set("onsuccess", js.FuncOf(func(js.Value, []js.Value) any {
			if late {
				r.Get("result").Call("close")
			}
			done <- r.Get("result")
			return nil
		}))
		fail := js.FuncOf(func(_ js.Value, args []js.Value) any {
			_ = dom.Try(func() { args[0].Call("preventDefault") })
			done <- js.Undefined()
			return nil
		})
		r.Set("onerror", fail)
		r.Set("onblocked", fail)
	})
	if err != nil {
		return nil, nil
	}
	select {
	case v := <-done:
		if v.Truthy() {
			return &database{v}, nil
		}
		return nil, nil
	case <-time.After(maxAnswer):
		late = true
		return nil, errNoAnswer
	}
}

// change runs f on a table in a transaction and calls done when it has ended; after an error, the table is as before.
func (d *database) change(table string, f func(table js.Value), done func(error)) {
	var t js.Value
	err := dom.Try(func() {
		t = d.db.Call("transaction", table, "readwrite")
		f(t.Call("objectStore", table))
	})
	if err != nil {
		if t.Truthy() {
			_ = dom.Try(func() { t.Call("abort") })
		}
		done(err)
		return
	}
	var completed, aborted js.Func
	end := func(err error) any {
		completed.Release()
		aborted.Release()
		done(err)
		return nil
	}
	completed = js.FuncOf(func(js.Value, []js.Value) any { return end(nil) })
	aborted = js.FuncOf(func(_ js.Value, args []js.Value) any {
		_ = dom.Try(func() { args[0].Call("preventDefault") })
		if e := t.Get("error"); e.Truthy() {
			return end(js.Error{Value: e})
		}
		return end(errors.New("the database gave up"))
	})
	t.Set("oncomplete", completed)
	t.Set("onabort", aborted)
}

// ask calls a method of a table and returns its result, which may be undefined. It must not be called from a JavaScript
// callback.
func (d *database) ask(table, method string, args ...any) (js.Value, error) {
	type answer struct {
		v   js.Value
		err error
	}
	c := make(chan answer, 1)
	var succeeded, failed js.Func
	err := dom.Try(func() {
		r := d.db.Call("transaction", table).Call("objectStore", table).Call(method, args...)
		succeeded = js.FuncOf(func(js.Value, []js.Value) any { c <- answer{v: r.Get("result")}; return nil })
		failed = js.FuncOf(func(js.Value, []js.Value) any { c <- answer{err: errors.New(dom.String(r.Get("error")))}; return nil })
		r.Set("onsuccess", succeeded)
		r.Set("onerror", failed)
	})
	if err != nil {
		return js.Undefined(), err
	}
	select {
	case a := <-c:
		succeeded.Release()
		failed.Release()
		return a.v, a.err
	case <-time.After(maxAnswer):
		return js.Undefined(), errNoAnswer
	}
}

// all returns a table's keys, sorted, and their texts. It must not be called from a JavaScript callback.
func (d *database) all(table string) (keys, texts []string, err error) {
	return d.some(table, js.Undefined())
}

// some is like all, but for a range of keys.
func (d *database) some(table string, within js.Value) (keys, texts []string, err error) {
	list := func(method string) (list []string) {
		var v js.Value
		if err == nil {
			v, err = d.ask(table, method, within)
		}
		if err == nil {
			for i := range v.Length() {
				list = append(list, dom.String(v.Index(i)))
			}
		}
		return list
	}
	for range 3 {
		err = nil
		keys, texts = list("getAllKeys"), list("getAll")
		if err == nil && len(keys) == len(texts) {
			return keys, texts, nil
		}
		if errors.Is(err, errNoAnswer) {
			break
		}
	}
	if err == nil {
		err = errors.New("the database changes too fast") // by another page, between the two requests
	}
	return nil, nil, err
}
