package gpu

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/render"
)

// maxPictures is how many levels of pictures stay on the graphics processor: those of a board and of a small picture of
// its goal, in two themes, or the rows of a list of pictures that are in sight.
const maxPictures = 24

// pictures holds levels of pictures as images. The one that was not used for longest makes room for a new one.
type pictures struct {
	held    []texture
	clock   uint64
	now     *ebiten.Image  // the picture of the collected quads, nil for none
	sampler render.Sampler // of the op
}

type texture struct {
	picture *render.Image
	level   int
	image   *ebiten.Image
	used    uint64
}

// picture makes the picture of op the current one; quads with another are drawn first.
func (p *Painter) picture(dst *ebiten.Image, op *render.Op) {
	level, index := op.Image.Level(op.Source, op.Rect)
	img := p.pictures.find(op.Image, index)
	if img == nil {
		p.flush(dst) // the collected quads may refer to the picture that makes room
		img = p.pictures.upload(op.Image, level, index)
	}
	if p.pictures.now != nil && p.pictures.now != img {
		p.flush(dst)
	}
	p.pictures.now = img
	p.pictures.sampler = op.Image.Sampler(level, op.Source, op.Rect)
}

// find returns the image of a level, nil if it is not there.
func (t *pictures) find(p *render.Image, level int) *ebiten.Image {
	t.clock++
	for i := range t.held {
		if h := &t.held[i]; h.picture == p && h.level == level {
			h.used = t.clock
			return h.image
		}
	}
	return nil
}

func (t *pictures) upload(p *render.Image, level *render.Level, index int) *ebiten.Image {
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, level.W, level.H), &ebiten.NewImageOptions{Unmanaged: true})
	img.WritePixels(level.Pix)
	fresh := texture{p, index, img, t.clock}
	if len(t.held) < maxPictures {
		t.held = append(t.held, fresh)
		return img
	}
	oldest := &t.held[0]
	for i := range t.held {
		if h := &t.held[i]; h.used < oldest.used {
			oldest = h
		}
	}
	oldest.image.Deallocate()
	*oldest = fresh
	return img
}
