package newgame

import (
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// captions are the values of the sliders in words.
type captions struct{ width, height, number ui.Caption }

func (c *captions) update(o *choice) {
	setNumber(&c.width, o.size.W)
	setNumber(&c.height, o.size.H)
	setNumber(&c.number, o.number)
}

func setNumber(c *ui.Caption, n int) {
	if c.Update(int64(n)) {
		c.Text = strconv.Itoa(n)
	}
}

// slidersHeight returns the height of the sliders for the size.
func slidersHeight(f *ui.Frame) float32 {
	return 2 * (f.Fonts.Metrics(f.Face(render.Regular, 16)).Line + f.Dip(48))
}

// goalAbove adds the picture and the size to the column: side by side or, if it is narrow, one below the other.
func (s *Scene) goalAbove(col *ui.Column) {
	f := col.F
	if col.Area.W < f.Dip(300)*f.TextSize {
		s.addPicture(f, col.Take(f.Dip(120)))
		col.Space(8)
		s.addSliders(col)
		return
	}
	h := slidersHeight(f)
	r := col.Take(h)
	side := min(h, render.Floor(col.Area.W*0.42))
	s.addPicture(f, render.Rect{X: r.X, Y: r.Y + (h-side)/2, W: side, H: side})
	s.addSliders(f.Column(render.Rect{X: r.X + side + f.Dip(16), Y: r.Y, W: r.W - side - f.Dip(16)}))
	col.Space(8)
}

// goalBeside adds the picture and the size at the side.
func (s *Scene) goalBeside(f *ui.Frame) {
	r, h := s.place.side, slidersHeight(f)
	s.addPicture(f, render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - h - f.Dip(8)})
	s.addSliders(f.Column(render.Rect{X: r.X, Y: r.Y + r.H - h, W: r.W}))
}

func (s *Scene) addPicture(f *ui.Frame, r render.Rect) {
	f.Add(ui.Control{ID: pictureID, Role: ui.Image, Look: ui.Custom, Label: s.Lang.T("newgame.picture"), Rect: r})
}

// addSliders adds the sliders for the size, with step buttons if the column is wide enough.
func (s *Scene) addSliders(col *ui.Column) {
	t, size := s.Lang.T, s.choice.size
	addSide(col, widthID, t("newgame.width"), s.captions.width.Text, size.W)
	addSide(col, heightID, t("newgame.height"), s.captions.height.Text, size.H)
}

// addSide adds the slider for a side of the board. It calls the column's methods by their names: as values they would
// move the column to the heap in each frame.
func addSide(col *ui.Column, id ui.ID, label, value string, at int) {
	if col.Area.W >= col.F.Dip(300) {
		col.Stepper(id, label, value, sideRange(at))
	} else {
		col.Slider(id, label, value, sideRange(at))
	}
}

// sideRange returns the range of the slider for a side of the board.
func sideRange(at int) ui.Range {
	return ui.Range{Lo: puzzle.MinSide, Hi: maxSide, At: float32(at), Step: 1}
}
