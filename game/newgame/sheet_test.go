package newgame

import (
	"slices"
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestSheetsStay chooses in each sheet: no control in it moves.
func TestSheetsStay(t *testing.T) {
	r, s := open(t, options{game: "3x3.classic#x"})
	for _, c := range []struct {
		at  ui.ID
		act func()
	}{
		{idOf(sizeGroup, otherSize), func() { s.Adjust(widthID, 16) }},
		{missingID, func() { s.Act(idOf(wayGroup, missingRandom)); s.Adjust(numberID, 16) }},
		{difficultyID, func() { s.choice.resize(puzzle.Size{W: 3, H: 3}); s.Adjust(depthID, 9) }},
	} {
		if c.at == difficultyID {
			s.choice.resize(puzzle.Size{W: 3, H: 3})
			r.tick(1)
		}
		r.tapOn(c.at)
		r.tick(2)
		var before, after []render.Rect
		for _, k := range r.stage.Controls() {
			before = append(before, k.Rect)
		}
		c.act()
		r.tick(2)
		for _, k := range r.stage.Controls() {
			after = append(after, k.Rect)
		}
		if !slices.Equal(before, after) {
			t.Errorf("%v: controls at %v, were at %v", c.at, after, before)
		}
		r.tapOn(doneID)
		if !r.stage.Shows(s) {
			t.Fatalf("%v does not lead back", c.at)
		}
	}
}

// TestSheetBelowThePicture opens each choice in a wide window: its sheet stands over the options, and leaves the picture that shows what is
// chosen free, the goals, and the button that plays. A low window has no room for that.
func TestSheetBelowThePicture(t *testing.T) {
	for _, id := range []ui.ID{missingID, difficultyID, idOf(sizeGroup, otherSize)} {
		r, page := open(t, options{w: 1100, h: 760, game: "3x3.wild#x"})
		free := map[ui.ID]render.Rect{}
		for _, id := range []ui.ID{startID, todayID, idOf(kindGroup, 0), idOf(sizeGroup, 0)} {
			free[id] = r.find(id).Rect
		}
		r.tapOn(id)
		r.tick(20)
		free[pictureID] = page.Picture
		var panel render.Rect
		for _, c := range r.stage.Controls() {
			if c.Role == ui.Panel {
				panel = c.Rect
			}
		}
		if done := r.find(doneID); done == nil || done.Rect.Intersect(panel) != done.Rect || panel != page.panel {
			t.Errorf("%v: the sheet's button %v, the panel at %v instead of %v", id, done, panel, page.panel)
		}
		for id, at := range free {
			if at.Empty() || !at.Intersect(panel).Empty() {
				t.Errorf("the panel at %v covers %v at %v", panel, id, at)
			}
		}
	}
	r, page := open(t, options{w: 1100, h: 500, game: "3x3.wild#x"})
	r.tapOn(difficultyID)
	r.tick(20)
	if page.panel.H > 0 {
		t.Errorf("in a low window the panel stands at %v", page.panel)
	}
}

// TestSheetPicture opens each choice on a phone, also in large letters: the sheet shows what is chosen, and the buttons of its number
// stand on the line of that, above its label.
func TestSheetPicture(t *testing.T) {
	for _, text := range []float32{1, 2} {
		for at, number := range map[ui.ID]ui.ID{missingID: numberID, difficultyID: depthID} {
			r, page := open(t, options{w: 412, h: 915, text: text, game: "3x3.snake#x"})
			page.Act(at)
			r.tick(20)
			if r.stage.Find(sheetPictureID) == nil && r.stage.Find(rampID) == nil {
				t.Errorf("text %v, %v: no picture of the goal and no ramp", text, at)
			}
			steps, less := r.find(number).Rect, r.find(idOf(number.Name, -1)).Rect
			if less.Centre().Y >= steps.Centre().Y || less.Y < steps.Y {
				t.Errorf("text %v, %v: the button at %v is not on the line of the number of %v", text, at, less, steps)
			}
		}
	}
}

// TestRamp slides on the ramp of difficulty: it sets the number of moves, and so chooses it.
func TestRamp(t *testing.T) {
	for _, o := range []options{{game: "3x3.snake#x"}, {game: "3x3.snake#x", w: 640, h: 360}, {game: "3x3.snake#x", w: 1100, h: 760}} {
		r, s := open(t, o)
		s.Act(difficultyID)
		r.tick(20)
		ramp := r.find(rampID).Rect
		r.touch(render.Point{X: ramp.X + ramp.W - 1, Y: ramp.Y + ramp.H - 1})
		if s.depth() != s.level.maxMoves {
			t.Errorf("%v x %v: the end of the ramp leads to %d moves of %d", o.w, o.h, s.depth(), s.level.maxMoves)
		}
		r.touch(render.Point{X: ramp.X + 1, Y: ramp.Y + ramp.H - 1})
		if s.depth() != 1 {
			t.Errorf("%v x %v: the start of the ramp leads to %d moves", o.w, o.h, s.depth())
		}
	}
}

// TestLowSheets opens each choice on a phone on its side: its picture stands beside it, and ends where the rest does.
func TestLowSheets(t *testing.T) {
	for at, picture := range map[ui.ID]ui.ID{missingID: sheetPictureID, difficultyID: rampID} {
		r, page := open(t, options{w: 640, h: 360, game: "3x3.snake#x"})
		page.Act(at)
		r.tick(20)
		shown, done := r.find(picture).Rect, r.find(doneID).Rect
		if shown.X+shown.W > done.X || shown.H < 120 || shown.Y+shown.H < done.Y+done.H-1 {
			t.Errorf("%v: the picture at %v, the button below the choice at %v", at, shown, done)
		}
	}
}
