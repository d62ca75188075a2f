package game

import (
	"time"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Lengths of the scene's animations at normal speed (LOOK: nothing waits for any of them).
const (
	slideTime = 110 * time.Millisecond
	fadeTime  = 120 * time.Millisecond // instead of a slide, where less motion is wanted
	shakeTime = 120 * time.Millisecond
	pressTime = 60 * time.Millisecond
	dealTime  = 450 * time.Millisecond
	waveTime  = 600 * time.Millisecond
	shakeWay  = 4    // dip
	sunk      = 0.97 // of a pressed tile's size
)

// timer is an animation under way; the zero value is none.
type timer struct {
	from time.Duration // App.anim when it began
	len  time.Duration
}

// part returns how far along it is, 0 to 1, and whether it runs.
func (t timer) part(now time.Duration) (float32, bool) {
	if t.len <= 0 || now >= t.from+t.len {
		return 1, false
	}
	return float32(now-t.from) / float32(t.len), true
}

// slide is one transition of the board on its way from old to new.
type slide struct {
	timer
	move  puzzle.Move
	old   puzzle.Board
	fresh puzzle.Board
	start float32 // how far the tiles had come already when it began: 0..1
	fade  bool
}

// shake is a tile that said no.
type shake struct {
	timer
	cell int
}

// length is how long an animation takes at the player's speed; 0 where motion is off.
func (a *App) length(d time.Duration) time.Duration {
	switch a.set.Motion {
	case session.NoMotion:
		return 0
	case session.FastMotion:
		return d / 2
	}
	return d
}

// still reports whether less motion is wanted: fades instead of ways.
func (a *App) still() bool { return a.in.ReducedMotion }

// animate starts what a transition shows and sounds.
func (p *play) animate(t session.Transition) {
	a := p.app
	p.deal, p.wave = timer{}, timer{}
	switch t.Kind {
	case session.Slid, session.Undone, session.Redone:
		p.startSlide(t)
		a.sound(SlideSound, p.pitch(t))
		if t.Kind == session.Slid {
			a.out.Haptic = max(a.out.Haptic, 8)
		}
		p.sayMove(t)
	case session.Dealt:
		p.slide = slide{}
		p.deal = timer{a.anim, a.length(dealTime)}
		if a.still() {
			p.deal.len = a.length(fadeTime)
		}
	default:
		p.slide = slide{}
	}
	if t.Solved {
		p.wave = timer{a.anim + p.slide.len, a.length(waveTime)}
		a.sound(SolvedSound, 1)
		a.out.Haptic = 30
	}
}

func (p *play) startSlide(t session.Transition) {
	a := p.app
	p.slide = slide{timer: timer{a.anim, a.length(slideTime)}, move: t.Move, old: t.Old, fresh: t.New, fade: a.still()}
	if p.slide.fade {
		p.slide.len = a.length(fadeTime)
	}
	if p.drag != nil && p.drag.done {
		p.slide.start = p.drag.part(p)
		p.slide.len = time.Duration(float32(p.slide.len) * (1 - p.slide.start))
		p.drag = nil
	}
	if a.set.Hover {
		p.slide.len = 0
	}
}

// pitch is where on the goal's path the moved tile belongs, 0..1.
func (p *play) pitch(t session.Transition) float32 {
	label := t.New.At(t.Old.Blank())
	return float32(label) / float32(t.New.Size().Cells())
}

// moving reports whether anything is on its way.
func (p *play) moving() bool {
	now := p.app.anim
	_, a := p.slide.part(now)
	_, b := p.deal.part(now)
	_, c := p.wave.part(now)
	_, d := p.shake.part(now)
	return a || b || c || d || p.drag != nil
}

// arrange fills the list of tiles that are not at rest.
func (p *play) arrange() []render.TileShift {
	p.shifts = p.shifts[:0]
	now, cell := p.app.anim, p.place.cell
	if part, on := p.slide.part(now); on {
		p.arrangeSlide(part, cell)
	}
	if part, on := p.deal.part(now); on {
		p.arrangeDeal(part)
	}
	if part, on := p.wave.part(now); on && now >= p.wave.from {
		p.arrangeWave(part)
	}
	if part, on := p.shake.part(now); on {
		p.arrangeShake(part)
	}
	if p.drag != nil {
		p.drag.arrange(p)
	}
	p.arrangePress()
	p.arrangeHint()
	return p.shifts
}

// arrangeSlide puts the tiles of a run between their old cells and their new ones.
func (p *play) arrangeSlide(part, cell float32) {
	s := &p.slide
	ease := 1 - (1-part)*(1-part)*(1-part)
	left := (1 - ease) * (1 - s.start) * cell
	dx, dy := way(s.move.Dir)
	from, to := s.old.Blank(), s.fresh.Blank()
	step := stepOf(s.move.Dir, s.fresh.Size().W)
	for c := from; c != to; c -= step { // the tiles now stand where the blank was, and behind
		t := render.TileShift{Label: s.fresh.At(c), DX: -dx * left, DY: -dy * left}
		if s.fade {
			t.DX, t.DY, t.Fade = 0, 0, uint8(255*(1-part))
		}
		p.shifts = append(p.shifts, t)
	}
}

// arrangeDeal lets the tiles arrive one after the other along the goal's path.
func (p *play) arrangeDeal(part float32) {
	b := p.session().Board()
	n := float32(len(p.order))
	const each = 0.45 // of the whole time, for one tile
	p.labels = b.AppendLabels(p.labels[:0])
	for _, label := range p.labels {
		if label == 0 {
			continue
		}
		begin := (1 - each) * float32(label-1) / n
		t := clamp((part-begin)/each, 0, 1)
		if p.app.still() {
			t = part
		}
		if t >= 1 {
			continue
		}
		e := 1 - (1-t)*(1-t)
		zoom := 0.7 + 0.3*e
		if p.app.still() {
			zoom = 1
		}
		p.shifts = append(p.shifts, render.TileShift{Label: label, Zoom: zoom, Fade: uint8(255 * (1 - e))})
	}
}

// arrangeWave lets a light run along the path of the solved board.
func (p *play) arrangeWave(part float32) {
	b := p.session().Board()
	n := float32(len(p.order))
	const wide = 0.25
	at := part * (1 + 2*wide)
	for i, c := range p.order {
		label := b.At(c)
		d := abs(at - wide - float32(i)/n)
		if label == 0 || d >= wide {
			continue
		}
		glow := 1 - d/wide
		p.shifts = append(p.shifts, render.TileShift{Label: label, Zoom: 1 + 0.04*glow, Glow: uint8(110 * glow)})
	}
}

// arrangeShake moves a blocked tile to and fro.
func (p *play) arrangeShake(part float32) {
	label := p.session().Board().At(p.shake.cell)
	if label == 0 || p.app.still() {
		return
	}
	w := p.app.frame.Dip(shakeWay) * (1 - part)
	x := [5]float32{0, 1, -1, 1, 0}
	k := part * 4
	i := min(int(k), 3)
	p.shifts = append(p.shifts, render.TileShift{Label: label, DX: w * (x[i] + (x[i+1]-x[i])*(k-float32(i)))})
}

// arrangePress sinks the tiles under fingers that have not moved yet.
func (p *play) arrangePress() {
	for _, g := range p.app.fingers {
		t, ok := g.scene.(*tilePress)
		if !ok || g.far || g.hold != holdScene {
			continue
		}
		label := p.session().Board().At(t.cell)
		if label == 0 || p.shifted(label) {
			continue
		}
		part := clamp(float32(p.app.in.Now-g.since)/float32(pressTime), 0, 1)
		p.shifts = append(p.shifts, render.TileShift{Label: label, Zoom: 1 - (1-sunk)*part})
		if part < 1 {
			p.app.out.Animating = true
		}
	}
}

func (p *play) shifted(label int) bool {
	for i := range p.shifts {
		if p.shifts[i].Label == label {
			return true
		}
	}
	return false
}

// way is the unit vector of a direction on the screen.
func way(d puzzle.Dir) (dx, dy float32) {
	x, y := d.Delta()
	return float32(x), float32(y)
}

// stepOf is what a step in a direction adds to a cell's number.
func stepOf(d puzzle.Dir, w int) int {
	x, y := d.Delta()
	return x + y*w
}
