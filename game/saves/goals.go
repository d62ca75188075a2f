package saves

import (
	"bytes"
	"errors"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// Goals are the goals that the player keeps, each with a name, in the order in which they were first kept. They stand in a
// file of their own, to which lines are added: see package session. The zero Goals has none.
type Goals struct {
	all     []session.GoalLine    // the last word on each goal
	number  map[puzzle.Config]int // of each goal in all
	kept    []session.KeptGoal
	changes int  // counts the lines taken
	stale   bool // kept is to be made again
	lines   lines
}

// List returns the goals. It must not be changed, and is valid until the next change.
func (g *Goals) List() []session.KeptGoal {
	if g.stale {
		g.stale, g.kept = false, nil
		for i := range g.all {
			if !g.all[i].Removed {
				g.kept = append(g.kept, g.all[i].Goal)
			}
		}
	}
	return g.kept
}

// Kept returns the number of goals.
func (g *Goals) Kept() int { return len(g.List()) }

// Changes counts the lines taken: as long as it stays the same, so do the goals.
func (g *Goals) Changes() int { return g.changes }

// Name returns the name of a goal; ok is false if it is not kept.
func (g *Goals) Name(c puzzle.Config) (name string, ok bool) {
	i, ok := g.number[c]
	if !ok || g.all[i].Removed {
		return "", false
	}
	return g.all[i].Goal.Name, true
}

// take takes a line.
func (g *Goals) take(l session.GoalLine) {
	if i, ok := g.number[l.Goal.Config]; ok {
		g.all[i] = l
	} else {
		if g.number == nil {
			g.number = map[puzzle.Config]int{}
		}
		g.number[l.Goal.Config] = len(g.all)
		g.all = append(g.all, l)
	}
	g.lines.use(l.Text())
	g.stale = true
	g.changes++
}

// read takes the lines of a file, and returns those that are damaged, each with a newline.
func (g *Goals) read(data []byte) (bad []byte) {
	for line := range bytes.SplitSeq(data, []byte{'\n'}) {
		line = bytes.TrimSuffix(line, []byte{'\r'})
		if len(line) == 0 {
			continue
		}
		l, err := session.ReadGoal(line)
		switch {
		case err == nil:
			g.take(l)
		case errors.Is(err, session.ErrNewer):
			g.lines.takeNewer(line)
		default:
			bad = append(append(bad, line...), '\n')
			if errors.Is(err, session.ErrMended) {
				g.take(l)
			}
		}
	}
	return bad
}

// openGoals reads the file of goals.
func (s *Saves) openGoals(data []byte) []Notice {
	bad := s.Goals.read(data)
	return s.openLines(game.GoalsFile, data, bad, &s.Goals.lines, "message.unread_goals")
}

// KeepGoal keeps a goal under a name, or gives it another one. It reports false for a goal or a name that cannot be kept.
func (s *Saves) KeepGoal(c puzzle.Config, name string) bool {
	c.Rule = c.Rule.Canonical(c.Size)
	if !session.Keeps(c) || !session.GoodName(name) {
		return false
	}
	if old, ok := s.Goals.Name(c); !ok || old != name {
		s.goalLine(session.GoalLine{Goal: session.KeptGoal{Config: c, Name: name}})
	}
	return true
}

// RemoveGoal removes a goal. KeepGoal brings it back to its place.
func (s *Saves) RemoveGoal(c puzzle.Config) {
	if _, ok := s.Goals.Name(c); ok {
		s.goalLine(session.GoalLine{Goal: session.KeptGoal{Config: c}, Removed: true})
	}
}

func (s *Saves) goalLine(l session.GoalLine) {
	s.Goals.take(l)
	s.store.Append(game.GoalsFile, l.Text())
}

// restoreGoals keeps the goals of a backup that are not kept.
func (s *Saves) restoreGoals(from *Goals) {
	for _, g := range from.List() {
		if _, ok := s.Goals.Name(g.Config); !ok {
			s.KeepGoal(g.Config, g.Name)
		}
	}
	s.restoreNewer(game.GoalsFile, &s.Goals.lines, &from.lines)
}
