package play

import (
	"time"

	"wildfifteen/assets/words"
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/history"
	"wildfifteen/game/keys"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/puzzle/studies"
	"wildfifteen/render"
)

// resultDelay is how long keys, buttons and taps beside the controls wait before they go on to the next game: a player
// who solves in a flurry of moves should see the result.
const resultDelay = 500 * time.Millisecond

// result is the scene after a solved game. The solved board stays where it was; the result takes the place of all that
// stood around it.
type result struct {
	stage.Page
	play    *Scene
	of      *session.Session // the game that was solved
	since   time.Duration    // when it was shown
	reveal  reveal
	news    history.News
	words   resultWords
	bar     bar
	offer   puzzle.Kind // the kind of goal that is offered, if there are words for it
	offers  string
	figure  figures
	aside   figures        // those beside the board, where there is room
	top     float32        // where what stands there begins, 0: nothing does
	figured bool           // the figures stand there
	dealTop float32        // where the board as it was dealt begins below them, 0: it does not stand there
	barTop  float32        // where the bar of the fewest moves begins, 0: there is none
	barFoot float32        // where the bar of the fewest moves ends, 0: there is none
	legs    boardview.Legs // of a run
	deal    boardview.BoardPicture
	perfect bool // the course knows that the solve is perfect
	kept    bool // the records know the fewest moves

	left      []string // words that have no room around the board; the sheet has them
	offerLeft bool     // nor has the offer
	lacks     bool     // what has no room is more than remarks
}

// The controls of the result.
var (
	nextID  = ui.ID{Name: "next"}
	shareID = ui.ID{Name: "share"}
	moreID  = ui.ID{Name: "more"}
	offerID = ui.ID{Name: "offer"}
)

// ended keeps the record of a game that has just been solved, or failed, and shows its result.
func (p *Scene) ended(s *session.Session) {
	if p.goesOn() {
		p.passOn(s)
		return
	}
	if p.course.Solved != nil && s.Solved() && s.Autos() == 0 {
		p.course.Solved(s)
	}
	r := newResult(p, p.saves.Finish(s, p.Stage.In.Date))
	if p.Stage.Set.SkipResult {
		p.Stage.Toast(r.words.joy)
	} else {
		r.reveal = reveal{waits: true}
		p.Stage.Drop() // what was told in play would lie over the result
		p.Stage.Push(r)
	}
	said := p.Stage.Lang.T("result.said", "title", r.words.title, "joy", r.words.joy)
	if s.Failed() {
		said = r.words.joy
	}
	p.Stage.Say(said)
}

// Late tells of a game that was solved while the records were read which of them it broke: on its result if the player looks
// at it, and else for a moment.
func (p *Scene) Late(solve session.Solve, news history.News) {
	g, err := solve.Game()
	if err != nil || !hasNews(solve.Own, solve.Mode) {
		return
	}
	text := newsWords(p, news, words.Deal(p.Stage.Lang, g, solve.Depth))
	if text == "" {
		return
	}
	if r := p.result; r != nil {
		if own, ok := r.of.Solve(p.Stage.In.Date); ok && own.Identity().Hash == solve.Identity().Hash {
			r.news, r.words.news = news, text
			if r.watched() {
				p.Stage.Say(text)
				return
			}
		}
	}
	p.Stage.Toast(text)
}

// hasNews reports whether a game's result tells of bests: not of practice, and the fewest moves have words of their own.
func hasNews(own bool, m session.Mode) bool { return !own && m != session.FewestMoves }

// ShowResult shows the result of a game that was solved before the program started.
func (p *Scene) ShowResult() {
	if p.Session().Started() {
		p.Stage.Push(newResult(p, history.News{}))
	}
}

// recall brings back the result of a game that is over and that the player has left, and reports whether it is over.
func (p *Scene) recall() (over bool) {
	s := p.Session()
	if !s.Over() {
		return false
	}
	r := p.result
	if r == nil || r.of != s {
		r = newResult(p, history.News{})
	} else if !r.ready() {
		return true // the last moves of a flurry
	}
	r.since, r.Focus = p.Stage.Now(), r.main()
	r.reveal = reveal{timer: p.Stage.StartFade(revealTime, boardview.FadeTime)}
	p.Stage.Push(r)
	return true
}

// revealing reports whether the result takes the place of what stands around the board.
func (p *Scene) revealing() bool { return p.result != nil && p.result.reveal.runs(p) }

func newResult(p *Scene, news history.News) *result {
	r := &result{Page: stage.NewPage(p.Stage), play: p, of: p.Session(), since: p.Stage.Now(), news: news, words: newResultWords(p, news)}
	r.Ground = p
	if p.course.Next == nil {
		r.pickOffer()
	}
	p.result = r
	return r
}

// Hear makes the words anew when the language changes.
func (r *result) Hear(n stage.News) {
	if n != stage.Reworded || r.of != r.play.Session() {
		return
	}
	r.words = newResultWords(r.play, r.news)
	if r.offers != "" {
		r.offers = r.offerWords()
	}
}

