package game

import (
	"testing"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/puzzle/space"
	"wildfifteen/render"
)

// atlasAt is the atlas turned to one of its tabs.
func atlasAt(a *App, tab int) *atlas {
	s := newAtlas(a)
	s.show(tab)
	return s
}

// inAtlas runs a game up to the atlas, counted.
func inAtlas(t testing.TB, o options) (*run, *atlas) {
	r := newRun(t, o)
	s := newAtlas(r.app)
	r.app.push(s)
	r.counted(s)
	return r, s
}

// counted waits until the atlas has counted and found what it looks for.
func (r *run) counted(s *atlas) {
	r.t.Helper()
	for range 3000 {
		r.tick(1)
		if s.survey.done() && (s.stand.boards[0].IsZero() || s.stand.found()) {
			r.tick(1)
			return
		}
	}
	r.t.Fatalf("%v is not counted: %v", s.what, s.survey.err)
}

// distance is the fewest moves that the game being played needs now.
func (r *run) distance() int {
	r.t.Helper()
	g := r.app.log.Current()
	s, err := solve.New(g.Board(), g.Goal().Board(), solve.Options{})
	if err != nil {
		r.t.Fatal(err)
	}
	for !s.Step(100_000) {
	}
	n, ok := s.Best()
	if !ok || !s.Proven() {
		r.t.Fatalf("%v is not solved", g.Board())
	}
	return n
}

// playing fails unless the board shows a game of a configuration, so many moves from its goal.
func (r *run) playing(config string, depth int) {
	r.t.Helper()
	r.tick(2)
	if r.app.top() != scene(r.app.play) {
		r.t.Fatalf("in %s, not on the board", typeName(r.app.top()))
	}
	if got, n := r.config(), r.distance(); got != config || n != depth {
		r.t.Errorf("playing %s, %d moves from the goal; want %s and %d", got, n, config, depth)
	}
}

func TestAtlasByTouch(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x"})
	r.tapOn(Touch, menuID)
	r.tapOn(Touch, atlasID)
	r.tapOn(Touch, pickID)
	r.tapOn(Touch, idOf(sizeGroup, 3)) // 5x2
	r.tapOn(Touch, idOf(goalGroup, 1)) // snake
	for ui.Find(r.app.Controls(), showID).Rect.Y > r.in.Height-80 {
		r.app.top().base().scroll.By(40)
		r.tick(1)
	}
	r.tapOn(Touch, showID)
	s := r.app.top().(*atlas)
	r.counted(s)
	r.slider(depthID, 0)
	if s.depth != 0 {
		t.Errorf("at the left end depth %d", s.depth)
	}
	if c := ui.Find(r.app.Controls(), playID); !c.Disabled {
		t.Error("the goal itself can be played")
	}
	r.slider(depthID, 1)
	if s.depth != s.survey.radius() {
		t.Errorf("at the right end depth %d, want %d", s.depth, s.survey.radius())
	}
	r.tapOn(Touch, idOf(depthID.Name, -1))
	want := s.survey.radius() - 1
	r.tapOn(Touch, playID)
	r.playing("5x2.snake", want)
}

func TestAtlasByKeys(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:8,6,7,2,5,4,3,0,1", w: 1100, h: 760})
	r.key("M")
	for r.app.top().base().focus != atlasID {
		r.key("ArrowDown")
	}
	r.key("Enter")
	s := r.app.top().(*atlas)
	r.counted(s)
	if s.focus != depthID {
		t.Fatalf("the focus is at %v", s.focus)
	}
	r.key("Home")
	for range 9 {
		r.key("ArrowRight")
	}
	r.key("ArrowLeft")
	for s.focus != playID {
		r.key("Tab")
	}
	r.key("Enter")
	r.playing("3x3.classic", 8)
	r.key("Z", Ctrl)
	r.tick(2)
	if n := r.distance(); n != 31 {
		t.Errorf("undo brings back a board %d moves from its goal, want the 31 of the game before", n)
	}
}

