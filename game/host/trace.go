package host

import (
	"fmt"
	"os"
	"time"
)

// TraceVariable names the environment variable that, when it is not empty, has the program say on standard
// error that its first picture is on the screen: for measuring.
const TraceVariable = "WILDFIFTEEN_TRACE"

// trace is called each tick: the first one after a picture was painted finds it on the screen.
func (h *host) trace() {
	if h.traced || !h.painted {
		return
	}
	h.traced = true
	h.window.shown()
	if os.Getenv(TraceVariable) != "" {
		fmt.Fprintf(os.Stderr, "first picture after %d ms of setup\n", time.Since(h.start).Milliseconds())
	}
}
