package cli

import (
	"context"
	"errors"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/solve"
	"wildfifteen/render"
)

// cardWords are the shapes of a card; the first stands for none.
var cardWords = []string{"none", "wide", "square"}

// cardTime is how long the fewest moves are looked for.
const cardTime = 10 * time.Second

// card draws a card about a replay, or about a board and the moves that solve it.
func (d *drawer) card(ctx context.Context, text string) error {
	t := d.parsePlayed(text, d.goal, d.size)
	if t.err != nil {
		return t.err
	}
	if n, end := t.illegal(); n > 0 || end != t.task.goal.Board() {
		return errors.New(d.lang.T("cli_draw.card_unsolved"))
	}
	optimal, err := d.fewest(ctx, t.task)
	if err != nil {
		return err
	}
	theme, moves := newTheme(d.theme), puzzle.STM(t.moves)
	c := render.ShareCard{
		Theme: theme, Goal: t.task.goal, Colors: render.TileColors(nil, theme, render.PathScheme, t.task.goal),
		Title: d.lang.T("common.title"), Date: d.date, Name: words.Deal(d.lang, t.game(), 0),
		Moves: d.lang.Count(moves), Note: words.Card(d.lang, moves, optimal), Best: optimal == moves,
	}
	if replay, ok := carriedReplay(text); ok {
		if r, err := puzzle.ParseReplay(replay); err == nil && r.Timed {
			c.Time = words.ClockIn(d.lang, r.Time(), 1)
		}
	}
	w, h := float32(render.CardWide), float32(render.CardLow)
	if cardWords[d.shape] == "square" {
		w, h = render.CardSquare, render.CardSquare
	}
	fonts := render.NewFonts()
	fonts.Suit(d.lang.Tag(), d.lang.Characters(), d.lang.Faces().Regular, d.lang.Faces().Bold)
	var l render.List
	l.Reset(w, h, theme.Paper)
	l.ShareCard(fonts, render.Rect{W: w, H: h}, 0, &c)
	return d.told(t.task, t.moves, d.picture(d.name(), &l, fonts))
}

// game returns the game that was played, as an exact ID tells it.
func (p *played) game() puzzle.Game {
	return puzzle.Game{Config: puzzle.Config{Size: p.task.goal.Size(), Rule: p.task.goal.Rule()}, Goal: p.task.goal, Scramble: p.board}
}

// fewest returns the fewest moves possible, 0 if they cannot be found in time.
func (d *drawer) fewest(ctx context.Context, t task) (int, error) {
	if !solve.Exact(t.board.Size()) {
		return 0, nil
	}
	s := d.newSearch(ctx)
	s.limit = cardTime
	within, cancel := s.deadline()
	defer cancel()
	found, _ := s.search(within, t.board, t.goal.Board(), func(solve.Solution) {})
	if ctx.Err() != nil || !found.Optimal {
		return 0, ctx.Err()
	}
	return len(found.Moves), nil
}
