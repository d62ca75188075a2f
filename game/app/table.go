package app

import (
	"wildfifteen/game/saves"
	"wildfifteen/game/stage"
)

// table is a table of results that the player has opened.
type table struct {
	name string
	file saves.BackupFile
}

// takeIn adds the solves of a table. dates is the form of its days, "" if the table shall tell.
func (a *App) takeIn(name string, f saves.BackupFile, dates string) {
	a.table = table{name, f}
	a.saves.TakeIn(f, dates, a.stage.In.Date.Location())
	a.takenIn()
}

// takenIn tells the player what has been taken from a table, once it is read, or asks for what the table does not tell.
func (a *App) takenIn() {
	done, ok := a.saves.TakenIn()
	if !ok {
		return
	}
	t := a.table
	a.table = table{}
	l := a.stage.Lang
	if done.Day != "" {
		answer := func(key, dates string) stage.Answer {
			return stage.Answer{Label: l.T(key), Do: func() { a.takeIn(t.name, t.file, dates) }}
		}
		a.stage.Ask(stage.Question{Text: l.T("table.which", "name", t.name, "day", done.Day),
			Answers: []stage.Answer{answer("table.day_first", "d/m/y"), answer("table.month_first", "m/d/y")}})
		return
	}
	text := l.N("table.added", done.Added, "name", t.name)
	add := func(key string, n int) {
		if n > 0 {
			text = l.T("table.also", "a", text, "b", l.N(key, n))
		}
	}
	add("table.known", done.Known)
	add("table.bad", done.Bad)
	if done.Cut {
		text = l.T("table.also", "a", text, "b", l.T("table.cut"))
	}
	a.stage.Message(text)
}
