package gametest

import (
	"bytes"

	"wildfifteen/game"
	"wildfifteen/game/session"
)

// Clone returns a copy of the store: what a restart would find if the program crashed now.
func (m *Memory) Clone() *Memory {
	c := NewMemory()
	for name, data := range m.Files {
		c.Files[name] = bytes.Clone(data)
	}
	return c
}

// Restart ends the program and starts it again in the same window, with what it stored.
func (r *Run) Restart() *Run {
	r.T.Helper()
	r.App.Shutdown()
	return New(r.T, Options{W: r.In.Width / r.In.Scale, H: r.In.Height / r.In.Scale, Scale: r.In.Scale, Store: r.Store})
}

// StoredLog returns the log of the running game as it is stored.
func (r *Run) StoredLog() *session.Log { return session.Load(r.Store.Files[game.GameFile]).Log }

// StoredGame returns the running game as it is stored, and fails if there is none.
func (r *Run) StoredGame() *session.Session {
	r.T.Helper()
	s := r.StoredLog().Current()
	if s == nil {
		r.T.Fatalf("no game is stored: %q", r.Store.Files[game.GameFile])
	}
	return s
}

// StoredSolves returns the records as they are stored.
func (r *Run) StoredSolves() *session.Solves {
	return session.LoadSolves(r.Store.Files[game.SolvesFile])
}

// StoredSettings returns the settings as they are stored.
func (r *Run) StoredSettings() session.Settings {
	s, _ := session.LoadSettings(r.Store.Files[game.SettingsFile])
	return s
}
