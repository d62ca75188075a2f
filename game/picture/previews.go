package picture

import (
	"wildfifteen/game/boardview"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/motifs"
)

// previews are small pictures of all motifs, drawn one after the other, some of them in each tick. Until then each is a coarse one.
type previews struct {
	theme    *render.Theme
	names    []motifs.Motif
	images   map[motifs.Motif]*render.Image
	painting *motifs.Painting
	next     int // of names
}

const (
	previewW, previewH = 192, 144 // pixels
	coarseW, coarseH   = 24, 18   // of a coarse one
	previewSteps       = 12       // in each tick
	previewSeed        = 15
)

// begin begins to draw the previews in a theme, unless they are drawn in it.
func (p *previews) begin(t *render.Theme) {
	if t != p.theme {
		*p = previews{theme: t, names: motifs.All(), images: map[motifs.Motif]*render.Image{}}
		for _, name := range p.names {
			coarse := motifs.Begin(name, previewSeed, coarseW, coarseH, t)
			for !coarse.Step() {
				continue
			}
			p.images[name] = coarse.Image()
		}
	}
}

// tick draws some more and reports whether there is more to draw.
func (p *previews) tick() bool {
	for range previewSteps {
		switch {
		case p.theme == nil || p.next == len(p.names):
			return false
		case p.painting == nil:
			p.painting = motifs.Begin(p.names[p.next], previewSeed, previewW, previewH, p.theme)
		case p.painting.Step():
			p.images[p.names[p.next]] = p.painting.Image()
			p.painting = nil
			p.next++
		}
	}
	return true
}

// of returns the preview of a picture for a goal, nil before the first layout.
func (p *previews) of(it session.Picture, g puzzle.Goal) *render.Image {
	return p.images[boardview.Motif(it, g)]
}
