package app

import (
	"time"

	"wildfifteen/game"
	"wildfifteen/game/lab"
	"wildfifteen/game/links"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/puzzle"
)

// openFirst opens the text that the program was started with, or continues the stored game, or deals a game.
func (a *App) openFirst() {
	s := a.saves.Log.Current()
	if s == nil {
		a.openNew()
		return
	}
	a.passOn()
	s = a.Playing()
	a.play.Adopt()
	switch {
	case s.Paused():
		a.play.Pause()
	case s.Over():
		a.play.ShowResult()
	}
	if a.boot.Game != "" && !a.plays(a.boot.Game) {
		a.openBoot()
	}
}

// bootText returns what the program was started with.
func (a *App) bootText() (links.Text, error) { return parseAs(a.boot.Game, a.boot.As) }

// parseAs reads a text; a game in it was dealt for a configuration, unless that is "".
func parseAs(text, as string) (links.Text, error) {
	it, err := links.Parse(text)
	if c, bad := puzzle.ParseConfig(as); err == nil && it.IsGame() && bad == nil && c.Allows(it.Game.Goal) {
		it.Game.Config = c
	}
	return it, err
}

// openBoot opens the text that the program was started with.
func (a *App) openBoot() { a.openAs(a.boot.Game, a.boot.As) }

// openAs is OpenText; a game in the text was dealt for a configuration, unless that is "".
func (a *App) openAs(text, as string) {
	if it, err := parseAs(text, as); err == nil && it.IsGame() && as != "" {
		a.playAs(it.Game, it.Mode)
		return
	}
	a.OpenText(text)
}

// plays reports whether a text is the ID of the running game. A web page has that ID in its address, so a reloaded page
// continues the game.
func (a *App) plays(text string) bool {
	it, err := links.Parse(text)
	s := a.saves.Log.Current()
	if err == nil && it.IsRun {
		return it.Run.Seed != "" && it.Run.ID() == s.Leg().Run
	}
	return err == nil && it.IsGame() && it.Mode == s.Mode() && it.Game.ID() == s.Game().ID()
}

// openNew begins a game if none is stored: the one that the program was started with, one of a new player's first
// games, or a deal of the configuration played last.
func (a *App) openNew() {
	it, err := a.bootText()
	switch g := it.Game; {
	case err != nil:
	case it.IsGame() && g.Scramble.Size().Playable() && g.Solvable():
		a.startRead(g, it.Mode)
		return
	case it.IsRun:
		a.StartRun(it.Run)
		return
	case it.IsConfig && it.Config.Size.Playable():
		a.dealAs(it.Config, session.Options{Mode: it.Mode})
		return
	}
	if a.saves.Settings.FirstDone {
		a.Deal(a.lastConfig(), 0)
	} else {
		a.climb(min(a.saves.Settings.Rung, len(ladder)-1))
	}
	if a.boot.Game != "" {
		a.openBoot()
	}
}

// lastConfig returns the configuration played last.
func (a *App) lastConfig() puzzle.Config {
	c, err := puzzle.ParseConfig(a.saves.Settings.Config)
	if err != nil {
		return puzzle.Config{Size: puzzle.Size{W: 4, H: 4}}
	}
	return c
}

// OpenText opens a game ID, a replay, a configuration, a link, a page, a board or a question for the laboratory, or says why
// it cannot.
func (a *App) OpenText(text string) {
	switch it, err := links.Parse(text); {
	case err != nil:
		a.stage.Message(a.stage.Lang.T("message.bad_id", "why", links.Fault(a.stage.Lang, err)))
	case it.IsLab:
		a.openLab(it.Lab)
	case it.IsPage:
		a.openPage(it.Page)
	case it.IsRun:
		a.openRun(it.Run)
	case it.IsConfig:
		a.dealRead(it.Config, it.Mode)
	case it.IsReplay:
		a.greet(it.Replay)
	default:
		a.playAs(it.Game, it.Mode)
	}
}

// dealRead deals a game of a configuration that was read from a text.
func (a *App) dealRead(c puzzle.Config, m session.Mode) {
	if !c.Size.Playable() {
		a.stage.Message(a.stage.Lang.T("message.one_row"))
		return
	}
	a.stage.Home()
	a.dealAs(c, session.Options{Mode: m})
}

// Play begins a game that was read from a text. If it cannot be solved, Play explains why and offers a solvable one.
func (a *App) Play(g puzzle.Game) { a.playAs(g, session.Ordinary) }

// playAs is like Play, for a game with a mode.
func (a *App) playAs(g puzzle.Game, m session.Mode) {
	switch {
	case !g.Scramble.Size().Playable():
		a.stage.Message(a.stage.Lang.T("message.one_row"))
	case !g.Solvable():
		a.explainUnsolvable(g, m)
	default:
		a.stage.Home()
		a.startRead(g, m)
	}
}

