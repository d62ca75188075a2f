package render

import "math"

// Theme holds all colours of the program but those that TileColors gives to tiles.
type Theme struct {
	Dark, Contrast bool
	Inked          bool // the colours of the goal are those of the numbers; all tiles have OneTile's

	Paper     Color // background of the screen
	Raised    Color // background of cards and buttons
	RaisedLip Color // the lip below them
	Tray      Color // background of the board
	TrayEdge  Color // border of the tray
	Groove    Color // the goal's line, engraved in the tray
	Edge      Color // border of controls; contrast with Paper 3:1 or more
	Ink       Color // text
	Ink2      Color // less important text
	Disabled  Color // text and icons of disabled controls
	Accent    Color // the primary button, links, marks
	AccentLip Color // the lip below the primary button
	OnAccent  Color // text on Accent
	Error     Color // text of errors
	Honey     Color // bests, perfect solves and streaks, and the light of a lamp; nothing else
	OnHoney   Color // text on Honey
	Scrim     Color // laid over the scene behind a card

	Ribbon     Color // the one colour of ribbons and bridges, over tiles of one colour; alpha 0: they have the tiles' colours
	OneTile    Color // a tile of the one-colour scheme
	Covered    Color // a tile of a covered board
	Number     Color // the number on every tile
	Home       Color // the line round a tile in its goal cell
	Hint       Color // the ring of the tile to move
	Focus      Color // the outer focus ring
	FocusHalo  Color // the inner focus ring
	TileEdge   Color // border of a tile; alpha 0 for none
	TileLight  Color // the light along a tile's upper edge
	TileShadow Color // drop shadow of a tile
	TrayShadow Color // inner shadow of the tray
	CardShadow Color // drop shadow of a card
	ChartGrid  Color // grid lines of a chart
	DotOnTray  Color // the mark of the blank's goal cell

	ramp ramp // of the tiles' colours
}

// lipped sets the lips of a theme.
func (t *Theme) lipped() *Theme {
	t.RaisedLip, t.AccentLip = Lip(t.Raised), Lip(t.Accent)
	return t
}

var honey = Hex("#E2A93B")

// LightTheme returns a new light theme.
func LightTheme() *Theme {
	t := &Theme{
		Paper: Hex("#F6F3EC"), Raised: Hex("#FDFCF8"), Tray: Hex("#E7E1D5"), TrayEdge: Hex("#D5CCBC"), Groove: Hex("#CFC6B5"), Edge: Hex("#857F74"),
		Ink: Hex("#2B2A28"), Ink2: Hex("#615C53"), Disabled: Hex("#857F74"), Accent: Hex("#1A6670"), OnAccent: Hex("#FFFFFF"),
		Error: Hex("#A3312F"), Honey: honey, OnHoney: Hex("#2B2A28"), Scrim: Hex("#F6F3ECB3"),
		OneTile: Hex("#3F5F8A"), Covered: Hex("#6F6A97"), Number: Hex("#FFFFFF"), Home: Hex("#FFFFFF"),
		Hint: Hex("#FFFFFF"), Focus: Hex("#2B2A28"), FocusHalo: Hex("#F6F3EC"),
		TileLight: Hex("#FFFFFF47"), TileShadow: Hex("#00000033"), TrayShadow: Hex("#3A2F1E47"),
		CardShadow: Hex("#3A2F1E38"), ChartGrid: Hex("#DDD6C8"), DotOnTray: Hex("#BDB5A6"), ramp: lightRamp,
	}
	return t.lipped()
}

