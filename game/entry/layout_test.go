package entry

import (
	"math"
	"slices"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/links"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		text, says string
		bad        bool
		opens      string // the kind of the opened text
	}{
		{"4x4.snake#monday", "4 × 4 Snake, solvable", false, "game"},
		{"3x3.classic%23day", "3 × 3 Classic, solvable", false, "game"},
		{" 1 2 3/4 0 5/7 8 6 ", "3 × 3 Classic, solvable", false, "game"},
		{"3x3.classic:1,2,3,4,5,6,7,8,0", "already solved", false, "solved game"},
		{"4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0", "can't be solved", false, "unsolvable game"},
		{"https://example.org/play/#3x3.classic%23day", "3 × 3 Classic, solvable", false, "game"},
		{"https://example.org/play/#lab:2,1/3,0>snake", "", false, "lab"},
		{"wildfifteen:lab:2,1/3,0>snake", "", false, "lab"},
		{"1x4:1,0,2,3", "no tile can get past", true, ""},
		{"4x4.wild:1,2,3", "this goal changes", true, ""},
		{"3x3:1,2,3,4,5,6,7,7,0", "7 appears twice", true, ""},
		{"99x99.classic#x", "99", true, ""},
		{"", "such as 4x4.snake#monday", true, ""},
		// A board is judged as one.
		{"1 2 3/4 5 6/7 8", "a row of 2 cells instead of 3", true, ""},
		{"1 2 3/4 5 6/7 8 _", "expected a number", true, ""},
		{"1 2 3;4 5 6;7 8 0", "expected a number", true, ""},
		{"1,2,3,3", "3 appears twice", true, ""},
		{"1/2/x", "expected a number", true, ""},
		{"1 0", "2 cells make no square: separate the rows with /", true, ""},
		{"123456780", "123456780 is not between", true, ""},
		{"12", "expected \"x\"", true, ""},
		// Links.
		{"https://example.com/play#4×4.snake%23monday", "4 × 4 Snake, solvable", false, "game"},
		{"https://example.com/play#1%202/3%200", "2 × 2 Classic, already solved", false, "solved game"},
		{"https://example.com/play#4x4.snail%23monday", "not a goal", true, ""},
		{"https://example.com/about", "there's no game in this link", true, ""},
		{"https://example.com/about#us", "there's no game in this link", true, ""},
		{"wildfifteen:", "there's no game in this link", true, ""},
		{"lab:1,2,3/4,5>snake", "a row of 2 cells instead of 3", true, ""},
	} {
		r, e := newRun(t, options{w: 1100, h: 760})
		r.write(c.text)
		if e.verdict.Bad != c.bad || !strings.Contains(e.verdict.Text, c.says) || !r.says(e.verdict.Text) {
			t.Errorf("%q: bad %v, %q; want %v, %q", c.text, e.verdict.Bad, e.verdict.Text, c.bad, c.says)
		}
		if open := r.stage.Find(openID); open == nil || open.Disabled != c.bad {
			t.Errorf("%q: the button is %+v", c.text, open)
		}
		r.key("Enter")
		if got := r.openedKind(); got != c.opens || r.shown() != c.bad {
			t.Errorf("%q opens a %q, want %q", c.text, got, c.opens)
		}
	}
}

// openedKind returns the kind of the opened text.
func (r *run) openedKind() string {
	if len(r.opened) == 0 {
		return ""
	}
	switch it, err := links.Parse(r.opened[0]); {
	case err != nil:
		return err.Error()
	case it.IsLab:
		return "lab"
	case it.Game.Solved():
		return "solved game"
	case !it.Game.Solvable():
		return "unsolvable game"
	}
	return "game"
}

