package host

import (
	"fmt"
	"os"
	"time"
)

// traceVariable names the environment variable that has the host say on standard error when it has drawn its
// first picture: for measuring.
const traceVariable = "WILDFIFTEEN_TRACE"

// trace is called after each picture.
func (h *host) trace() {
	if h.traced {
		return
	}
	h.traced = true
	h.window.shown()
	if os.Getenv(traceVariable) != "" {
		fmt.Fprintf(os.Stderr, "first picture %d ms after the start of the loop's setup\n", time.Since(h.start).Milliseconds())
	}
}
