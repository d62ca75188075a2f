package cli

import (
	"context"
	"errors"
	"strings"
	"time"

	"wildfifteen/assets"
	"wildfifteen/assets/words"
	"wildfifteen/game/history"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// groupKey returns the key of the games of a configuration, or of a run without its seed.
func groupKey(text string) (string, error) {
	if !puzzle.IsRun(text) {
		c, err := puzzle.ParseConfig(text)
		return c.String(), err
	}
	r, err := puzzle.ParseRun(text)
	return r.String(), err
}

// runSolve returns the record of a run.
func (b *book) runSolve(ctx context.Context, id history.ID) (r session.RunSolve, err error) {
	ok := false
	failed := b.run(ctx, func() bool {
		r, ok, err = b.saves.LookRun(id)
		return !ok && err == nil
	})
	return r, errors.Join(err, failed)
}

// legJSON is a leg of a run in the output of records --json.
type legJSON struct {
	ID  string `json:"id"`
	MS  int64  `json:"ms"`
	STM int    `json:"stm"`
	MTM int    `json:"mtm"`
}

// legs returns the legs of a row that is a run, nil for that of a game.
func (b *book) legs(ctx context.Context, id history.ID) (legs []legJSON, err error) {
	if !b.saves.IsRun(id) {
		return nil, nil
	}
	r, err := b.runSolve(ctx, id)
	for _, l := range r.Legs {
		legs = append(legs, legJSON{l.ID, l.MS, l.STM, l.MTM})
	}
	return legs, err
}

// legsText writes the sizes and the times of the legs of a run: "2x2 0.912, 3x3 5.499".
func legsText(l *assets.Lang, legs []legJSON) string {
	texts := make([]string, len(legs))
	for i, leg := range legs {
		size, _, _ := strings.Cut(leg.ID, ".")
		texts[i] = size + " " + clockText(time.Duration(leg.MS)*time.Millisecond)
	}
	return words.List(l, texts)
}
