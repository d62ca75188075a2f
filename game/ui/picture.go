package ui

import "wildfifteen/render"

// Picture adds a picture of the given height, which the scene paints; label is its description.
func (c *Column) Picture(id ID, label string, height float32) *Control {
	return c.F.Add(Control{ID: id, Role: Image, Look: Custom, Label: label, Rect: c.Take(height)})
}

// The sides of a stepper's buttons and the width of its value, in dip.
const (
	stepSide  = 48
	stepValue = 56
)

// Stepper adds a row with a label and, at its end, a number between two buttons that take one step: their IDs are the
// row's with N = -1 and N = 1. The buttons are for pointers alone; the keyboard steps by the row itself, a Slider.
func (c *Column) Stepper(id ID, label, value string, steps Range) *Control {
	f := c.F
	side := f.Dip(stepSide)
	ends := 2*side + f.Grown(stepValue)
	face := f.Face(render.Regular, 16)
	var r render.Rect
	if f.LongestWord(label, face) > c.Area.W+2*c.Hang-ends-f.Dip(24) {
		r = c.hang(c.Take(f.Fonts.Metrics(face).Line*float32(len(f.Wrap(label, face, c.Area.W+2*c.Hang-f.Dip(16)))) + side + f.Dip(8)))
	} else {
		r = c.rowFor(label, ends+f.Dip(16))
	}
	low := r // the part of the row with the buttons
	if f.stepsBelow(label, r.W, ends) {
		low.Y, low.H = r.Y+r.H-side, side
	}
	i := len(f.Controls)
	f.Add(Control{ID: id, Role: Slider, Look: Steps, Label: label, Value: value, Rect: r, Range: steps, Ends: ends})
	f.stepButtons(id, label, render.Rect{X: r.X + r.W - ends, Y: low.Y, W: ends, H: low.H}, steps, f.Dip(stepSide))
	return &f.Controls[i]
}

// BareStepper adds a stepper without the words of its label, as wide as r: where a picture shows what the number means.
func (f *Frame) BareStepper(id ID, label, value string, r render.Rect, steps Range) {
	f.Add(Control{ID: id, Role: Slider, Look: Steps, Label: label, Value: value, Rect: r, Range: steps, Ends: r.W})
	from := len(f.Controls)
	f.stepButtons(id, label, r, steps, f.Dip(stepSide))
	f.frameSteps(from)
}

// frameSteps gives the buttons of a stepper, from a place in the list on, frames that end where the column does.
func (f *Frame) frameSteps(from int) {
	for i := range f.Controls[from:] {
		b := &f.Controls[from+i]
		b.Look = Steps
		b.Rect.X += f.Dip(stepInset) * float32(b.ID.N)
	}
}

// stepFigure is the size of the number of a BigStepper, in dip.
const stepFigure = 28

// BigStepper adds a space and below it a stepper: its number stands large between its framed buttons, which stand at the edges of the
// column, and its label below the number.
func (c *Column) BigStepper(id ID, label, value string, steps Range) {
	f := c.F
	c.Space(8)
	line := f.Fonts.Metrics(f.Face(render.Regular, 16)).Line
	r := c.Take(f.bigStepHeight() + line)
	face := f.Fitting(render.Figure, stepFigure, value, r.W-2*f.bigStepEnd())
	f.Add(Control{ID: id, Role: Slider, Look: Steps, Label: label, Value: value, Face: face, Rect: r, Range: steps, Ends: r.W})
	from := len(f.Controls)
	r.H -= line // the buttons stand on the line of the number
	f.stepButtons(id, label, r, steps, f.bigStepSide())
	f.frameSteps(from)
}

// How much smaller than its control the frame of a BigStepper's button is on each side, the air beside that, and how much larger
// than usual the button becomes at most in large letters.
const (
	stepInset = 3
	stepAir   = 4
	stepGrown = 1.3
)

// bigStepSide returns the side of a button of a BigStepper.
func (f *Frame) bigStepSide() float32 {
	return render.Floor(f.Dip(stepSide) * min(f.TextSize, stepGrown))
}

// bigStepEnd returns the width at each end of a BigStepper that its button takes, with the air beside it.
func (f *Frame) bigStepEnd() float32 { return f.bigStepSide() - f.Dip(2*stepInset-stepAir) }

// bigStepHeight returns the height of a BigStepper without its label.
func (f *Frame) bigStepHeight() float32 {
	return max(f.bigStepSide(), f.Fonts.Metrics(f.Face(render.Figure, stepFigure)).Line)
}

// stepButton paints a button of a BigStepper.
func (p painter) stepButton(l *render.List, c *Control) {
	r, radius := c.Rect.Inset(p.Dip(stepInset)), p.Radius()-p.Dip(stepInset)
	r = Face(l, p.Frame, c, r, radius, p.FaceStyle(c))
	l.Icon(c.Icon, r.Inset(render.Floor(r.H*0.22)), p.Dip(2), p.ink(c))
}

