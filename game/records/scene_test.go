package records

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wildfifteen/assets"
	"wildfifteen/game"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

func idOf(name string, n int) ui.ID { return ui.ID{Name: name, N: n} }

// TestEveryAction does all that the pages offer, with each kind of input.
func TestEveryAction(t *testing.T) {
	const id = "3x3.classic:1,2,3,4,5,6,0,7,8"
	for name, press := range ways {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, 30)
			d.add(t, "3x3.snake:1,2,3,6,5,4,0,7,8", time.Second, start.Add(-time.Minute))
			d.add(t, "4x3.classic:1,2,3,4,5,6,7,8,9,0,10,11", time.Second, start.Add(-2*time.Minute))
			d.add(t, "5x3.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14", time.Second, start.Add(-3*time.Minute))
			d.found = "SNAKE"
			r := newRun(t, d)
			shows := func(text string) {
				t.Helper()
				if !strings.Contains(r.words(), text) {
					t.Fatalf("%q is not in %q", text, r.words())
				}
			}
			did := func(want string) {
				t.Helper()
				if len(d.done) == 0 || d.done[len(d.done)-1] != want {
					t.Fatalf("done %q, want %q last", d.done, want)
				}
			}
			back := func() { r.key("Escape") }

			press(r, findID)
			did("find among 4")
			if shows("3 × 3 Snake"); strings.Contains(r.words(), "Classic") {
				t.Fatalf("found %q", r.words())
			}
			press(r, findID)
			shows("3 × 3 Classic")
			press(r, idOf(orderGroup, int(gamesOrder)))
			if c := r.control(idOf(cardGroup, 0)); c.Label != "3 × 3 Classic" || !strings.Contains(c.Value, "30 solves") {
				t.Fatalf("first is %q, %q", c.Label, c.Value)
			}
			press(r, idOf(orderGroup, int(lastOrder)))
			press(r, idOf(orderGroup, int(nameOrder)))
			press(r, idOf(cardGroup, 0))
			shows("30 solves since 21\u00a0November")
			shows("Fastest 0:09.71")
			shows("Average of 5 0:09.73")

			press(r, filterID)
			for n := range periods {
				press(r, idOf(periodGroup, (n+1)%len(periods)))
			}
			shows("30 solves")
			press(r, showID)
			press(r, idOf(kindGroup, int(spreadChart)))
			shows("Your times average 0:09.85")
			press(r, idOf(kindGroup, int(movesChart)))
			shows("isn't known")
			press(r, idOf(kindGroup, int(timesChart)))
			press(r, tableID)
			shows("|Solve 2: 0:09.99, a new best|")
			press(r, tableID)
			press(r, compareID)
			press(r, idOf(cardGroup, 1))
			shows("Stop comparing")
			press(r, compareID)

			press(r, idOf(bestGroup, int(history.BestAo5)))
			shows("0:09.71, 2 moves, today, not counted")
			press(r, idOf(averageGroup, 1))
			press(r, copyID)
			if want := "3 × 3 Classic, average of 5: 0:09.73\n\n1. (0:09.75)\n2. 0:09.74\n3. 0:09.73\n4. 0:09.72\n5. (0:09.71)\n"; !slices.Contains(r.copied, want) {
				t.Fatalf("copied %q, want %q", r.copied, want)
			}
			back()

			press(r, idOf(bestGroup, int(history.BestTime)))
			for range 300 {
				r.tick(1)
			}
			did("optimal 2")
			shows("Best possible 2")
			shows("Time 0:09.710")
			press(r, watchID)
			did("watch " + id)
			press(r, reviewID)
			did("review " + id)
			press(r, raceID)
			did("race " + id)
			press(r, sameID)
			did("same " + id)
			press(r, shareID)
			did("share " + id + " 2")
			press(r, dayID)
			shows("13 solves, latest first")
			back()
			press(r, removeID)
			did("remove 29")
			r.tick(3)
			shows("Fastest 0:09.72")
			press(r, undoID)
			did("restore 29")
			r.tick(3)
			shows("Fastest 0:09.71")

			press(r, listID)
			shows("30 solves, latest first")
			press(r, filterID)
			press(r, idOf(sortGroup, int(history.ByTime)))
			press(r, turnID)
			press(r, idOf(hintsGroup, int(history.Without)))
			press(r, idOf(undoneGroup, int(history.With)))
			press(r, idOf(undoneGroup, int(history.Without)))
			press(r, idOf(periodGroup, 1))
			r.tick(2)
			press(r, showID)
			press(r, exportID)
			press(r, csvID)
			did("export 30 true wildfifteen-3x3.classic")
			press(r, exportID)
			press(r, jsonID)
			did("export 30 false wildfifteen-3x3.classic")
			shows("30 solves, slowest first|Save the list|Times 30 solves, slowest first|0:10.00")
			press(r, idOf(solveGroup, 0))
			shows("Time 0:10.000")
			back()
			back()
			press(r, raceID)
			r.tick(2)
			did("race " + id)
			back()
			press(r, againID)
			did("play 3x3.classic 0")
		})
	}
}

