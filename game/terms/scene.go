// Package terms is the scene that explains the words which people who solve sliding puzzles use.
package terms

import (
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// part is a heading with the terms that belong together; all are keys of texts.
type part struct {
	heading string
	terms   []term
}

// term is a word and what it means.
type term struct{ word, meaning string }

var parts = [...]part{
	{"terms.part_board", []term{
		{"terms.blank", "terms.blank_text"},
		{"terms.goal", "terms.goal_text"},
		{"terms.scramble", "terms.scramble_text"},
		{"terms.missing", "terms.missing_text"},
	}},
	{"terms.part_counts", []term{
		{"terms.stm", "terms.stm_text"},
		{"terms.mtm", "terms.mtm_text"},
		{"terms.tps", "terms.tps_text"},
		{"terms.optimal", "terms.optimal_text"},
		{"terms.md", "terms.md_text"},
	}},
	{"terms.part_averages", []term{
		{"terms.ao5", "terms.ao5_text"},
		{"terms.ao100", "terms.ao100_text"},
	}},
	{"terms.part_maths", []term{
		{"terms.inversion", "terms.inversion_text"},
		{"terms.parity", "terms.parity_text"},
	}},
}

// Scene is the page.
type Scene struct{ stage.Page }

// New returns the page.
func New(s *stage.Stage) *Scene { return &Scene{stage.NewPage(s)} }

// Layout lays out all terms in one column.
func (p *Scene) Layout(f *ui.Frame) {
	t := p.Stage.Lang.T
	col := p.Begin(f, t("terms.title"))
	for i := range parts {
		col.Heading(t(parts[i].heading))
		for _, m := range parts[i].terms {
			col.Line(t(m.word), ui.Plain, render.Bold, 16)
			col.Para(t(m.meaning))
		}
	}
	p.End(f, col)
}
