package atlas

import (
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
	"weak"

	"wildfifteen/game"
	"wildfifteen/render"
)

func TestByTouch(t *testing.T) {
	r := newRun(t, options{game: "4x4.classic#x"})
	s := New(r.stage, r.budget, &r.desk)
	r.stage.Push(s)
	r.tick(1)
	r.tapOn(goalID)
	r.tapOn(idOf(sizeGroup, 6)) // 5x2
	r.tapOn(idOf(goalGroup, 1)) // snake
	r.tapOn(showID)
	if !r.stage.Shows(s) {
		t.Fatal("the button does not lead back to the atlas")
	}
	r.counted(s)
	b := &s.board
	r.slide(0)
	if b.depth != 0 {
		t.Errorf("at the left end depth %d", b.depth)
	}
	if !r.control(playID).Disabled {
		t.Error("the goal itself can be played")
	}
	r.slide(1)
	if b.depth != b.survey.radius() {
		t.Errorf("at the right end depth %d, want %d", b.depth, b.survey.radius())
	}
	r.tapOn(idOf(depthID.Name, -1))
	want := b.survey.radius() - 1
	r.tapOn(playID)
	r.playing("5x2.snake", want)
}

func TestByKeys(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic:8,6,7,2,5,4,3,0,1", w: 1100, h: 760})
	r.key("Enter") // from now on the keyboard is what the player uses
	s := r.openAtlas()
	if s.Focus != depthID {
		t.Fatalf("the focus is at %v", s.Focus)
	}
	r.key("Home")
	for range 9 {
		r.key("ArrowRight")
	}
	r.key("ArrowLeft")
	for s.Focus != playID {
		r.key("Tab")
	}
	r.key("Enter")
	r.playing("3x3.classic", 8)
}

// TestEndKeys checks that Home and End go to the ends of the chart, and not of the page.
func TestEndKeys(t *testing.T) {
	r, s := inAtlas(t, options{game: "3x3.classic#x"})
	r.key("End")
	if s.board.depth != 31 || s.Scroll.Offset != 0 {
		t.Errorf("End: depth %d, scrolled by %v", s.board.depth, s.Scroll.Offset)
	}
	r.key("Home")
	if s.board.depth != 0 {
		t.Errorf("Home: depth %d", s.board.depth)
	}
}

func TestByPad(t *testing.T) {
	r := newRun(t, options{game: "3x3.spiral#x"})
	r.button(game.PadR2) // from now on the game pad is what the player uses
	s := r.openAtlas()
	for s.board.depth > 3 {
		r.button(game.PadLeft)
	}
	r.button(game.PadR1)
	if s.tabs.At != sizesTab {
		t.Fatalf("the shoulder leads to tab %d", s.tabs.At)
	}
	r.button(game.PadL1)
	r.goTo(idOf(hardGroup, 0))
	r.button(game.PadA)
	r.playing("3x3.spiral", 30)
	r.tick(5)
	r.openAtlas()
	r.button(game.PadB)
	if !r.atHome() {
		t.Error("B does not lead home")
	}
}

// TestTabsGoRound turns to the tab beyond the last one, and back.
func TestTabsGoRound(t *testing.T) {
	r, s := inAtlas(t, options{game: "3x3.classic#x", w: 1100, h: 760})
	s.ShowTab(&s.tabs, walksTab)
	r.tick(1)
	r.key("ArrowRight")
	if s.tabs.At != boardTab || s.Focus != s.tabs.ID() {
		t.Errorf("right of the last tab: tab %d, focus %v", s.tabs.At, s.Focus)
	}
	r.key("ArrowLeft")
	if s.tabs.At != walksTab || s.Focus != s.tabs.ID() {
		t.Errorf("left of the first tab: tab %d, focus %v", s.tabs.At, s.Focus)
	}
}

// TestClosedSceneIsFreed checks that a closed atlas is not kept alive with its memory.
func TestClosedSceneIsFreed(t *testing.T) {
	r := newRun(t, options{game: "3x3.classic#x"})
	scene := weak.Make(r.openAtlas())
	r.key("Escape")
	if !r.atHome() {
		t.Fatal("Escape does not lead home")
	}
	for range 3 {
		runtime.GC()
	}
	if scene.Value() != nil {
		t.Error("the closed scene is still in memory")
	}
	runtime.KeepAlive(r)
}

// TestMirrored checks that the chart runs from left to right though the language does not.
func TestMirrored(t *testing.T) {
	r, s := inAtlas(t, options{game: "3x3.classic#x", rtl: true})
	c := r.control(depthID).Rect
	r.point(game.Touch, render.Point{X: c.X + 1, Y: c.Centre().Y})
	if s.board.depth != 0 {
		t.Errorf("the left end is depth %d", s.board.depth)
	}
	r.key("ArrowRight")
	if s.board.depth != 1 {
		t.Errorf("one to the right is depth %d", s.board.depth)
	}
	r.tapOn(idOf(depthID.Name, 1))
	if s.board.depth != 2 {
		t.Errorf("plus leads to depth %d", s.board.depth)
	}
}

