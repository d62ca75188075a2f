package render

import "math"

// Icon names a pictogram made of strokes.
type Icon uint8

// The icons.
const (
	NoIcon Icon = iota // nothing is drawn
	Undo
	Redo     // Undo, mirrored
	Hint     // a lamp
	New      // a tile with a plus
	Menu     // three lines
	Close    // a cross
	Back     // an arrow to the left
	Tick     // done
	Play     // a triangle
	Pause    // two bars
	Again    // round to the start
	Share    // three joined dots
	Copy     // two sheets
	Paste    // a clipboard
	Help     // a question mark
	Settings // sliders
	Trophy   // a cup
	Lab      // a flask
	Atlas    // a chart
	Quit     // the power sign
	Left     // angles
	Right
	Up
	Down
	Plus
	Minus
	Keyboard
	Sound
	Mute
	Star
	Dice
	Swap // two arrows
	Pair // two tiles side by side that change places
	Film // an animation
	Step // a triangle before a bar: to the end
	Info // an i
	More // three dots
	Eye
	Stop   // a square
	Draw   // a pen
	Lock   // a closed padlock
	Search // a magnifying glass
	Calendar
	Delete         // a backspace key
	Globe          // for the language
	Forth          // an arrow to the right: Back in right-to-left layouts
	Wand           // the program shows the solution
	Book           // words and their meanings
	Hash           // the code of a game
	First          // Step, mirrored: to the start
	Order          // arrows down and up: a list the other way round
	Sorted         // bars of growing height: numbers in order
	Map            // a folded map
	Picture        // a picture in its frame
	Tiles          // a picture on tiles
	Flag           // a race
	Legs           // boards one after the other, each larger
	Bin            // removes for good
	Save           // an arrow into a tray
	Load           // an arrow out of it
	Bolt           // speed
	Cap            // lessons
	Mirror         // two triangles on the sides of an axis
	Turn           // a board and an arrow around its corner
	Shift          // an arrow away from a bar: all one cell on
	Shuffle        // two arrows that cross
	Detour         // a straight way and a longer one: a review
	Branch         // a way that leaves another: a try
	Scales         // a balance: a comparison
	Goal           // a line through a board
	Crop           // the two corners of what is cut out
	Gallery        // frames on a wall
	Name           // a cursor in a field
	Wrench         // mends
	Filter         // a funnel: which of many
	Icons   = iota // the number of icons
)

// Icon appends an icon, centred in r and as large as fits, with strokes of the given width in pixels.
func (l *List) Icon(ic Icon, r Rect, width float32, c Color) {
	unit := min(r.W, r.H) / 24
	p := pen{list: l, width: width, color: c, unit: unit, lo: len(l.Points),
		x: r.X + (r.W-24*unit)/2, y: r.Y + (r.H-24*unit)/2}
	p.draw(iconPaths[ic])
}

