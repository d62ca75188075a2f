package trials

import (
	"fmt"
	"os"
	"time"

	"wildfifteen/game"
	"wildfifteen/game/e2e"
	"wildfifteen/game/host"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// desktop is the real program, its engine and its store, with a kid in the place of the player.
type desktop struct {
	*kid
}

// runDesktop plays in a window until the process is killed.
func runDesktop(k *kid, dir string) {
	err := host.Run(host.Options{
		New: func(b game.Boot) host.Game {
			k.note("host")
			k.begin(b)
			k.death.comes(k, atStart)
			return &desktop{kid: k}
		},
		Data: dir, Width: 400, Height: 640, Version: "trial",
	})
	k.note("ended %v", err)
	os.Exit(1)
}

// Update plays within the host's inputs.
func (d *desktop) Update(in *game.Input) *game.Output {
	d.in.Keys, d.in.Replies = d.in.Keys[:0], d.in.Replies[:0]
	if d.random.IntN(3) == 0 {
		d.play()
	}
	mine := *in
	mine.Focused = true
	mine.Keys, mine.Replies = append(mine.Keys, d.in.Keys...), append(mine.Replies, d.in.Replies...)
	return d.app.Update(&mine)
}

// Draw notes the picture before it is shown.
func (d *desktop) Draw(l *render.List) {
	d.app.Draw(l)
	d.note("picture %d %d", d.calls, time.Now().UnixNano())
}

// Controls returns none: nobody reads them aloud.
func (d *desktop) Controls() []ui.Control { return nil }

// Shutdown saves everything.
func (d *desktop) Shutdown() { d.app.Shutdown() }

// killDesktop kills the real program, several times in one folder.
func killDesktop(tr *trial) {
	name, stop, err := e2e.Display()
	if err != nil {
		tr.Fatal(err)
	}
	defer stop()
	for i := range 3 {
		death := fmt.Sprint(atStart, " 1 ", tr.random.IntN(2_000_000))
		if i%2 == 1 {
			death = fmt.Sprint(atRecord, " 1 ", tr.random.IntN(30_000))
		}
		cmd := kidIn(tr.folder, "", tr.random.Uint64(), death)
		cmd.Env = append(cmd.Env, kidHost+"=desktop", "DISPLAY="+name, "DBUS_SESSION_BUS_ADDRESS=unix:path=/dev/null")
		tr.die(cmd, 20*time.Second)
		tr.count(1)
		tr.afterKill()
		if tr.Failed() {
			return
		}
	}
}
