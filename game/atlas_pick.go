package game

import (
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// atlasSizes are the boards whose spaces the game counts: those of up to twelve cells.
var atlasSizes = [...]puzzle.Size{
	{W: 2, H: 2}, {W: 3, H: 2}, {W: 4, H: 2}, {W: 5, H: 2}, {W: 6, H: 2},
	{W: 3, H: 3}, {W: 4, H: 3}, {W: 3, H: 4},
	{W: 2, H: 3}, {W: 2, H: 4}, {W: 2, H: 5}, {W: 2, H: 6},
}

// atlasKinds are the goals to choose from; after them comes the goal of the game being played.
var atlasKinds = [...]puzzle.Kind{puzzle.Classic, puzzle.Snake, puzzle.Spiral}

const ownGoal = len(atlasKinds)

// charted is what the atlas shows: a size, and a goal in atlasKinds or ownGoal.
type charted struct {
	size puzzle.Size
	kind int
}

// config returns the configuration and the goal of what is shown; own is the game being played.
func (c charted) config(own puzzle.Game) (puzzle.Config, puzzle.Goal) {
	if c.kind == ownGoal {
		return own.Config, own.Goal
	}
	rule := puzzle.Rule{Kind: atlasKinds[c.kind]}
	goal, err := puzzle.NewGoal(c.size, rule)
	if err != nil {
		panic(err) // these goals exist in every size
	}
	return puzzle.Config{Size: c.size, Rule: rule}, goal
}

// chartedOf is what the atlas shows first: the game being played, or 3x3.
func chartedOf(own puzzle.Game) charted {
	size := own.Goal.Size()
	for _, s := range atlasSizes {
		if s != size {
			continue
		}
		for i := range atlasKinds {
			c := charted{size, i}
			if _, goal := c.config(own); goal == own.Goal {
				return c
			}
		}
		return charted{size, ownGoal}
	}
	return charted{size: puzzle.Size{W: 3, H: 3}}
}

// atlasPick is the scene in which a board of the atlas is chosen.
type atlasPick struct {
	page
	atlas *atlas
	sizes []string
	words [ownGoal + 1]string
	rules [ownGoal + 1]puzzle.Config // of the goals to choose from, everything drawn
	goals int                        // how many there are
	size  puzzle.Size                // that they belong to
	cards [ownGoal + 1]goalPicture
}

const (
	sizeGroup = "size"
	goalGroup = "goal"
)

var showID = ui.ID{Name: "show"}

func newAtlasPick(s *atlas) *atlasPick {
	p := &atlasPick{page: page{app: s.app, covers: true}, atlas: s}
	t := s.app.lang.T
	for _, z := range atlasSizes {
		p.sizes = append(p.sizes, t("atlas.size", "w", z.W, "h", z.H))
	}
	for i, k := range atlasKinds {
		p.words[i] = t(kindKeys[k])
	}
	p.words[ownGoal] = t("atlas.own")
	return p
}

func (p *atlasPick) first() ui.ID {
	for i, z := range atlasSizes {
		if z == p.atlas.what.size {
			return ui.ID{Name: sizeGroup, N: i}
		}
	}
	return backID
}

// freshen finds the goals to choose from: the game's own only where it has the size and is none of the others.
func (p *atlasPick) freshen() {
	size := p.atlas.what.size
	if size == p.size {
		return
	}
	p.size, p.goals = size, ownGoal
	if chartedOf(p.atlas.own) == (charted{size, ownGoal}) {
		p.goals++
	}
	for k := range p.goals {
		_, goal := charted{size, k}.config(p.atlas.own)
		p.rules[k] = puzzle.Config{Size: size, Rule: goal.Rule()}
	}
}

func (p *atlasPick) layout(f *ui.Frame) {
	p.freshen()
	t := p.app.lang.T
	col := p.begin(f, t("atlas.pick"))
	col.Choice(sizeGroup, t("atlas.pick_size"), p.sizes, p.first().N)
	col.Space(4)
	col.Line(t("atlas.pick_goal"), ui.Plain, render.Regular, 16)
	col.Space(4)
	p.layoutGoals(f, col)
	col.Space(12)
	col.Small(t("atlas.blank_text"))
	col.Space(8)
	col.Button(showID, t("atlas.show"), ui.Primary)
	p.end(f, col)
}

// layoutGoals lays out the cards of the goals, as many in a row as have room for their words.
func (p *atlasPick) layoutGoals(f *ui.Frame, col *ui.Column) {
	n := p.goals
	most := len(p.words) // as if there were all of them, so that cards keep their size
	per, face := f.CardRow(col.Area.W, p.words[:n], most)
	scheme := p.app.set.Scheme
	for i := 0; i < n; i += per {
		row := col.Take(f.Dip(88)*max(1, f.TextSize*0.75) + f.Fonts.Metrics(face).Line)
		for k := i; k < min(i+per, n); k++ {
			p.cards[k].set(p.rules[k], false, f.Theme, scheme)
			f.Add(ui.Control{ID: ui.ID{Name: goalGroup, N: k}, Role: ui.Radio, Look: ui.Card, Label: p.words[k], Face: face,
				Rect: f.Split(row, per, k-i, ui.CardGap), On: k == p.atlas.what.kind})
		}
		col.Space(8)
	}
}

func (p *atlasPick) act(id ui.ID) {
	what := p.atlas.what
	switch id.Name {
	case sizeGroup:
		what.size = atlasSizes[id.N]
		if what.kind == ownGoal && what.size != p.atlas.own.Goal.Size() {
			what.kind = 0
		}
		p.atlas.chart(what)
	case goalGroup:
		what.kind = id.N
		p.atlas.chart(what)
	case showID.Name:
		p.app.pop()
	}
}

func (p *atlasPick) paint(l *render.List, f *ui.Frame, c *ui.Control) {
	if c.ID.Name == goalGroup {
		p.cards[c.ID.N].card(l, f, c)
	}
}
