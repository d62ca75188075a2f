package help

import (
	"testing"

	"wildfifteen/assets"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestPicturesStayInside checks that every picture is part of a tab, has a description and draws its boxes and lines
// inside its place.
func TestPicturesStayInside(t *testing.T) {
	for _, o := range []options{{}, {width: 1100, height: 760}, {text: 2}, {width: 240, height: 320, text: 2}, {lang: assets.NewLang(nil, true)}} {
		r := newRun(o)
		f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: max(1, o.text), RTL: r.Lang.RTL()}}
		found := map[int]bool{}
		for tab := Rules; tab <= Maths; tab++ {
			h := r.open(tab)
			for i := range r.Controls() {
				c := &r.Controls()[i]
				if c.ID.Name != pictureGroup {
					continue
				}
				found[c.ID.N] = true
				var l render.List
				l.Reset(1100, 760, f.Theme.Paper)
				h.Paint(&l, f, c)
				if c.Label == "" || len(l.Ops) == 0 {
					t.Errorf("%+v: picture %d, %q, draws %d ops", o, c.ID.N, c.Label, len(l.Ops))
				}
				for k := range l.Ops {
					if l.Ops[k].Kind == render.GlyphsOp {
						continue // their bounds are those of the screen
					}
					if b := l.Bounds(&l.Ops[k]); b.Intersect(c.Rect.Inset(-1)) != b {
						t.Errorf("%+v: picture %d in %v draws in %v", o, c.ID.N, c.Rect, b)
						break
					}
				}
			}
			r.Pop()
		}
		if len(found) != pictureCount {
			t.Errorf("%+v: only the pictures %v", o, found)
		}
	}
}

// TestPicturesFollowTheColours changes theme and scheme under each picture.
func TestPicturesFollowTheColours(t *testing.T) {
	f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Scale: 1, TextSize: 1}}
	draw := func(p picture, theme *render.Theme, scheme session.Scheme) *render.List {
		l := &render.List{}
		l.Reset(400, 400, theme.Paper)
		f.Theme = theme
		p.Update(theme, scheme)
		p.Paint(l, f, render.Rect{W: 300, H: p.height(f, 300)})
		l.Paper = render.Color{}
		return l
	}
	light, dark := render.LightTheme(), render.DarkTheme()
	for n, p := range newPictures() {
		first := draw(p, light, session.PathScheme)
		if first.Equal(draw(p, dark, session.PathScheme)) {
			t.Errorf("picture %d is the same in light and dark", n)
		}
		if same := first.Equal(draw(p, light, session.OneScheme)); same != (n == chess) {
			t.Errorf("picture %d is the same in one colour: %v", n, same)
		}
		if !first.Equal(draw(p, light, session.PathScheme)) {
			t.Errorf("picture %d does not come back", n)
		}
	}
}

// TestPicturesMatchTheirDescriptions checks the boards of the pictures against their descriptions.
func TestPicturesMatchTheirDescriptions(t *testing.T) {
	s := newSlidePicture()
	for i, d := range []puzzle.Dir{puzzle.Left, puzzle.Up} {
		next, err := s.steps[i].View.Board.Play(puzzle.Move{Dir: d, N: 1})
		if err != nil || next != s.steps[i+1].View.Board {
			t.Errorf("after step %d the board is %v, want %v: %v", i, next, s.steps[i+1].View.Board, err)
		}
	}
	if last := &s.steps[2]; last.View.Board != last.View.Goal.Board() {
		t.Errorf("the last board is %v", last.View.Board)
	}
	if n := newLinePicture(); n.solved.View.Board != n.solved.View.Goal.Board() {
		t.Errorf("the spiral is %v", n.solved.View.Board)
	}
	row := newInversionsPicture()
	for _, pair := range invertedPairs {
		if row.View.Board.At(pair[0]) < row.View.Board.At(pair[1]) {
			t.Errorf("%d and %d are in order", row.View.Board.At(pair[0]), row.View.Board.At(pair[1]))
		}
	}
	for i := 1; i < len(chessWay); i++ {
		if by := chessWay[i] - chessWay[i-1]; by != 1 && by != fourByFour.W {
			t.Errorf("the way goes from cell %d to %d", chessWay[i-1], chessWay[i])
		}
	}
}
