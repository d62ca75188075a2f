package lab

import (
	"reflect"
	"strings"
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/links"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestFaults checks that a text with a typing error is judged as the kind of text that it was meant to be.
func TestFaults(t *testing.T) {
	r := onLab(t, options{}, labShown)
	for text, says := range map[string]string{
		"1 2 3/4 x 6/8 7 0":                   "expected a number, at character 9",
		"1 2 3/4 5":                           "a row of 2 cells instead of 3, at character 7",
		"4x4.snail#a":                         "not a goal",
		"https://example.com/#4x4.snail%23a":  "not a goal",
		"https://example.com/about":           "there's no game in this link",
		"https://example.com/#about":          "there's no game in this link",
		"https://example.com/#lab:1,2/3,3>ss": "3 appears twice",
	} {
		if v := (gate{r.scene}).judge(text); !v.Bad || !strings.Contains(v.Text, says) {
			t.Errorf("%q: %q, want %q", text, v.Text, says)
		}
	}
}

// TestHintIsTrue enters the examples that are shown for the empty field.
func TestHintIsTrue(t *testing.T) {
	for _, shown := range []string{"lab:1,2/0,3>classic", "lab:1,2,3/4,5,0>snake", labShown} {
		l := onLab(t, options{}, shown).scene
		hint := (gate{l}).judge("").Text
		for _, goal := range []string{"spiral", hint[strings.Index(hint, "path("):]} {
			if v := (gate{l}).judge(goal); v.Bad || !strings.Contains(hint, goal) {
				t.Errorf("%s: the hint %q, but %q: %s", shown, hint, goal, v.Text)
			}
		}
	}
	for _, side := range []int{2, 8, 9, 32} { // and is short enough to be read
		g, err := puzzle.NewGoal(puzzle.Size{W: side, H: side}, puzzle.Rule{})
		if err != nil {
			t.Fatal(err)
		}
		r := newRun(t, options{})
		l := New(r.stage, r.keys, r.work, r.desk, puzzle.Lab{Start: g.Board(), Goal: g})
		if hint := (gate{l}).judge("").Text; len([]rune(hint)) > 110 || !strings.Contains(hint, "spiral") || strings.Contains(hint, "path(") != (side <= 8) {
			t.Errorf("%[1]dx%[1]d: the hint %[2]q", side, hint)
		}
	}
}

// TestOpens opens questions from the clipboard, the text entry and the choice of a goal.
func TestOpens(t *testing.T) {
	r := onLab(t, options{}, "lab:1,2/3,0>classic")
	if !r.scene.bench.solved() || r.scene.Verdict() != r.stage.Lang.T("lab.solved") {
		t.Error("the goal is not taken for the goal")
	}
	r = onLab(t, options{}, labShown)
	shown := func() puzzle.Lab { return r.scene.bench.lab() }
	r.reply(game.Reply{Kind: game.Pasted, Text: "spiral"})
	if got := shown(); got.Goal.Kind() != puzzle.Spiral || got.Start != mustLab(labShown).Start {
		t.Errorf("pasting a goal leads to %v", got)
	}
	r.reply(game.Reply{Kind: game.Pasted, Text: " https://example.org/#" + puzzle.LinkEscape("lab:2,1/3,0>snake") + "\n"})
	if got := shown().String(); got != "lab:2,1/3,0>snake" {
		t.Errorf("pasting a link leads to %v", got)
	}
	r.reply(game.Reply{Kind: game.Pasted, Text: "1 2 3 3"})
	if r.stage.Shows(r.scene) || !r.says("3 appears twice") {
		t.Errorf("pasting nonsense leads to %T", r.stage.Top())
	}
	g, err := puzzle.ParseGame("4x4.snake#x")
	if err != nil {
		t.Fatal(err)
	}
	r.show(Question(g.Goal))
	if shown().Goal != g.Goal || r.scene.bench.facts.Solvable {
		t.Errorf("it begins with %v", shown())
	}
	r.touchTo(moreID)
	r.touchTo(entryID)
	if v := r.desk.judge("2 1/3 0"); r.desk.title != "lab.enter_title" || !reflect.DeepEqual(v, links.JudgeLab(r.stage.Lang, mustLab("lab:2,1/3,0>snake"))) {
		t.Errorf("the text entry %q says %v", r.desk.title, v)
	}
	r.desk.open("2 1/3 0")
	r.tick(1)
	if !r.stage.Shows(r.scene) || shown().String() != "lab:2,1/3,0>snake" {
		t.Errorf("the text entry leads to %v in %T", shown(), r.stage.Top())
	}
	r.touchTo(goalRowID)
	if got := r.desk.goal.Game; links.Game(shown()) != got {
		t.Errorf("the choice begins with %v", got)
	}
	r.stage.Pop()
	r.desk.goal.Chosen(puzzle.Config{Size: puzzle.Size{W: 2, H: 2}, Rule: puzzle.Rule{Kind: puzzle.Spiral}})
	r.tick(1)
	if shown().String() != "lab:2,1/3,0>spiral" {
		t.Errorf("choosing a goal leads to %v", shown())
	}
	r.tapOn(game.Touch, goalID)
	r.stage.Pop() // as the choice does before it calls any of them
	r.desk.goal.Enter()
	if r.tick(1); r.stage.Depth() != 3 {
		t.Errorf("from the choice to the text entry there are %d scenes", r.stage.Depth())
	}
	r.desk.open("1 2/3 0")
	r.tick(1)
	r.tapOn(game.Touch, goalID)
	r.stage.Pop()
	r.desk.goal.Paste("classic")
	r.tick(1)
	if shown().String() != "lab:1,2/3,0>classic" {
		t.Errorf("pasting a goal into the choice leads to %v", shown())
	}
}

// TestGameCountsAsHint takes over the board of a running game.
func TestGameCountsAsHint(t *testing.T) {
	r := newRun(t, options{})
	s := r.desk.playing
	for d := range puzzle.Dir(4) {
		if s.Board().MaxRun(d) > 0 {
			s.Move(puzzle.Move{Dir: d, N: 1}, r.in.Now, session.Touch)
			break
		}
	}
	r.tick(30)
	s.Pause(r.in.Now)
	r.show(Question(s.Goal()))
	r.tick(2)
	if r.scene.bench.start == s.Board() || !s.Paused() || s.Hints() != 0 {
		t.Fatal("the laboratory shows the board of a game whose clock stands still")
	}
	clock := s.Clock(r.in.Now)
	r.touchTo(moreID)
	r.touchTo(gameID)
	if r.scene.bench.start != s.Board() || s.Hints() != 1 || !s.Paused() || s.Clock(r.in.Now) != clock {
		t.Errorf("board %v, %d hints, paused %v", r.scene.bench.start, s.Hints(), s.Paused())
	}
}

// TestCopyMoves checks that the moves of a solution are copied as they are, also on platforms that share games as links:
// moves are no game.
func TestCopyMoves(t *testing.T) {
	for _, p := range []game.Platform{game.Desktop, game.Browser, game.Phone} {
		r := onLab(t, options{platform: p}, "lab:1,2,3/4,5,6/0,7,8>classic")
		r.tapOn(game.Touch, idOf(tabGroup, solveTab))
		r.touchTo(solveID)
		r.tickUntil(120, "a solution", func() bool { return r.scene.solution.found })
		r.tick(1)
		r.reply(game.Reply{Kind: game.Pressed, ID: copyMovesID})
		moves, err := puzzle.ParseMoves(r.out.Copy)
		if err != nil || len(moves) != 2 || r.out.Share != "" {
			t.Errorf("platform %d: copied %q, shared %q, %v", p, r.out.Copy, r.out.Share, err)
		}
		want := r.stage.Lang.T("message.copied")
		if p == game.Phone {
			want = "" // the host or the system says it
		}
		if r.out.Say != want {
			t.Errorf("platform %d: said %q, want %q", p, r.out.Say, want)
		}
	}
}

var _ stage.Scene = (*Scene)(nil)

// TestPagesAreWhole checks that what a page is about shows whole without scrolling: all commands of the setup, the solution
// with its buttons, and on a desktop a large picture of the goal.
func TestPagesAreWhole(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 412, h: 800}, {w: 1100, h: 760}, {w: 1920, h: 1080}} {
		r := onLab(t, o, "lab:8,6,7/2,5,4/3,0,1>classic")
		whole := func(ids ...ui.ID) {
			t.Helper()
			for _, id := range ids {
				if c := r.stage.Find(id); c.Clip.Intersect(c.Rect) != c.Rect {
					t.Errorf("%+v: %v at %v is cut by %v", o, id, c.Rect, c.Clip)
				}
			}
		}
		whole(shuffleID, undoID, playID)
		if r.stage.Find(shareID) != nil || r.stage.Find(moreID) == nil {
			t.Errorf("%+v: what is seldom needed shows before More is pressed", o)
		}
		r.tapOn(game.Touch, moreID)
		whole(shuffleID, undoID, playID, redoID, swapID, largestID, sortID, entryID, gameID, shareID)
		if other := goalRowID; o.w < o.h { // on a desktop the goal's picture below the commands leads there
			whole(other)
		} else if whole(goalID); r.stage.Find(other) != nil {
			t.Errorf("%+v: two buttons lead to other goals", o)
		}
		if c := r.stage.Find(goalID); o.w > o.h && c.Rect.H < 120 {
			t.Errorf("%+v: the goal's picture is %v high", o, c.Rect.H)
		}
		r.showTab(solveTab)
		r.tapOn(game.Touch, solveID)
		r.tick(120)
		whole(statusID, scrubID, runID, copyMovesID)
	}
}