// TestEveryInput plays with each kind of input, and shows the bests of each alone.
func TestEveryInput(t *testing.T) {
	const id = "3x3.classic:1,2,3,4,5,6,0,7,8"
	played := [][]session.Input{
		{session.Keyboard, session.Keyboard}, {session.Mouse, session.Mouse}, {session.Touch, session.Touch},
		{session.Gamepad, session.Gamepad}, {session.Hover, session.Hover}, {session.Mouse, session.Keyboard},
	}
	for name, press := range ways {
		d := newDesk(t, 0)
		for i, by := range played {
			d.addBy(t, id, time.Duration(9-i)*time.Second, start.Add(time.Duration(i-30)*time.Minute), by...)
		}
		r := newRun(t, d)
		press(r, idOf(cardGroup, 0))
		p := r.stage.Top().(*groupPage)
		if len(p.inputs) != 1+len(played) {
			t.Fatalf("%s: the inputs are %v", name, p.inputs)
		}
		seen := map[string]bool{}
		for n, in := range p.inputs {
			press(r, filterID)
			press(r, idOf(inputGroup, n))
			press(r, showID)
			want, games := "Fastest 0:04.00", "6 solves"
			if n > 0 {
				games = "1 solve"
				want = "Fastest " + clockText(r.stage.Lang, d.history.Row(p.summary.Time.ID).Time())
				if got := d.history.Row(p.summary.Time.ID).Input; got != in {
					t.Errorf("%s: the best by %v is one by %v", name, in, got)
				}
				seen[want] = true
			}
			if words := r.words(); !strings.Contains(words, want) || !strings.Contains(words, games) {
				t.Errorf("%s, input %v: %q and %q are not in %q", name, in, want, games, words)
			}
		}
		if len(seen) != len(played) {
			t.Errorf("%s: the bests are %v", name, seen)
		}
	}
}

// TestCardFigures looks at the card of a puzzle in several widths and sizes of texts: it tells its games, its average of five,
// its best time and its fewest moves, and no figure is left out or stands over another.
func TestCardFigures(t *testing.T) {
	r := newRun(t, newDesk(t, 30))
	s := r.stage.Top().(*Scene)
	c := &s.cards[0]
	if c.note != "30 solves" || !strings.HasSuffix(c.value, "fastest 0:09.71, fewest moves 2, last five 0:09.73") {
		t.Errorf("the card says %q, %q", c.note, c.value)
	}
	for _, size := range []struct{ w, text float32 }{{192, 1}, {160, 1}, {320, 1}, {160, 2}, {192, 2}, {500, 2}} {
		f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: size.text}}
		var list render.List
		list.Reset(2000, 2000, render.Color{})
		s.paintFigures(&list, f, c, func(x, w, y, h float32) render.Rect { return render.Rect{X: x, Y: y, W: w, H: h} }, size.w, figureOnCard)
		if got, want := len(list.Ops), 2*len(c.figures); got != want {
			t.Errorf("%v: %d texts are painted, not %d", size, got, want)
		}
		var told []render.Rect
		for i := range list.Ops {
			told = append(told, list.Ops[i].Rect)
		}
		p := c.arrange(f, size.w, figureOnCard)
		for i, g := range c.figures {
			if f.Fonts.Width(p.face, g.shown) > size.w || 2*i+1 < len(told) && told[2*i] == told[2*i+1] {
				t.Errorf("%v: %q is at %v", size, g.shown, told)
			}
		}
		if p.rows != 1 && p.rows != len(c.figures) || p.lines != (p.rows > 1) {
			t.Errorf("%v: the figures stand as %+v", size, p)
		}
	}
}

// TestEmpty opens the records before any game: one sentence and one button.
func TestEmpty(t *testing.T) {
	for name, press := range ways {
		d := newDesk(t, 0)
		r := newRun(t, d)
		press(r, playID)
		if len(d.done) != 1 || d.done[0] != "leave" {
			t.Errorf("%s: %q", name, d.done)
		}
	}
}

