package boardview

import (
	"time"

	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/motifs"
)

// Picture makes the picture on the tiles of a board, some of it in each layout. It is made again only when the theme,
// the setting, the kind of goal or the board's shape changes.
type Picture struct {
	want     pictureKey
	painting *motifs.Painting // while it is being drawn
	image    *render.Image

	joined  bool        // the board is solved and at rest
	joining stage.Timer // in which the picture of a solved board grows together
}

// pictureKey says what a picture shows: a motif in the colours of a theme, or what is cut out of the player's own one.
type pictureKey struct {
	theme *render.Theme
	motif motifs.Motif
	own   stage.Own
	size  puzzle.Size
}

const (
	pictureSide  = 640 // most pixels of the longer side
	pictureSteps = 2   // in each layout, of which a tick has two
	pictureSeed  = 15
)

// Image returns the picture for a goal; nil if the tiles show none, or as long as it is not done. own is the player's own
// picture.
func (p *Picture) Image(t *render.Theme, c *session.Choices, own *stage.Own, g puzzle.Goal) *render.Image {
	if c.Picture == session.NoPicture || t.Contrast || g.Board().IsZero() {
		p.want, p.painting, p.image = pictureKey{}, nil, nil
		return nil
	}
	if c.Picture == session.OwnPicture {
		return p.Own(own, g.Size())
	}
	if want := (pictureKey{theme: t, motif: Motif(c.Picture, g), size: g.Size()}); want != p.want {
		w, h := pictureSize(g.Size())
		p.want, p.painting, p.image = want, motifs.Begin(want.motif, pictureSeed, w, h, t), nil
	}
	for range pictureSteps {
		if p.painting != nil && p.painting.Step() {
			p.image, p.painting = p.painting.Image(), nil
		}
	}
	return p.image
}

// Own returns what boards of a size show of the player's own picture; nil if there is none, or as long as it is not decoded.
func (p *Picture) Own(own *stage.Own, size puzzle.Size) *render.Image {
	want := pictureKey{own: *own, size: size}
	if want != p.want {
		p.want, p.painting, p.image = want, nil, nil
		if own.Image != nil {
			p.image = own.Part(size.W, size.H)
		}
	}
	return p.image
}

// joinTime is how long the picture of a solved board takes to close its gaps.
const joinTime = 400 * time.Millisecond

// whole returns how far the picture has grown together, 0..1: it starts when the board is joined, solved and at rest.
func (p *Picture) whole(s *stage.Stage, joined bool) float32 {
	if joined && !p.joined {
		p.joining = s.Start(joinTime)
	}
	p.joined = joined
	if !joined {
		return 0
	}
	part, _ := s.Part(p.joining)
	return part
}

// pictureSize returns the width and height of the picture for a board, whose cells are squares of whole pixels.
func pictureSize(s puzzle.Size) (w, h int) {
	cell := pictureSide / max(s.W, s.H)
	return cell * s.W, cell * s.H
}

// Motif returns the drawn picture of a setting, for a goal.
func Motif(p session.Picture, g puzzle.Goal) motifs.Motif {
	if p != session.GoalPicture {
		return motifs.Motif(p)
	}
	switch g.Kind() {
	case puzzle.Classic:
		return "weave"
	case puzzle.Snake:
		return "waves"
	case puzzle.Spiral:
		return "spiral"
	case puzzle.PathKind:
		return "hilbert"
	case puzzle.Wild:
		return "bends"
	case puzzle.Random:
		return "pebbles"
	}
	return "stars"
}

// NumbersOff reports whether tiles with the picture of the choices can do without numbers: not if it looks alike in many places.
func NumbersOff(c *session.Choices, g puzzle.Goal) bool { return !motifs.Repeats(Motif(c.Picture, g)) }

// Plates returns where numbers stand on tiles with a picture.
func Plates(c *session.Choices, g puzzle.Goal) render.Plates {
	switch {
	case c.Plates == session.MiddlePlates:
		return render.MiddlePlates
	case c.Plates == session.NoPlates && NumbersOff(c, g):
		return render.NoPlates
	}
	return render.CornerPlates
}

// GoalImage returns the picture that the picture of the goal shows: the player's own one, or that of tiles without numbers.
func (v *View) GoalImage() *render.Image {
	if v.Theme.Contrast || !v.own && v.Plates != render.NoPlates {
		return nil
	}
	return v.Image
}
