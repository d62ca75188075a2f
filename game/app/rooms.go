package app

import (
	"wildfifteen/game/about"
	"wildfifteen/game/atlas"
	"wildfifteen/game/help"
	"wildfifteen/game/lab"
	"wildfifteen/game/settings"
	"wildfifteen/game/terms"
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
	playGroup                 // games to play, and those played
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
	{"runs", "runs.menu", render.Legs, playGroup, (*App).openRuns},
	{"goals", "goals.menu", render.Map, playGroup, (*App).openGoals},
	{"others", "others.menu", render.Dice, playGroup, (*App).openOthers},
	{"draw", "draw.menu", render.Draw, playGroup, (*App).DrawGoal},
	{"gallery", "gallery.menu", render.Picture, playGroup, (*App).ShowGallery},
	{"lessons", "lessons.menu", render.Cap, learnGroup, func(a *App) { a.openLessons(0) }},
	{"help", "help.menu", render.Help, learnGroup, func(a *App) { a.stage.Push(help.New(a.stage, a.keys, lessonsDesk{a}, help.Rules)) }},
	{"lab", "lab.menu", render.Lab, learnGroup, func(a *App) { a.openLab(lab.Question(a.Playing().Goal())) }},
	{"atlas", "atlas.menu", render.Atlas, learnGroup, func(a *App) { a.stage.Push(atlas.New(a.stage, a.budget, a)) }},
	{"terms", "terms.menu", render.Book, learnGroup, func(a *App) { a.stage.Push(terms.New(a.stage)) }},
	{"picture", "picture.menu", render.Tiles, programGroup, (*App).ShowPictures},
	{"settings", "settings.menu", render.Settings, programGroup, func(a *App) { a.stage.Push(settings.New(a.stage, a.saves, a.keys, a)) }},
	{"about", "about.menu", render.Info, programGroup, func(a *App) { a.stage.Push(about.New(a.stage, a.boot.Version)) }},
}

// Rooms returns the names of the scenes that the menu leads to. They are also the names in the IDs of the menu's buttons.
func Rooms() (names []string) {
	for i := range rooms {
		names = append(names, rooms[i].name)
	}
	return names
}
