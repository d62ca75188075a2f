package watch

import (
	"bytes"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
	"wildfifteen/render/film"
)

// filmMost is the largest number of moves in an animation: the file of more would be huge. Of a longer game it shows the end.
const filmMost = 600

// The cells of a large board are so small in an animation that its side has filmSide pixels, but have filmCell at least.
const filmSide, filmCell = 480, 24

// filming makes an animation of what the scene plays, one picture in each tick.
type filming struct {
	film  *film.Film        // nil: none is being made
	reel  *session.Playback // what it shows
	first int               // the frame that it begins with
	at    int               // the frame reached
	part  ui.Caption
}

// begin begins to make an animation, or ends it.
func (m *filming) begin(w *Scene) {
	if m.film != nil {
		m.film = nil
		return
	}
	m.reel = session.NewPlayback(w.reel.film.Recording, w.reel.whole)
	m.first = firstFilmed(m.reel)
	m.at = m.first
	end := m.reel.Board(m.reel.Last())
	goal := m.reel.Recording.Game.Goal
	cell := min(film.Small, max(filmCell, filmSide/max(goal.Size().W, goal.Size().H)))
	p := film.New(render.NewFonts(), w.board.Theme, goal, cell, false)
	m.film = film.NewFilm(p, m.reel.Board(m.first), end)
}

// firstFilmed returns the frame with which the animation of a film begins.
func firstFilmed(r *session.Playback) int {
	at := r.Last()
	for moves := 0; at > 0; at-- {
		if r.Frame(at).Move.N > 0 {
			if moves++; moves > filmMost {
				break
			}
		}
	}
	return at
}

// tick makes the next picture; after the last one the player gets the file.
func (m *filming) tick(w *Scene) {
	if m.film == nil || !w.Stage.Shows(w) {
		return
	}
	w.Stage.Animate()
	if m.film.Step() {
		return
	}
	for m.at < m.reel.Last() {
		m.at++
		if f := m.reel.Frame(m.at); f.Move.N > 0 {
			m.film.Begin(f.Move, m.at == m.reel.Last())
			return
		}
	}
	var data bytes.Buffer
	if m.film.Write(&data) == nil {
		w.offer(&game.FileOut{Name: "wildfifteen.gif", Type: "image/gif", Data: data.Bytes()})
	}
	m.film = nil
}

// offer gives the animation to the player. Where the system has a share sheet, the player chooses between that and a file:
// some browsers open the sheet only right after a press.
func (w *Scene) offer(f *game.FileOut) {
	if w.Stage.Platform == game.Desktop {
		w.Stage.Out.Save = f
		return
	}
	l := w.Stage.Lang
	size := l.Decimal(max(0.1, float64(len(f.Data))/1e6), 1)
	w.Stage.Ask(stage.Question{Text: l.T("watch.filmed", "size", size), Answers: []stage.Answer{
		{Label: l.T("watch.share"), Do: func() { w.share(f) }},
		{Label: l.T("watch.save"), Do: func() { w.Stage.Out.Save = f }},
	}})
}

// layout lays out the row of an animation about which there is more to say: how far it is, or that it shows only the end.
func (m *filming) layout(w *Scene, col *ui.Column) {
	label := w.words.end
	switch {
	case m.film != nil:
		part := 100 * (m.at - m.first) / max(1, m.reel.Last()-m.first)
		if m.part.Update(int64(part)) {
			m.part.Text = w.Stage.Lang.T("watch.filming", "part", part)
		}
		label = m.part.Text
	case !w.long:
		return
	}
	col.Open(filmID, label, "").Icon = render.Film
}

// picture returns a picture of the board shown, with the goal beside it.
func (w *Scene) picture() *game.FileOut {
	g := w.reel.film.Recording.Game
	data := film.New(render.NewFonts(), w.board.Theme, g.Goal, film.Large, true).PNG(w.reel.board())
	return &game.FileOut{Name: "wildfifteen.png", Type: "image/png", Data: data}
}

// share passes on the text of the replay and, where the system's share sheet takes it, a file.
func (w *Scene) share(f *game.FileOut) {
	w.Stage.Share(w.reel.film.Recording.Link())
	if w.Stage.Platform != game.Desktop {
		w.Stage.Out.SharePicture = f
	}
}
