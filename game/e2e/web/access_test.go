package web

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/go-json-experiment/json/jsontext"

	"wildfifteen/puzzle"
)

// node is a node of the page's accessibility tree.
type node struct{ role, name string }

// tree returns the page's accessibility tree, as screen readers get it.
func (b *tab) tree() (nodes []node) {
	b.t.Helper()
	b.run(chromedp.ActionFunc(func(ctx context.Context) error {
		// The library's own types fail on reasons that newer browsers add.
		type value struct {
			Value string `json:"value"`
		}
		var all struct {
			Nodes []struct {
				Ignored    bool `json:"ignored"`
				Role, Name value
			} `json:"nodes"`
		}
		var raw jsontext.Value
		if err := cdp.Execute(ctx, "Accessibility.getFullAXTree", nil, &raw); err != nil {
			return err
		}
		if err := json.Unmarshal(raw, &all); err != nil {
			return err
		}
		for _, n := range all.Nodes {
			if !n.Ignored {
				nodes = append(nodes, node{n.Role.Value, n.Name.Value})
			}
		}
		return nil
	}))
	return nodes
}

func TestScreenReader(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, moves := puzzleNear(t, "snake", 4)
	b.openGame(g)
	count := map[string]int{}
	names := map[node]bool{}
	for _, n := range b.tree() {
		count[n.role]++
		names[n] = true
	}
	if count["grid"] != 2 || count["row"] != 6 || count["gridcell"] != 18 || count["Canvas"] != 0 || count["canvas"] != 0 {
		t.Errorf("the page has %v", count)
	}
	for _, want := range []node{{"grid", "Board"}, {"grid", "Goal"}, {"gridcell", "gap"}, {"button", "Undo"}, {"button", "Hint"}, {"button", "Menu"}} {
		if !names[want] {
			t.Errorf("nothing is %v", want)
		}
	}
	// A move changes only the cells whose names change: the two cells that exchange tile and blank, and those in the row
	// and column of the old and the new blank, whose names say whether their tile can move.
	b.do(`window.touched = new Set();
		new MutationObserver(list => list.filter(m => m.target.closest("[role=grid]")).forEach(m => touched.add(m.target)))
			.observe(document.getElementById("mirror"), {subtree: true, attributes: true, childList: true});
		window.boards = [...document.querySelectorAll("#mirror [role=grid], #mirror [role=grid] *")];
		window.names = boards.map(e => e.ariaLabel)`)
	b.do(`window.stop = document.activeElement`)
	b.key(arrowKeys[moves[0]])
	after := g.Scramble.Step(moves[0])
	b.untilCells(after)
	if !eval[bool](b, `document.activeElement === stop && stop.getAttribute("role") === "gridcell"`) {
		t.Error("the keyboard's place left its cell")
	}
	b.until("the move to be said", `/^\d, (up|down|to the left|to the right|left|right)\. Gap row \d column \d\.$/.test(document.getElementById("said").textContent)`)
	const said = `.map(e => e.parentNode.ariaRowIndex + "," + e.ariaColIndex + " " + e.role + " " + e.ariaLabel).join("; ")`
	changed := eval[string](b, `boards.filter((e, n) => e.ariaLabel !== names[n])`+said)
	if touched := eval[string](b, `boards.filter(e => touched.delete(e))`+said); touched != changed || strings.Count(touched, ";") < 1 {
		t.Errorf("a move touched %q, and changed %q", touched, changed)
	}
	if others := eval[string](b, `[...touched]`+said); others != "" {
		t.Errorf("a move touched %q beside the boards' cells", others)
	}
}

// TestGridsOfSizes changes the size of the board, by links and by undo, and checks that the cells of both grids are always
// in the right rows.
func TestGridsOfSizes(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	shows := func(board puzzle.Board, g puzzle.Game) {
		t.Helper()
		b.untilCells(board)
		b.wait("the goal "+g.Goal.Board().String(), gridOf("goalcell")+` === "`+grid(g.Goal.Board())+`"`, gridOf("goalcell"))
	}
	var games []puzzle.Game
	for _, id := range []string{"4x4.snake#first", "3x3.spiral#less", "5x3.classic#wide", "3x5.classic#high"} {
		games = append(games, parse(t, id))
	}
	// A move in each game keeps the next one from taking its place.
	moved := func(g puzzle.Game) puzzle.Board {
		blank := g.Scramble.Blank()
		m, ok := g.Scramble.RunTo(blank - 1)
		if blank%g.Scramble.Size().W == 0 {
			m, ok = g.Scramble.RunTo(blank + 1)
		}
		board, err := g.Scramble.Play(m)
		if !ok || err != nil {
			t.Fatalf("no move beside the blank of %v", g.Scramble)
		}
		return board
	}
	b.openGame(games[0])
	shows(games[0].Scramble, games[0])
	for i, g := range games[1:] {
		before := games[i]
		b.press("cell", moved(before).Blank())
		shows(moved(before), before)
		b.do("location.hash = " + quote(link(g)))
		shows(g.Scramble, g)
		b.press("undo", 0)
		shows(moved(before), before)
		b.press("redo", 0)
		shows(g.Scramble, g)
	}
}

