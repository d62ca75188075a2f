package host

import (
	"fmt"
	"os"
)

// TraceVariable names an environment variable, for measuring: unless it is empty, the program writes to standard error
// when its first picture is on the screen.
const TraceVariable = "WILDFIFTEEN_TRACE"

// trace is called each tick. When it is called after the first picture was painted, the picture is on the screen.
func (h *host) trace() {
	if h.picture.traced || !h.picture.painted {
		return
	}
	h.picture.traced = true
	h.window.shown()
	if os.Getenv(TraceVariable) != "" {
		fmt.Fprintf(os.Stderr, "first picture after %d ms of setup\n", h.clock.now().Milliseconds())
	}
}
