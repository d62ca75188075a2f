package gpu

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/render"
)

// Width and height of the atlas in pixels. It starts with 4 MB, enough for several hundred glyphs of text, and grows
// to 16 MB when they do not suffice, as for the numbers of a 2x2 board on a large screen.
const (
	firstAtlas = 1024
	lastAtlas  = 2 * firstAtlas
)

// atlas holds glyph masks on one image, packed in rows, each with a transparent border of one pixel. Single masks are
// never removed: a full atlas grows once, and later it is emptied.
type atlas struct {
	fonts *render.Fonts
	image *ebiten.Image
	size  int
	slots map[slotKey]slot
	x, y  int    // upper left corner of the next mask
	row   int    // height of its row
	pix   []byte // scratch memory of upload
}

type slotKey struct {
	face  render.FaceID
	index uint16
}

// slot is the rectangle of a mask in the atlas and its offset from the glyph's origin; w is 0 for glyphs without ink.
type slot struct{ x, y, w, h, left, top float32 }

// prepare makes the image before the first frame. New cannot make it: Ebitengine may not be running yet.
func (a *atlas) prepare() {
	if a.image == nil {
		a.slots = map[slotKey]slot{}
		a.make(firstAtlas)
	}
}

func (a *atlas) make(size int) {
	a.size = size
	a.image = ebiten.NewImageWithOptions(image.Rect(0, 0, size, size), &ebiten.NewImageOptions{Unmanaged: true})
}

// renew empties the atlas and enlarges it if it is not at its full size yet.
func (a *atlas) renew() {
	if a.size < lastAtlas {
		a.image.Deallocate()
		a.make(min(2*a.size, lastAtlas))
	}
	clear(a.slots) // the pixels may stay: each mask is uploaded with its border
	a.x, a.y, a.row = 0, 0, 0
}

// find returns the slot of g's mask, which it uploads if it is new; false if the atlas is full.
func (a *atlas) find(g render.Glyph) (slot, bool) {
	key := slotKey{g.Face, g.Index}
	if s, ok := a.slots[key]; ok {
		return s, true
	}
	m, left, top := a.fonts.Mask(g.Face, g.Index)
	if m == nil || m.Rect.Dx()+2 > lastAtlas || m.Rect.Dy()+2 > lastAtlas {
		// The glyph has no ink, or it is larger than any number on any screen.
		a.slots[key] = slot{}
		return slot{}, true
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	if a.x+w+2 > a.size {
		a.x, a.y, a.row = 0, a.y+a.row, 0
	}
	if a.y+h+2 > a.size {
		return slot{}, false
	}
	s := slot{float32(a.x + 1), float32(a.y + 1), float32(w), float32(h), float32(left), float32(top)}
	a.upload(m, image.Rect(a.x, a.y, a.x+w+2, a.y+h+2))
	a.slots[key] = s
	a.x += w + 2
	a.row = max(a.row, h+2)
	return s, true
}

// upload copies a mask and its transparent border to the rectangle r of the atlas.
func (a *atlas) upload(m *image.Alpha, r image.Rectangle) {
	n := 4 * r.Dx() * r.Dy()
	if cap(a.pix) < n {
		a.pix = make([]byte, n)
	}
	pix := a.pix[:n]
	clear(pix)
	for y := range m.Rect.Dy() {
		row := pix[4*((y+1)*r.Dx()+1):]
		for x, v := range m.Pix[y*m.Stride:][:m.Rect.Dx()] {
			row[4*x], row[4*x+1], row[4*x+2], row[4*x+3] = v, v, v, v
		}
	}
	a.image.SubImage(r).(*ebiten.Image).WritePixels(pix)
}
