package lessons

import (
	"math/rand/v2"
	"slices"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/coach"
	"wildfifteen/render"
)

// Lesson is the scene of a lesson.
type Lesson struct {
	stage.Page
	keys  *keys.Map
	desk  Desk
	n     int // the lesson, from 0
	pupil pupil

	view    boardview.View
	touch   boardview.Touch
	lit     []bool // by label: the tiles that the task is about
	target  target
	buttons [2]ui.Command
	shifts  []render.TileShift
	shows   bool        // the program plays
	pause   stage.Timer // between two moves that it plays
	words   text
	lamps   boardview.Lamps

	size    float32 // of the sentences in a tight layout, in dip
	cut     bool    // not all of them have room there
	praised float32 // the size of the letters of what is said when a task is done, in dip

	seat  seat // of the board
	short bool // the sentences are so short that they have larger letters on a low screen
}

var (
	againID = ui.ID{Name: "again"}
	showID  = ui.ID{Name: "showme"}
	nextID  = ui.ID{Name: "next"}
	yesID   = ui.ID{Name: "solvable"}
	noID    = ui.ID{Name: "unsolvable"}
	labID   = ui.ID{Name: "tolab"}
)

// showTime is the time between two moves that the program plays.
const showTime = 360 * time.Millisecond

// New returns a lesson, counted from 0. src deals its boards; nil stands for the system's secure source.
func New(s *stage.Stage, k *keys.Map, desk Desk, src rand.Source, n int) *Lesson {
	if src == nil {
		src = puzzle.SecureSource()
	}
	l := &Lesson{Page: stage.NewPage(s), keys: k, desk: desk, n: n, pupil: pupil{lesson: &course[n], src: src}}
	l.Focus = boardview.GridID
	l.pupil.begin()
	l.open()
	return l
}

// open shows the board of a task that begins, without a blink of its lamps: none of them has switched.
func (l *Lesson) open() {
	l.settle()
	l.lamps.Rest()
}

// settle shows the pupil's board after it was replaced.
func (l *Lesson) settle() {
	l.shows = false
	l.view.Motion.Stop()
	l.touch.Reset()
	l.view.Cursor = boardview.Cursor{Cell: l.pupil.board.Blank()}
	l.Scroll.ToStart()
	l.light()
}

// light shows the pupil's board on the lamps, if the task has any: those that switch blink.
func (l *Lesson) light() {
	l.words.forget()
	if !l.pupil.task().lamps {
		return
	}
	was := l.lamps
	l.lamps.Show(l.Stage.Lang, l.pupil.board, l.pupil.open.goal)
	l.lamps.Flash(l.Stage, &was)
}

// First returns the button that goes on, if there is one, or the board.
func (l *Lesson) First() ui.ID {
	if l.pupil.done {
		return nextID
	}
	return boardview.GridID
}

// Tick plays what the player has asked to see.
func (l *Lesson) Tick() {
	if !l.Stage.Shows(l) {
		return
	}
	if l.shows && !l.Stage.Runs(l.pause) && !l.view.Motion.Slides(l.Stage) {
		if m, ok := l.pupil.shown(); ok {
			l.make(m)
			l.pause = l.Stage.Start(showTime)
		} else {
			l.shows = false
		}
	}
	if l.shows || l.view.Motion.Runs(l.Stage) || l.lamps.Blinks(l.Stage) {
		l.Stage.Animate()
	}
}

// make makes a move that is possible.
func (l *Lesson) make(m puzzle.Move) {
	old, start := l.pupil.board, l.touch.TakeStart(&l.view)
	aim := l.pupil.track.Aim
	if !l.pupil.move(m) {
		return
	}
	now := l.pupil.board
	l.view.Motion.Slide(l.Stage, l.Stage.StartFade(boardview.SlideTime, boardview.FadeTime), old, now, start)
	l.Stage.Sound(game.SlideSound, 0)
	l.Stage.Buzz(8)
	cells := now.Size().Cells()
	if tile, _ := boardview.Arrived(l.pupil.open.goal, old, now); tile > 0 {
		l.Stage.SoundIn(l.Stage.Length(boardview.SlideTime), game.NoteSound, boardview.Pitch(tile, cells))
	}
	l.light()
	if l.pupil.done {
		l.reached()
	} else {
		l.tell(m, now.At(old.Blank()), &aim)
	}
}

// tell announces a move that was made, of a tile and maybe others, and, if the aim is another one now, what the lesson says.
func (l *Lesson) tell(m puzzle.Move, label int, was *coach.Aim) {
	lang, aim := l.Stage.Lang, &l.pupil.track.Aim
	said, say := "", ""
	if !l.shows && l.Stage.Set.Announce != session.AnnounceSolved {
		said = lang.T("play.said_short", "n", label, "way", words.Direction(lang, m.Dir))
	}
	if aim.Kind != was.Kind || !slices.Equal(aim.Tiles, was.Tiles) {
		say = l.words.sentence(l)
	}
	switch {
	case said != "" && say != "":
		l.Stage.Say(lang.T("lessons.said", "move", said, "say", say))
	case said+say != "":
		l.Stage.Say(said + say)
	}
}

// reached celebrates a task that is done.
func (l *Lesson) reached() {
	l.shows = false
	l.view.Motion.Wave(l.Stage, l.pupil.open.goal)
	if l.pupil.last() {
		l.desk.Learn(l.n)
	}
	l.words.forget()
	l.Stage.Say(l.words.sentence(l))
	l.Focus = nextID
}