// offerWords returns the label of the button that leads to the kind of goal that is offered.
func (r *result) offerWords() string {
	return r.Stage.Lang.T("result.offer", "kind", words.Kind(r.Stage.Lang, r.offer))
}

// offerInterval is the number of solves from one offer of a new kind of goal to the next.
const offerInterval = 3

// pickOffer finds, every offerInterval solves, a kind of goal that was neither solved nor offered yet.
func (r *result) pickOffer() {
	s := r.play.saves
	if s.History.Len()%offerInterval != offerInterval-1 {
		return
	}
	for _, k := range []puzzle.Kind{puzzle.Snake, puzzle.Spiral, puzzle.Wild, puzzle.Random} {
		if !s.Settings.Solved.Has(k.String()) && !s.Settings.Offered.Has(k.String()) {
			r.offer = k
			r.offers = r.offerWords()
			s.Settings.Offered.Add(k.String())
			s.Change()
			return
		}
	}
}

// main returns the button that leads on: after a miss the one to the same board.
func (r *result) main() ui.ID {
	if r.of.Failed() {
		return againID
	}
	return nextID
}

func (r *result) First() ui.ID { return r.main() }

func (r *result) Tick() {
	r.reveal.tick(r.play)
	r.tellPerfect()
	if !r.ready() || r.reveal.runs(r.play) {
		r.Stage.Animate()
	}
}

// ready reports whether the player has had time to see what happened.
func (r *result) ready() bool { return r.Stage.Now()-r.since >= resultDelay }

// watched reports whether the player looks at the result or at its figures.
func (r *result) watched() bool { return r.Stage.Shows(r) || r.Stage.Shows(&r.figure) }

func (r *result) Act(id ui.ID) {
	p := r.play
	if r.reveal.waits && !(id == r.main() && r.ready()) {
		r.skip()
		return
	}
	if id == boardview.GridID || id.Name == boardview.CellGroup {
		id = r.main()
	}
	if (id == nextID || id == r.main()) && !r.ready() {
		return
	}
	switch id {
	case nextID:
		r.next()
	case againID:
		p.Again()
	case shareID:
		r.share()
	case moreID:
		r.figure = figures{Page: stage.Page{Stage: r.Stage, Over: true, Yields: true, Sheet: &stage.Sheet{Anchor: moreID}}, result: r, canRace: p.desk.CanRace()}
		r.Stage.Push(&r.figure)
	case menuID:
		p.desk.Menu()
	case offerID:
		p.desk.Deal(puzzle.Config{Size: p.Session().Board().Size(), Rule: puzzle.Rule{Kind: r.offer}}, 0)
	}
}

func (r *result) next() { r.play.NewDeal() }

// Touch deals the next game after a tap beside the controls.
func (r *result) Touch(g *stage.Finger, ph stage.Phase) {
	switch {
	case ph != stage.Released || g.Far:
	case r.ready():
		r.Act(r.main())
	default:
		r.skip()
	}
}

// skip ends the show of a solved game.
func (r *result) skip() {
	r.reveal.skipped = true
	r.Stage.Hush()
	r.play.sight.board.Motion.StopShow()
	r.play.flashes = false
}

func (r *result) Key(e game.KeyEvent) bool {
	if !e.Down || e.Repeat {
		return e.Down
	}
	switch act := r.play.keys.Action(e); {
	case e.Key == "Escape":
		return false
	case act == keys.NewGame:
		r.Act(nextID)
	case act == keys.Restart:
		r.Act(againID)
	case act == keys.Menu, act == keys.Help, act == keys.Fullscreen, act == keys.Copy, act == keys.Paste:
		return r.play.keyboard.do(act)
	case act.Moves():
		return !r.ready() // the last keys of a flurry of moves do nothing
	default:
		return false
	}
	return true
}

func (r *result) Pad(b stage.PadPress) bool {
	if _, ok := b.Dir(); ok {
		return !r.ready()
	}
	switch b.Button {
	case game.PadBack:
		r.Act(nextID)
	case game.PadStart:
		r.Act(menuID)
	default:
		return false
	}
	return true
}

func (r *result) Paint(l *render.List, f *ui.Frame, c *ui.Control) {
	switch c.ID {
	case timeID:
		r.paintTime(l, f, c)
	case newsID:
		paintPill(l, f, c)
	case dotsID:
		ui.Dots(l, f, c.Rect, studies.Dots(r.play.course.Par, r.of.STM()))
	case splitsID:
		paintSplits(l, f, r.words.labels(r.play), r.words.total, c.Rect)
	case barID:
		r.bar.paint(l, f, c)
	case raceTimesID:
		r.words.paintSides(l, f, c)
	case dealID:
		r.paintDeal(l, f, c)
	case goalsID:
		r.paintGoals(l, f, c)
	case revealID:
		r.reveal.paint(l, f, r.play)
	default:
		r.play.sight.paint(l, f, c)
	}
}
