package app_test

import (
	"maps"
	"slices"
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/render"
)

// iconUses are the commands that have an icon, by the names of their IDs: an icon means one thing, so that a command which does another
// gets an icon of its own.
var iconUses = map[render.Icon][]string{
	render.Undo:     {"undo", "takeback"},
	render.Redo:     {"redo"},
	render.Hint:     {"hint", "explain"},
	render.New:      {"new", "next", "again", "fromhere"}, // a new board to play
	render.Menu:     {"menu"},
	render.Close:    {"back", "clear", "compare", "leaverun"}, // closes a sheet, empties a field, ends a comparison or a run
	render.Back:     {"back"},
	render.Tick:     {"check", "done", "open", "sort", "result"}, // in order
	render.Play:     {"labplay", "mix", "open", "play", "run", "showme", "solve", "start", "watch"},
	render.Pause:    {"pause", "play", "run"},
	render.Again:    {"again", "clear", "mixback", "same", "usual", "whole"}, // back to the start
	render.Share:    {"both", "copymoves", "export", "labshare", "share"},
	render.Copy:     {"both", "copy", "foreign", "link", "slidysim"},
	render.Paste:    {"paste"},
	render.Help:     {"help"},
	render.Settings: {"settings"},
	render.Trophy:   {"records"},
	render.Lab:      {"lab"},
	render.Atlas:    {"atlas"},
	render.Quit:     {"quit"},
	render.Left:     {"before", "earlier"},
	render.Right:    {"after", "later"},
	render.Up:       {"shift"},
	render.Plus:     {"depth", "height", "length", "moves", "number", "side", "speed", "thisgoal", "width"},
	render.Minus:    {"depth", "height", "length", "moves", "number", "side", "speed", "width"},
	render.Keyboard: {"keyboard", "labentry"},
	render.Dice:     {"others"},
	render.Star:     {"studies"},
	render.Swap:     {"swap"},
	render.Pair:     {"largest"},
	render.Film:     {"film"},
	render.Step:     {"last"},
	render.Info:     {"about"},
	render.More:     {"labmore", "more"},
	render.Eye:      {"enough", "rewatch", "watch"},
	render.Stop:     {"solve"},
	render.Draw:     {"draw", "drawown"},
	render.Search:   {"find", "solve"},
	render.Calendar: {"day", "daily"},
	render.Delete:   {"erase"},
	render.Wand:     {"auto", "detour", "finish", "run"}, // the program shows how
	render.Book:     {"terms"},
	render.Hash:     {"entry"},
	render.First:    {"first"},
	render.Order:    {"turn"},
	render.Map:      {"goals"},
	render.Picture:  {"picture", "save"},
	render.Tiles:    {"change"},
	render.Flag:     {"race"},
	render.Legs:     {"relays", "runs"},
	render.Bin:      {"remove"},
	render.Save:     {"copy-save", "keep", "save"},
	render.Load:     {"choose", "copy-open", "labgame"},
	render.Bolt:     {"setup"},
	render.Cap:      {"lessons"},
	render.Mirror:   {"mirror"},
	render.Turn:     {"turn"},
	render.Shift:    {"shift"},
	render.Shuffle:  {"shuffle"},
	render.Detour:   {"review"},
	render.Branch:   {"try"},
	render.Scales:   {"compare"},
	render.Goal:     {"labgoalrow"},
	render.Crop:     {"cut"},
	render.Gallery:  {"gallery", "mine"},
	render.Name:     {"rename"},
	render.Wrench:   {"mend"},
	render.Filter:   {"filter"},
}

// TestIconsMeanOneThing goes through all scenes of a phone and compares which commands have which icons.
func TestIconsMeanOneThing(t *testing.T) {
	found := map[render.Icon]map[string]string{} // by the name of the ID: a scene
	for _, s := range gametest.Scenes() {
		r := s.Run(t, gametest.Options{W: 360, H: 640, Scale: 2, Phone: true})
		for _, c := range r.App.Controls() {
			if c.Icon == render.NoIcon || c.Label == "" {
				continue // none, or a picture beside words
			}
			if found[c.Icon] == nil {
				found[c.Icon] = map[string]string{}
			}
			found[c.Icon][c.ID.Name] = s.Name + ": " + c.Label
		}
	}
	for icon, names := range found {
		for _, name := range slices.Sorted(maps.Keys(names)) {
			if !slices.Contains(iconUses[icon], name) {
				t.Errorf("icon %d has a new use, %q (%s): those of %q mean something else", icon, name, names[name], iconUses[icon])
			}
		}
	}
	if len(found) < 40 {
		t.Errorf("only %d icons are in sight", len(found))
	}
}
