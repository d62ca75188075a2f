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
	changes int             // counts the lines taken
	stale   bool            // kept is to be made again
	text    []byte          // the lines that are used, and those of newer versions
	newer   []string        // the lines of newer versions
	known   map[string]bool // these
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
	g.text = append(append(g.text, l.Text()...), '\n')
	g.stale = true
	g.changes++
}

// takeNewer takes a line that only a newer version can read, and reports whether it is new.
func (g *Goals) takeNewer(line []byte) bool {
	if g.known[string(line)] {
		return false
	}
	if g.known == nil {
		g.known = map[string]bool{}
	}
	g.newer, g.known[string(line)] = append(g.newer, string(line)), true
	g.text = append(append(g.text, line...), '\n')
	return true
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
			g.takeNewer(line)
		default:
			bad = append(append(bad, line...), '\n')
			if errors.Is(err, session.ErrMended) {
				g.take(l)
			}
		}
	}
	return bad
}

// openGoals reads the file of goals. It is written anew without its damaged lines, unless another instance does that.
func (s *Saves) openGoals(data []byte) (notices []Notice) {
	if bad := s.Goals.read(data); len(bad) > 0 {
		if kept, news := s.keepAside(game.BadGoalsFile, bad); news {
			notices = append(notices, Notice{Key: "message.unread_goals", File: kept})
		}
	}
	switch torn := len(data) > 0 && data[len(data)-1] != '\n'; {
	case !s.shared && !bytes.Equal(data, s.Goals.text):
		s.store.Replace(game.GoalsFile, s.Goals.text)
	case s.shared && torn:
		s.store.Append(game.GoalsFile, nil)
	}
	return notices
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
	for _, line := range from.newer {
		if s.Goals.takeNewer([]byte(line)) {
			s.store.Append(game.GoalsFile, []byte(line))
		}
	}
}