func TestAtlasByPad(t *testing.T) {
	r := newRun(t, options{game: "3x3.spiral#x"})
	r.button(PadStart)
	r.goTo(atlasID)
	r.button(PadA)
	s := r.app.top().(*atlas)
	r.counted(s)
	for s.depth > 3 {
		r.button(PadLeft)
	}
	r.button(PadR1)
	if s.tab != sizesTab {
		t.Fatalf("the shoulder leads to tab %d", s.tab)
	}
	r.button(PadL1)
	r.goTo(idOf(hardGroup, 1))
	r.button(PadA)
	r.playing("3x3.spiral", 30)
	r.tick(5)
	r.app.push(newAtlas(r.app))
	s = r.app.top().(*atlas)
	r.counted(s)
	r.button(PadB)
	if r.app.top() != scene(r.app.play) {
		t.Errorf("B leads to %s", typeName(r.app.top()))
	}
}

// TestAtlasTwelveCells counts a large space and draws from it, in steps, and looks that no step does much.
func TestAtlasTwelveCells(t *testing.T) {
	if testing.Short() {
		t.Skip("spaces of twelve cells")
	}
	r := newRun(t, options{game: "4x3.wild#a", w: 1100, h: 760})
	s := newAtlas(r.app)
	r.app.push(s)
	r.tick(3)
	if s.survey.done() || s.survey.share() >= 1 || !r.out.Animating || ui.Find(r.app.Controls(), progressID) == nil {
		t.Errorf("after three ticks: done %v, share %v, animating %v", s.survey.done(), s.survey.share(), r.out.Animating)
	}
	r.counted(s)
	if s.survey.space != nil || s.survey.search != nil {
		t.Error("the space is kept after counting")
	}
	if got := s.survey.total(); got != 239_500_800 {
		t.Errorf("%d boards", got)
	}
	if n := s.stand.depth[0]; n != r.distance() || !s.chartOf.chart.Mark.Is(n) {
		t.Errorf("the game is said to stand at %d and marked at %d, want %d", n, s.chartOf.chart.Mark.At, r.distance())
	}
	s.choose(17)
	r.tapOn(Touch, playID)
	if r.app.top() == scene(r.app.play) || ui.Find(r.app.Controls(), progressID) == nil {
		t.Error("no bar while a board is drawn")
	}
	for range 2000 {
		if r.tick(1); r.app.top() == scene(r.app.play) {
			break
		}
	}
	r.playing("4x3.wild", 17)
}

// TestAtlasForgets looks that a closed atlas is not kept alive with its memory.
func TestAtlasForgets(t *testing.T) {
	r, _ := inAtlas(t, options{game: "3x3.classic#x"})
	r.key("Escape")
	for _, s := range r.app.stack[:cap(r.app.stack)] {
		if _, ok := s.(*atlas); ok {
			t.Error("the closed scene is still in the stack's memory")
		}
	}
}

// TestAtlasDrawsAllOfADepth deals from the five boards at depth 2 and 3 of 2x2 until each was seen.
func TestAtlasDrawsAllOfADepth(t *testing.T) {
	r, s := inAtlas(t, options{game: "2x2.classic#x"})
	seen := map[puzzle.Board]int{}
	for range 40 {
		c := catch{goal: s.goal.Board(), depth: 3, space: s.survey.space}
		b, ok, err := c.step(r.app)
		if !ok || err != nil {
			t.Fatal(ok, err)
		}
		if d, _ := s.survey.space.Depth(b); d != 3 {
			t.Fatalf("%v lies at depth %d", b, d)
		}
		seen[b]++
	}
	if len(seen) != 2 {
		t.Errorf("drawn %v, want both boards of depth 3", seen)
	}
}

// TestAtlasMirrored looks that the chart reads from left to right though the language does not.
func TestAtlasMirrored(t *testing.T) {
	r, s := inAtlas(t, options{game: "3x3.classic#x", rtl: true})
	c := ui.Find(r.app.Controls(), depthID).Rect
	r.point(Touch, render.Point{X: c.X + 1, Y: c.Centre().Y})
	if s.depth != 0 {
		t.Errorf("the left end is depth %d", s.depth)
	}
	r.key("ArrowRight")
	if s.depth != 1 {
		t.Errorf("one to the right lies depth %d", s.depth)
	}
	r.tapOn(Touch, idOf(depthID.Name, 1))
	if s.depth != 2 {
		t.Errorf("plus leads to depth %d", s.depth)
	}
}