// startRead begins a game that was read from a text. If the game has no seed, somebody has chosen the board, which may
// be easy. So its record does not count among those of random deals.
func (a *App) startRead(g puzzle.Game, m session.Mode) {
	o := session.Options{Own: a.saves.Log.Met(g, m, nil)} // a scramble that was begun before is practice
	if !g.Seeded {
		o = a.chosen(g)
	}
	if o.Mode = m; m != session.Ordinary {
		o.Study = false
	}
	a.saves.Supplant(g, o, a.stage.Now(), a.stage.In.Date)
	a.play.Begin()
}

// explainUnsolvable says why a game cannot be solved. It offers the game with two tiles swapped so that it can be
// solved, and the laboratory.
func (a *App) explainUnsolvable(g puzzle.Game, m session.Mode) {
	t := a.stage.Lang.T
	c1, c2, ok := puzzle.Mend(g.Scramble, g.Goal.Board())
	if !ok {
		a.stage.Message(t("message.unsolvable_row"))
		return
	}
	mended := g
	mended.Scramble = g.Scramble.Swap(c1, c2)
	mended.Seeded, mended.Seed = false, ""
	first, second := g.Scramble.At(c1), g.Scramble.At(c2)
	a.stage.Ask(stage.Question{
		Board: g.Scramble, Goal: g.Goal, Marked: [2]int{first, second},
		Text: t("message.unsolvable", "first", min(first, second), "second", max(first, second)),
		Answers: []stage.Answer{
			{Label: t("message.play_mended"), Do: func() { a.playAs(mended, m) }},
			{Label: t("message.to_lab"), Do: func() { a.openLab(puzzle.Lab{Start: g.Scramble, Goal: g.Goal}) }},
		},
	})
}

// openLab shows a question in the laboratory.
func (a *App) openLab(it puzzle.Lab) {
	a.stage.Home()
	l := lab.New(a.stage, a.keys, a.budget, a, it)
	a.stage.Push(l)
	a.stage.Say(l.Verdict())
}

// openFile opens a file that the player chose: a picture, a backup, or a text.
func (a *App) openFile(r game.Reply) {
	if isPicture(r.Data) {
		a.takePicture(r.Text, r.Data)
		return
	}
	f := saves.BackupFile{Data: r.Data}
	if r.Range.Length > len(r.Data) {
		f.Name, f.Size, f.Reader = r.Range.Name, int64(r.Range.Length), chosenFile{a}
	}
	isTable, isBackup := saves.IsTable(r.Data), saves.IsBackup(r.Data)
	switch {
	case (isTable || isBackup) && a.saves.Taking():
		a.stage.Message(a.stage.Lang.T("backup.busy"))
	case isTable:
		a.takeIn(r.Text, f, "")
	case isBackup:
		a.backup = r.Text
		a.saves.Restore(f, a.stage.Now())
		a.restored()
	case f.Reader != nil: // its beginning could be another game
		l := a.stage.Lang
		a.stage.Message(l.T("host.not_opened", "why", l.T("host.too_large", "name", r.Text, "most", len(r.Data)>>20)))
	default:
		a.OpenText(string(r.Data))
	}
}

// chosenFile reads long files that the player has chosen.
type chosenFile struct{ app *App }

// Read asks the host for a part.
func (d chosenFile) Read(r game.Range) {
	d.app.stage.Out.ReadOpened = append(d.app.stage.Out.ReadOpened, r)
}

// restored tells the player what has been taken from a backup, once it is read.
func (a *App) restored() {
	done, ok := a.saves.Restored()
	if !ok {
		a.restoring()
		return
	}
	l := a.stage.Lang
	if done.Fault != "" {
		a.stage.Message(l.T("backup.not_read", "name", a.backup, "why", l.T(done.Fault)))
		return
	}
	if done.Game {
		a.stage.Home()
		a.play.Adopt()
	}
	text := l.N("backup.read", done.Added)
	switch {
	case done.Cut:
		text = l.N("backup.cut", done.Added, "name", a.backup)
	case !done.Kept:
		text = l.T("backup.not_kept")
	}
	a.stage.Message(text)
}

// restoringBeat is the time between two words on how far a long backup has been read.
const restoringBeat = 10 * time.Second

// restoring tells how far a long backup has been read, at first and then now and then.
func (a *App) restoring() {
	part, ok := a.saves.Restoring()
	if !ok {
		a.told = 0
		return
	}
	if now := a.stage.In.Now; a.told == 0 || now >= a.told+restoringBeat {
		a.told = now
		a.stage.Toast(a.stage.Lang.T("backup.restoring", "part", part))
	}
}