// TestUnread opens a solve whose record is read late, and one that has none.
func TestUnread(t *testing.T) {
	d := newDesk(t, 2)
	d.late = 5
	r := newRun(t, d)
	r.key("Enter")
	r.key("Enter")
	if c := r.control(watchID); !c.Disabled {
		t.Error("a solve that is not read can be watched")
	}
	r.tick(6)
	if c := r.control(watchID); c.Disabled {
		t.Error("a solve that is read cannot be watched")
	}
	delete(d.solves, 1)
	r.key("Escape")
	r.key("Enter")
	if !strings.Contains(r.words(), "moves aren't known") || !r.control(watchID).Disabled {
		t.Errorf("a solve without moves shows %q", r.words())
	}
}

// TestUnreadReworded changes the language on the pages of a solve and of a run without records: they say so in the new one.
func TestUnreadReworded(t *testing.T) {
	d := newDesk(t, 1)
	run := session.RunSolve{Run: "relay(2x2..3x3).snake", Seed: "a", Date: start}
	id, _ := d.history.Add(history.RunRow(run), run.Group())
	clear(d.solves)
	german := assets.Load("de").T("records.no_moves")
	for _, id := range []history.ID{0, id} {
		r := newRun(t, d)
		r.stage.Push(r.stage.Top().(*Scene).page(id, nil))
		r.tick(3)
		r.in.Locale = "de"
		r.tick(3)
		if words := r.words(); !strings.Contains(words, german) || strings.Contains(words, "moves aren't known") {
			t.Errorf("after a change to German: %q", words)
		}
	}
}

// TestChartValues moves over the diagram by keys and by the mouse.
func TestChartValues(t *testing.T) {
	r := newRun(t, newDesk(t, 12))
	r.key("Enter")
	last := r.control(chartID).Value
	if !strings.HasPrefix(last, "Solve 12: 0:09.89") || !strings.Contains(last, "average of 12 0:09.94") {
		t.Errorf("the last value is %q", last)
	}
	for _, c := range r.stage.Controls() {
		if c.ID == chartID && (c.Hi != 11 || c.Role != ui.Slider) {
			t.Errorf("the diagram is %+v", c)
		}
	}
	p := r.stage.Top().(*groupPage)
	p.Focus = chartID
	r.key("ArrowLeft")
	if v := r.control(chartID).Value; !strings.HasPrefix(v, "Solve 11: 0:09.90") {
		t.Errorf("an arrow leads to %q", v)
	}
	for !p.Scroll.Area().Contains(p.diagram.place(0)) {
		r.in.Wheel = render.Point{Y: -0.25}
		r.tick(1)
	}
	r.in.Pointers = []game.Pointer{{Kind: game.Mouse, At: p.diagram.place(0)}}
	r.tick(2)
	if v := r.control(chartID).Value; !strings.HasPrefix(v, "Solve 1: 0:10.00") {
		t.Errorf("the mouse over the first dot shows %q", v)
	}
}

// TestLongList scrolls a list of a million solves from end to end: the work of a frame does not depend on its length.
func TestLongList(t *testing.T) {
	const n = 1_000_000
	r, p := newLongList(t, n)
	for range 2 * n / workATick {
		r.tick(1)
	}
	if p.list.Len() != n {
		t.Fatalf("%d of %d solves are listed", p.list.Len(), n)
	}
	rows := int(640/p.window.row) + 2 + 2*rowsAround
	check := func(what string) {
		t.Helper()
		if got := len(r.stage.Controls()); got > rows+8 {
			t.Fatalf("%s: %d controls are laid out for %d rows", what, got, rows)
		}
		if p.worded > rows+1 {
			t.Fatalf("%s: %d rows are worded in a tick", what, p.worded)
		}
		if p.Scroll.Offset > windowRows*p.window.row {
			t.Fatalf("%s: the column is scrolled by %v", what, p.Scroll.Offset)
		}
	}
	for range 2000 { // through more than a window
		r.in.Wheel = render.Point{Y: -6}
		before, base := p.window.first, p.window.base
		r.tick(1)
		check("wheel")
		if went := p.window.first - before; went < 0 || went > 20 {
			t.Fatalf("the list jumps by %d rows as its window goes from %d to %d", went, base, p.window.base)
		}
	}
	if p.window.base == 0 {
		t.Fatal("the window has not moved")
	}
	for range 3 {
		r.button(game.PadR1)
		check("shoulder")
	}
	r.key("End")
	if check("End"); p.window.last != n || p.Focus != idOf(solveGroup, n-1) {
		t.Errorf("End leads to rows up to %d, focus %v", p.window.last, p.Focus)
	}
	r.key("ArrowUp")
	if p.Focus != idOf(solveGroup, n-2) {
		t.Errorf("an arrow leads to %v", p.Focus)
	}
	r.key("Home")
	if check("Home"); p.window.first != 0 || p.Focus != idOf(solveGroup, 0) {
		t.Errorf("Home leads to row %d, focus %v", p.window.first, p.Focus)
	}
	r.tick(3)
	if p.worded != 0 {
		t.Errorf("%d rows are worded at rest", p.worded)
	}
	if allocs := testing.AllocsPerRun(100, func() { r.tick(1) }); allocs > 0 {
		t.Errorf("a tick at rest makes %v allocations", allocs)
	}
}

