// Package dom makes the browser's JavaScript safe to use from Go: exceptions become errors, promises can be waited for,
// and missing properties are undefined values. It exists in browsers only.
package dom

import (
	"fmt"
	"syscall/js"
	"time"
)

// Try runs f and returns the JavaScript exception that it threw, if any. Go panics pass through.
func Try(f func()) (err error) {
	defer func() {
		switch v := recover().(type) {
		case nil:
		case js.Error:
			err = v
		case *js.ValueError:
			err = v
		default:
			panic(v)
		}
	}()
	f()
	return nil
}

// Await waits until a promise settles. It must not be called from a JavaScript callback: no promise settles before the
// callback returns.
func Await(promise js.Value) (v js.Value, err error) {
	type answer struct {
		v   js.Value
		err error
	}
	c := make(chan answer, 1)
	fulfilled := js.FuncOf(func(_ js.Value, args []js.Value) any {
		c <- answer{v: first(args)}
		return nil
	})
	defer fulfilled.Release()
	rejected := js.FuncOf(func(_ js.Value, args []js.Value) any {
		c <- answer{err: fmt.Errorf("%s", String(first(args)))}
		return nil
	})
	defer rejected.Release()
	if err := Try(func() { promise.Call("then", fulfilled, rejected) }); err != nil {
		return js.Undefined(), err
	}
	a := <-c
	return a.v, a.err
}

func first(args []js.Value) js.Value {
	if len(args) == 0 {
		return js.Undefined()
	}
	return args[0]
}

// Ignore leaves a promise alone: its rejection is not reported anywhere. A value that is no promise may be null or
// undefined.
func Ignore(promise js.Value) {
	if promise.Truthy() {
		promise.Call("catch", Get("Function", "prototype"))
	}
}

// AfterTick runs f once the current tick is over.
func AfterTick(f func()) { time.AfterFunc(0, f) }

// String converts any value to a string; an Error becomes its name and message.
func String(v js.Value) (s string) {
	if Try(func() { s = js.Global().Get("String").Invoke(v).String() }) != nil {
		return "unknown"
	}
	return s
}

// On calls f for each event of a kind, for as long as the page lives. With capture, f is called before the listeners of
// inner elements and may prevent the browser's default action.
func On(target js.Value, kind string, capture bool, f func(e js.Value)) {
	_ = Try(func() {
		target.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if err := Try(func() { f(args[0]) }); err != nil {
				js.Global().Get("console").Call("warn", "wildfifteen: "+kind+": "+err.Error())
			}
			return nil
		}), map[string]any{"capture": capture, "passive": !capture})
	})
}

// Get follows a chain of properties from the global object. The result is undefined where a property is missing or the
// browser forbids access to it. (An exception in js.Value.Get, as thrown for a forbidden storage, cannot be recovered
// from; one in a call can.)
func Get(names ...string) js.Value {
	v := js.Global()
	reflect := v.Get("Reflect")
	for _, n := range names {
		if t := v.Type(); t != js.TypeObject && t != js.TypeFunction {
			return js.Undefined()
		}
		if Try(func() { v = reflect.Call("get", v, n) }) != nil {
			return js.Undefined()
		}
	}
	return v
}

// Activated reports whether the player has clicked, tapped or pressed a key on the page yet. Before that, browsers
// refuse sound and vibration and complain in the console.
func Activated() bool {
	a := Get("navigator", "userActivation", "hasBeenActive")
	return a.Type() != js.TypeBoolean || a.Bool()
}

// Bytes copies an ArrayBuffer into a slice.
func Bytes(buffer js.Value) []byte {
	a := js.Global().Get("Uint8Array").New(buffer)
	data := make([]byte, a.Length())
	js.CopyBytesToGo(data, a)
	return data
}

// Array copies data into a new Uint8Array.
func Array(data []byte) js.Value {
	a := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(a, data)
	return a
}