// TestWhySaysTheReasonFirst checks that the page of reasons begins with the reason of the verdict in a few words, for boards
// and goals of both parities, that the classical rule with its counts follows, and that the proof is told to those who
// ask.
func TestWhySaysTheReasonFirst(t *testing.T) {
	for lab, want := range map[string]string{
		"lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic": "Odd, but the goal is even",
		"lab:1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0>classic": "Even, like the goal",
		"lab:5,1,3,4/2,6,7,8/9,10,15,12/13,14,11,0>snake":   "Even, like the goal",
		"lab:1,2,3/4,5,6/8,7,0>board(1,2,3/4,5,6/8,7,0)":    "Odd, like the goal",
		"lab:1,2,3/4,5,6/7,8,0>board(1,2,3/4,5,6/8,7,0)":    "Even, but the goal is odd",
	} {
		r := onLab(t, options{}, lab)
		r.showTab(whyTab)
		r.tick(1)
		if got := r.scene.bench.facts.headline; !r.says(want) || !r.says(r.scene.bench.facts.reason) {
			t.Errorf("%s: the headline is %q, want %q", lab, got, want)
		}
		proof := r.scene.bench.facts.always
		if r.says(proof) {
			t.Errorf("%s: the proof shows before it is asked for", lab)
		}
		r.touchTo(proofID)
		r.tick(1)
		if !r.says(proof) || r.stage.Find(proofID) != nil {
			t.Errorf("%s: no proof shows", lab)
		}
	}
}

