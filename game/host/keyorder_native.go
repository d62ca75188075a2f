//go:build !js

package host

import (
	"slices"
	"unsafe" // for go:linkname

	"github.com/hajimehoshi/ebiten/v2"
)

// The engine notes when each key was pressed, finer than a tick, but tells only the tick. It reads the keyboard once a
// frame, so more ticks would not tell the order of two keys either. The functions below are the engine's own; their
// names and keyTimes belong to the version in go.mod, and a test of game/e2e fails if another version differs.

// keyTimes is the beginning of the engine's state of the input devices: when each key was last pressed.
type keyTimes [ebiten.KeyMax + 1]int64

//go:linkname engineInput github.com/hajimehoshi/ebiten/v2/internal/inputstate.Get
func engineInput() unsafe.Pointer

//go:linkname withEngineInput github.com/hajimehoshi/ebiten/v2/internal/inputstate.(*inputState).Update
func withEngineInput(state unsafe.Pointer, f func(*keyTimes))

// sortPressed puts the keys pressed in this tick into the order in which they were pressed.
func (k *keyboard) sortPressed() {
	if len(k.pressed) > 1 {
		withEngineInput(engineInput(), k.sortBy)
	}
}

// sortBy is sortPressed with the engine's times.
func (k *keyboard) sortBy(at *keyTimes) {
	slices.SortStableFunc(k.pressed, func(a, b ebiten.Key) int { return int(at[a] - at[b]) })
}
