package app_test

import (
	"strings"

	"wildfifteen/assets"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// english is the language of all runs but those with another one.
var english = assets.Load("en")

// sceneOf names the scene on top as gametest does, and the laboratory and the text entry by their names.
func sceneOf(r *gametest.Run) string {
	switch {
	case r.Find(gametest.Named("labgoal")) != nil:
		return "lab"
	case r.Find(gametest.Named("field")) != nil:
		return "entry"
	case r.Find(gametest.Named("start")) != nil:
		return "newgame"
	}
	return r.SceneName()
}

// says reports whether a control on the screen contains a text.
func says(r *gametest.Run, text string) bool {
	for _, c := range r.App.Controls() {
		if strings.Contains(c.Label, text) {
			return true
		}
	}
	return false
}

// configOf returns the configuration of the game that is stored.
func configOf(r *gametest.Run) string {
	r.T.Helper()
	return r.StoredGame().Game().Config.String()
}

// wordsShown are the words on the screen.
func wordsShown(r *gametest.Run) (all []string) {
	for _, c := range r.App.Controls() {
		if c.Role != ui.Cell {
			all = append(all, c.Label)
		}
	}
	return all
}
