package app

import (
	"reflect"
	"testing"
	"time"

	"wildfifteen/game"
	"wildfifteen/render"
)

// TestTapeAllocatesNothing keeps inputs in a tape that is full.
func TestTapeAllocatesNothing(t *testing.T) {
	var tp tape
	var in game.Input
	tick := func() {
		in.Now += time.Second / 60
		in.Pointers = append(in.Pointers[:0], game.Pointer{At: render.Point{X: float32(in.Now % 977)}})
		in.Keys = append(in.Keys[:0], game.KeyEvent{Key: "A", Down: true})
		tp.keep(&in, false, func() game.Recorded { return game.Recorded{} })
	}
	for range 2 * tapeParts * partTicks {
		tick()
	}
	if n := testing.AllocsPerRun(3*partTicks, tick); n > 0 {
		t.Errorf("%v allocations an input", n)
	}
	if tp.filled != tapeParts {
		t.Errorf("%d parts", tp.filled)
	}
}

// TestAlike changes each field of an input: only the times may differ in inputs that are kept once.
func TestAlike(t *testing.T) {
	for i := range reflect.TypeFor[game.Input]().NumField() {
		name := reflect.TypeFor[game.Input]().Field(i).Name
		var a, b game.Input
		field := reflect.ValueOf(&b).Elem().Field(i)
		switch field.Kind() {
		case reflect.Bool:
			field.SetBool(true)
		case reflect.String:
			field.SetString("x")
		case reflect.Float32:
			field.SetFloat(1)
		case reflect.Slice:
			field.Set(reflect.MakeSlice(field.Type(), 1, 1))
		case reflect.Struct:
			if name == "Date" {
				b.Date = time.Unix(1, 0)
			} else {
				field.Field(0).SetFloat(1)
			}
		default:
			if field.CanInt() {
				field.SetInt(1)
			} else {
				field.SetUint(1)
			}
		}
		if got, want := alike(&a, &b), name == "Now" || name == "Date"; got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
