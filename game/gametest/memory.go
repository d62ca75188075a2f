package gametest

import (
	"time"

	"wildfifteen/game"
)

// Memory is a store that keeps its files in a map. The zero Memory is not valid: call NewMemory.
type Memory struct {
	Files   map[string][]byte
	replies []game.Reply
}

// NewMemory returns an empty store.
func NewMemory() *Memory { return &Memory{Files: map[string][]byte{}} }

// Confirm answers in the next tick.
func (m *Memory) Confirm(_, receipt string) {
	m.replies = append(m.replies, game.Reply{Kind: game.Kept, Text: receipt})
}

// Append adds a line to a file.
func (m *Memory) Append(name string, line []byte) {
	m.Files[name] = append(append(m.Files[name], line...), '\n')
}

// Replace writes a file.
func (m *Memory) Replace(name string, data []byte) { m.Files[name] = append([]byte(nil), data...) }

// Flush does nothing: all is written.
func (m *Memory) Flush() bool { return true }

// Pacer is a clock for [game.Boot.Watch]: the time of the searches in a frame is over after Looks readings of the clock.
// Each tick is a frame.
type Pacer struct {
	Looks int
	now   time.Duration
}

// Times of package work.
const (
	frame      = 12 * time.Millisecond
	searchTime = 4 * time.Millisecond // in a frame
)

func (p *Pacer) look() time.Duration {
	p.now += searchTime / time.Duration(p.Looks)
	return p.now
}
