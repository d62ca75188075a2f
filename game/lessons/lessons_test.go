package lessons

import (
	"math/rand/v2"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/stagetest"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestCourse plays every task of the course as the program shows it, from many boards, and judges where that is asked for.
func TestCourse(t *testing.T) {
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	src := rand.NewPCG(seed, 0)
	for i := range course {
		for range 20 {
			p := pupil{lesson: &course[i], src: src}
			p.begin()
			for {
				if p.done {
					t.Fatalf("lesson %d, task %d is done as it begins: %v", i+1, p.at+1, p.board)
				}
				finish(t, &p, i)
				if p.last() {
					break
				}
				p.next()
			}
		}
	}
}

// finish does a task.
func finish(t *testing.T, p *pupil, lesson int) {
	t.Helper()
	for n := 0; !p.done; n++ {
		if n > 300 {
			t.Fatalf("lesson %d, task %d is never done: %v to %v, %+v", lesson+1, p.at+1, p.open.board, p.board, p.track.Aim)
		}
		switch p.task().aim.kind {
		case judgeAim:
			p.judge(puzzle.Solvable(p.board, p.open.goal.Board()))
			continue
		case movesAim:
			for d := puzzle.Up; d <= puzzle.Right; d++ {
				if p.move(puzzle.Move{Dir: d, N: 1}) {
					break
				}
			}
			continue
		}
		if p.task().aim.kind != strokesAim && p.track.Astray() {
			t.Errorf("lesson %d, task %d: the program goes astray", lesson+1, p.at+1)
		}
		m, ok := p.shown()
		if !ok {
			t.Fatalf("lesson %d, task %d: nothing to show on %v, %+v", lesson+1, p.at+1, p.board, p.track.Aim)
		}
		if !p.move(m) {
			t.Fatalf("lesson %d, task %d: %v is not possible on %v", lesson+1, p.at+1, m, p.board)
		}
	}
}

// room is the scene below a lesson, and its desk.
type room struct{ stage.Page }

func (room) Learned(int) bool   { return false }
func (room) Learn(int)          {}
func (room) ShowLab(puzzle.Lab) {}
func (room) PlayNow()           {}

// TestLampsSwitch opens a lesson with lamps, and one without: no lamp blinks as a task opens, one does with the first move where
// there are lamps, and without them nothing is counted.
func TestLampsSwitch(t *testing.T) {
	for _, n := range []int{Count - 1, 0} {
		set := session.Defaults()
		s := stage.New(stage.Options{Fonts: render.NewFonts(), Settings: &set, Lang: assets.Load("en")}, stagetest.Rest{})
		r := &room{stage.NewPage(s)}
		s.Push(r)
		l := New(s, &keys.Map{}, r, rand.NewPCG(1, 2), n)
		s.Push(l)
		s.Update(&game.Input{Width: 360, Height: 640, Scale: 1, Now: time.Second})
		if l.lamps.Blinks(s) {
			t.Errorf("lesson %d: a lamp blinks as it opens", n+1)
		}
		for d := puzzle.Up; d <= puzzle.Right; d++ {
			if l.try(puzzle.Move{Dir: d, N: 1}) {
				break
			}
		}
		if lamps := l.pupil.task().lamps; l.lamps.Blinks(s) != lamps || (l.lamps.Words != "") != lamps {
			t.Errorf("lesson %d, after a move: blinks %v, %+v", n+1, l.lamps.Blinks(s), l.lamps)
		}
	}
}

// TestPicturesStay scrolls the list of lessons in a low window: the pictures keep their size.
func TestPicturesStay(t *testing.T) {
	p := stagetest.NewPhone()
	p.In.Width, p.In.Height = 1100, 420
	h := NewShelf(p.Stage, &keys.Map{}, room{stage.NewPage(p.Stage)}, rand.NewPCG(1, 2))
	p.Stage.Push(h)
	p.Tick(2)
	was := h.side
	h.Scroll.ToEnd()
	p.Tick(2)
	if h.Scroll.Offset == 0 || h.side != was {
		t.Errorf("scrolled by %v the pictures are %v high, before %v", h.Scroll.Offset, h.side, was)
	}
}

// TestLessonsEndAlone checks that each lesson ends with one task to be done alone, on a board of its own.
func TestLessonsEndAlone(t *testing.T) {
	for i := range course {
		for at, task := range course[i].tasks {
			last := at == len(course[i].tasks)-1
			if task.alone != last || last && task.start == nil {
				t.Errorf("lesson %d, task %d of %d: alone %v, a board of its own %v", i+1, at+1, len(course[i].tasks), task.alone, task.start != nil)
			}
		}
	}
}
