package boardview

import (
	"time"

	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Lengths of a board's animations at normal speed.
const (
	SlideTime = 110 * time.Millisecond
	FadeTime  = 120 * time.Millisecond // instead of a slide, if the system asks for less motion
	shakeTime = 120 * time.Millisecond
	dealTime  = 450 * time.Millisecond
	growTime  = 140 * time.Millisecond
	landTime  = 40 * time.Millisecond
)

const (
	shakeWidth = 4 // dip
	waveRise   = 4 // dip
	landOver   = 1 // dip
)

// Motion holds the animations of a board's tiles. In the zero Motion all tiles are at rest.
type Motion struct {
	slide    stage.Timer
	old, new puzzle.Board
	start    float32 // the part of the way that the tiles had moved before the slide began: 0..1
	fades    bool    // the tiles fade in at their new cells instead of sliding

	land   stage.Timer  // in which the tiles go a little too far and come back, after the slide
	grow   stage.Timer  // of new bridges, after all that
	before puzzle.Board // the board before the slide
	deal   stage.Timer
	wave   stage.Timer
	light  float32 // the part of the wave's time until its last tile lights up
	order  []int   // the cells in the order in which the wave reaches them
	flash  stage.Timer
	shake  stage.Timer
	shaken int // the cell of the tile that shakes

	labels []int // buffer
}

// Slide makes the tiles slide from their cells in old to their cells in new as long as t runs. start is the part of the
// way, 0..1, that they have moved already.
func (m *Motion) Slide(s *stage.Stage, t stage.Timer, old, new puzzle.Board, start float32) {
	m.slide, m.old, m.new, m.start, m.fades = t, old, new, start, s.Still()
	m.land = stage.Timer{}
	m.before, m.grow = old, s.Start(growTime).After(t)
}

// Land makes the tiles that slide go a little too far and come back. Tiles that do not slide do not.
func (m *Motion) Land(s *stage.Stage) {
	if m.slide.Length() == 0 || s.Still() {
		return
	}
	m.land = s.Start(landTime).After(m.slide)
	m.grow = s.Start(growTime).After(m.slide).After(m.land)
}

// growth returns the board before the last slide and how far the bridges that it lacks have grown, 0..1.
func (m *Motion) growth(s *stage.Stage) (before puzzle.Board, part float32) {
	if part, runs := s.Part(m.grow); runs {
		return m.before, part
	}
	return puzzle.Board{}, 1
}

// Deal makes the tiles appear one after the other, in the order of the goal's path.
func (m *Motion) Deal(s *stage.Stage) { m.deal = s.StartFade(dealTime, FadeTime) }

// DealAfter is Deal once the board before has gone.
func (m *Motion) DealAfter(s *stage.Stage, gone stage.Timer) {
	if m.Deal(s); s.Runs(gone) {
		m.deal = m.deal.After(gone)
	}
}

// Dealt returns how much of a deal is over, 0..1.
func (m *Motion) Dealt(s *stage.Stage) float32 {
	part, _ := s.Part(m.deal)
	return part
}

// Wave makes a light run along the goal's path as soon as the slide is over.
func (m *Motion) Wave(s *stage.Stage, g puzzle.Goal) {
	light := LightTime(g)
	m.wave, m.order = s.Start(light+glowTime).After(m.slide), g.Order()
	m.light = float32(light) / float32(light+glowTime)
}

// Flash makes a light run along the goal's path from its end back to its start.
func (m *Motion) Flash(s *stage.Stage, g puzzle.Goal) {
	if !s.Still() {
		m.flash, m.order = s.Start(flashTime+flashGlow), g.Order()
	}
}

// Shake makes the tile of a cell shake from side to side, to show that it cannot move.
func (m *Motion) Shake(s *stage.Stage, cell int) { m.shake, m.shaken = s.Start(shakeTime), cell }

// StopShake ends a shake.
func (m *Motion) StopShake() { m.shake = stage.Timer{} }

// StopSlide ends a slide: the tiles are in their new cells at once.
func (m *Motion) StopSlide() { m.slide, m.land = stage.Timer{}, stage.Timer{} }

// StopShow ends a deal, a wave and a flash.
func (m *Motion) StopShow() {
	m.grow, m.deal, m.wave, m.flash = stage.Timer{}, stage.Timer{}, stage.Timer{}, stage.Timer{}
}

// Stop ends all motion.
func (m *Motion) Stop() { *m = Motion{labels: m.labels} }

// Runs reports whether anything moves.
func (m *Motion) Runs(s *stage.Stage) bool {
	return s.Runs(m.slide, m.land, m.grow, m.deal, m.wave, m.flash, m.shake)
}

// Waves reports whether a wave runs or is to run after the slide.
func (m *Motion) Waves(s *stage.Stage) bool { return s.Runs(m.wave) }

// Flashes returns how far the light of a perfect solve has come back along the line, 0..1, and whether it runs.
func (m *Motion) Flashes(s *stage.Stage) (part float32, runs bool) { return s.Part(m.flash) }

// Slides reports whether tiles slide.
func (m *Motion) Slides(s *stage.Stage) bool { return s.Runs(m.slide) }

// Append appends the shifts of the tiles that are not at rest to dst. A tile with several animations at once has several
// shifts.
func (m *Motion) Append(dst []render.TileShift, s *stage.Stage, v *View) []render.TileShift {
	if part, runs := s.Part(m.slide); runs {
		dst = m.appendSlide(dst, v, part)
	} else if part, runs := s.Part(m.land); runs {
		dst = m.appendLand(dst, v, part)
	}
	if part, runs := s.Part(m.deal); runs {
		dst = m.appendDeal(dst, v, part, s.Still())
	}
	if part, runs := s.Part(m.wave); runs {
		dst = m.appendWave(dst, v, part)
	}
	if part, runs := s.Part(m.flash); runs {
		dst = m.appendFlash(dst, v, part)
	}
	if part, runs := s.Part(m.shake); runs && !s.Still() {
		if label := v.Board.At(m.shaken); label != 0 {
			dst = append(dst, render.TileShift{Label: label, DX: v.dip(shakeWidth) * shakeAt(part)})
		}
	}
	return dst
}

func (m *Motion) appendSlide(dst []render.TileShift, v *View, part float32) []render.TileShift {
	n := len(dst)
	if m.fades {
		dst = render.AppendSlide(dst, m.old, m.new, 1, v.Cell)
		for i := n; i < len(dst); i++ {
			dst[i].DX, dst[i].DY, dst[i].Fade = 0, 0, uint8(255*(1-part))
		}
		return dst
	}
	ease := 1 - (1-part)*(1-part)*(1-part)
	return render.AppendSlide(dst, m.old, m.new, (1-ease)*(1-m.start), v.Cell)
}

// appendLand shifts the tiles that have slid beyond their cells.
func (m *Motion) appendLand(dst []render.TileShift, v *View, part float32) []render.TileShift {
	over := -v.dip(landOver) * 4 * part * (1 - part)
	if over == 0 {
		return dst
	}
	return render.AppendSlide(dst, m.old, m.new, over/v.Cell, v.Cell)
}

// appendDeal makes the tiles appear one after the other, in the order of the goal's path, or all at once if the system
// asks for less motion.
func (m *Motion) appendDeal(dst []render.TileShift, v *View, part float32, still bool) []render.TileShift {
	const each = 0.45 // the part of the whole time in which one tile appears
	n := float32(v.Goal.Size().Cells())
	m.labels = v.Board.AppendLabels(m.labels[:0])
	for _, label := range m.labels {
		if label == 0 {
			continue
		}
		begin := (1 - each) * float32(label-1) / n
		t := max(0, min(1, (part-begin)/each))
		if still {
			t = part
		}
		if t >= 1 {
			continue
		}
		e := 1 - (1-t)*(1-t)
		zoom := 0.7 + 0.3*e
		if still {
			zoom = 1
		}
		dst = append(dst, render.TileShift{Label: label, Zoom: zoom, Fade: uint8(255 * (1 - e))})
	}
	return dst
}

// appendWave makes the tiles of a solved board rise and brighten one after the other along its path.
func (m *Motion) appendWave(dst []render.TileShift, v *View, part float32) []render.TileShift {
	const rise = 0.25 // the part of a tile's glow in which it rises
	i := -1
	for _, c := range m.order {
		label := v.Board.At(c)
		if label == 0 {
			continue
		}
		i++
		t := (part - m.light*litAt(i, len(m.order)-1)) / (1 - m.light)
		if t <= 0 || t >= 1 {
			continue
		}
		up := min(t/rise, (1-t)/(1-rise))
		up *= up * (3 - 2*up)
		dst = append(dst, render.TileShift{Label: label, DY: -v.dip(waveRise) * up, Glow: uint8(255 * up)})
	}
	return dst
}

// appendFlash makes the tiles of a solved board brighten one after the other, from the end of its path to the start.
func (m *Motion) appendFlash(dst []render.TileShift, v *View, part float32) []render.TileShift {
	const light = float32(flashTime) / float32(flashTime+flashGlow)
	n := len(m.order) - 1
	i := n
	for _, c := range m.order {
		label := v.Board.At(c)
		if label == 0 {
			continue
		}
		i--
		if t := (part - light*litAt(i, n)) / (1 - light); t > 0 && t < 1 {
			dst = append(dst, render.TileShift{Label: label, Glow: uint8(255 * 4 * t * (1 - t))})
		}
	}
	return dst
}

// shakeAt returns the sideways offset of a shaking tile, -1..1, at a part of the time.
func shakeAt(part float32) float32 {
	x := [5]float32{0, 1, -1, 1, 0}
	k := part * 4
	i := min(int(k), 3)
	return (1 - part) * (x[i] + (x[i+1]-x[i])*(k-float32(i)))
}

// Shifted reports whether a tile is among shifts.
func Shifted(shifts []render.TileShift, label int) bool {
	for i := range shifts {
		if shifts[i].Label == label {
			return true
		}
	}
	return false
}
