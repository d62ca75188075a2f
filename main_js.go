// Wild Fifteen in a browser: the game alone, without the commands.
package main

import (
	"fmt"
	"os"
	"runtime/debug"

	"wildfifteen/game"
	"wildfifteen/game/host"
)

// version is set by the linker.
var version = "dev"

// collectAfter is by how many hundredths the memory in use may grow until the next collection. A page's memory
// never shrinks, so a large heap would stay; most of this one is tables without pointers, which cost a
// collection nothing.
const collectAfter = 25

func main() {
	debug.SetGCPercent(collectAfter)
	err := host.Run(host.Options{
		New: func(b game.Boot) host.Program {
			b.Version = version
			return game.New(b)
		},
		Version: version,
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err) // the page shows what a program left behind that ended
		os.Exit(1)
	}
}
