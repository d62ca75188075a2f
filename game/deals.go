package game

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// start begins a game, whatever was played before; undo brings that back.
func (a *App) start(g puzzle.Game, o session.Options) {
	if old := a.log.Current(); old != nil && old.First() && !o.First {
		a.set.FirstDone = true
	}
	a.compact()
	a.log.New(g, o, a.in.Now, a.in.Date)
	if !o.First {
		a.set.Config = g.Config.String()
		a.keepSettings()
	}
	a.play.show()
	a.play.follow()
	a.play.focusGrid()
	a.play.nextTip()
	if a.out.Say == "" && a.set.Announce != session.AnnounceSolved { // the end of the game before, or an error, is said rather
		a.say(a.lang.T("play.said_deal", "config", a.play.config))
	}
}

// dealConfig deals a configuration; a configuration that cannot be dealt is said in a message.
func (a *App) dealConfig(c puzzle.Config) {
	g, err := puzzle.Deal(c, puzzle.DealOptions{Rand: a.boot.Deals})
	if err != nil {
		a.message(a.fault(err))
		return
	}
	a.start(g, session.Options{})
}

// openFirst opens what the program was started with, or goes on with what was being played, or deals.
func (a *App) openFirst() {
	s := a.log.Current()
	switch {
	case s == nil:
		a.openNew()
		return
	case s.Paused():
		a.resumeLater()
		a.pauseScene()
	case s.Solved():
		a.resumeLater()
		a.afterSolved(s)
	default:
		a.resumeLater()
	}
	if a.boot.Game != "" && !a.playing(a.boot.Game) {
		a.openText(a.boot.Game)
	}
}

// playing reports whether a text names the game that is being played: a page that is loaded anew has it in its
// address, and goes on with it.
func (a *App) playing(text string) bool {
	g, err := a.parseGame(text)
	return err == nil && g.ID() == a.log.Current().Game().ID()
}

// openNew begins the first game of this folder: the one asked for, the first deal, or one like the last.
func (a *App) openNew() {
	if g, err := a.parseGame(a.boot.Game); err == nil && g.Scramble.Size().Playable() && g.Solvable() {
		a.startRead(g)
		return
	}
	if a.set.FirstDone {
		a.dealLast()
	} else {
		a.start(a.firstDeal(), session.Options{First: true})
	}
	if a.boot.Game != "" {
		a.openText(a.boot.Game)
	}
}

// resumeLater shows the game that was being played as it was left, at rest.
func (a *App) resumeLater() {
	s := a.log.Current()
	a.play.show()
	a.play.seq = s.Transition().Seq
	if s.First() && !s.Started() { // who has not moved yet still needs to be told how
		a.play.nextTip()
	}
}

// dealLast deals the configuration played last.
func (a *App) dealLast() {
	c, err := puzzle.ParseConfig(a.set.Config)
	if err != nil {
		c = puzzle.Config{Size: puzzle.Size{W: 4, H: 4}}
	}
	a.dealConfig(c)
}

// The very first deal lies this many moves from its goal.
const (
	firstLeast = 20
	firstMost  = 30
)

// firstDeal returns a classic 4x4 board 20 to 30 moves from its goal. A walk of 30 steps cannot lead
// further than 30; and no board is nearer than the sum of its tiles' distances.
func (a *App) firstDeal() puzzle.Game {
	size := puzzle.Size{W: 4, H: 4}
	goal, err := puzzle.NewGoal(size, puzzle.Rule{})
	if err != nil {
		panic(err) // the classic goal of a legal size always exists
	}
	src := a.boot.Deals
	if src == nil {
		src = puzzle.SecureSource()
	}
	r := rand.New(src)
	for {
		b := walk(goal.Board(), firstMost, r)
		if puzzle.MD(b, goal.Board()) >= firstLeast {
			return puzzle.Game{Config: puzzle.Config{Size: size}, Goal: goal, Scramble: b}
		}
	}
}

// walk makes n random steps, none of which takes the one before it back.
func walk(b puzzle.Board, n int, r *rand.Rand) puzzle.Board {
	last := puzzle.Dir(255)
	for range n {
		d := puzzle.Dir(r.IntN(4))
		for b.MaxRun(d) == 0 || (last != 255 && d == last.Opposite()) {
			d = puzzle.Dir(r.IntN(4))
		}
		b, last = b.Step(d), d
	}
	return b
}

// maxOpen is the longest text that is looked at as a game ID; the longest legal one is far below.
const maxOpen = 64 << 10

// readable returns what is looked at of a text that is to be opened: without the space around it, not too much.
func readable(text string) string {
	text = strings.TrimSpace(text)
	return text[:min(len(text), maxOpen)]
}

// openText opens a game ID, a link, a board or a question for the laboratory, or says why it cannot.
func (a *App) openText(text string) {
	text = readable(text)
	it, lab, err := labLink(text)
	if lab && err == nil {
		a.openLab(it)
		return
	}
	var g puzzle.Game
	if !lab {
		g, err = a.parseGame(text)
	}
	if err != nil {
		a.message(a.lang.T("message.bad_id", "why", a.fault(err)))
		return
	}
	a.openGame(g)
}