// iconPaths holds the icons in a small path language on a grid of 24 x 24 units. Angles are in degrees, clockwise from
// the positive x axis.
//
//	M x y          start a stroke at a point
//	L x y          line to a point
//	A x y r a b    arc of radius r about x, y from angle a to angle b, joined to the stroke by a line
//	Z              line to the start of the stroke
//	C x y r        a circle
//	R x y w h r    a rectangle with round corners
//	D x y d        a dot, d stroke widths in diameter
var iconPaths = [Icons]string{
	Bin:      "M 5 7 L 19 7 M 9 7 L 9.5 4 L 14.5 4 L 15 7 M 7 7 L 8 20 L 16 20 L 17 7 M 10.5 11 L 10.5 16 M 13.5 11 L 13.5 16",
	Save:     "M 12 4 L 12 15 M 8 11 L 12 15 L 16 11 M 4 16 L 4 20 L 20 20 L 20 16",
	Load:     "M 12 15 L 12 4 M 8 8 L 12 4 L 16 8 M 4 16 L 4 20 L 20 20 L 20 16",
	Bolt:     "M 13 3 L 6 13 L 11 13 L 10 21 L 18 10 L 12.5 10 Z",
	Mirror:   "M12 3.5L12 20.5M8.5 7L3 17.5L8.5 17.5ZM15.5 7L21 17.5L15.5 17.5Z",
	Turn:     "R3.5 10.5 10 10 2M11 4A11 12 8 270 355M15.5 8.5L19 12L22.5 8.5",
	Shift:    "M4 5L4 19M8 12L20 12M14.5 6.5L20 12L14.5 17.5",
	Shuffle:  "M3 7.5L7 7.5L16 16.5L21 16.5M3 16.5L7 16.5L16 7.5L21 7.5M18 4.5L21 7.5L18 10.5M18 13.5L21 16.5L18 19.5",
	Cap:      "M12 5L2.5 9.5L12 14L21.5 9.5ZM6.5 11.5L6.5 16.5A12 12 7.1 141 39L17.5 11.5M21.5 9.5L21.5 15.5",
	Undo:     "M8.5 4.5L4 9L8.5 13.5M4 9L14.5 9A14.5 14 5 -90 90L9 19",
	Redo:     "M15.5 4.5L20 9L15.5 13.5M20 9L9.5 9A9.5 14 5 270 90L15 19",
	Hint:     "M9 17.5L9 16A12 9.5 6.5 125 415L15 16L15 17.5ZM10.5 21L13.5 21",
	New:      "R4 4 16 16 3M12 8L12 16M8 12L16 12",
	Menu:     "M4 6.5L20 6.5M4 12L20 12M4 17.5L20 17.5",
	Close:    "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5",
	Back:     "M10.5 5.5L4 12L10.5 18.5M4 12L20 12",
	Tick:     "M4.5 12.5L9.5 17.5L19.5 6.5",
	Play:     "M8 5L19 12L8 19Z",
	Pause:    "M9 5.5L9 18.5M15 5.5L15 18.5",
	Again:    "M4.5 4.5L4.5 9L9 9M4.6 9A12 12 8 202 515",
	Share:    "C17.5 5.5 2.5C6.5 12 2.5C17.5 18.5 2.5M8.7 10.7L15.3 6.8M8.7 13.3L15.3 17.2",
	Copy:     "R9 9 11 11 2M6 15A6 13 2 90 180L4 6A6 6 2 180 270L13 4A13 6 2 270 360",
	Paste:    "M9 5L7 5A7 7 2 270 180L5 19A7 19 2 180 90L17 21A17 19 2 90 0L19 7A17 7 2 0 -90L15 5R9 3 6 4 1",
	Help:     "C12 12 9M9.3 9.6A12 9.6 2.7 180 405L12 13.5D12 17 1.15",
	Settings: "M3.5 6.5L13 6.5M18 6.5L20.5 6.5C15.5 6.5 2.5M3.5 17.5L6 17.5M11 17.5L20.5 17.5C8.5 17.5 2.5",
	Trophy:   "M7 4L17 4L17 9.5A12 9.5 5 0 180ZM17 6L20.5 6A17 6.5 3.5 0 90M7 6L3.5 6A7 6.5 3.5 180 90M12 14.5L12 20M8 20L16 20",
	Lab:      "M8.5 3L15.5 3M10 3L10 9.5L4.6 18.2A6.3 19.2 2 211 90L17.7 21.2A17.7 19.2 2 90 -31L14 9.5L14 3M7.2 14.5L16.8 14.5",
	Atlas:    "M4 4L4 20L20.5 20M8.5 16L8.5 13M13 16L13 6.5M17.5 16L17.5 10",
	Quit:     "M12 3L12 11.5M17 6.5A12 12.8 8 -51 231",
	Left:     "M14.5 5L7.5 12L14.5 19",
	Right:    "M9.5 5L16.5 12L9.5 19",
	Up:       "M5 14.5L12 7.5L19 14.5",
	Down:     "M5 9.5L12 16.5L19 9.5",
	Plus:     "M12 5L12 19M5 12L19 12",
	Minus:    "M5 12L19 12",
	Keyboard: "R2.5 5.5 19 13 2.5M8.5 14.8L15.5 14.8D6.5 10 1D10.2 10 1D13.8 10 1D17.5 10 1",
	Sound:    "M3.5 9.5L3.5 14.5L7 14.5L11.5 18.5L11.5 5.5L7 9.5ZM14.8 9.2A12 12 4 -45 45M17.7 6.3A12 12 8.1 -45 45",
	Mute:     "M3.5 9.5L3.5 14.5L7 14.5L11.5 18.5L11.5 5.5L7 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5",
	Star:     "M12 3.5L14.53 8.92L20.46 9.65L16.09 13.73L17.23 19.6L12 16.7L6.77 19.6L7.91 13.73L3.54 9.65L9.47 8.92Z",
	Dice:     "R4 4 16 16 3D8.5 8.5 1.2D15.5 8.5 1.2D12 12 1.2D8.5 15.5 1.2D15.5 15.5 1.2",
	Order:    "M8 4L8 19.5M4 15.5L8 19.5L12 15.5M16 20L16 4.5M12 8.5L16 4.5L20 8.5",
	Swap:     "M4 8L19.5 8M15.5 4L19.5 8L15.5 12M20 16L4.5 16M8.5 12L4.5 16L8.5 20",
	Pair:     "M3.5 12.5L10 12.5L10 19L3.5 19ZM14 12.5L20.5 12.5L20.5 19L14 19ZM6.5 9L6.5 5.5L17.5 5.5L17.5 9",
	Film:     "M4 5L20 5L20 19L4 19ZM8.5 5L8.5 19M15.5 5L15.5 19M4 12L8.5 12M15.5 12L20 12",
	Step:     "M6 5L15.5 12L6 19ZM19.5 5L19.5 19",
	Info:     "C12 12 9M12 11.5L12 16.5D12 7.8 1.2",
	More:     "D5 12 1.5D12 12 1.5D19 12 1.5",
	Eye:      "M2.5 12A12 18 11.24 212.3 327.7A12 6 11.24 32.3 147.7ZC12 12 3",
	Stop:     "R6 6 12 12 2",
	Draw:     "M4 20L5 15.5L16.2 4.3L19.7 7.8L8.5 19ZM13.4 7.1L16.9 10.6",
	Lock:     "R5 10.5 14 10 2.5M8 10.5L8 7.5A12 7.5 4 180 360L16 10.5",
	Search:   "C10.5 10.5 6.5M15.3 15.3L20.5 20.5",
	Calendar: "R4 5 16 15.5 2.5M4 10L20 10M8 3L8 6.5M16 3L16 6.5",
	Delete:   "M8.5 5L18 5A18 7 2 -90 0L20 17A18 17 2 0 90L8.5 19L2.5 12ZM11 9.5L16 14.5M16 9.5L11 14.5",
	Forth:    "M13.5 5.5L20 12L13.5 18.5M20 12L4 12",
	Wand:     "M4 20L14.5 9.5M17 3.5L17 8M14.8 5.8L19.2 5.8M19.5 11.5L19.5 14.5M18 13L21 13M9 3.5L9 6.5M7.5 5L10.5 5",
	Book:     "M12 6.5L12 20M12 6.5A8.5 6.5 3.5 0 -90L3 3L3 17L8.5 17A8.5 20 3 -90 0M12 6.5A15.5 6.5 3.5 180 270L21 3L21 17L15.5 17A15.5 20 3 270 180",
	Hash:     "M9.5 4L7.5 20M16.5 4L14.5 20M4.5 9L20.5 9M3.5 15L19.5 15",
	First:    "M18 5L8.5 12L18 19ZM4.5 5L4.5 19",
	Legs:     "M2 12.5L6 12.5L6 16.5L2 16.5L2 12.5M8.5 11L14 11L14 16.5L8.5 16.5L8.5 11M16.5 9L22.5 9L22.5 16.5L16.5 16.5L16.5 9",
	Sorted:   "M4.5 20L4.5 16M9.5 20L9.5 12M14.5 20L14.5 8M19.5 20L19.5 4",
	Map:      "M4 6.5L9 4.5L15 6.5L20 4.5L20 17.5L15 19.5L9 17.5L4 19.5ZM9 4.5L9 17.5M15 6.5L15 19.5",
	Tiles:    "M4 4L10.5 4L10.5 10.5L4 10.5ZM13.5 4L20 4L20 10.5L13.5 10.5ZM4 13.5L10.5 13.5L10.5 20L4 20ZM13.5 13.5L20 13.5L20 20L13.5 20ZM4 18L7 15.5L10.5 17.5M13.5 18L17 15.5L20 18",
	Picture:  "M4 5L20 5L20 19L4 19ZM4 16L9 11L13 15L16 12L20 16",
	Flag:     "M6.5 20.5L6.5 4L17.5 4L15 7.5L17.5 11L6.5 11",
	Detour:   "M5 16.5L19 16.5M5 16.5A12 16.5 7 180 360D5 16.5 2D19 16.5 2",
	Branch:   "M7 20.5L7 3.5M7 15.5L17 10.5L17 3.5M3.8 6.7L7 3.5L10.2 6.7M13.8 6.7L17 3.5L20.2 6.7",
	Scales:   "M12 3.5L12 20M7.5 20L16.5 20M5.5 6.5L18.5 6.5M5.5 6.5L2.5 13.5L8.5 13.5ZM18.5 6.5L15.5 13.5L21.5 13.5Z",
	Goal:     "R3.5 3.5 17 17 3M8 8L16 8L16 12L8 12L8 16L16 16",
	Crop:     "M7 3L7 17L21 17M3 7L17 7L17 21",
	Gallery:  "R3 4 10.5 16 1.5R17 4 4 6 1R17 14 4 6 1",
	Name:     "M9.5 4L14.5 4M12 4L12 20M9.5 20L14.5 20M7 8.5L3 8.5L3 15.5L7 15.5M17 8.5L21 8.5L21 15.5L17 15.5",
	Wrench:   "M16 3.5L17 7L20.5 8A16 8 4.5 0 270M12.8 11.2L4.5 19.5",
	Filter:   "M3.5 4.5L20.5 4.5L14.5 12.5L14.5 20L9.5 16.5L9.5 12.5Z",
	Globe:    "C12 12 9M3 12L21 12M12 3A3.875 12 12.125 -47.9 47.9M12 3A20.125 12 12.125 227.9 132.1",
}

