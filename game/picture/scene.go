// Package picture is the scene of the pictures on tiles: all that there are, each as itself, and the player's own, with the
// page on which its part is chosen.
package picture

import (
	"wildfifteen/game"
	"wildfifteen/game/boardview"
	"wildfifteen/game/keys"
	"wildfifteen/game/saves"
	"wildfifteen/game/session"
	"wildfifteen/game/stage"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Desk is what the scene asks of the rest of the program.
type Desk interface {
	// Goal returns the goal of the running game.
	Goal() puzzle.Goal
	// Show tells in each tick that the player's own picture is to be seen, so that it is decoded.
	Show()
	// Take reads a picture from a file that the player chose, and shows the page on which its part is chosen.
	Take(name string, data []byte)
}

// Scene is the list of the pictures.
type Scene struct {
	stage.Page
	saves    *saves.Saves
	keys     *keys.Map
	desk     Desk
	pictures []session.Picture // drawn ones
	names    []string          // of the cards: that of the player's own picture, and those of the drawn ones
	plates   []string
	sample   boardview.Sample // the solved board of the running game, with the chosen picture
	plain    plain
	previews previews
	own      boardview.Picture
	rows     []float32     // see rowsOf
	ownBelow bool          // it stands below the sample, not above the drawn ones
	single   bool          // one card stands in a row
	commands []ui.Command  // buffer
	ownImage *render.Image // the part of the player's own picture on its card
}

// The names in the IDs of the pictures and of the places of the numbers.
const (
	pictureGroup = "picture"
	platesGroup  = "plates"
)

// The controls.
var (
	ownID    = ui.ID{Name: "own"}
	chooseID = ui.ID{Name: "choose"}
	pasteID  = ui.ID{Name: "paste"}
	cutID    = ui.ID{Name: "cut"}
	removeID = ui.ID{Name: "remove"}
	backID   = ui.ID{Name: "bringback"}
	sampleID = ui.ID{Name: "sample"}
)

// places are where numbers stand, in their order on the page. The last one is only for pictures that do not look alike everywhere.
var places = [...]session.Plates{session.CornerPlates, session.MiddlePlates, session.NoPlates}

// New returns the scene. It changes the settings and the picture in sv.
func New(s *stage.Stage, sv *saves.Saves, k *keys.Map, desk Desk) *Scene {
	p := &Scene{Page: stage.NewPage(s), saves: sv, keys: k, desk: desk}
	for _, it := range session.Pictures() {
		if it != session.OwnPicture {
			p.pictures = append(p.pictures, it)
		}
	}
	p.read()
	return p
}

// read makes the words anew.
func (p *Scene) read() {
	t := p.Stage.Lang.T
	p.names, p.plates = []string{t("picture.own")}, nil
	for _, it := range p.pictures {
		p.names = append(p.names, t("picture.of_"+string(it)))
	}
	for _, it := range places {
		p.plates = append(p.plates, t("picture.plates_"+string(it)))
	}
}

// Hear makes the words anew when the language changes.
func (p *Scene) Hear(n stage.News) {
	if n == stage.Reworded {
		p.read()
	}
}

// First returns the picture chosen.
func (p *Scene) First() ui.ID {
	now := p.Stage.Set.Picture
	for i, it := range p.pictures {
		if it == now {
			return ui.ID{Name: pictureGroup, N: i}
		}
	}
	if p.saves.Picture() != nil {
		return ownID
	}
	return chooseID
}

// Tick draws some more of the pictures.
func (p *Scene) Tick() {
	p.desk.Show()
	if p.previews.tick() {
		p.Stage.Animate()
	}
}

// Act chooses a picture or where its numbers stand, or does what a button says.
func (p *Scene) Act(id ui.ID) {
	set := &p.saves.Settings.Choices
	switch {
	case id.Name == pictureGroup:
		set.Picture = p.pictures[id.N]
		p.saves.Change()
	case id.Name == platesGroup:
		set.Plates = places[id.N]
		p.saves.Change()
	case id == ownID:
		set.Picture = session.OwnPicture
		p.saves.Change()
	case id == chooseID:
		p.Stage.Out.OpenPicture = true
	case id == pasteID:
		p.Stage.Out.PastePicture = true
	case id == cutID:
		p.cut()
	case id == removeID:
		p.remove()
	case id == backID:
		p.bringBack()
	}
}

// cut shows the page on which the part of the picture is chosen.
func (p *Scene) cut() {
	if own := p.Stage.Own; own.Image != nil && p.saves.Picture() != nil {
		was := p.saves.Picture()
		p.Stage.Push(NewCutter(p.Stage, p.keys, Cutting{Name: was.Name, Own: own, Size: p.desk.Goal().Size(), Done: func(o stage.Own) {
			p.saves.SetPicture(saves.Picture{Name: was.Name, Cut: o.Cut, File: was.File})
			p.Act(ownID)
		}}))
	}
}

// remove removes the picture. It can be brought back.
func (p *Scene) remove() {
	name := p.saves.Picture().Name
	p.saves.RemovePicture()
	if set := &p.saves.Settings.Choices; set.Picture == session.OwnPicture {
		set.Picture = session.NoPicture
		p.saves.Change()
	}
	p.Focus = backID
	p.Stage.Toast(p.Stage.Lang.T("picture.removed", "name", name))
}

// bringBack brings back the picture that was removed or replaced last.
func (p *Scene) bringBack() {
	p.saves.BringBackPicture()
	p.Act(ownID)
	p.Focus = ownID
	p.Stage.Toast(p.Stage.Lang.T("picture.brought", "name", p.saves.Picture().Name))
}

// Key pastes a picture.
func (p *Scene) Key(e game.KeyEvent) bool {
	if e.Down && !e.Repeat && p.keys.Action(e) == keys.Paste {
		p.Act(pasteID)
		return true
	}
	return false
}

// Reply takes every file but a backup for a picture.
func (p *Scene) Reply(r game.Reply) bool {
	if r.Kind != game.Opened || saves.IsBackup(r.Data) {
		return false
	}
	p.desk.Take(r.Text, r.Data)
	return true
}
