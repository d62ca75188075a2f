package game

import (
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// dealing is the scene of a game that is to need just so many moves, while a board for it is looked for. It lies
// over the old game, which can be played no more, and says so only where that takes a while.
type dealing struct {
	message
	game  puzzle.Game
	catch catch
	said  bool // that it takes a while
	begun time.Duration
}

// dealLevel deals a game of a configuration that is exactly so many moves from its goal. The board has at most ten
// cells: it is there at once, or some ticks later.
func (a *App) dealLevel(c puzzle.Config, moves int) {
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: a.boot.Deals})
	if err != nil {
		a.message(a.fault(err))
		return
	}
	d := &dealing{game: g, catch: catch{goal: g.Goal.Board(), depth: moves}, begun: a.in.Now}
	d.message = message{page: page{app: a, overlay: true}, text: a.lang.N("atlas.looking", moves), away: a.lang.T("play.stop")}
	a.push(d)
	d.tick()
}

// tick looks on, while the scene is the one seen.
func (d *dealing) tick() {
	a := d.app
	if a.top() != scene(d) {
		return
	}
	a.out.Animating = true
	if !d.said && d.shown() {
		d.said = true
		a.say(d.text)
	}
	b, done, err := d.catch.step(a)
	switch {
	case err != nil:
		a.pop()
		a.message(a.lang.T("atlas.no_memory"))
	case done:
		if b.IsZero() { // no board is so far from this goal: as fair a deal as any
			d.catch.depth = 0
		} else {
			d.game.Scramble = b
		}
		a.home()
		a.start(d.game, session.Options{Depth: d.catch.depth})
	}
}

// shown reports whether the search takes so long that the player is told.
func (d *dealing) shown() bool { return d.app.in.Now-d.begun >= thinkingSaid }

func (d *dealing) layout(f *ui.Frame) {
	if d.shown() {
		d.message.layout(f)
	}
}

// back goes on with the old game. What comes before the scene shows was meant for the new one, and does nothing.
func (d *dealing) back() {
	if d.shown() {
		d.app.pop()
	}
}
