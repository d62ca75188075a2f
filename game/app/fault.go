package app

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
)

// askReport tells the player of a crash of an earlier run, and offers the report as a file.
func (a *App) askReport() {
	report := a.boot.Files.Data[game.CrashFile]
	if len(report) == 0 {
		return
	}
	forget := func() { a.boot.Store.Replace(game.CrashFile, nil) }
	a.stage.Ask(stage.Question{
		Text: a.stage.Lang.T("message.crashed"),
		Answers: []stage.Answer{
			{Label: a.stage.Lang.T("message.crash_save"), Do: func() {
				a.stage.Out.Save = &game.FileOut{Name: "wildfifteen-report.txt", Type: "text/plain", Data: report}
				forget()
			}},
			{Label: a.stage.Lang.T("message.crash_drop"), Do: forget},
		},
		Back: a.stage.Lang.T("message.crash_later"), // the next start asks again
	})
}
