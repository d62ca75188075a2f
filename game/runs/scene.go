// Package runs is the scene in which the player chooses a run of several boards: a relay or a marathon.
package runs

import (
	"strconv"
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game/boardview"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the program.
type Desk interface {
	// StartRun leaves the scene and begins a run.
	StartRun(r puzzle.Run)
	// LastRun returns the run that was chosen last; ok is false if there is none.
	LastRun() (r puzzle.Run, ok bool)
	// BestRun returns how many runs of a kind were finished, and the best time, 0 if none counts.
	BestRun(r puzzle.Run) (count int, best time.Duration)
}

// Scene is the choice of a run.
type Scene struct {
	stage.Page
	desk   Desk
	choice choice
	run    puzzle.Run
	legs   boardview.Legs
	goals  [len(kinds)]boardview.GoalPicture
	beside bool    // the legs stand beside the choices
	strip  bool    // all cards of a kind stand in one row of a narrow page, in columns and letters of that
	named  bool    // the pictures of the ways stand beside their names
	cards  float32 // how much higher the cards are than usual, and below
	gaps   float32 // the gaps between the choices, in pixels

	columns [ways]float32
	small   render.FaceID

	ways, kinds, missing  []string
	name, best, start     string
	width, height, length string
}

// The controls of the scene.
const (
	wayGroup     = "way"
	kindGroup    = "kind"
	missingGroup = "missing"
)

var (
	legsID   = ui.ID{Name: "legs"}
	sideID   = ui.ID{Name: "side"}
	widthID  = ui.ID{Name: "width"}
	heightID = ui.ID{Name: "height"}
	lengthID = ui.ID{Name: "length"}
	downID   = ui.ID{Name: "down"}
	startID  = ui.ID{Name: "start"}
)

// New returns the scene.
func New(s *stage.Stage, desk Desk) *Scene {
	p := &Scene{Page: stage.NewPage(s), desk: desk, choice: newChoice()}
	if r, ok := desk.LastRun(); ok {
		p.choice = choiceOf(r)
	}
	p.reword()
	return p
}

// reword takes the words from the language.
func (p *Scene) reword() {
	t := p.Stage.Lang.T
	p.ways = []string{t("runs.squares"), t("runs.widths"), t("runs.heights"), t("runs.all"), t("runs.marathon")}
	p.missing = []string{t("runs.missing_last"), t("runs.missing_random")}
	p.kinds = p.kinds[:0]
	for _, k := range kinds {
		p.kinds = append(p.kinds, words.Kind(p.Stage.Lang, k))
	}
	p.update()
}

// update brings everything up to date with the choice.
func (p *Scene) update() {
	l := p.Stage.Lang
	p.choice.fit()
	p.run = p.choice.run()
	p.legs.Choose(p.run)
	p.name = words.Run(l, p.run)
	p.start = l.T("runs.start", "n", p.run.Len())
	p.width, p.height = strconv.Itoa(p.choice.size.W), strconv.Itoa(p.choice.size.H)
	p.length = l.Count(lengths[p.choice.length])
	p.best = ""
	if n, best := p.desk.BestRun(p.run); best > 0 {
		p.best = l.N("runs.best", n, "time", words.ClockIn(l, best, 1))
	}
}

// Hear brings the words up to date.
func (p *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		p.reword()
	}
}

// First returns the button that starts.
func (p *Scene) First() ui.ID { return startID }

// Act chooses, or starts the run.
func (p *Scene) Act(id ui.ID) {
	c := &p.choice
	switch id.Name {
	case wayGroup:
		c.way = way(id.N)
	case downID.Name:
		c.down = !c.down
	case kindGroup:
		c.kind = id.N
	case missingGroup:
		c.random = id.N == 1
	case startID.Name:
		p.desk.StartRun(p.run)
		return
	default:
		return
	}
	p.update()
	p.Stage.Say(p.name)
}

// Adjust changes a number.
func (p *Scene) Adjust(id ui.ID, at float32) {
	n, size := int(at+0.5), &p.choice.size
	switch id {
	case sideID:
		size.W, size.H = n, n
	case widthID:
		size.W = n
	case heightID:
		size.H = n
	case lengthID:
		p.choice.length = n
	default:
		return
	}
	p.update()
}