// TestAtlasBars taps on bars and looks that the depth under the finger is chosen.
func TestAtlasBars(t *testing.T) {
	for _, game := range []string{"2x2.classic#x", "3x3.snake#x", "2x5.classic#x"} {
		for _, w := range pageWindows {
			w.game = game
			r, s := inAtlas(t, w)
			for _, d := range []int{0, 1, s.survey.radius() / 2, s.survey.radius()} {
				bar := s.chartOf.plot.Bar(d, float64(s.survey.counts[d]))
				area := ui.Find(r.app.Controls(), depthID)
				at := render.Point{X: bar.X + bar.W/2, Y: area.Rect.Y + area.Rect.H - 2}
				if !area.Clip.Contains(at) {
					s.scroll.By(at.Y - area.Clip.Y - area.Clip.H/2)
					r.tick(1)
					area = ui.Find(r.app.Controls(), depthID)
					at.Y = area.Rect.Y + area.Rect.H - 2
				}
				r.point(Mouse, at)
				if s.depth != d {
					t.Errorf("%s in %vx%v: on bar %d depth %d is chosen", game, w.w, w.h, d, s.depth)
				}
			}
		}
	}
}

func TestAtlasTableOpens(t *testing.T) {
	r, s := inAtlas(t, options{game: "4x4.classic#x"})
	if s.what.size.String() != "3x3" || s.words.stand != "" {
		t.Errorf("beside a 4x4 game the atlas shows %v and says %q", s.what, s.words.stand)
	}
	r.tapOn(Touch, idOf(tabGroup, sizesTab))
	r.tapOn(Touch, idOf(sizesRow, 1))
	r.counted(s)
	row := s.table.rows[1]
	if s.tab != boardTab || s.what.size != row.size || s.survey.radius() != row.radius {
		t.Errorf("row %+v opens %v with radius %d", row, s.what, s.survey.radius())
	}
	for i, g := range []int{1, 2, 4} {
		if s.words.figures[i].value != row.cells[g] {
			t.Errorf("the chart tells %q, the table %q", s.words.figures[i].value, row.cells[g])
		}
	}
}

func TestAtlasStanding(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:1,2,3,4,5,6,0,7,8"})
	r.key("ArrowLeft")
	r.app.push(newAtlas(r.app))
	s := r.app.top().(*atlas)
	r.counted(s)
	if s.stand.depth != [2]int{2, 1} {
		t.Errorf("the game stands at %v, want 2 and 1", s.stand.depth)
	}
}

// TestAtlasBesideSolved opens the atlas beside solved games, whose depth is looked up or searched for.
func TestAtlasBesideSolved(t *testing.T) {
	for _, game := range []string{"3x3.classic:1,2,3,4,5,6,7,0,8", "4x3.classic:1,2,3,4,5,6,7,8,9,10,0,11"} {
		r := newRun(t, options{game: game})
		r.key("ArrowLeft")
		r.key("Escape")
		r.app.home()
		s := newAtlas(r.app)
		r.app.push(s)
		r.counted(s)
		if s.stand.depth != [2]int{1, 0} || !r.says("began 1 move from its goal and is solved") {
			t.Errorf("%s: the game stands at %v", game, s.stand.depth)
		}
	}
}

func TestSteadyAtlasAllocatesNothing(t *testing.T) {
	for tab := range atlasTabs {
		r, s := inAtlas(t, options{game: "5x2.wild#x", w: 1100, h: 760})
		s.show(tab)
		r.tick(3)
		r.app.Draw(&r.list)
		if n := testing.AllocsPerRun(40, func() {
			r.in.Now += time.Second / 60
			r.app.Update(&r.in)
			r.app.Draw(&r.list)
		}); n != 0 {
			t.Errorf("tab %d: %v allocations a frame, want 0", tab, n)
		}
	}
}

// TestAtlasWithoutMemory looks that a space that has no room is said to have none, and leaves a way on.
func TestAtlasWithoutMemory(t *testing.T) {
	r := newRun(t, options{game: "4x3.classic#x"})
	r.tick(60)
	s := newAtlas(r.app)
	s.survey.begun, s.survey.err = true, &space.MemoryError{Size: s.what.size}
	r.app.push(s)
	r.tick(3)
	if !r.says("not enough memory") || ui.Find(r.app.Controls(), playID) != nil || r.out.Animating {
		t.Errorf("without memory: %v, animating %v", r.ids(), r.out.Animating)
	}
	s.act(ui.ID{Name: tabGroup, N: sizesTab})
	r.tick(1)
	s.act(idOf(sizesRow, 3))
	r.counted(s)
	if s.survey.radius() != 31 {
		t.Errorf("then 3x3 has radius %d", s.survey.radius())
	}
}
