package gametest

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// WithGoals returns a store of a player who keeps goals: configurations and names.
func WithGoals(t testing.TB, goals ...[2]string) *Memory {
	t.Helper()
	m := WithSettings(func(s *session.Settings) { s.FirstDone = true })
	for _, g := range goals {
		c, err := puzzle.ParseConfig(g[0])
		if err != nil {
			t.Fatal(err)
		}
		m.Append(game.GoalsFile, session.GoalLine{Goal: session.KeptGoal{Config: c, Name: g[1]}}.Text())
	}
	return m
}
