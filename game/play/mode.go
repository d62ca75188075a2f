package play

import (
	"strconv"

	"wildfifteen/game"
	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// The controls of games that are played in a mode.
var (
	tryID    = ui.ID{Name: "try"}
	checkID  = ui.ID{Name: "check"}
	enoughID = ui.ID{Name: "enough"}
)

// fewest reports whether the game asks for the fewest moves.
func (p *Scene) fewest() bool { return p.Session().Mode() == session.FewestMoves }

// trying reports whether what happens on the board does not count yet: the player tries a way.
func (p *Scene) trying() bool { return p.Session().Tries() > 0 && !p.Session().Over() }

// blind reports whether the game is played blind.
func (p *Scene) blind() bool { return p.Session().Mode() == session.Blind }

// hides reports whether the tiles are hidden now: those of a blind game, unless the player peeks.
func (p *Scene) hides() bool { return p.Session().Hidden() && !p.peek.on }

// study starts the clock of a blind game that the player studies, if the settings say so.
func (p *Scene) study() {
	if p.Stage.Set.StudyClock && p.blind() && p.Stage.Shows(p) && !p.Session().Started() {
		p.Session().StartStudy(p.Stage.Now())
	}
}

// check ends a blind game.
func (p *Scene) check() {
	if p.recall() {
		return
	}
	if !p.Session().Check(p.Stage.Now()) {
		p.Stage.Sound(game.BlockedSound, 0)
		p.Stage.Tell(p.Stage.Lang.T("modes.no_check"))
		return
	}
	if p.Session().Failed() {
		p.Stage.Sound(game.BlockedSound, 0)
	}
	p.follow()
}

// try begins a branch of a game of the fewest moves or, in a branch, returns to where it began.
func (p *Scene) try() {
	s, t := p.Session(), p.Stage.Lang.T
	switch {
	case p.recall():
	case s.CanReturn():
		p.tips.tip = nil
		p.help.stopAuto(p)
		branches := s.Branches()
		s.Return(p.Stage.Now())
		p.follow()
		p.Stage.Tell(t("modes.returned", "n", s.STM(), "cost", costOf(branches)))
	case s.Try(p.Stage.Now()):
		if p.tips.once(p, &tryTip) {
			p.Stage.Say(t("modes.try_told"))
			break
		}
		p.Stage.Say(t("modes.trying", "n", s.STM()))
	default:
		p.Stage.Sound(game.BlockedSound, 0)
		p.Stage.Tell(t("modes.no_try"))
	}
}

// costOf returns the moves of the branch that the player is in.
func costOf(branches []session.Branch) (cost int) {
	for _, b := range branches {
		if b.Kept {
			cost = b.Cost
		}
	}
	return cost
}

// AskEnough tells how many moves are known to be enough.
func (p *Scene) AskEnough() {
	p.mode.asked = true
	w := &p.sight.words
	w.update(p)
	p.Stage.Say(p.Stage.Lang.T("modes.enough_said", "n", w.mode.enough.Text, "caption", w.mode.captions[0]))
}

// mode is what the scene remembers of a game that is played in a mode.
type mode struct {
	asked bool // the player wants to know how many moves are enough
}

// modeWords are the texts about a game that is played in a mode.
type modeWords struct {
	enough   ui.Caption // how many moves are known to be enough
	digits   string     // the same in digits of equal width
	captions []string   // of that, the longest first
	branch   ui.Caption // where the branch began
	hidden   string     // what to do once the tiles are hidden
	peek     string     // what shows them for a moment
	asks     bool       // the figure waits for the player to ask for it
}

// forget makes all texts new at the next update.
func (w *modeWords) forget(p *Scene) {
	w.enough.Forget()
	w.branch.Forget()
	w.hidden = p.Stage.Lang.T("modes.blind_sense_hidden")
}

// update brings the texts up to date.
func (w *modeWords) update(p *Scene) {
	s, t := p.Session(), p.Stage.Lang.T
	if w.peek = t("modes.peek_hold"); p.Stage.Set.Latch {
		w.peek = t("modes.peek")
	}
	if n := s.Tries(); n > 0 {
		if from := s.TriedFrom(); w.branch.Update(int64(from)) {
			w.branch.Text = t("modes.trying", "n", from)
		}
	}
	if !p.fewest() || !w.enough.Update(w.state(p)) {
		return
	}
	n, proven := p.best.fewest(s)
	w.asks = !p.mode.asked && !s.Over()
	switch {
	case w.asks:
		w.enough.Text, w.captions = t("modes.enough_hidden"), []string{t("modes.enough_ask"), t("modes.enough_ask_short")}
	case n == 0:
		w.enough.Text, w.captions = t("modes.enough_none"), []string{t("modes.enough_looking")}
	case proven:
		w.enough.Text, w.captions = strconv.Itoa(n), []string{t("modes.enough_proven")}
	default:
		w.enough.Text = strconv.Itoa(n)
		w.captions = []string{t("modes.enough_least", "n", p.Stage.Lang.Count(p.best.lower)), t("modes.enough")}
	}
	w.digits = render.Figures(w.enough.Text)
}

// state returns a key that changes whenever the words about enough moves would.
func (w *modeWords) state(p *Scene) int64 {
	s := p.Session()
	if !p.best.knows(s) {
		return -1 - flag(p.mode.asked)
	}
	return p.best.state()<<2 | flag(p.mode.asked)<<1 | flag(s.Over())
}

// sense returns the line of sense of the moment: usual, unless the game is in a state of its mode.
func (w *modeWords) sense(p *Scene, usual string) string {
	switch s := p.Session(); {
	case s.Hidden():
		return w.hidden
	case p.trying():
		return w.branch.Text
	}
	return usual
}

// asks reports whether a button stands in the place of how many moves are enough.
func (v *sight) asks() bool { return v.scene.fewest() && v.words.mode.asks }

// enoughRole is the role of what says how many moves are enough: once that is shown there is nothing more to press.
func (v *sight) enoughRole() ui.Role {
	if v.asks() {
		return ui.Button
	}
	return ui.Text
}

// layoutEnough lays out how many moves are enough, in the place of the clock, or the button that shows it.
func (v *sight) layoutEnough(f *ui.Frame, r render.Rect, size float32, align render.Align) {
	w := &v.words.mode
	f.Add(ui.Control{ID: enoughID, Role: v.enoughRole(), Look: ui.Custom, Label: w.captions[0], Value: w.enough.Text,
		Rect: r, Align: align, Face: v.figureFace(f, v.digits(), r.W, size)})
}

// digits returns the digits of the figure in the place of the clock.
func (v *sight) digits() string {
	if v.scene.fewest() {
		return v.words.mode.digits
	}
	return v.words.digits
}

// modeCommands replaces buttons by those of the game's mode.
func (p *Scene) modeCommands(set *[5]ui.Command) {
	s, t := p.Session(), p.Stage.Lang.T
	switch {
	case s.Over():
	case p.blind():
		set[2] = ui.Command{ID: checkID, Label: t("modes.check"), Icon: render.Tick, Disabled: !s.CanCheck()}
	case p.trying():
		set[3] = ui.Command{ID: tryID, Label: t("modes.return"), Icon: render.Branch}
	case p.fewest():
		set[3] = ui.Command{ID: tryID, Label: t("modes.try"), Icon: render.Branch, Disabled: !s.CanTry()}
	}
}