// try makes a move of the player, or refuses it. ok is false if it is not possible.
func (l *Lesson) try(m puzzle.Move) (ok bool) {
	if _, err := l.pupil.board.Play(m); err != nil || !l.plays() {
		return false
	}
	l.shows = false
	l.make(m)
	return true
}

// plays reports whether the tiles can be moved in this task.
func (l *Lesson) plays() bool { return !l.pupil.done && l.pupil.task().aim.kind != judgeAim }

// refuse shakes a tile that cannot move.
func (l *Lesson) refuse(cell int) {
	l.Stage.Sound(game.BlockedSound, 0)
	l.view.Motion.Shake(l.Stage, cell)
}

// Act does what a button says, or that of a tap on a cell.
func (l *Lesson) Act(id ui.ID) {
	switch {
	case id.Name == boardview.CellGroup:
		l.Tap(id.N, session.NoInput)
	case id == againID:
		l.pupil.again()
		l.settle()
		l.Focus = boardview.GridID
	case id == showID:
		l.shows = !l.shows
		l.pause = stage.Timer{}
	case id == yesID || id == noID:
		l.judge(id == yesID)
	case id == labID:
		l.desk.ShowLab(puzzle.Lab{Start: l.pupil.board, Goal: l.pupil.open.goal})
	case id == nextID:
		l.goOn()
	}
}

// judge takes what the player thinks of the board.
func (l *Lesson) judge(solvable bool) {
	l.pupil.judge(solvable)
	switch {
	case l.pupil.done:
		l.reached()
		return
	case l.pupil.wrong:
		l.Stage.Sound(game.BlockedSound, 0)
	default:
		l.Stage.Sound(game.NoteSound, float32(l.pupil.right)/rights)
		l.settle()
		l.view.Motion.Deal(l.Stage)
	}
	l.words.forget()
	l.Stage.Say(l.words.sentence(l))
}

// goOn goes on to the next task, the next lesson or, after the last one, to a game.
func (l *Lesson) goOn() {
	switch {
	case !l.pupil.done:
		return
	case !l.pupil.last():
		was := l.pupil.board
		l.pupil.next()
		l.open()
		if l.pupil.board != was {
			l.view.Motion.Deal(l.Stage)
		}
		l.Stage.Say(l.words.sentence(l))
	case l.n+1 < Count:
		l.n++
		l.OpenedBy(address(l.n))
		l.pupil = pupil{lesson: &course[l.n], src: l.pupil.src}
		l.pupil.begin()
		l.open()
		l.view.Motion.Deal(l.Stage)
		l.Stage.Say(l.words.sentence(l))
	default:
		l.desk.PlayNow()
		return
	}
	l.Focus = boardview.GridID
}

// Hear makes the words anew when the language changes, and ends what a finger does when another scene covers this one.
func (l *Lesson) Hear(n stage.News) {
	switch n {
	case stage.Reworded:
		l.light()
	case stage.Covered, stage.Away:
		l.shows = false
		l.touch.Drop()
	}
}

// Touch follows a finger on the board.
func (l *Lesson) Touch(g *stage.Finger, ph stage.Phase) {
	if ph == stage.Pressed {
		if _, ok := l.view.CellAt(g.At); !ok {
			l.Stage.Cancel(g)
			return
		}
		l.view.Cursor.Shown = false
	}
	l.touch.Follow(l.Stage, &l.view, l, g, ph)
}

// Board, Grab, Slide and Tap make the lesson a [boardview.Hand].
func (l *Lesson) Board() puzzle.Board { return l.pupil.board }

func (l *Lesson) Grab(cell int) (m puzzle.Move, ok bool) {
	if !l.plays() {
		return m, false
	}
	return l.pupil.board.RunTo(cell)
}

func (l *Lesson) Slide(m puzzle.Move, _ session.Input) bool { return l.try(m) }

func (l *Lesson) Tap(cell int, _ session.Input) {
	if cell >= l.pupil.board.Size().Cells() || cell == l.pupil.board.Blank() {
		return
	}
	if m, ok := l.pupil.board.RunTo(cell); !ok || !l.try(m) {
		l.refuse(cell)
	}
}

// Key slides tiles while the board has the focus: with Shift to the edge.
func (l *Lesson) Key(e game.KeyEvent) bool {
	if !e.Down || l.Focus != boardview.GridID {
		return false
	}
	a := l.keys.Action(e)
	switch d, ok := a.Dir(); {
	case ok && l.plays():
		l.steer(d, e.Mods&game.Shift != 0)
	case a == keys.Hint && !e.Repeat && l.canShow():
		l.Act(showID)
	default:
		return false
	}
	return true
}

// steer moves a tile in a direction or, if the player chose so, the blank; if far is set, all tiles up to the edge.
func (l *Lesson) steer(d puzzle.Dir, far bool) {
	if l.Stage.Set.Arrows == session.ArrowsMoveBlank {
		d = d.Opposite()
	}
	n := 1
	if far {
		n = max(1, l.pupil.board.MaxRun(d))
	}
	if !l.try(puzzle.Move{Dir: d, N: n}) {
		l.Stage.Sound(game.BlockedSound, 0)
	}
}

// Pad slides tiles while the board has the focus: with the right trigger to the edge.
func (l *Lesson) Pad(p stage.PadPress) bool {
	switch d, ok := p.Dir(); {
	case ok && l.Focus == boardview.GridID && l.plays():
		l.steer(d, p.Held&game.PadR2 != 0)
	case p.Button == game.PadX && !p.Repeat:
		l.Act(againID)
	case p.Button == game.PadY && !p.Repeat && l.canShow():
		l.Act(showID)
	default:
		return false
	}
	return true
}