// TestExamplesStayWhole checks that no example of a board is broken in the middle, however narrow the window is.
func TestExamplesStayWhole(t *testing.T) {
	const board = "1 2 3/4 0 5/7 8 6"
	for _, lab := range []bool{false, true} {
		for w := float32(280); w <= 700; w += 20 {
			r, _ := newRun(t, options{w: w, h: 700, lab: lab})
			r.tick(2)
			found := false
			for _, c := range r.stage.Controls() {
				found = found || c.Role == ui.Text && slices.ContainsFunc(c.Lines, func(line string) bool {
					return strings.Contains(strings.ReplaceAll(line, "\u00a0", " "), board)
				})
			}
			if !found {
				t.Errorf("width %v, lab %v: %q is broken or gone: %q", w, lab, board, r.labels())
			}
		}
	}
}

// TestFaultInSight checks that the page shows what is wrong with a text, whatever size it has.
func TestFaultInSight(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 360, h: 640, text: 2}, {w: 800, h: 480, text: 2}} {
		r, _ := newRun(t, o)
		r.write("4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,14,0")
		r.tapOn(game.Touch, fieldID)
		r.tick(5)
		found := false
		for _, c := range r.stage.Controls() {
			if c.Look != ui.Wrong {
				continue
			}
			found = true
			if seen := c.Rect.Intersect(c.Clip); seen != c.Rect {
				t.Errorf("%vx%v, text %v: of %q at %v only %v is in sight", o.w, o.h, o.text, c.Label, c.Rect, seen)
			}
		}
		if !found {
			t.Errorf("nothing is wrong: %q", r.labels())
		}
	}
}

// TestTitle checks that the page has the title that it was given.
func TestTitle(t *testing.T) {
	for _, lab := range []bool{false, true} {
		r, e := newRun(t, options{lab: lab})
		heading := slices.IndexFunc(r.stage.Controls(), func(c ui.Control) bool { return c.Role == ui.Heading })
		if got := r.stage.Controls()[heading].Label; got != r.stage.Lang.T(e.options.Title) || got == "" {
			t.Errorf("the title is %q, want %q", got, e.options.Title)
		}
	}
}

// TestKeyboardWhereNone checks for which devices the page draws a keyboard.
func TestKeyboardWhereNone(t *testing.T) {
	drawn := func(r *run) bool { return r.stage.Find(spaceKeyID) != nil }
	if r, _ := newRun(t, options{platform: game.Phone}); !drawn(r) {
		t.Error("a phone has no keyboard")
	}
	r, _ := newRun(t, options{})
	if drawn(r) {
		t.Error("a desktop has a keyboard before it is used")
	}
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, At: render.Point{X: 180, Y: 500}, Down: true}}
	if r.tick(1); drawn(r) {
		t.Error("a keyboard comes under a finger")
	}
	r.in.Pointers = nil
	if r.tick(2); !drawn(r) {
		t.Error("a touch screen has no keyboard")
	}
	if r.key("A"); drawn(r) {
		t.Error("a drawn keyboard stays beside a real one")
	}
	if r.button(game.PadDown); !drawn(r) {
		t.Error("a game pad has no keyboard")
	}
}

// TestExampleCards checks that an empty field has its examples beside or below it as cards with pictures, which show whole,
// and that one is taken by a tap.
func TestExampleCards(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 1100, h: 760}} {
		r, e := newRun(t, o)
		e.options.Examples = []string{"4x4.snake#monday", "5x5.wild", "1 2 3/4 0 5/7 8 6"}
		e.judgeExamples()
		r.tick(2)
		for i := range e.examples {
			id := ui.ID{Name: exampleGroup, N: i}
			c := r.stage.Find(id)
			if c == nil || c.Look != ui.Card || c.Rect.Intersect(c.Clip) != c.Rect || e.examples[i].picture.game.Goal.Board().IsZero() {
				t.Errorf("%vx%v: example %d is no whole card: %+v", o.w, o.h, i, c)
			}
		}
		r.tapOn(game.Mouse, ui.ID{Name: exampleGroup})
		if e.edit.text != e.examples[0].text {
			t.Errorf("%vx%v: the field has %q", o.w, o.h, e.edit.text)
		}
	}
}

