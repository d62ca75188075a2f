package cli

import (
	"bytes"
	"context"

	"wildfifteen/puzzle"
	"wildfifteen/render/film"
)

// animation returns an animated GIF of a board and then its moves.
func animation(ctx context.Context, p *film.Picture, b puzzle.Board, moves []puzzle.Move) ([]byte, error) {
	end, err := playAll(b, moves)
	if err != nil {
		return nil, err
	}
	f := film.NewFilm(p, b, end)
	for i, m := range moves {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		f.Move(m, i == len(moves)-1)
	}
	var data bytes.Buffer
	err = f.Write(&data)
	return data.Bytes(), err
}

// playAll returns the board after some moves.
func playAll(b puzzle.Board, moves []puzzle.Move) (puzzle.Board, error) {
	for _, m := range moves {
		var err error
		if b, err = b.Play(m); err != nil {
			return b, err
		}
	}
	return b, nil
}
