package cli

import (
	"iter"
	"slices"

	"wildfifteen/puzzle"
	"wildfifteen/puzzle/space"
)

// analysis is what is known of a state space; analyze --json prints it.
type analysis struct {
	Size        string   `json:"size"`
	Goal        string   `json:"goal"`
	Metric      string   `json:"metric"`
	Source      string   `json:"source,omitempty"` // who counted the boards; "" for this run
	Counts      []uint64 `json:"counts"`           // by depth
	Total       uint64   `json:"total"`
	Radius      int      `json:"radius"`
	Mean        float64  `json:"mean"`
	Deepest     uint64   `json:"deepest"` // boards at the radius
	Hardest     []string `json:"hardest"`
	SameColumns *int     `json:"same_columns,omitempty"` // hardest boards of two rows that keep the goal's columns together
	Seconds     float64  `json:"seconds,omitempty"`
	Bytes       uint64   `json:"bytes,omitempty"` // of memory
	Disk        uint64   `json:"disk,omitempty"`  // bytes of the files that were counted over
}

// newAnalysis returns what a run has found, with some of the hardest boards.
func newAnalysis(s *space.Space, goal puzzle.Goal, hardest int) analysis {
	a := analysis{
		Size: s.Size.String(), Goal: goal.String(), Metric: s.Metric.String(), Counts: s.Counts,
		Total: s.Total(), Radius: s.Radius(), Mean: s.Mean(), Deepest: s.Deepest(), Hardest: []string{},
	}
	for _, b := range s.Hardest(hardest) {
		a.Hardest = append(a.Hardest, b.String())
	}
	a.SameColumns = sameColumns(s.Goal, s.Boards(s.Radius()))
	return a
}

// published returns what somebody has counted before, with some of the hardest boards if they are known.
func published(goal puzzle.Goal, metric space.Metric, p space.Publication, hardest int) analysis {
	radius := len(p.Counts) - 1
	a := analysis{
		Size: goal.Size().String(), Goal: goal.String(), Metric: metric.String(), Source: p.Source, Counts: p.Counts,
		Total: p.Total(), Radius: radius, Mean: p.Mean(), Deepest: p.Counts[radius], Hardest: []string{},
	}
	for _, b := range p.Deepest[:min(hardest, len(p.Deepest))] {
		a.Hardest = append(a.Hardest, b.String())
	}
	if len(p.Deepest) > 0 {
		a.SameColumns = sameColumns(goal.Board(), slices.Values(p.Deepest))
	}
	return a
}

// sameColumns counts the hardest boards that keep the goal's columns together. Gong asked this question about boards
// with two rows; for all others it returns nil.
func sameColumns(goal puzzle.Board, hardest iter.Seq[puzzle.Board]) *int {
	if size := goal.Size(); size.H != 2 || size.W < 2 {
		return nil
	}
	n := 0
	for b := range hardest {
		if space.SameColumns(goal, b) {
			n++
		}
	}
	return &n
}
