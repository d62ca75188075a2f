package watch

import (
	"bytes"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
	"wildfifteen/render/film"
)

// filmMost is the number of moves of a recording above which no animation of it is offered: the file would be huge.
const filmMost = 600

// filming makes an animation of what the scene plays, some moves in each tick.
type filming struct {
	film *film.Film // nil: none is being made
	at   int        // the frame reached
	part ui.Caption
}

// begin begins to make an animation of all frames, or ends it.
func (m *filming) begin(w *Scene) {
	if m.film != nil {
		m.film = nil
		return
	}
	r := w.reel.film
	p := film.New(render.NewFonts(), w.board.Theme, r.Recording.Game.Goal, film.Small, false)
	*m = filming{film: film.NewFilm(p, r.Board(0), r.Board(r.Last()))}
	r.Board(w.reel.at)
}

// tick films the next move; after the last one the player gets the file.
func (m *filming) tick(w *Scene) {
	if m.film == nil {
		return
	}
	w.Stage.Animate()
	r := w.reel.film
	for m.at < r.Last() {
		m.at++
		if f := r.Frame(m.at); f.Move.N > 0 {
			m.film.Move(f.Move, m.at == r.Last())
			return
		}
	}
	var data bytes.Buffer
	if m.film.Write(&data) == nil {
		w.Stage.Out.Save = &game.FileOut{Name: "wildfifteen.gif", Type: "image/gif", Data: data.Bytes()}
	}
	m.film = nil
}

// layout lays out the rows that share the replay and save pictures.
func (m *filming) layout(w *Scene, col *ui.Column) {
	t := w.Stage.Lang.T
	col.Open(shareID, t("watch.share"), "").Icon = render.Share
	col.Open(pictureID, t("watch.picture"), "").Icon = render.Copy
	r := w.reel.film
	if r.Last() > filmMost {
		return
	}
	label := t("watch.film")
	if m.film != nil {
		part := 100 * m.at / max(1, r.Last())
		if m.part.Update(int64(part)) {
			m.part.Text = t("watch.filming", "part", part)
		}
		label = m.part.Text
	}
	col.Open(filmID, label, "").Icon = render.Play
}

// picture returns a picture of the board shown, with the goal beside it.
func (w *Scene) picture() *game.FileOut {
	g := w.reel.film.Recording.Game
	data := film.New(render.NewFonts(), w.board.Theme, g.Goal, film.Large, true).PNG(w.reel.board())
	return &game.FileOut{Name: "wildfifteen.png", Type: "image/png", Data: data}
}

// share passes on the text of the replay and, where the system's share sheet takes it, the picture of the board shown.
func (w *Scene) share() {
	w.Stage.Share(w.reel.film.Recording.String())
	if w.Stage.Platform != game.Desktop {
		w.Stage.Out.SharePicture = w.picture()
	}
}