// DarkTheme returns a new dark theme.
func DarkTheme() *Theme {
	t := &Theme{
		Dark: true, Paper: Hex("#14161B"), Raised: Hex("#22262E"), Tray: Hex("#1E2128"), TrayEdge: Hex("#2A2E37"), Groove: Hex("#303541"), Edge: Hex("#6E727C"),
		Ink: Hex("#ECEAE4"), Ink2: Hex("#A9A79F"), Disabled: Hex("#6E727C"), Accent: Hex("#7FD6DE"), OnAccent: Hex("#14161B"),
		Error: Hex("#FF9A8A"), Honey: honey, OnHoney: Hex("#14161B"), Scrim: Hex("#14161BB3"),
		OneTile: Hex("#9DB8E0"), Covered: Hex("#837DB0"), Number: Hex("#14161B"), Home: Hex("#14161B"),
		Hint: Hex("#14161B"), Focus: Hex("#ECEAE4"), FocusHalo: Hex("#14161B"),
		TileLight: Hex("#FFFFFF5C"), TileShadow: Hex("#00000033"), TrayShadow: Hex("#0000008F"),
		CardShadow: Hex("#00000080"), ChartGrid: Hex("#2C3039"), DotOnTray: Hex("#4A4F5A"), ramp: darkRamp,
	}
	return t.lipped()
}

// ContrastTheme returns a new high-contrast theme: white on black, with yellow for focus, hint and home.
func ContrastTheme() *Theme {
	black, white, yellow := Hex("#000000"), Hex("#FFFFFF"), Hex("#FFD60A")
	t := &Theme{
		Dark: true, Contrast: true, Paper: black, Raised: black, Tray: black, TrayEdge: white, Groove: white, Edge: white,
		Ink: white, Ink2: white, Disabled: Hex("#808080"), Accent: white, OnAccent: black, Error: white, Honey: yellow, OnHoney: black, Scrim: Hex("#000000CC"),
		OneTile: black, Covered: black, Number: white, Home: yellow, Hint: yellow, Focus: yellow, FocusHalo: black,
		TileEdge: white, ChartGrid: Hex("#808080"), DotOnTray: white, ramp: darkRamp,
	}
	return t.lipped()
}

// Hex parses a colour written #RRGGBB or #RRGGBBAA. It is for constants and panics on anything else.
func Hex(s string) Color {
	v := [4]uint8{3: 255}
	if (len(s) != 7 && len(s) != 9) || s[0] != '#' {
		panic("render: not a colour: " + s)
	}
	for i := 1; i < len(s); i += 2 {
		v[i/2] = nibble(s[i])<<4 | nibble(s[i+1])
	}
	return Color{v[0], v[1], v[2], v[3]}
}

func nibble(b byte) uint8 {
	switch {
	case b >= '0' && b <= '9':
		return b - '0'
	case b >= 'A' && b <= 'F':
		return b - 'A' + 10
	case b >= 'a' && b <= 'f':
		return b - 'a' + 10
	}
	panic("render: not a hexadecimal digit: " + string(b))
}

// String returns c in the form that Hex parses.
func (c Color) String() string { return string(c.appendHex(nil)) }

func (c Color) appendHex(dst []byte) []byte {
	const digits = "0123456789ABCDEF"
	v := [4]uint8{c.R, c.G, c.B, c.A}
	n := 4
	if c.A == 255 {
		n = 3
	}
	dst = append(dst, '#')
	for _, b := range v[:n] {
		dst = append(dst, digits[b>>4], digits[b&15])
	}
	return dst
}

// Fade returns c with its opacity multiplied by a/255.
func (c Color) Fade(a uint8) Color {
	c.A = uint8((int(c.A)*int(a) + 127) / 255)
	return c
}

// Mix interpolates linearly between two colours, alpha included: t = 0 gives a, t = 1 gives b.
func Mix(a, b Color, t float32) Color {
	m := func(x, y uint8) uint8 { return uint8(lerp(float32(x), float32(y), t) + 0.5) }
	return Color{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}

// Luminance returns the relative luminance of an opaque colour, 0..1, as WCAG 2.2 defines it.
func (c Color) Luminance() float64 {
	lin := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

// Contrast returns the contrast ratio of two opaque colours, 1..21, as WCAG 2.2 defines it.
func Contrast(a, b Color) float64 {
	x, y := a.Luminance(), b.Luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}
