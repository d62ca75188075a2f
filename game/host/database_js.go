package host

import (
	"errors"
	"syscall/js"
	"time"
)

// Tables of the database.
const (
	solvesTable = "solves"
	spareTable  = "spare"
)

// answerAtMost is how long a database may take for an answer. Some browsers never give one; others are slow to
// start after a crash.
const answerAtMost = 6 * time.Second

var errNoAnswer = errors.New("the database does not answer")

// database is the page's IndexedDB: tables of texts by keys.
type database struct{ db js.Value }

// openDatabase returns nil where there is none, with an error if it may be there but does not answer.
func openDatabase() (*database, error) {
	done := make(chan js.Value, 4)
	late := false
	err := try(func() {
		r := get("indexedDB").Call("open", "wildfifteen", 2)
		r.Set("onupgradeneeded", js.FuncOf(func(js.Value, []js.Value) any {
			for _, table := range []string{solvesTable, spareTable} {
				_ = try(func() { r.Get("result").Call("createObjectStore", table) }) // there is one already
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
			_ = try(func() { args[0].Call("preventDefault") })
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
	case <-time.After(answerAtMost):
		late = true
		return nil, errNoAnswer
	}
}

// change runs f on a table and calls done once all of it is kept, or has failed: then nothing of it is.
func (d *database) change(table string, f func(table js.Value), done func(error)) {
	var t js.Value
	err := try(func() {
		t = d.db.Call("transaction", table, "readwrite")
		f(t.Call("objectStore", table))
	})
	if err != nil {
		if t.Truthy() {
			_ = try(func() { t.Call("abort") })
		}
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

// ask returns what a method of a table answers, undefined included. It must not be called in a callback.
func (d *database) ask(table, method string, args ...any) (js.Value, error) {
	type answer struct {
		v   js.Value
		err error
	}
	c := make(chan answer, 1)
	var yes, no js.Func
	err := try(func() {
		r := d.db.Call("transaction", table).Call("objectStore", table).Call(method, args...)
		yes = js.FuncOf(func(js.Value, []js.Value) any { c <- answer{v: r.Get("result")}; return nil })
		no = js.FuncOf(func(js.Value, []js.Value) any { c <- answer{err: errors.New(str(r.Get("error")))}; return nil })
		r.Set("onsuccess", yes)
		r.Set("onerror", no)
	})
	if err != nil {
		return js.Undefined(), err
	}
	select {
	case a := <-c:
		yes.Release()
		no.Release()
		return a.v, a.err
	case <-time.After(answerAtMost):
		return js.Undefined(), errNoAnswer
	}
}

// all returns a table's keys, sorted, and their texts.
func (d *database) all(table string) (keys, texts []string, err error) {
	list := func(method string) (list []string) {
		var v js.Value
		if err == nil {
			v, err = d.ask(table, method)
		}
		if err == nil {
			for i := range v.Length() {
				list = append(list, str(v.Index(i)))
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
		err = errors.New("the database changes too fast") // another page adds to it between the two
	}
	return nil, nil, err
}
