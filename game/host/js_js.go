package host

import (
	"fmt"

	"syscall/js"
)

// try runs f and returns what JavaScript threw in it. A panic of our own goes on.
func try(f func()) (err error) {
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

// await waits for a promise. It must not be called in a callback: the promise could not come true meanwhile.
func await(promise js.Value) (v js.Value, err error) {
	type answer struct {
		v   js.Value
		err error
	}
	c := make(chan answer, 1)
	yes := js.FuncOf(func(_ js.Value, args []js.Value) any {
		c <- answer{v: first(args)}
		return nil
	})
	defer yes.Release()
	no := js.FuncOf(func(_ js.Value, args []js.Value) any {
		c <- answer{err: fmt.Errorf("%s", str(first(args)))}
		return nil
	})
	defer no.Release()
	if err := try(func() { promise.Call("then", yes, no) }); err != nil {
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

// str makes a string of any value, of an Error its name and message.
func str(v js.Value) (s string) {
	if try(func() { s = js.Global().Get("String").Invoke(v).String() }) != nil {
		return "unknown"
	}
	return s
}

// on calls f for each event of a kind. capture asks for it before all others, and for the right to prevent what
// the browser would do.
func on(target js.Value, kind string, capture bool, f func(e js.Value)) {
	_ = try(func() {
		target.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if err := try(func() { f(args[0]) }); err != nil {
				js.Global().Get("console").Call("warn", "wildfifteen: "+kind+": "+err.Error())
			}
			return nil
		}), map[string]any{"capture": capture, "passive": !capture})
	})
}

// get follows a chain of properties; undefined where it breaks off, or where the browser forbids a look. What a
// plain Get throws, as for a storage that is forbidden, would end the program: only calls catch.
func get(names ...string) js.Value {
	v := js.Global()
	look := v.Get("Reflect")
	for _, n := range names {
		if t := v.Type(); t != js.TypeObject && t != js.TypeFunction {
			return js.Undefined()
		}
		if try(func() { v = look.Call("get", v, n) }) != nil {
			return js.Undefined()
		}
	}
	return v
}

// bytesOf copies an ArrayBuffer.
func bytesOf(buffer js.Value) []byte {
	a := js.Global().Get("Uint8Array").New(buffer)
	data := make([]byte, a.Length())
	js.CopyBytesToGo(data, a)
	return data
}

// arrayOf copies data into a Uint8Array.
func arrayOf(data []byte) js.Value {
	a := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(a, data)
	return a
}
