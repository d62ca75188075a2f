package lab

import (
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
)

// glideTime is how long the tiles take from one board to the next.
const glideTime = 180 * time.Millisecond

// bench holds the question of the laboratory, what is known about it, and its board on the screen.
type bench struct {
	Stage *stage.Stage
	question
	facts facts
	lamps boardview.Lamps
	cause string // what the player did last
	board board

	shown  func(resized bool)   // called when the board or the goal has changed
	turned func(old puzzle.Lab) // called after shown, unless the change was a step of the solution
}

// set shows a question without animation.
func (b *bench) set(it puzzle.Lab) {
	resized := it.Start.Size() != b.start.Size()
	if resized {
		b.board.resize(it.Start)
	}
	b.start, b.goal = it.Start, it.Goal
	b.board.touch.Drop()
	b.facts.find(&b.question)
	b.reword()
	b.shown(resized)
}

// reword makes the sentences about the question in the language of the stage.
func (b *bench) reword() {
	b.facts.word(b.Stage.Lang, &b.question)
	b.lamps.Show(b.Stage.Lang, b.start, b.goal)
}

// cellName says what is in a cell and where it belongs. (The control of the cell has its name from the last layout.)
func (b *bench) cellName(cell int) string {
	return boardview.CellName(b.Stage.Lang, b.start, b.goal, cell)
}

// show shows a question and animates the change: the tiles glide to their new cells.
func (b *bench) show(it puzzle.Lab) {
	old, was := b.start, b.lamps
	b.set(it)
	b.glide(old)
	b.lamps.Flash(b.Stage, &was)
}

// turn replaces the question, announces the verdict and calls turned.
func (b *bench) turn(it puzzle.Lab) {
	old := b.lab()
	b.show(it)
	b.cause = ""
	b.Stage.Say(b.facts.verdict)
	b.turned(old)
}

// change replaces the question with a new one; undo then brings the old one back.
func (b *bench) change(it puzzle.Lab) {
	if it != b.lab() {
		b.remember()
		b.turn(it)
	}
}

// changeBoard is change for the board alone.
func (b *bench) changeBoard(to puzzle.Board) { b.change(puzzle.Lab{Start: to, Goal: b.goal}) }

// undo brings the previous question back, redo the one that undo replaced.
func (b *bench) undo() { b.turnOrRefuse(b.takePast()) }
func (b *bench) redo() { b.turnOrRefuse(b.takeFuture()) }

func (b *bench) turnOrRefuse(it puzzle.Lab, ok bool) {
	if ok {
		b.turn(it)
	} else {
		b.Stage.Sound(game.BlockedSound, 0)
	}
}

// glide makes the tiles glide from their cells on an old board. Nothing glides if the new board has other tiles.
func (b *bench) glide(old puzzle.Board) {
	v := &b.board.View
	start := b.board.touch.TakeStart(v)
	switch {
	case old == b.start:
	case old.Size() != b.start.Size() || old.Missing() != b.start.Missing():
		v.Motion.StopSlide()
	default:
		v.Motion.Slide(b.Stage, b.Stage.StartFade(glideTime, boardview.FadeTime), old, b.start, start)
	}
}

// animates reports whether the board or a lamp is being animated.
func (b *bench) animates() bool {
	return b.board.Motion.Runs(b.Stage) || b.lamps.Blinks(b.Stage)
}

// exchange swaps the contents of two cells, the blank included.
func (b *bench) exchange(c1, c2 int) {
	t := b.Stage.Lang.T
	steps := cellDistance(c1, c2, b.start.Size().W)
	first, second := b.start.At(c1), b.start.At(c2)
	b.changeBoard(b.start.Swap(c1, c2))
	switch {
	case first != 0 && second != 0:
		b.cause = t("lab.did_swap")
		b.Stage.Say(t("lab.said_swap", "first", first, "second", second, "verdict", b.facts.verdict))
	case steps%2 == 1:
		b.cause = t("lab.did_blank_odd")
	default:
		b.cause = t("lab.did_blank_even")
	}
	b.Stage.Sound(game.TapSound, 0)
}

// mend makes the board solvable by a swap of two tiles, if it is not solvable.
func (b *bench) mend() {
	if c1, c2, ok := puzzle.Mend(b.start, b.goal.Board()); ok {
		b.exchange(c1, c2)
	}
}

// slide makes a move by the rules of the puzzle and reports whether it is legal.
func (b *bench) slide(m puzzle.Move) bool {
	to, err := b.start.Play(m)
	if err != nil {
		return false
	}
	label := to.At(b.start.Blank())
	b.changeBoard(to)
	b.cause = b.Stage.Lang.N("lab.did_slide", m.N)
	b.soundSlide(label)
	b.Stage.Buzz(8)
	b.Stage.Say(b.Stage.Lang.T("play.said_short", "n", label, "way", words.Direction(b.Stage.Lang, m.Dir)))
	return true
}

// soundSlide plays the sounds of a sliding tile.
func (b *bench) soundSlide(label int) {
	b.Stage.Sound(game.SlideSound, 0)
	b.Stage.SoundIn(b.Stage.Length(glideTime), game.NoteSound, boardview.Pitch(label, b.start.Size().Cells()))
}

// refuse shakes a tile that cannot do what the player asked for.
func (b *bench) refuse(cell int) {
	b.Stage.Sound(game.BlockedSound, 0)
	b.board.Motion.Shake(b.Stage, cell)
}
