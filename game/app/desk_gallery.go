package app

import (
	"unicode/utf8"

	"wildfifteen/game/entry"
	"wildfifteen/game/gallery"
	"wildfifteen/game/links"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// ShowGallery shows the gallery.
func (a *App) ShowGallery() { a.stage.PushAs(links.PageGallery, gallery.New(a.stage, galleryDesk{a})) }

// Hung deals a game of a goal of the gallery.
func (a *App) Hung(c puzzle.Config) {
	a.stage.Home()
	a.Deal(c, 0)
}

// galleryDesk implements gallery.Desk.
type galleryDesk struct{ app *App }

func (d galleryDesk) CanChange(c puzzle.Config) bool { return d.app.CanChange(c) }
func (d galleryDesk) ChangeGoal(c puzzle.Config)     { d.app.ChangeGoal(c) }
func (d galleryDesk) Goals() *saves.Goals            { return d.app.Goals() }
func (d galleryDesk) Hung(c puzzle.Config)           { d.app.Hung(c) }
func (d galleryDesk) NameGoal(c puzzle.Config)       { d.app.NameGoal(c) }
func (d galleryDesk) Solved(c puzzle.Config) bool    { return d.app.Solved(c) }

// Goals returns the goals that the player keeps.
func (a *App) Goals() *saves.Goals { return &a.saves.Goals }

// KeepGoal keeps a goal.
func (d galleryDesk) KeepGoal(c puzzle.Config, name string) { d.app.saves.KeepGoal(c, name) }

// RemoveGoal removes a goal.
func (d galleryDesk) RemoveGoal(c puzzle.Config) { d.app.saves.RemoveGoal(c) }

// NameGoal asks for the name of a goal, and keeps the goal under it.
func (a *App) NameGoal(c puzzle.Config) {
	name, kept := a.saves.Goals.Name(c)
	if !kept {
		name = a.stage.Lang.T("gallery.name_first", "n", a.saves.Goals.Kept()+1)
	}
	judge := func(text string) links.Verdict {
		t := a.stage.Lang.T
		switch over := utf8.RuneCountInString(text) - session.MaxName; {
		case text == "":
			return links.Verdict{Text: t("gallery.name_how"), Bad: true}
		case over > 0:
			return links.Verdict{Text: t("gallery.name_long", "n", over), Bad: true}
		}
		return links.Verdict{Text: t("gallery.name_keep", "name", text), Bad: !session.GoodName(text)}
	}
	a.stage.Push(entry.New(a.stage, a.keys, entry.Options{Title: "gallery.name_title", Text: name, Done: "gallery.name_done", Judge: judge,
		Open: func(text string) {
			a.stage.Pop()
			if a.saves.KeepGoal(c, text) {
				a.stage.Toast(a.stage.Lang.T("gallery.kept", "name", text))
			}
		}}))
}

// drawnConfig returns the configuration that deals games of a goal alone.
func drawnConfig(g puzzle.Goal) puzzle.Config { return puzzle.Config{Size: g.Size(), Rule: g.Rule()} }

// ShowGoal shows the page of a goal.
func (a *App) ShowGoal(c puzzle.Config) { a.stage.Push(gallery.NewGoal(a.stage, galleryDesk{a}, c)) }

// Solved reports whether the player has solved a game of a configuration.
func (a *App) Solved(c puzzle.Config) bool {
	g := a.saves.History.Group(session.Solve{Config: c.String()}.Group())
	return g != nil && g.Tally(session.NoInput) != nil
}
