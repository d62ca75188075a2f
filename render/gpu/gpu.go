// Package gpu paints display lists with Ebitengine: one shader draws boxes, lines and glyphs, usually in one draw call
// a frame. It follows the formulas of render/shape.go, as render/soft does.
package gpu

import (
	_ "embed"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"wildfifteen/render"
)

//go:embed shapes.kage
var source []byte

// Painter paints display lists onto Ebitengine images. Painting a list that needs no more glyphs, ops and styles than
// earlier ones allocates nothing. The zero Painter is not usable: call New. It is not safe for concurrent use.
type Painter struct {
	shader   *ebiten.Shader
	atlas    atlas
	pictures pictures
	vertices []ebiten.Vertex
	indices  []uint32
	styles   styles
	options  ebiten.DrawTrianglesShaderOptions
	calls    int
	last     render.Color // the colour that paper was converted from
	paper    color.Color
}

// New returns a painter. It takes its glyphs from fonts, which must be those that the lists are made with. New may be
// called before the game runs.
func New(fonts *render.Fonts) *Painter {
	shader, err := ebiten.NewShader(source)
	if err != nil {
		panic("gpu: embedded shader: " + err.Error()) // the source is part of the program
	}
	p := &Painter{shader: shader}
	p.atlas.fonts = fonts
	p.options.Uniforms = map[string]any{"Styles": p.styles.table[:]}
	return p
}

// Paint fills dst with l.Paper and paints l over it.
func (p *Painter) Paint(dst *ebiten.Image, l *render.List) {
	p.atlas.prepare()
	p.calls = 0
	if p.paper == nil || p.last != l.Paper {
		p.last, p.paper = l.Paper, premultiplied(l.Paper) // making a color.Color allocates
	}
	dst.Fill(p.paper)
	for i := range l.Ops {
		op := &l.Ops[i]
		switch op.Kind {
		case render.BoxOp:
			p.box(dst, op)
		case render.LineOp:
			p.line(op, l.Points[op.Lo:op.Hi])
		case render.GlyphsOp:
			p.glyphs(dst, op, l.Glyphs[op.Lo:op.Hi])
		}
	}
	p.flush(dst)
}

// Calls returns the number of draw calls of the last Paint, not counting the fill with paper.
func (p *Painter) Calls() int { return p.calls }

// flush draws the collected quads.
func (p *Painter) flush(dst *ebiten.Image) {
	if n := len(p.vertices) / 4; n > 0 {
		for i := len(p.indices) / 6; i < n; i++ {
			v := uint32(4 * i)
			p.indices = append(p.indices, v, v+1, v+2, v+1, v+2, v+3)
		}
		p.options.Images[0] = p.atlas.image
		p.options.Images[1] = p.pictures.now
		if p.pictures.now == nil {
			p.options.Images[1] = p.atlas.image // not used, but bound
		}
		dst.DrawTrianglesShader32(p.vertices, p.indices[:6*n], p.shader, &p.options)
		p.calls++
	}
	p.vertices = p.vertices[:0]
	p.styles.reset()
	p.pictures.now = nil
}

func (p *Painter) box(dst *ebiten.Image, op *render.Op) {
	r := op.Rect.Inset(-0.5)
	if s := &op.Style; s.Shadow.A > 0 {
		r = r.Union(op.Rect.Move(0, s.ShadowY).Inset(-max(s.ShadowBlur, 0.5)))
	}
	if op.Image != nil {
		p.picture(dst, op)
	}
	style, ok := p.styles.index(&op.Style)
	if !ok {
		texture := p.pictures.now
		p.flush(dst)
		if op.Image != nil {
			p.pictures.now = texture
		}
		style, _ = p.styles.index(&op.Style)
	}
	mid := op.Rect.Centre()
	hx, hy := op.Rect.W/2, op.Rect.H/2
	q := quad{
		rect: r, clip: op.Clip,
		ax: 1, by: 1, x0: -mid.X, y0: -mid.Y,
		color: op.Style.Fill,
		size:  [4]float32{hx, hy, min(op.Radius, hx, hy), 256*float32(style) + float32(op.Alpha)},
	}
	if op.Gradient != render.NoGradient {
		q.to = [2]float32{float32(op.To.R)*256 + float32(op.To.G), float32(op.To.B)*256 + float32(op.Gradient)}
	}
	if op.Image != nil {
		q.size[2], q.picture = -1-q.size[2], &p.pictures.sampler
	}
	p.add(&q)
}

func (p *Painter) line(op *render.Op, pts []render.Point) {
	if len(pts) == 1 {
		p.capsule(op, pts[0], pts[0])
	}
	for i := 1; i < len(pts); i++ {
		p.capsule(op, pts[i-1], pts[i])
	}
}

// capsule adds a segment of a line: a box of the line's width with round ends, rotated to the segment's direction.
func (p *Painter) capsule(op *render.Op, a, b render.Point) {
	half := max(op.Width, 1) / 2
	dx, dy := b.X-a.X, b.Y-a.Y
	length := hypot(dx, dy)
	cos, sin := float32(1), float32(0)
	if length > 0 {
		cos, sin = dx/length, dy/length
	}
	mx, my := (a.X+b.X)/2, (a.Y+b.Y)/2
	q := quad{
		rect: render.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(dx, -dx), H: max(dy, -dy)}.Inset(-half - 0.5),
		clip: op.Clip,
		ax:   cos, ay: sin, x0: -mx*cos - my*sin,
		bx: -sin, by: cos, y0: mx*sin - my*cos,
		color: op.Color,
		size:  [4]float32{length/2 + half, half, half, render.Floor(float32(op.Alpha)*min(op.Width, 1) + 0.5)},
	}
	p.add(&q)
}

func (p *Painter) glyphs(dst *ebiten.Image, op *render.Op, glyphs []render.Glyph) {
	if op.Zoom <= 0 {
		return
	}
	mid := op.Rect.Centre()
	for _, g := range glyphs {
		s, ok := p.atlas.find(g)
		if !ok {
			p.flush(dst) // the collected quads refer to the present atlas
			for !ok {
				p.atlas.renew()
				s, ok = p.atlas.find(g)
			}
		}
		if s.w == 0 {
			continue
		}
		x, y := g.X+s.left, g.Y+s.top
		q := quad{
			rect: render.Rect{X: x, Y: y, W: s.w, H: s.h}, clip: op.Clip,
			ax: 1, by: 1, x0: s.x - x, y0: s.y - y,
			color: op.Color,
			size:  [4]float32{-1, 0, 0, float32(op.Alpha)},
		}
		if z := op.Zoom; z != 1 {
			x, y = mid.X+(x-mid.X)*z, mid.Y+(y-mid.Y)*z
			q.rect = render.Rect{X: x, Y: y, W: s.w * z, H: s.h * z}.Inset(-z)
			q.ax, q.by, q.x0, q.y0 = 1/z, 1/z, s.x-x/z, s.y-y/z
			q.size[0] = -2
		}
		p.add(&q)
	}
}
