// Command wildfifteen in a browser is the game alone, without the commands of the terminal.
package main

import (
	"fmt"
	"os"
	"runtime/debug"

	"wildfifteen/game"
	"wildfifteen/game/app"
	"wildfifteen/game/host"
)

// version is set by the linker.
var version = "dev"

// gcPercent is the growth of the heap, in percent, that triggers a garbage collection. It is small because a page's memory
// never shrinks, and because collections are cheap: most of the heap is tables without pointers.
const gcPercent = 25

func main() {
	debug.SetGCPercent(gcPercent)
	err := host.Run(host.Options{
		New: func(b game.Boot) host.Game {
			b.Version = version
			return app.New(b)
		},
		Version: version,
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err) // the page shows the output of a program that has ended
		os.Exit(1)
	}
}
