package others

import (
	"fmt"
	"slices"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stagetest"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// desk is the rest of the game, which notes what it is asked for.
type desk struct {
	config puzzle.Config
	end    bool
	done   []string
}

func (d *desk) did(format string, args ...any) { d.done = append(d.done, fmt.Sprintf(format, args...)) }

func (d *desk) Board() puzzle.Config    { return d.config }
func (d *desk) ChooseBoard()            { d.did("choose") }
func (d *desk) PlayMode(m session.Mode) { d.did("mode %s", m) }
func (d *desk) Practise(p puzzle.Part)  { d.did("part %d", p) }
func (d *desk) PractiseEnd()            { d.did("end") }
func (d *desk) HasEnd() bool            { return d.end }
func (d *desk) PlayDepth(moves int)     { d.did("depth %d", moves) }
func (d *desk) SaveSettings()           { d.did("settings") }
func (d *desk) ShowRuns()               { d.did("runs") }

// run shows one of the two scenes.
type run struct {
	*stagetest.Phone
	list render.List
}

func newRun(t *testing.T, d *desk, practice bool, change func(*game.Input)) *run {
	t.Helper()
	r := &run{Phone: stagetest.NewPhone()}
	if practice {
		r.Stage.Push(NewPractice(r.Stage, d))
	} else {
		r.Stage.Push(New(r.Stage, d))
	}
	if change != nil {
		change(&r.In)
	}
	r.tick()
	return r
}

func (r *run) tick() {
	r.Tick(1)
	r.Stage.Draw(&r.list)
}

// page returns what the scene shown has in common with the other one.
func (r *run) page() *page {
	switch s := r.Stage.Top().(type) {
	case *Practice:
		return &s.page
	case *Scene:
		return &s.page
	}
	panic("neither of the scenes")
}

// config returns a configuration.
func config(t *testing.T, text string) puzzle.Config {
	t.Helper()
	c, err := puzzle.ParseConfig(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestCardsFindRoom lays out the cards of both scenes in many windows: one or two in a row, with the picture beside words that have
// room, above them, or beside the names with the sentences below. Each picture stands in its card.
func TestCardsFindRoom(t *testing.T) {
	for _, c := range []struct {
		w, h, text float32
		perRow     int
		above      bool
		around     bool
	}{
		{360, 640, 1, 1, false, false},
		{360, 640, 2, 1, false, true},
		{320, 568, 2, 1, false, true},
		{640, 360, 1, 2, false, false},
		{1100, 760, 1, 2, false, false},
		{1920, 1080, 1, 2, true, false},
		{1100, 760, 2, 1, false, false},
	} {
		for _, practice := range []bool{false, true} {
			r := newRun(t, &desk{config: config(t, "4x4.snake")}, practice, func(in *game.Input) { in.Width, in.Height, in.TextScale = c.w, c.h, c.text })
			p := r.page()
			if p.shape.perRow != c.perRow || p.shape.above != c.above || p.shape.around != c.around {
				t.Errorf("%v x %v, text %v, practice %v: the cards are %+v", c.w, c.h, c.text, practice, p.shape)
			}
			checkCards(t, r, p)
		}
	}
}

// checkCards checks that the picture of each card that is in sight stands in the card, and that no two cards overlap.
func checkCards(t *testing.T, r *run, p *page) {
	t.Helper()
	var all []render.Rect
	for i := range p.cards {
		c := r.Stage.Find(ui.ID{Name: cardGroup, N: i})
		if c.Rect.Intersect(c.Clip).Empty() {
			continue
		}
		if at := p.cards[i].picture.boards[0].View.Rect; at.Empty() || at.Intersect(c.Rect) != at {
			t.Errorf("card %d is at %v, its picture at %v", i, c.Rect, at)
		}
		for _, other := range all {
			if !other.Intersect(c.Rect).Empty() {
				t.Errorf("cards overlap at %v and %v", other, c.Rect)
			}
		}
		all = append(all, c.Rect)
	}
	if len(all) == 0 {
		t.Error("no card is in sight")
	}
}

// TestCardsFillPage checks on a phone and on a desktop that the cards of both scenes, with what stands below them, end near the
// foot of the window and are whole in sight.
func TestCardsFillPage(t *testing.T) {
	for _, size := range [][2]int{{360, 640}, {412, 915}, {1100, 760}, {1920, 1080}} {
		for _, practice := range []bool{false, true} {
			for _, board := range []string{"4x4.snake", "3x3.classic"} {
				r := newRun(t, &desk{config: config(t, board)}, practice, func(in *game.Input) { in.Width, in.Height = float32(size[0]), float32(size[1]) })
				low := float32(0)
				for _, c := range r.Stage.Controls() {
					low = max(low, c.Rect.Y+c.Rect.H)
				}
				if h := float32(size[1]); low > h || low < h-32 {
					t.Errorf("%v, %s, practice %v: the page ends at %v", size, board, practice, low)
				}
			}
		}
	}
}

// TestSwitchBelowCards checks that the switch for blind games stands below all cards, and that a press on it plays none.
func TestSwitchBelowCards(t *testing.T) {
	for _, size := range [][2]int{{360, 640}, {1100, 760}, {640, 360}} {
		d := &desk{config: config(t, "4x4.snake")}
		r := newRun(t, d, false, func(in *game.Input) { in.Width, in.Height = float32(size[0]), float32(size[1]) })
		if size[1] < 400 {
			r.Stage.Top().(*Scene).Scroll.ToEnd()
			r.tick()
		}
		on, last := *r.Stage.Find(studyID), *r.Stage.Find(RunsID)
		if on.Rect.Y < last.Rect.Y+last.Rect.H {
			t.Errorf("%v: the switch is at %v, the last card at %v", size, on.Rect, last.Rect)
		}
		at := on.Rect.Centre()
		for _, down := range []bool{true, false} {
			r.In.Pointers = []game.Pointer{{Kind: game.Touch, ID: 1, At: at, Down: down}}
			r.tick()
		}
		r.In.Pointers = nil
		r.tick()
		if !slices.Equal(d.done, []string{"settings"}) || !r.Stage.Set.StudyClock {
			t.Errorf("%v: a tap on the switch does %q", size, d.done)
		}
	}
}

// TestWhatCardsDo presses all that there is on both scenes.
func TestWhatCardsDo(t *testing.T) {
	d := &desk{config: config(t, "3x3.classic")}
	wants := func(want ...string) {
		t.Helper()
		if !slices.Equal(d.done, want) {
			t.Errorf("done is %q, want %q", d.done, want)
		}
		d.done = nil
	}
	r := newRun(t, d, false, nil)
	for _, id := range []ui.ID{boardID, {Name: cardGroup, N: fewestCard}, {Name: cardGroup, N: blindCard}, RunsID} {
		r.Stage.Top().Act(id)
	}
	wants("choose", fmt.Sprintf("mode %s", session.FewestMoves), fmt.Sprintf("mode %s", session.Blind), "runs")
	was := r.Stage.Set.StudyClock
	if r.Stage.Top().Act(studyID); r.Stage.Set.StudyClock == was {
		t.Error("the switch switches nothing")
	}
	wants("settings")
	r.Stage.Top().Act(ui.ID{Name: cardGroup, N: practiceCard})
	r.tick()
	p, ok := r.Stage.Top().(*Practice)
	if !ok || !r.Stage.Find(ui.ID{Name: cardGroup, N: len(parts)}).Disabled {
		t.Fatal("the card leads to no practice, or to one with an end of no game")
	}
	for n := range parts {
		p.Act(ui.ID{Name: cardGroup, N: n})
	}
	p.Act(ui.ID{Name: cardGroup, N: len(parts)})
	p.Act(startID)
	p.Adjust(depthID, 1000)
	p.Act(startID)
	wants("part -2", "part -1", "part 1", "end", "depth 15", "depth 31")
}

// TestDepthFollowsBoard chooses how many moves a game of practice needs: another board has no more than it can, and a large one
// offers no such choice.
func TestDepthFollowsBoard(t *testing.T) {
	d := &desk{config: config(t, "3x3.classic")}
	r := newRun(t, d, true, nil)
	p := r.Stage.Top().(*Practice)
	p.Adjust(depthID, 31)
	for _, c := range []struct {
		config string
		depth  string
	}{{"3x3.classic", "31"}, {"2x2.classic", "6"}, {"3x3.classic", "31"}, {"4x4.classic", ""}} {
		d.config = config(t, c.config)
		r.tick()
		value := ""
		for _, k := range r.Stage.Controls() {
			if k.ID == depthID {
				value = k.Value
			}
		}
		if value != c.depth {
			t.Errorf("%s: %q moves can be chosen, want %q", c.config, value, c.depth)
		}
	}
}

// TestPictures deals the boards of the pictures for goals of all kinds and sizes: none is large, and each is of the part that its card
// practises.
func TestPictures(t *testing.T) {
	for _, text := range []string{"2x2.classic", "2x9.snake", "32x32.wild", "9x2.random", "5x2.board(1,3,2,4,5/6,7,8,9,0)", "4x4.spiral-1"} {
		d := &desk{config: config(t, text)}
		for _, practice := range []bool{false, true} {
			p := newRun(t, d, practice, nil).page()
			for i := range p.cards {
				for _, b := range p.cards[i].picture.boards {
					v := &b.View
					if size := v.Board.Size(); size.W > legSides[len(legSides)-1] || size.H > legSides[len(legSides)-1] || v.Board == v.Goal.Board() {
						t.Errorf("%s, practice %v: card %d has the board %v", text, practice, i, v.Board)
					}
				}
			}
		}
	}
}

// TestReworded changes the language: the cards are named anew.
func TestReworded(t *testing.T) {
	r := newRun(t, &desk{config: config(t, "4x4.snake")}, false, nil)
	was := r.Stage.Find(ui.ID{Name: cardGroup}).Label
	r.In.Locale = "de"
	for range 3 {
		r.tick()
	}
	if now := r.Stage.Find(ui.ID{Name: cardGroup}).Label; now == was || now == "" {
		t.Errorf("in German the first card is %q", now)
	}
}

// TestPartsInColour checks that the picture of each part of practice has only the tiles of that part in full colour.
func TestPartsInColour(t *testing.T) {
	for part, want := range map[puzzle.Part]int{puzzle.LastRows: 7, puzzle.LastThree: 3, 2: 4, noPart: 0} {
		p := picture{part: part}
		p.deal(config(t, "4x4.classic"))
		lit := 0
		for label, on := range p.boards[0].Lit {
			if on && label > 0 {
				lit++
			}
		}
		if lit != want {
			t.Errorf("part %d: %d tiles are in full colour, want %d", part, lit, want)
		}
	}
}

// TestFirstWayLeads shows the ways on a phone: the picture of the first is the largest, those of the others are alike.
func TestFirstWayLeads(t *testing.T) {
	for _, practice := range []bool{false, true} {
		p := newRun(t, &desk{config: config(t, "4x4.snake"), end: true}, practice, nil).page()
		for i, c := range p.cards[1:] {
			if c.at.W != p.cards[1].at.W || c.at.W+leadMore > p.cards[0].at.W {
				t.Errorf("the picture of way %d is %v wide beside that of the first of %v", i+1, c.at.W, p.cards[0].at.W)
			}
		}
	}
}
