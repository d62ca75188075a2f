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
	FadeTime  = 120 * time.Millisecond // instead of a slide, where less motion is wanted
	shakeTime = 120 * time.Millisecond
	dealTime  = 450 * time.Millisecond
	waveTime  = 600 * time.Millisecond
)

const shakeWidth = 4 // dip

// Motion is what the tiles of a board do on their way from one board to the next. The zero Motion is at rest.
type Motion struct {
	slide    stage.Timer
	old, new puzzle.Board
	start    float32 // how far the tiles had come already when the slide began: 0..1
	fades    bool    // the tiles fade in instead of sliding

	deal   stage.Timer
	wave   stage.Timer
	order  []int // the cells along the path of the wave
	shake  stage.Timer
	shaken int // the cell of the tile that shakes

	labels []int // buffer
}

// Slide has the tiles slide, for as long as t runs, from where old has them to where new has them; start is the part of
// the way that they have come already.
func (m *Motion) Slide(s *stage.Stage, t stage.Timer, old, new puzzle.Board, start float32) {
	m.slide, m.old, m.new, m.start, m.fades = t, old, new, start, s.Still()
}

// Deal has the tiles arrive along the goal's path.
func (m *Motion) Deal(s *stage.Stage) { m.deal = s.StartFade(dealTime, FadeTime) }

// Wave has a light run along the goal's path, once the tiles have come to rest.
func (m *Motion) Wave(s *stage.Stage, g puzzle.Goal) {
	m.wave, m.order = s.Start(waveTime).After(m.slide), g.Order()
}

// Shake refuses a tap: the tile of a cell shakes its head.
func (m *Motion) Shake(s *stage.Stage, cell int) { m.shake, m.shaken = s.Start(shakeTime), cell }

// StopShake ends a shake.
func (m *Motion) StopShake() { m.shake = stage.Timer{} }

// StopSlide puts the tiles where they belong at once.
func (m *Motion) StopSlide() { m.slide = stage.Timer{} }

// StopShow ends a deal and a wave.
func (m *Motion) StopShow() { m.deal, m.wave = stage.Timer{}, stage.Timer{} }

// Stop ends all motion.
func (m *Motion) Stop() { *m = Motion{labels: m.labels} }

// Runs reports whether anything moves.
func (m *Motion) Runs(s *stage.Stage) bool { return s.Runs(m.slide, m.deal, m.wave, m.shake) }

// Slides reports whether tiles are on their way.
func (m *Motion) Slides(s *stage.Stage) bool { return s.Runs(m.slide) }

// Append appends the tiles that are not at rest to dst. Of a tile that does several things at once there are several
// shifts.
func (m *Motion) Append(dst []render.TileShift, s *stage.Stage, v *View) []render.TileShift {
	if part, runs := s.Part(m.slide); runs {
		dst = m.appendSlide(dst, v, part)
	}
	if part, runs := s.Part(m.deal); runs {
		dst = m.appendDeal(dst, v, part, s.Still())
	}
	if part, runs := s.Part(m.wave); runs {
		dst = m.appendWave(dst, v, part)
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

// appendDeal has the tiles arrive one after the other along the goal's path; all at once where less motion is wanted.
func (m *Motion) appendDeal(dst []render.TileShift, v *View, part float32, still bool) []render.TileShift {
	const each = 0.45 // of the whole time, for one tile
	n := float32(v.Goal.Size().Cells())
	m.labels = v.Board.AppendLabels(m.labels[:0])
	for _, label := range m.labels {
		if label == 0 {
			continue
		}
		begin := (1 - each) * float32(label-1) / n
		t := clamp((part-begin)/each, 0, 1)
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

// appendWave has a light run along the path of a solved board.
func (m *Motion) appendWave(dst []render.TileShift, v *View, part float32) []render.TileShift {
	const width = 0.25
	n := float32(len(m.order))
	at := part * (1 + 2*width)
	for i, c := range m.order {
		label := v.Board.At(c)
		d := abs(at - width - float32(i)/n)
		if label == 0 || d >= width {
			continue
		}
		glow := 1 - d/width
		dst = append(dst, render.TileShift{Label: label, Zoom: 1 + 0.04*glow, Glow: uint8(110 * glow)})
	}
	return dst
}

// shakeAt is how far to the side a shaking tile is, -1..1.
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