// pen draws a path of iconPaths. The points of the current stroke are list.Points[lo:].
type pen struct {
	list       *List
	width      float32
	color      Color
	x, y, unit float32
	lo         int
}

func (p *pen) draw(path string) {
	var n [5]float32
	for i := 0; i < len(path); {
		op := path[i]
		i++
		k := 0
		for i < len(path) && path[i] < 'A' {
			n[k], i = number(path, i)
			k++
		}
		p.stroke(op, &n)
	}
	p.lift(p.width)
}

func (p *pen) stroke(op byte, n *[5]float32) {
	switch op {
	case 'M':
		p.lift(p.width)
		p.to(n[0], n[1])
	case 'L':
		p.to(n[0], n[1])
	case 'A':
		p.arc(n[0], n[1], n[2], n[3], n[4])
	case 'Z':
		p.list.Points = append(p.list.Points, p.list.Points[p.lo])
	case 'C':
		p.lift(p.width)
		p.arc(n[0], n[1], n[2], 0, 360)
	case 'R':
		p.lift(p.width)
		p.box(n[0], n[1], n[2], n[3], n[4])
	case 'D':
		p.lift(p.width)
		p.to(n[0], n[1])
		p.lift(p.width * n[2])
	}
}

func (p *pen) to(x, y float32) {
	p.list.Points = append(p.list.Points, Point{p.x + x*p.unit, p.y + y*p.unit})
}

