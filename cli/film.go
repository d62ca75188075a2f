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
	if len(moves) > longFilm {
		f.Hurry()
	}
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

// filmCell returns the side of a cell in films of boards of a size: large boards need more moves, so that each has to be
// smaller.
func filmCell(size puzzle.Size) int {
	const side, cells = 900, 25 // the largest side of a board of more cells
	if size.Cells() <= cells {
		return film.Large
	}
	return max(1, min(film.Small, side/max(size.W, size.H)))
}

// longFilm is the number of moves from which on a film shows each board for a moment only.
const longFilm = 2000

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
