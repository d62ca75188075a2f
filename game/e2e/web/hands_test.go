package web

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"wildfifteen/puzzle"
)

// prefer sets the preferred colour scheme.
func prefer(scheme string) chromedp.Action {
	return emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}})
}

// arrowKeys are the arrow keys for the directions of tiles.
var arrowKeys = [4]string{puzzle.Up: kb.ArrowUp, puzzle.Down: kb.ArrowDown, puzzle.Left: kb.ArrowLeft, puzzle.Right: kb.ArrowRight}

// key presses and releases a key, given as the character it prints or as its code in kb.
func (b *tab) key(k string) {
	b.t.Helper()
	b.must(b.driver.key(k))
}

// names returns the accessible names of the mirror's elements with an ID, in order.
func (b *tab) names(id string) []string {
	b.t.Helper()
	return eval[[]string](b, `[...document.querySelectorAll("#mirror [data-id=`+id+`]")].map(e => e.ariaLabel ?? e.textContent)`)
}

// middle returns the centre of the n-th element with an ID on the page.
func (b *tab) middle(id string, n int) (x, y float64) {
	b.t.Helper()
	p := eval[[]float64](b, `(() => {const r = document.querySelectorAll("#mirror [data-id=`+id+`]")[`+strconv.Itoa(n)+`].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]})()`)
	return p[0], p[1]
}

func (b *tab) click(x, y float64) {
	b.t.Helper()
	b.must(b.driver.click(x, y))
}

func (b *tab) tap(x, y float64) {
	b.t.Helper()
	b.must(b.driver.tap(x, y))
}

// press activates the n-th element with an ID as a screen reader does.
func (b *tab) press(id string, n int) {
	b.t.Helper()
	b.do(`document.querySelectorAll("#mirror [data-id=` + id + `]")[` + strconv.Itoa(n) + `].click()`)
}

// frames waits for n frames of the browser.
func (b *tab) frames(n int) {
	b.t.Helper()
	for range n {
		eval[float64](b, "new Promise(done => requestAnimationFrame(done))")
	}
}

// cells returns the labels of a board joined by commas, as JavaScript prints an array.
func cells(board puzzle.Board) string {
	var list []string
	for c := range board.Size().Cells() {
		list = append(list, strconv.Itoa(board.At(c)))
	}
	return strings.Join(list, ",")
}

// gridOf is an expression that describes a grid of the mirror, given the ID of its cells: the declared numbers of rows and
// columns, and for each row its number with the column and tile of each cell, as in "2 by 2; 1: 1=1 2=2; 2: 1=3 2=0".
func gridOf(id string) string {
	return `(() => {
		const grid = document.querySelector("#mirror [data-id=` + id + `]")?.closest("[role=grid]");
		return [grid?.ariaRowCount + " by " + grid?.ariaColCount, ...[...grid?.children ?? []].map(row =>
			row.ariaRowIndex + ": " + [...row.children].map(cell => cell.ariaColIndex + "=" + (parseInt(cell.ariaLabel) || 0)).join(" "))].join("; ");
	})()`
}

// grid describes a board in the form of gridOf.
func grid(board puzzle.Board) string {
	size := board.Size()
	text := fmt.Sprintf("%d by %d", size.H, size.W)
	for c := range size.Cells() {
		if c%size.W == 0 {
			text += fmt.Sprintf("; %d:", c/size.W+1)
		}
		text += fmt.Sprintf(" %d=%d", c%size.W+1, board.At(c))
	}
	return text
}

// untilCells waits until the mirror shows a board with each cell in its row.
func (b *tab) untilCells(want puzzle.Board) {
	b.t.Helper()
	b.wait("the board "+want.String(), gridOf("cell")+` === "`+grid(want)+`"`, gridOf("cell")+` + " | " + `+told)
}
