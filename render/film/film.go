package film

import (
	"bytes"
	"image"
	"image/color"
	"io"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/soft"
)

// Delays of an animated GIF, in hundredths of a second.
const (
	stepTime = 4   // of each picture of a moving tile
	restTime = 16  // after a move
	endTime  = 250 // of the first and of the last picture
)

// slideSteps holds, for each picture of a move, the fraction of the way that the tile still has to go. The tile slows
// down.
var slideSteps = []float32{0.55, 0.2}

// Film is an animated GIF being made, step by step: a step takes some milliseconds.
type Film struct {
	picture *Picture
	start   *start // what is to be done before the first move; nil: it is done
	board   puzzle.Board
	before  puzzle.Board // the move begun last
	step    int          // pictures of that move
	ends    bool         // it is the last one
	shifts  []render.TileShift
	gif     animation
	part    image.Rectangle // that the move begun last may change
	brisk   bool
	pixels  []uint8 // buffer
	old     []uint8 // buffer: what part held
	painter *soft.Painter
	shades  []color.RGBA // the palette
	index   map[color.RGBA]uint8
	last    *image.RGBA
}

// start is the work before the first move.
type start struct {
	from, to puzzle.Board
	colours  tally
	first    *image.RGBA // the picture of from
	cutter   *cutter
}

// What a step of the beginning does, besides painting a picture.
const (
	stepShades = 6000  // are cut into boxes
	stepPixels = 60000 // get the nearest colours of the palette
)

// NewFilm returns an animated GIF that begins with a board and is to end with another one. All its colours are those of
// these two: every tile should be home in the last. Its first steps find the colours and make the first picture.
func NewFilm(p *Picture, from, to puzzle.Board) *Film {
	return &Film{picture: p, start: &start{from: from, to: to, colours: tally{}}, board: from, step: len(slideSteps) + 1,
		painter: soft.New(p.Fonts), index: map[color.RGBA]uint8{}}
}

// begin does a step of the work before the first move.
func (f *Film) begin() {
	switch s := f.start; {
	case s.to != (puzzle.Board{}):
		s.colours.add(f.painter.Picture(f.picture.Draw(s.to, nil)))
		s.to = puzzle.Board{}
	case s.first == nil:
		s.first = f.painter.Picture(f.picture.Draw(s.from, nil))
		s.colours.add(s.first)
	case s.cutter == nil:
		s.cutter = s.colours.cutter()
	case f.shades == nil && !s.cutter.step(stepShades):
	case f.shades == nil:
		palette := s.cutter.palette()
		for _, c := range palette {
			f.shades = append(f.shades, color.RGBAModel.Convert(c).(color.RGBA))
		}
		f.gif.begin(image.Pt(int(f.picture.size.X), int(f.picture.size.Y)), palette)
	case len(f.pixels) < len(s.first.Pix)/4:
		f.indexed(s.first, s.first.Rect, stepPixels)
	default:
		f.last = s.first
		f.gif.add(s.first.Rect, f.pixels, endTime)
		f.start = nil
	}
}

// Hurry leaves out, from now on, the pictures of tiles between two cells, and shows each board for a moment only: for films of
// thousands of moves.
func (f *Film) Hurry() { f.brisk = true }

// Move appends a move, which must be possible; last makes its end stand for longer.
func (f *Film) Move(m puzzle.Move, last bool) {
	f.Begin(m, last)
	for f.Step() {
	}
}

// Begin begins to append a move, which must be possible, for Step to go on with; last makes its end stand for longer.
func (f *Film) Begin(m puzzle.Move, last bool) {
	f.before, f.step, f.ends = f.board, 0, last
	f.board, _ = f.board.Play(m)
	f.part = f.picture.around(f.before.Blank(), f.board.Blank())
	if f.brisk {
		f.step = len(slideSteps)
	}
}

// Step does a step of the beginning or appends a picture of the move begun last. It returns false, and does nothing, if that has
// all its pictures.
func (f *Film) Step() bool {
	if f.start != nil {
		f.begin()
		return true
	}
	switch f.step++; {
	case f.step <= len(slideSteps):
		f.shifts = render.AppendSlide(f.shifts[:0], f.before, f.board, slideSteps[f.step-1], f.picture.view.Cell)
		f.add(f.shifts, stepTime)
	case f.step == len(slideSteps)+1 && f.ends:
		f.add(nil, endTime)
	case f.step == len(slideSteps)+1 && f.brisk:
		f.add(nil, stepTime)
	case f.step == len(slideSteps)+1:
		f.add(nil, restTime)
	default:
		return false
	}
	return true
}

// Write writes the GIF.
func (f *Film) Write(w io.Writer) error {
	for f.start != nil {
		f.begin()
	}
	return f.gif.writeTo(w)
}

// add appends a picture of the board with some tiles shifted. It paints only what the move may change.
func (f *Film) add(shifts []render.TileShift, hundredths int) {
	f.old = f.old[:0]
	for y := f.part.Min.Y; y < f.part.Max.Y; y++ {
		f.old = append(f.old, f.row(y, f.part)...)
	}
	f.painter.PaintOver(f.last, f.picture.drawPart(f.board, shifts, f.part), f.part)
	if part := f.changed(); part.Empty() {
		f.gif.wait(hundredths)
	} else {
		f.pixels = f.pixels[:0]
		f.indexed(f.last, part, part.Dx()*part.Dy())
		f.gif.add(part, f.pixels, hundredths)
	}
}

// row returns the pixels of a row of a part of the last picture.
func (f *Film) row(y int, part image.Rectangle) []uint8 {
	return f.last.Pix[f.last.PixOffset(part.Min.X, y):][:4*part.Dx()]
}

// indexed appends the colours of some further pixels of a part of a picture, of whole rows.
func (f *Film) indexed(picture *image.RGBA, part image.Rectangle, pixels int) {
	top := part.Min.Y + len(f.pixels)/part.Dx()
	run, index := picture.RGBAAt(part.Min.X, top), f.nearest(picture.RGBAAt(part.Min.X, top))
	for y := top; y < part.Max.Y && pixels > 0; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			if c := picture.RGBAAt(x, y); c != run {
				run, index = c, f.nearest(c)
			}
			f.pixels = append(f.pixels, index)
		}
		pixels -= part.Dx()
	}
}

// nearest returns the index of the palette's colour nearest to c.
func (f *Film) nearest(c color.RGBA) uint8 {
	best, ok := f.index[c]
	if ok {
		return best
	}
	least := -1
	for i, p := range f.shades {
		r, g, b := int(p.R)-int(c.R), int(p.G)-int(c.G), int(p.B)-int(c.B)
		if d := r*r + g*g + b*b; least < 0 || d < least {
			best, least = uint8(i), d
		}
	}
	f.index[c] = best
	return best
}

// changed returns the smallest rectangle that contains every pixel in which the last picture differs from what its part held.
func (f *Film) changed() image.Rectangle {
	var r image.Rectangle
	width := 4 * f.part.Dx()
	for y := range f.part.Dy() {
		p, q := f.old[y*width:][:width], f.row(f.part.Min.Y+y, f.part)
		if bytes.Equal(p, q) {
			continue
		}
		from, to := 0, width-1
		for p[from] == q[from] {
			from++
		}
		for p[to] == q[to] {
			to--
		}
		r = r.Union(image.Rect(from/4, y, to/4+1, y+1))
	}
	return r.Add(f.part.Min)
}