// bare returns what a link carries: a web address behind its first #, the program's own links behind their
// scheme. Any other text it returns as it is, without the space around it.
func bare(text string) string {
	text = strings.TrimSpace(text)
	if head, tail, ok := strings.Cut(text, "#"); ok && strings.Contains(head, "://") {
		text = tail
	}
	return strings.TrimPrefix(text, ownScheme)
}

// parseGame reads a game ID, plain or as a link, or else a board for the classic goal.
func (a *App) parseGame(text string) (puzzle.Game, error) {
	carried := bare(text)
	g, err := puzzle.ParseGame(carried)
	if plain, bad := puzzle.LinkUnescape(carried); err != nil && bad == nil && plain != carried {
		carried = plain
		g, err = puzzle.ParseGame(carried)
	}
	if err == nil {
		return g, nil
	}
	b, bad := puzzle.ParseBoard(carried, puzzle.Size{})
	switch {
	case bad == nil:
		return gameOfBoard(b)
	case isBoardText(carried):
		err = bad
	case isLink(text) && !isIDText(carried):
		err = linkError(text)
	}
	return puzzle.Game{}, err
}

// gameOfBoard makes a board without a goal a game: classic, without the number that the board lacks.
func gameOfBoard(b puzzle.Board) (puzzle.Game, error) {
	rule := puzzle.Rule{Missing: b.Missing()}
	if rule.Missing == b.Size().Cells() {
		rule.Missing = puzzle.MissingLast
	}
	goal, err := puzzle.NewGoal(b.Size(), rule)
	if err != nil {
		return puzzle.Game{}, err
	}
	return puzzle.Game{Config: puzzle.Config{Size: b.Size(), Rule: rule}, Goal: goal, Scramble: b}, nil
}

// openGame plays a game that was read; one that cannot be solved is explained and offered mended.
func (a *App) openGame(g puzzle.Game) {
	size := g.Scramble.Size()
	switch {
	case size.W < puzzle.MinSide || size.H < puzzle.MinSide:
		a.message(a.lang.T("message.one_row"))
	case !g.Solvable():
		a.unsolvable(g)
	default:
		a.home()
		a.startRead(g)
	}
}

// startRead begins a game that was read. Where no seed dealt it the player, or a friend of his, chose the board:
// it may be as easy as he likes, and does not compete with those dealt fairly.
func (a *App) startRead(g puzzle.Game) { a.start(g, session.Options{Own: !g.Seeded}) }

// unsolvable says why a game cannot be solved and offers the nearest one that can.
func (a *App) unsolvable(g puzzle.Game) {
	e := puzzle.Explain(g.Scramble, g.Goal)
	c1, c2, ok := puzzle.Mend(g.Scramble, g.Goal.Board())
	if !ok {
		a.message(a.lang.T("message.unsolvable_row"))
		return
	}
	mended := g
	mended.Scramble = g.Scramble.Swap(c1, c2)
	mended.Seeded, mended.Seed = false, ""
	m := newMessage(a, a.lang.T("message.unsolvable", "why", a.why(e), "first", g.Scramble.At(c1), "second", g.Scramble.At(c2)),
		a.lang.T("message.play_mended"), func() { a.openGame(mended) })
	m.label2, m.onward2 = a.lang.T("message.to_lab"), func() { a.openLab(puzzle.Lab{Start: g.Scramble, Goal: g.Goal}) }
	a.ask(m)
}

// why words the rule that an explanation rests on, in a sentence.
func (a *App) why(e puzzle.Explanation) string {
	t := a.lang.T
	parity := func(odd bool) string {
		if odd {
			return t("common.odd")
		}
		return t("common.even")
	}
	switch e.Applied {
	case puzzle.AlongLine:
		return a.lang.N("message.why_line", e.Start.Inversions, "parity", parity(e.Start.Odd))
	case puzzle.OddWidth:
		return t("message.why_odd", "n", a.lang.Count(e.Start.Inversions), "parity", parity(e.Start.Odd), "goal", parity(e.Goal.Odd))
	}
	return t("message.why_even", "n", a.lang.Count(e.Start.Inversions), "row", e.Start.BlankRow, "parity", parity(e.Start.Odd), "goal", parity(e.Goal.Odd))
}

// configWords names a game's configuration in plain words: "4×4 snake, 7 missing".
func (a *App) configWords(g puzzle.Game) string {
	t := a.lang.T
	size := g.Goal.Size()
	kind := t(kindKeys[g.Config.Rule.Kind])
	text := t("common.config", "w", size.W, "h", size.H, "kind", kind)
	if m := g.Goal.Missing(); m != size.Cells() && m != 0 {
		text = t("common.config_missing", "config", text, "n", strconv.Itoa(m))
	}
	s := a.log.Current()
	switch {
	case s == nil || s.Game() != g:
	case s.First():
		text = t("common.config_first", "config", text)
	case s.Depth() > 0:
		text = t("common.config_depth", "config", text, "n", strconv.Itoa(s.Depth()))
	}
	return text
}

var kindKeys = [...]string{
	puzzle.Classic: "common.classic", puzzle.Snake: "common.snake", puzzle.Spiral: "common.spiral", puzzle.PathKind: "common.path",
	puzzle.Wild: "common.wild", puzzle.Random: "common.random", puzzle.BoardKind: "common.arrangement",
}
