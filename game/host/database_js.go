package host

import (
	"errors"
	"syscall/js"
	"time"
)

// openAtMost is how long a database may take to open: some browsers never answer where they keep nothing.
const openAtMost = 2 * time.Second

// database is an IndexedDB of the page with one table of texts by keys. What is to have another table is another
// database: a table that came later would be a newer version, which waits for all pages that have the old one open.
type database struct {
	db    js.Value
	table string
}

// openDatabase returns nil where there is none.
func openDatabase(name, table string) *database {
	done := make(chan js.Value, 4)
	err := try(func() {
		r := get("indexedDB").Call("open", name, 1)
		r.Set("onupgradeneeded", js.FuncOf(func(js.Value, []js.Value) any {
			_ = try(func() { r.Get("result").Call("createObjectStore", table) })
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
			return &database{v, table}
		}
	case <-time.After(openAtMost):
	}
	return nil
}

// change runs f on the table and calls done once all of it is kept, or has failed.
func (d *database) change(f func(table js.Value), done func(error)) {
	var t js.Value
	err := try(func() {
		t = d.db.Call("transaction", d.table, "readwrite")
		f(t.Call("objectStore", d.table))
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

// ask returns what a method of the table answers, undefined included.
func (d *database) ask(method string, args ...any) (js.Value, error) {
	type answer struct {
		v   js.Value
		err error
	}
	c := make(chan answer, 1)
	var yes, no js.Func
	err := try(func() {
		r := d.db.Call("transaction", d.table).Call("objectStore", d.table).Call(method, args...)
		yes = js.FuncOf(func(js.Value, []js.Value) any { c <- answer{v: r.Get("result")}; return nil })
		no = js.FuncOf(func(js.Value, []js.Value) any { c <- answer{err: errors.New(str(r.Get("error")))}; return nil })
		r.Set("onsuccess", yes)
		r.Set("onerror", no)
	})
	if err != nil {
		return js.Undefined(), err
	}
	a := <-c
	yes.Release()
	no.Release()
	return a.v, a.err
}

// all returns the table's keys, sorted, and their texts.
func (d *database) all() (keys, texts []string, err error) {
	list := func(method string) (list []string) {
		var v js.Value
		if err == nil {
			v, err = d.ask(method)
		}
		if err == nil {
			for i := range v.Length() {
				list = append(list, str(v.Index(i)))
			}
		}
		return list
	}
	keys, texts = list("getAllKeys"), list("getAll")
	if err == nil && len(keys) != len(texts) {
		err = errors.New("the database changed") // another page added one between the two
	}
	return keys, texts, err
}
