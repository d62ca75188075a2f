package game

import (
	"math/rand/v2"
	"strconv"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
)

// actSetup does what the buttons of the first tab do, and reports whether id is one of them.
func (l *lab) actSetup(id ui.ID) bool {
	a := l.app
	switch id {
	case labGoalID, labGoalRowID:
		a.push(newLabGoal(l))
	case largestID:
		l.board(l.it.Start.Swap(twoLargest(l.it.Start)))
		l.lamps.did = a.lang.T("lab.did_swap")
	case swapID:
		l.randomSwap()
	case mendID:
		l.mend()
	case shuffleID:
		l.shuffle()
	case sortID:
		l.board(l.it.Goal.Board())
	case undoID:
		l.undo()
	case redoID:
		l.redo()
	case labEntryID:
		a.push(newLabEntry(l))
	case labShareID:
		a.share(l.it.String())
	case labGameID:
		l.takeGame()
	case labPlayID:
		a.openGame(l.game())
	default:
		return false
	}
	return true
}

// random returns the source of what the laboratory draws.
func (l *lab) random() *rand.Rand {
	if src := l.app.boot.Deals; src != nil {
		return rand.New(src)
	}
	return rand.New(puzzle.SecureSource())
}

// randomSwap swaps two tiles drawn by chance.
func (l *lab) randomSwap() {
	b := l.it.Start
	tiles := b.Size().Cells() - 1
	r := l.random()
	i := r.IntN(tiles)
	j := r.IntN(tiles - 1)
	if j >= i {
		j++
	}
	cell := func(i int) int { // of the i-th tile: the blank's is passed over
		if i >= b.Blank() {
			i++
		}
		return i
	}
	l.exchange(cell(i), cell(j))
}

// exchange lifts what lies in two cells out and puts each into the other.
func (l *lab) exchange(c1, c2 int) {
	b := l.it.Start
	t := l.app.lang.T
	steps := cellDistance(c1, c2, b.Size().W)
	first, second := b.At(c1), b.At(c2)
	l.board(b.Swap(c1, c2))
	switch {
	case first != 0 && second != 0:
		l.lamps.did = t("lab.did_swap")
		l.app.say(t("lab.said_swap", "first", first, "second", second, "verdict", l.words.verdict))
	case steps%2 == 1:
		l.lamps.did = t("lab.did_blank_odd")
	default:
		l.lamps.did = t("lab.did_blank_even")
	}
	l.app.sound(TapSound, 0)
}

// cellDistance is how many steps two cells lie apart.
func cellDistance(a, b, w int) int {
	dx, dy := a%w-b%w, a/w-b/w
	return max(dx, -dx) + max(dy, -dy)
}

// mend swaps the two tiles that make the board solvable.
func (l *lab) mend() {
	if c1, c2, ok := puzzle.Mend(l.it.Start, l.it.Goal.Board()); ok {
		l.exchange(c1, c2)
	}
}

// shuffle draws any arrangement of the tiles, solvable or not.
func (l *lab) shuffle() {
	labels := l.it.Start.AppendLabels(nil)
	r := l.random()
	r.Shuffle(len(labels), func(i, j int) { labels[i], labels[j] = labels[j], labels[i] })
	if b, err := puzzle.NewBoard(l.it.Start.Size(), labels); err == nil {
		l.board(b)
		l.tellHalf()
	}
}

// tellHalf says once what becomes of arrangements made by chance.
func (l *lab) tellHalf() {
	if !l.told {
		l.told = true
		l.app.toast.show(l.app, l.app.lang.T("lab.did_shuffle"))
	}
}

// numerals appends the numbers 0..n as texts.
func numerals(dst []string, n int) []string {
	for i := range n + 1 {
		dst = append(dst, strconv.Itoa(i))
	}
	return dst
}
