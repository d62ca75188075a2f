package ui

import (
	"math"
	"strings"

	"wildfifteen/render"
)

// Measures are the sizes and preferences that a scene is laid out with.
type Measures struct {
	Theme    *render.Theme
	Scale    float32 // device pixels a dip
	TextSize float32 // factor of the text size, 1..2
	Screen   render.Rect
	Safe     render.Rect // the screen without what system bars cover
	RTL      bool        // lay out from right to left
	ShowRing bool        // the keyboard or a game pad was used last: show the focus
}

// Frame is what a scene lays its controls out on in one tick.
type Frame struct {
	Measures
	Fonts    *render.Fonts
	Controls []Control

	clip  render.Rect
	fold  float32 // the foot of a scrolled column that goes on below it; 0: there is none
	wraps map[wrapKey][]string
}

type wrapKey struct {
	text     string
	face     render.FaceID
	width    float32
	balanced bool
}

// wrapLimit is the largest size of the cache of wrapped texts; a scene has a few dozen.
const wrapLimit = 1000

// Reset removes all controls. The caller must set the measures before.
func (f *Frame) Reset() {
	f.Controls = f.Controls[:0]
	f.clip, f.fold = f.Screen, 0
}

// Dip converts d dip to device pixels, rounded to whole pixels.
func (f *Frame) Dip(d float32) float32 { return float32(math.Round(float64(d * f.Scale))) }

// Grown is Dip for measures that grow with the player's text size: d times that size, never less than d.
func (f *Frame) Grown(d float32) float32 { return f.Dip(d * max(1, f.TextSize)) }

// LargeText is the text size from which pages leave more of their room to words.
const LargeText = 1.35

// Wide reports whether the screen is so much wider than high that things stand side by side.
func (f *Frame) Wide() bool { return f.Safe.W >= f.Safe.H*1.1 }

// TitleGrown is how much larger titles become at most in large letters: they are then as large as the words below them, and leave these
// room.
const TitleGrown = 1.6

// Face returns a font of so many dip, enlarged by the player's text size.
func (f *Frame) Face(w render.Weight, dip float32) render.FaceID {
	return f.Fonts.Face(w, max(1, int(math.Round(float64(dip*f.Scale*f.grown(w))))))
}

// grown returns how much larger the player's text size makes a weight.
func (f *Frame) grown(w render.Weight) float32 {
	if w == render.Title {
		return min(f.TextSize, TitleGrown)
	}
	return f.TextSize
}

// UpTo returns a size of letters in dip that becomes at most so many times larger with the text size.
func (f *Frame) UpTo(w render.Weight, dip, most float32) float32 {
	return dip * min(1, most/f.grown(w))
}

// ControlHeight returns the height of a control: 48 dip, more where larger text needs it.
func (f *Frame) ControlHeight() float32 { return f.Dip(24 + 24*max(1, f.TextSize)) }

// IconSide returns the side of an icon beside text: 24 dip at text size 1, 36 dip at 2.
func (f *Frame) IconSide() float32 { return f.Dip(12 + 12*max(1, f.TextSize)) }

// longGrown is how much larger the letters of long texts become: lines with room for but a few words would be ragged.
const longGrown = 1.5

// LongSize returns the size of the letters of long texts in dip.
func (f *Frame) LongSize() float32 { return f.UpTo(render.Regular, 16, longGrown) }

// FaceFitting returns the largest regular face of up to 16 dip, enlarged by TextSize, in which text is at most width
// pixels wide. The face is never smaller than 12 dip, even if the text is then too wide.
func (f *Frame) FaceFitting(text string, width float32) render.FaceID {
	return f.Fitting(render.Regular, 16, text, width)
}

// LineFace returns the face of words of 16 dip that may wrap in a width: large letters are smaller if that puts the words in one line.
func (f *Frame) LineFace(text string, width float32) render.FaceID {
	if face := f.FaceFitting(text, width); f.TextSize >= LargeText && f.Fonts.Width(face, text) <= width {
		return face
	}
	return f.Face(render.Regular, 16)
}

// Fitting is FaceFitting for any weight and a given largest size in dip.
func (f *Frame) Fitting(w render.Weight, dip float32, text string, width float32) render.FaceID {
	face, least := f.Face(w, dip), 12/f.grown(w)
	for size := dip - 1; f.Fonts.Width(face, text) > width && size > least-1; size-- {
		face = f.Face(w, max(size, least))
	}
	return face
}

// titleLeading is the distance between the lines of a title, as a part of the height of one: it is set closer than text.
const titleLeading = 0.82

// Leading returns the distance from a line of words in a face to the next.
func (f *Frame) Leading(face render.FaceID) float32 {
	line := f.Fonts.Metrics(face).Line
	if face.Weight() == render.Title {
		return render.Floor(line * titleLeading)
	}
	return line
}

// LinesHeight returns the height of so many lines in a face.
func (f *Frame) LinesHeight(face render.FaceID, n int) float32 {
	if n == 0 {
		return 0
	}
	return f.Fonts.Metrics(face).Line + f.Leading(face)*float32(n-1)
}

