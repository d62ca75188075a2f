// Package watch is the scene that plays a game as it was played, and the one that reviews it move by move.
//
// A [session.Playback] holds what happened. The reel is the place in it; the marks say where something happened.
package watch

import (
	"time"

	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the game.
type Desk interface {
	// PlayFrom begins a game that the player has chosen by its board.
	PlayFrom(g puzzle.Game)
	// Review shows what could have been done better.
	Review(r session.Recording)
	// Race begins the same game against the recording.
	Race(r session.Recording)
}

// Scene plays a recording.
type Scene struct {
	stage.Page
	keys    *keys.Map
	desk    Desk
	reel    reel
	marks   marks
	growth  growth
	words   captions
	board   boardview.View
	film    filming
	canRace bool
	actions []ui.Command  // buffer
	long    bool          // an animation shows only the end
	caption render.FaceID // of the clock and of the moves
}

// The controls of the scene.
var (
	goalID     = ui.ID{Name: "goal"}
	clockID    = ui.ID{Name: "clock"}
	movesID    = ui.ID{Name: "moves"}
	scrubID    = ui.ID{Name: "scrub"}
	marksID    = ui.ID{Name: "marks"}
	firstID    = ui.ID{Name: "first"}
	beforeID   = ui.ID{Name: "before"}
	runID      = ui.ID{Name: "run"}
	afterID    = ui.ID{Name: "after"}
	lastID     = ui.ID{Name: "last"}
	speedID    = ui.ID{Name: "speed"}
	wholeID    = ui.ID{Name: "whole"}
	fromHereID = ui.ID{Name: "fromhere"}
	reviewID   = ui.ID{Name: "review"}
	raceID     = ui.ID{Name: "race"}
	pictureID  = ui.ID{Name: "picture"}
	filmID     = ui.ID{Name: "film"}
	shareID    = ui.ID{Name: "share"}
)

// New returns the scene, which begins to play.
func New(s *stage.Stage, k *keys.Map, desk Desk, r session.Recording) *Scene {
	w := &Scene{Page: stage.NewPage(s), keys: k, desk: desk}
	w.Focus = runID
	w.words = newCaptions(s.Lang, r)
	w.reel = reel{film: session.NewPlayback(r, false), speed: usualSpeed, running: true, last: s.Now()}
	w.marks, w.growth = newMarks(s.Lang, w.reel.film), newGrowth(w.reel.film)
	w.long = firstFilmed(w.reel.film) > 0
	w.canRace = r.Timed && len(r.Steps) > 0 && r.Solved()
	return w
}

// First returns the button that plays.
func (w *Scene) First() ui.ID { return runID }

// Tick plays on, and makes the animation that the player asked for.
func (w *Scene) Tick() {
	now := w.Stage.Now()
	passed := now - w.reel.last
	w.reel.last = now
	w.film.tick(w)
	if !w.Stage.Shows(w) {
		return
	}
	if w.reel.running {
		was := w.reel.at
		w.reel.run(passed)
		w.follow(was)
		w.Stage.Animate()
		w.Stage.KeepAwake()
	}
	if w.board.Motion.Runs(w.Stage) {
		w.Stage.Animate()
	}
}

// follow moves the tiles on the screen from the frame that was shown.
func (w *Scene) follow(was int) {
	r := &w.reel
	switch by := r.at - was; {
	case by == 0:
		return
	case by == 1 && r.frame().Move.N > 0, by == -1 && r.film.Frame(was).Move.N > 0:
		old := r.film.Board(was)
		w.board.Motion.Slide(w.Stage, w.Stage.StartFade(r.slideTime(), boardview.FadeTime), old, r.film.Board(r.at), 0)
		if r.speed <= usualSpeed+1 {
			w.Stage.Sound(slideSound, 0)
		}
	default:
		w.board.Motion.StopSlide()
	}
	if r.at == r.film.Last() && r.film.Recording.Solved() && was < r.at && r.running {
		w.board.Motion.Wave(w.Stage, r.film.Recording.Game.Goal)
	}
	if r.at == r.film.Last() {
		r.running = false
	}
}

// show shows a frame and stops playing.
func (w *Scene) show(at int) {
	was := w.reel.at
	w.reel.running = false
	w.reel.jump(at)
	w.board.Motion.StopShow()
	w.follow(was)
	w.Stage.Say(w.words.place(w))
}

// Act handles a press on a button, or on the board, which plays and stops.
func (w *Scene) Act(id ui.ID) {
	r := &w.reel
	switch id {
	case runID:
		w.toggle()
	case firstID:
		w.show(0)
	case beforeID:
		w.show(r.at - 1)
	case afterID:
		w.show(r.at + 1)
	case lastID:
		w.show(r.film.Last())
	case wholeID:
		w.setWhole(!r.whole)
	case fromHereID:
		w.fromHere()
	case reviewID:
		w.desk.Review(r.film.Recording)
	case raceID:
		w.desk.Race(r.film.Recording)
	case pictureID:
		w.Stage.Out.Save = w.picture()
	case shareID:
		w.share(w.picture())
	case filmID:
		w.film.begin(w)
	}
	if id.Name == boardview.CellGroup {
		w.toggle()
	}
}

// Adjust moves the slider over the steps, or the speed.
func (w *Scene) Adjust(id ui.ID, at float32) {
	switch id {
	case scrubID:
		w.show(int(at + 0.5))
	case speedID:
		w.reel.setSpeed(int(at + 0.5))
	}
}

// toggle plays or stops; from the end it plays from the start.
func (w *Scene) toggle() {
	r := &w.reel
	w.board.Motion.StopShow()
	if !r.running && r.at == r.film.Last() {
		r.jump(0)
		w.board.Motion.StopSlide()
	}
	r.running = !r.running
}

// setWhole shows all that happened, or the line alone, from the frame that shows the same.
func (w *Scene) setWhole(whole bool) {
	w.reel.setWhole(whole)
	w.board.Motion.Stop()
	w.marks, w.growth = newMarks(w.Stage.Lang, w.reel.film), newGrowth(w.reel.film)
	w.long = firstFilmed(w.reel.film) > 0
	w.words.forget()
}

// canPlay reports whether the board shown can be played on from.
func (w *Scene) canPlay() bool {
	return w.board.Board != w.reel.film.Recording.Game.Goal.Board() && w.reel.film.Recording.Game.Scramble.Size().Playable()
}

// fromHere begins a game from the board shown.
func (w *Scene) fromHere() {
	g := w.reel.film.Recording.Game
	if b := w.reel.board(); b != g.Goal.Board() {
		w.desk.PlayFrom(puzzle.Game{Config: g.Config, Goal: g.Goal, Scramble: b})
	}
}

// Touch plays or stops when the board is tapped.
func (w *Scene) Touch(g *stage.Finger, ph stage.Phase) {
	if ph == stage.Released && !g.Far && w.board.Rect.Contains(g.At) {
		w.toggle()
	}
}

// Paint draws the scene's custom controls.
func (w *Scene) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.Name == legendGroup {
		w.marks.paintLegend(l, f, c)
		return
	}
	switch c.ID {
	case boardview.GridID:
		w.board.Paint(l, f)
		w.board.PaintFocus(l, f, c)
	case goalID:
		w.paintGoal(l, f, c.Rect)
	case clockID, movesID:
		paintFigure(l, f, c, w.caption, f.Theme.Ink)
	case marksID:
		w.marks.paint(l, f, c, w.reel.at, w.reel.film.Last())
	case scrubID:
		w.growth.paint(l, f, c, w.reel.at)
		track := *c
		track.Look = ui.Quiet
		ui.Paint(l, f, &track)
	case sumID:
		paintHead(l, f, c)
	}
}

// Hear keeps the words in the language.
func (w *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		w.words = newCaptions(w.Stage.Lang, w.reel.film.Recording)
		w.marks = newMarks(w.Stage.Lang, w.reel.film)
	}
}

// least is the shortest time between two frames that a slide is given.
const least = 16 * time.Millisecond