// TestCardsAboveKeys checks that with a keyboard drawn the examples stand one below the other, whole, with each text in one line, and
// what it is below that unless the letters are large.
func TestCardsAboveKeys(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 640, h: 360}, {w: 360, h: 640, text: 2}} {
		o.platform = game.Phone
		r, e := newRun(t, o)
		e.options.Examples = []string{"4x4.snake#monday", "5x5.wild", "1 2 3/4 0 5/7 8 6"}
		e.judgeExamples()
		r.tick(2)
		first, last := r.stage.Find(ui.ID{Name: exampleGroup}), r.stage.Find(ui.ID{Name: exampleGroup, N: 2})
		if first == nil || last == nil || last.Rect.Intersect(last.Clip) != last.Rect {
			t.Fatalf("%+v: the cards are %+v to %+v", o, first, last)
		}
		h := e.hanging
		if first.Rect.X != last.Rect.X || first.Rect.Y >= last.Rect.Y || (h.said != 0) != (o.text < 2) {
			t.Errorf("%+v: the cards are at %v and %v, what they are in the face %v", o, first.Rect, last.Rect, h.said)
		}
		for i := range e.examples {
			if w := e.field.fonts.Width(h.code, e.examples[i].text); w > h.words {
				t.Errorf("%+v: %q is %v wide in %v", o, e.examples[i].text, w, h.words)
			}
		}
	}
}

// TestNamesInRows looks for one of six names: a large screen shows all of them, others the first three, each as a whole card.
func TestNamesInRows(t *testing.T) {
	for o, shown := range map[options]int{{w: 1100, h: 760}: 6, {w: 640, h: 360}: 3, {w: 360, h: 640}: 3} {
		r, e := newRun(t, o)
		names := []string{"3x3.snake", "4x4.snake", "5x5.snake", "3x3.wild", "4x4.wild", "5x5.wild"}
		e.options.Matches = func(string) []string { return names }
		e.judgeExamples()
		r.tick(2)
		for i := range names {
			c := r.stage.Find(ui.ID{Name: exampleGroup, N: i})
			if (c != nil) != (i < shown) || c != nil && c.Rect.Intersect(c.Clip) != c.Rect {
				t.Errorf("%vx%v: name %d is %+v", o.w, o.h, i, c)
			}
		}
	}
}

// TestNamesAboveKeys looks for one of six names with a keyboard drawn: three stand one below the other as whole cards with pictures, fewer
// where their words are long. Beside the keyboard they end with it.
func TestNamesAboveKeys(t *testing.T) {
	for _, c := range []struct {
		o     options
		note  string
		shown int
	}{
		{options{w: 360, h: 640}, "9 games", 3},
		{options{w: 640, h: 360}, "9 games", 3},
		{options{w: 360, h: 640}, "with a missing number drawn anew, 9 games", 2},
		{options{w: 360, h: 640, text: 2}, "9 games", 3},
	} {
		c.o.platform = game.Phone
		r, e := newRun(t, c.o)
		judge := e.options.Judge
		e.options.Judge = func(text string) links.Verdict {
			v := judge(text)
			v.Text = c.note
			return v
		}
		names := []string{"3x3.snake", "4x4.snake", "5x5.snake", "3x3.wild", "4x4.wild", "5x5.wild"}
		e.options.Matches = func(string) []string { return names }
		e.keyboard.names = true
		e.textChanged()
		r.tick(2)
		if last, space := r.stage.Find(ui.ID{Name: exampleGroup, N: c.shown - 1}), r.stage.Find(spaceKeyID); c.o.w > c.o.h && last != nil {
			if foot := last.Rect.Y + last.Rect.H; foot > space.Rect.Y+space.Rect.H || foot < space.Rect.Y+space.Rect.H-8 {
				t.Errorf("%+v: the names end at %v, the keyboard is %v", c, foot, space.Rect)
			}
		}
		for i := range names {
			k := r.stage.Find(ui.ID{Name: exampleGroup, N: i})
			if (k != nil) != (i < c.shown) || k != nil && (k.Look != ui.Card || k.Rect.Intersect(k.Clip) != k.Rect) {
				t.Errorf("%+v: name %d is %+v", c, i, k)
			}
		}
	}
}