// StackedHeight returns the height of a Stacked button.
func (f *Frame) StackedHeight() float32 { return f.ControlHeight() + f.Dip(8) }

// Add appends a control with the current clip and returns it, to be completed before the next Add.
func (f *Frame) Add(c Control) *Control {
	c.Clip = f.clip
	f.Controls = append(f.Controls, c)
	return &f.Controls[len(f.Controls)-1]
}

// Reaches reports whether a row of a long list is in sight, or so near that one step of the focus or of a finger brings it
// there. Others need not be added: they only take their place.
func (f *Frame) Reaches(r render.Rect) bool {
	return r.Y+r.H > f.clip.Y-f.clip.H && r.Y < f.clip.Y+2*f.clip.H
}

// Clip intersects the clip of controls added from now on with r and returns the clip before, for Unclip.
func (f *Frame) Clip(r render.Rect) (was render.Rect) {
	was, f.clip = f.clip, f.clip.Intersect(r)
	return was
}

// Unclip restores the clip that Clip returned.
func (f *Frame) Unclip(was render.Rect) { f.clip = was }

// Wrap breaks text into lines at most width pixels wide, the last of which is no short word alone if that can be helped. Results are cached, so that wrapping the same text again
// allocates nothing; the slice must not be changed.
func (f *Frame) Wrap(text string, face render.FaceID, width float32) []string {
	return f.wrap(wrapKey{text, face, width, false})
}

// Balance breaks text into the same number of lines as Wrap, but about equally long ones, so that the last line is not a
// single word. Results are cached.
func (f *Frame) Balance(text string, face render.FaceID, width float32) []string {
	return f.wrap(wrapKey{text, face, width, true})
}

// Forget forgets the lines into which texts were broken: the fonts are others now.
func (f *Frame) Forget() { f.wraps = nil }

func (f *Frame) wrap(k wrapKey) []string {
	if lines, ok := f.wraps[k]; ok {
		return lines
	}
	if f.wraps == nil || len(f.wraps) >= wrapLimit {
		f.wraps = make(map[wrapKey][]string)
	}
	lines := f.Fonts.Wrap(nil, k.face, k.text, k.width)
	if n := len(lines); k.balanced && n > 1 {
		lo, hi := k.width/2, k.width // the smallest width for n lines is between these
		for word := range strings.SplitSeq(k.text, " ") {
			lo = max(lo, f.Fonts.Width(k.face, word)) // break no word
		}
		for hi-lo > 1 {
			mid := (lo + hi) / 2
			if tight := f.Fonts.Wrap(nil, k.face, k.text, mid); len(tight) > n {
				lo = mid
			} else {
				lines, hi = tight, mid
			}
		}
	}
	if !k.balanced {
		lines = f.unlone(k, lines)
	}
	f.wraps[k] = lines
	return lines
}

// loneMost is the part of the width up to which a last line of one word looks lost.
const loneMost = 0.3

// unlone breaks a text anew whose last line is a short word alone: in a width a little smaller, if it needs no more lines there.
func (f *Frame) unlone(k wrapKey, lines []string) []string {
	lone := func(lines []string) bool {
		last := lines[len(lines)-1]
		return len(lines) > 1 && !strings.Contains(last, " ") && f.Fonts.Width(k.face, last) < k.width*loneMost
	}
	if !lone(lines) || strings.Contains(k.text, "\n") {
		return lines
	}
	longest := f.LongestWord(k.text, k.face)
	for w := k.width * 0.96; w > k.width/2 && w >= longest; w -= k.width * 0.04 {
		tight := f.Fonts.Wrap(nil, k.face, k.text, w)
		if len(tight) > len(lines) {
			break
		}
		if !lone(tight) {
			return tight
		}
	}
	return lines
}

// LongestWord returns the width of the widest word of a text.
func (f *Frame) LongestWord(text string, face render.FaceID) (w float32) {
	for more := true; more; {
		var word string
		word, text, more = strings.Cut(text, " ")
		w = max(w, f.Fonts.Width(face, word))
	}
	return w
}

// Mirror mirrors the layout horizontally if RTL is set. A board moves as a whole: its cells keep their order.
func (f *Frame) Mirror() {
	if !f.RTL {
		return
	}
	var grid, turned render.Rect
	for i := range f.Controls {
		c := &f.Controls[i]
		if c.Role == Cell {
			c.Rect = c.Rect.Move(turned.X-grid.X, 0)
			c.Clip = c.Clip.Move(turned.X-grid.X, 0)
			continue
		}
		old := c.Rect
		c.Rect = f.Flip(c.Rect)
		c.Clip = f.Flip(c.Clip)
		if c.Role == Grid {
			grid, turned = old, c.Rect
		}
		switch c.Align {
		case render.Start:
			c.Align = render.End
		case render.End:
			c.Align = render.Start
		}
	}
}

// Flip mirrors r horizontally about the centre of the screen.
func (f *Frame) Flip(r render.Rect) render.Rect {
	return render.Rect{X: 2*f.Screen.X + f.Screen.W - r.X - r.W, Y: r.Y, W: r.W, H: r.H}
}