// TestLargeCardsRest lays out and draws cards in large letters at rest without allocating.
func TestLargeCardsRest(t *testing.T) {
	d := newDesk(t, 30)
	for _, id := range []string{"3x3.snake:1,2,3,6,5,4,0,7,8", "4x3.classic:1,2,3,4,5,6,7,8,9,0,10,11", "5x3.classic:1,2,3,4,5,6,7,8,9,10,11,12,0,13,14"} {
		d.add(t, id, time.Second, start)
	}
	r := newRun(t, d)
	r.in.TextScale = 2
	r.tick(30)
	var l render.List
	r.stage.Draw(&l)
	if n := testing.AllocsPerRun(50, func() { r.tick(1); r.stage.Draw(&l) }); n > 0 {
		t.Errorf("a frame allocates %v times", n)
	}
}

// TestLargeFilterRests lays out in large letters the choice of the solves that a list shows, at rest without allocating.
func TestLargeFilterRests(t *testing.T) {
	r := newRun(t, newDesk(t, 30))
	r.in.TextScale, r.in.Height = 2, 480 // only the order of the list has room above the fold
	r.tick(3)
	ways["touch"](r, idOf(cardGroup, 0))
	ways["touch"](r, idOf("list", 0))
	ways["touch"](r, filterID)
	r.tick(30)
	if r.stage.Find(showID) == nil {
		t.Fatal("the choice is not shown")
	}
	if n := testing.AllocsPerRun(50, func() { r.tick(1) }); n > 0 {
		t.Errorf("a tick at rest makes %v allocations", n)
	}
}

// TestChipsStay chooses other solves and other diagrams on a phone: what chooses them stays under the finger.
func TestChipsStay(t *testing.T) {
	d := newDesk(t, 0)
	for days := 30; days > 2; days-- { // none is of today
		d.add(t, "3x3.classic:1,2,3,4,5,6,0,7,8", time.Duration(days)*time.Second, start.Add(-time.Duration(days)*24*time.Hour))
	}
	r := newRun(t, d)
	ways["touch"](r, idOf(cardGroup, 0))
	places := func(group string, n int) (at []float32) {
		for i := range n {
			at = append(at, r.control(idOf(group, i)).Rect.Y)
		}
		return at
	}
	kinds := places(kindGroup, len(chartKeys))
	for period := range periods {
		ways["touch"](r, filterID)
		want := places(periodGroup, len(periods))
		ways["touch"](r, idOf(periodGroup, period))
		r.tick(3)
		if got := places(periodGroup, len(periods)); !slices.Equal(got, want) {
			t.Errorf("period %d: the chips of the sheet are at %v, before at %v", period, got, want)
		}
		ways["touch"](r, showID)
		r.tick(30)
		for kind := range chartKeys {
			ways["touch"](r, idOf(kindGroup, kind))
			if got := places(kindGroup, len(chartKeys)); !slices.Equal(got, kinds) {
				t.Errorf("diagram %d, period %d: the chips are at %v, before at %v", kind, period, got, kinds)
			}
		}
	}
	if p := r.stage.Top().(*groupPage); !strings.HasSuffix(p.subtitle, "· Today") {
		t.Errorf("the line that chooses says %q", p.subtitle)
	}
}

// TestChosenSolves chooses on a wide screen what a list shows: the first solves stand beside the choices, and one of them
// leads to the list.
func TestChosenSolves(t *testing.T) {
	d := newDesk(t, 30)
	r := newRun(t, d)
	r.in.Width, r.in.Height = 1100, 760
	r.tick(3)
	r.tap(game.Mouse, idOf(cardGroup, 0))
	r.tap(game.Mouse, idOf("list", 0))
	r.tap(game.Mouse, filterID)
	latest := r.control(idOf(solveGroup, 0)).Label
	r.tap(game.Mouse, idOf(turnID.Name, 0))
	if first := r.control(idOf(solveGroup, 0)).Label; first == latest || first == "" {
		t.Errorf("turned round, the first solve is %q, before it was %q", first, latest)
	}
	r.tap(game.Mouse, idOf(solveGroup, 2))
	if r.stage.Find(showID) != nil || r.stage.Find(filterID) == nil {
		t.Error("a solve does not lead to the list")
	}
}
