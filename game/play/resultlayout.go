package play

import (
	"math"

	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The parts of the result that the scene paints.
var (
	timeID = ui.ID{Name: "solvetime"}
	newsID = ui.ID{Name: "news"}
	barID  = ui.ID{Name: "best"}
)

// Layout lays out the board and, around it, the result.
func (r *result) Layout(f *ui.Frame) {
	v := &r.play.sight
	fades := r.reveal.runs(r.play)
	if fades {
		r.reveal.layout(f, r.play)
	}
	head, foot := v.stand(f)
	r.Toasts = v.toasts(f)
	r.words.update(r.play)
	r.bar.update(f, r.play)
	r.figured, r.dealTop = false, 0
	if v.place.beside {
		r.column(f, head)
	} else {
		r.around(f, head, foot)
	}
	if fades {
		r.reveal.cover(f, head, foot)
	}
}

// column lays out the result beside the board: the words from the top down, where the name of the game stands in play; the
// buttons at the foot, where those of play stand.
func (r *result) column(f *ui.Frame, area render.Rect) {
	looks := resultLooks[1:]
	switch {
	case r.play.sight.high(f, area):
		looks = resultLooks[:]
	case f.Low(): // the figures are to have room below
		looks = resultLooks[lowLook:]
	}
	for _, look := range looks {
		gap := f.Dip(min(look.gap, 8))
		buttons := r.nextHeight(f) + f.StackedHeight() + 2*gap
		words := area
		words.H -= buttons
		if !look.beside {
			words.Y, words.H = words.Y+f.Dip(8), words.H-f.Dip(8)
		}
		h, fits := r.tryWords(f, words, look)
		if !fits {
			continue
		}
		words.Y, words.H = words.Y+h, words.H-h
		first := len(f.Controls)
		r.layoutAside(f, words)
		if r.top = 0; len(f.Controls) > first {
			r.top = f.Controls[first].Rect.Y
		}
		foot := area.Y + area.H
		r.row(f, render.Rect{X: area.X, Y: foot - f.StackedHeight(), W: area.W, H: f.StackedHeight()})
		r.nextButton(f, render.Rect{X: area.X, Y: foot - f.StackedHeight() - gap - r.nextHeight(f), W: area.W, H: r.nextHeight(f)})
		return
	}
}

// layoutAside lays out the figures of the game in what the words have left of the column, if they have room there; otherwise the
// sheet has them. After a run, and where a goal was missed, the goals stand there; after a study, the board as it was dealt.
func (r *result) layoutAside(f *ui.Frame, room render.Rect) {
	p := r.play
	switch {
	case p.course.Run != nil || p.Session().Failed():
		r.layoutGoals(f, room)
		return
	case p.Session().Autos() > 0:
		return
	case p.course.Par > 0: // the moves are all there is to tell of a study
		gap := f.Dip(asideGap)
		r.layoutDeal(f, render.Rect{X: room.X, Y: room.Y + gap, W: room.W, H: room.H - gap})
		return
	}
	if r.aside.result == nil {
		r.aside = figures{Page: stage.NewPage(r.Stage), result: r, aside: true}
	}
	r.aside.update()
	for _, r.aside.short = range [...]bool{false, true} {
		if r.figured = r.layoutFigures(f, room); r.figured {
			return
		}
	}
}

// layoutFigures lays out the figures and, below them, where the game began and ended, or where they are short, the figures in lines. It
// reports whether they have room.
func (r *result) layoutFigures(f *ui.Frame, room render.Rect) bool {
	g, gap := &r.aside, f.Dip(asideGap)
	g.large = g.all
	if r.words.best.Text != "" && len(g.all) > 1 && (g.short || len(g.all) > 2) { // which tells the moves
		g.large = g.untold()
	}
	if g.short {
		gap = f.Dip(shortGap)
		if !g.inLines(f, room.W) {
			return false
		}
	}
	col := f.Column(room)
	if col.Measure(func(col *ui.Column) { g.grid(col) })+2*gap > room.H {
		return false
	}
	col.Y += gap
	first := len(f.Controls)
	g.grid(col)
	free, figures := room.Y+room.H-col.Y, len(f.Controls)
	if !g.short {
		r.layoutDeal(f, render.Rect{X: room.X, Y: col.Y, W: room.W, H: free})
	}
	if len(f.Controls) > figures {
		deal := f.Controls[figures].Rect
		r.dealTop = deal.Y
		if r.Stage.Shows(&r.figure) && r.figure.top < deal.Y+deal.H { // the sheet would cut it
			f.Controls = f.Controls[:figures]
		}
		return true
	}
	more := max(0, min(free-gap, f.Dip(asideMore))) // in the middle of what is left
	f.Spread(first, more)
	moveDown(f.Controls[first:], (free-gap-more)/2)
	return true
}

// around lays out the words above the board, and below it the button to the next game with the other buttons beside it; in a
// narrow window these stand above the board.
func (r *result) around(f *ui.Frame, head, foot render.Rect) {
	row := f.StackedHeight()
	at := middle(foot, row)
	least := float32(buttonMinWidth)
	if r.main() == againID { // the word for a new board is a longer one
		least += 4
	}
	side := max(f.Dip(4*least), min(f.Grown(4*64), at.W*0.6))
	word := f.Fonts.Width(f.Face(render.Bold, 16), r.mainLabel())
	side = max(side, min(f.Grown(4*64), at.W-word-f.Dip(8+nextAir))) // the words of the others grow into what the main button leaves
	narrow := at.W < side+f.Dip(72)
	if narrow {
		head.H -= row
	}
	looks := resultLooks[1:]
	if f.TextSize >= ui.LargeText && !f.Wide() {
		if looks = largeLooks[:]; f.TextSize >= largestText {
			looks = largestLooks[:]
		}
	}
	for _, look := range looks {
		words, air := head, f.Dip(look.gap)
		if !look.beside || f.TextSize >= ui.LargeText { // the words keep off the board and the edge of the screen
			words.Y, words.H = words.Y+air, words.H-2*air
		}
		mark := len(f.Controls)
		h, fits := r.tryWords(f, words, look)
		if fits {
			moveDown(f.Controls[mark:], max(0, (words.H-h)/2))
			break
		}
	}
	if narrow {
		r.row(f, render.Rect{X: head.X, Y: head.Y + head.H, W: head.W, H: row})
		r.nextButton(f, at)
		return
	}
	next := middle(at, min(f.ControlHeight(), at.H)) // clear of the frame of a best result and of the edge of the screen
	next.W -= side + f.Dip(8)
	r.nextButton(f, next)
	r.row(f, render.Rect{X: at.X + at.W - side, Y: at.Y, W: side, H: at.H})
}

// align is where the words of the result and the pause stand in their lines: beside the board as those of play, above it in the middle.
func (v *sight) align() render.Align {
	if v.place.beside || v.place.form == sideForm {
		return render.Start
	}
	return render.Middle
}

// moveDown moves controls down.
func moveDown(cs []ui.Control, by float32) {
	for i := range cs {
		cs[i].Rect.Y += render.Floor(by)
	}
}

// middle returns the part of an area, h high, in the middle of its height.
func middle(area render.Rect, h float32) render.Rect {
	area.Y += render.Floor((area.H - h) / 2)
	area.H = h
	return area
}

func (r *result) nextHeight(f *ui.Frame) float32 { return f.ControlHeight() + f.Dip(8) }

// tryWords lays out the words at the top of an area and returns their height, unless they are too high for it.
func (r *result) tryWords(f *ui.Frame, area render.Rect, look resultLook) (h float32, fits bool) {
	if look.run && len(r.words.legs) == 0 {
		return 0, false
	}
	mark := len(f.Controls)
	col := f.Column(area)
	foot := float32(math.MaxFloat32)
	if look.trims {
		foot = area.Y + area.H
	}
	r.layoutWords(f, col, look, foot)
	if h = col.Y - area.Y; h <= area.H && (look.scrolls || !r.lacks) {
		r.Scroll = ui.Scroll{}
		return h, true
	}
	f.Controls = f.Controls[:mark]
	if look.scrolls { // in a tiny window not even the title has room: it scrolls
		r.layoutWords(f, r.Scroll.Begin(f, area, area), look, foot)
		r.Scroll.End(f)
	}
	return h, look.scrolls
}

// layoutWords lays out the words that have room above foot, and notes those that have none.
func (r *result) layoutWords(f *ui.Frame, col *ui.Column, look resultLook, foot float32) {
	w := &r.words
	align := r.play.sight.align()
	if look.beside { // a title and a time at both ends of a line
		align = render.Start
	}
	r.left, r.offerLeft, r.lacks, r.barFoot = r.left[:0], false, false, 0
	r.barTop = 0
	defer func() { r.left = append(r.left, w.sheet...) }()
	title := r.layoutTitle(f, col, look, align)
	if w.news != "" {
		r.chief(col, foot, w.news, func() {
			col.Space(4)
			most := min(look.size(), 0.75*float32(title.Px())/(f.Scale*f.TextSize))
			face := f.Fitting(render.Bold, most, w.news, col.Area.W-f.Dip(32))
			f.Add(ui.Control{ID: newsID, Role: ui.Text, Look: ui.Custom, Label: w.news, Face: face, Align: align, Rect: col.Take(f.Fonts.Metrics(face).Line + f.Dip(8))})
		})
	}
	if w.dots {
		r.part(col, foot, "", func() {
			col.Space(8)
			f.Add(ui.Control{ID: dotsID, Role: ui.Image, Look: ui.Custom, Label: w.remarks[0], Rect: dotsPlace(f, col.Take(f.Dip(16)), align)})
			col.Space(4)
		})
	}
	if w.best.Text != "" {
		r.chief(col, foot, w.best.Text, func() {
			col.Space(look.gap)
			f.Add(ui.Control{ID: barID, Role: ui.Text, Look: ui.Custom, Label: w.best.Text, Face: look.face(f), Align: align, Rect: col.Take(r.bar.height(f, look.face(f), col.Area.W))})
			r.barTop, r.barFoot = f.Controls[len(f.Controls)-1].Rect.Y, col.Y
		})
	}
	if len(w.sides) > 0 {
		r.chief(col, foot, w.against, func() {
			col.Space(look.gap)
			f.Add(ui.Control{ID: raceTimesID, Role: ui.Text, Look: ui.Custom, Label: w.against, Face: look.sides(f), Rect: col.Take(raceTimesHeight(f, look.sides(f)))})
		})
	}
	if len(w.legs) > 0 { // the sheet has them anyway
		r.chief(col, foot, "", func() {
			col.Space(max(8, look.gap))
			f.Add(ui.Control{ID: splitsID, Role: ui.Text, Look: ui.Custom, Label: w.splits, Rect: col.Take(splitsHeight(f, w.labels(r.play), col.Area.W))})
		})
	}
	moved := 0 // words that are left to the sheet though they have room
	for i, line := range w.remarks {
		if i == 0 && len(w.legs) > 0 && !r.play.sight.place.beside { // above the board the moves of a run are left to the sheet
			r.left = append(r.left, line)
			moved++
			continue
		}
		if len(r.left) > moved || !r.remark(col, foot, "", line, look.size(), align) {
			r.remark(col, foot, line, line, 12, align)
		}
	}
	if r.offers != "" {
		r.offerLeft = !r.part(col, foot, "", func() {
			col.Space(4)
			col.Button(offerID, r.offers, ui.Quiet)
		})
	}
}

// remark lays out a remark of a size in dip as a part of the words.
func (r *result) remark(col *ui.Column, foot float32, said, line string, size float32, align render.Align) (fits bool) {
	return r.part(col, foot, said, func() {
		col.Space(4)
		col.Line(line, ui.Small, render.Regular, size).Align = align
	})
}

// chief lays out a part of the words that is more than a remark, and notes if it has no room.
func (r *result) chief(col *ui.Column, foot float32, said string, lay func()) {
	if !r.part(col, foot, said, lay) {
		r.lacks = true
	}
}

// part lays out a part of the words. One that reaches below foot is taken back, and its words are left to the sheet: a part is
// shown whole or not at all.
func (r *result) part(col *ui.Column, foot float32, said string, lay func()) (fits bool) {
	f, mark, y := col.F, len(col.F.Controls), col.Y
	lay()
	if col.Y <= foot {
		return true
	}
	f.Controls, col.Y = f.Controls[:mark], y
	if said != "" {
		r.left = append(r.left, said)
	}
	return false
}

// layoutTitle lays out the title and the time, and returns the face of the title.
func (r *result) layoutTitle(f *ui.Frame, col *ui.Column, look resultLook, align render.Align) render.FaceID {
	w := &r.words
	if look.beside {
		return r.titleAndTime(f, col.Take(render.Floor(f.Fonts.Metrics(f.Face(render.Figure, look.time)).Cap*1.7)), look)
	}
	title := col.Line(w.title, ui.Title, render.Title, look.title)
	title.Role, title.Align = ui.Heading, align
	words, face := title.Face, r.timeFace(f, look.time, col.Area.W)
	f.Add(ui.Control{ID: timeID, Role: ui.Text, Look: ui.Custom, Label: w.clock, Face: face, Align: align, Rect: col.Take(render.Floor(f.Fonts.Metrics(face).Cap * 1.5))})
	return words
}

// dotsPlace returns the place of the dots in a line.
func dotsPlace(f *ui.Frame, line render.Rect, align render.Align) render.Rect {
	if align == render.Start {
		line.W = ui.DotsWidth(line.H)
	}
	return line
}

// titleAndTime lays out the title and the time at both ends of a line, and returns the face of the title, which is smaller where the time
// leaves it less than its length. One that would be much smaller takes from the time: both are then made smaller alike.
func (r *result) titleAndTime(f *ui.Frame, at render.Rect, look resultLook) render.FaceID {
	gap := f.Dip(12)
	long := f.Fonts.Width(f.Face(render.Title, look.title), r.words.title)
	timeLong := r.timeWidth(f, f.Face(render.Figure, look.time))
	room := at.W - gap
	time := min(render.Floor(timeLong)+1, room)
	if room-time < titleLeast*long {
		time = render.Floor(room * timeLong / (long + timeLong))
	}
	title := render.Rect{X: at.X, Y: at.Y, W: room - time, H: at.H}
	face := f.Fitting(render.Title, look.title, r.words.title, title.W)
	f.Add(ui.Control{Role: ui.Heading, Look: ui.Title, Label: r.words.title, Face: face, Rect: title})
	f.Add(ui.Control{ID: timeID, Role: ui.Text, Look: ui.Custom, Label: r.words.clock, Face: r.timeFace(f, look.time, time), Align: render.End,
		Rect: render.Rect{X: at.X + at.W - time, Y: at.Y, W: time, H: at.H}})
	return face
}

// titleLeast is the part of its size that a title keeps beside a time in full size.
const titleLeast = 0.8