// TestExampleFaces checks that names stand in the face of names, and notation in that of figures, on cards, also above a keyboard that is
// drawn, and that names, which are opened by taking one, have no button beside them.
func TestExampleFaces(t *testing.T) {
	for _, names := range []bool{false, true} {
		for _, platform := range []game.Platform{game.Desktop, game.Phone} {
			r, e := newRun(t, options{platform: platform})
			e.options.Examples = []string{"4x4.snake", "5x5.wild"}
			if names {
				e.options.Matches = func(string) []string { return e.options.Examples }
			}
			e.judgeExamples()
			r.tick(2)
			if b := r.stage.Find(pasteID); (b == nil) != names {
				t.Errorf("names %v: the button is %+v", names, b)
			}
			r.stage.Draw(&r.list)
			figures := slices.ContainsFunc(r.list.Glyphs, func(g render.Glyph) bool { return g.Face.Weight() == render.Figure })
			if figures == names {
				t.Errorf("names %v: the face of figures is drawn: %v", names, figures)
			}
		}
	}
}

// TestReadSoFar checks that a code in which a tile is repeated shows its board, with both of these tiles in the colour of faults, and
// that a text which is no board shows none.
func TestReadSoFar(t *testing.T) {
	r, e := newRun(t, options{})
	r.write("3x3.classic:1,2,3,4,5,6,7,7,0")
	r.tick(2)
	if e.preview.empty() || ui.Find(r.stage.Controls(), previewID) == nil {
		t.Fatal("no board is shown")
	}
	f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Scale: 1, TextSize: 1, Theme: render.LightTheme()}}
	l := &render.List{}
	l.Reset(1100, 760, f.Theme.Paper)
	e.preview.paint(l, f)
	red := 0
	for i := range l.Ops {
		if l.Ops[i].Kind == render.BoxOp && l.Ops[i].Style.Fill == f.Theme.Error {
			red++
		}
	}
	if red != 2 {
		t.Errorf("%d cells are red, want 2", red)
	}
	e.Act(clearID)
	r.write("3x3.classic:1,2,x")
	if r.tick(2); !e.preview.empty() {
		t.Error("a text that is no board shows one")
	}
}

// TestPictureBesideButton checks that with a keyboard drawn on a small phone the picture is large, and its middle stands beside what it is
// and the button.
func TestPictureBesideButton(t *testing.T) {
	for _, o := range []options{{}, {w: 640, h: 360}} {
		o.platform = game.Phone
		r, s := newRun(t, o)
		r.in.Replies = []game.Reply{{Kind: game.Pasted, Text: "4x4.classic:1,2,3,4,5,6,7,8,9,10,11,12,13,14,14,0"}}
		r.tick(2)
		picture, open := r.stage.Find(previewID), r.stage.Find(openID).Rect
		words := s.line.rect
		if !s.keyboard.drawn || picture == nil || picture.Rect.W < 110 || open.X < picture.Rect.X+picture.Rect.W ||
			math.Abs(float64(words.Y+open.Y+open.H-2*picture.Rect.Centre().Y)) > 2 {
			t.Errorf("%+v: the picture is %+v, the button is at %v", o, picture, open)
		}
	}
}

// TestPasteInField checks that the empty field has the button that pastes, and a full one that which empties it in the same place.
func TestPasteInField(t *testing.T) {
	for _, o := range []options{{}, {w: 1100, h: 760}, {w: 360, h: 640, text: 2}} {
		r, _ := newRun(t, o)
		r.tick(2)
		field, paste := r.stage.Find(fieldID).Rect, r.stage.Find(pasteID)
		if paste == nil || paste.Rect.Intersect(field) != paste.Rect {
			t.Fatalf("%+v: the button is %+v, the field is at %v", o, paste, field)
		}
		r.in.Replies = []game.Reply{{Kind: game.Pressed, ID: pasteID}}
		if r.tick(1); !r.out.Paste {
			t.Errorf("%+v: nothing is pasted", o)
		}
		r.write("4x4")
		r.tick(2)
		if r.stage.Find(pasteID) != nil || r.stage.Find(clearID) == nil {
			t.Errorf("%+v: the full field has %q", o, r.labels())
		}
	}
}
