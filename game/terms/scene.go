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

// Layout lays out all terms, in two columns if there is room.
func (p *Scene) Layout(f *ui.Frame) {
	t := p.Stage.Lang.T
	col := p.BeginWide(f, t("terms.title"))
	if left, right, ok := col.Halves(); ok {
		p.layoutParts(&left, parts[:leftParts])
		p.layoutParts(&right, parts[leftParts:])
		col.Y = max(left.Y, right.Y)
	} else {
		p.layoutParts(col, parts[:])
	}
	p.End(f, col)
}

// leftParts is the number of parts in the first of two columns.
const leftParts = 2

func (p *Scene) layoutParts(col *ui.Column, list []part) {
	t := p.Stage.Lang.T
	for i := range list {
		col.Heading(t(list[i].heading))
		for _, m := range list[i].terms {
			col.Line(t(m.word), ui.Plain, render.Bold, 16)
			col.Para(t(m.meaning))
		}
	}
}
