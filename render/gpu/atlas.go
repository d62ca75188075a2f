package gpu

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/render"
)

// Width and height of the atlas in pixels: 4 MB at first, several hundred glyphs of text; 16 MB when that was
// not enough, as for the numbers of a 2x2 board on a large screen.
const (
	firstAtlas = 1024
	lastAtlas  = 2 * firstAtlas
)

// atlas holds glyph masks on one image, in rows, each with a clear border of one pixel. When it is full it
// grows once or is cleared; faces that went out of use leave it that way.
type atlas struct {
	fonts *render.Fonts
	image *ebiten.Image
	size  int
	slots map[slotKey]slot
	x, y  int // where the next mask goes
	row   int // height of the row it goes to
	pix   []byte
}

type slotKey struct {
	face  render.FaceID
	index uint16
}

// slot is where a mask lies in the atlas and its offset from the glyph's origin; w is 0 for glyphs without
// ink.
type slot struct{ x, y, w, h, left, top float32 }

// prepare makes the image; images belong to the running game, not to its start.
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

// renew empties the atlas, and makes it larger if it can be.
func (a *atlas) renew() {
	if a.size < lastAtlas {
		a.image.Deallocate()
		a.make(min(2*a.size, lastAtlas))
	}
	clear(a.slots) // masks are written with their borders: what was there does no harm
	a.x, a.y, a.row = 0, 0, 0
}

// find returns where the mask of g lies, putting it there if need be; false if there is no room left.
func (a *atlas) find(g render.Glyph) (slot, bool) {
	key := slotKey{g.Face, g.Index}
	if s, ok := a.slots[key]; ok {
		return s, true
	}
	m, left, top := a.fonts.Mask(g.Face, g.Index)
	if m == nil || m.Rect.Dx()+2 > lastAtlas || m.Rect.Dy()+2 > lastAtlas {
		// Without ink, or larger than any number on any screen.
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

// upload copies a mask and its border to r.
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