// arc appends an arc as a polyline that deviates from the circle by at most an eighth of a pixel.
func (p *pen) arc(x, y, r, from, to float32) {
	const turn = math.Pi / 180
	px := max(r*p.unit, 1)
	step := 2 * math.Acos(1-min(0.125/float64(px), 0.5))
	sweep := float64(to-from) * turn
	n := max(int(math.Ceil(math.Abs(sweep)/step)), 2)
	for i := 0; i <= n; i++ {
		s, c := math.Sincos(float64(from)*turn + sweep*float64(i)/float64(n))
		p.to(x+r*float32(c), y+r*float32(s))
	}
}

func (p *pen) box(x, y, w, h, r float32) {
	p.arc(x+r, y+r, r, 180, 270)
	p.arc(x+w-r, y+r, r, 270, 360)
	p.arc(x+w-r, y+h-r, r, 0, 90)
	p.arc(x+r, y+h-r, r, 90, 180)
	p.list.Points = append(p.list.Points, p.list.Points[p.lo])
}

// lift ends the current stroke.
func (p *pen) lift(width float32) {
	p.list.line(p.lo, width, p.color)
	p.lo = len(p.list.Points)
}

// number parses the decimal number at s[i:], after spaces, and returns the index after it.
func number(s string, i int) (v float32, end int) {
	for s[i] == ' ' {
		i++
	}
	sign, scale := float32(1), float32(0)
	if s[i] == '-' {
		sign = -1
		i++
	}
	for ; i < len(s) && (s[i] == '.' || s[i] >= '0' && s[i] <= '9'); i++ {
		if s[i] == '.' {
			scale = 1
			continue
		}
		v = v*10 + float32(s[i]-'0')
		scale *= 10
	}
	if scale > 0 {
		v /= scale
	}
	return v * sign, i
}