// TestTapsAreAsWideAsTabs checks that the choice of what a tap does begins and ends with the tabs, and that the page of the lamps shows
// whole on a desktop.
func TestTapsAreAsWideAsTabs(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 1100, h: 760}} {
		r := onLab(t, o, "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic")
		r.showTab(parityTab)
		r.tick(1)
		span := func(group string, n int) (from, to float32) {
			last := r.stage.Find(idOf(group, n-1)).Rect
			return r.stage.Find(idOf(group, 0)).Rect.X, last.X + last.W
		}
		from, to := span(tapGroup, 2)
		if x, end := span(tabGroup, tabCount); max(x-from, from-x, end-to, to-end) > 1 {
			t.Errorf("%+v: the taps are at %v to %v, the tabs at %v to %v", o, from, to, x, end)
		}
		if o.w > o.h && r.scene.Scroll.Can() {
			t.Errorf("%+v: the page scrolls", o)
		}
	}
}

// TestBoardIsLarge checks that on a phone the board is as wide as the column, and in large letters more than half as wide.
func TestBoardIsLarge(t *testing.T) {
	for _, c := range []struct {
		o    options
		part float32
	}{{options{w: 360, h: 640}, 0.9}, {options{w: 360, h: 640, text: 2}, 0.7}} {
		r := onLab(t, c.o, labShown)
		tabs := r.stage.Find(idOf(tabGroup, tabCount-1)).Rect
		column := tabs.X + tabs.W - r.stage.Find(idOf(tabGroup, 0)).Rect.X
		if tray := r.scene.bench.board.Rect; tray.W < c.part*column {
			t.Errorf("%+v: the board is %v wide, the column %v", c.o, tray.W, column)
		}
	}
}

