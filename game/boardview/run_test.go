package boardview_test

import (
	"fmt"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// hand is a Hand that plays on a board and records the calls. A hand that refuses makes no move.
type hand struct {
	board   puzzle.Board
	refuses bool
	notes   []string
	touch   *boardview.Touch
}

func (h *hand) Board() puzzle.Board { return h.board }

func (h *hand) Grab(cell int) (m puzzle.Move, ok bool) { return h.board.RunTo(cell) }

func (h *hand) Slide(m puzzle.Move, in session.Input) bool {
	h.notes = append(h.notes, fmt.Sprintf("slide %v by %v", m, in))
	b, err := h.board.Play(m)
	if h.refuses || err != nil {
		return false
	}
	h.board = b
	h.touch.Drop() // as a move with another device does
	return true
}

func (h *hand) Tap(cell int, in session.Input) {
	h.notes = append(h.notes, fmt.Sprintf("tap %d by %v", cell, in))
}

// scene is a page with nothing but a board.
type scene struct {
	stage.Page
	view   boardview.View
	touch  boardview.Touch
	aim    boardview.Interest
	hand   hand
	goal   puzzle.Goal
	starts []float32 // of the moves: how far the tiles had come already
}

func (n *scene) First() ui.ID { return boardview.GridID }

func (n *scene) Layout(f *ui.Frame) {
	n.view.Layout(n.Stage, f, n.hand.board, n.goal, boardview.Place{Area: f.Safe.Inset(f.Dip(12)), Max: boardview.MaxWidth, MarkStuck: true})
	n.view.Shift = n.view.Motion.Append(n.view.Shift[:0], n.Stage, &n.view)
	n.view.Shift = n.touch.Append(n.view.Shift, n.Stage, &n.view)
	n.aim.Follow(n.Stage, &n.view)
}

func (n *scene) Touch(g *stage.Finger, ph stage.Phase) {
	was := n.hand.board
	n.touch.Follow(n.Stage, &n.view, &n.hand, g, ph)
	if n.hand.board != was {
		n.starts = append(n.starts, n.touch.TakeStart(&n.view))
	}
}

// run drives the scene by inputs.
type run struct {
	*scene
	stage *stage.Stage
	t     *testing.T
	in    game.Input
}

func (*run) Open()                 {}
func (*run) Pressed(game.KeyEvent) {}
func (*run) Key(game.KeyEvent)     {}
func (*run) Reply(game.Reply)      {}
func (*run) Away()                 {}
func (*run) AfterTick()            {}

// newRun shows the game with a game ID.
func newRun(t *testing.T, id string) *run {
	t.Helper()
	g, err := puzzle.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	set := session.Defaults()
	r := &run{t: t, in: game.Input{Width: 360, Height: 640, Scale: 1, Focused: true}}
	r.stage = stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &set, Lang: assets.Load("en")}, r)
	r.scene = &scene{hand: hand{board: g.Scramble}, goal: g.Goal}
	r.scene.hand.touch = &r.scene.touch
	r.stage.Push(r.scene)
	r.tick(1)
	return r
}

func (r *run) tick(n int) {
	for range n {
		r.in.Now += time.Second / 60
		r.stage.Update(&r.in)
	}
}

// finger is a finger at a place.
func finger(id int, at render.Point) game.Pointer {
	return game.Pointer{Kind: game.Touch, ID: id, At: at, Down: true}
}

// hold lets one tick pass in which these fingers are down.
func (r *run) hold(all ...game.Pointer) {
	r.in.Pointers = all
	r.tick(1)
}

// lift releases all fingers that are down.
func (r *run) lift() {
	for i := range r.in.Pointers {
		r.in.Pointers[i].Down = false
	}
	r.tick(1)
	r.hold()
}

// stroke moves a finger from a point by a vector, in the given number of ticks. The finger stays down.
func (r *run) stroke(from render.Point, dx, dy float32, ticks int) {
	r.hold(finger(1, from))
	for i := range ticks {
		part := float32(i+1) / float32(ticks)
		r.hold(finger(1, render.Point{X: from.X + dx*part, Y: from.Y + dy*part}))
	}
}

// rest keeps a finger where it is until its speed is 0 again.
func (r *run) rest() { r.tick(15) }

// cell returns the middle of a cell.
func (r *run) cell(n int) render.Point { return r.view.CellRect(n).Centre() }

// wantNotes fails unless the hand has recorded exactly these calls since the last call of wantNotes.
func (r *run) wantNotes(what string, want ...string) {
	r.t.Helper()
	if fmt.Sprint(r.hand.notes) != fmt.Sprint(want) {
		r.t.Errorf("%s: %q, want %q", what, r.hand.notes, want)
	}
	r.hand.notes = nil
}

// shiftOf returns how far a tile is from its place, and whether it is shifted at all.
func (r *run) shiftOf(label int) (dx, dy float32, ok bool) {
	for _, s := range r.view.Shift {
		if s.Label == label {
			dx, dy, ok = dx+s.DX, dy+s.DY, true
		}
	}
	return dx, dy, ok
}