// TestHeldButtonSteps holds down the button that increases the depth.
func TestHeldButtonSteps(t *testing.T) {
	r, s := inAtlas(t, options{game: "3x3.classic#x"})
	s.board.choose(3)
	r.tick(1)
	at := r.control(idOf(depthID.Name, 1)).Rect.Centre()
	r.in.Pointers = []game.Pointer{{Kind: game.Touch, At: at, Down: true}}
	r.tick(20)
	if s.board.depth != 3 {
		t.Errorf("depth %d before the button repeats", s.board.depth)
	}
	r.tick(60)
	if s.board.depth < 8 {
		t.Errorf("depth %d after more than a second", s.board.depth)
	}
}

// TestBars taps on bars and checks that the depth under the finger is chosen.
func TestBars(t *testing.T) {
	for _, game := range []string{"2x2.classic#x", "3x3.snake#x", "2x5.classic#x"} {
		for _, w := range windows {
			w.game = game
			r, s := inAtlas(t, w)
			v := &s.board.survey
			for _, d := range []int{0, 1, v.radius() / 2, v.radius()} {
				r.tapBar(s, d)
				if s.board.depth != d {
					t.Errorf("%s in %vx%v: on bar %d depth %d is chosen", game, w.w, w.h, d, s.board.depth)
				}
			}
		}
	}
}

// windows are the windows in which the scene is tried.
var windows = []options{
	{w: 360, h: 640}, {w: 640, h: 360, scale: 2}, {w: 1100, h: 760, scale: 1.25}, {w: 320, h: 480},
	{w: 360, h: 640, text: 2}, {w: 800, h: 480, text: 2, rtl: true}, {w: 360, h: 640, rtl: true}, {w: 360, h: 640, contrast: true, text: 1.5},
}

// tapBar clicks the foot of a bar, scrolled into view.
func (r *run) tapBar(s *Scene, depth int) {
	r.t.Helper()
	foot := func() render.Point {
		bar := s.board.chart.plot.Bar(depth, float64(s.board.survey.counts[depth]))
		area := r.control(depthID).Rect
		return render.Point{X: bar.X + bar.W/2, Y: area.Y + area.H - 2}
	}
	at := foot()
	if clip := r.control(depthID).Clip; !clip.Contains(at) {
		s.Scroll.By(at.Y - clip.Y - clip.H/2)
		r.tick(1)
		at = foot()
	}
	r.point(game.Mouse, at)
}

func TestCurveOpens(t *testing.T) {
	r, s := inAtlas(t, options{game: "4x4.classic#x"})
	b := &s.board
	if b.charted.size.String() != "3x3" || b.texts.standing != "" {
		t.Errorf("beside a 4x4 game the atlas shows %v and says %q", b.charted, b.texts.standing)
	}
	r.tapOn(idOf(tabGroup, sizesTab))
	r.tapOn(idOf(sizesGroup, 1))
	r.counted(s)
	card := &s.sizes.cards[1]
	if s.tabs.At != boardTab || b.charted.size != card.size || !slices.Equal(b.survey.counts, b.known[1].Counts) {
		t.Errorf("card %+v opens %v with %v", card, b.charted, b.survey.counts)
	}
	for _, figure := range b.texts.figures {
		if !strings.Contains(card.sentence, figure.value) {
			t.Errorf("the chart tells %q, the card %q", figure.value, card.sentence)
		}
	}
}

// TestChartedAnewStartsAtTop checks that a board opened from the curves is shown from its top.
func TestChartedAnewStartsAtTop(t *testing.T) {
	r, s := inAtlas(t, options{game: "3x3.classic#x", w: 320, h: 480})
	s.Scroll.By(200)
	r.tick(1)
	s.Act(idOf(tabGroup, sizesTab))
	r.tick(1)
	s.Act(idOf(sizesGroup, 0))
	r.tick(1)
	if s.Scroll.Offset != 0 {
		t.Errorf("scrolled by %v", s.Scroll.Offset)
	}
}

func TestSteadyFrameAllocatesNothing(t *testing.T) {
	for tab := range tabCount {
		r, s := inAtlas(t, options{game: "5x2.wild#x", w: 1100, h: 760})
		s.ShowTab(&s.tabs, tab)
		r.tick(3)
		r.stage.Draw(&r.list)
		if n := testing.AllocsPerRun(40, func() {
			r.in.Now += time.Second / 60
			r.stage.Update(&r.in)
			r.stage.Draw(&r.list)
		}); n != 0 {
			t.Errorf("tab %d: %v allocations a frame, want 0", tab, n)
		}
	}
}

func TestAnnounces(t *testing.T) {
	r, s := inAtlas(t, options{game: "3x3.classic#x"})
	r.key("Home")
	r.key("Home") // nothing changes
	s.Act(idOf(depthID.Name, 1))
	r.tick(1)
	want := []string{"181,440 boards, the hardest need 31 moves", "0 moves, 1 board, 1 in 181,440"}
	if !slices.Equal(r.announced, want) {
		t.Errorf("announced %q, want %q", r.announced, want)
	}
}