// TestTab goes through the page with Tab: from the board to every button, and out of the page.
func TestTab(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, _ := puzzleNear(t, "snake", 4)
	b.openGame(g)
	at := func() string {
		return eval[string](b, `document.activeElement.dataset.id ?? document.activeElement.tagName`)
	}
	if at() != "cell" {
		t.Fatalf("the keyboard starts at %s", at())
	}
	seen := map[string]bool{}
	for range 12 {
		b.key(kb.Tab)
		seen[at()] = true
	}
	for _, id := range []string{"goal", "config", "clock", "hint", "new", "menu", "cell"} {
		if !seen[id] {
			t.Errorf("Tab does not come to %s: %v", id, seen)
		}
	}
	if seen["CANVAS"] {
		t.Error("Tab stops at the picture")
	}
	// The game's own focus follows, even there and back within one tick.
	const focus = `document.querySelector("#mirror [data-id=%s]").focus();`
	for _, ids := range [][]string{{"menu"}, {"config", "menu"}} {
		statement := ""
		for _, id := range ids {
			statement += fmt.Sprintf(focus, id)
		}
		b.do(statement)
		b.frames(4)
		if at() != "menu" {
			t.Errorf("after %v the keyboard is at %s", ids, at())
		}
	}
	b.key(kb.Enter)
	b.until("the menu", `document.querySelector("#mirror [data-id=share]")`)
	b.key(kb.Escape)
	b.until("the board", `document.querySelector("#mirror [data-id=undo]")`)
}

// TestBrowsersKeys checks that the browser gets its own keys and the game the others.
func TestBrowsersKeys(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	g, _ := puzzleNear(t, "snake", 4)
	b.openGame(g)
	b.do(`window.taken = (init) => !document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {bubbles: true, cancelable: true, ...init}))`)
	for _, c := range []struct {
		init  string
		taken bool
	}{
		{`{code: "KeyR", key: "r", ctrlKey: true}`, false},
		{`{code: "KeyR", key: "r", metaKey: true}`, false},
		{`{code: "KeyL", key: "l", ctrlKey: true}`, false},
		{`{code: "KeyT", key: "t", ctrlKey: true}`, false},
		{`{code: "KeyW", key: "w", ctrlKey: true}`, false},
		{`{code: "KeyF", key: "f", ctrlKey: true}`, false},
		{`{code: "KeyV", key: "v", ctrlKey: true}`, false},
		{`{code: "Equal", key: "+", ctrlKey: true}`, false},
		{`{code: "Digit0", key: "0", ctrlKey: true}`, false},
		{`{code: "ArrowLeft", key: "ArrowLeft", altKey: true}`, false},
		{`{code: "F5", key: "F5"}`, false},
		{`{code: "F11", key: "F11"}`, false},
		{`{code: "F12", key: "F12"}`, false},
		{`{code: "Tab", key: "Tab"}`, false},
		{`{code: "KeyA", key: "a", isComposing: true}`, false},
		{`{code: "KeyA", key: "ф", ctrlKey: true}`, false},
		{`{code: "KeyR", key: "к", ctrlKey: true}`, false},
		{`{code: "KeyZ", key: "я", ctrlKey: true}`, true}, // on a Russian keyboard
		{`{code: "ArrowLeft", key: "ArrowLeft"}`, true},
		{`{code: "Space", key: " "}`, true},
		{`{code: "KeyZ", key: "z", ctrlKey: true}`, true},
		{`{code: "KeyH", key: "h"}`, true},
	} {
		if got := eval[bool](b, "taken("+c.init+")"); got != c.taken {
			t.Errorf("%s: taken by the game: %v", c.init, got)
		}
	}
}

// TestPaste opens a game from the clipboard by the browser's own paste key.
func TestPaste(t *testing.T) {
	t.Parallel()
	b := newTab(t, serve(t, nil), desk, nil)
	b.open("")
	g := parse(t, "3x4.snake#pasted")
	b.do(`const d = new DataTransfer(); d.setData("text/plain", "3x4.snake#pasted");
		document.activeElement.dispatchEvent(new ClipboardEvent("paste", {clipboardData: d, bubbles: true, cancelable: true}))`)
	b.untilCells(g.Scramble)
}
