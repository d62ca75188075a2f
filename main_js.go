// Wild Fifteen in a browser: the game alone, without the commands.
package main

import (
	"fmt"
	"os"

	"wildfifteen/game"
	"wildfifteen/game/host"
)

// version is set by the linker.
var version = "dev"

func main() {
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
