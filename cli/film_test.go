package cli

import (
	"context"
	"errors"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
	"wildfifteen/render/film"
)

// shortContext is a context that ends after so many calls of Err.
type shortContext struct {
	context.Context
	left int
}

func (c *shortContext) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestFilmStops cancels film at each of its checks of the context in turn.
func TestFilmStops(t *testing.T) {
	g, err := puzzle.ParseGame("3x3.classic:1,2,3,4,5,6,0,7,8")
	if err != nil {
		t.Fatal(err)
	}
	moves := []puzzle.Move{{Dir: puzzle.Left, N: 1}, {Dir: puzzle.Left, N: 1}}
	const enough = 1000
	all := &shortContext{t.Context(), enough}
	p := film.New(render.NewFonts(), render.LightTheme(), g.Goal, film.Large, false)
	if _, err := animation(all, p, g.Scramble, moves); err != nil {
		t.Fatal(err)
	}
	asked := enough - all.left
	if asked < len(moves) {
		t.Errorf("asked %d times: not for each move", asked)
	}
	for left := range asked {
		if _, err := animation(&shortContext{t.Context(), left}, p, g.Scramble, moves); !errors.Is(err, context.Canceled) {
			t.Errorf("ended after %d of %d: %v", left, asked, err)
		}
	}
}