// TestVerdictAboveTabs checks that on a desktop the verdict stands above the tabs with its reason, which the page of reasons does
// not repeat, and that the tabs stay where they are when the verdict changes.
func TestVerdictAboveTabs(t *testing.T) {
	r := onLab(t, options{w: 1100, h: 760}, "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic")
	r.showTab(whyTab)
	r.tick(1)
	told := 0
	for _, c := range r.stage.Controls() {
		if c.Label == r.scene.bench.facts.headline {
			told++
		}
	}
	verdict, tab := r.stage.Find(verdictID).Rect, r.stage.Find(idOf(tabGroup, 0)).Rect
	if told != 1 || verdict.X != tab.X || verdict.Y+verdict.H > tab.Y || verdict.H < 60 {
		t.Errorf("the verdict is at %v above tabs at %v, its reason told %d times", verdict, tab, told)
	}
	r.scene.Act(mendID)
	r.tick(1)
	if now := r.stage.Find(idOf(tabGroup, 0)).Rect; now != tab || !r.scene.bench.facts.Solvable {
		t.Errorf("the tabs go from %v to %v", tab, now)
	}
}

// TestReadAlongGroove checks that the page of reasons shows the order of reading as a groove without a number in the blank.
func TestReadAlongGroove(t *testing.T) {
	r := onLab(t, options{}, labShown)
	r.showTab(whyTab)
	r.tick(1)
	if v := &r.scene.bench.board.BoardView; !v.Engraved || !v.LineOnly {
		t.Errorf("engraved %v, the line alone %v", v.Engraved, v.LineOnly)
	}
	r.showTab(solveTab)
	r.tick(1)
	if r.scene.bench.board.LineOnly {
		t.Error("the blank has no number beside a solution")
	}
}

// TestNextStands checks that one filled button leads on: it mends a board that cannot be solved, and plays one that can.
func TestNextStands(t *testing.T) {
	r := onLab(t, options{}, "lab:1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0>classic")
	mend := r.stage.Find(mendID)
	if mend == nil || mend.Look != ui.Primary || r.stage.Find(playID) != nil {
		t.Fatalf("a board that cannot be solved has the button %+v", mend)
	}
	at := mend.Rect
	r.scene.Act(shuffleID)
	r.tick(1)
	next := r.stage.Find(mendID)
	if r.scene.bench.facts.Solvable {
		next = r.stage.Find(playID)
	}
	if next == nil || next.Look != ui.Primary || next.Rect != at {
		t.Errorf("after a shuffle the button is %+v, want it at %v", next, at)
	}
}

// TestGoalHangsAboveSolve checks that on a phone the tab that solves shows the goal beside its words, above the button, and clear of both.
func TestGoalHangsAboveSolve(t *testing.T) {
	for _, o := range []options{{w: 360, h: 640}, {w: 412, h: 915}} {
		r := onLab(t, o, labShown)
		r.showTab(solveTab)
		r.tick(1)
		goal, solve := r.stage.Find(hungID).Rect, r.stage.Find(solveID).Rect
		if goal.H < 80 || goal.Y+goal.H > solve.Y {
			t.Errorf("%+v: the goal is at %v, the button at %v", o, goal, solve)
		}
		for _, c := range r.stage.Controls() {
			if c.ID != hungID && !c.Rect.Intersect(goal).Empty() {
				t.Errorf("%+v: %q at %v lies on the goal at %v", o, c.Label, c.Rect, goal)
			}
		}
	}
}

// TestTurnedScreen checks that where the goal stands depends on the screen alone, not on the one before it.
func TestTurnedScreen(t *testing.T) {
	at := func(r *run) render.Rect {
		r.tick(1)
		return r.stage.Find(goalID).Rect
	}
	for _, o := range []options{{w: 700, h: 600}, {w: 900, h: 600}, {w: 1100, h: 760}, {w: 1280, h: 800}} {
		fresh := onLab(t, o, labShown)
		fresh.showTab(solveTab)
		r := onLab(t, options{w: 360, h: 640}, labShown)
		r.showTab(solveTab)
		r.tick(1)
		if !r.scene.hung {
			t.Fatal("on a phone the goal stands elsewhere")
		}
		r.in.Width, r.in.Height = o.w, o.h
		if got, want := at(r), at(fresh); got != want {
			t.Errorf("%+v: the goal stands at %v, after a phone's screen at %v", o, want, got)
		}
	}
}
