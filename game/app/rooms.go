package app

import (
	"wildfifteen/game/about"
	"wildfifteen/game/atlas"
	"wildfifteen/game/goals"
	"wildfifteen/game/help"
	"wildfifteen/game/lab"
	"wildfifteen/game/others"
	"wildfifteen/game/settings"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// room is a scene that the menu leads to.
type room struct {
	name  string // the name in its button's ID
	word  string // the language key of its label in the menu
	icon  render.Icon
	group group
	open  func(a *App)
}

// group is a part of the menu.
type group uint8

const (
	gameGroup    group = iota // what can be done with the game being played
	playGroup                 // what there is to play, and what was played
	learnGroup                // scenes that explain the puzzle
	programGroup              // about the program
	groups
)

// rooms are the scenes that the menu leads to, in its order.
var rooms = [...]room{
	{"newgame", "newgame.menu", render.New, playGroup, (*App).NewGame},
	{"daily", "daily.menu", render.Calendar, playGroup, (*App).Today},
	{"studies", "studies.menu", render.Star, playGroup, (*App).openStudies},
	{"records", "records.menu", render.Trophy, playGroup, (*App).Records},
	{"goals", "goals.menu", render.Map, playGroup, (*App).openGoals},
	{"others", "others.menu", render.Dice, playGroup, (*App).openOthers},
	{"lessons", "lessons.menu", render.Cap, learnGroup, func(a *App) { a.openLessons(0) }},
	{"lab", "lab.menu", render.Lab, learnGroup, func(a *App) { a.openLab(lab.Question(a.Playing().Goal())) }},
	{"atlas", "atlas.menu", render.Atlas, learnGroup, func(a *App) { a.stage.Push(atlas.New(a.stage, a.budget, a)) }},
	{"help", "help.menu", render.Help, programGroup, func(a *App) { a.openHelp(help.Rules) }},
	{"settings", "settings.menu", render.Settings, programGroup, func(a *App) { a.stage.Push(settings.New(a.stage, a.saves, a.keys, a)) }},
	{"about", "about.menu", render.Info, programGroup, func(a *App) { a.stage.Push(about.New(a.stage, a.boot.Version)) }},
}

// inner are the rooms to which the page of another room leads, by the buttons that lead there from the menu.
var inner = [...]struct {
	name string
	way  []ui.ID
}{
	{"runs", []ui.ID{{Name: "others"}, others.RunsID}},
	{"draw", []ui.ID{{Name: "goals"}, goals.DrawID}},
	{"gallery", []ui.ID{{Name: "goals"}, goals.GalleryID}},
	{"terms", []ui.ID{{Name: "help"}, help.TermsID}},
	{"picture", []ui.ID{{Name: "settings"}, settings.PicturesID}},
}

// Rooms returns the names of the scenes that the menu leads to, straight or by the page of another one.
func Rooms() (names []string) {
	for i := range rooms {
		names = append(names, rooms[i].name)
	}
	for i := range inner {
		names = append(names, inner[i].name)
	}
	return names
}

// Way returns the buttons that lead from the menu to a room.
func Way(name string) []ui.ID {
	for i := range inner {
		if inner[i].name == name {
			return inner[i].way
		}
	}
	return []ui.ID{{Name: name}}
}
