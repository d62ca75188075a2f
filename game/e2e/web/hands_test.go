package web

import (
	"context"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"wildfifteen/puzzle"
)

// prefer sets the user's colour scheme.
func prefer(scheme string) chromedp.Action {
	return emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}})
}

// keys of the moves, as tiles go.
var arrowKeys = [4]string{puzzle.Up: kb.ArrowUp, puzzle.Down: kb.ArrowDown, puzzle.Left: kb.ArrowLeft, puzzle.Right: kb.ArrowRight}

// key presses and lets go a key, by what it prints or by its code in kb.
func (b *tab) key(k string) {
	b.t.Helper()
	b.run(chromedp.KeyEvent(k))
}

// names returns the accessible names of the mirror's elements of an ID, in their order.
func (b *tab) names(id string) []string {
	b.t.Helper()
	return eval[[]string](b, `[...document.querySelectorAll("#mirror [data-id=`+id+`]")].map(e => e.ariaLabel ?? e.textContent)`)
}

// middle returns the place of the n-th element of an ID on the page.
func (b *tab) middle(id string, n int) (x, y float64) {
	b.t.Helper()
	p := eval[[]float64](b, `(() => {const r = document.querySelectorAll("#mirror [data-id=`+id+`]")[`+strconv.Itoa(n)+`].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]})()`)
	return p[0], p[1]
}

func (b *tab) click(x, y float64) {
	b.t.Helper()
	b.run(chromedp.MouseClickXY(x, y))
}

func (b *tab) tap(x, y float64) {
	b.t.Helper()
	b.run(chromedp.ActionFunc(func(ctx context.Context) error {
		at := []*input.TouchPoint{{X: x, Y: y}}
		if err := input.DispatchTouchEvent(input.TouchStart, at).Do(ctx); err != nil {
			return err
		}
		return input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}).Do(ctx)
	}))
}

// press activates the n-th element of an ID as a screen reader does.
func (b *tab) press(id string, n int) {
	b.t.Helper()
	b.do(`document.querySelectorAll("#mirror [data-id=` + id + `]")[` + strconv.Itoa(n) + `].click()`)
}

// cells writes a board as JavaScript joins its tiles.
func cells(board puzzle.Board) string {
	var list []string
	for c := range board.Size().Cells() {
		list = append(list, strconv.Itoa(board.At(c)))
	}
	return strings.Join(list, ",")
}

// untilCells waits for the mirror to show a board.
func (b *tab) untilCells(want puzzle.Board) {
	b.t.Helper()
	b.until("the board "+want.String(), `[...document.querySelectorAll("#mirror [data-id=cell]")].map(e => parseInt(e.ariaLabel) || 0).join() === "`+cells(want)+`"`)
}