// BigStepperFits reports whether a BigStepper of a width has its label in letters of the usual size.
func (f *Frame) BigStepperFits(label string, width float32) bool {
	return f.Fonts.Width(f.Face(render.Regular, 16), label) <= width-2*f.bigStepEnd()
}

// bigStep paints the number and the label of a BigStepper.
func (p painter) bigStep(l *render.List, c *Control) {
	line := p.Fonts.Metrics(p.Face(render.Regular, 16)).Line
	r := render.Rect{X: c.Rect.X, Y: c.Rect.Y, W: c.Rect.W, H: c.Rect.H - line}
	l.TextIn(p.Fonts, c.Face, c.Value, r, render.Middle, render.Middle, p.ink(c))
	r.Y, r.H = r.Y+r.H, line
	l.TextIn(p.Fonts, p.FaceFitting(c.Label, r.W), c.Label, r, render.Middle, render.Middle, p.Theme.Ink2)
	p.ring(l, c, p.Radius())
}

// stepButtons adds the buttons of a stepper, of a side, at the ends of r.
func (f *Frame) stepButtons(id ID, label string, r render.Rect, steps Range, side float32) {
	step := func(n int, icon render.Icon, x float32, enabled bool) {
		f.Add(Control{ID: ID{id.Name, n}, Role: Button, Look: Quiet, Label: label, Icon: icon, Disabled: !enabled, Touch: true,
			Rect: render.Rect{X: x, Y: render.Floor(r.Y + (r.H-side)/2), W: side, H: side}})
	}
	step(-1, render.Minus, r.X, steps.At > steps.Lo)
	step(1, render.Plus, r.X+r.W-side, steps.At < steps.Hi)
}

// stepsBelow reports whether a stepper's buttons stand below its label, because a word of it is too long to stand beside.
func (f *Frame) stepsBelow(label string, width, ends float32) bool {
	return f.LongestWord(label, f.Face(render.Regular, 16)) > width-ends-f.Dip(24)
}

// stepFace returns the face of the number of a stepper: larger where it stands without a label.
func (p painter) stepFace(c *Control, bare bool) render.FaceID {
	if bare {
		return p.Fitting(render.Title, 20, c.Value, c.Ends-2*p.Dip(stepSide))
	}
	return p.Face(render.Bold, 16)
}

// steps paints a stepper, whose buttons are controls of their own.
func (p painter) steps(l *render.List, c *Control) {
	if c.Face != 0 {
		p.bigStep(l, c)
		return
	}
	label := render.Rect{X: c.Rect.X + p.Dip(8), Y: c.Rect.Y, W: c.Rect.W - c.Ends - p.Dip(16), H: c.Rect.H}
	value := render.Rect{X: c.Rect.X + c.Rect.W - c.Ends, Y: c.Rect.Y, W: c.Ends, H: c.Rect.H}
	bare := c.Ends >= c.Rect.W
	if !bare && p.stepsBelow(c.Label, c.Rect.W, c.Ends) {
		side := p.Dip(stepSide)
		label.W, label.H = c.Rect.W-p.Dip(16), c.Rect.H-side
		value.Y, value.H = c.Rect.Y+c.Rect.H-side, side
	}
	if !bare {
		p.rowLabel(l, c, p.Within(c.Rect, label))
	}
	l.TextIn(p.Fonts, p.stepFace(c, bare), c.Value, p.Within(c.Rect, value), render.Middle, render.Middle, p.ink(c))
	p.ring(l, c, p.Radius())
}

// Fixed returns the rectangle to lay out at so that the control is at r after Mirror. It is for what has the same place in
// every language, such as the keys of a keyboard.
func (f *Frame) Fixed(r render.Rect) render.Rect {
	if f.RTL {
		return f.Flip(r)
	}
	return r
}

// Bar draws a bar in the colours of the ramp that is full up to a part, 0..1.
func Bar(l *render.List, f *Frame, r render.Rect, part float32) {
	track := render.BoxStyle{Fill: f.Theme.Groove}
	if f.Theme.Contrast { // what is full is as light as the groove
		track = render.BoxStyle{Edge: f.Theme.Edge, EdgeWidth: max(1, f.Dip(1))}
	}
	l.Box(r, r.H/2, track)
	if part > 0 {
		full := f.Within(r, render.Rect{X: r.X, Y: r.Y, W: max(r.H, render.Floor(r.W*part)), H: r.H})
		l.Fill(full, r.H/2, f.Theme.RibbonColor(f.Theme.OnPaper(float64(part))))
	}
}
